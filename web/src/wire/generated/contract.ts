// Made by `cargo xtask codegen`. Do not edit.

/**
 * What fills a gap in a phrase.
 */
export type Arg =
  | { kind: "number"; value: number }
  | { kind: "seat"; value: Seat }
  | { kind: "seats"; value: Array<Seat> }
  | { kind: "name"; value: Phrase }
  | { kind: "names"; value: Array<Phrase> }
  | { kind: "choice"; value: string };

/**
 * One physical card: its place in the game's list of cards.
 */
export type CardId = number;

/**
 * One line of a menu.
 */
export type Choice<A> = {
  /**
   * The action, to be sent back as it is.
   */
  action: A;
  /**
   * The action in the notation of records.
   */
  notation: string;
  /**
   * Its words.
   */
  phrase: Phrase;
};

/**
 * Why a match ended: a key such as `rum-end-points`, which the word files know.
 */
export type EndReason = string;

/**
 * A menu as clients get it.
 */
export type Menu<A> = {
  /**
   * What may be chosen.
   */
  choices: Array<Choice<A>>;
  /**
   * Kinds of action of which only suggestions are listed.
   */
  composed: Array<string>;
};

/**
 * How the answers to a window come in.
 */
export type Mode = "turn" | "open" | "sealed";

/**
 * Who looks.
 */
export type Observer = { seat: Seat } | "spectator" | "referee";

/**
 * The end of a match.
 */
export type Outcome = {
  /**
   * Why it ended.
   */
  reason: EndReason;
  /**
   * By seat. Fixed size, so that a state that is over can be copied like any other.
   */
  placings: Array<Placing>;
};

/**
 * Something to be said: a key of the word files and what fills its gaps.
 *
 * Games write the keys they know; a client at a server's table reads whatever it was sent.
 */
export type Phrase = {
  /**
   * The key, such as `rum-event-drew-wreck`.
   */
  key: string;
  /**
   * Its arguments by name.
   */
  args?: Array<[string, Arg]>;
};

/**
 * Where one seat came in.
 */
export type Placing = {
  /**
   * 1 for the winners; those who share a place have the same rank.
   */
  rank: number;
  /**
   * Points as the game counts them.
   */
  points: number;
};

/**
 * A place in the game, counted from 0 clockwise.
 */
export type Seat = number;

/**
 * How many seats a table has: 1 to [`SEATS_MAX`].
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
   * Its words; nothing where nothing need be said.
   */
  phrase: Phrase | null;
};

/**
 * How much time a question is worth: which of the four kinds of window it is. It follows from
 * public facts, and no table may let anybody learn more from the time that passes.
 */
export type Weight = "decision" | "call" | "reaction" | "public";

/**
 * The number of a window within its match. An answer cites it, so two honest players who act
 * at once in an open window are both accepted, and a click after it closed is told so.
 */
export type WindowId = number;
