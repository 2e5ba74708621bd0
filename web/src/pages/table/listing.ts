/**
 * The choices that the list shows. Moves that the table lets its player put together, such as a
 * discard of three cards, are one entry of the list instead of one for each combination.
 */

import type { Choice, Menu } from "../../games/contract";

export interface Listing {
  choices: Choice<unknown>[];
  /** The kinds of action to put together at the table, in the order of the menu. */
  composed: string[];
}

const kindOf = ({ action }: Choice<unknown>): string | null =>
  (action as { kind?: string } | null)?.kind ?? null;

/** The keys of the words for what can be put together at the table besides the list. */
export function furtherWords(
  menu: Menu<unknown> | null,
  composed: readonly string[],
  composes: Readonly<Record<string, string>> = {},
): string[] {
  const kinds = menu?.composed.filter((kind) => !composed.includes(kind)) ?? [];
  return [...new Set(kinds.map((kind) => composes[kind] ?? "ui-play-composed"))];
}

/** `composes`: the kinds of action that the table puts together. One such move is listed itself. */
export function listing(
  menu: Menu<unknown> | null,
  composes: Readonly<Record<string, string>> = {},
): Listing {
  const counts = new Map<string, number>();
  for (const choice of menu?.choices ?? []) {
    const kind = kindOf(choice);
    if (kind !== null && kind in composes) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const composed = [...counts].flatMap(([kind, count]) => (count > 1 ? [kind] : []));
  const isListed = (choice: Choice<unknown>) => !composed.includes(kindOf(choice) ?? "");
  return { choices: menu?.choices.filter(isListed) ?? [], composed };
}
