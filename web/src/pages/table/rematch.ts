/** The wishes for another game. */

import type { SeatInfo } from "../../games/contract";
import type { Seats } from "../../wire/generated/table";

export interface Wishes {
  /** Other people who want another game. */
  wanting: SeatInfo[];
  /** Other people who have not said so. */
  missing: SeatInfo[];
  /** Whether I want one. */
  mine: boolean;
}

/** The wishes of the people at a table whose match is over; `null` if there is nobody else. */
export function rematchOf(seats: Seats, infos: readonly SeatInfo[]): Wishes | null {
  const others = infos.filter((info) => info.kind === "person" && !info.me);
  if (seats.stage !== "over" || others.length === 0) return null;
  const wants = ({ seat }: SeatInfo) => seats.for_rematch.includes(seat);
  return {
    wanting: others.filter(wants),
    missing: others.filter((info) => !wants(info) && !info.away),
    mine: seats.you !== null && seats.for_rematch.includes(seats.you),
  };
}
