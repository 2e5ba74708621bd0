// Made by `cargo xtask codegen`. Do not edit.

import type { Menu, Mode, Outcome, Phrase, Seat, Told, Weight, WindowId } from "./contract";

/**
 * What a bot would do, and why.
 */
export type Advice = {
  /**
   * The action, as the game writes it.
   */
  action: unknown;
  /**
   * The action in the notation of records.
   */
  notation: string;
  /**
   * The reason, as a phrase.
   */
  reason: Phrase;
};

/**
 * The clocks as everybody sees them.
 */
export type Clocks = {
  /**
   * What is left in each bank; empty where there are none. Within a sealed window they are
   * shown as they were when it opened, since they would tell who has answered.
   */
  banks_ms: Array<number>;
  /**
   * Whose run.
   */
  running: Array<Seat>;
  /**
   * Since when.
   */
  since_ms: Millis;
  /**
   * How long they wait before they run.
   */
  free_ms: number;
};

/**
 * A wish with its number. The answer cites the number; a repeat gets the first answer again and
 * does nothing twice.
 */
export type Command = {
  /**
   * Counts upwards for each client.
   */
  cmd: CommandId;
  /**
   * What is wanted.
   */
  wish: Wish;
};

/**
 * The number of a command. A client counts upwards.
 */
export type CommandId = number;

/**
 * Why a match ended.
 */
export type Ending = "rules" | "vote" | "resigned" | "abandoned";

/**
 * Why a connection ends.
 */
export type Farewell = "no-spectators" | "full" | "kicked" | "closed";

/**
 * Whether reaction windows have a shortest time at a table with one person.
 */
export type Floors = "with-people" | "always";

/**
 * A recorded match that goes on from the middle. What chance does from there is new. What a
 * record is the dealer knows, not the table.
 */
export type Fork = {
  /**
   * The record.
   */
  record: string;
  /**
   * After how many of its actions.
   */
  moves: number;
};

/**
 * An order for one kind of question.
 */
export type Given = {
  /**
   * The kind.
   */
  question: string;
  /**
   * What to do.
   */
  order: Order;
};

/**
 * What those who watch see of hidden cards.
 */
export type Hands =
  | { kind: "closed" }
  | { kind: "after-end" }
  | {
      kind: "delayed";
      /**
       * How late.
       */
      minutes: number;
    };

/**
 * Whether somebody's talk is heard.
 */
export type Hearing = "heard" | "muted";

/**
 * Whether hints are given in a match.
 */
export type Hints = "given" | "refused";

/**
 * Which of a table's matches: 1 is the first, a rematch counts on. Answers cite it beside the
 * window, since windows are numbered anew in every match.
 */
export type MatchNumber = number;

/**
 * Something a client is told.
 */
export type Message =
  | ({ kind: "sync" } & Sync)
  | ({ kind: "update" } & Update)
  | ({ kind: "seats" } & Seats)
  | {
      kind: "clocks";
      /**
       * The table's time.
       */
      now_ms: Millis;
      /**
       * Which match.
       */
      match: MatchNumber;
      /**
       * The clocks.
       */
      clocks: Clocks;
    }
  | {
      kind: "window";
      /**
       * The table's time.
       */
      now_ms: Millis;
      /**
       * Which match.
       */
      match: MatchNumber;
      /**
       * The window.
       */
      window: WindowInfo | null;
    }
  | ({ kind: "over" } & Over)
  | ({ kind: "said" } & Said)
  | {
      kind: "orders";
      /**
       * All of them.
       */
      orders: Orders;
    }
  | {
      kind: "done";
      /**
       * Which.
       */
      cmd: CommandId;
    }
  | {
      kind: "held";
      /**
       * Which.
       */
      cmd: CommandId;
    }
  | ({ kind: "refused" } & Refused)
  | {
      kind: "attempted";
      /**
       * The command that asked.
       */
      cmd: CommandId;
      /**
       * Events, as in an update.
       */
      events: Array<Told<unknown>>;
    }
  | {
      kind: "hinted";
      /**
       * The command that asked.
       */
      cmd: CommandId;
      /**
       * Its advice; nothing is to let the moment pass.
       */
      advice: Advice | null;
    }
  | {
      kind: "bye";
      /**
       * Why.
       */
      why: Farewell;
    };

