/**
 * The props of a game's table and the calls it may make. A table shows and sends. It decides no
 * rule, applies no event and computes nothing that the view does not say.
 */

import type { Component } from "svelte";

import type { Explanation, Menu, Outcome, Phrase, Told } from "../wire/generated/contract";
import type { Score } from "../kit/sound/names";
import type { WindowInfo } from "../wire/generated/table";

export type {
  Arg,
  Choice,
  Explanation,
  Menu,
  Outcome,
  Phrase,
  Seat,
  Told,
} from "../wire/generated/contract";
export type { WindowInfo } from "../wire/generated/table";

/** The occupant of a seat, ready to be shown. */
export interface SeatInfo {
  seat: number;
  name: string;
  me: boolean;
  kind: "empty" | "person" | "bot";
  /** The person is disconnected, or a bot plays for them. */
  away: boolean;
  /** The colour and the sign of the seat, the same everywhere on the page. */
  colour: string;
  sign: string;
}

export interface Hint<Action> {
  action: Action;
  reason: Phrase | null;
}

/**
 * The result of a dry run of an action: the action in words, what it would bring and do; or why it
 * is refused.
 */
export type Attempt<Event> =
  | { kind: "attempted"; phrase: Phrase | null; brings: Phrase[]; events: Told<Event>[] }
  | { kind: "refused"; rule: string | null; phrase: Phrase | null };

/** Functions that take an action are methods, so that each game can type its own actions. */
export interface TableProps<View, Action, Event, Rules> {
  /** The constants of a match: card tables and options. */
  rules: Rules;
  view: View;
  me: number | null;
  seats: SeatInfo[];
  window: WindowInfo | null;
  /** `null`: there is nothing I can do now. */
  menu: Menu<Action> | null;
  /** The standing, once the match has ended by its rules and the table has said so. */
  outcome: Outcome | null;
  /** A command of mine is in flight: everything stays visible, nothing can be sent. */
  busy: boolean;
  /** My answer was accepted and is held until the window closes: only asides can be sent. */
  answered?: boolean;
  hint: Hint<Action> | null;
  /** The events of the last update, to animate what led to `view`; a new array each time. */
  told: Told<Event>[];
  /** The speed of animations: 1 is normal, 0 is none at all (reduced motion, tests). */
  pace: number;
  /** The current time by the table's clock, which all its times refer to. */
  now_ms: () => number;
  /** Formats a phrase in the reader's language, addressed to the viewer. */
  say: (phrase: Phrase) => string;
  /** A text of the page itself, from web/words. */
  word: (key: string, gaps?: Record<string, string | number>) => string;
  /**
   * Sends an action at once. This is for drafts that the table has its player confirm with a
   * button: sharings and offers.
   */
  submit(action: Action): void;
  /**
   * Asks the table what an action would do; nothing changes. Rejects if the table cannot be
   * reached.
   */
  attempt(action: Action): Promise<Attempt<Event>>;
  /**
   * Asks what a card does and how many of its kind are unseen; `null` if nobody knows. Cards are
   * marked with `data-card`, and the page shows the answer (`kit/explain`).
   */
  explain?(card: number): Promise<Explanation | null>;
  /**
   * Selects an action of the menu; a single click on a card does this. The page asks for a second
   * click if the settings want one (see `harmless`), and shows the choice in words until then.
   */
  propose(action: Action): void;
  /** Clears the selected action: the player is composing something else. */
  retract?(): void;
  /** The selected action that waits for confirmation, to be highlighted. */
  pending: Action | null;
}

/** A card, or another piece on the table, that an event is about. */
export interface Thing {
  /** Its name: elements of the table that show it carry it as `data-thing`. */
  name: string;
  /** How it lay or what it showed, for its small picture; each game has its own words for that. */
  way?: string | number;
}

/**
 * The part of an event in its turn:
 * - `turn` begins the turn of a seat, and is not said itself: the heading says it;
 * - `chapter` begins a part of the game, and its sentence is the heading;
 * - `head` is what a seat did, and says what its whole turn was: it becomes the heading, unless
 *   something was told before it;
 * - `deed` is what a seat chose to do;
 * - `news` is what came of it.
 */
export type Part = "turn" | "chapter" | "head" | "deed" | "news";

/** How an event is told. Hidden facts never change its part, its seat or its moment. */
export interface Beat {
  part: Part;
  /** The seat it is told of. */
  seat: number | null;
  /** The things that fill gaps of its sentence, as far as the observer knows them. */
  fills?: Record<string, Thing[]>;
  /** More things that it is about. */
  also?: Thing[];
  /** A big moment: the key of the few words that announce it over the table. */
  moment?: string;
}

