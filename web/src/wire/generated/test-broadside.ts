// Made by `cargo xtask codegen`. Do not edit.

import type { CardId, Seat, SeatCount } from "./contract";

/**
 * A seat's action.
 */
export type Action = {
  kind: "fire";
  /**
   * The gun to fire.
   */
  gun: CardId;
};

/**
 * The gun that wins a round.
 */
export type Aim = "high" | "low";

/**
 * An event as one observer may know it.
 */
export type EventView =
  | { kind: "dealt"; seat: Seat; gun: CardId | null }
  | { kind: "began"; seat: Seat }
  | { kind: "fired"; seat: Seat; gun: CardId }
  | { kind: "won"; seat: Seat }
  | { kind: "ended" };

/**
 * A hand.
 */
export type HandView = {
  /**
   * How many guns it has.
   */
  n_guns: number;
  /**
   * The guns, if the observer may know them.
   */
  guns: Array<CardId> | null;
};

/**
 * The options that people choose before the game.
 */
export type Options = {
  /**
   * The gun that wins a round.
   */
  aim: Aim;
};

/**
 * Everything that never changes during a match.
 */
export type Rules = {
  /**
   * The number of players.
   */
  seats: SeatCount;
  /**
   * The gun that wins a round.
   */
  aim: Aim;
  /**
   * The number of guns.
   */
  n_guns: number;
};

/**
 * What one observer may know.
 */
export type View = {
  /**
   * The observer's seat; `None` for a spectator or a referee.
   */
  me: Seat | null;
  /**
   * The seat that fires next; `None` when the game is over.
   */
  next: Seat | null;
  /**
   * The seat that fired first in this round.
   */
  leader: Seat;
  /**
   * How many rounds are over.
   */
  round: number;
  /**
   * The hands by seat.
   */
  hands: Array<HandView>;
  /**
   * The gun each seat has fired in this round.
   */
  fired: Array<CardId | null>;
  /**
   * The guns of earlier rounds.
   */
  spent: Array<CardId>;
  /**
   * The guns that were not dealt; only for a referee.
   */
  store: Array<CardId> | null;
  /**
   * Points by seat.
   */
  points: Array<number>;
};

/**
 * Why an action is refused.
 */
export type Why = { kind: "not-in-hand" };
