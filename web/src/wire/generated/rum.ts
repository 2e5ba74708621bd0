// Made by `cargo xtask codegen`. Do not edit.

import type { CardId, Phrase, Seat, SeatCount, WindowId } from "./contract";

/**
 * What a seat may do. A hidden beach card is named by its place; hand cards by themselves,
 * which only their owner can get right.
 */
export type Action =
  | {
      kind: "draw-beach";
      /**
       * From where.
       */
      place: PlaceId;
    }
  | { kind: "draw-wreck" }
  | ({ kind: "set" } & Laying)
  | {
      kind: "put-back";
      /**
       * Which.
       */
      cards: Array<CardId>;
    };

/**
 * At least so many of these cards are in a hand.
 */
export type Among = {
  /**
   * These cards.
   */
  cards: Array<CardId>;
  /**
   * So many of them.
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
 * How a game ended.
 */
export type Ending = "points" | "clock";

/**
 * What one observer may know of an event: hidden cards are `None`.
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
  | { kind: "set-played"; seat: Seat; laying: Laying }
  | { kind: "collection-won"; seat: Seat; colour: Colour; from: Seat | null; value: number; by: By }
  | { kind: "wave-rolled"; cards: [CardId, CardId, CardId] }
  | { kind: "beach-mixed" }
  | { kind: "turn-passed"; seat: Seat }
  | { kind: "ended"; ending: Ending };

/**
 * What a rum card shows. Rules: [`crate::ledger::RUM_PARTS_RUM`].
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
   * How many cards.
   */
  count: number;
  /**
   * Which: one's own hand, or for a referee.
   */
  cards: Array<CardId> | null;
  /**
   * Cards everybody knows to be in it.
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
   * Who has it; nobody while it lies in the row.
   */
  owner: Seat | null;
};

/**
 * A set as it is laid out: which cards show their single bottle, which their two bottles.
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
   * How many cards have left the wreck.
   */
  now: number;
  /**
   * Cards of which some, at least, are still in a hand.
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
   * What everybody saw go into the wreck.
   */
  public: Array<number>;
  /**
   * What a seat alone knows to have put back.
   */
  private: Array<Array<number> | null>;
};

/**
 * RUM has no variants.
 */
export type Options = Record<symbol, never>;

/**
 * What is going on, as one observer knows it.
 */
export type PhaseView =
  | { kind: "deal" }
  | { kind: "turn" }
  | {
      kind: "put-back";
      /**
       * Why.
       */
      cause: Cause;
      /**
       * How many each.
       */
      n: number;
      /**
       * Who has a choice.
       */
      asked: Array<Seat>;
      /**
       * How many have not chosen.
       */
      n_waiting: number;
      /**
       * What was chosen, where the observer may know it.
       */
      chosen: Array<Array<CardId> | null>;
    }
  | {
      kind: "over";
      /**
       * How.
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
       * Which.
       */
      card: CardId;
    }
  | {
      facing: "down";
      /**
       * Which: for a referee.
       */
      card: CardId | null;
    };

/**
 * Everything that does not change during a match.
 */
export type Rules = {
  /**
   * How many play.
   */
  seats: SeatCount;
  /**
   * How many points end the game. Rules: [`RUM_PLAYERS`].
   */
  points_needed: number;
  /**
   * What each rum card shows, by card id.
   */
  faces: Array<Face>;
  /**
   * How many cards the parrot sends back at clock 1 to 7. Rules: [`RUM_PARROT_CLOCK`].
   */
  clock: Array<number>;
  /**
   * Each card's name in the notation, the parrot's too.
   */
  names: Array<string>;
  /**
   * What each card is called, by card id, the parrot too: faces speak it.
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
   * The seat that looks, if it is one.
   */
  me: Seat | null;
  /**
   * The open window.
   */
  window: WindowId;
  /**
   * Whose turn it is.
   */
  active: Seat;
  /**
   * What is going on.
   */
  phase: PhaseView;
  /**
   * What the clock shows; 8 is the end.
   */
  clock: number;
  /**
   * How many cards the parrot sends back now.
   */
  symbol: number;
  /**
   * How many points end the game.
   */
  points_needed: number;
  /**
   * The beach.
   */
  beach: [PlaceView, PlaceView, PlaceView];
  /**
   * How many cards the wreck holds.
   */
  wreck: number;
  /**
   * Which cards those are: for a referee.
   */
  wreck_cards: Array<CardId> | null;
  /**
   * What somebody holds up for all to see: the parrot, until it goes back.
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
   * What narrows down hidden cards, for worlds and bots.
   */
  memory: MemoryView;
};

/**
 * Why an action is not taken. It tells only what the seat that tried may know.
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