export interface SmallProps<Rules> {
  rules: Rules;
  thing: Thing;
  say: (phrase: Phrase) => string;
}

/** How a game tells its events, loaded after the table. */
export interface Telling<Event, Rules> {
  tell(event: Event): Beat;
  /** A thing as a small picture in a line of text; hidden from screen readers, which get a name. */
  Small: Component<SmallProps<Rules>>;
  /** The name of a thing in full. */
  name(rules: Rules, thing: Thing): Phrase;
}

/** The default export of a game's `telling.ts`, whose types the page does not know. */
export type GameTelling = Telling<unknown, unknown>;

/** Forgets the types of a telling; see `gameTable`. */
export const gameTelling = <Event, Rules>(telling: Telling<Event, Rules>): GameTelling =>
  telling as GameTelling;

/** How a game draws a single card, for explanations and galleries; loaded on demand. */
export interface FaceModule {
  /** One card, as large as `--card-w` says. It gets the table's props. */
  Face: Component<TableProps<unknown, unknown, unknown, unknown> & { card: number }>;
  /** What all cards share, to be drawn once where there is no table: gradients and the like. */
  Defs?: Component;
  /** The cards that illustrate the summary of the rules. */
  pictures?(rules: unknown): Pictures;
}

/** Cards by their ids, for each part of a summary. */
export interface Pictures {
  goal: number[];
  turn: number[];
  end: number[];
}

/** Forgets the types of a card's drawing, as `gameTable` does. */
export const faceModule = <Rules>(module: {
  Face: unknown;
  Defs?: Component;
  pictures?(rules: Rules): Pictures;
}): FaceModule => module as FaceModule;

/** A game's table, with the types of that game. */
export interface TypedTable<View, Action, Event, Rules> {
  Table: Component<TableProps<View, Action, Event, Rules>>;
  /** Whether a misclick would cost little: such actions need one click. Without it, none do. */
  harmless?(action: Action): boolean;
  /**
   * Whether the table itself shows who sits where, whose turn it is and how they stand. A small
   * window has no room to say that twice.
   */
  seated?: boolean;
  /** The text beside a seat's name in the strip of seats, from the view: points. */
  points?(view: View, seat: number): number | null;
  /** What the game sounds like, loaded on demand. */
  sounds?: () => Promise<Score>;
  /**
   * The kinds of action that the table lets its player put together from cards of the hand
   * (`data-point="hand"`), and the key of the words for that. The list of choices does not spell
   * out every combination of them.
   */
  composes?: Readonly<Record<string, string>>;
  /** The scene at the end of a match, loaded on demand. */
  finale?: () => Promise<Finale>;
  /** How its events are told in the log and over the table, loaded on demand. */
  telling?: () => Promise<GameTelling>;
  /** How the game draws a single card. */
  faces?: () => Promise<FaceModule>;
  /** The tutorial, loaded on demand. */
  tutorial?: () => Promise<Tutorial>;
}

/** The scene at the end of a match. */
export interface Finale {
  /** The address of a drawing of 1000 by 400; with `#still` it does not move. */
  picture: string;
  /** The place of the winner's sign, in percent from the left and from the top. */
  sign: { x: number; y: number };
}

/** The default export of a game's `index.ts`: a table whose types the page does not know. */
export type GameTable = TypedTable<unknown, unknown, unknown, unknown>;

/** Forgets a table's types. The page passes on what came over the wire, for that very game. */
export const gameTable = <View, Action, Event, Rules>(
  table: TypedTable<View, Action, Event, Rules>,
): GameTable => table as GameTable;

/**
 * A game's tutorial: a short record, explained step by step, in which the newcomer makes the moves
 * of one seat. Every move is in the record, so the tutorial is the same every time and works
 * offline. If the newcomer makes another move, the step's text is repeated.
 */
export interface Tutorial {
  /** A record as `tortuga record` writes and checks it, to the end of the game. */
  record: string;
  /** The newcomer's seat. */
  seat: number;
  /**
   * The steps in order. The moves between two steps are played automatically, and all moves after
   * the newcomer's last one quickly.
   */
  steps: TutorialStep[];
}

export interface TutorialStep {
  /** How many moves of the record have been made. Several steps may have the same number. */
  at: number;
  /** The text of the step: a key of web/words, a paragraph or two. */
  text: string;
  /** The highlighted elements: those of the table with this value of `data-point`. */
  point?: string;
  /** `read` continues with a button; `act` continues when the newcomer makes the next move. */
  kind: "read" | "act";
}
