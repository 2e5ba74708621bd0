/** What a refusal means to the person who clicked. */

import type { Reason, Refused, Wish } from "./generated/table";

/**
 * Reasons of lost races: the table moved on before the click arrived, and nobody did anything
 * wrong.
 */
const RACES: readonly Reason[] = [
  "closed",
  "late",
  "overtaken",
  "not-asked",
  "blocked",
  "over",
  "paused",
  "wrong-stage",
  "seat-taken",
  "no-undo",
];

/** Whether a click just came too late. */
export const lostRace = ({ reason }: Refused): boolean => RACES.includes(reason);

/** Whether the page shows it anyway: a held answer is shown as given. */
export const isKnown = ({ reason }: Refused): boolean => reason === "held";

/** Whether it was a second click on a question that the first has answered. */
export function repeats(
  wish: Wish,
  refused: Refused,
  settled: { match: number; window: number } | null,
): boolean {
  if (wish.kind !== "submit" || !lostRace(refused)) return false;
  return wish.match === settled?.match && wish.window === settled.window;
}
