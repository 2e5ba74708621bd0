// Made by `cargo xtask codegen`. Do not edit.

import type { CardId, Phrase, Seat, SeatCount, WindowId } from "./contract";

/**
 * A seat's action. It never names a hidden card of another seat. Seats count from 1 in the
 * notation.
 */
export type Action =
  | { kind: "appoint"; seat: Seat }
  | { kind: "draw" }
  | { kind: "decline" }
  | { kind: "call"; card: CardId; how: How }
  | { kind: "sail"; to: Kind }
  | { kind: "use"; card: CardId; how: How }
  | { kind: "contribute"; card: CardId }
  | { kind: "reveal"; seen: number }
  | { kind: "pass"; seen: number }
  | { kind: "betray"; card: CardId; target: CardId }
  | { kind: "assign"; card: CardId; skill: Skill }
  | { kind: "take"; card: CardId }
  | { kind: "take-from"; seat: Seat }
  | { kind: "give"; card: CardId; to: Seat }
  | { kind: "donate"; card: CardId }
  | { kind: "exchange"; card: CardId }
  | { kind: "ransom"; card: CardId }
  | { kind: "bury"; card: CardId }
  | { kind: "done" }
  | { kind: "punish" }
  | { kind: "spare" }
  | { kind: "flog"; seat: Seat }
  | { kind: "join"; side: Side; card: CardId; how: How }
  | { kind: "commit"; side: Side }
  | { kind: "discard"; cards: Array<CardId> }
  | { kind: "offer"; to: Seat; give: Array<CardId>; want: Array<CardId>; promises: Array<Promise> }
  | { kind: "accept"; from: Seat; nth: number }
  | { kind: "refuse"; from: Seat; nth: number }
  | { kind: "withdraw"; nth: number }
  | { kind: "show"; cards: Array<CardId>; to: Seat | null };

/**
 * The occasion on which the Captain appoints.
 */
export type After = "round" | "mutiny";

/**
 * A sealed answer.
 */
export type Answer =
  | { kind: "pass" }
  | { kind: "draw" }
  | {
      kind: "card";
      /**
       * The card to play.
       */
      card: CardId;
      /**
       * The choice made with it.
       */
      how: How;
    };

/**
 * Sealed answers as one observer knows them.
 */
export type AnswersView = {
  /**
   * The seats that are asked.
   */
  asked: Array<Seat>;
  /**
   * The number of seats that have not answered.
   */
  n_waiting: number;
  /**
   * Whether the window waits for the observer.
   */
  waiting: boolean;
  /**
   * The observer's answer.
   */
  answer: Answer | null;
  /**
   * The cards the observer chose to discard.
   */
  chosen: Array<CardId>;
};

/**
 * Which Captain appoints a Quartermaster after a mutiny.
 */
export type Appoints = "always" | "only-new";

/**
 * An attack. All of it is public.
 */
export type Attack = {
  /**
   * The change to the required amount of each skill.
   */
  change: [number, number, number];
  /**
   * The skill sums of the all-skills cards assigned so far.
   */
  assigned: [number, number, number];
  /**
   * The all-skills cards that are not yet assigned.
   */
  unassigned: Array<CardId>;
  /**
   * The seats that have passed since the last card.
   */
  passed: Array<Seat>;
  /**
   * The number of cards shown so far.
   */
  shown: number;
};

/**
 * The observers who know something: some seats, or everybody.
 */
export type Audience = number;

/**
 * What can be buried.
 */
export type Buriable = "all" | "no-jewels-no-hostages";

/**
 * The seats that draw when the Captain discards a prize in port.
 * See: [`crate::ledger::JR_VAR_GOLD`].
 */
export type CaptainsGold = "own" | "shared";

/**
 * What a crew card shows besides its crewmen.
 */
