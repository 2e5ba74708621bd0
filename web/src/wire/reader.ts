/**
 * Whom a sentence addresses. While a bot plays a person's seat, what it does is not told them as
 * their own doing: such sentences name the seat, as they do for everybody else.
 */

import type { Phrase, Told } from "./generated/contract";
import type { Place, Seats } from "./generated/table";

/** Why a bot plays the reader's seat. */
export type StandIn = NonNullable<Extract<Place, { kind: "person" }>["steward"]>;

/** A sentence about an event, with whom it addresses: a reader who played it, or not. */
export interface Heard extends Phrase {
  reader?: "player" | "bystander";
}

/** Why a bot plays the reader's own seat; `null` if they play it themselves, or watch. */
export function standInOf(seats: Pick<Seats, "you" | "places"> | null): StandIn | null {
  const place = seats?.you == null ? null : seats.places[seats.you];
  return place?.kind === "person" ? place.steward : null;
}

/** Marks what was told while these were at the table, so that it is worded so ever after. */
export function heardBy(seats: Seats | null, events: Told<unknown>[][]): Told<unknown>[][] {
  const reader = standInOf(seats) ? "bystander" : "player";
  const heard = (one: Told<unknown>): Told<unknown> =>
    one.phrase ? { ...one, phrase: { ...one.phrase, reader } as Heard } : one;
  return events.map((told) => told.map(heard));
}

/** Whether a sentence says "you" to the person in this seat. Unmarked ones are about the present. */
export function addresses(phrase: Heard, seats: Seats | null): boolean {
  return phrase.reader ? phrase.reader === "player" : standInOf(seats) === null;
}
