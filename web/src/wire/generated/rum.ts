// Made by `cargo xtask codegen`. Do not edit.

import type { CardId, Phrase, Seat, SeatCount, WindowId } from "./contract";

/**
 * A seat's action. A hidden beach card is named by its place; hand cards by themselves, since only
 * their owner knows them.
 */
export type Action =
  | {
      kind: "draw-beach";
      /**
       * The beach place it is taken from.
       */
      place: PlaceId;
    }
  | { kind: "draw-wreck" }
  | ({ kind: "set" } & Laying)
  | {
      kind: "put-back";
      /**
       * The cards that go back to the wreck.
       */
      cards: Array<CardId>;
    };

/**
 * At least so many of these cards are in a hand.
 */
export type Among = {
  /**
   * The cards.
   */
  cards: Array<CardId>;
  /**
   * How many of them, at least.
   */
  at_least: number;
};

/**
 * How a collection card was won or raised.
 */
export type By = "number" | "trio";

/**
 * Why cards are put back.
 */
export type Cause = "parrot" | { wave: PlaceId };

/**
 * A colour of bottles, and of the collection card that goes with it.
 */
export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "white";

/**
 * The two ways a game ends.
 */
export type Ending = "points" | "clock";

/**
 * An event as one observer may know it: hidden cards are `None`.
 */
export type EventView =
  | { kind: "laid-up"; place: PlaceId; card: CardId }
  | { kind: "laid-down"; place: PlaceId; card: CardId | null }
  | { kind: "dealt"; seat: Seat; card: CardId | null }
  | { kind: "parrot-joined" }
  | { kind: "drew-wreck"; seat: Seat; card: CardId | null }
  | { kind: "took-up"; seat: Seat; place: PlaceId; card: CardId }
  | { kind: "took-down"; seat: Seat; place: PlaceId; card: CardId | null }
  | { kind: "parrot-drawn"; seat: Seat; from: Source }
  | { kind: "wreck-emptied" }
  | { kind: "hand-returned"; seat: Seat; n: number; cards: Array<CardId> | null }
  | { kind: "put-back-asked"; cause: Cause; n: number; asked: Array<Seat> }
  | { kind: "answered"; seat: Seat | null; cards: Array<CardId> | null }
  | { kind: "put-back"; seat: Seat; n: number; cards: Array<CardId> | null }
  | { kind: "parrot-returned" }
  | { kind: "clock-moved"; to: number }
  | { kind: "set-played"; seat: Seat; laying: Laying; beach: Array<CardId> }
  | { kind: "collection-won"; seat: Seat; colour: Colour; from: Seat | null; value: number; by: By }
  | { kind: "wave-rolled"; cards: [CardId, CardId, CardId] }
  | { kind: "beach-mixed" }
  | { kind: "turn-passed"; seat: Seat }
  | { kind: "ended"; ending: Ending };

/**
 * The face of a rum card. See: [`crate::ledger::RUM_PARTS_RUM`].
 */
export type Face = {
  /**
   * The colour of the end with one bottle.
   */
  single: Colour;
  /**
   * The colour of the end with two bottles.
   */
  double: Colour;
};

/**
 * A hand, as one observer knows it.
 */
export type HandView = {
  /**
   * The number of cards.
   */
  count: number;
  /**
   * The cards; only for the hand's owner or a referee.
   */
  cards: Array<CardId> | null;
  /**
   * Cards that everybody knows to be in it.
   */
  known: Array<CardId>;
};

/**
 * A collection card.
 */
export type HoldingView = {
  /**
   * Its colour.
   */
  colour: Colour;
  /**
   * The value it shows.
   */
  value: number;
  /**
   * Its owner; `None` while it is in the row.
   */
  owner: Seat | null;
};

/**
 * A set as it is laid out: which cards show their one bottle, and which their two.
 */
export type Laying = {
  /**
   * Cards with the single end up.
   */
  singles: Array<CardId>;
  /**
   * Cards with the double end up.
   */
  doubles: Array<CardId>;
};

/**
 * What narrows down hidden cards; see [`crate::memory`].
 */
