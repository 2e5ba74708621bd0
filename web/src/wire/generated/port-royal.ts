// Made by `cargo xtask codegen`. Do not edit.

import type { CardId, Phrase, Seat, SeatCount, WindowId } from "./contract";

/**
 * What a seat's persons can do together.
 */
export type Abilities = {
  swords: number;
  anchors: number;
  crosses: number;
  houses: number;
  jacks: number;
  /**
   * By colour.
   */
  traders: Array<number>;
  mademoiselles: number;
  admirals: number;
  jesters: number;
  governors: number;
};

/**
 * What a seat may do.
 */
export type Action =
  | { kind: "draw" }
  | { kind: "stop" }
  | { kind: "repel" }
  | { kind: "keep" }
  | {
      kind: "take";
      /**
       * Which.
       */
      card: CardId;
    }
  | {
      kind: "fulfil";
      /**
       * Which.
       */
      expedition: CardId;
      /**
       * Who goes. Of one's persons that show the same the first by id go first, so that a
       * choice has one name only.
       */
      persons: Array<CardId>;
    }
  | { kind: "pass" };

/**
 * Whom a tax increase gives a coin.
 */
export type Bonus = "swords" | "points";

/**
 * A colour of ships, each with a kind of ship of its own.
 */
export type Colour = "yellow" | "blue" | "green" | "red" | "black";

/**
 * How a game ended.
 */
export type Ending = "points" | "stuck" | "long";

/**
 * What one observer may know of an event: the face of a coin is `None`.
 */
export type EventView =
  | { kind: "start-drawn"; seat: Seat }
  | { kind: "expedition-opened"; card: CardId }
  | { kind: "turn-began"; seat: Seat }
  | { kind: "reshuffled"; n: number }
  | { kind: "person-drawn"; seat: Seat; card: CardId }
  | { kind: "expedition-drawn"; seat: Seat; card: CardId }
  | { kind: "ship-drawn"; seat: Seat; card: CardId }
  | { kind: "ship-kept"; seat: Seat; card: CardId }
  | { kind: "ship-repelled"; seat: Seat; card: CardId }
  | { kind: "busted"; seat: Seat; card: CardId; lost: Array<CardId>; n_drawn: number }
  | { kind: "tax-drawn"; seat: Seat; card: CardId }
  | { kind: "taxed"; seat: Seat; coins: Array<CardId> }
  | { kind: "tax-settled"; card: CardId }
  | { kind: "stopped"; seat: Seat; n_drawn: number; n_colours: number }
  | { kind: "taking-began"; seat: Seat; base: number }
  | { kind: "traded"; seat: Seat; card: CardId }
  | { kind: "hired"; seat: Seat; card: CardId; coins: Array<CardId> }
  | { kind: "fee-paid"; seat: Seat; to: Seat }
  | { kind: "passed"; seat: Seat }
  | { kind: "harbour-cleaned"; cards: Array<CardId> }
  | { kind: "fulfilled"; seat: Seat; expedition: CardId; persons: Array<CardId> }
  | { kind: "earned"; seat: Seat; from: Source; due: number; got: number }
  | { kind: "coin-drawn"; seat: Seat; card: CardId | null }
  | { kind: "last-lap-began"; by: Seat; last: Seat }
  | { kind: "nothing-drawn"; in_a_row: number }
  | { kind: "ended"; ending: Ending };

/**
 * An expedition.
 */
export type Expedition = {
  /**
   * The symbols it asks for.
   */
  needs: Symbols;
  /**
   * How many coins it brings.
   */
  coins: number;
  /**
   * How many victory points it is worth.
   */
  points: number;
};

/**
 * What a card shows.
 */
export type Face =
  | ({ kind: "ship" } & Ship)
  | ({ kind: "person" } & Person)
  | ({ kind: "expedition" } & Expedition)
  | {
      kind: "tax";
      /**
       * Whom it gives a coin.
       */
      bonus: Bonus;
    };

/**
 * How long the last lap goes.
 */
export type LastLap = "book" | "equal";

/**
 * What a card of the harbour costs and brings the seat that takes; the fee is not counted.
 */
export type Offer = {
  /**
   * Which card.
   */
  card: CardId;
  /**
   * The coins a person costs.
   */
  pays: number;
  /**
   * The coins a ship brings.
   */
  brings: number;
};

/**
 * What people choose before the game.
 */
export type Options = {
  /**
   * How long the last lap goes.
   */
  ending: LastLap;
  /**
   * Whether an expedition is needed to win.
   */
  variant: Variant;
};

/**
 * What drawing on risks and stopping brings.
 */
export type Outlook = {
  /**
   * How many cards of the pool would end the turn: ships of a colour that lies in the harbour
   * and that the active seat cannot repel.
   */
  bust: number;
  /**
   * How many cards the next one is drawn from, as far as perfect memory tells: those of the
   * deck and the coins that came from it.
   */
  pool: number;
  /**
   * How likely the next card ends the turn, in percent: 0 and 100 only where that is certain.
   * Nothing while no ship lies in the harbour or no card is left to draw.
   */
  risk: number | null;
  /**
   * How many cards the active seat may take if it stops now, governors counted.
   */
  takes: number;
};

/**
 * A person.
 */
export type Person = {
  /**
   * What it can do.
   */
  role: Role;
  /**
   * How many coins it costs.
   */
  cost: number;
  /**
   * How many victory points it is worth.
   */
  points: number;
};

/**
 * What is going on.
 */
