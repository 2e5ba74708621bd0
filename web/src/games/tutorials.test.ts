/** The tutorial of every game: its record can be replayed, and the newcomer makes the moves. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { expected, Module } from "../wire/local/module";
import { GAMES } from "./catalogue";
import type { Tutorial } from "./contract";

const SCRIPTS = import.meta.glob<Tutorial>("./*/tutorial.ts", { import: "default", eager: true });
// `cargo xtask module` builds them.
const engineOf = (game: string) =>
  readFileSync(new URL(`../wire/local/engines/${game}.wasm`, import.meta.url));
const wordsOf = (game: string) =>
  ["en", "pl", "de"].map((language) => {
    const file = `../../../games/${game}/page/words/${language}.ftl`;
    return readFileSync(new URL(file, import.meta.url), "utf8");
  });

describe.each(GAMES)("the first steps in %s", (game) => {
  const tutorial = SCRIPTS[`./${game}/tutorial.ts`];
  if (!tutorial) throw new Error(`${game} has no first steps`);
  const { record, seat, steps } = tutorial;

  test("are a whole game by its rules, in which the newcomer decides and wins", async () => {
    const module = await Module.start(await WebAssembly.compile(new Uint8Array(engineOf(game))));
    const opened = expected(module.ask({ kind: "read-record", text: record }), "opened");
    expect(opened.game).toBe(game);
    const acts = steps.filter((step) => step.kind === "act").map((step) => step.at);
    // After the newcomer's last move, the rest of the game is shown quickly.
    const guided = opened.moves.slice(0, (acts.at(-1) ?? 0) + 1);
    const mine = guided.flatMap((move, at) => (move.seat === seat ? [at] : []));
    expect(acts).toEqual(mine);
    for (const moves of mine) {
      const observer = { seat };
      const frame = expected(module.ask({ kind: "frame", moves, observer }), "frame");
      expect(frame.menu?.choices.length).toBeGreaterThan(0);
    }
    const order = steps.map((step) => step.at);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order.at(-1)).toBe(opened.moves.length);
    expect(opened.outcome?.placings[seat]?.rank).toBe(1);
  });

  test("are told in every language", () => {
    for (const told of wordsOf(game)) {
      expect(steps.filter(({ text }) => !told.includes(`\n${text} =`))).toEqual([]);
    }
  });
});
