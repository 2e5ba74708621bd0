// Made by `cargo xtask codegen`. Do not edit.

import type { Menu, Observer, Outcome, Phrase, Placing, Seat, Told } from "./contract";
import type { Offer, Outline, PlayedBy, Review } from "./hosting";
import type { Advice, Farewell, Fork, Millis, Setting, Ticket, WindowInfo } from "./table";

/**
 * A record at one move.
 */
export type Frame = {
  /**
   * How many moves were made.
   */
  moves: number;
  /**
   * All fields of the view.
   */
  fields: { [key in string]: unknown };
  /**
   * What the last of the moves did, as one may know it.
   */
  events: Array<Told<unknown>>;
  /**
   * The open window; nothing once it is over.
   */
  window: WindowInfo | null;
  /**
   * What the observer could choose from.
   */
  menu: Menu<unknown> | null;
};

/**
 * A connection that ends.
 */
export type Hung = {
  /**
   * Which.
   */
  conn: number;
  /**
   * Why.
   */
  why: Farewell;
};

/**
 * One action of a record.
 */
export type Move = {
  /**
   * Who acted.
   */
  seat: Seat;
  /**
   * The action, as the game writes it.
   */
  action: unknown;
  /**
   * The action in the notation.
   */
  notation: string;
  /**
   * Its words.
   */
  phrase: Phrase;
};

/**
 * A record as notation and result.
 */
export type Noted = {
  /**
   * The game's id.
   */
  game: string;
  /**
   * The versions of the rules.
   */
  versions: Versions;
  /**
   * Who sat where.
   */
  seats: Array<Sitter>;
  /**
   * What was played.
   */
  moves: Array<NotedMove>;
  /**
   * How it ended, by seat; empty where it did not.
   */
  placings: Array<Placing>;
  /**
   * Where today's rules part from it; in English.
   */
  why: string;
};

/**
 * One action of a record as it stands there.
 */
export type NotedMove = {
  /**
   * Who acted.
   */
  seat: Seat;
  /**
   * The action in the notation of its time.
   */
  notation: string;
  /**
   * What chance did, in braces.
   */
  drawn: string | null;
};

/**
 * A record as a whole.
 */
export type Opened = {
  /**
   * The game's id.
   */
  game: string;
  /**
   * Its options.
   */
  options: unknown;
  /**
   * By which rules it is played again.
   */
  played_by: PlayedBy;
  /**
   * The versions of the rules.
   */
  versions: Versions;
  /**
   * Who sat where.
   */
  seats: Array<Sitter>;
  /**
   * What never changes: card tables, options.
   */
  rules: unknown;
  /**
   * What was played.
   */
  moves: Array<Move>;
  /**
   * How it ended; nothing where it did not.
   */
  outcome: Outcome | null;
};

/**
 * A question to a bot.
 */
export type Question = {
  /**
   * Its answer cites this.
   */
  ticket: Ticket;
  /**
   * How well it plays.
   */
  level: string;
  /**
   * What it may know.
   */
  outline: Outline;
};

/**
 * An answer.
 */
export type Reply =
  | {
      kind: "games";
      /**
       * The games.
       */
      games: Array<Offer>;
    }
  | ({ kind: "step" } & Step)
  | {
      kind: "thought";
      /**
       * Its advice.
       */
      advice: Advice | null;
    }
  | {
      kind: "written";
      /**
       * The record.
       */
      text: string | null;
    }
  | ({ kind: "opened" } & Opened)
  | ({ kind: "noted" } & Noted)
  | ({ kind: "frame" } & Frame)
  | {
      kind: "reviewed";
      /**
       * What it thinks.
       */
      review: Review | null;
    }
  | {
      kind: "failed";
      /**
       * Why, in English.
       */
      problem: string;
    };

/**
 * Something a page asks.
 */
export type Request =
  | { kind: "games" }
  | {
      kind: "create";
      /**
       * How.
       */
      setting: Setting;
      /**
       * Where its matches go on, if they are not dealt anew.
       */
      fork: Fork | null;
      /**
       * Whose it is.
       */
      host: number;
      /**
       * 32 random bytes, for deals.
       */
      deals: Array<number>;
      /**
       * A random number, for times.
       */
      jitter: number;
      /**
       * The time.
       */
      now_ms: Millis;
    }
  | {
      kind: "restore";
      /**
       * The lines of its log.
       */
      entries: Array<string>;
      /**
       * How long nobody kept it.
       */
      down_ms: number;
      /**
       * The time.
       */
      now_ms: Millis;
    }
  | {
      kind: "connect";
      /**
       * A number for each connection.
       */
      conn: number;
      /**
       * Who.
       */
      person: number;
      /**
       * By what name.
       */
      name: string;
      /**
       * Which of his clients.
       */
      client: number;
      /**
       * The time.
       */
      now_ms: Millis;
    }
  | {
      kind: "disconnect";
      /**
       * Which connection.
       */
      conn: number;
      /**
       * The time.
       */
      now_ms: Millis;
    }
  | {
      kind: "command";
      /**
       * Over which connection.
       */
      conn: number;
      /**
       * The JSON of a `Command`.
       */
      text: string;
      /**
       * The time.
       */
      now_ms: Millis;
    }
  | {
      kind: "advice";
      /**
       * Which question.
       */
      ticket: Ticket;
      /**
       * What it would do.
       */
      advice: Advice | null;
      /**
       * The time.
       */
      now_ms: Millis;
    }
  | {
      kind: "tick";
      /**
       * The time.
       */
      now_ms: Millis;
    }
  | {
      kind: "think";
      /**
       * How well it plays.
       */
      level: string;
      /**
       * By what it knows.
       */
      outline: Outline;
      /**
       * A random number.
       */
      seed: number;
      /**
       * When to stop, for those who search.
       */
      iterations_max: number;
    }
  | {
      kind: "write-record";
      /**
       * Which.
       */
      match: number;
    }
  | {
      kind: "read-record";
      /**
       * The record.
       */
      text: string;
    }
  | {
      kind: "frame";
      /**
       * How many.
       */
      moves: number;
      /**
       * As whom one looks.
       */
      observer: Observer;
    }
  | {
      kind: "review";
      /**
       * How many.
       */
      moves: number;
      /**
       * How long it thinks: over its own choice, and as long over the one that was made.
       */
      iterations_max: number;
    };

/**
 * A message on its way.
 */
export type Sent = {
  /**
   * To whom.
   */
  conn: number;
  /**
   * The JSON of a `Message`.
   */
  text: string;
};

/**
 * Who sat somewhere.
 */
export type Sitter = {
  /**
   * The name.
   */
  name: string;
  /**
   * The level, if it was a bot.
   */
  level: string | null;
};

/**
 * What came of something that happened at the table. The lines of the log are to be kept before
 * anybody is told.
 */
export type Step = {
  /**
   * New lines of the log.
   */
  entries: Array<string>;
  /**
   * Messages to those who are connected.
   */
  sends: Array<Sent>;
  /**
   * Questions to bots.
   */
  thinks: Array<Question>;
  /**
   * Connections that end.
   */
  hangs: Array<Hung>;
  /**
   * When the table wants to hear of the time again, if ever.
   */
  wake_ms: Millis | null;
  /**
   * Whether the table has ended for good.
   */
  closed: boolean;
};

/**
 * The version of the rules that a record was played by, and that of the rules at hand.
 */
export type Versions = {
  /**
   * The record's.
   */
  played: number;
  /**
   * This program's.
   */
  here: number;
};
