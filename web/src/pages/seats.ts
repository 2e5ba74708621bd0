/** The allowed numbers of seats of a game, from its rules, and the default. */

import { aboutOf, type GameId } from "../games/catalogue";

export function seatsOf(game: GameId): { min: number; max: number } {
  const { seats_min, seats_max } = aboutOf(game);
  return { min: seats_min, max: seats_max };
}

/** Validates a number of seats from any source; falls back to the default. */
export function fittingSeats(game: GameId, wanted: unknown): number {
  const { min, max } = seatsOf(game);
  const fits = Number.isInteger(wanted) && Number(wanted) >= min && Number(wanted) <= max;
  return fits ? Number(wanted) : aboutOf(game).usual_seats;
}
