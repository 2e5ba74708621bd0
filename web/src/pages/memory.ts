/** The reader's tables and last choices, stored in this browser. */

import { isGame, type GameId } from "../games/catalogue";
import { keep, recall } from "../kit/preferences.svelte";

export interface LastTable {
  game: GameId;
  /** Its address. */
  path: string;
}

const TABLES = "tortuga.tables";
const TABLES_MAX = 3;

/** Tables left before their match was over, newest first. */
export function lastTables(): LastTable[] {
  const found = list(recall(TABLES));
  return found.filter(isLastTable).slice(0, TABLES_MAX);
}

/** Remembers a table with a running match. */
export function rememberTable(table: LastTable): void {
  keep(TABLES, JSON.stringify([table, ...others(table.path)].slice(0, TABLES_MAX)));
}

/** Forgets a table that is over, or gone. */
export function forgetTable(path: string): void {
  keep(TABLES, JSON.stringify(others(path)));
}

function others(path: string): LastTable[] {
  return lastTables().filter((table) => table.path !== path);
}

function isLastTable(value: unknown): value is LastTable {
  if (typeof value !== "object" || value === null) return false;
  const { game, path } = value as Record<string, unknown>;
  return (
    typeof path === "string" && path.startsWith("/") && typeof game === "string" && isGame(game)
  );
}

function list(text: string | null): unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** The last choices for a game, exactly as stored; the caller validates them. */
export function lastChoices(game: GameId): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(recall(`tortuga.last.${game}`) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whether this browser has neither a set-up nor a running game of that kind. */
export function isFirst(game: GameId): boolean {
  const running = lastTables().some(({ path }) => path.startsWith(`/local/${game}`));
  return !running && lastChoices(game)["solo"] === undefined;
}

export function rememberChoices(game: GameId, choices: Record<string, unknown>): void {
  keep(`tortuga.last.${game}`, JSON.stringify(choices));
}
