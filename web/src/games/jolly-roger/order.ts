/** The order in which the books list kinds and skills. */

import type { Kind, Skill } from "../../wire/generated/jolly-roger";

export const KIND_ORDER: readonly Kind[] = ["fort", "ship", "settlement", "port", "island"];
export const SKILL_ORDER: readonly Skill[] = ["navigation", "guns", "melee"];
