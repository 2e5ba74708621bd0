/** The allowed numbers of seats of a game, from its rules, and the default. */

import type { GameId } from "../games/catalogue";
import { BOOKS } from "../wire/generated/rules";

const USUAL: Record<GameId, number> = { rum: 3, "port-royal": 4, "jolly-roger": 5 };

export function seatsOf(game: GameId): { min: number; max: number } {
  return { min: BOOKS[game].seats_min, max: BOOKS[game].seats_max };
}

/** Validates a number of seats from any source; falls back to the default. */
export function fittingSeats(game: GameId, wanted: unknown): number {
  const { min, max } = seatsOf(game);
  const fits = Number.isInteger(wanted) && Number(wanted) >= min && Number(wanted) <= max;
  return fits ? Number(wanted) : USUAL[game];
}
