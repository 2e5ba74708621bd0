/** The questions of a game that may be passed, and so be left to a standing order. */

import { aboutOf, isGame } from "../../games/catalogue";

export function reactionsOf(game: string): readonly string[] {
  return isGame(game) ? aboutOf(game).reactions : [];
}
