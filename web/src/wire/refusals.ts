/** What a refusal means to the person who clicked. */

import type { Reason, Refused } from "./generated/table";

/**
 * Reasons of lost races: the table moved on before the click arrived, and nobody did anything
 * wrong.
 */
const RACES: readonly Reason[] = ["closed", "late", "overtaken", "not-asked", "blocked", "no-undo"];

/** Whether a click just came too late. */
export const lostRace = ({ reason }: Refused): boolean => RACES.includes(reason);

/** Whether the page shows it anyway: a held answer is shown as given. */
export const isKnown = ({ reason }: Refused): boolean => reason === "held";
