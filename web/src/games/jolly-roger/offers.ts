/** An offer put together piece by piece, and the promises that make sense between two seats. */

import type { Action, Due, Pledge, Promise, View } from "../../wire/generated/jolly-roger";
import { toggled } from "./choices";
import { quartermasterOf } from "./now";

/** An offer as far as it is put together. */
export interface Draft {
  to: number | null;
  give: readonly number[];
  want: readonly number[];
  promises: readonly Promise[];
}

export const EMPTY: Draft = { to: null, give: [], want: [], promises: [] };

/** Somebody else is addressed: what was wanted of the one before is not his to give. */
export const addressed = (draft: Draft, to: number): Draft =>
  draft.to === to ? draft : { ...draft, to, want: [], promises: [] };

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
export function offering({ to, give, want, promises }: Draft): Action | null {
  const empty = give.length === 0 && want.length === 0 && promises.length === 0;
  if (to === null || empty) return null;
  return { kind: "offer", to, give: inOrder(give), want: inOrder(want), promises: [...promises] };
}

/** The most promises in one offer. */
export const PROMISES_MAX = 3;

/** Adds a promise, or takes it back. */
export function promising(draft: Draft, promise: Promise): Draft {
  const key = promiseKey(promise);
  const others = draft.promises.filter((one) => promiseKey(one) !== key);
  if (others.length < draft.promises.length) return { ...draft, promises: others };
  if (others.length === PROMISES_MAX) return draft;
  return { ...draft, promises: [...others, promise] };
}

/** A promise to play cards is offered with so many. */
const PLAY = [1, 2, 3];
const DUES: readonly Due[] = ["this-round", "next-round", "game-end"];
const GOODS: readonly Pledge[] = ["prizes", "crew"];

/** The promises that make sense between two seats now; the table refuses what it must. */
export function promises(view: View, me: number, to: number): Promise[] {
  const relieved = (by: Promise["by"], guard: number): Promise[] =>
    view.phase.kind === "guard" && view.guard === guard ? [plain(by, "guard")] : [];
  const guard = [...relieved("you", me), ...relieved("me", to)];
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
  const pledges = fits.filter(([, fit]) => fit).map(([what]) => plain(by, what));
  const played = PLAY.map((n): Promise => ({ by, what: "play", n, due: null }));
  const later = GOODS.flatMap((what) => DUES.map((due): Promise => ({ by, what, n: 1, due })));
  return [...pledges, ...played, ...later];
}

const plain = (by: Promise["by"], what: Pledge): Promise => ({ by, what, n: 0, due: null });

/** A promise as the value of a form field, and back. */
export const promiseKey = ({ by, what, n, due }: Promise): string =>
  `${by} ${what} ${n} ${due ?? ""}`;
