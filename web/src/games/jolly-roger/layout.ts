/** Where seats are round the deck, and the outline of the ship in the available space. */

import { around } from "../kit/seats";
import type { Played } from "./model";

/** The rail of a seat; one's own is the lower one. */
export type Rail = "stern" | "upper" | "bow" | "mine";

/**
 * The seats at each rail, clockwise from one's own: up the stern, along the upper rail, down the
 * bow. Spectators have no seat of their own.
 */
export function rails(n_seats: number, me: number | null): Record<Rail, number[]> {
  const others = around(n_seats, me);
  const n_others = others.length;
  const n_side = n_others <= 2 ? 0 : n_others <= 5 ? 1 : n_others <= 8 ? 2 : 3;
  return {
    stern: others.slice(0, n_side).reverse(),
    upper: others.slice(n_side, n_others - n_side),
    bow: others.slice(n_others - n_side),
    mine: me === null ? [] : [me],
  };
}

/** How many seats are side by side in a narrow window, in rows as even as possible. */
export function columns(n_others: number): number {
  return n_others <= 5 ? Math.max(n_others, 1) : Math.ceil(n_others / 2);
}

/** The hull from above, stern at the left, in an area of this many pixels. */
export function hull(length: number, beam: number, inset: number): string {
  const [left, right] = [inset, length - inset];
  const [top, bottom] = [inset, beam - inset];
  const middle = beam / 2;
  const [shoulder, waist] = [left + (right - left) * 0.72, left + (right - left) * 0.1];
  const belly = (bottom - top) * 0.1;
  return [
    `M ${left} ${top + belly * 1.6}`,
    `Q ${left + 4} ${top + belly * 0.5} ${waist} ${top + belly * 0.35}`,
    `Q ${(waist + shoulder) / 2} ${top - belly * 0.35} ${shoulder} ${top + belly * 0.4}`,
    `C ${left + (right - left) * 0.88} ${top + belly * 1.4} ${right - 6} ${middle - belly * 2} ${right} ${middle}`,
    `C ${right - 6} ${middle + belly * 2} ${left + (right - left) * 0.88} ${bottom - belly * 1.4} ${shoulder} ${bottom - belly * 0.4}`,
    `Q ${(waist + shoulder) / 2} ${bottom + belly * 0.35} ${waist} ${bottom - belly * 0.35}`,
    `Q ${left + 4} ${bottom - belly * 0.5} ${left} ${bottom - belly * 1.6}`,
    "Z",
  ].join(" ");
}

/** Places along a rail, evenly spaced between two points. */
export function along(from: number, to: number, gap: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / gap));
  const start = (from + to - count * gap) / 2;
  return Array.from({ length: count + 1 }, (_, idx) => start + idx * gap);
}

/** Keeps cards in place and puts new ones last: the view lists them by number. */
export function arranged(before: readonly Played[], now: readonly Played[]): Played[] {
  const place = ({ card }: Played) => {
    const at = before.findIndex((one) => one.card === card);
    return at < 0 ? before.length : at;
  };
  return [...now].sort((one, other) => place(one) - place(other));
}
