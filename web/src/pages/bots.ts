/**
 * The names of bots. A bot is named after its seat, and alike in all languages: everybody at a
 * table reads the same name, whoever comes or leaves.
 */

import { word } from "../words/index.svelte";

/** The name of the bot in a seat. */
export function botName(seat: number): string {
  return word(`bot-name-${seat + 1}`);
}
