/**
 * The games by id, from the facts that their engines state. A game's drawing is found in its folder
 * and loaded when somebody opens a table; a game without one is drawn by `any`.
 *
 * Test games are part of the page only if it is built for them (`cargo xtask web --test-games`).
 * Even then no list shows them; they are opened by their address.
 */

import { GAMES as SHIPPED } from "../wire/generated/games";
import { TEST_GAMES } from "../wire/generated/test-games";
import type { GameTable } from "./contract";

export type GameId = (typeof SHIPPED | typeof TEST_GAMES)[number]["id"];

/** The facts about a game. */
export interface About {
  id: GameId;
  /** The beginning of the game's word keys and rule ids. */
  prefix: string;
  names: Record<"en" | "pl" | "de", string>;
  seats_min: number;
  seats_max: number;
  usual_seats: number;
  minutes: number;
  /** Every value of an option, the default first. */
  options: readonly { name: string; values: readonly string[] }[];
  /** Values that people should think about twice, with so many seats or more. */
  cautions: readonly { option: string; value: string; seats_min: number }[];
  /** The questions that may be passed, and so be left to a standing order. */
  reactions: readonly string[];
}

const TESTS: readonly About[] = import.meta.env.MODE === "test-games" ? TEST_GAMES : [];
const ALL: readonly About[] = [...SHIPPED, ...TESTS];
const ABOUT = new Map<string, About>(ALL.map((about) => [about.id, about]));

/** The games that are offered, short ones first. */
export const GAMES: readonly GameId[] = SHIPPED.map(({ id }) => id);

/** All games that can be opened. */
export const KNOWN: readonly GameId[] = ALL.map(({ id }) => id);

export function isGame(id: string): id is GameId {
  return ABOUT.has(id);
}

export function aboutOf(game: GameId): About {
  const about = ABOUT.get(game);
  if (!about) throw new Error(`there is no game ${game}`);
  return about;
}

/** A word key of a game: `pr-page-pitch`. */
export function keyOf(game: GameId, name: string): string {
  return `${aboutOf(game).prefix}-${name}`;
}

const FOLDERS = import.meta.glob<{ default: GameTable }>("./*/index.ts");

/** Loads the table of a game. */
export async function loadTable(id: GameId): Promise<GameTable> {
  const load = FOLDERS[`./${id}/index.ts`] ?? FOLDERS["./any/index.ts"];
  if (!load) throw new Error(`${id} has no table`);
  return (await load()).default;
}
