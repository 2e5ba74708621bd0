import { expect, test } from "vitest";
import { dwell } from "./pacing";

const plain = { n_said: 1, big: false };
const big = { n_said: 1, big: true };

test("a big moment breathes, and even in a hurry it can be read", () => {
  expect(dwell(big, 0, 1)).toBeGreaterThan(2 * dwell(plain, 0, 1));
  expect(dwell(big, 8, 1)).toBeGreaterThan(1_000);
  expect(dwell(plain, 8, 1)).toBeLessThan(dwell(plain, 0, 1));
});

test("without motion nothing waits, and a reader far behind skips ahead", () => {
  expect(dwell(big, 0, 0)).toBe(0);
  expect(dwell(big, 25, 1)).toBe(0);
});

test("the speed of bots changes how long each move is shown", () => {
  expect(dwell(plain, 0, 2)).toBe(2 * dwell(plain, 0, 1));
});
