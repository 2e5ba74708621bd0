/**
 * What a game's table is given, and what it may ask for. A table shows and sends; it decides no
 * rule, applies no event and counts nothing that the view does not say.
 */

import type { Component } from "svelte";

/** A key of the word files and what fills its gaps, as Rust's `contract::Phrase` writes it. */
export interface Phrase {
  key: string;
  args?: [string, Arg][];
}

export type Arg =
  | { kind: "number"; value: number }
  | { kind: "seat"; value: number }
  | { kind: "seats"; value: number[] }
  | { kind: "name"; value: Phrase }
  | { kind: "names"; value: Phrase[] }
  | { kind: "choice"; value: string };

/** The open window, as this observer knows it. */
export interface WindowInfo {
  id: number;
  mode: "turn" | "open" | "sealed";
  question: string;
  weight: "decision" | "call" | "reaction";
  asked: number[];
  n_waiting: number;
  me: boolean;
  may: number[];
  shown: number;
  until_ms: number | null;
}

export interface Choice<Action> {
  action: Action;
  notation: string;
  phrase: Phrase;
}

/** What I may do now. Of the kinds in `composed` only suggestions are listed. */
export interface Menu<Action> {
  choices: Choice<Action>[];
  composed: string[];
}

/** An event with its words. */
export interface Told<Event> {
  event: Event;
  phrase: Phrase | null;
}

/** Who sits somewhere, ready to be shown. */
export interface SeatInfo {
  seat: number;
  name: string;
  me: boolean;
  kind: "empty" | "person" | "bot";
  /** Not there at the moment, or a bot plays for them. */
  away: boolean;
  /** A colour and a sign of its own, the same everywhere on the page. */
  colour: string;
  sign: string;
}

export interface Hint<Action> {
  action: Action;
  reason: Phrase | null;
}

/** What the table says to an action that is only tried: what it would do, or why it may not be. */
export type Attempt<Event> =
  | { kind: "attempted"; events: Told<Event>[] }
  | { kind: "refused"; rule: string | null; phrase: Phrase | null };

export interface TableProps<View, Action, Event, Rules> {
  /** What never changes in a match: card tables and options. */
  rules: Rules;
  view: View;
  me: number | null;
  seats: SeatInfo[];
  window: WindowInfo | null;
  /** `null`: there is nothing I can do now. */
  menu: Menu<Action> | null;
  /** An answer of mine is on its way: everything stays visible, nothing can be sent. */
  busy: boolean;
  hint: Hint<Action> | null;
  /** The events of the last update, to animate what led to `view`; a new array each time. */
  told: Told<Event>[];
  /** 1 is the usual pace of animations, 0 none at all (reduced motion, tests). */
  pace: number;
  /** A phrase in the reader's language, said to whoever looks. */
  say: (phrase: Phrase) => string;
  /** The page's own words, from web/words. */
  word: (key: string, gaps?: Record<string, string | number>) => string;
  submit: (action: Action) => void;
  /** Asks the table what an action would do; nothing changes. Fails if the table is out of reach. */
  attempt: (action: Action) => Promise<Attempt<Event>>;
}

/** What a game's folder exports as default from `index.ts`. */
export interface GameTable {
  // Each game types its own props; the page only passes on what came over the wire.
  Table: Component<TableProps<never, never, never, never>>;
}
