/** Keys of the game's own word files; its sentences come with the messages. */

import type {
  Crew,
  Destination,
  Kind,
  Offer,
  Prize,
  Promise,
  Rules,
  Skill,
  Special,
} from "../../wire/generated/jolly-roger";
import type { Arg, Phrase } from "../contract";

export const number = (value: number): Arg => ({ kind: "number", value });
export const seat = (value: number): Arg => ({ kind: "seat", value });
export const seats = (value: number[]): Arg => ({ kind: "seats", value });
export const name = (value: Phrase): Arg => ({ kind: "name", value });
export const names = (value: Phrase[]): Arg => ({ kind: "names", value });
export const choice = (value: string): Arg => ({ kind: "choice", value });

/** A phrase and its arguments. */
export function phrase(key: string, gaps: Record<string, Arg> = {}): Phrase {
  return { key, args: Object.entries(gaps) };
}

/** The face of one of the cards. */
export type Face =
  | { of: "crew"; crew: Crew; crewmen: number }
  | { of: "prize"; prize: Prize }
  | { of: "chart"; chart: Destination }
  | { of: "nothing" };

/** Ids run through crew, then prizes, then destinations. */
export function faceOf(rules: Rules, card: number): Face {
  const crew = rules.crew[card];
  if (crew) return { of: "crew", crew, crewmen: rules.crewmen[card] ?? 0 };
  const prize = rules.prizes[card - rules.crew.length];
  if (prize) return { of: "prize", prize };
  const chart = rules.destinations[card - rules.crew.length - rules.prizes.length];
  return chart ? { of: "chart", chart } : { of: "nothing" };
}

export const isCrew = (rules: Rules, card: number): boolean => card < rules.crew.length;

export const kindPhrase = (kind: Kind): Phrase => phrase(`jr-kind-${kind}`);
export const skillPhrase = (skill: Skill): Phrase => phrase(`jr-skill-${skill}`);
export const specialPhrase = (special: Special): Phrase => phrase(`jr-card-${special}`);

/** The name of a card, as the game's rules give it. */
export const cardPhrase = (rules: Rules, card: number): Phrase =>
  rules.spoken[card] ?? phrase("jr-card-unknown");

/** The special card it is, if it is one. */
export function specialOf(rules: Rules, card: number): Special | null {
  const crew = rules.crew[card];
  return crew?.kind === "special" ? crew.special : null;
}

/** The key of the rule that explains a special card. */
export const abilityKey = (special: Special): string => `rule-jr-sp-${special}`;

export function pledgePhrase(promise: Promise): Phrase {
  const due = choice(promise.due ?? "never");
  return phrase(`jr-pledge-${promise.what}`, { count: number(promise.n), due });
}

function terms(key: string, given: Phrase[], wanted: Phrase[], promises: Promise[]): Phrase {
  const of = (by: Promise["by"]) => promises.filter((one) => one.by === by).map(pledgePhrase);
  return phrase(key, {
    given: names(given),
    wanted: names(wanted),
    promised: names(of("me")),
    asked: names(of("you")),
  });
}

/** The text of an offer, as far as the viewer knows it. */
export function termsPhrase(rules: Rules, offer: Offer, mine: boolean): Phrase {
  const cards = (ids: number[]) => ids.map((card) => cardPhrase(rules, card));
  const count = (key: string, n: number) => (n > 0 ? [phrase(key, { count: number(n) })] : []);
  const given = offer.give
    ? cards(offer.give)
    : [...count("jr-count-crew", offer.n_crew), ...count("jr-count-prizes", offer.n_prizes)];
  const wanted = offer.want ? cards(offer.want) : count("jr-count-prizes", offer.n_wanted);
  return terms(mine ? "jr-terms-mine" : "jr-terms", given, wanted, offer.promises);
}
