/** Asks the table in advance whether it would accept a draft. */

import type { Action } from "../../wire/generated/jolly-roger";
import type { Phrase } from "../contract";
import type { Props } from "./types";

/** The debounce time: the table is asked when nothing has changed for this long. */
const SETTLED_MS = 150;

/** Why the table would refuse the action, once that is known. Call it during component set-up. */
export function refusalOf(
  asking: () => { action: Action | null; attempt: Props["attempt"] },
): () => Phrase | null {
  let refused: Phrase | null = $state.raw(null);
  const action = $derived(asking().action);
  $effect(() => {
    const asked = action;
    refused = null;
    if (!asked) return;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await asking()
        .attempt(asked)
        .catch(() => null);
      if (current && answer?.kind === "refused") refused = answer.phrase;
    }, SETTLED_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  });
  return () => refused;
}