export type PhaseView =
  | { kind: "deal" }
  | { kind: "discover" }
  | {
      kind: "ship";
      /**
       * Which.
       */
      card: CardId;
      /**
       * Whether keeping it ends the turn.
       */
      would_bust: boolean;
    }
  | {
      kind: "tax";
      /**
       * Which.
       */
      card: CardId;
    }
  | {
      kind: "take";
      /**
       * Whose turn to take it is.
       */
      seat: Seat;
      /**
       * How many cards it may take, governors not counted.
       */
      base: number;
      /**
       * How many it has taken.
       */
      taken: number;
      /**
       * How many it may still take.
       */
      left: number;
      /**
       * What it pays the active seat for each.
       */
      fee: number;
    }
  | {
      kind: "over";
      /**
       * How.
       */
      ending: Ending;
    };

/**
 * What a person can do.
 */
export type Role =
  | { trader: Colour }
  | "settler"
  | "captain"
  | "priest"
  | "jack"
  | "sailor"
  | "pirate"
  | "mademoiselle"
  | "jester"
  | "admiral"
  | "governor";

/**
 * Everything that does not change during a match.
 */
export type Rules = {
  /**
   * How many play.
   */
  seats: SeatCount;
  /**
   * How the game ends.
   */
  options: Options;
  /**
   * What each card shows, by card id: ships by colour, persons by role, expeditions, taxes.
   */
  faces: Array<Face>;
  /**
   * Each card's name in the notation.
   */
  names: Array<string>;
  /**
   * What each card is called, by card id: faces speak it.
   */
  spoken: Array<Phrase>;
  /**
   * The cards of this match: the expedition for five is in it only with five players.
   * Rules: [`PR_SETUP_FIVE`].
   */
  all_cards: Array<CardId>;
  /**
   * So many victory points start the last lap; for clients. Rules: [`crate::ledger::PR_END`].
   */
  points_needed: number;
};

/**
 * What lies before a seat.
 */
export type SeatView = {
  /**
   * Its persons.
   */
  persons: Array<CardId>;
  /**
   * Its expeditions.
   */
  expeditions: Array<CardId>;
  /**
   * Its victory points.
   */
  points: number;
  /**
   * What its persons can do together.
   */
  abilities: Abilities;
  /**
   * How many coins it has.
   */
  coins: number;
  /**
   * From which shuffle each coin is, the one got first first.
   */
  pile: Array<ShuffleId>;
  /**
   * Which cards those are, in the same order: for a referee.
   */
  pile_cards: Array<CardId> | null;
};

/**
 * A ship.
 */
export type Ship = {
  /**
   * Its colour, and so its kind.
   */
  colour: Colour;
  /**
   * How many swords it takes to repel it; `None` is a skull, which nobody repels.
   */
  swords: number | null;
  /**
   * How many coins it brings.
   */
  coins: number;
};

/**
 * A shuffle whose cards are not all seen again. Numbers are used again once all are.
 */
export type ShuffleId = number;

/**
 * Where coins come from.
 */
export type Source = "start" | "ship" | "trader" | "admiral" | "jester" | "expedition" | "tax";

/**
 * How many of each symbol.
 */
export type Symbols = {
  /**
   * Captains.
   */
  anchors: number;
  /**
   * Priests.
   */
  crosses: number;
  /**
   * Settlers.
   */
  houses: number;
};

/**
 * Cards of one shuffle that nobody has seen since; see [`crate::memory`].
 */
export type Unseen = {
  /**
   * The shuffle.
   */
  shuffle: ShuffleId;
  /**
   * Its hidden cards.
   */
  cards: Array<CardId>;
};

/**
 * Whether an expedition is needed to win.
 */
export type Variant = "none" | "expedition";

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
   * Who had the first turn.
   */
  start: Seat;
  /**
   * Whose turn it is.
   */
  active: Seat;
  /**
   * What is going on.
   */
  phase: PhaseView;
  /**
   * How many cards were drawn in this turn.
   */
  n_drawn: number;
  /**
   * What drawing on risks and stopping brings, while the active seat chooses between the two.
   */
  outlook: Outlook | null;
  /**
   * What each card of the harbour costs and brings the seat that takes, by card; nothing while
   * nobody takes.
   */
  offers: Array<Offer>;
  /**
   * The harbour.
   */
  harbour: Array<CardId>;
  /**
   * Expeditions that nobody has fulfilled yet.
   */
  expeditions: Array<CardId>;
  /**
   * The seats' own cards, by seat.
   */
  seats: Array<SeatView>;
  /**
   * How many cards the deck holds.
   */
  deck: number;
  /**
   * Which cards those are: for a referee.
   */
  deck_cards: Array<CardId> | null;
  /**
   * The discard pile.
   */
  discard: Array<CardId>;
  /**
   * The shuffle that made the deck.
   */
  shuffle: ShuffleId;
  /**
   * For each shuffle the cards of it that lie face down: in the deck, or as coins.
   */
  unseen: Array<Unseen>;
  /**
   * Who has the last turn, once the last lap has started.
   */
  last: Seat | null;
  /**
   * In how many turns in a row there was no card to draw.
   */
  n_stuck: number;
};

/**
 * Why an action is not taken. All of it is public.
 */
export type Why =
  | { kind: "not-now" }
  | { kind: "draw-first" }
  | { kind: "nothing-to-draw" }
  | { kind: "still-drawing" }
  | { kind: "drawing-is-over" }
  | { kind: "no-ship-waits" }
  | { kind: "ship-waits" }
  | { kind: "not-in-harbour" }
  | { kind: "no-takes-left"; taken: number }
  | { kind: "too-dear"; cost: number; have: number }
  | { kind: "too-dear-with-fee"; cost: number; fee: number; have: number }
  | { kind: "not-active" }
  | { kind: "no-such-expedition" }
  | { kind: "not-yours" }
  | { kind: "crew-size"; needed: number; chosen: number }
  | { kind: "wrong-persons" }
  | { kind: "same-face" };
