/** How long the page shows an update before the next one. */

const BASE_MS = 250;
const EACH_MS = 300;
const MOST_MS = 1_600;
/** Queue lengths above which the page speeds up (HURRY) or skips ahead (JUMP). */
const HURRY = 4;
const JUMP = 24;

/** `n_said`: events with words; `n_waiting`: queued updates; `pace`: 0 shows everything at once. */
export function dwell(n_said: number, n_waiting: number, pace: number): number {
  if (pace === 0 || n_waiting > JUMP) return 0;
  const usual = Math.min(MOST_MS, BASE_MS + EACH_MS * n_said) * pace;
  return n_waiting > HURRY ? usual / 3 : usual;
}
