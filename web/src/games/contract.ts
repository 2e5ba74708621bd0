/**
 * What a game's table is given, and what it may ask for. A table shows and sends; it decides no
 * rule, applies no event and counts nothing that the view does not say.
 */

import type { Component } from "svelte";

import type { Menu, Outcome, Phrase, Told } from "../wire/generated/contract";
import type { WindowInfo } from "../wire/generated/table";

export type { Arg, Choice, Menu, Outcome, Phrase, Seat, Told } from "../wire/generated/contract";
export type { WindowInfo } from "../wire/generated/table";

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

/** What takes an action is written as a method, so that each game can type its own actions. */
export interface TableProps<View, Action, Event, Rules> {
  /** What never changes in a match: card tables and options. */
  rules: Rules;
  view: View;
  me: number | null;
  seats: SeatInfo[];
  window: WindowInfo | null;
  /** `null`: there is nothing I can do now. */
  menu: Menu<Action> | null;
  /** The standing, once the match has ended by its rules and the table has said so. */
  outcome: Outcome | null;
  /** An answer of mine is on its way: everything stays visible, nothing can be sent. */
  busy: boolean;
  /** My answer has come and waits for its time: only what answers no question can be sent. */
  answered?: boolean;
  hint: Hint<Action> | null;
  /** The events of the last update, to animate what led to `view`; a new array each time. */
  told: Told<Event>[];
  /** 1 is the usual pace of animations, 0 none at all (reduced motion, tests). */
  pace: number;
  /** The table's time: what it says of times is by its clock, not by this machine's. */
  now_ms: () => number;
  /** A phrase in the reader's language, said to whoever looks. */
  say: (phrase: Phrase) => string;
  /** The page's own words, from web/words. */
  word: (key: string, gaps?: Record<string, string | number>) => string;
  /**
   * Sends an action at once: for choices that the table itself lets one change until they are
   * confirmed, such as sets, sharings and offers that are put together and then sent by a button.
   */
  submit(action: Action): void;
  /** Asks the table what an action would do; nothing changes. Fails if the table is out of reach. */
  attempt(action: Action): Promise<Attempt<Event>>;
  /**
   * Takes an action of the menu as chosen. The page asks for a second click where that is wanted
   * (see `harmless`) and shows the choice in words until then; a single click on a card does this.
   */
  propose(action: Action): void;
  /** Takes back what was proposed: something else is being put together. */
  retract?(): void;
  /** What was proposed and waits to be confirmed, to be shown as chosen. */
  pending: Action | null;
}

/** What a game's folder exports as default from `index.ts`. */
export interface GameTable {
  // Each game types its own props; the page only passes on what came over the wire.
  Table: Component<TableProps<never, never, never, never>>;
  /** Whether a slip would cost little: such actions are sent by one click. Without it, none are. */
  harmless?(action: never): boolean;
  /**
   * Whether the table itself shows who sits where, whose turn it is and how they stand: a small
   * window has no room to say that twice.
   */
  seated?: boolean;
  /** What stands beside a seat's name in the strip of seats, as the view says it: points. */
  points?: (view: never, seat: number) => number | null;
  /** The first steps, loaded when they are asked for. */
  tutorial?: () => Promise<Tutorial>;
}

/**
 * The first steps in a game: a short record, told step by step, in which the newcomer makes the
 * moves of one seat. Since every move is in the record, the same happens every time, offline too;
 * a choice that the record does not make is answered by the step's text once more.
 */
export interface Tutorial {
  /** A record as `tortuga record` writes and checks it. It need not reach the end of the game. */
  record: string;
  /** The newcomer's seat. */
  seat: number;
  /** In order. The moves between two steps are shown by themselves. */
  steps: TutorialStep[];
}

export interface TutorialStep {
  /** How many moves of the record have been made. Several steps may stand at one move. */
  at: number;
  /** What is told: a key of web/words, a paragraph or two. */
  text: string;
  /** What it points at: the elements of the table with this value of `data-point`. */
  point?: string;
  /** `read` goes on by a button; `act` goes on when the newcomer makes the next move himself. */
  kind: "read" | "act";
}
