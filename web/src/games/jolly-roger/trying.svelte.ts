/** What the table would say to something that is being put together, before it is sent. */

import type { Action } from "../../wire/generated/jolly-roger";
import type { Phrase } from "../contract";
import type { Props } from "./types";

/** So long nothing more is changed before the table is asked. */
const SETTLED_MS = 150;

/** Called while a component is set up: why the action may not be, as soon as that is known. */
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
