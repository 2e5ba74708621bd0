/** An offer put together piece by piece: cards given and wanted, and promises of either side. */

import type { Action, Due, Party, Pledge, Promise, View } from "../../wire/generated/jolly-roger";
import { same } from "../same";
import { inOrder, toggled } from "./choices";
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

/** The offer as it is sent; `null` where it says nothing, or to nobody. */
export function offering({ to, give, want, promises }: Draft): Action | null {
  const empty = give.length === 0 && want.length === 0 && promises.length === 0;
  if (to === null || empty) return null;
  const cards = { give: inOrder(give), want: inOrder(want) };
  return { kind: "offer", to, ...cards, promises: onceEach(promises) };
}

/** The most promises in one offer. */
export const PROMISES_MAX = 3;
/** The most cards that a promise may speak of. */
export const PROMISE_MAX = 9;
export const DUES: readonly Due[] = ["this-round", "next-round", "game-end"];

/** Whether a promise says how many cards. */
export const isCounted = (what: Pledge): boolean => what === "play" || isDated(what);

/** Whether a promise says by when cards are handed over. */
export const isDated = (what: Pledge): boolean => what === "crew" || what === "prizes";

/** What somebody can sensibly promise the other now; the table refuses what it must. */
export function pledges(view: View, promiser: number, other: number): Pledge[] {
  const captain = promiser === view.captain;
  const fits: [Pledge, boolean][] = [
    ["guard", view.phase.kind === "guard" && view.guard === other],
    ["share", promiser === quartermasterOf(view)],
    ["appoint", captain && view.quartermaster !== null],
    ["no-mutiny", !captain && view.unrest === "brewing"],
    ["stay-out", !captain && view.phase.kind === "mutiny"],
    ["prizes", true],
    ["crew", true],
    ["play", true],
  ];
  return fits.filter(([, fit]) => fit).map(([what]) => what);
}

/** The same promise of something else, with the parts that this needs and no others. */
export const pledging = (promise: Promise, what: Pledge): Promise => ({
  ...promise,
  what,
  n: isCounted(what) ? Math.max(promise.n, 1) : 0,
  due: isDated(what) ? (promise.due ?? "this-round") : null,
});

/** The promise that the other makes instead: the same, where he can. */
export function promisedBy(promise: Promise, by: Party, can: readonly Pledge[]): Promise {
  const what = can.includes(promise.what) ? promise.what : (can[0] ?? "prizes");
  return pledging({ ...promise, by }, what);
}

const NEW: Promise = { by: "me", what: "prizes", n: 1, due: "this-round" };

/** One promise more, to be changed as one likes. */
export const promising = (draft: Draft): Draft =>
  draft.promises.length < PROMISES_MAX ? { ...draft, promises: [...draft.promises, NEW] } : draft;

/** One promise is another now, or taken back. */
export const withPromise = (draft: Draft, at: number, promise: Promise | null): Draft => ({
  ...draft,
  promises: draft.promises.flatMap((one, idx) => {
    if (idx !== at) return [one];
    return promise ? [promise] : [];
  }),
});

/** A promise said twice is still one. */
function onceEach(promises: readonly Promise[]): Promise[] {
  return promises.filter((one, idx) => promises.findIndex((other) => same(one, other)) === idx);
}
