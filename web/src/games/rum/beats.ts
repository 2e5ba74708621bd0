/** How RUM's events are told: their part in a turn, their cards, and which are big moments. */

import type { Beat, Thing } from "../contract";
import { laidOf, type End } from "./drafts";
import type { Colour, Event } from "./model";

/** A rum card or the parrot. */
export const cardThing = (card: number): Thing => ({ name: `card-${card}` });
export const cardOf = ({ name }: Thing): number => Number(name.slice("card-".length));
/** The collection card of a colour, with its value. */
export const heldThing = (colour: string, value: number): Thing => ({
  name: `held-${colour}`,
  way: value,
});
/** The colour of a collection card; `null` for other things. */
export const colourOf = ({ name }: Thing): Colour | null =>
  name.startsWith("held-") ? (name.slice("held-".length) as Colour) : null;
/** The end of a laid card that is up. */
export const endOf = ({ way }: Thing): End | null =>
  way === "single" || way === "double" ? way : null;

const one = (card: number | null): Pick<Beat, "fills"> =>
  card === null ? {} : { fills: { card: [cardThing(card)] } };
const many = (cards: readonly number[] | null): Pick<Beat, "fills"> =>
  cards === null ? {} : { fills: { cards: cards.map(cardThing) } };
const news = (seat: number | null = null): Beat => ({ part: "news", seat });

export function tell(event: Event): Beat {
  switch (event.kind) {
    case "turn-passed":
      return { part: "turn", seat: event.seat };
    case "drew-wreck":
    case "took-up":
    case "took-down":
      return { part: "head", seat: event.seat, ...one(event.card) };
    case "parrot-drawn":
      return { part: "head", seat: event.seat, moment: "rum-page-moment-parrot" };
    case "set-played":
      return {
        part: "head",
        seat: event.seat,
        fills: {
          bottles: laidOf(event.laying).map(({ card, up }) => ({ ...cardThing(card), way: up })),
          beach: event.beach.map((card) => ({ ...cardThing(card), way: "single" })),
        },
      };
    case "collection-won": {
      const stolen = event.from !== null && event.from !== event.seat;
      return {
        ...news(event.seat),
        also: [heldThing(event.colour, event.value)],
        ...(stolen ? { moment: "rum-page-moment-steal" } : {}),
      };
    }
    case "put-back":
      return { part: "deed", seat: event.seat, ...many(event.cards) };
    case "hand-returned":
      return { ...news(event.seat), ...many(event.cards) };
    case "laid-up":
      return { ...news(), ...one(event.card) };
    case "dealt":
      return { ...news(event.seat), ...one(event.card) };
    case "wave-rolled":
      return { ...news(), ...many(event.cards) };
    case "put-back-asked":
      return event.cause === "parrot" ? news() : { ...news(), moment: "rum-page-moment-parrot" };
    case "wreck-emptied":
      return { ...news(), moment: "rum-page-moment-empty" };
    case "ended":
      return { part: "chapter", seat: null };
    case "laid-down":
    case "parrot-joined":
    case "answered":
    case "parrot-returned":
    case "clock-moved":
    case "beach-mixed":
      return news();
  }
}