export type Crew =
  | {
      kind: "skilled";
      /**
       * The skill.
       */
      skill: Skill;
      /**
       * The amount of that skill.
       */
      value: number;
    }
  | {
      kind: "any-skill";
      /**
       * The amount of the skill it counts as.
       */
      value: number;
    }
  | {
      kind: "special";
      /**
       * The kind of special card.
       */
      special: Special;
    };

/**
 * A decision of the Captain. See: [`crate::ledger::JR_MUTINY_WHEN`].
 */
export type Decision = "appointed" | "sailed" | "ordered" | "waived";

/**
 * What a destination card shows.
 */
export type Destination = {
  /**
   * Its stack.
   */
  kind: Kind;
  /**
   * The navigation, guns and melee that an attack needs.
   */
  needs: [number, number, number];
  /**
   * The number of prizes an attack yields, or of crew cards a port yields.
   */
  yields: number;
};

/**
 * The deadline for promised cards.
 */
export type Due = "this-round" | "next-round" | "game-end";

/**
 * A rulebook.
 */
export type Edition = "en" | "pl" | "de";

/**
 * A special card that was played and may take effect.
 */
export type Effect = {
  /**
   * The seat that played it.
   */
  seat: Seat;
  /**
   * The card that was played.
   */
  card: CardId;
  /**
   * The choice made with it.
   */
  how: How;
};

/**
 * How a game ended.
 */
export type Ending = "voyages" | "prizes";

/**
 * What one observer may know of an event. What is hidden from them is `None`.
 */
export type EventView =
  | { kind: "captain-found"; seat: Seat }
  | { kind: "round-began"; round: number }
  | { kind: "opened"; phase: Phase; asked: Array<Seat> }
  | { kind: "reopened" }
  | { kind: "answered"; seat: Seat | null; answer: Answer | null }
  | { kind: "appointed"; seat: Seat }
  | { kind: "took-over"; seat: Seat }
  | { kind: "drew"; seat: Seat; n: number; cards: Array<CardId> | null }
  | { kind: "reshuffled" }
  | { kind: "sailed"; to: Kind }
  | { kind: "turned-back" }
  | { kind: "lost-at-sea"; card: CardId }
  | { kind: "turned"; card: CardId }
  | { kind: "voyage-counted"; card: CardId }
  | { kind: "decided"; decision: Decision }
  | { kind: "flogged"; seat: Seat; card: CardId }
  | { kind: "contributed"; seat: Seat; card: CardId }
  | { kind: "passed"; seat: Seat }
  | { kind: "betrayed"; seat: Seat; card: CardId; target: CardId }
  | { kind: "assigned"; card: CardId; skill: Skill }
  | { kind: "assign-asked"; cards: Array<CardId> }
  | {
      kind: "fought";
      at: Kind;
      fight: Fight;
      sums: [number, number, number];
      needs: [number, number, number];
    }
  | { kind: "crew-discarded"; cards: Array<CardId> }
  | { kind: "share-began"; source: Source }
  | { kind: "prizes-turned"; n: number; cards: Array<CardId> | null; seen_by: Audience }
  | { kind: "pot-shown"; seat: Seat }
  | { kind: "cook-served"; seat: Seat }
  | { kind: "picked"; seat: Seat; card: CardId | null; seen_by: Audience }
  | { kind: "given"; to: Seat; card: CardId | null; seen_by: Audience }
  | { kind: "gathered"; seat: Seat; n: number; cards: Array<CardId> | null; seen_by: Audience }
  | { kind: "prize-taken"; from: Seat; to: Seat; card: CardId | null; seen_by: Audience }
  | { kind: "claim-waived"; seat: Seat }
  | { kind: "crew-taken"; from: Seat; to: Seat; card: CardId | null }
  | { kind: "shown"; effect: Effect }
  | { kind: "betrayal-opened"; asked: Array<Seat> }
  | { kind: "cancelled"; seat: Seat; card: CardId; target: CardId }
  | { kind: "effect-stood" }
  | { kind: "effect-fell" }
  | { kind: "skill-changed"; skill: Skill; by: number }
  | { kind: "mutiny-called"; seat: Seat; card: CardId; how: How; after: Decision }
  | { kind: "joined"; seat: Seat; side: Side; card: CardId; how: How }
  | { kind: "committed"; seat: Seat; side: Side }
  | { kind: "forced"; seat: Seat; side: Side }
  | { kind: "mutiny-decided"; winner: Side; captain: Seat; losers: Array<Seat> }
  | { kind: "redealt"; seat: Seat; n: number; cards: Array<CardId> | null }
  | { kind: "guard-named"; seat: Seat }
  | { kind: "finished"; seat: Seat }
  | { kind: "exchanged"; seat: Seat; card: CardId; facing: Facing }
  | { kind: "ransomed"; seat: Seat; card: CardId }
  | { kind: "prizes-drawn"; seat: Seat; n: number; cards: Array<CardId> | null; seen_by: Audience }
  | { kind: "buried"; seat: Seat; card: CardId | null; seen_by: Audience }
  | { kind: "dug-up"; from: Seat; to: Seat; card: CardId | null; seen_by: Audience }
  | { kind: "limit-opened"; asked: Array<Seat> }
  | { kind: "limit-chosen"; seat: Seat | null; cards: Array<CardId> | null }
  | { kind: "limit-discarded"; seat: Seat; cards: Array<CardId> }
  | { kind: "offered"; offer: Offer }
  | { kind: "agreed"; from: Seat; nth: number }
  | { kind: "offer-closed"; from: Seat; nth: number; end: OfferEnd }
  | { kind: "handed"; from: Seat; to: Seat; card: CardId | null; seen_by: Audience }
  | {
      kind: "prizes-shown";
      seat: Seat;
      to: Seat | null;
      n: number;
      cards: Array<CardId> | null;
      seen_by: Audience;
    }
  | { kind: "jewels-valued"; seat: Seat; n: number; drawn: Array<CardId> }
  | { kind: "ended"; ending: Ending; gold: Array<number> };

