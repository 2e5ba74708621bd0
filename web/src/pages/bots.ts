/** The names of bots at a table, in seat order. */

import { word } from "../words/index.svelte";

/** The number of different names; then they repeat. */
const NAMES = 9;

/** `number` counts from 1. */
export function botName(number: number): string {
  return word(`bot-name-${((number - 1) % NAMES) + 1}`);
}
