// Made by `cargo xtask codegen`. Do not edit.

import type { Phrase, Seat } from "./contract";

/**
 * Something that could have been done.
 */
export type Choice = {
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
 * A game that can be played here.
 */
export type Offer = {
  /**
   * Its id.
   */
  id: string;
  /**
   * The fewest who can play.
   */
  seats_min: number;
  /**
   * The most.
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
   * How many play.
   */
  seats: number;
  /**
   * Whose sight it is.
   */
  seat: Seat;
  /**
   * What that seat may know.
   */
  view: unknown;
};

/**
 * By which rules a record is played again.
 */
export type PlayedBy = "same-rules" | "todays-rules";

/**
 * What a captain thinks of a decision in a record, as the one who made it could know.
 */
export type Review = {
  /**
   * Who decided.
   */
  seat: Seat;
  /**
   * The share of the win that what was played brought.
   */
  played_share: number;
  /**
   * The share of the win that the captain's choice would have brought.
   */
  best_share: number;
  /**
   * The captain's choice; nothing is silence.
   */
  best: Choice | null;
  /**
   * Why.
   */
  reason: Phrase | null;
};
