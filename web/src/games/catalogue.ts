/** The games by id. A table's code is loaded when somebody opens one. */

import type { GameTable } from "./contract";

export const GAMES = ["rum", "port-royal", "jolly-roger"] as const;
export type GameId = (typeof GAMES)[number];

/** The prefix of a game's word keys and rule ids. */
export const PREFIX: Record<GameId, string> = {
  rum: "rum",
  "port-royal": "pr",
  "jolly-roger": "jr",
};

export function isGame(id: string): id is GameId {
  return (GAMES as readonly string[]).includes(id);
}

const FOLDERS = import.meta.glob<{ default: GameTable }>("./*/index.ts");

/** Loads the table of a game. */
export async function loadTable(id: GameId): Promise<GameTable> {
  const load = FOLDERS[`./${id}/index.ts`];
  if (!load) throw new Error(`${id} has no table`);
  return (await load()).default;
}
