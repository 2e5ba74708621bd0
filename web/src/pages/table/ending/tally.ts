/**
 * The points at the end, counted up part by part, and what to say to somebody who did not win.
 * Pure: `Tally.svelte` shows it.
 */

import type { Phrase } from "../../../games/contract";
import type { Placing, ScorePart } from "../../../wire/generated/contract";

export interface Row {
  seat: number;
  rank: number;
  points: number;
  /** What brought the points; empty if the game does not say. */
  parts: readonly ScorePart[];
}

const sum = (parts: readonly ScorePart[]) => parts.reduce((all, part) => all + part.points, 0);

/** A row for each seat, in the order of seats. Parts that do not add up are left out. */
export function rowsOf(placings: readonly Placing[], score: unknown): Row[] {
  const said = Array.isArray(score) ? (score as ScorePart[][]) : [];
  return placings.map(({ rank, points }, seat) => {
    const parts = said[seat] ?? [];
    return { seat, rank, points, parts: sum(parts) === points ? parts : [] };
  });
}

/** The rows by rank, the winners first. */
export const byRank = (rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => one.rank - other.rank || one.seat - other.seat);

/** The number of steps in which the points are counted; every seat shows one part in each. */
export const nSteps = (rows: readonly Row[]): number =>
  Math.max(1, ...rows.map(({ parts }) => parts.length));

/** What a row shows after some steps: its first parts and their sum. */
export function after(
  { parts, points }: Row,
  step: number,
): {
  shown: readonly ScorePart[];
  points: number;
} {
  if (parts.length === 0) return { shown: [], points: step > 0 ? points : 0 };
  const shown = parts.slice(0, step);
  return { shown, points: sum(shown) };
}

/** How a seat's result compares with the others'. */
export interface Verdict {
  /**
   * `won`: ahead of the next by `points`; `short`: behind the winners by `points`; `tie`: level
   * with the winners, but not one of them; `despite`: more points than the winners.
   */
  kind: "won" | "short" | "tie" | "despite";
  points: number;
  /** What this seat has more of than anybody else. */
  best: ScorePart | null;
}

/** The verdict about one seat; `null` if there is nobody to compare with. */
export function verdict(rows: readonly Row[], seat: number | null): Verdict | null {
  const mine = rows.find((row) => row.seat === seat);
  const others = rows.filter((row) => row.seat !== seat);
  const first = rows.find((row) => row.rank === 1);
  if (!mine || !first || others.length === 0) return null;
  const best = bestPart(mine, others);
  if (mine.rank === 1) {
    const next = Math.max(...others.map((row) => row.points));
    return next < mine.points ? { kind: "won", points: mine.points - next, best } : null;
  }
  const behind = first.points - mine.points;
  const kind = behind > 0 ? "short" : behind === 0 ? "tie" : "despite";
  return { kind, points: Math.abs(behind), best };
}

/** Whether somebody has as many points as the winners and still lost: a tie-break decided. */
export function tieBroken(rows: readonly Row[]): boolean {
  const first = rows.find((row) => row.rank === 1);
  return rows.some((row) => row.rank > 1 && row.points === first?.points);
}

const same = (one: Phrase, other: Phrase) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The seat's largest part that beats everybody: more than the others have of the same, or, if
 * nobody else can have it, more than any single part of theirs.
 */
function bestPart(mine: Row, others: readonly Row[]): ScorePart | null {
  const theirs = others.flatMap(({ parts }) => parts);
  const most = Math.max(0, ...theirs.map(({ points }) => points));
  const beats = ({ what, points }: ScorePart) => {
    const alike = theirs.filter((part) => same(part.what, what));
    return alike.length > 0 ? alike.every((part) => part.points < points) : points > most;
  };
  const found = mine.parts.filter(beats).sort((one, other) => other.points - one.points);
  return found[0] ?? null;
}
