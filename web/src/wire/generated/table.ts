// Made by `cargo xtask codegen`. Do not edit.

import type {
  CardCount,
  CardId,
  Menu,
  Mode,
  Outcome,
  Phrase,
  Seat,
  Told,
  Weight,
  WindowId,
} from "./contract";

/**
 * What a bot would do, and why.
 */
export type Advice = {
  /**
   * The action, in the game's JSON.
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
   * The time left in each bank, in milliseconds; empty if the pace has none. In a sealed window
   * these are the banks from when it opened, since current ones would tell which seats have
   * answered.
   */
  banks_ms: Array<number>;
  /**
   * The seats whose clocks run.
   */
  running: Array<Seat>;
  /**
   * When the clocks started.
   */
  since_ms: Millis;
  /**
   * The free time before the banks run, in milliseconds.
   */
  free_ms: number;
};

/**
 * Why a table was closed.
 */
export type Closing = "host" | "abandoned" | "upgraded";

/**
 * A request with its number. The answer cites the number. Commands are idempotent: a repeat gets
 * the first answer again and changes nothing.
 */
export type Command = {
  /**
   * The number of the command; each client counts upwards.
   */
  cmd: CommandId;
  /**
   * The request.
   */
  wish: Wish;
};

/**
 * The number of a command. Each client counts upwards.
 */
export type CommandId = number;

/**
 * Why a match ended.
 */
export type Ending = "rules" | "vote" | "resigned" | "abandoned";

/**
 * Why a connection ends.
 */
export type Farewell = "no-spectators" | "full" | "kicked" | "cleared" | "closed";

/**
 * Whether reaction windows have a minimum time at a table with one person.
 */
export type Floors = "with-people" | "always";

/**
 * A recorded match that is continued from the middle, with new chance from there on. Only the
 * dealer knows the format of a record, not the table.
 */
export type Fork = {
  /**
   * The text of the record.
   */
  record: string;
  /**
   * The number of its actions after which to continue.
   */
  moves: number;
};

/**
 * Whether people without a seat may watch, as far as the settings allow it.
 */
export type Gallery = "open" | "closed";

/**
 * An order for one kind of question.
 */
export type Given = {
  /**
   * The kind of question.
   */
  question: string;
  /**
   * What to do.
   */
  order: Order;
};

/**
 * Whether the messages of a seat are heard.
 */
export type Hearing = "heard" | "muted";

/**
 * Whether hints are given in a match.
 */
export type Hints = "given" | "refused";

/**
 * The number of a match at its table: 1 for the first, one more for each rematch. Answers cite it
 * beside the window, since windows are numbered anew in every match.
 */
export type MatchNumber = number;

/**
 * A message to a client.
 */
export type Message =
  | ({ kind: "sync" } & Sync)
  | ({ kind: "update" } & Update)
  | ({ kind: "seats" } & Seats)
  | {
      kind: "clocks";
      /**
       * The time at the table.
       */
      now_ms: Millis;
      /**
       * The number of the match.
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
       * The time at the table.
       */
      now_ms: Millis;
      /**
       * The number of the match.
       */
      match: MatchNumber;
      /**
       * The open window; `None` if there is none.
       */
      window: WindowInfo | null;
    }
  | ({ kind: "over" } & Over)
  | ({ kind: "said" } & Said)
  | {
      kind: "orders";
      /**
       * All standing orders of the client's seat.
       */
      orders: Orders;
    }
  | {
      kind: "done";
      /**
       * The number of the command.
       */
      cmd: CommandId;
    }
  | {
      kind: "held";
      /**
       * The number of the command.
       */
      cmd: CommandId;
    }
  | ({ kind: "refused" } & Refused)
  | {
      kind: "attempted";
      /**
       * The number of the command that asked.
       */
      cmd: CommandId;
      /**
       * The action in words.
       */
      phrase: Phrase;
      /**
       * What it would bring, sentence by sentence.
       */
      brings: Array<Phrase>;
      /**
       * The events, up to the first chance event, as in an update.
       */
      events: Array<Told<unknown>>;
    }
  | {
      kind: "explained";
      /**
       * The number of the command that asked.
       */
      cmd: CommandId;
      /**
       * Spaces, so that all explanations have the same length.
       */
      pad: string;
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
    }
  | {
      kind: "hinted";
      /**
       * The number of the command that asked.
       */
      cmd: CommandId;
      /**
       * The bot's advice; `None` is to stay silent.
       */
      advice: Advice | null;
    }
  | {
      kind: "bye";
      /**
       * Why it will be closed.
       */
      why: Farewell;
    };

/**
 * A moment at a table, in milliseconds of [elapsed time](crate::elapsed). It begins with the date
 * at which a host first ran, so it looks like milliseconds since 1970. Time comes in as a value;
 * nothing in this crate reads a clock.
 */
