/** Phrases with arguments, as the games' word files name them. */

import type { Arg, Phrase } from "../contract";

/** A number, a thing, several things, a choice among variants, or an argument as it is sent. */
export type Gap = number | string | Phrase | Phrase[] | Arg;

function arg(gap: Gap): Arg {
  if (typeof gap === "number") return { kind: "number", value: gap };
  if (typeof gap === "string") return { kind: "choice", value: gap };
  if (Array.isArray(gap)) return { kind: "names", value: gap };
  return "kind" in gap ? gap : { kind: "name", value: gap };
}

/** A phrase, with its arguments by name. */
export function phrase(key: string, gaps?: Record<string, Gap>): Phrase {
  if (!gaps) return { key };
  return { key, args: Object.entries(gaps).map(([name, gap]) => [name, arg(gap)]) };
}

export const seatGap = (value: number): Arg => ({ kind: "seat", value });