/**
 * How a card is handed over or discarded.
 */
export type Facing = "up" | "down";

/**
 * Whether a shown crew card counts.
 */
export type Fate = "stands" | "cancelled";

/**
 * How a fight ended.
 */
export type Fight = "won" | "lost";

/**
 * An attack in numbers, each for navigation, guns and melee. All of it is public.
 */
export type FightView = {
  /**
   * The sums of the cards on the table.
   */
  sums: [number, number, number];
  /**
   * The amount that unassigned all-skills cards can add to any skill.
   */
  any: number;
  /**
   * The least that may be needed; exact if the card is open.
   */
  least: [number, number, number];
  /**
   * The most that may be needed.
   */
  most: [number, number, number];
};

/**
 * The choice made with a special card, if it offers one.
 */
export type How =
  | { way: "plain" }
  | {
      way: "on";
      /**
       * The seat it names.
       */
      seat: Seat;
    }
  | {
      way: "on-two";
      /**
       * The seat with the lower number.
       */
      first: Seat;
      /**
       * The seat with the higher number.
       */
      second: Seat;
    }
  | { way: "raise" }
  | { way: "lower" }
  | {
      way: "kill";
      /**
       * The side whose leader it kills.
       */
      leader: Side;
    };

/**
 * A window above the phase's window. All of it is public.
 */
export type Interrupt =
  | {
      kind: "betrayal";
      /**
       * Its window.
       */
      window: WindowId;
      /**
       * The card and how it was played.
       */
      effect: Effect;
      /**
       * The number of Traitors played so far.
       */
      n_traitors: number;
      /**
       * The seat whose card a Traitor would cancel now.
       */
      top: Seat;
      /**
       * The card that a Traitor would cancel now.
       */
      top_card: CardId;
    }
  | {
      kind: "forced";
      /**
       * Its window.
       */
      window: WindowId;
      /**
       * The seat that must play.
       */
      seat: Seat;
      /**
       * The side it must play for.
       */
      side: Side;
    }
  | {
      kind: "limit";
      /**
       * Its window.
       */
      window: WindowId;
    };

