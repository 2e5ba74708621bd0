/**
 * Whether a person is shown that they are asked. In a call or a hidden reaction everybody who is
 * asked is shown the same, whatever they could do; only their own standing orders hide it.
 */

import type { WindowInfo } from "../../games/contract";
import type { Given } from "./seen";

const unasked = (window: WindowInfo): WindowInfo => ({ ...window, me: false, may_wait: false });

/**
 * The open window as it is shown to a person who gave these orders. `behind`: the window is closed
 * at the table, and its result is queued for display.
 */
export function attended(
  window: WindowInfo | null,
  orders: readonly Given[],
  behind = false,
): WindowInfo | null {
  if (!window?.me) return window;
  if (behind) return unasked(window);
  const hidden = window.weight === "call" || window.weight === "reaction";
  const order = orders.find((one) => one.question === window.question)?.order;
  const asks = order === undefined || order === "always-ask" || order === "if-able";
  return hidden && !asks ? unasked(window) : window;
}

/** The open window as it is shown to a person for whom a bot plays: nobody asks them. */
export function overlooked(window: WindowInfo | null): WindowInfo | null {
  return window && unasked(window);
}

/**
 * Whether a person may pass for the rest of the open window. That makes sense only where cards are
 * shown, as in an attack: there every card asks again those who have passed.
 */
export function mayRest(window: WindowInfo | null, me: number | null): boolean {
  const crew = window?.mode === "open" && window.weight === "decision" && window.shown > 0;
  return crew && me !== null && window.asked.includes(me);
}
