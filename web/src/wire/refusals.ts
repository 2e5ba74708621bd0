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

/**
 * What a refusal means if the table had moved on from the picture that was clicked: a card that
 * "is not in your hand" was played by the click before.
 */
export function onOldPicture<R extends Refused>(refused: R): R {
  if (refused.reason !== "illegal") return refused;
  return { ...refused, reason: "overtaken", rule: null, phrase: { key: "refused-overtaken" } };
}

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