/**
 * A moment: milliseconds since 1970, or since whatever a test began with. Time comes in as a
 * value; nothing in this crate reads a clock.
 */
export type Millis = number;

/**
 * What to do when a question comes.
 */
export type Order =
  "always-ask" | "if-able" | "until-turn" | "not-this-round" | "never" | "first-chance";

/**
 * The orders of one seat. Kinds it says nothing of have the default.
 */
export type Orders = Array<Given>;

/**
 * How a match ended.
 */
export type Over = {
  /**
   * Which match.
   */
  match: MatchNumber;
  /**
   * Why.
   */
  ending: Ending;
  /**
   * The placings, where it ended by its rules.
   */
  outcome: Outcome | null;
  /**
   * The seed, which proves the commitment; only where it ended by its rules or was abandoned.
   */
  seed: string | null;
  /**
   * Everything, hidden cards too, where the table chose that.
   */
  fields: { [key in string]: unknown } | null;
};

/**
 * How fast a table plays.
 */
export type Pace =
  | { kind: "blitz" }
  | { kind: "normal" }
  | { kind: "relaxed" }
  | { kind: "none" }
  | {
      kind: "correspondence";
      /**
       * For each decision.
       */
      hours: number;
    };

/**
 * One place at the table.
 */
export type Place =
  | { kind: "empty" }
  | {
      kind: "person";
      /**
       * The name.
       */
      name: string;
      /**
       * Whether they are there.
       */
      presence: Presence;
      /**
       * Why a bot plays for them, if it does.
       */
      steward: Steward | null;
    }
  | {
      kind: "bot";
      /**
       * How well it plays.
       */
      level: string;
    };

/**
 * A match in full.
 */
export type Play = {
  /**
   * Which.
   */
  match: MatchNumber;
  /**
   * How many actions it has seen.
   */
  version: Version;
  /**
   * The hash of its seed.
   */
  commitment: string;
  /**
   * What never changes in it; left out for a client that has seen this match before.
   */
  rules?: unknown;
  /**
   * What happened since the version the client named: one list for each action.
   */
  events: Array<Array<Told<unknown>>>;
  /**
   * All fields of the view.
   */
  fields: { [key in string]: unknown };
  /**
   * The open window.
   */
  window: WindowInfo | null;
  /**
   * The client's choices; nothing where it has none.
   */
  menu: Menu<unknown> | null;
  /**
   * The clocks.
   */
  clocks: Clocks;
  /**
   * Nothing to read, as in an update.
   */
  pad?: string;
};

/**
 * Whether a person is there.
 */
export type Presence = "here" | "reconnecting";

/**
 * Whether matches count for the ratings of those who have accounts.
 */
export type Rating = "on" | "off";

/**
 * How long a hidden reaction stays open, in seconds: one of [`REACTIONS_S`]. It is public, and
 * nobody's answer shortens it.
 */
export type ReactionTime = number;

/**
 * A kind of refusal.
 */
export type Reason =
  | "malformed"
  | "over"
  | "closed"
  | "blocked"
  | "not-asked"
  | "overtaken"
  | "late"
  | "illegal"
  | "held"
  | "paused"
  | "wrong-stage"
  | "not-seated"
  | "not-host"
  | "seat-taken"
  | "no-such-seat"
  | "seats-empty"
  | "no-such-level"
  | "text-length"
  | "too-fast"
  | "forgotten"
  | "too-many"
  | "no-hints"
  | "outdated"
  | "read-only";

/**
 * Why a command was not carried out.
 */
export type Refused = {
  /**
   * Which; nothing where the text was no command at all.
   */
  cmd: CommandId | null;
  /**
   * What kind of refusal.
   */
  reason: Reason;
  /**
   * The rule of the game behind it.
   */
  rule: string | null;
  /**
   * The numbers behind it.
   */
  why: unknown;
  /**
   * What to tell the person: a key of the word files and its arguments.
   */
  phrase: Phrase;
};

/**
 * Something somebody said.
 */
export type Said = {
  /**
   * When.
   */
  at_ms: Millis;
  /**
   * From where.
   */
  seat: Seat;
  /**
   * Who; people change, seats stay.
   */
  name: string;
  /**
   * What.
   */
  text: string;
};

/**
 * Who sits where.
 */
