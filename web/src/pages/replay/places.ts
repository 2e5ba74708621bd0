/** The final ranking of a recorded game, best first. */

import type { SeatInfo } from "../../games/contract";
import type { Placing } from "../../wire/generated/contract";

export interface Place extends Placing {
  info: SeatInfo;
}

/** The seats in the order of their ranks; none if the game did not end. */
export function places(placings: readonly Placing[], infos: readonly SeatInfo[]): Place[] {
  const all = placings.flatMap((placing, seat) => {
    const info = infos[seat];
    return info ? [{ ...placing, info }] : [];
  });
  return all.sort((one, other) => one.rank - other.rank);
}
