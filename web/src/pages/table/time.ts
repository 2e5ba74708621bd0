/** The time left, from the clocks that the table sends. */

import type { Clocks, Seats, Setting } from "./seen";

export interface Left {
  left_ms: number;
  /** The moment, by this machine's clock, at which that time was left. */
  at_ms: number;
  running: boolean;
}

/**
 * Whether nobody hurries me: I am alone with bots and there is no clock. A question to me waits for
 * ever, and so does a card that I may still answer.
 */
export function isUnhurried(setting: Setting | null, seats: Seats | null): boolean {
  const people = seats?.places.filter(({ kind }) => kind === "person").length ?? 0;
  return setting?.pace.kind === "none" && people <= 1;
}

/** The time of a seat; `null` if it has no bank. The free time of a decision is used first. */
export function timeOf(seat: number, clocks: Clocks, skew_ms: number): Left | null {
  const bank = clocks.banks_ms[seat];
  if (bank === undefined) return null;
  const running = clocks.running.includes(seat);
  const free = running ? clocks.free_ms : 0;
  return { left_ms: bank + free, at_ms: clocks.since_ms - skew_ms, running };
}