/**
 * Whether Treasure Island may be picked. See: [`crate::ledger::JR_ISLAND_MAP`].
 */
export type IslandBan = "open" | "next-pick";

/**
 * The five stacks of destinations.
 */
export type Kind = "fort" | "ship" | "settlement" | "port" | "island";

/**
 * A mutiny. All of it is public.
 */
export type Mutiny = {
  /**
   * The First Mutineer.
   */
  first: Seat;
  /**
   * The members of each side.
   */
  members: [Array<Seat>, Array<Seat>];
  /**
   * The number of crewmen on each side.
   */
  crewmen: [number, number];
  /**
   * The side that the Quartermaster's card counts for.
   */
  committed: Side | null;
  /**
   * The seats that have passed since the last card.
   */
  passed: Array<Seat>;
  /**
   * The number of cards shown so far.
   */
  shown: number;
  /**
   * The losers, once the mutiny is decided.
   */
  losers: Array<Seat>;
};

/**
 * What happens if no Old Sailor takes effect.
 */
export type NoMap = "pick-again" | "lose-round";

/**
 * An offer.
 */
export type Offer = {
  /**
   * The seat that offers.
   */
  from: Seat;
  /**
   * The seat that the offer is for.
   */
  to: Seat;
  /**
   * The number of this offer among the seat's offers in this step, from 0.
   */
  nth: number;
  /**
   * The number of crew cards the seat gives.
   */
  n_crew: number;
  /**
   * The number of prizes it gives.
   */
  n_prizes: number;
  /**
   * The number of prizes it wants.
   */
  n_wanted: number;
  /**
   * The cards it gives; only the two parties see them.
   */
  give: Array<CardId> | null;
  /**
   * The cards it wants; only the two parties see them.
   */
  want: Array<CardId> | null;
  /**
   * The promises of both parties.
   */
  promises: Array<Promise>;
  /**
   * How far it has come.
   */
  progress: Progress;
};

/**
 * How an offer ended.
 */
export type OfferEnd = "accepted" | "refused" | "withdrawn" | "lapsed" | "fell";

/**
 * The options people choose before the game.
 */
export type Options = {
  /**
   * The rulebook that decides where the books differ.
   */
  edition: Edition;
  /**
   * Whether prizes lie open.
   */
  prizes: PrizeFacing;
  /**
   * The seats that draw when the Captain pays in port.
   */
  captains_gold: CaptainsGold;
};

/**
 * The party that makes a promise.
 */
export type Party = "me" | "you";

/**
 * The phase, as views show it. All of it is public.
 */
export type Phase =
  | { kind: "deal" }
  | {
      kind: "appoint";
      /**
       * The occasion: the start of a round, or a mutiny.
       */
      after: After;
    }
  | {
      kind: "empty-hands";
      /**
       * What comes next.
       */
      then: Then;
    }
  | {
      kind: "call";
      /**
       * The Captain's decision.
       */
      decision: Decision;
    }
  | { kind: "voyage" }
  | {
      kind: "timed";
      /**
       * The timing of the cards that may be played.
       */
      timing: Timing;
    }
  | { kind: "first-card" }
  | { kind: "attack" }
  | { kind: "assign" }
  | {
      kind: "pick";
      /**
       * The seat that picks.
       */
      seat: Seat;
    }
  | { kind: "give" }
  | {
      kind: "repair";
      /**
       * The seat that played the Carpenter.
       */
      by: Seat;
    }
  | {
      kind: "claim";
      /**
       * The seat that played the Carpenter.
       */
      by: Seat;
    }
  | {
      kind: "exchange";
      /**
       * The seats that were asked.
       */
      asked: Array<Seat>;
      /**
       * The seats that are done.
       */
      done: Array<Seat>;
    }
  | {
      kind: "ransom";
      /**
       * The seat that ransoms and sells.
       */
      seat: Seat;
      /**
       * The seat that was asked first, which was Captain then.
       */
      first: Seat;
    }
  | { kind: "guard" }
  | {
      kind: "bury";
      /**
       * The seats that are done.
       */
      done: Array<Seat>;
    }
  | { kind: "punish" }
  | { kind: "victim" }
  | { kind: "mutiny" }
  | {
      kind: "over";
      /**
       * How the game ended.
       */
      ending: Ending;
      /**
       * The gold of each seat.
       */
      gold: Array<number>;
    };

