/** How Jolly Roger's events are told: the parts of a round, their cards, and the big moments. */

import type { Beat, Thing } from "../contract";
import type { EventView } from "./model";

export const cardThing = (card: number): Thing => ({ name: `card-${card}` });
/** Crew in a mutiny: its small picture shows the crewmen, which are all that counts there. */
const inMutiny = (card: number): Pick<Beat, "fills"> => ({
  fills: { card: [{ ...cardThing(card), way: "crewmen" }] },
});
export const cardOf = ({ name }: Thing): number => Number(name.slice("card-".length));

const one = (card: number | null): Pick<Beat, "fills"> =>
  card === null ? {} : { fills: { card: [cardThing(card)] } };
const many = (cards: readonly number[] | null): Pick<Beat, "fills"> =>
  cards === null ? {} : { fills: { cards: cards.map(cardThing) } };
const news = (seat: number | null = null): Beat => ({ part: "news", seat });
const deed = (seat: number): Beat => ({ part: "deed", seat });

export function tell(event: EventView): Beat {
  switch (event.kind) {
    case "round-began":
    case "sailed":
      return { part: "chapter", seat: null };
    case "ended":
      return { part: "chapter", seat: null, moment: "jr-page-moment-over" };
    case "mutiny-called":
      return {
        part: "chapter",
        seat: event.seat,
        ...inMutiny(event.card),
        moment: "jr-page-moment-mutiny",
      };
    case "mutiny-decided": {
      const how = event.winner === "mutineer" ? "overthrown" : "put-down";
      return { ...news(event.captain), moment: `jr-page-moment-${how}` };
    }
    case "fought":
      return { ...news(), moment: `jr-page-moment-${event.fight}` };
    case "betrayed":
    case "cancelled":
      return {
        ...deed(event.seat),
        ...one(event.target),
        also: [cardThing(event.card)],
        moment: "jr-page-moment-traitor",
      };
    case "dug-up":
      return { ...deed(event.to), ...one(event.card), moment: "jr-page-moment-dug-up" };
    case "shown":
      return { ...deed(event.effect.seat), ...one(event.effect.card) };
    case "joined":
      return { ...deed(event.seat), ...inMutiny(event.card) };
    case "contributed":
    case "picked":
    case "exchanged":
    case "ransomed":
    case "buried":
      return { ...deed(event.seat), ...one(event.card) };
    case "handed":
      return { ...deed(event.from), ...one(event.card) };
    case "prizes-shown":
      return { ...deed(event.seat), ...many(event.cards) };
    case "offered":
      return deed(event.offer.from);
    case "committed":
    case "claim-waived":
    case "passed":
    case "finished":
      return deed(event.seat);
    case "prize-taken":
    case "crew-taken":
      return { ...news(event.to), ...one(event.card) };
    case "given":
      return { ...news(event.to), ...one(event.card) };
    case "flogged":
      return { ...news(event.seat), ...one(event.card), moment: "jr-page-moment-flogged" };
    case "drew":
    case "redealt":
    case "prizes-drawn":
    case "limit-discarded":
      return { ...news(event.seat), ...many(event.cards) };
    case "jewels-valued":
      return { ...news(event.seat), ...many(event.drawn) };
    case "turned":
      return { ...news(), also: [cardThing(event.card)] };
    case "assigned":
    case "voyage-counted":
      return { ...news(), ...one(event.card) };
    case "prizes-turned":
    case "crew-discarded":
      return { ...news(), ...many(event.cards) };
    case "captain-found":
    case "appointed":
    case "took-over":
    case "pot-shown":
    case "cook-served":
    case "gathered":
    case "forced":
    case "guard-named":
      return news(event.seat);
    case "turned-back":
    case "lost-at-sea":
      return { ...news(), moment: "jr-page-moment-no-map" };
    case "agreed":
    case "offer-closed":
      return news(event.from);
    case "opened":
    case "reopened":
    case "answered":
    case "reshuffled":
    case "decided":
    case "assign-asked":
    case "share-began":
    case "betrayal-opened":
    case "effect-stood":
    case "effect-fell":
    case "skill-changed":
    case "limit-opened":
    case "limit-chosen":
      return news();
  }
}
