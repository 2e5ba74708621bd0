/**
 * The prompt line. The table shows the game's question; this line says what to click, or who has to
 * move. It knows the page and the window, and no game.
 */

import { isGame, keyOf } from "../../games/catalogue";
import type { Phrase, WindowInfo } from "../../games/contract";

/**
 * `jr-page-ask-give` tells the people who are asked how the page lets them answer, `pr-page-wait-take`
 * tells the others what they wait for. The former may use the numbers of the question itself. `nothing`: I am asked for a hidden card
 * that I do not have, at a table with a clock or by correspondence.
 */
export function asking(
  game: string,
  window: WindowInfo | null,
  me: number | null,
  has: (key: string) => boolean,
  nothing: "live" | "slow" | null = null,
): Phrase | null {
  if (!window) return null;
  if (nothing) {
    return { key: "ui-play-nothing", args: [["late", { kind: "choice", value: nothing }]] };
  }
  const gesture = isGame(game) ? keyOf(game, `page-ask-${window.question}`) : null;
  if (window.me && gesture && has(gesture)) return { ...window.phrase, key: gesture };
  const [only, ...others] = window.asked;
  if (only !== undefined && others.length === 0) {
    const waits = isGame(game) ? keyOf(game, `page-wait-${window.question}`) : null;
    const key = waits && !window.me && has(waits) ? waits : "ui-turn";
    return { key, args: [["seat", { kind: "seat", value: only }]] };
  }
  if (window.me) return { key: "ui-choose" };
  // Who has answered a question about hidden cards stays secret until the window closes.
  if (window.weight === "call" || window.weight === "reaction") return { key: "ui-play-sealed" };
  // After a sealed answer only asides such as bribes are left: this person waits like the others.
  const mayStill = me !== null && window.mode !== "sealed" && window.may.includes(me);
  if (mayStill) return { key: "ui-play-may" };
  return {
    key: "ui-waiting-count",
    args: [["count", { kind: "number", value: window.n_waiting }]],
  };
}
