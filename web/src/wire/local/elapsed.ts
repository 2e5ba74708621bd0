/**
 * The time of a local table: how long this page has run. Setting the machine's clock does not move
 * it, and the time in which the machine slept does not count.
 */

/** How often the clock must be read, so that it notices when the machine slept. */
export const LOOK_MS = 30_000;

/** The longest step between two readings that counts; browsers may delay a timer by a minute. */
const STEP_MAX_MS = 4 * LOOK_MS;

export class Elapsed {
  private read_ms: number;

  /** Starts at a moment; `ticks` is a clock that nobody can set. */
  constructor(
    private at_ms: number,
    private readonly ticks: () => number,
  ) {
    this.read_ms = ticks();
  }

  now(): number {
    const read_ms = this.ticks();
    this.at_ms += Math.min(Math.max(0, read_ms - this.read_ms), STEP_MAX_MS);
    this.read_ms = Math.max(this.read_ms, read_ms);
    return Math.floor(this.at_ms);
  }

  /** Skips some time, as tests do. */
  leap(ms: number): void {
    this.at_ms += ms;
  }
}