/**
 * The seat that picks next before prizes are given out.
 */
export type Picker =
  | {
      kind: "cook";
      /**
       * The Cook's owner.
       */
      seat: Seat;
    }
  | { kind: "captain" }
  | { kind: "nobody" };

/**
 * A pile of cards as one observer knows it.
 */
export type PileView = {
  /**
   * The number of cards.
   */
  count: number;
  /**
   * The cards the observer knows to be there.
   */
  known: Array<CardId>;
};

/**
 * A crew card on the table.
 */
export type Played = {
  /**
   * The card.
   */
  card: CardId;
  /**
   * The seat that played it.
   */
  seat: Seat;
};

/**
 * What is promised. Only a promise to guard the ship is binding.
 */
export type Pledge =
  "share" | "appoint" | "no-mutiny" | "stay-out" | "play" | "guard" | "crew" | "prizes";

/**
 * How to play where rulebooks, variants or the number of seats make a difference.
 */
export type Policies = {
  /**
   * How a prize exchanged in port is discarded. See: [`crate::ledger::JR_PORT_EXCHANGE`].
   */
  port_discard: Facing;
  /**
   * What happens when nobody plays an Old Sailor. See: [`crate::ledger::JR_ISLAND_MAP`].
   */
  no_map: NoMap;
  /**
   * What can be buried. See: [`crate::ledger::JR_ISLAND_BURY`].
   */
  buriable: Buriable;
  /**
   * Whether a confirmed Captain appoints. See: [`crate::ledger::JR_MUTINY_APPOINT`].
   */
  confirmed_captain: Appoints;
  /**
   * How crew is handed over as a bribe. See: [`crate::ledger::JR_BRIBE`].
   */
  bribed_crew: Facing;
  /**
   * Whether prizes lie open. See: [`crate::ledger::JR_VAR_HIDDEN`].
   */
  prizes: PrizeFacing;
  /**
   * The seats that draw when the Captain pays. See: [`crate::ledger::JR_VAR_GOLD`].
   */
  captains_gold: CaptainsGold;
  /**
   * The seat that acts as Quartermaster. See: [`crate::ledger::JR_VAR_THREE`].
   */
  quartermaster: Quartermaster;
};

/**
 * A prize.
 */
export type Prize =
  | {
      kind: "gold";
      /**
       * What it is worth.
       */
      value: number;
    }
  | { kind: "rum" }
  | { kind: "jewels" }
  | { kind: "hostage" };

/**
 * Whether prizes lie open. See: [`crate::ledger::JR_VAR_HIDDEN`].
 */
export type PrizeFacing = "open" | "hidden";

/**
 * How far an offer has come.
 */
export type Progress = "open" | "agreed";

/**
 * A promise.
 */
export type Promise = {
  /**
   * The party that promises.
   */
  by: Party;
  /**
   * What it promises.
   */
  what: Pledge;
  /**
   * The number of cards, if it is about cards; else 0.
   */
  n: number;
  /**
   * The deadline, if cards are to be handed over; else `None`.
   */
  due: Due | null;
};

/**
 * The seat that acts as Quartermaster.
 */
