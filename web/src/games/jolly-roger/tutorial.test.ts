import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import tutorial from "./tutorial";

const moves = tutorial.record.split("\n").filter((line) => /^\d+\. /.test(line));
const isMine = (line: string) => line.includes(`. ${tutorial.seat + 1}: `);

test("the newcomer makes each move of theirs, in order, and nothing is told after the last", () => {
  const acts = tutorial.steps.filter((step) => step.kind === "act").map((step) => step.at);
  expect(acts).toEqual(moves.flatMap((line, at) => (isMine(line) ? [at] : [])));
  const order = tutorial.steps.map((step) => step.at);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order.at(-1)).toBe(moves.length);
});

test("the first steps are told in every language", () => {
  for (const language of ["en", "pl", "de"]) {
    const path = new URL(`../../../words/${language}.ftl`, import.meta.url);
    const words = readFileSync(path, "utf8");
    for (const { text } of tutorial.steps) expect(words).toContain(`\n${text} = `);
  }
});
