// Made by `cargo xtask codegen`. Do not edit.

import type { Seat } from "./contract";
import type { GameInfo, PublishedSeed } from "./hosting";
import type { Closing, Message, Millis, Setting, StageName } from "./table";

/**
 * A seat at a table.
 */
export type AtSeat = {
  /**
   * The table's id.
   */
  table: string;
  /**
   * The seat.
   */
  seat: number;
};

/**
 * A person whom somebody has blocked.
 */
export type Blocked = {
  /**
   * The id of the block; clients never see ids of people.
   */
  id: number;
  /**
   * The person's name.
   */
  name: string;
};

/**
 * The people whom somebody has blocked.
 */
export type Blocks = {
  /**
   * Each of them.
   */
  blocks: Array<Blocked>;
};

/**
 * The rating board of a game.
 */
export type Board = {
  /**
   * The fewest matches to appear on it.
   */
  matches_min: number;
  /**
   * The best players, best first.
   */
  ratings: Array<Rated>;
};

/**
 * How a table ended.
 */
export type ClosedTable = {
  /**
   * Why it was closed.
   */
  why: Closing;
  /**
   * When it was closed, in milliseconds since 1970.
   */
  at_ms: Millis | null;
  /**
   * The seeds that may be published; each proves the commitment of its match.
   */
  seeds: Array<PublishedSeed>;
};

/**
 * A table that was created.
 */
export type CreatedTable = {
  /**
   * Its id.
   */
  table: string;
};

/**
 * A name and a password, to register or to log in.
 */
export type Credentials = {
  /**
   * The account's name.
   */
  name: string;
  /**
   * Its password.
   */
  password: PasswordText;
  /**
   * The new password, required if the operator has set the old one.
   */
  new_password?: PasswordText;
};

/**
 * The answer to a request that only had to be carried out: `{}`.
 */
export type Empty = Record<symbol, never>;

/**
 * The answer to a request that was not carried out.
 */
export type Failed = {
  /**
   * What went wrong.
   */
  error: FailureInfo;
};

/**
 * What went wrong with a request.
 */
export type FailureInfo = {
  /**
   * The kind of failure, for clients.
   */
  kind: FailureKind;
  /**
   * The problem in English, for developers.
   */
  problem: string;
  /**
   * The table's own message, if the table refused it.
   */
  refused: Message | null;
};

/**
 * A kind of failure.
 */
export type FailureKind =
  | "malformed"
  | "unknown"
  | "wrong-origin"
  | "wrong-host"
  | "forbidden"
  | "banned"
  | "wrong-password"
  | "new-password"
  | "name-taken"
  | "not-found"
  | "used-key"
  | "refused"
  | "set-aside"
  | "too-many"
  | "too-slow"
  | "read-only"
  | "broken";

/**
 * A person's rating in a game.
 */
export type GameRating<R> = {
  /**
   * The game's id.
   */
  game: string;
  /**
   * The rating.
   */
  rating: R;
};

/**
 * The games on a server.
 */
export type Games = {
  /**
   * Every game.
   */
  games: Array<GameInfo>;
};

/**
 * A page of somebody's own matches, and their ratings.
 */
export type History = {
  /**
   * The matches, newest first.
   */
  matches: Array<Past>;
  /**
   * The ratings by game.
   */
  ratings: Array<GameRating<Rated>>;
};

/**
 * A request for an invitation.
 */
export type Invitation =
  | {
      kind: "seat";
      /**
       * The seat.
       */
      seat: number;
    }
  | { kind: "table" }
  | { kind: "new-link" };

/**
 * An invitation.
 */
export type Invited = {
  /**
   * The key.
   */
  key: string;
  /**
   * The link with the key.
   */
  link: string;
};

/**
 * The answer to a key that was used.
 */
export type Joined = {
  /**
   * The seat that the key was for; `None` for the key of a table.
   */
  seat: Seat | null;
};

/**
 * A key that was issued.
 */
export type KeyText = {
  /**
   * The key.
   */
  key: string;
};

/**
 * A table, as lists show it.
 */
export type Listed = {
  /**
   * Its id.
   */
  table: string;
  /**
   * The game's id.
   */
  game: string;
  /**
   * Its settings.
   */
  setting: Setting;
  /**
   * Its stage.
   */
  stage: StageName;
  /**
   * The number of seats.
   */
  n_seats: number;
  /**
   * The number of free seats.
   */
  n_free: number;
  /**
   * How it ended, if it has.
   */
  closed?: ClosedTable;
};

/**
 * A person's name and role.
 */
export type Named = {
  /**
   * The name.
   */
  name: string;
  /**
   * The role.
   */
  role: Role;
};

/**
 * A name that somebody chooses.
 */
export type NewName = {
  /**
   * The name.
   */
  name: string;
};

/**
 * A password and its replacement.
 */
export type NewPassword = {
  /**
   * The old password.
   */
  password: PasswordText;
  /**
   * The new one.
   */
  new_password: PasswordText;
};

/**
 * A password as somebody types it. It never ends up in a log.
 */
export type PasswordText = string;

/**
 * A match in somebody's history.
 */
export type Past = {
  /**
   * The table's id.
   */
  table: string;
  /**
   * The match's number at this table.
   */
  match: number;
  /**
   * The game's id.
   */
  game: string;
  /**
   * When it ended, in milliseconds since 1970.
   */
  ended_ms: number;
  /**
   * The URL of its record.
   */
  record: string;
  /**
   * All seats.
   */
  seats: Array<PastSeat>;
};

/**
 * A seat of a match in somebody's history.
 */
export type PastSeat = {
  /**
   * Whether it was the requesting person's own.
   */
  you: boolean;
  /**
   * The player's name; `None` for a bot, or if the account was deleted.
   */
  name: string | null;
  /**
   * The bot's level, if it was a bot.
   */
  level: string | null;
  /**
   * The seat's rank; 1 is best.
   */
  rank: number;
  /**
   * The seat's points, as the game counts them.
   */
  points: number;
  /**
   * Whether the player gave up.
   */
  gave_up: boolean;
  /**
   * How the rating changed, if it did.
   */
  rating: RatingChange | null;
};

/**
 * The password, asked for again before a sensitive request.
 */
export type Proof = {
  /**
   * The password.
   */
  password: PasswordText;
};

/**
 * A player's rating, with what boards are sorted by.
 */
export type Rated = {
  /**
   * A lower bound that is nearly sure.
   */
  sure: number;
  /**
   * The player's name.
   */
  name: string;
  /**
   * The mean of the rating.
   */
  mu: number;
  /**
   * Its standard deviation.
   */
  sigma: number;
  /**
   * The number of rated matches.
   */
  n_matches: number;
};

/**
 * How a rating changed.
 */
export type RatingChange = {
  /**
   * The mean before.
   */
  mu_before: number;
  /**
   * The mean after.
   */
  mu: number;
  /**
   * The standard deviation after.
   */
  sigma: number;
};

/**
 * A report to the operator about the person in a seat.
 */
export type Report = {
  /**
   * The table's id.
   */
  table: string;
  /**
   * The seat.
   */
  seat: number;
  /**
   * The reporter's own words.
   */
  note?: string;
};

/**
 * A person's role on the server.
 */
export type Role = "guest" | "account";

/**
 * The public tables.
 */
export type Tables = {
  /**
   * Tables with free seats come first.
   */
  tables: Array<Listed>;
};
