/** Which events of an action are big moments. */

import type { Beat, GameTelling, Phrase } from "../games/contract";

/** A big moment, announced over the table. */
export interface Moment {
  beat: Beat;
  /** What its turn was, if that was told just before: the set that stole a card. */
  cause: Beat | null;
  phrase: Phrase;
}

interface Told {
  event: unknown;
  phrase: Phrase | null;
}

export function momentsOf(told: readonly Told[], tell: GameTelling["tell"] | null): Moment[] {
  let cause: Beat | null = null;
  return told.flatMap(({ event, phrase }) => {
    const beat = tell?.(event);
    if (beat?.moment && phrase) return [{ beat, phrase, cause }];
    if (beat?.part === "head") cause = beat;
    return [];
  });
}