export type Millis = number;

/**
 * What to do when a question comes.
 */
export type Order =
  "always-ask" | "if-able" | "until-turn" | "not-this-round" | "never" | "first-chance";

/**
 * The orders of one seat. A kind of question without an order gets the default.
 */
export type Orders = Array<Given>;

/**
 * How a match ended.
 */
export type Over = {
  /**
   * The number of the match.
   */
  match: MatchNumber;
  /**
   * Why it ended.
   */
  ending: Ending;
  /**
   * The placings, if the match ended by its rules.
   */
  outcome: Outcome | null;
  /**
   * The seed, which proves the commitment; only if the match ended by its rules or was
   * abandoned.
   */
  seed: string | null;
  /**
   * The whole position with all hidden cards, if the settings of the table say so.
   */
  fields: { [key in string]: unknown } | null;
};

/**
 * The pace of a table.
 */
export type Pace =
  | { kind: "blitz" }
  | { kind: "normal" }
  | { kind: "relaxed" }
  | { kind: "none" }
  | {
      kind: "correspondence";
      /**
       * The hours for each decision.
       */
      hours: number;
    };

/**
 * The occupant of one seat.
 */
export type Place =
  | { kind: "empty" }
  | {
      kind: "person";
      /**
       * Their name.
       */
      name: string;
      /**
       * Whether they are connected.
       */
      presence: Presence;
      /**
       * Why a bot stands in for them, if it does.
       */
      steward: Steward | null;
    }
  | {
      kind: "bot";
      /**
       * The level of the bot.
       */
      level: string;
    };

/**
 * A full snapshot of a match.
 */
export type Play = {
  /**
   * The number of the match.
   */
  match: MatchNumber;
  /**
   * How often the match has changed so far, as in an update.
   */
  version: Version;
  /**
   * The hash of the seed; `None` if the match has no seed of its own.
   */
  commitment: string | null;
  /**
   * What never changes in the match; left out if the client has seen this match before.
   */
  rules?: unknown;
  /**
   * The events of the deal as spectators know them; left out like the rules. The first turn may
   * begin in them.
   */
  deal?: Array<Told<unknown>>;
  /**
   * The events since the version that the client named: one list for each action.
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
   * The client's choices; `None` if it has none.
   */
  menu: Menu<unknown> | null;
  /**
   * The clocks.
   */
  clocks: Clocks;
  /**
   * Whether the client may take back its last action, as in an update.
   */
  may_undo?: boolean;
  /**
   * Padding, as in an update.
   */
  pad?: string;
};

/**
 * Whether a person is connected.
 */
export type Presence = "here" | "reconnecting";

/**
 * Whether matches count for the ratings of people with accounts.
 */
export type Rating = "on" | "off";

/**
 * How long a hidden reaction stays open, in seconds: one of [`REACTIONS_S`]. It is public, and no
 * answer shortens it.
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
  | "rated"
  | "log-full"
  | "no-hints"
  | "no-undo"
  | "outdated"
  | "read-only";

/**
 * Why a command was refused.
 */
export type Refused = {
  /**
   * The number of the command; `None` if the text was not a command at all.
   */
  cmd: CommandId | null;
  /**
   * The kind of refusal.
   */
  reason: Reason;
  /**
   * The rule of the game that forbids it, if there is one.
   */
  rule: string | null;
  /**
   * The numbers behind the refusal.
   */
  why: unknown;
  /**
   * What to tell the person: a key of the Fluent files and its arguments.
   */
  phrase: Phrase;
};

/**
 * A chat message.
 */
export type Said = {
  /**
   * When it was sent.
   */
  at_ms: Millis;
  /**
   * The seat of the sender.
   */
  seat: Seat;
  /**
   * The name of the sender; the person in a seat may change.
   */
  name: string;
  /**
   * The message.
   */
  text: string;
};

/**
 * The people and bots in the seats.
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
   * The stage of the table.
   */
  stage: StageName;
  /**
   * The number of the match, from 1; 0 before the first.
   */
  match: MatchNumber;
  /**
   * The occupants of the seats, clockwise.
   */
  places: Array<Place>;
  /**
   * The number of spectators.
   */
  n_watching: number;
  /**
   * Whether the host lets people without a seat watch.
   */
  gallery: Gallery;
  /**
   * The seats that vote for a pause.
   */
  for_pause: Array<Seat>;
  /**
   * The seats that vote to end the match.
   */
  for_end: Array<Seat>;
  /**
   * The seats that vote for a rematch.
   */
  for_rematch: Array<Seat>;
  /**
   * How long a hidden reaction stays open.
   */
  reaction_s: ReactionTime;
  /**
   * By seat: the reaction time that it wants from the next round on.
   */
  wanted: Array<ReactionTime | null>;
  /**
   * Whether seats may ask for hints.
   */
  hints: Hints;
  /**
   * The seats that the client has muted; nobody else is told.
   */
  muted: Array<Seat>;
};

