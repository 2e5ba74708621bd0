// Made by `cargo xtask codegen`. Do not edit.

import type { Seat } from "./contract";

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