export type MemoryView = {
  /**
   * The number of cards that have left the wreck so far.
   */
  now: number;
  /**
   * Cards of which at least some are still in a hand.
   */
  among: Array<Among>;
  /**
   * The unknown cards of each hand.
   */
  blind: Array<Array<number>>;
  /**
   * When each face-down beach card left the wreck.
   */
  beach: [number, number, number];
  /**
   * For each card, when everybody last saw it go into the wreck.
   */
  public: Array<number>;
  /**
   * The same for cards that only this seat knows to have put back.
   */
  private: Array<Array<number> | null>;
};

/**
 * RUM has no variants.
 */
export type Options = Record<symbol, never>;

/**
 * The phase, as one observer knows it.
 */
export type PhaseView =
  | { kind: "deal" }
  | { kind: "turn" }
  | {
      kind: "put-back";
      /**
       * Why cards go back.
       */
      cause: Cause;
      /**
       * How many cards each seat puts back.
       */
      n: number;
      /**
       * The seats with a choice.
       */
      asked: Array<Seat>;
      /**
       * The number of seats that have not chosen.
       */
      n_waiting: number;
      /**
       * What each seat chose, if the observer may know it.
       */
      chosen: Array<Array<CardId> | null>;
    }
  | {
      kind: "over";
      /**
       * How it ended.
       */
      ending: Ending;
    };

/**
 * A place on the beach: 0, 1 or 2.
 */
export type PlaceId = number;

/**
 * A beach place, as one observer knows it.
 */
export type PlaceView =
  | { facing: "empty" }
  | {
      facing: "up";
      /**
       * The card.
       */
      card: CardId;
    }
  | {
      facing: "down";
      /**
       * The card; only for a referee.
       */
      card: CardId | null;
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
   * The number of points that ends the game. See: [`RUM_PLAYERS`].
   */
  points_needed: number;
  /**
   * The face of each rum card, by card id.
   */
  faces: Array<Face>;
  /**
   * How many cards the parrot sends back at clock positions 1 to 7. See: [`RUM_PARROT_CLOCK`].
   */
  clock: Array<number>;
  /**
   * Each card's name in the notation, including the parrot's.
   */
  names: Array<string>;
  /**
   * The spoken name of each card, by card id, including the parrot's.
   */
  spoken: Array<Phrase>;
};

/**
 * Where the parrot came from.
 */
export type Source = "wreck" | { beach: PlaceId };

/**
 * What one observer may know.
 */
export type View = {
  /**
   * The observer's seat; `None` for a spectator or a referee.
   */
  me: Seat | null;
  /**
   * The open window.
   */
  window: WindowId;
  /**
   * The seat to move.
   */
  active: Seat;
  /**
   * The current phase.
   */
  phase: PhaseView;
  /**
   * The clock's position; 8 is the end.
   */
  clock: number;
  /**
   * How many cards the parrot sends back now.
   */
  symbol: number;
  /**
   * The number of points that ends the game.
   */
  points_needed: number;
  /**
   * The beach.
   */
  beach: [PlaceView, PlaceView, PlaceView];
  /**
   * The number of cards in the wreck.
   */
  wreck: number;
  /**
   * The cards in the wreck; only for a referee.
   */
  wreck_cards: Array<CardId> | null;
  /**
   * The card that a seat shows to all: the parrot, until it goes back.
   */
  shown: Array<CardId>;
  /**
   * The hands by seat.
   */
  hands: Array<HandView>;
  /**
   * The collection cards in the order of the row.
   */
  collection: Array<HoldingView>;
  /**
   * Points by seat.
   */
  points: Array<number>;
  /**
   * What narrows down hidden cards, for sampling worlds and for bots.
   */
  memory: MemoryView;
};

/**
 * Why an action is refused. It reveals only what the acting seat may know.
 */
export type Why =
  | { kind: "not-now" }
  | { kind: "put-back-first" }
  | { kind: "no-such-place" }
  | { kind: "both-ends" }
  | { kind: "no-card-from-hand" }
  | { kind: "not-in-hand" }
  | { kind: "wins-nothing"; colour: Colour; bottles: number; value: number }
  | { kind: "own-card-full"; colour: Colour }
  | { kind: "put-back-count"; chosen: number; needed: number };
