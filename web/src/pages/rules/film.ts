/** A worked example: a scenario of the game, played move by move by its engine. */

import type { GameId } from "../../games/catalogue";
import type { Told, WindowInfo } from "../../games/contract";

/** A position as the engine wrote it: only what has changed. */
interface Step {
  fields: Record<string, unknown>;
  events: Told<unknown>[];
  window: WindowInfo | null;
}

export interface Example {
  /** The scenario's name, as in `games/<game>/scenarios`. */
  name: string;
  /** The seat whose view is shown. */
  seat: number;
  /** The number of seats. */
  seats: number;
  /** The constants that differ from those of the rules page. */
  rules: Record<string, unknown>;
  frames: Step[];
}

/** A position in full. */
export interface Shown {
  view: Record<string, unknown>;
  events: Told<unknown>[];
  window: WindowInfo | null;
}

/** The position after this many moves. */
export function shownAt({ frames }: Example, moves: number): Shown {
  const until = frames.slice(0, moves + 1);
  const last = until.at(-1);
  return {
    view: Object.assign({}, ...until.map(({ fields }) => fields)) as Record<string, unknown>,
    events: last?.events ?? [],
    window: last?.window ?? null,
  };
}

const FILES = import.meta.glob<{ EXAMPLES: unknown }>("../../wire/generated/*-examples.ts");

/** The worked examples of a game; none if it has no list of them. */
export async function examplesOf(game: GameId): Promise<Example[]> {
  const found = await FILES[`../../wire/generated/${game}-examples.ts`]?.();
  return (found?.EXAMPLES ?? []) as Example[];
}
