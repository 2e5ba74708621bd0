/** The questions of a game that may be passed, and so be left to a standing order. */

import { isGame } from "../../games/catalogue";
import { BOOKS } from "../../wire/generated/rules";

export function reactionsOf(game: string): readonly string[] {
  return isGame(game) ? BOOKS[game].reactions : [];
}
