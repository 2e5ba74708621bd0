/** The movements that events cause, for animation only; the view has the truth. */

import type { Event } from "./model";

/** A moving thing: one that the table shows under this name, or the back of a card. */
export interface Trail {
  thing: string | null;
  from: string | null;
  to: string | null;
}

const seatSpot = (seat: number, me: number | null) => (seat === me ? "hand" : `seat-${seat}`);
const cardThing = (card: number | null) => (card === null ? null : `card-${card}`);

function returned(from: string, n: number, cards: number[] | null): Trail[] {
  if (cards) return cards.map((card) => ({ thing: cardThing(card), from, to: "wreck" }));
  return Array.from({ length: n }, () => ({ thing: null, from, to: "wreck" }));
}

/** The movements of one event. */
export function trails(event: Event, me: number | null): Trail[] {
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
      const cards = [...event.laying.singles, ...event.laying.doubles];
      return returned(seatSpot(event.seat, me), cards.length, cards);
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
