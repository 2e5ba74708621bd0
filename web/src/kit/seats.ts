/** The colours and signs of seats: one of each for every seat, the same everywhere on the page. */

/**
 * Ten colours on which dark signs are readable. Together with their signs they stay distinct in the
 * common kinds of colour blindness.
 */
const COLOURS = [
  "#ef7b62",
  "#6cb4ea",
  "#6cc48a",
  "#f0c257",
  "#b79bf0",
  "#57cfc3",
  "#f09cc4",
  "#d2ac85",
  "#b5cf55",
  "#c3ced6",
] as const;

export const SIGNS = [
  "anchor",
  "skull",
  "parrot",
  "compass",
  "barrel",
  "kraken",
  "hook",
  "cannon",
  "spyglass",
  "wheel",
] as const;

export type Sign = (typeof SIGNS)[number];

export function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? COLOURS[0];
}

export function signOf(seat: number): Sign {
  return SIGNS[seat % SIGNS.length] ?? "anchor";
}
