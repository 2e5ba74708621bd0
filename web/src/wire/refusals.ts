/** What a refusal means to whoever clicked. */

import type { Reason, Refused } from "./generated/table";

/** The table went on before the click arrived: nobody did anything wrong. */
const RACES: readonly Reason[] = ["closed", "late", "overtaken", "not-asked", "blocked"];

/** Whether a click just came too late. */
export const lostRace = ({ reason }: Refused): boolean => RACES.includes(reason);

/** Whether the page says it anyway: an answer that waits is shown as given. */
export const isKnown = ({ reason }: Refused): boolean => reason === "held";
