/** Questions about hidden cards to somebody who has no such card. */

import type { Menu, Phrase, WindowInfo } from "../contract";

/**
 * Whether everybody is asked for a hidden card and I can only decline. The table goes on without an
 * answer from me when the public time is up; only what I read here differs.
 */
export function isForced(window: WindowInfo | null, menu: Menu<unknown> | null): boolean {
  if (!window?.me) return false;
  const hidden = window.weight === "call" || window.weight === "reaction";
  return hidden && menu?.choices.length === 1;
}

/** The same question as those read it who are not asked. */
export function unasked(phrase: Phrase): Phrase {
  const args = phrase.args?.map(([name, arg]): NonNullable<Phrase["args"]>[number] => [
    name,
    name === "asked" && arg.kind === "choice" ? { kind: "choice", value: "other" } : arg,
  ]);
  return args ? { ...phrase, args } : phrase;
}
