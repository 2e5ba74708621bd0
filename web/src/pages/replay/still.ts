/** The props of a game's table that only shows one moment of a record. */

import type { Explanation, Menu, Phrase, SeatInfo, TableProps } from "../../games/contract";
import { pace } from "../../kit/preferences.svelte";
import type { Frame, Opened } from "../../wire/generated/wasm";
import { word } from "../../words/index.svelte";

/** Each game types its own props; the page only passes on what came. */
type Given = TableProps<unknown, unknown, unknown, unknown>;

export interface Still {
  opened: Opened;
  frame: Frame | null;
  /** The seat whose view is shown, if any. */
  seat: number | null;
  infos: SeatInfo[];
  say: (phrase: Phrase) => string;
  /** The choices, in a tutorial. */
  menu?: Menu<unknown> | null;
  /** What a card says about itself here. */
  explain?: (card: number) => Promise<Explanation | null>;
  /** Called with a choice. */
  act?: (action: unknown) => void;
}

export function still({ opened, frame, seat, infos, say, menu, act, explain }: Still): Given {
  const choose = act ?? (() => undefined);
  return {
    rules: opened.rules,
    view: frame?.fields,
    me: seat,
    seats: infos,
    window: frame?.window ?? null,
    menu: menu ?? null,
    outcome: frame?.moves === opened.moves.length ? opened.outcome : null,
    busy: false,
    hint: null,
    told: frame?.events ?? [],
    pace: pace(),
    now_ms: () => Date.now(),
    say,
    word,
    submit: choose,
    propose: choose,
    retract: () => undefined,
    pending: null,
    ...(explain ? { explain } : {}),
    // A dry run always succeeds here; the action is checked when it is sent.
    attempt: () => Promise.resolve({ kind: "attempted", phrase: null, brings: [], events: [] }),
  };
}
