/** How RUM tells its events, for the log and over the table. */

import { gameTelling, type Phrase, type Thing } from "../contract";
import { phrase } from "../kit/phrases";
import { cardOf, colourOf, endOf, tell } from "./beats";
import type { Rules } from "./model";
import { cardName, colourName, laidName } from "./phrases";
import Small from "./Small.svelte";

function name(rules: Rules, thing: Thing): Phrase {
  const colour = colourOf(thing);
  if (colour) return phrase("rum-page-held", { colour: colourName(colour) });
  const up = endOf(thing);
  const card = cardOf(thing);
  return up ? laidName(rules, { card, up }) : cardName(rules, card);
}

export default gameTelling({ tell, Small, name });
