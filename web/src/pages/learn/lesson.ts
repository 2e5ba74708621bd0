/** The progress in a tutorial; pure, so that it can be tested. */

import type { TutorialStep } from "../../games/contract";

/** What to show: a step, or moves that are played automatically until the next step. */
export type Now =
  | { kind: "step"; step: TutorialStep; index: number }
  /** `quick`: the newcomer decides nothing more, and the rest is shown in a few seconds. */
  | { kind: "watch"; moves: number; to: number; quick: boolean }
  | { kind: "end" };

/** `index`: steps that are done; `moves`: moves of the record that have been made. */
export function now(steps: readonly TutorialStep[], index: number, moves: number): Now {
  const step = steps[index];
  if (!step) return { kind: "end" };
  if (moves >= step.at) return { kind: "step", step, index };
  const quick = !steps.slice(index).some(({ kind }) => kind === "act");
  return { kind: "watch", moves: moves + 1, to: step.at, quick };
}

/** How long a move of somebody else is shown, and how long the quick end of a game may take. */
const EVERY_MS = 1600;
const QUICK_MS = 300;
const REST_MS = 15_000;

/** How long the next move is shown before the one after it. `n_rest`: moves of the quick end. */
export function pauseOf(quick: boolean, n_rest: number): number {
  return quick ? Math.min(QUICK_MS, REST_MS / Math.max(1, n_rest)) : EVERY_MS;
}
