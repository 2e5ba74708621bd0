/** Seats as the games show them. */

import type { SeatInfo } from "../contract";

/** The others as seen from one seat: clockwise, beginning at its left. Spectators see all seats. */
export function around(n_seats: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  const n_others = me === null ? n_seats : n_seats - 1;
  return Array.from({ length: n_others }, (_, idx) => (first + idx) % n_seats);
}

export const nameOf = (seats: readonly SeatInfo[], seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? "";
