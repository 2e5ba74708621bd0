/**
 * The flights of an update: which card comes from whose place. A card that was on the table before
 * flies from there; everything else that moved glides by itself.
 */

import type { Flight } from "../kit/flights.svelte";
import type { EventView } from "./model";

const FLIGHT_MS = 420;
const STAGGER_MS = 110;

/** Whose place a card comes from, if somebody has just laid it down or handed it over. */
function sourceOf(event: EventView): { card: number; seat: number } | null {
  switch (event.kind) {
    case "contributed":
    case "joined":
    case "mutiny-called":
    case "betrayed":
    case "cancelled":
      return { card: event.card, seat: event.seat };
    case "prize-taken":
    case "crew-taken":
    case "dug-up":
    case "handed":
      return event.card === null ? null : { card: event.card, seat: event.from };
    default:
      return null;
  }
}

/** The flights of events, one after the other. */
export function flights(events: readonly EventView[]): Flight[] {
  const from = events.flatMap((event) => sourceOf(event) ?? []);
  return from.map(({ card, seat }, nth) => ({
    thing: `card-${card}`,
    from: `seat-${seat}`,
    to: `card-${card}`,
    at: nth * STAGGER_MS,
    takes: FLIGHT_MS,
    stays: 0,
    how: "fly",
    width: 60,
    lay: true,
  }));
}
