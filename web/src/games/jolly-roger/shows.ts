/** Hidden prizes picked to be shown, and to whom. */

import type { Action, View } from "../../wire/generated/jolly-roger";
import { inOrder, toggled } from "./choices";

/** Who gets to see them: one seat or all; `null` while that is not said. */
export type Onlooker = number | "all" | null;

/** A show as far as it is put together. */
export interface Draft {
  cards: readonly number[];
  to: Onlooker;
}

export const EMPTY: Draft = { cards: [], to: null };

export const picking = (draft: Draft, card: number): Draft => ({
  ...draft,
  cards: toggled(draft.cards, card),
});

/** Prizes that have gone meanwhile are no longer part of it. */
export function stillHeld(draft: Draft, view: View, me: number): Draft {
  const held = view.seats[me];
  const own = [...(held?.prizes.known ?? []), ...(held?.buried.known ?? [])];
  return { ...draft, cards: draft.cards.filter((card) => own.includes(card)) };
}

/** The show as it is sent; `null` where nothing is picked, or nobody. */
export function showing({ cards, to }: Draft): Action | null {
  if (cards.length === 0 || to === null) return null;
  return { kind: "show", cards: inOrder(cards), to: to === "all" ? null : to };
}