export type Quartermaster = "appointed" | "is-captain";

/**
 * The last cards shown, as in views.
 */
export type RecentView = {
  /**
   * The cards that may be answered.
   */
  cards: Array<Showing>;
  /**
   * For each seat, the number of cards shown when it last acted.
   */
  acted: Array<number>;
};

/**
 * What only a referee sees.
 */
export type RefereeView = {
  /**
   * The crew stack.
   */
  deck: Array<CardId>;
  /**
   * The prize stack.
   */
  prize_deck: Array<CardId>;
  /**
   * The seats the window waits for.
   */
  waiting: Array<Seat>;
  /**
   * The sealed answers, by seat.
   */
  given: Array<Answer>;
  /**
   * The cards chosen to be discarded.
   */
  chosen: Array<CardId>;
  /**
   * What each observer remembers, by card.
   */
  memory: Array<Trace>;
};

/**
 * The sentences about a view. Lists are in the order of the view's lists.
 */
export type Remarks = {
  /**
   * The destination card of `turned`, with its numbers.
   */
  turned: Phrase | null;
  /**
   * The terms of each of `offers`, as far as the observer knows its cards.
   */
  offers: Array<Phrase>;
  /**
   * Each of `words`.
   */
  words: Array<Phrase>;
  /**
   * The card that was shown for its effect, while Traitors may cancel it.
   */
  effect: Phrase | null;
  /**
   * The Traitor that answered it, if there is one.
   */
  betrayal: Phrase | null;
};

/**
 * A seat's reputation.
 */
export type Repute = {
  /**
   * The number of promises it has kept.
   */
  kept: number;
  /**
   * The number of promises it has broken.
   */
  broken: number;
  /**
   * The number of mutinies it has called.
   */
  risen: number;
};

/**
 * Everything that does not change during a match.
 */
export type Rules = {
  /**
   * The number of seats.
   */
  seats: SeatCount;
  /**
   * The options people chose.
   */
  options: Options;
  /**
   * The policies that follow from the options.
   */
  policies: Policies;
  /**
   * The most crew cards in a hand. See: [`crate::ledger::JR_HAND_LIMIT`].
   */
  hand_max: number;
  /**
   * The number of crew cards dealt after the first. See: [`crate::ledger::JR_SETUP_DEAL`].
   */
  deal: number;
  /**
   * The number of voyages in a game. See: [`crate::ledger::JR_END`].
   */
  voyages: number;
  /**
   * Each card's name in the notation.
   */
  names: Array<string>;
  /**
   * Each card's name as shown to people, by card id.
   */
  spoken: Array<Phrase>;
  /**
   * The words for the promises that need neither a number nor a deadline.
   */
  pledges: Array<[Pledge, Phrase]>;
  /**
   * The faces of the crew cards, by card id.
   */
  crew: Array<Crew>;
  /**
   * The crewmen on each crew card, by card id.
   */
  crewmen: Array<number>;
  /**
   * The prizes, from the first prize's id on.
   */
  prizes: Array<Prize>;
  /**
   * The faces of the destinations, from the first destination's id on.
   */
  destinations: Array<Destination>;
  /**
   * The destinations in play with this many seats. See: [`crate::ledger::JR_SETUP_DEST`].
   */
  in_play: Array<CardId>;
  /**
   * The ranges on the backs of the five stacks: the least and most navigation, guns and melee
   * needed; `None` where there is no attack. See: [`JR_PARTS_DEST`].
   */
  backs: Array<[[number, number], [number, number], [number, number]] | null>;
};

/**
 * A seat as one observer knows it.
 */
export type SeatView = {
  /**
   * Crew cards in hand.
   */
  hand: PileView;
  /**
   * Prizes that are not buried.
   */
  prizes: PileView;
  /**
   * Buried prizes.
   */
  buried: PileView;
  /**
   * Prizes drawn at the end to value its Jewels.
   */
  appraised: Array<CardId>;
  /**
   * The number of offers it has made in this step.
   */
  offers_made: number;
  /**
   * The number of times it has shown hidden prizes in this step.
   */
  shows_made: number;
  /**
   * Its reputation.
   */
  repute: Repute;
};

