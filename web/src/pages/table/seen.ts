/** What the table page needs to know of a table, wherever it is: at the server or in this page. */

import type { Attempt, Hint, Menu, Phrase, Told, WindowInfo } from "../../games/contract";

export type Stage = "lobby" | "playing" | "paused" | "over" | "closed";
export type Order = "always-ask" | "if-able" | "until-turn" | "never";
export type Stance = "for" | "withdrawn";

export type Place =
  | { kind: "empty" }
  | {
      kind: "person";
      name: string;
      presence: "here" | "reconnecting";
      steward: "away" | "out-of-time" | "resigned" | null;
    }
  | { kind: "bot"; level: string };

export interface Seats {
  you: number | null;
  host: boolean;
  stage: Stage;
  match: number;
  places: Place[];
  n_watching: number;
  for_pause: number[];
  for_end: number[];
  for_rematch: number[];
}

export interface Setting {
  game: string;
  options: Record<string, unknown>;
  seats: number;
  pace: { kind: string; hours?: number };
  spectators: "off" | "by-link" | "public";
}

export interface Clocks {
  banks_ms: number[];
  running: number[];
  since_ms: number;
  free_ms: number;
}

export interface Placing {
  rank: number;
  points: number;
}

export interface Over {
  match: number;
  ending: "rules" | "vote" | "resigned";
  outcome: { reason: string; placings: Placing[] } | null;
  seed: string | null;
  fields: Record<string, unknown> | null;
}

export interface Said {
  at_ms: number;
  seat: number;
  name: string;
  text: string;
}

export interface Refused {
  reason: string;
  rule: string | null;
  phrase: Phrase;
}

/** The match that is on the table. */
export interface Match {
  match: number;
  version: number;
  rules: unknown;
  view: Record<string, unknown>;
  window: WindowInfo | null;
  menu: Menu<unknown> | null;
  clocks: Clocks;
}

/** One thing that happened, for the log. */
export interface Line {
  id: number;
  phrase: Phrase;
}

export type Link = "connecting" | "open" | "reconnecting" | "closed";

/** A table as one client knows it, kept up to date by itself. */
export interface Session {
  readonly link: Link;
  /** Why the connection ended for good. */
  readonly farewell: string | null;
  /** The table's clock less ours. */
  readonly skew_ms: number;
  readonly setting: Setting | null;
  readonly seats: Seats | null;
  readonly play: Match | null;
  readonly told: Told<unknown>[];
  readonly lines: Line[];
  readonly over: Over | null;
  readonly orders: { question: string; order: Order }[];
  readonly chat: Said[];
  readonly busy: boolean;
  readonly refused: Refused | null;
  /** Sends a wish; tells whether it was carried out. What was refused is in `refused`. */
  send(wish: Record<string, unknown> & { kind: string }): Promise<boolean>;
  submit(action: unknown): Promise<boolean>;
  attempt(action: unknown): Promise<Attempt<unknown>>;
  hint(): Promise<Hint<unknown> | null>;
  /** The record of the match that is over. */
  record(): Promise<string>;
  close(): void;
}
