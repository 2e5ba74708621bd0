/** Phrases from Port Royal's own word files; its sentences come with the messages. */

import type { Phrase } from "../contract";
import { phrase } from "../kit/phrases";
import { roleColour, roleKey, roleName, type Colour, type Role, type Rules } from "./model";

export const rolePhrase = (role: Role): Phrase => phrase(`pr-role-${roleKey(role)}`);

export const shipPhrase = (colour: Colour): Phrase => phrase(`pr-ship-${colour}`);

/** The ability of a role. */
export function abilityPhrase(role: Role): Phrase {
  const colour = roleColour(role);
  return phrase(`pr-ability-${roleName(role)}`, colour ? { ship: shipPhrase(colour) } : undefined);
}

/** The abbreviation of a thing. */
export const short = (thing: Phrase): Phrase => phrase("pr-ui-short", { thing });

/** The name of a card with its numbers, as the game's rules give it. */
export const cardPhrase = (rules: Rules, card: number): Phrase =>
  rules.spoken[card] ?? phrase("pr-card-unknown");
