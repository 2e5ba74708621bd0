/** What this browser remembers of its reader's tables and last choices. */

import { isGame, type GameId } from "../games/catalogue";
import { keep, recall } from "../kit/preferences.svelte";

export interface LastTable {
  game: GameId;
  /** Where it is found. */
  path: string;
}

const TABLES = "tortuga.tables";
const TABLES_MAX = 3;

/** Tables that were left before their match was over, the latest first. */
export function lastTables(): LastTable[] {
  const found = list(recall(TABLES));
  return found.filter(isLastTable).slice(0, TABLES_MAX);
}

/** Remembers a table that is played at. */
export function rememberTable(table: LastTable): void {
  keep(TABLES, JSON.stringify([table, ...others(table.path)].slice(0, TABLES_MAX)));
}

/** Forgets one that is over, or gone. */
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

/** What was chosen last for a game: read back as it was written, checked by whoever uses it. */
export function lastChoices(game: GameId): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(recall(`tortuga.last.${game}`) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function rememberChoices(game: GameId, choices: Record<string, unknown>): void {
  keep(`tortuga.last.${game}`, JSON.stringify(choices));
}
