/** An offer put together piece by piece, and the promises that make sense between two seats. */

import type { Action, Pledge, Promise, View } from "../../wire/generated/jolly-roger";
import { toggled } from "./choices";
import { quartermasterOf } from "./now";

/** An offer as far as it is put together. */
export interface Draft {
  to: number | null;
  give: readonly number[];
  want: readonly number[];
  promise: Promise | null;
}

export const EMPTY: Draft = { to: null, give: [], want: [], promise: null };

/** Somebody else is addressed: what was wanted of the one before is not his to give. */
export const addressed = (draft: Draft, to: number): Draft =>
  draft.to === to ? draft : { ...draft, to, want: [], promise: null };

export const giving = (draft: Draft, card: number): Draft => ({
  ...draft,
  give: toggled(draft.give, card),
});

export const wanting = (draft: Draft, card: number): Draft => ({
  ...draft,
  want: toggled(draft.want, card),
});

const inOrder = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** The offer as it is sent; `null` where it says nothing, or to nobody. */
export function offering({ to, give, want, promise }: Draft): Action | null {
  const empty = give.length === 0 && want.length === 0 && promise === null;
  if (to === null || empty) return null;
  return { kind: "offer", to, give: inOrder(give), want: inOrder(want), promise };
}

/** A promise to play cards is offered with so many. */
const PLAY = [1, 2, 3];

/** The promises that make sense between two seats now; the table refuses what it must. */
export function promises(view: View, me: number, to: number): Promise[] {
  const guards = view.phase.kind === "guard" && view.guard === me;
  const guard: Promise[] = guards ? [{ by: "you", what: "guard", n: 0 }] : [];
  return [...guard, ...promisesOf(view, "me", me), ...promisesOf(view, "you", to)];
}

function promisesOf(view: View, by: Promise["by"], promiser: number): Promise[] {
  const captain = promiser === view.captain;
  const fits: [Pledge, boolean][] = [
    ["share", promiser === quartermasterOf(view)],
    ["appoint", captain && view.quartermaster !== null],
    ["no-mutiny", !captain && view.unrest === "brewing"],
    ["stay-out", !captain && view.phase.kind === "mutiny"],
  ];
  const pledges = fits.filter(([, fit]) => fit).map(([what]): Promise => ({ by, what, n: 0 }));
  return [...pledges, ...PLAY.map((n): Promise => ({ by, what: "play", n }))];
}

/** A promise as the value of a form field, and back. */
export const promiseKey = ({ by, what, n }: Promise): string => `${by} ${what} ${n}`;
