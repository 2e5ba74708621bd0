/** The props of a game's table, from messages and the current selection. */

import type { Menu, Phrase, SeatInfo, TableProps, WindowInfo } from "../../games/contract";
import { motionPace } from "../../kit/preferences.svelte";
import { word } from "../../words/index.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Session } from "./seen";

/** Each game types its own props; the page only passes on what came. */
type Given = TableProps<unknown, unknown, unknown, unknown>;

interface Shown {
  session: Session;
  choosing: Choosing;
  seats: SeatInfo[];
  say: (phrase: Phrase) => string;
  /** The open window, filtered by its reader's standing orders. */
  open: WindowInfo | null;
  menu: Menu<unknown> | null;
  answered: boolean;
}

export function tableProps(shown: Shown): Given {
  const { session, choosing, seats, say, open, menu, answered } = shown;
  const { play } = session;
  return {
    rules: play?.rules,
    view: play?.view,
    me: session.seats?.you ?? null,
    seats,
    window: open && answered ? { ...open, me: false } : open,
    menu,
    outcome: session.over?.outcome ?? null,
    busy: session.busy || session.behind,
    answered,
    hint: choosing.hint,
    told: session.told,
    pace: motionPace(),
    now_ms: () => Date.now() + session.skew_ms,
    say,
    word,
    submit: (action) => void choosing.send(action),
    attempt: (action) => session.attempt(action),
    explain: (card) => session.explain(card),
    propose: (action) => choosing.propose(action),
    retract: () => choosing.change(),
    pending: choosing.pending,
  };
}
