/** The props of a table that nobody plays at, to draw single cards by. */

import type { Explanation, Phrase, TableProps } from "../../games/contract";
import { word } from "../../words/index.svelte";

type Given = TableProps<unknown, unknown, unknown, unknown>;

export function plain(
  rules: unknown,
  say: (phrase: Phrase) => string,
  explain: (card: number) => Promise<Explanation | null>,
): Given {
  return {
    rules,
    // Games look up what they say about a view; here they have said nothing.
    view: { said: {} },
    me: null,
    seats: [],
    window: null,
    menu: null,
    outcome: null,
    busy: false,
    hint: null,
    told: [],
    pace: 0,
    now_ms: () => Date.now(),
    say,
    word,
    explain,
    submit: () => undefined,
    propose: () => undefined,
    attempt: () => Promise.reject(new Error("nobody plays here")),
    pending: null,
  };
}
