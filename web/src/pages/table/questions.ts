/** What the questions of a game are called where one may give orders about them. */

import { isGame, PREFIX } from "../../games/catalogue";
import { maybe } from "../../words/index.svelte";

/** Many questions are about one card and go by its name. */
export function nameOfQuestion(game: string, question: string): string {
  const card = isGame(game) ? maybe(`${PREFIX[game]}-card-${question}`) : null;
  return maybe(`ui-question-${question}`) ?? card ?? question;
}
