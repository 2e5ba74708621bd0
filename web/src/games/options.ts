/**
 * What people choose before a game, with every value it can have. The types are made from the Rust
 * ones, so a value that is missing here, or one too many, does not compile.
 */

import type { Options as JollyRoger } from "../wire/generated/jolly-roger";
import type { Options as PortRoyal } from "../wire/generated/port-royal";
import type { GameId } from "./catalogue";

/** The values of each option, the usual one first. */
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

/** By the book's last lap early seats win more often; from so many seats on it is felt. */
const SEATS_UNEVEN = 4;

/** The key of what should be known before a table is set up like this; `null` where nothing is. */
export function adviceOf(
  game: GameId,
  options: Record<string, string>,
  seats: number,
): string | null {
  const isUneven = game === "port-royal" && chosenOptions(game, options)["ending"] === "book";
  return isUneven && seats >= SEATS_UNEVEN ? "ui-option-port-royal-ending-advice" : null;
}

/** Chosen values, with the usual one wherever something else stands. */
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
