/**
 * The page's texts in the reader's language. Word files are loaded on demand: the shared ones and
 * the page's, also for the games it offers, with the page; those of a game with the game.
 * Components that read `word` or `say` update when the language changes.
 */

import { aboutOf, isGame, KNOWN } from "../games/catalogue";
import type { Phrase } from "../games/contract";
import { preferences, type Language } from "../kit/preferences.svelte";
import { prepare, Words, type Listener } from "./words";

export type { Listener } from "./words";

/** The texts that every page needs, by language: one request each. */
const SHARED: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./files/en"),
  pl: () => import("./files/pl"),
  de: () => import("./files/de"),
};

type Load = () => Promise<string>;
// Vite wants each pattern and its options written out.
const FILES: Record<string, Load> = {
  ...import.meta.glob<string>(["../../../games/*/words/*.ftl", "!../../../games/test-*/**"], {
    query: "?raw",
    import: "default",
  }),
  ...(import.meta.env.MODE === "test-games"
    ? import.meta.glob<string>(
        ["../../../games/test-*/words/*.ftl", "../../../games/test-*/page/words/*.ftl"],
        { query: "?raw", import: "default" },
      )
    : {}),
};

let words = $state.raw(new Words("en", []));
let games: readonly string[] = [];
/** The language and the games of `words`: the same texts again would draw the page again. */
let learned = "";

/**
 * Loads the texts of these games in the preferred language, besides those already loaded. Resolves
 * when they can be used.
 */
export async function learn(...more: string[]): Promise<void> {
  games = [...new Set([...games, ...more])];
  const language = preferences.language;
  const known = [language, ...games].join();
  const [shared, ...own] = await Promise.all([
    SHARED[language](),
    ...paths(language, games).map((path) => FILES[path]?.() ?? ""),
  ]);
  // The language may have changed in the meantime; the last choice wins.
  if (language !== preferences.language || known === learned) return;
  learned = known;
  words = new Words(language, [...shared.default, ...own]);
}

/** Fetches and parses the texts of a game, so that `learn` finds them ready. */
export async function fetchWords(game: string): Promise<void> {
  const own = paths(preferences.language, [game]).map((path) => FILES[path]?.() ?? "");
  for (const file of await Promise.all(own)) prepare(file);
}

/** The files of single games; only test games have their page's words there. */
function paths(language: Language, ids: readonly string[]): string[] {
  return [
    ...KNOWN.map((id) => `../../../games/${id}/page/words/${language}.ftl`),
    ...ids.map((id) => `../../../games/${id}/words/${language}.ftl`),
  ];
}

/** The name of a game; its id if the page does not know it. */
export function nameOf(game: string): string {
  return isGame(game) ? aboutOf(game).names[preferences.language] : game;
}

/** A text of the word files, with its arguments. */
export function word(key: string, gaps?: Record<string, string | number>): string {
  return words.word(key, gaps);
}

/** A text without arguments that may be missing. */
export function maybe(key: string): string | null {
  return words.key(key);
}

/** A phrase, addressed to a listener. */
export function say(phrase: Phrase, listener?: Listener): string {
  return words.say(phrase, listener);
}
