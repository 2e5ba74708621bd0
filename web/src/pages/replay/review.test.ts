import { expect, test } from "vitest";
import { chancesOf, lineOf, lossOf, slips, type Judged } from "./review";

const judged = (moves: number, seat: number, played: number, best: number): Judged => ({
  moves,
  seat,
  played_share: played,
  best_share: best,
  best: null,
  reason: null,
});

const GAME = [judged(0, 0, 0.5, 0.5), judged(1, 1, 0.2, 0.6), judged(2, 0, 0.7, 0.8)];

test("the decisions that cost the most come first, and what hardly cost anything is left out", () => {
  expect(slips([...GAME, judged(3, 1, 0.58, 0.6)], 5).map((one) => one.moves)).toEqual([1, 2]);
  expect(slips(GAME, 1).map((one) => one.moves)).toEqual([1]);
});

test("what looks better than the captain's choice cost nothing", () => {
  expect(lossOf(judged(0, 0, 0.7, 0.6))).toBe(0);
});

test("a seat's line goes through its own decisions, from left to right", () => {
  expect(chancesOf(GAME, 0)).toEqual([
    { moves: 1, share: 0.5 },
    { moves: 3, share: 0.7 },
  ]);
  expect(lineOf(chancesOf(GAME, 0), 4)).toBe("M25.00 50.00L75.00 30.00");
});
