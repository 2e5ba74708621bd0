/** How Jolly Roger tells its events, for the log and over the table. */

import { gameTelling } from "../contract";
import { cardOf, tell } from "./beats";
import type { Rules } from "./model";
import { cardPhrase } from "./phrases";
import Small from "./Small.svelte";

export default gameTelling({
  tell,
  Small,
  name: (rules: Rules, thing) => cardPhrase(rules, cardOf(thing)),
});
