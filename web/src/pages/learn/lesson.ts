/** The progress in a tutorial; pure, so that it can be tested. */

import type { TutorialStep } from "../../games/contract";

/** What to show: a step, or moves that are played automatically until the next step. */
export type Now =
  | { kind: "step"; step: TutorialStep; index: number }
  | { kind: "watch"; moves: number }
  | { kind: "end" };

/** `index`: steps that are done; `moves`: moves of the record that have been made. */
export function now(steps: readonly TutorialStep[], index: number, moves: number): Now {
  const step = steps[index];
  if (!step) return { kind: "end" };
  return moves < step.at ? { kind: "watch", moves: moves + 1 } : { kind: "step", step, index };
}
