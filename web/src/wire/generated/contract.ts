// Made by `cargo xtask codegen`. Do not edit.

/**
 * The argument of a placeholder.
 */
export type Arg =
  | { kind: "number"; value: number }
  | { kind: "seat"; value: Seat }
  | { kind: "seats"; value: Array<Seat> }
  | { kind: "name"; value: Phrase }
  | { kind: "names"; value: Array<Phrase> }
  | { kind: "choice"; value: string };

/**
 * How many cards there are of a kind.
 */
export type CardCount = {
  /**
   * The name of the kind.
   */
  of: Phrase;
  /**
   * How many there are in the game.
   */
  n: number;
  /**
   * How many of them the observer cannot see now; `None` if nobody plays.
   */
  unseen: number | null;
};

/**
 * One physical card: its index in the game's list of cards.
 */
export type CardId = number;

/**
 * One line of a menu.
 */
export type Choice<A> = {
  /**
   * The action, which the client sends back unchanged.
   */
  action: A;
  /**
   * The action in the notation of records.
   */
  notation: string;
  /**
   * The action in words.
   */
  phrase: Phrase;
  /**
   * Whether hardly anybody wants it; clients list it last.
   */
  unlikely?: boolean;
};

/**
 * Why a match ended: a key of the Fluent files such as `rum-end-points`.
 */
export type EndReason = string;

/**
 * An explained card, as clients get it.
 */
export type Explanation = {
  /**
   * Its name.
   */
  name: Phrase;
  /**
   * What it does, sentence by sentence.
   */
  does: Array<Phrase>;
  /**
   * The ids of the rules behind it, the most important first.
   */
  rules: Array<string>;
  /**
   * How many cards there are of its kinds, the narrowest kind first.
   */
  counts: Array<CardCount>;
};

/**
 * A menu as clients get it.
 */
export type Menu<A> = {
  /**
   * The choices.
   */
  choices: Array<Choice<A>>;
  /**
   * The kinds of action for which the list holds suggestions only.
   */
  composed: Array<string>;
};

/**
 * How the answers to a window come in.
 */
export type Mode = "turn" | "open" | "sealed";

/**
 * The observer of a view.
 */
export type Observer = { seat: Seat } | "spectator" | "referee";

/**
 * The result of a match.
 */
export type Outcome = {
  /**
   * Why the match ended.
   */
  reason: EndReason;
  /**
   * The placings by seat. The array has a fixed size, so that a finished state stays `Copy`.
   */
  placings: Array<Placing>;
};

/**
 * A message for a person: a key of the Fluent files and the arguments of its placeholders.
 *
 * Games write the keys they know; a client of a server reads whatever it was sent.
 */
export type Phrase = {
  /**
   * The key, such as `rum-event-drew-wreck`.
   */
  key: string;
  /**
   * The arguments by name.
   */
  args?: Array<[string, Arg]>;
};

/**
 * The result of one seat.
 */
export type Placing = {
  /**
   * 1 for the winners; tied seats have the same rank.
   */
  rank: number;
  /**
   * The points, as the game counts them.
   */
  points: number;
};

/**
 * One part of a seat's points at the end of a match.
 */
export type ScorePart = {
  /**
   * What counts, as a noun; the same words for every seat that has it.
   */
  what: Phrase;
  /**
   * How many points it brings.
   */
  points: number;
};

/**
 * A place in the game, counted from 0 clockwise.
 */
export type Seat = number;

/**
 * The number of seats at a table: 1 to [`SEATS_MAX`].
 */
export type SeatCount = number;

/**
 * An event as clients get it.
 */
export type Told<E> = {
  /**
   * What happened.
   */
  event: E;
  /**
   * The event in words; `None` if there is nothing to say.
   */
  phrase: Phrase | null;
};

/**
 * How a question is timed: which of the four kinds of window it is. It follows from public facts,
 * and no table may let anybody learn more from the time that passes.
 */
export type Weight = "decision" | "call" | "reaction" | "public";

/**
 * The number of a window within its match. An answer cites it. So two people who act at the same
 * time in an open window are both accepted, and a click that comes after it closed is refused.
 */
export type WindowId = number;
