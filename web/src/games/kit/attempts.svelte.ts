/** Asks the table in advance whether it would accept a draft, and what the draft would do. */

import type { Attempt } from "../contract";
import { same } from "./same";

interface Asking<Action, Event> {
  /** The action to ask about. */
  action: Action | null;
  attempt(action: Action): Promise<Attempt<Event>>;
}

/**
 * The table's answer to the current draft; `null` while it is unknown. The table is asked once
 * nothing has changed for `settled_ms`. Call it during component set-up.
 */
export function answerTo<Action, Event>(
  asking: () => Asking<Action, Event>,
  settled_ms: number,
): () => Attempt<Event> | null {
  let tried: { action: Action; answer: Attempt<Event> | null } | null = $state.raw(null);
  const action = $derived(asking().action);
  $effect(() => {
    const asked = action;
    if (!asked) return undefined;
    let current = true;
    const ask = async () => {
      const answer = await asking()
        .attempt(asked)
        .catch(() => null);
      if (current) tried = { action: asked, answer };
    };
    const timer = setTimeout(ask, settled_ms);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  });
  return () => (tried && same(tried.action, action) ? tried.answer : null);
}
