import { expect, test } from "vitest";
import type { Judged } from "../../replay/review";
import { findTurningPoint, pivot, spread, steepest } from "./turning";

const judged = (moves: number, best: number, played = best, seat = 0): Judged =>
  ({ moves, seat, best_share: best, played_share: played }) as Judged;

test("the turning point is where the winner's chances rose the most between two decisions", () => {
  const own = [judged(0, 0.3), judged(4, 0.32), judged(8, 0.7), judged(12, 0.8)];
  expect(steepest(own)).toEqual({ from: 4, to: 8, before: 0.32, after: 0.7 });
  expect(steepest([judged(0, 0.5), judged(4, 0.55)])).toBe(null);
  // The rise before the winning move itself counts only if there is no other.
  const late = [judged(0, 0.3), judged(4, 0.45), judged(8, 1)];
  expect(steepest(late)).toMatchObject({ from: 0 });
  expect(steepest(late.slice(1))).toMatchObject({ from: 4 });
  expect(steepest([])).toBe(null);
});

test("it shows the others' costliest decision in that stretch, or the move that did the most", () => {
  const stretch = { from: 4, to: 8, before: 0.3, after: 0.7 };
  const n_events = [1, 2, 5, 1];
  expect(pivot(stretch, [judged(5, 0.4, 0.38, 1), judged(7, 0.5, 0.2, 2)], n_events)).toBe(7);
  expect(pivot(stretch, [judged(5, 0.4, 0.38, 1)], n_events)).toBe(6);
  expect(pivot(stretch, [], [])).toBe(4);
});

test("a long game is sampled evenly, with its first and last decision", () => {
  const all = Array.from({ length: 100 }, (_, at) => at);
  const some = spread(all, 5);
  expect(some).toEqual([0, 25, 50, 74, 99]);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
});

test("it reviews the winner's decisions and then only those of the stretch that mattered", async () => {
  const shares: Record<number, number> = { 0: 0.3, 2: 0.35, 4: 0.75, 6: 0.8 };
  const asked: number[] = [];
  const reviewer = {
    seats: [0, 1, 0, 1, 0, 1, 0],
    going: () => true,
    events: () => Promise.resolve(1),
    review: (at: number) => {
      asked.push(at);
      const share = shares[at] ?? 0.4;
      return Promise.resolve(judged(at, share, at === 3 ? 0.1 : share, at % 2));
    },
  };
  expect(await findTurningPoint(reviewer, 0)).toMatchObject({ from: 2, to: 4, move: 3 });
  expect(asked).toEqual([0, 2, 4, 6, 3]);
  expect(await findTurningPoint({ ...reviewer, going: () => false }, 0)).toBe(null);
});
