/** A review of a whole record: the course of the chances, and the decisions that cost the most. */

import type { Review } from "../../wire/generated/hosting";

/** One decision of the record, and a captain's evaluation. */
export interface Judged extends Review {
  /** How many moves had been made before it. */
  moves: number;
}

/** The smallest loss of win share that counts as a slip; less is noise of the search. */
const SLIP = 0.05;

export function lossOf({ best_share, played_share }: Judged): number {
  return Math.max(0, best_share - played_share);
}

/** The decisions that cost the most, the worst first. */
export function slips(judged: readonly Judged[], most: number): Judged[] {
  return judged
    .filter((one) => lossOf(one) >= SLIP)
    .sort((one, other) => lossOf(other) - lossOf(one))
    .slice(0, most);
}

/** The chances of a seat, from its own view, at each of its decisions. */
export function chancesOf(
  judged: readonly Judged[],
  seat: number,
): { moves: number; share: number }[] {
  const own = judged.filter((one) => one.seat === seat);
  return own.map(({ moves, played_share }) => ({ moves: moves + 1, share: played_share }));
}

/** A line through points, in a box of 100 by 100: moves to the right, chances upwards. */
export function lineOf(points: readonly { moves: number; share: number }[], last: number): string {
  const place = ({ moves, share }: { moves: number; share: number }) =>
    `${((100 * moves) / Math.max(1, last)).toFixed(2)} ${(100 - 100 * share).toFixed(2)}`;
  return points.map((point, at) => `${at === 0 ? "M" : "L"}${place(point)}`).join("");
}
