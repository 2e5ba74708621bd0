/** Promises that were given: which are pending, which were broken, and which cards are owed. */

import type { Phrase } from "../contract";
import type { View } from "./model";
import { same } from "../kit/same";

/** The public record of promises. */
export type Record = Pick<View, "words" | "seats" | "round"> & {
  said: Pick<View["said"], "words">;
};

const brokenBy = ({ seats }: Record, seat: number): number => seats[seat]?.repute.broken ?? 0;

/**
 * Promises that were pending before and have been broken since: they are gone, and the count of
 * broken promises of whoever gave them has risen. The table judges. If a kept promise went at the
 * same time, the older ones are taken to be the broken ones. They are told in the game's words.
 */
export function brokenSince(before: Record, now: Record): Phrase[] {
  const left = before.seats.map((_, seat) => brokenBy(now, seat) - brokenBy(before, seat));
  return before.said.words.filter((_, idx) => {
    const word = before.words[idx];
    if (!word || now.words.some((one) => same({ ...one, n: word.n }, word))) return false;
    const n = left[word.by] ?? 0;
    left[word.by] = n - 1;
    return n > 0;
  });
}

/** Seats that have broken promises, and how many. */
export function breakers(now: Record): { seat: number; count: number }[] {
  return now.seats
    .map((_, seat) => ({ seat, count: brokenBy(now, seat) }))
    .filter(({ count }) => count > 0);
}

/** My cards that are part of an offer: the addressee can take them at any moment. */
export function offeredCards(view: Pick<View, "offers">, me: number): number[] {
  return view.offers.flatMap((offer) => (offer.from === me ? (offer.give ?? []) : []));
}

/** How many cards of a kind a seat still owes by promises. */
export function owed(view: Pick<View, "words">, by: number, what: "crew" | "prizes"): number {
  return view.words
    .filter((word) => word.by === by && word.what === what)
    .reduce((sum, { n }) => sum + n, 0);
}
