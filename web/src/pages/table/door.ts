/** Why a link leads to no table, and which problems pass by themselves. */

import type { Answer, Problem } from "../api";
import type { Listed } from "../../wire/generated/api";

/** The key of the link: none, one that the server took, or one that it did not. */
export type Key = "none" | "taken" | "refused";

/**
 * What is wrong; each has a title and a text with what to do. `link`: there is no key; `key`: the
 * key opens nothing; `gone`: no such table; `closed`: the table has ended.
 */
export type Shut = "link" | "key" | "gone" | "closed" | Problem;

/** Problems of the moment: the connection is tried again. */
const PASSING: readonly Problem["kind"][] = [
  "offline",
  "too-many",
  "too-slow",
  "broken",
  "read-only",
];

export const passes = ({ kind }: Problem): boolean => PASSING.includes(kind);

/** Why nobody opens; `null` if it is worth trying again. */
export function shutBy(found: Answer<Listed>, key: Key): Shut | null {
  if (found.ok) return found.value.stage === "closed" ? "closed" : null;
  if (passes(found.problem)) return null;
  return found.problem.kind === "not-found" ? withKey(key) : found.problem;
}

/** A table that cannot be found: the server does not say whether it exists. */
function withKey(key: Key): Shut {
  return ({ none: "link", taken: "gone", refused: "key" } as const)[key];
}
