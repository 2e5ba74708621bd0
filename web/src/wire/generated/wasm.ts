// Made by `cargo xtask codegen`. Do not edit.

import type {
  CardId,
  Explanation,
  Menu,
  Observer,
  Outcome,
  Phrase,
  Placing,
  Seat,
  Told,
} from "./contract";
import type { Outline, PlayedBy, Review } from "./hosting";
import type { Advice, Farewell, Fork, Millis, Setting, Ticket, WindowInfo } from "./table";

/**
 * A record after some actions.
 */
export type Frame = {
  /**
   * The number of actions so far.
   */
  moves: number;
  /**
   * All fields of the view.
   */
  fields: { [key in string]: unknown };
  /**
   * The events of the last action, as the observer may know them.
   */
  events: Array<Told<unknown>>;
  /**
   * The open window; `None` once the game is over.
   */
  window: WindowInfo | null;
  /**
   * The observer's menu.
   */
  menu: Menu<unknown> | null;
};

/**
 * A connection that ends.
 */
export type Hung = {
  /**
   * The connection's number.
   */
  conn: number;
  /**
   * The reason.
   */
  why: Farewell;
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
   * The occupant of each seat.
   */
  seats: Array<ReplaySeat>;
  /**
   * The actions.
   */
  moves: Array<NotedMove>;
  /**
   * The placings, by seat; empty if the game is unfinished.
   */
  placings: Array<Placing>;
  /**
   * The first place where today's rules differ, in English.
   */
  why: string;
};

/**
 * An action as a record writes it.
 */
export type NotedMove = {
  /**
   * The acting seat.
   */
  seat: Seat;
  /**
   * The action in the notation of its version.
   */
  notation: string;
  /**
   * The outcomes of chance, in braces.
   */
  drawn: string | null;
};

/**
 * A whole record.
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
   * The rules by which it is replayed.
   */
  played_by: PlayedBy;
  /**
   * The versions of the rules.
   */
  versions: Versions;
  /**
   * The occupant of each seat.
   */
  seats: Array<ReplaySeat>;
  /**
   * What never changes: card tables, options.
   */
  rules: unknown;
  /**
   * The actions.
   */
  moves: Array<ReplayMove>;
  /**
   * The outcome; `None` if the game is unfinished.
   */
  outcome: Outcome | null;
};

/**
 * A question to a bot.
 */
export type Question = {
  /**
   * The answer must cite this ticket.
   */
  ticket: Ticket;
  /**
   * The bot's level.
   */
  level: string;
  /**
   * What it may know.
   */
  outline: Outline;
};

/**
 * One action of a record.
 */
export type ReplayMove = {
  /**
   * The acting seat.
   */
  seat: Seat;
  /**
   * The action as JSON.
   */
  action: unknown;
  /**
   * The action in the notation.
   */
  notation: string;
  /**
   * Its phrase.
   */
  phrase: Phrase;
};

/**
 * The occupant of a seat.
 */
export type ReplaySeat = {
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
 * A reply.
 */
export type Reply =
  | ({ kind: "step" } & StepReply)
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
      kind: "explained";
      /**
       * The explanation.
       */
      explanation: Explanation | null;
    }
  | {
      kind: "reviewed";
      /**
       * The evaluation.
       */
      review: Review | null;
    }
  | {
      kind: "failed";
      /**
       * The reason, in English.
       */
      problem: string;
    };

/**
 * A request.
 */
export type Request =
  | {
      kind: "create";
      /**
       * Its setting.
       */
      setting: Setting;
      /**
       * The record to continue from; `None` for a new deal.
       */
      fork: Fork | null;
      /**
       * The host's id.
       */
      host: number;
      /**
       * 32 random bytes, for deals.
       */
      deals: Array<number>;
      /**
       * A random number, for the jitter of times.
       */
      jitter: number;
      /**
       * The time now, in milliseconds since 1970.
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
       * How long the table was down, in milliseconds.
       */
      down_ms: number;
      /**
       * The time now, in milliseconds since 1970.
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
       * The person's id.
       */
      person: number;
      /**
       * The person's name.
       */
      name: string;
      /**
       * The number of the tab or device.
       */
      client: number;
      /**
       * The time now, in milliseconds since 1970.
       */
      now_ms: Millis;
    }
  | {
      kind: "disconnect";
      /**
       * The connection's number.
       */
      conn: number;
      /**
       * The time now, in milliseconds since 1970.
       */
      now_ms: Millis;
    }
  | {
      kind: "command";
      /**
       * The connection's number.
       */
      conn: number;
      /**
       * The JSON of a `Command`.
       */
      text: string;
      /**
       * The time now, in milliseconds since 1970.
       */
      now_ms: Millis;
    }
  | {
      kind: "advice";
      /**
       * The ticket of the question.
       */
      ticket: Ticket;
      /**
       * Its answer; `None` for silence.
       */
      advice: Advice | null;
      /**
       * The time now, in milliseconds since 1970.
       */
      now_ms: Millis;
    }
  | {
      kind: "tick";
      /**
       * The time now, in milliseconds since 1970.
       */
      now_ms: Millis;
    }
  | {
      kind: "think";
      /**
       * The bot's level.
       */
      level: string;
      /**
       * What it may know.
       */
      outline: Outline;
      /**
       * A random seed.
       */
      seed: number;
      /**
       * The most iterations of a search.
       */
      iterations_max: number;
    }
  | {
      kind: "write-record";
      /**
       * The match's number.
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
       * The number of actions.
       */
      moves: number;
      /**
       * The observer whose view is shown.
       */
      observer: Observer;
    }
  | {
      kind: "explain";
      /**
       * The number of actions.
       */
      moves: number;
      /**
       * The observer to whom it is explained.
       */
      observer: Observer;
      /**
       * The card, by its id.
       */
      card: CardId;
    }
  | {
      kind: "review";
      /**
       * The number of actions.
       */
      moves: number;
      /**
       * The search iterations for the captain's choice, and as many for the recorded one.
       */
      iterations_max: number;
    };

/**
 * A message to deliver.
 */
export type Sent = {
  /**
   * The connection it is for.
   */
  conn: number;
  /**
   * The JSON of a `Message`.
   */
  text: string;
};

/**
 * The results of an input at the table. Store the lines of the log before you deliver messages.
 */
export type StepReply = {
  /**
   * New lines of the log.
   */
  entries: Array<string>;
  /**
   * Messages to connected clients.
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
   * When the table must be woken, if at all.
   */
  wake_ms: Millis | null;
  /**
   * Whether the table has ended.
   */
  closed: boolean;
};

/**
 * The version of the rules that a record was played by, and this program's.
 */
export type Versions = {
  /**
   * The record's version.
   */
  played: number;
  /**
   * This program's version.
   */
  here: number;
};