export type Seats = {
  /**
   * The client's own seat.
   */
  you: Seat | null;
  /**
   * Whether the client is the host.
   */
  host: boolean;
  /**
   * Where the table stands.
   */
  stage: StageName;
  /**
   * Which match, from 1; 0 before the first.
   */
  match: MatchNumber;
  /**
   * The places, clockwise.
   */
  places: Array<Place>;
  /**
   * How many watch.
   */
  n_watching: number;
  /**
   * Who wants a pause.
   */
  for_pause: Array<Seat>;
  /**
   * Who wants to end the match.
   */
  for_end: Array<Seat>;
  /**
   * Who wants another match.
   */
  for_rematch: Array<Seat>;
  /**
   * How long a hidden reaction stays open.
   */
  reaction_s: ReactionTime;
  /**
   * Who wants another time from the next round on, by seat.
   */
  wanted: Array<ReactionTime | null>;
  /**
   * Whether those who play may ask what a good bot would do.
   */
  hints: Hints;
  /**
   * Whom the client has muted; nobody else is told.
   */
  muted: Array<Seat>;
};

/**
 * The last thing a client saw of a match.
 */
export type Seen = {
  /**
   * Which match.
   */
  match: MatchNumber;
  /**
   * How many of its actions.
   */
  version: Version;
};

/**
 * A [`Proposal`] within its bounds.
 */
export type Setting = {
  /**
   * The game's id.
   */
  game: string;
  /**
   * Its options, as the game reads them.
   */
  options: unknown;
  /**
   * How many seats.
   */
  seats: number;
  /**
   * How fast.
   */
  pace: Pace;
  /**
   * Who may watch.
   */
  spectators: Spectators;
  /**
   * Whether hidden cards are ever shown to those who watch.
   */
  hands: Hands;
  /**
   * Whether reaction windows stay open for a while even when nobody needs it.
   */
  floors: Floors;
  /**
   * Whether its matches count for ratings. Left out where they do, as in logs from before it
   * could be said: checksums are over what is written.
   */
  rating?: Rating;
  /**
   * How long a hidden reaction stays open. Left out where it is the usual time, as in logs from
   * before it could be said.
   */
  reaction_s?: ReactionTime;
};

/**
 * Who may watch.
 */
export type Spectators = "off" | "by-link" | "public";

/**
 * Where a table stands.
 */
export type StageName = "lobby" | "playing" | "paused" | "over" | "closed";

/**
 * For something, or no longer.
 */
export type Stance = "for" | "withdrawn";

/**
 * Why a bot plays for a person.
 */
export type Steward = "away" | "out-of-time" | "resigned";

/**
 * All there is to see at a table.
 */
export type Sync = {
  /**
   * The version of this protocol.
   */
  protocol: number;
  /**
   * The table's time.
   */
  now_ms: Millis;
  /**
   * What the table was set up with.
   */
  setting: Setting;
  /**
   * Who sits where.
   */
  seats: Seats;
  /**
   * The match, once there is one and the client may see it.
   */
  play: Play | null;
  /**
   * How the match ended, if it has.
   */
  over: Over | null;
  /**
   * The client's own standing orders.
   */
  orders: Orders;
  /**
   * The last things said.
   */
  chat: Array<Said>;
};

/**
 * A question to a bot; its answer cites it, and one that comes too late is dropped.
 */
export type Ticket = number;

/**
 * What an action changed.
 */
export type Update = {
  /**
   * The table's time.
   */
  now_ms: Millis;
  /**
   * Which match.
   */
  match: MatchNumber;
  /**
   * How many actions it has seen with this one. If the client's own is not one less, it has
   * missed something and asks for a `sync`.
   */
  version: Version;
  /**
   * What happened, to animate. The client applies none of it.
   */
  events: Array<Told<unknown>>;
  /**
   * The fields of the view that changed, whole. The client assigns them.
   */
  fields: { [key in string]: unknown };
  /**
   * The open window; nothing once it is over.
   */
  window: WindowInfo | null;
  /**
   * The client's choices where they changed: `null` takes them away.
   */
  menu?: Menu<unknown> | null;
  /**
   * The clocks.
   */
  clocks: Clocks;
  /**
   * Nothing to read: it makes what opens a hidden reaction as long for everybody.
   */
  pad?: string;
};

/**
 * How many actions of a match somebody has seen.
 */
export type Version = number;

/**
 * A window as one observer knows it: how many are still to answer, not who.
 */
