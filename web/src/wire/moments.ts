/** The big moments of an update. */

import type { Beat, Told } from "../games/contract";
import type { Phrase } from "./generated/contract";

type Tell = (event: unknown) => Beat;

/** A big moment, announced over the table. */
export interface Moment {
  beat: Beat;
  /** What its turn was, if that was told just before: the set that stole a card. */
  cause: Beat | null;
  phrase: Phrase;
}

export function momentsOf(told: readonly Told<unknown>[], tell: Tell | null): Moment[] {
  let cause: Beat | null = null;
  return told.flatMap(({ event, phrase }) => {
    const beat = tell?.(event);
    if (beat?.moment && phrase) return [{ beat, phrase, cause }];
    if (beat?.part === "head") cause = beat;
    return [];
  });
}
