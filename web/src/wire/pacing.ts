/** How long the page shows an update before the next one. */

const BASE_MS = 250;
const EACH_MS = 300;
const MOST_MS = 1_600;
/** How long a big moment is shown. */
const BIG_MS = 2_600;
/** Queue lengths above which the page speeds up (HURRY) or skips ahead (JUMP). */
const HURRY = 4;
const JUMP = 24;

/** What an update needs to be seen. All of it is public. */
export interface Shown {
  /** Events with words. */
  n_said: number;
  /** Whether it has a big moment: a steal, a mutiny. */
  big: boolean;
}

/** `n_waiting`: queued updates; `pace`: 0 shows everything at once. */
export function dwell({ n_said, big }: Shown, n_waiting: number, pace: number): number {
  if (pace === 0 || n_waiting > JUMP) return 0;
  const usual = Math.min(MOST_MS, BASE_MS + EACH_MS * n_said);
  // Even in a hurry, a big moment can be read.
  const [plain, moment] = n_waiting > HURRY ? [usual / 3, BIG_MS / 2] : [usual, BIG_MS];
  return (big ? Math.max(plain, moment) : plain) * pace;
}
