/** The names of the pictures in `sprite.svg`. */

import type { Crew, Prize, Skill } from "../model";

/** How many sailors there are for each skill. */
const SAILORS: Record<Skill | "any", number> = { navigation: 6, guns: 6, melee: 6, any: 4 };

/** The portrait on a crew card: the plain cards of a skill share a few sailors. */
export function portraitOf(crew: Crew, card: number): string {
  if (crew.kind === "special") return crew.special;
  const skill = crew.kind === "skilled" ? crew.skill : "any";
  // The deck repeats itself every six cards, so each row of cards starts one sailor further on.
  const turn = card + Math.floor(card / SAILORS[skill]);
  return `${skill}-${turn % SAILORS[skill]}`;
}

/** The picture of a prize: the more gold, the larger the heap. */
export const prizeArt = (prize: Prize): string =>
  prize.kind === "gold" ? `gold-${Math.min(Math.max(prize.value, 1), 3)}` : prize.kind;
