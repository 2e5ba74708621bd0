/** Phrases from RUM's own word files; its sentences come with the messages. */

import type { Phrase } from "../contract";
import { phrase } from "../kit/phrases";
import type { End, Laid } from "./drafts";
import type { Colour, Event, Rules } from "./model";

export function colourName(colour: Colour): Phrase {
  return phrase(`rum-colour-${colour}`);
}

/** The name of a card, as the game's rules give it. */
export function cardName(rules: Rules, card: number): Phrase {
  return rules.spoken[card] ?? phrase("rum-card-unknown");
}

/** The name of the end of a laid card that is up. */
export function laidName(rules: Rules, { card, up }: Laid): Phrase {
  const face = rules.faces[card];
  if (!face) return phrase("rum-card-unknown");
  return phrase(`rum-laid-${up}`, { colour: colourName(face[up]) });
}

export function endName(up: End): Phrase {
  return phrase(`rum-ui-${up}`);
}

/** The cards of the beach that count in a set. */
export function beachOf(events: Event[]): number[] {
  return events.flatMap((event) => (event.kind === "set-played" ? event.beach : []));
}

/** The values that collection cards would show, by colour. */
export function gains(events: Event[]): Map<Colour, number> {
  const won = events.filter((event) => event.kind === "collection-won");
  return new Map(won.map((event) => [event.colour, event.value]));
}
