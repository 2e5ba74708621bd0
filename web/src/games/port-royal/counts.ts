/** The numbers of a seat, with the signs that are shown for them. */

import type { Phrase } from "../contract";
import { phrase } from "../kit/phrases";
import type { CountSign } from "./art/counts";
import { COLOURS, type Abilities, type Colour, type Rules, type SeatView } from "./model";
import { abilityPhrase } from "./phrases";

export interface Counted {
  sign: CountSign;
  value: string | number;
  words: Phrase;
}

/** Points, coins and swords, which are always shown for every seat. */
export function standing(rules: Rules, seat: SeatView): Counted[] {
  const count = (sign: CountSign, value: number, key = `pr-ui-${sign}`): Counted => {
    return { sign, value, words: phrase(key, { count: value }) };
  };
  const laid = seat.expeditions.length;
  const expeditions = count("expeditions", laid, "pr-ui-expedition-count");
  const points = phrase("pr-ui-points", { points: seat.points, needed: rules.points_needed });
  const needed = rules.options.variant === "expedition";
  return [
    { sign: "points", value: seat.points, words: points },
    count("coins", seat.coins),
    count("swords", seat.abilities.swords),
    ...(laid > 0 || needed ? [expeditions] : []),
  ];
}

const SYMBOLS = ["anchors", "crosses", "houses"] as const;
const HELPERS = [
  ["jacks", "jack"],
  ["mademoiselles", "mademoiselle"],
  ["jesters", "jester"],
  ["admirals", "admiral"],
  ["governors", "governor"],
] as const;

/** Further abilities of the seat's persons, if there are any. */
export function abilities(own: Abilities): Counted[] {
  const symbols = SYMBOLS.map((sign): Counted => {
    return { sign, value: own[sign], words: phrase(`pr-ui-${sign}`, { count: own[sign] }) };
  });
  const helpers = HELPERS.map(([sign, role]): Counted => {
    return { sign, value: own[sign], words: abilityPhrase(role) };
  });
  return [...symbols, ...helpers].filter((counted) => counted.value !== 0);
}

/** The nations that pay this seat more, and how much. */
export function traders(own: Abilities): { colour: Colour; count: number }[] {
  const all = COLOURS.map((colour, at) => ({ colour, count: own.traders[at] ?? 0 }));
  return all.filter((trader) => trader.count > 0);
}
