/** Hidden prizes selected to be shown, and to whom. */

import type { Action, View } from "../../wire/generated/jolly-roger";
import { inOrder, toggled } from "./choices";

/** The seats that get to see them: one or all; `null` while that is open. */
export type Onlooker = number | "all" | null;

/** A draft of a show. */
export interface Draft {
  cards: readonly number[];
  to: Onlooker;
}

export const EMPTY: Draft = { cards: [], to: null };

export const picking = (draft: Draft, card: number): Draft => ({
  ...draft,
  cards: toggled(draft.cards, card),
});

/** Drops prizes that are gone meanwhile. */
export function stillHeld(draft: Draft, view: View, me: number): Draft {
  const held = view.seats[me];
  const own = [...(held?.prizes.known ?? []), ...(held?.buried.known ?? [])];
  return { ...draft, cards: draft.cards.filter((card) => own.includes(card)) };
}

/** The show as it is sent; `null` if no prize or no addressee is selected. */
export function showing({ cards, to }: Draft): Action | null {
  if (cards.length === 0 || to === null) return null;
  return { kind: "show", cards: inOrder(cards), to: to === "all" ? null : to };
}
