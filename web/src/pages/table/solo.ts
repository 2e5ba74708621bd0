/** The set-up of a local game, restored from the last choices. */

import type { GameId } from "../../games/catalogue";
import { chosenOptions } from "../../games/options";
import type { LocalOrder } from "../../wire";
import { isLevel, type Level } from "../levels";
import type { HandedFork } from "../replay/record";
import { fittingSeats, seatsOf } from "../seats";

export interface Solo {
  seats: number;
  level: Level;
  /** Names of people who share the screen; a single person needs none. */
  people: string[];
  options: Record<string, string>;
}

const NAME_MAX = 24;
/** The bots of somebody who has not chosen yet. */
const GENTLE: Level = "deckhand";

/** The last choices, if they are still valid. */
export function readSolo(game: GameId, last: Record<string, unknown>): Solo {
  const from = (typeof last["solo"] === "object" && last["solo"]) || {};
  const { seats, level, people, options } = from as Record<string, unknown>;
  const names = Array.isArray(people) ? people.filter((name) => typeof name === "string") : [];
  return {
    seats: fittingSeats(game, seats),
    level: isLevel(level) ? level : GENTLE,
    people: names.slice(0, seatsOf(game).max).map((name) => name.slice(0, NAME_MAX)),
    options: chosenOptions(game, options),
  };
}

/** The set-up for the table: people first, bots in the remaining seats. */
export function orderOf(game: GameId, solo: Solo, you: string): LocalOrder {
  const named = solo.people.map((name) => name.trim()).filter(Boolean);
  const people = named.length > 0 ? named.slice(0, solo.seats) : [you];
  const bots = Array.from({ length: solo.seats - people.length }, () => solo.level);
  const setting = {
    game,
    seats: solo.seats,
    options: solo.options,
    pace: { kind: "none" as const },
  };
  return { setting, people, bots };
}

/** The set-up for a table that continues a record: one person, and bots of the default level. */
export function forkOrder(game: GameId, solo: Solo, you: string, from: HandedFork): LocalOrder {
  const { record, moves, seat, seats, options } = from;
  const bots = Array.from({ length: seats - 1 }, () => solo.level);
  const setting = { game, seats, options, pace: { kind: "none" as const } };
  return { setting, fork: { record, moves }, people: [you], seat, bots };
}