/**
 * A sharing of prizes. All of it is public.
 */
export type Share = {
  /**
   * Where the prizes came from.
   */
  source: Source;
  /**
   * The seat that picks next.
   */
  picker: Picker;
  /**
   * The number of prizes each seat got in this sharing.
   */
  got: Array<number>;
  /**
   * The number of prizes the Quartermaster has given.
   */
  n_given: number;
};

/**
 * A shown card that no Traitor has answered yet: crew, or a Traitor.
 */
export type Showing = {
  /**
   * The card.
   */
  card: CardId;
  /**
   * The seat that showed it.
   */
  seat: Seat;
  /**
   * Its position among the cards shown, from 0.
   */
  place: number;
  /**
   * The crew card it is about: itself, or the card that a Traitor has cancelled or brought back.
   */
  crew: CardId;
  /**
   * The seat that played that crew card.
   */
  owner: Seat;
  /**
   * The side that crew card counts for, in a mutiny.
   */
  side: Side | null;
  /**
   * Whether that crew card counts.
   */
  fate: Fate;
};

/**
 * The side of a seat in a mutiny.
 */
export type Side = "captain" | "mutineer";

/**
 * A skill that an attack needs.
 */
export type Skill = "navigation" | "guns" | "melee";

/**
 * Where the prizes to be shared came from.
 */
export type Source = "attack" | "mutiny";

/**
 * A special crew card.
 */
export type Special =
  | "captain"
  | "quartermaster"
  | "boatswain"
  | "carpenter"
  | "cook"
  | "cutthroat"
  | "first-mate"
  | "lookout"
  | "master-mariner"
  | "old-sailor"
  | "powder-monkey"
  | "sea-dog"
  | "second-mate"
  | "sharp-shooter"
  | "smart-kid"
  | "stowaways"
  | "surgeon"
  | "traitor";

/**
 * What comes after seats with empty hands have drawn.
 */
export type Then = "call" | "voyage" | "spoils";

/**
 * When special crew may be played. See: [`crate::ledger::JR_SP_TIMING`].
 */
export type Timing =
  "lookout" | "map" | "skills" | "cook" | "carpenter" | "boatswain" | "smart-kid";

/**
 * What observers remember of one card.
 */
export type Trace = {
  /**
   * The observers who know where it lies.
   */
  place: Audience;
  /**
   * The observers who know that it is not in its face-down stack.
   */
  out: Audience;
};

/**
 * Whether there was a mutiny this round. See: [`crate::ledger::JR_MUTINY_WHEN`].
 */
export type Unrest = "brewing" | "spent";

/**
 * What one observer may know.
 */
