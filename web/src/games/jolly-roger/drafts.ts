/** What is composed step by step before it is sent: offers, shown prizes, discards. */

import { inOrder, toggled } from "../kit/cards";
import { same } from "../kit/same";
import { quartermasterOf } from "./model";
import type { Action, Due, Party, Pledge, Promise, View } from "./model";

/** An offer: cards given and wanted, and promises of either side. */
export interface Offering {
  to: number | null;
  give: readonly number[];
  want: readonly number[];
  promises: readonly Promise[];
}

export const NO_OFFER: Offering = { to: null, give: [], want: [], promises: [] };

/** Addresses another seat: cards wanted from the previous one are not theirs to give. */
export const addressed = (draft: Offering, to: number): Offering =>
  draft.to === to ? draft : { ...draft, to, want: [], promises: [] };

export const giving = (draft: Offering, card: number): Offering => ({
  ...draft,
  give: toggled(draft.give, card),
});

export const wanting = (draft: Offering, card: number): Offering => ({
  ...draft,
  want: toggled(draft.want, card),
});

/** The offer as it is sent; `null` if it is empty or addressed to nobody. */
export function offering({ to, give, want, promises }: Offering): Action | null {
  const empty = give.length === 0 && want.length === 0 && promises.length === 0;
  if (to === null || empty) return null;
  const cards = { give: inOrder(give), want: inOrder(want) };
  return { kind: "offer", to, ...cards, promises: onceEach(promises) };
}

/** The most promises in one offer. */
export const PROMISES_MAX = 3;
/** The most cards that one promise may name. */
export const PROMISE_MAX = 9;
export const DUES: readonly Due[] = ["this-round", "next-round", "game-end"];

/** Whether a promise has a number of cards. */
export const isCounted = (what: Pledge): boolean => what === "play" || isDated(what);

/** Whether a promise has a date by which cards are handed over. */
export const isDated = (what: Pledge): boolean => what === "crew" || what === "prizes";

/** What somebody can sensibly promise the other now; the table refuses the rest. */
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

/** Changes the pledge of a promise, and keeps only the parts that the new pledge needs. */
export const pledging = (promise: Promise, what: Pledge): Promise => ({
  ...promise,
  what,
  n: isCounted(what) ? Math.max(promise.n, 1) : 0,
  due: isDated(what) ? (promise.due ?? "this-round") : null,
});

/** Makes the other party give the promise: the same one, if they can. */
export function promisedBy(promise: Promise, by: Party, can: readonly Pledge[]): Promise {
  const what = can.includes(promise.what) ? promise.what : (can[0] ?? "prizes");
  return pledging({ ...promise, by }, what);
}

const NEW: Promise = { by: "me", what: "prizes", n: 1, due: "this-round" };

/** Adds a promise, to be edited. */
export const promising = (draft: Offering): Offering =>
  draft.promises.length < PROMISES_MAX ? { ...draft, promises: [...draft.promises, NEW] } : draft;

/** Replaces a promise, or removes it. */
export const withPromise = (draft: Offering, at: number, promise: Promise | null): Offering => ({
  ...draft,
  promises: draft.promises.flatMap((one, idx) => {
    if (idx !== at) return [one];
    return promise ? [promise] : [];
  }),
});

/** Drops duplicate promises. */
function onceEach(promises: readonly Promise[]): Promise[] {
  return promises.filter((one, idx) => promises.findIndex((other) => same(one, other)) === idx);
}

/** The seats that get to see them: one or all; `null` while that is open. */
export type Onlooker = number | "all" | null;

/** Hidden prizes to be shown. */
export interface Showing {
  cards: readonly number[];
  to: Onlooker;
}

export const NO_SHOW: Showing = { cards: [], to: null };

export const picking = (draft: Showing, card: number): Showing => ({
  ...draft,
  cards: toggled(draft.cards, card),
});

/** Drops prizes that are gone meanwhile. */
export function stillHeld(draft: Showing, view: Pick<View, "seats">, me: number): Showing {
  const held = view.seats[me];
  const own = [...(held?.prizes.known ?? []), ...(held?.buried.known ?? [])];
  return { ...draft, cards: draft.cards.filter((card) => own.includes(card)) };
}

/** The show as it is sent; `null` if no prize or no addressee is selected. */
export function showing({ cards, to }: Showing): Action | null {
  if (cards.length === 0 || to === null) return null;
  return { kind: "show", cards: inOrder(cards), to: to === "all" ? null : to };
}

export const discarding = (cards: readonly number[]): Action => ({
  kind: "discard",
  cards: inOrder(cards),
});
