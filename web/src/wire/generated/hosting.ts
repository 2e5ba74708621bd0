// Made by `cargo xtask codegen`. Do not edit.

import type { Phrase, Seat } from "./contract";
import type { MatchNumber } from "./table";

/**
 * A game that can be played here.
 */
export type GameInfo = {
  /**
   * Its id.
   */
  id: string;
  /**
   * The fewest players.
   */
  seats_min: number;
  /**
   * The most players.
   */
  seats_max: number;
};

/**
 * What a seat may know of a match, in JSON.
 */
export type Outline = {
  /**
   * The game's id.
   */
  game: string;
  /**
   * Its options.
   */
  options: unknown;
  /**
   * The number of players.
   */
  seats: number;
  /**
   * The seat whose view it is.
   */
  seat: Seat;
  /**
   * What that seat may know.
   */
  view: unknown;
};

/**
 * The rules by which a record is replayed.
 */
export type PlayedBy = "same-rules" | "todays-rules";

/**
 * The seed of a match that may be published.
 */
export type PublishedSeed = {
  /**
   * The match's number.
   */
  match: MatchNumber;
  /**
   * Its seed.
   */
  seed: string;
};

/**
 * A possible action.
 */
export type RankedChoice = {
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
 * The captain's evaluation of a recorded decision, from what the deciding seat could know.
 */
export type Review = {
  /**
   * The deciding seat.
   */
  seat: Seat;
  /**
   * The expected share of the win after the recorded action, from 0 to 1.
   */
  played_share: number;
  /**
   * The expected share of the win after the captain's choice, from 0 to 1.
   */
  best_share: number;
  /**
   * The captain's choice; `None` for silence.
   */
  best: RankedChoice | null;
  /**
   * The captain's reason.
   */
  reason: Phrase | null;
};
