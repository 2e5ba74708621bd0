/** The flights of an update: which card flies from where to where. */

import type { Flight } from "../kit/flights.svelte";
import { laidOf, type End } from "./drafts";
import type { Event } from "./model";

/** A flying card. */
interface Trail {
  /** The element that the table shows it by; `null` if nobody sees it. */
  thing: string | null;
  from: string;
  to: string;
  /** The card, and the end of it that is up if it was laid out. */
  card?: number;
  up?: End;
}
export type CardFlight = Flight & Trail;

const FLIGHT_MS = 520;
const STAGGER_MS = 130;
const STAND_IN_W = 90;

const seatSpot = (seat: number, me: number | null) => (seat === me ? "hand" : `seat-${seat}`);
const cardThing = (card: number | null) => (card === null ? null : `card-${card}`);

function returned(from: string, n: number, cards: number[] | null): Trail[] {
  if (!cards) return Array.from({ length: n }, () => ({ thing: null, from, to: "wreck" }));
  return cards.map((card) => ({ thing: cardThing(card), from, to: "wreck", card }));
}

/** The movements of one event. */
function trails(event: Event, me: number | null): Trail[] {
  switch (event.kind) {
    case "laid-up":
      return [{ thing: cardThing(event.card), from: "wreck", to: `place-${event.place}` }];
    case "laid-down":
      return [{ thing: `down-${event.place}`, from: "wreck", to: `place-${event.place}` }];
    case "dealt":
    case "drew-wreck":
      return [{ thing: cardThing(event.card), from: "wreck", to: seatSpot(event.seat, me) }];
    case "took-up":
    case "took-down": {
      const [from, to] = [`place-${event.place}`, seatSpot(event.seat, me)];
      return [{ thing: cardThing(event.card), from, to }];
    }
    case "parrot-drawn":
      return [
        {
          thing: null,
          from: event.from === "wreck" ? "wreck" : `place-${event.from.beach}`,
          to: seatSpot(event.seat, me),
        },
      ];
    case "hand-returned":
    case "put-back":
      return returned(seatSpot(event.seat, me), event.n, event.cards);
    case "set-played": {
      const from = seatSpot(event.seat, me);
      return laidOf(event.laying).map((laid) => {
        return { thing: cardThing(laid.card), from, to: "wreck", ...laid };
      });
    }
    case "wave-rolled":
      return event.cards.map((card, place) => {
        return { thing: cardThing(card), from: `place-${place}`, to: `place-${place}` };
      });
    case "beach-mixed":
      return [0, 1, 2].map((place) => ({ thing: null, from: `place-${place}`, to: "wreck" }));
    case "parrot-joined":
    case "wreck-emptied":
    case "put-back-asked":
    case "answered":
    case "parrot-returned":
    case "clock-moved":
    case "collection-won":
    case "turn-passed":
    case "ended":
      return [];
  }
}

/** The flights of events, one after the other. Cards that leave the table drop out of sight. */
export function flights(events: readonly Event[], me: number | null): CardFlight[] {
  const usual = { takes: FLIGHT_MS, stays: 0, how: "drop", width: STAND_IN_W, lay: true } as const;
  return events
    .flatMap((event) => trails(event, me))
    .map((trail, nth) => ({ ...usual, ...trail, at: nth * STAGGER_MS }));
}
