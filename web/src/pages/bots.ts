/** What bots are called at a table, in the order they sit. */

import { word } from "../words/index.svelte";

/** There are names for so many; then they begin again. */
const NAMES = 9;

/** `number` counts from 1. */
export function botName(number: number): string {
  return word(`bot-name-${((number - 1) % NAMES) + 1}`);
}
