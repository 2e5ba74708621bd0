/**
 * How many iterations a search bot gets. The engines have no clock, so the page measures how fast
 * they search on this machine, and gives as many as fit into the time for a decision.
 */

/** A conservative first guess: the iterations of a phone per millisecond. */
const GUESS_PER_MS = 0.3;
/** The bounds: fewer make a weak captain, and no machine needs more. */
const MIN = 50;
const MAX = 20_000;
/** The weight of the last measurement in the moving average. */
const WEIGHT = 0.4;

export class Pace {
  private per_ms = GUESS_PER_MS;

  /** How many iterations fit into this many milliseconds. */
  iterations(budget_ms: number): number {
    return Math.round(Math.min(MAX, Math.max(MIN, this.per_ms * budget_ms)));
  }

  /** Records a measurement. */
  learn(iterations: number, took_ms: number): void {
    const now = iterations / Math.max(took_ms, 1);
    this.per_ms += WEIGHT * (now - this.per_ms);
  }
}
