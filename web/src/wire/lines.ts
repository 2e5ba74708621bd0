/** The lines of the log, from the events of a table. */

import type { Told } from "../games/contract";
import type { Phrase } from "./generated/contract";

/** One event, for the log. */
export interface Line {
  id: number;
  /** The version that its action made; 0 for the deal. */
  version: number;
  event: unknown;
  phrase: Phrase;
  /** Whether it happened before this client joined: the log shows it, but it is not announced. */
  past: boolean;
}

/** The event that somebody answered means nothing alone: the table shows the result. */
export const isAnswer = ({ event }: Told<unknown>): boolean =>
  (event as { kind?: unknown } | null)?.kind === "answered";

/** What the log says of some actions, of which the first made a version. */
export function linesOf(
  events: Told<unknown>[][],
  first: number,
  past: boolean,
): Omit<Line, "id">[] {
  return events.flatMap((told, at) =>
    told.flatMap((one) => {
      const { event, phrase } = one;
      return phrase && !isAnswer(one) ? [{ version: first + at, event, phrase, past }] : [];
    }),
  );
}
