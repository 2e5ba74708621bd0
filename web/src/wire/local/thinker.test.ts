import { expect, test } from "vitest";
import type { Question, Request } from "../generated/wasm";
import { Thinker } from "./thinker";

const question = (level: string): Question => ({
  ticket: 1,
  level,
  outline: { game: "rum", options: {}, seats: 2, seat: 0, view: {} },
});

test("bots think one after another, and share the time when several wait", async () => {
  const given: number[] = [];
  let clock = 0;
  let n_at_once = 0;
  const ask = async (request: Request) => {
    n_at_once++;
    expect(n_at_once).toBe(1);
    await Promise.resolve();
    const iterations = request.kind === "think" ? request.iterations_max : 0;
    given.push(iterations);
    clock += iterations;
    n_at_once--;
    return { kind: "thought" as const, advice: null };
  };
  const thinker = new Thinker(
    ask,
    () => 7,
    () => clock,
  );
  for (let n = 0; n < 20; n += 1) await thinker.think(question("captain"));
  // One iteration per millisecond: a lone captain gets what fills the time.
  expect(given.at(-1)).toBeGreaterThan(600);
  await Promise.all([1, 2, 3, 4].map(() => thinker.think(question("captain"))));
  expect(given.at(-4)).toBeLessThan(200);
});

test("a bot that fails does not keep the others from thinking", async () => {
  let n_asked = 0;
  const ask = async () => {
    if (n_asked++ === 0) throw new Error("gone");
    return { kind: "thought" as const, advice: null };
  };
  const thinker = new Thinker(
    ask,
    () => 7,
    () => 0,
  );
  await expect(thinker.think(question("bosun"))).rejects.toThrow("gone");
  expect(await thinker.think(question("bosun"))).toBeNull();
});