export type WindowInfo = {
  /**
   * Its number; an answer cites it.
   */
  id: WindowId;
  /**
   * How answers come in.
   */
  mode: Mode;
  /**
   * Its kind in this game; standing orders name it.
   */
  question: string;
  /**
   * What it asks, as the observer reads it. Whoever is asked by hidden cards is asked alike.
   */
  phrase: Phrase;
  /**
   * How much time it is worth.
   */
  weight: Weight;
  /**
   * Who is asked.
   */
  asked: Array<Seat>;
  /**
   * How many have not answered; in a call or a hidden reaction how many are asked, until it
   * closes.
   */
  n_waiting: number;
  /**
   * Whether the observer is waited for.
   */
  me: boolean;
  /**
   * Who may act but is not waited for.
   */
  may: Array<Seat>;
  /**
   * How many cards have been shown in it so far.
   */
  shown: number;
  /**
   * When the observer's time to answer ends; for others, that of the one seat asked. In a call
   * or a hidden reaction when the window closes, the same for all.
   */
  until_ms: Millis | null;
  /**
   * When the reaction time of the last card shown in it ends: it does not close before.
   */
  card_until_ms: Millis | null;
  /**
   * Who has asked for more time.
   */
  waited: Seat | null;
  /**
   * Whether the observer may ask for more time.
   */
  may_wait: boolean;
  /**
   * Whether an answer of the observer is held until its time.
   */
  answered: boolean;
  /**
   * Whether the observer wants no more of it.
   */
  resting: boolean;
};

/**
 * What somebody wants of the table.
 */
export type Wish =
  | {
      kind: "sync";
      /**
       * The last thing the client saw, if anything.
       */
      since: Seen | null;
    }
  | {
      kind: "sit";
      /**
       * Which.
       */
      seat: Seat;
    }
  | { kind: "leave" }
  | { kind: "start" }
  | {
      kind: "fill";
      /**
       * Where.
       */
      seat: Seat;
      /**
       * How well it plays.
       */
      level: string;
    }
  | {
      kind: "kick";
      /**
       * Where.
       */
      seat: Seat;
    }
  | {
      kind: "swap";
      /**
       * One of them.
       */
      one: Seat;
      /**
       * The other.
       */
      other: Seat;
    }
  | { kind: "close" }
  | {
      kind: "submit";
      /**
       * In which match.
       */
      match: MatchNumber;
      /**
       * The window it answers.
       */
      window: WindowId;
      /**
       * The action, as the game writes it.
       */
      action: unknown;
    }
  | {
      kind: "attempt";
      /**
       * In which match.
       */
      match: MatchNumber;
      /**
       * The window it would answer.
       */
      window: WindowId;
      /**
       * The action, as the game writes it.
       */
      action: unknown;
    }
  | {
      kind: "hint";
      /**
       * In which match.
       */
      match: MatchNumber;
      /**
       * The window it would answer.
       */
      window: WindowId;
    }
  | {
      kind: "order";
      /**
       * The kind, as windows name it.
       */
      question: string;
      /**
       * What to do when it comes.
       */
      order: Order;
    }
  | {
      kind: "wait";
      /**
       * In which match.
       */
      match: MatchNumber;
      /**
       * In which window.
       */
      window: WindowId;
    }
  | {
      kind: "no-more";
      /**
       * In which match.
       */
      match: MatchNumber;
      /**
       * Its window.
       */
      window: WindowId;
      /**
       * For it, or no longer.
       */
      stance: Stance;
    }
  | {
      kind: "reaction";
      /**
       * Which; nothing is to keep the one there is.
       */
      reaction_s: ReactionTime | null;
    }
  | { kind: "back" }
  | {
      kind: "pause";
      /**
       * For it, or no longer.
       */
      stance: Stance;
    }
  | { kind: "resume" }
  | { kind: "resign" }
  | {
      kind: "vote-end";
      /**
       * For it, or no longer.
       */
      stance: Stance;
    }
  | {
      kind: "rematch";
      /**
       * For it, or no longer.
       */
      stance: Stance;
    }
  | {
      kind: "chat";
      /**
       * What.
       */
      text: string;
    }
  | {
      kind: "mute";
      /**
       * Whose talk.
       */
      seat: Seat;
      /**
       * Whether it is heard.
       */
      hearing: Hearing;
    };
