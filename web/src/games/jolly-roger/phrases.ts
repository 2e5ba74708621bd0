/** Phrases from Jolly Roger's own word files; its sentences come with the messages. */

import type { Phrase } from "../contract";
import { phrase } from "../kit/phrases";
import type { Cards, Kind, Skill, Special } from "./model";

export const kindPhrase = (kind: Kind): Phrase => phrase(`jr-kind-${kind}`);
export const skillPhrase = (skill: Skill): Phrase => phrase(`jr-skill-${skill}`);
export const specialPhrase = (special: Special): Phrase => phrase(`jr-card-${special}`);

/** The name of a card, as the game's rules give it. */
export const cardPhrase = (rules: Cards, card: number): Phrase =>
  rules.spoken[card] ?? phrase("jr-card-unknown");

/** The rule that explains a special card. */
export const abilityPhrase = (special: Special): Phrase => phrase(`rule-jr-sp-${special}`);
