/** How Port Royal's events are told: their part in a turn, their cards, and the big moments. */

import type { Beat, Thing } from "../contract";
import type { EventView } from "./model";

export const cardThing = (card: number): Thing => ({ name: `card-${card}` });
export const cardOf = ({ name }: Thing): number => Number(name.slice("card-".length));

const one = (card: number): Pick<Beat, "fills"> => ({ fills: { card: [cardThing(card)] } });
const news = (seat: number | null = null): Beat => ({ part: "news", seat });

export function tell(event: EventView): Beat {
  switch (event.kind) {
    case "turn-began":
      return { part: "turn", seat: event.seat };
    case "stopped":
      return { part: "head", seat: event.seat };
    case "busted":
      return {
        part: "head",
        seat: event.seat,
        ...one(event.card),
        also: event.lost.map(cardThing),
        moment: "pr-page-banner-bust",
      };
    case "person-drawn":
    case "expedition-drawn":
    case "ship-drawn":
    case "ship-kept":
    case "ship-repelled":
    case "traded":
    case "hired":
      return { part: "deed", seat: event.seat, ...one(event.card) };
    case "passed":
      return { part: "deed", seat: event.seat };
    case "fulfilled":
      return {
        part: "deed",
        seat: event.seat,
        fills: {
          expedition: [cardThing(event.expedition)],
          persons: event.persons.map(cardThing),
        },
        moment: "pr-page-banner-fulfilled",
      };
    case "tax-drawn":
      return { part: "deed", seat: event.seat, moment: "pr-page-banner-tax" };
    case "last-lap-began":
      return { ...news(event.by), moment: "pr-page-banner-last-lap" };
    case "expedition-opened":
      return { ...news(), ...one(event.card) };
    case "ended":
      return { part: "chapter", seat: null };
    case "start-drawn":
    case "taxed":
    case "fee-paid":
    case "earned":
    case "taking-began":
    case "coin-drawn":
      return news(event.seat);
    case "reshuffled":
    case "tax-settled":
    case "harbour-cleaned":
    case "nothing-drawn":
      return news();
  }
}