/**
 * The last version of a match that a client saw.
 */
export type Seen = {
  /**
   * The number of the match.
   */
  match: MatchNumber;
  /**
   * The number of its actions that the client has seen.
   */
  version: Version;
};

/**
 * A [`Proposal`] within all limits.
 */
export type Setting = {
  /**
   * The game's id.
   */
  game: string;
  /**
   * The options, in the game's JSON.
   */
  options: unknown;
  /**
   * The number of seats.
   */
  seats: number;
  /**
   * The pace of the table.
   */
  pace: Pace;
  /**
   * The people who may watch.
   */
  spectators: Spectators;
  /**
   * Whether spectators ever see hidden cards.
   */
  hands: Visibility;
  /**
   * Whether reaction windows stay open for a while even when nobody needs it.
   */
  floors: Floors;
  /**
   * Whether its matches are rated. It is left out if they are, as in logs from before this
   * field existed: checksums are over what is written.
   */
  rating?: Rating;
  /**
   * How long a hidden reaction stays open. It is left out for the usual time, as in logs from
   * before this field existed.
   */
  reaction_s?: ReactionTime;
};

/**
 * The people who may watch.
 */
export type Spectators = "off" | "by-link" | "public";

/**
 * The stage of a table.
 */
export type StageName = "lobby" | "playing" | "paused" | "over" | "closed";

/**
 * A vote, or its withdrawal.
 */
export type Stance = "for" | "withdrawn";

/**
 * Why a bot stands in for a person.
 */
export type Steward = "away" | "out-of-time" | "resigned";

/**
 * A full snapshot of a table.
 */
export type Sync = {
  /**
   * The version of this protocol.
   */
  protocol: number;
  /**
   * The time at the table.
   */
  now_ms: Millis;
  /**
   * The settings of the table.
   */
  setting: Setting;
  /**
   * The people and bots in the seats.
   */
  seats: Seats;
  /**
   * The match, if there is one and the client may see it.
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
   * The most recent chat messages.
   */
  chat: Array<Said>;
};

/**
 * The number of a request to a bot. The bot's answer cites it; a late answer is dropped.
 */
export type Ticket = number;

/**
 * What an action changed.
 */
export type Update = {
  /**
   * The time at the table.
   */
  now_ms: Millis;
  /**
   * The number of the match.
   */
  match: MatchNumber;
  /**
   * How often the match has changed, including this time: once for each action, and once for
   * each action that was taken back. A client whose own version is not one less has missed
   * something and must send `sync`.
   */
  version: Version;
  /**
   * The events, to animate. The client applies none of them.
   */
  events: Array<Told<unknown>>;
  /**
   * The fields of the view that changed, each in full. The client assigns them.
   */
  fields: { [key in string]: unknown };
  /**
   * The open window; `None` once the match is over.
   */
  window: WindowInfo | null;
  /**
   * The client's choices, if they changed; `null` removes them.
   */
  menu?: Menu<unknown> | null;
  /**
   * The clocks.
   */
  clocks: Clocks;
  /**
   * Whether the client may take back its last action. It is left out if not, and always if two
   * or more people began the match.
   */
  may_undo?: boolean;
  /**
   * The version of an action that was taken back: this update undoes it and has no events. The
   * client forgets the events of that version and of all later ones.
   */
  undone?: Version;
  /**
   * Padding: it makes the message that opens a hidden reaction equally long for everybody.
   */
  pad?: string;
};

/**
 * The number of actions of a match that somebody has seen.
 */
export type Version = number;

/**
 * What spectators see of hidden cards.
 */
export type Visibility =
  | { kind: "closed" }
  | { kind: "after-end" }
  | {
      kind: "delayed";
      /**
       * A delay in minutes that nothing depends on.
       */
      minutes: number;
    };

/**
 * A window as one observer knows it: how many seats still have to answer, but not which.
 */
