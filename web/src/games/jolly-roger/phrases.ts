/** Phrases from Jolly Roger's own word files; its sentences come with the messages. */

import type { Phrase } from "../contract";
import { phrase } from "../kit/phrases";
import type { Cards, Kind, Offer, Promise, Skill, Special } from "./model";

export const kindPhrase = (kind: Kind): Phrase => phrase(`jr-kind-${kind}`);
export const skillPhrase = (skill: Skill): Phrase => phrase(`jr-skill-${skill}`);
export const specialPhrase = (special: Special): Phrase => phrase(`jr-card-${special}`);

/** The name of a card, as the game's rules give it. */
export const cardPhrase = (rules: Cards, card: number): Phrase =>
  rules.spoken[card] ?? phrase("jr-card-unknown");

/** The rule that explains a special card. */
export const abilityPhrase = (special: Special): Phrase => phrase(`rule-jr-sp-${special}`);

export function pledgePhrase(promise: Promise): Phrase {
  return phrase(`jr-pledge-${promise.what}`, { count: promise.n, due: promise.due ?? "never" });
}

function terms(key: string, given: Phrase[], wanted: Phrase[], promises: Promise[]): Phrase {
  const of = (by: Promise["by"]) => promises.filter((one) => one.by === by).map(pledgePhrase);
  return phrase(key, {
    given,
    wanted,
    promised: of("me"),
    asked: of("you"),
  });
}

/** The text of an offer, as far as the viewer knows it. */
export function termsPhrase(rules: Cards, offer: Offer, mine: boolean): Phrase {
  const cards = (ids: number[]) => ids.map((card) => cardPhrase(rules, card));
  const count = (key: string, n: number) => (n > 0 ? [phrase(key, { count: n })] : []);
  const given = offer.give
    ? cards(offer.give)
    : [...count("jr-count-crew", offer.n_crew), ...count("jr-count-prizes", offer.n_prizes)];
  const wanted = offer.want ? cards(offer.want) : count("jr-count-prizes", offer.n_wanted);
  return terms(mine ? "jr-terms-mine" : "jr-terms", given, wanted, offer.promises);
}