export type View = {
  /**
   * The observer's seat; `None` for spectators and referees.
   */
  me: Seat | null;
  /**
   * Whether the open window waits for the observer.
   */
  asked: boolean;
  /**
   * The window of the phase; the id of a window above it is in `interrupt`.
   */
  window: WindowId;
  /**
   * The number of windows opened so far.
   */
  n_windows: number;
  /**
   * The number of the round, from 1.
   */
  round: number;
  /**
   * The Captain.
   */
  captain: Seat;
  /**
   * The Quartermaster.
   */
  quartermaster: Seat | null;
  /**
   * Whether there was a mutiny this round.
   */
  unrest: Unrest;
  /**
   * Whether Treasure Island may be picked.
   */
  island: IslandBan;
  /**
   * The phase.
   */
  phase: Phase;
  /**
   * The window above the phase's window.
   */
  interrupt: Interrupt | null;
  /**
   * The sealed answers.
   */
  answers: AnswersView;
  /**
   * The attack of the voyage.
   */
  attack: Attack;
  /**
   * The mutiny in progress, or the last one.
   */
  mutiny: Mutiny;
  /**
   * The last cards shown in an attack or a mutiny, and which seats may still answer them.
   */
  recent: RecentView;
  /**
   * The sharing in progress, or the last one.
   */
  share: Share;
  /**
   * The seat that guards the ship.
   */
  guard: Seat | null;
  /**
   * The kind of the destination card that lies face down in front of the Captain.
   */
  laid: Kind | null;
  /**
   * The destination card that lies face up.
   */
  turned: CardId | null;
  /**
   * Destination cards nobody has seen yet, including the one laid out.
   */
  stacks: Array<CardId>;
  /**
   * The destination discard pile.
   */
  sailed: Array<CardId>;
  /**
   * The seats.
   */
  seats: Array<SeatView>;
  /**
   * The number of cards in the crew stack.
   */
  deck: number;
  /**
   * The crew discard pile.
   */
  discard: Array<CardId>;
  /**
   * Crew that lies open on the table.
   */
  table: Array<CardId>;
  /**
   * The same cards, with the seats that played them.
   */
  played: Array<Played>;
  /**
   * The attack in numbers so far, while a target is laid out or open.
   */
  fight: FightView | null;
  /**
   * The number of cards in the prize stack.
   */
  prize_deck: number;
  /**
   * The prize discard pile.
   */
  prize_discard: Array<CardId>;
  /**
   * Prizes being shared.
   */
  pot: PileView;
  /**
   * Open offers.
   */
  offers: Array<Offer>;
  /**
   * Promises that were given and can still be kept or broken, the oldest first.
   */
  words: Array<Word>;
  /**
   * Cards known to be held by some seat, but not by which.
   */
  elsewhere: Array<CardId>;
  /**
   * What only a referee sees.
   */
  referee: RefereeView | null;
};

/**
 * Why an action is refused. It reveals only what the acting seat may know.
 */
export type Why =
  | { kind: "not-now" }
  | { kind: "not-in-hand" }
  | { kind: "no-such-seat" }
  | { kind: "cannot-name" }
  | { kind: "not-for-this" }
  | { kind: "stack-empty"; destination: Kind }
  | { kind: "island-closed" }
  | { kind: "not-quartermaster" }
  | { kind: "cannot-answer" }
  | { kind: "not-unassigned" }
  | { kind: "no-such-prize" }
  | { kind: "not-equal"; has: number; least: number }
  | { kind: "not-for-port" }
  | { kind: "cannot-bury" }
  | { kind: "already-done" }
  | { kind: "wrong-side" }
  | { kind: "already-committed" }
  | { kind: "discard-count"; chosen: number; needed: number }
  | { kind: "too-many-offers"; made: number; max: number }
  | { kind: "too-many-open"; max: number }
  | { kind: "too-many-cards"; max: number }
  | { kind: "empty-offer" }
  | { kind: "not-yours" }
  | { kind: "not-his" }
  | { kind: "bad-promise" }
  | { kind: "no-such-offer" }
  | { kind: "keeps-first-card" }
  | { kind: "no-room"; max: number }
  | { kind: "already-answered" }
  | { kind: "prizes-lie-open" }
  | { kind: "nothing-shown" }
  | { kind: "not-your-prize" }
  | { kind: "too-many-shows"; made: number; max: number };

/**
 * A pirate's word: a promise that was given and can still be kept or broken.
 */
export type Word = {
  /**
   * The seat that gave it.
   */
  by: Seat;
  /**
   * The seat it was given to.
   */
  to: Seat;
  /**
   * What is promised.
   */
  what: Pledge;
  /**
   * The number of cards still to be played or handed over, if it is about cards; else 0.
   */
  n: number;
  /**
   * The deadline, if cards are to be handed over; else `None`.
   */
  due: Due | null;
};
