/**
 * Loads parts of the page before they are drawn: what the opened address needs, all at once instead
 * of one after another, and, on an idle first page, what its games need.
 */

import { isGame, GAMES, loadTable } from "../games/catalogue";
import { hasDataToSpare, quiet, wanted } from "../kit/background";
import type { Route } from "../router";
import { prepareEngine, prepareWorkers } from "../wire";
import { fetchWords } from "../words/index.svelte";
import { lastTables } from "./memory";

/** Loads what this address needs; failures show up where it is drawn. */
export function loadFor(route: Route): void {
  for (const work of needsOf(route)) wanted(work).catch(() => undefined);
}

function needsOf(route: Route): Promise<unknown>[] {
  if (route.page === "landing") return [import("./landing/Landing.svelte")];
  if (route.page !== "local" || !isGame(route.game)) return [];
  return [prepareWorkers(route.game), loadTable(route.game), fetchWords(route.game)];
}

/**
 * Fetches what a click on this page would need, one thing after another, the game played last
 * first. Stops when the reader goes elsewhere.
 */
export async function fetchGames(stays: () => boolean): Promise<void> {
  const played = lastTables().map(({ game }) => game);
  const games = [...new Set([...played.filter(isGame), ...GAMES])];
  const steps = games.flatMap((game): (() => Promise<unknown>)[] => [
    () => prepareEngine(game),
    () => Promise.all([loadTable(game), fetchWords(game)]),
    // The workers of one game: each costs memory.
    ...(game === games[0] ? [() => prepareWorkers(game)] : []),
  ]);
  for (const step of steps) {
    await quiet();
    if (!stays() || !hasDataToSpare()) return;
    await step();
  }
}
