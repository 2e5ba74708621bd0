/** The names of a game's questions, for standing orders. */

import { isGame, keyOf } from "../../games/catalogue";
import { maybe } from "../../words/index.svelte";

/** Many questions are about one card and are named after it. */
export function nameOfQuestion(game: string, question: string): string {
  if (!isGame(game)) return question;
  const own = maybe(keyOf(game, `question-${question}`));
  return own ?? maybe(keyOf(game, `card-${question}`)) ?? question;
}
