/** The result of a match. */

import type { Over } from "./seen";

/** The seats that won; several if they share the win, none if the match was broken off. */
export function winnersOf({ outcome }: Over): number[] {
  return (outcome?.placings ?? []).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
}
