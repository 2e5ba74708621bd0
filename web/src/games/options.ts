/**
 * The options of a game, with every value they can have. The types are generated from Rust, so a
 * value that is missing here, or one too many, does not compile.
 */

import type { Options as JollyRoger } from "../wire/generated/jolly-roger";
import type { Options as PortRoyal } from "../wire/generated/port-royal";
import type { GameId } from "./catalogue";

/** The values of each option, the default first. */
type Every<Options> = { [Key in keyof Options]-?: Record<Extract<Options[Key], string>, true> };

const PORT_ROYAL: Every<PortRoyal> = {
  ending: { book: true, equal: true },
  variant: { none: true, expedition: true },
};

const JOLLY_ROGER: Every<JollyRoger> = {
  edition: { en: true, pl: true, de: true },
  prizes: { open: true, hidden: true },
  captains_gold: { own: true, shared: true },
};

export interface Option {
  key: string;
  values: string[];
}

const ALL: Record<GameId, Record<string, Record<string, true>>> = {
  rum: {},
  "port-royal": PORT_ROYAL,
  "jolly-roger": JOLLY_ROGER,
};

/** The options of a game, in the order they are offered. */
export function optionsOf(game: GameId): Option[] {
  return Object.entries(ALL[game]).map(([key, values]) => ({ key, values: Object.keys(values) }));
}

/** With the book's ending early seats win more often; it matters from this many seats on. */
const SEATS_UNEVEN = 4;

/** The key of a warning about this set-up; `null` if there is none. */
export function adviceOf(
  game: GameId,
  options: Record<string, string>,
  seats: number,
): string | null {
  const isUneven = game === "port-royal" && chosenOptions(game, options)["ending"] === "book";
  return isUneven && seats >= SEATS_UNEVEN ? "ui-option-port-royal-ending-advice" : null;
}

/** The chosen values, with the default in place of anything invalid. */
export function chosenOptions(game: GameId, wanted: unknown): Record<string, string> {
  const from = (typeof wanted === "object" && wanted !== null ? wanted : {}) as Record<
    string,
    unknown
  >;
  const pick = ({ key, values }: Option) => {
    const value = values.find((value) => value === from[key]) ?? values[0] ?? "";
    return [key, value] as const;
  };
  return Object.fromEntries(optionsOf(game).map(pick));
}
