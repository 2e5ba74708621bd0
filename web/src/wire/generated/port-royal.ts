// Made by `cargo xtask codegen`. Do not edit.

import type { CardId, Phrase, Seat, SeatCount, WindowId } from "./contract";

/**
 * The combined abilities of a seat's persons.
 */
export type Abilities = {
  swords: number;
  anchors: number;
  crosses: number;
  houses: number;
  jacks: number;
  /**
   * The number of traders of each colour.
   */
  traders: Array<number>;
  mademoiselles: number;
  admirals: number;
  jesters: number;
  governors: number;
};

/**
 * A seat's action.
 */
export type Action =
  | { kind: "draw" }
  | { kind: "stop" }
  | { kind: "repel" }
  | { kind: "keep" }
  | {
      kind: "take";
      /**
       * The card.
       */
      card: CardId;
    }
  | {
      kind: "fulfil";
      /**
       * The expedition card.
       */
      expedition: CardId;
      /**
       * The persons who go. Of a seat's persons with the same face, the first by id must go
       * first, so that each choice has only one name.
       */
      persons: Array<CardId>;
    }
  | { kind: "pass" };

/**
 * The seats that get a coin from a tax increase.
 */
export type Bonus = "swords" | "points";

/**
 * A colour of ships; each colour is one kind of ship.
 */
export type Colour = "yellow" | "blue" | "green" | "red" | "black";

/**
 * The ways a game ends.
 */
export type Ending = "points" | "stuck" | "long";

/**
 * An event as one observer may know it: the face of a coin is `None`.
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
   * The symbols it requires.
   */
  needs: Symbols;
  /**
   * How many coins it brings.
   */
  coins: number;
  /**
   * Its victory points.
   */
  points: number;
};

/**
 * The face of a card.
 */
export type Face =
  | ({ kind: "ship" } & Ship)
  | ({ kind: "person" } & Person)
  | ({ kind: "expedition" } & Expedition)
  | {
      kind: "tax";
      /**
       * The seats that get a coin from it.
       */
      bonus: Bonus;
    };

/**
 * How long the last lap is.
 */
export type LastLap = "book" | "equal";

/**
 * What a card of the harbour costs and brings the taking seat, without the fee.
 */
export type Offer = {
  /**
   * The card.
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
 * The options that people choose before the game.
 */
export type Options = {
  /**
   * How long the last lap is.
   */
  ending: LastLap;
  /**
   * Whether an expedition is needed to win.
   */
  variant: Variant;
};

/**
 * What drawing on risks and stopping gains.
 */
export type Outlook = {
  /**
   * How many cards of the pool would end the turn: ships of a colour that is in the harbour and
   * that the active seat cannot repel.
   */
  bust: number;
  /**
   * How many cards the next one may be, as far as perfect memory tells: those of the deck and
   * the coins drawn from it.
   */
  pool: number;
  /**
   * The chance that the next card ends the turn, in percent: 0 and 100 only if that is certain.
   * `None` while no ship lies in the harbour or no card is left to draw.
   */
  risk: number | null;
  /**
   * How many cards the active seat may take if it stops now, including governors.
   */
  takes: number;
};

/**
 * A person.
 */
export type Person = {
  /**
   * Its role.
   */
  role: Role;
  /**
   * Its cost in coins.
   */
  cost: number;
  /**
   * Its victory points.
   */
  points: number;
};

/**
 * The current phase, as clients see it.
 */
export type PhaseView =
  | { kind: "deal" }
  | { kind: "discover" }
  | {
      kind: "ship";
      /**
       * The ship card.
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
       * The tax card.
       */
      card: CardId;
    }
  | {
      kind: "take";
      /**
       * The taking seat.
       */
      seat: Seat;
      /**
       * How many cards it may take, without governors.
       */
      base: number;
      /**
       * How many cards it has taken.
       */
      taken: number;
      /**
       * How many cards it may still take.
       */
      left: number;
      /**
       * The fee it pays the active seat for each card, in coins.
       */
      fee: number;
    }
  | {
      kind: "over";
      /**
       * How it ended.
       */
      ending: Ending;
    };

/**
 * The sentences about a view.
 */
export type Remarks = {
  /**
   * What each of `offers` costs or brings, in the order of the view.
   */
  offers: Array<Phrase>;
  /**
   * What the taking seat pays the active seat for each card, if it pays anything.
   */
  fee: Phrase | null;
};

/**
 * A person's role.
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
 * Everything that never changes during a match.
 */
export type Rules = {
  /**
   * The number of players.
   */
  seats: SeatCount;
  /**
   * The options: how the game ends.
   */
  options: Options;
  /**
   * The face of each card, by card id: ships by colour, persons by role, expeditions, taxes.
   */
  faces: Array<Face>;
  /**
   * Each card's name in the notation.
   */
  names: Array<string>;
  /**
   * The spoken name of each card, by card id.
   */
  spoken: Array<Phrase>;
  /**
   * The cards of this match: the expedition for five is included only with five players.
   * See: [`PR_SETUP_FIVE`].
   */
  all_cards: Array<CardId>;
  /**
   * The victory points that start the last lap; for clients. See: [`crate::ledger::PR_END`].
   */
  points_needed: number;
};

/**
 * What belongs to a seat.
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
   * The combined abilities of its persons.
   */
  abilities: Abilities;
  /**
   * The number of its coins.
   */
  coins: number;
  /**
   * The shuffle of each coin, oldest first.
   */
  pile: Array<ShuffleId>;
  /**
   * The cards of these coins, in the same order; only for a referee.
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
   * The swords needed to repel it; `None` is a skull, which nobody repels.
   */
  swords: number | null;
  /**
   * How many coins it brings.
   */
  coins: number;
};

/**
 * A shuffle with cards that are still hidden. Numbers are reused once all were seen.
 */
export type ShuffleId = number;

/**
 * Where coins come from.
 */
export type Source = "start" | "ship" | "trader" | "admiral" | "jester" | "expedition" | "tax";

/**
 * A number of each symbol.
 */
export type Symbols = {
  /**
   * Anchors, which captains provide.
   */
  anchors: number;
  /**
   * Crosses, which priests provide.
   */
  crosses: number;
  /**
   * Houses, which settlers provide.
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
   * The observer's seat; `None` for a spectator or a referee.
   */
  me: Seat | null;
  /**
   * The open window.
   */
  window: WindowId;
  /**
   * The seat with the first turn.
   */
  start: Seat;
  /**
   * The seat to move.
   */
  active: Seat;
  /**
   * The current phase.
   */
  phase: PhaseView;
  /**
   * The number of cards drawn in this turn.
   */
  n_drawn: number;
  /**
   * What drawing on risks and stopping gains, while the active seat has that choice.
   */
  outlook: Outlook | null;
  /**
   * What each card of the harbour costs and brings the taking seat; empty while nobody takes.
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
   * Each seat's own cards.
   */
  seats: Array<SeatView>;
  /**
   * The number of cards in the deck.
   */
  deck: number;
  /**
   * The cards in the deck; only for a referee.
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
   * For each shuffle, its face-down cards: in the deck, or as coins.
   */
  unseen: Array<Unseen>;
  /**
   * The seat with the last turn, once the last lap has started.
   */
  last: Seat | null;
  /**
   * The number of turns in a row without a card to draw.
   */
  n_stuck: number;
};

/**
 * Why an action is refused. All of it is public.
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
