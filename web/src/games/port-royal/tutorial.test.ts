import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import tutorial from "./tutorial";

const moves = tutorial.record.split("\n").filter((line) => /^\d+\. /.test(line));
const isMine = (line: string | undefined) => line?.includes(`. ${tutorial.seat + 1}: `) ?? false;

describe("the first steps in Port Royal", () => {
  it("have the newcomer make each of their own moves, in order", () => {
    const acts = tutorial.steps.filter((step) => step.kind === "act").map((step) => step.at);
    const mine = moves.flatMap((line, at) => (isMine(line) ? [at] : []));
    expect(acts).toEqual(mine);
    const order = tutorial.steps.map((step) => step.at);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order.at(-1)).toBe(moves.length);
  });

  it("are told in every language", () => {
    for (const language of ["en", "pl", "de"]) {
      const path = new URL(`../../../words/${language}.ftl`, import.meta.url);
      const words = readFileSync(path, "utf8");
      for (const { text } of tutorial.steps) expect(words).toContain(`\n${text} = `);
    }
  });
});
