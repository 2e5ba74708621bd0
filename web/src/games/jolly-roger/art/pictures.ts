/** The names of the pictures in `sprite.svg`. */

import type { Crew, Prize, Skill } from "../model";

/** How many sailors there are for each skill. */
export const SAILORS: Record<Skill | "any", number> = { navigation: 4, guns: 4, melee: 4, any: 4 };

/** The portrait on a crew card: the plain cards of a skill share a few sailors. */
export function portraitOf(crew: Crew, card: number): string {
  if (crew.kind === "special") return crew.special;
  const skill = crew.kind === "skilled" ? crew.skill : "any";
  return `${skill}-${card % SAILORS[skill]}`;
}

/** The picture of a prize: the more gold, the larger the heap. */
export const prizeArt = (prize: Prize): string =>
  prize.kind === "gold" ? `gold-${Math.min(Math.max(prize.value, 1), 3)}` : prize.kind;
