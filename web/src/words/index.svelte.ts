/**
 * The page's words in the reader's language. Word files are loaded when they are needed: the
 * shared ones and the page's with the page, those of a game with the game. Whatever reads `word`
 * or `say` in a component is written anew when the language changes.
 */

import type { Phrase } from "../games/contract";
import { preferences, type Language } from "../kit/preferences.svelte";
import { Words, type Listener } from "./words";

export type { Listener } from "./words";

type Load = () => Promise<string>;
// Vite wants each pattern and its options written out.
const FILES: Record<string, Load> = {
  ...import.meta.glob<string>("../../../crates/text/words/*.ftl", {
    query: "?raw",
    import: "default",
  }),
  ...import.meta.glob<string>("../../words/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../games/*/words/*.ftl", { query: "?raw", import: "default" }),
};

let words = $state.raw(new Words("en", []));
let games: readonly string[] = [];

/** Makes the words of these games known, besides those known already, in the language preferred.
 * Resolves when they can be said. */
export async function learn(...more: string[]): Promise<void> {
  games = [...new Set([...games, ...more])];
  const language = preferences.language;
  const files = await Promise.all(paths(language, games).map((path) => FILES[path]?.() ?? ""));
  // Somebody may have changed the language in the meantime; the last wish counts.
  if (language === preferences.language) words = new Words(language, files);
}

function paths(language: Language, ids: readonly string[]): string[] {
  const shared = [`../../../crates/text/words/${language}.ftl`, `../../words/${language}.ftl`];
  return [...shared, ...ids.map((id) => `../../../games/${id}/words/${language}.ftl`)];
}

/** A text of the word files, its gaps filled. */
export function word(key: string, gaps?: Record<string, string | number>): string {
  return words.word(key, gaps);
}

/** A text without gaps that may not be there. */
export function maybe(key: string): string | null {
  return words.key(key);
}

/** A phrase, said to somebody. */
export function say(phrase: Phrase, listener?: Listener): string {
  return words.say(phrase, listener);
}
