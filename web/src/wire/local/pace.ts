/**
 * How many iterations a bot that searches gets. The engines have no clock, so the page measures how
 * fast they think on this machine, and gives as many as fit into the time for a decision.
 */

/** A first guess, on the slow side: what a phone does in a millisecond. */
const GUESS_PER_MS = 0.3;
/** Fewer make no captain; more are for machines faster than any. */
const MIN = 50;
const MAX = 20_000;
/** How much the last measurement counts beside the ones before. */
const WEIGHT = 0.4;

export class Pace {
  private per_ms = GUESS_PER_MS;

  /** How many iterations fit into so many milliseconds. */
  iterations(budget_ms: number): number {
    return Math.round(Math.min(MAX, Math.max(MIN, this.per_ms * budget_ms)));
  }

  /** So many took so long. */
  learn(iterations: number, took_ms: number): void {
    const now = iterations / Math.max(took_ms, 1);
    this.per_ms += WEIGHT * (now - this.per_ms);
  }
}
