/**
 * The turning point of a game: the moment after which its winner's chances rose the most. A captain
 * reviews the winner's decisions first, then those of others in the stretch that mattered.
 */

import type { Review } from "../../../wire/generated/hosting";
import { lossOf, type Judged } from "../../replay/review";

/** The stretch in which the winner's chances rose the most: between two decisions of theirs. */
export interface Stretch {
  /** The winner's decision before it, by the number of moves made before. */
  from: number;
  /** Their next decision. */
  to: number;
  before: number;
  after: number;
}

export interface TurningPoint extends Stretch {
  /** The move that is shown, by the number of moves made before it. */
  move: number;
}

/** The smallest rise that counts; less is noise of the search. */
const RISE = 0.08;
/** The smallest loss by which another seat's decision explains the rise. */
const SLIP = 0.05;

/**
 * The steepest rise between two of these decisions, which are one seat's, in order. The one before
 * the last decision counts only if there is no other: that the winning move wins is no news.
 */
export function steepest(own: readonly Judged[]): Stretch | null {
  const stretches = own.slice(1).map((next, at) => {
    const last = own[at] as Judged;
    const [before, after] = [last.played_share, next.best_share];
    return { from: last.moves, to: next.moves, before, after };
  });
  return highest(stretches.slice(0, -1)) ?? highest(stretches);
}

function highest(stretches: Stretch[]): Stretch | null {
  const found = stretches.sort((one, other) => rise(other) - rise(one))[0];
  return found && rise(found) >= RISE ? found : null;
}

const rise = ({ before, after }: Stretch) => after - before;

/**
 * The move to show: the decision of another seat that cost it the most; else the move of the
 * stretch after which the most happened, by the number of events of each.
 */
export function pivot(
  stretch: Stretch,
  others: readonly Judged[],
  n_events: readonly number[],
): number {
  const worst = [...others].sort((one, other) => lossOf(other) - lossOf(one))[0];
  if (worst && lossOf(worst) >= SLIP) return worst.moves;
  return stretch.from + Math.max(0, n_events.indexOf(Math.max(...n_events)));
}

/** At most this many of a seat's decisions, evenly spread and with the last one. */
export function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, nth) => all[Math.round(nth * step)] as T);
}

/** A record that can be reviewed. */
export interface Reviewer {
  /** The seat of each move. */
  seats: readonly number[];
  review(moves: number): Promise<Review | null>;
  /** How many events the move after this many moves had. */
  events(moves: number): Promise<number>;
  /** Whether to continue: the player is still here, and there is time. */
  going(): boolean;
}

const OWN_MAX = 30;
const OTHERS_MAX = 8;

/** Looks for the turning point; `null` if there is none, or no time to find it. */
export async function findTurningPoint(
  reviewer: Reviewer,
  winner: number,
): Promise<TurningPoint | null> {
  const moves = reviewer.seats.map((seat, at) => ({ seat, at }));
  const own = moves.filter(({ seat }) => seat === winner).map(({ at }) => at);
  const stretch = steepest(await judge(reviewer, spread(own, OWN_MAX)));
  if (!stretch) return null;
  const between = moves.filter(({ at }) => at > stretch.from && at < stretch.to);
  const others = between.filter(({ seat }) => seat !== winner).map(({ at }) => at);
  const judged = await judge(reviewer, spread(others, OTHERS_MAX));
  const n_events: number[] = [];
  for (let at = stretch.from; at < stretch.to; at += 1) n_events.push(await reviewer.events(at));
  return { ...stretch, move: pivot(stretch, judged, n_events) };
}

async function judge(reviewer: Reviewer, moves: readonly number[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const at of moves) {
    if (!reviewer.going()) break;
    const review = await reviewer.review(at);
    if (review) judged.push({ ...review, moves: at });
  }
  return judged;
}
