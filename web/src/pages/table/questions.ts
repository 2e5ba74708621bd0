/** The names of a game's questions, for standing orders. */

import { isGame, PREFIX } from "../../games/catalogue";
import { maybe } from "../../words/index.svelte";

/** Many questions are about one card and are named after it. */
export function nameOfQuestion(game: string, question: string): string {
  const card = isGame(game) ? maybe(`${PREFIX[game]}-card-${question}`) : null;
  return maybe(`ui-question-${question}`) ?? card ?? question;
}
