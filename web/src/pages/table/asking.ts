/** What the prompt line says: whose turn it is, and what is asked of whom. */

import type { Phrase, WindowInfo } from "../../games/contract";

/**
 * The sentence for an open window. Where a game has words of its own for a question they are used:
 * `rum-ui-ask-put-back` is said to those who are asked, `rum-ui-wait-put-back` to the others.
 */
export function asking(
  game: string,
  window: WindowInfo | null,
  me: number | null,
  has: (key: string) => boolean,
): Phrase | null {
  if (!window) return null;
  const own = `${game}-ui-${window.me ? "ask" : "wait"}-${window.question}`;
  if (has(own)) return { key: own };
  const [only, ...others] = window.asked;
  if (only !== undefined && others.length === 0) {
    return { key: "ui-turn", args: [["seat", { kind: "seat", value: only }]] };
  }
  if (window.me) return { key: "ui-choose" };
  // Who has answered a question to hidden cards is nobody's business before it closes.
  if (window.weight === "call" || window.weight === "reaction") return { key: "ui-play-sealed" };
  // Beside a sealed answer there are only bribes and the like: one waits, as the others do.
  const mayStill = me !== null && window.mode !== "sealed" && window.may.includes(me);
  if (mayStill) return { key: "ui-play-may" };
  return {
    key: "ui-waiting-count",
    args: [["count", { kind: "number", value: window.n_waiting }]],
  };
}