export type WindowInfo = {
  /**
   * The number of the window; an answer cites it.
   */
  id: WindowId;
  /**
   * How the answers come in.
   */
  mode: Mode;
  /**
   * The kind of question in this game; standing orders refer to it.
   */
  question: string;
  /**
   * The question, worded for the observer. All seats that hidden cards could concern read the
   * same.
   */
  phrase: Phrase;
  /**
   * How the question is timed.
   */
  weight: Weight;
  /**
   * The seats that are asked.
   */
  asked: Array<Seat>;
  /**
   * The number of seats that have not answered. In a call or a hidden reaction it is the number
   * of seats asked, until the window closes.
   */
  n_waiting: number;
  /**
   * Whether the observer is waited for.
   */
  me: boolean;
  /**
   * The seats that may act but are not waited for.
   */
  may: Array<Seat>;
  /**
   * The number of cards shown in it so far.
   */
  shown: number;
  /**
   * The observer's deadline; for others, the deadline of the one seat asked. In a call or a
   * hidden reaction it is when the window closes, the same for all.
   */
  until_ms: Millis | null;
  /**
   * When the reaction time of the last shown card ends. The window does not close before.
   */
  card_until_ms: Millis | null;
  /**
   * The seat that has asked for more time.
   */
  waited: Seat | null;
  /**
   * Whether the observer may ask for more time.
   */
  may_wait: boolean;
  /**
   * Whether an answer of the observer is held.
   */
  answered: boolean;
  /**
   * Whether the observer has opted out of it.
   */
  resting: boolean;
};

/**
 * A request to the table.
 */
export type Wish =
  | {
      kind: "sync";
      /**
       * The last version that the client saw, if any.
       */
      since: Seen | null;
    }
  | {
      kind: "sit";
      /**
       * The seat to take.
       */
      seat: Seat;
    }
  | { kind: "leave" }
  | { kind: "start" }
  | {
      kind: "fill";
      /**
       * The seat for the bot.
       */
      seat: Seat;
      /**
       * The level of the bot.
       */
      level: string;
    }
  | {
      kind: "kick";
      /**
       * The seat to empty.
       */
      seat: Seat;
    }
  | {
      kind: "swap";
      /**
       * One seat.
       */
      one: Seat;
      /**
       * The other seat.
       */
      other: Seat;
    }
  | { kind: "close" }
  | {
      kind: "gallery";
      /**
       * Whether people without a seat may watch.
       */
      gallery: Gallery;
    }
  | { kind: "clear" }
  | {
      kind: "submit";
      /**
       * The number of the match.
       */
      match: MatchNumber;
      /**
       * The window it answers.
       */
      window: WindowId;
      /**
       * The action, in the game's JSON.
       */
      action: unknown;
      /**
       * The version that the client saw. If the match has moved on since and the action is no
       * longer legal, it is refused as overtaken. It is left out by older clients.
       */
      version?: Version;
    }
  | {
      kind: "attempt";
      /**
       * The number of the match.
       */
      match: MatchNumber;
      /**
       * The window it would answer.
       */
      window: WindowId;
      /**
       * The action, in the game's JSON.
       */
      action: unknown;
    }
  | {
      kind: "explain";
      /**
       * The number of the match.
       */
      match: MatchNumber;
      /**
       * The card, by its id.
       */
      card: CardId;
    }
  | {
      kind: "hint";
      /**
       * The number of the match.
       */
      match: MatchNumber;
      /**
       * The window it would answer.
       */
      window: WindowId;
    }
  | {
      kind: "undo";
      /**
       * The number of the match.
       */
      match: MatchNumber;
      /**
       * The version that the client sees: a client that is behind takes nothing back.
       */
      version: Version;
    }
  | {
      kind: "order";
      /**
       * The kind of question, as windows name it.
       */
      question: string;
      /**
       * What to do when the question comes.
       */
      order: Order;
    }
  | {
      kind: "wait";
      /**
       * The number of the match.
       */
      match: MatchNumber;
      /**
       * The window that gets more time.
       */
      window: WindowId;
    }
  | {
      kind: "no-more";
      /**
       * The number of the match.
       */
      match: MatchNumber;
      /**
       * The window of the attack or mutiny.
       */
      window: WindowId;
      /**
       * Whether to opt out or in again.
       */
      stance: Stance;
    }
  | {
      kind: "reaction";
      /**
       * The reaction time; `None` keeps the current one.
       */
      reaction_s: ReactionTime | null;
    }
  | { kind: "back" }
  | {
      kind: "pause";
      /**
       * Whether to vote for it or withdraw the vote.
       */
      stance: Stance;
    }
  | { kind: "resume" }
  | { kind: "resign" }
  | {
      kind: "vote-end";
      /**
       * Whether to vote for it or withdraw the vote.
       */
      stance: Stance;
    }
  | {
      kind: "rematch";
      /**
       * Whether to vote for it or withdraw the vote.
       */
      stance: Stance;
    }
  | {
      kind: "chat";
      /**
       * The message.
       */
      text: string;
    }
  | {
      kind: "mute";
      /**
       * The seat to mute or unmute.
       */
      seat: Seat;
      /**
       * Whether its messages are heard.
       */
      hearing: Hearing;
    };
