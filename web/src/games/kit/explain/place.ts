/** Where a card's explanation opens: above or below the card, so that its neighbours stay free. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
}

/** The distance between card and explanation, and to the edges of the window, in pixels. */
export const GAP = 10;

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * Places a box of this size at a card in the window. It prefers the side with more room, and goes
 * beside the card if there is room neither above nor below. It covers the card only if it fits
 * nowhere else.
 */
export function place(
  card: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
): Place {
  const above = card.top - GAP;
  const below = window.height - (card.top + card.height) - GAP;
  const wanted = card.left + card.width / 2 - size.width / 2;
  const left = clamp(wanted, GAP, window.width - size.width - GAP);
  const top = clamp(
    card.top + card.height / 2 - size.height / 2,
    GAP,
    window.height - size.height - GAP,
  );
  const needs = size.height + GAP;
  if (above >= needs && above >= below) return { left, top: above - size.height };
  if (below >= needs) return { left, top: card.top + card.height + GAP };
  if (above >= needs) return { left, top: above - size.height };
  const right = card.left + card.width + GAP;
  if (right + size.width + GAP <= window.width) return { left: right, top };
  const before = card.left - GAP - size.width;
  if (before >= GAP) return { left: before, top };
  return { left, top };
}
