/** Sets of cards, as players select them. */

/** Adds a card to a selection; a second click removes it. */
export function toggled(cards: readonly number[], card: number): number[] {
  return cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
}

/** Cards sorted by id, as the protocol wants them. */
export const inOrder = (cards: readonly number[]): number[] =>
  [...cards].sort((one, other) => one - other);
