// Made by `cargo xtask codegen`. Do not edit.

import type { CardId, Phrase, Seat, SeatCount, WindowId } from "./contract";

/**
 * What a seat may do. Hidden cards of others are never named.
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
 * When the Captain appoints.
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
       * Which.
       */
      card: CardId;
      /**
       * What it is to do.
       */
      how: How;
    };

/**
 * Hidden answers, as one observer knows them.
 */
export type AnswersView = {
  /**
   * Who is asked.
   */
  asked: Array<Seat>;
  /**
   * How many have not answered.
   */
  n_waiting: number;
  /**
   * Whether the observer is waited for.
   */
  waiting: boolean;
  /**
   * What the observer answered.
   */
  answer: Answer | null;
  /**
   * What the observer chose to discard.
   */
  chosen: Array<CardId>;
};

/**
 * Who appoints a Quartermaster after a mutiny.
 */
export type Appoints = "always" | "only-new";

/**
 * An attack. All of it is public.
 */
export type Attack = {
  /**
   * How much more or less of each skill is needed than the card says.
   */
  change: [number, number, number];
  /**
   * What all-skills cards were said to count as.
   */
  assigned: [number, number, number];
  /**
   * All-skills cards that were not yet said anything of.
   */
  unassigned: Array<CardId>;
  /**
   * Who has passed since the last card.
   */
  passed: Array<Seat>;
  /**
   * How many cards were shown.
   */
  shown: number;
};

/**
 * Who knows something: seats, or everybody who looks.
 */
export type Audience = number;

/**
 * What can be buried.
 */
export type Buriable = "all" | "no-jewels-no-hostages";

/**
 * Who draws when the Captain discards a prize in port. Rules: [`crate::ledger::JR_VAR_GOLD`].
 */
export type CaptainsGold = "own" | "shared";

/**
 * What a crew card shows besides its crewmen.
 */
export type Crew =
  | {
      kind: "skilled";
      /**
       * Which.
       */
      skill: Skill;
      /**
       * How much of it.
       */
      value: number;
    }
  | {
      kind: "any-skill";
      /**
       * How much of it.
       */
      value: number;
    }
  | {
      kind: "special";
      /**
       * Which.
       */
      special: Special;
    };

/**
 * A decision of the Captain. Rules: [`crate::ledger::JR_MUTINY_WHEN`].
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
   * Navigation, guns and melee that an attack needs.
   */
  needs: [number, number, number];
  /**
   * How many prizes an attack yields, or how many crew cards a port.
   */
  yields: number;
};

/**
 * By when cards are promised.
 */
export type Due = "this-round" | "next-round" | "game-end";

/**
 * A rulebook.
 */
export type Edition = "en" | "pl" | "de";

/**
 * A special card on its way to have an effect.
 */
export type Effect = {
  /**
   * Who played it.
   */
  seat: Seat;
  /**
   * Which card.
   */
  card: CardId;
  /**
   * What it is to do.
   */
  how: How;
};

/**
 * How a game ended.
 */
export type Ending = "voyages" | "prizes";

/**
 * What one observer may know of an event: what is hidden from them is `None`.
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
 * What has become of crew that was shown.
 */
export type Fate = "stands" | "cancelled";

/**
 * How a fight ended.
 */
export type Fight = "won" | "lost";

/**
 * An attack in numbers: navigation, guns and melee each. All of it is public.
 */
export type FightView = {
  /**
   * What the cards on the table come to.
   */
  sums: [number, number, number];
  /**
   * What all-skills cards add to any one of them.
   */
  any: number;
  /**
   * The least that may be needed; with the card open, what is needed.
   */
  least: [number, number, number];
  /**
   * The most that may be needed.
   */
  most: [number, number, number];
};

/**
 * What a special card is to do, where it leaves a choice.
 */
export type How =
  | { way: "plain" }
  | {
      way: "on";
      /**
       * Which.
       */
      seat: Seat;
    }
  | {
      way: "on-two";
      /**
       * The one that sits first.
       */
      first: Seat;
      /**
       * The other.
       */
      second: Seat;
    }
  | { way: "raise" }
  | { way: "lower" }
  | {
      way: "kill";
      /**
       * The leader of which side.
       */
      leader: Side;
    };

/**
 * A window above that of the phase. All of it is public.
 */
export type Interrupt =
  | {
      kind: "betrayal";
      /**
       * Its window.
       */
      window: WindowId;
      /**
       * The card.
       */
      effect: Effect;
      /**
       * How many Traitors were played already.
       */
      n_traitors: number;
      /**
       * Whose card a Traitor would cancel now.
       */
      top: Seat;
      /**
       * Which card that is.
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
       * Who must play.
       */
      seat: Seat;
      /**
       * For which side.
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
 * Whether Treasure Island may be picked. Rules: [`crate::ledger::JR_ISLAND_MAP`].
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
   * Who belongs to which side.
   */
  members: [Array<Seat>, Array<Seat>];
  /**
   * How many crewmen each side has.
   */
  crewmen: [number, number];
  /**
   * Whom the Quartermaster's card counts for.
   */
  committed: Side | null;
  /**
   * Who has passed since the last card.
   */
  passed: Array<Seat>;
  /**
   * How many cards were shown.
   */
  shown: number;
  /**
   * Who was beaten, once it is decided.
   */
  losers: Array<Seat>;
};

/**
 * What happens when no Old Sailor stands.
 */
export type NoMap = "pick-again" | "lose-round";

/**
 * An offer.
 */
export type Offer = {
  /**
   * Who offers.
   */
  from: Seat;
  /**
   * To whom.
   */
  to: Seat;
  /**
   * The how-many-th of his offers in this step, from 0.
   */
  nth: number;
  /**
   * How many crew cards he gives.
   */
  n_crew: number;
  /**
   * How many prizes he gives.
   */
  n_prizes: number;
  /**
   * How many prizes he wants.
   */
  n_wanted: number;
  /**
   * Which cards he gives, for the two of them.
   */
  give: Array<CardId> | null;
  /**
   * Which cards he wants, for the two of them.
   */
  want: Array<CardId> | null;
  /**
   * What is promised.
   */
  promises: Array<Promise>;
  /**
   * How far it has come.
   */
  progress: Progress;
};

/**
 * How an offer came to its end.
 */
export type OfferEnd = "accepted" | "refused" | "withdrawn" | "lapsed" | "fell";

/**
 * What people choose before the game.
 */
export type Options = {
  /**
   * Whose rulebook decides where the books differ.
   */
  edition: Edition;
  /**
   * Whether prizes lie open.
   */
  prizes: PrizeFacing;
  /**
   * Who draws when the Captain pays in port.
   */
  captains_gold: CaptainsGold;
};

/**
 * Who makes a promise.
 */
export type Party = "me" | "you";

/**
 * What is going on, as views show it. All of it is public.
 */
export type Phase =
  | { kind: "deal" }
  | {
      kind: "appoint";
      /**
       * When.
       */
      after: After;
    }
  | {
      kind: "empty-hands";
      /**
       * What comes then.
       */
      then: Then;
    }
  | {
      kind: "call";
      /**
       * The decision.
       */
      decision: Decision;
    }
  | { kind: "voyage" }
  | {
      kind: "timed";
      /**
       * Which time.
       */
      timing: Timing;
    }
  | { kind: "first-card" }
  | { kind: "attack" }
  | { kind: "assign" }
  | {
      kind: "pick";
      /**
       * Who.
       */
      seat: Seat;
    }
  | { kind: "give" }
  | {
      kind: "repair";
      /**
       * Whose Carpenter.
       */
      by: Seat;
    }
  | {
      kind: "claim";
      /**
       * Whose Carpenter.
       */
      by: Seat;
    }
  | {
      kind: "exchange";
      /**
       * Who was asked.
       */
      asked: Array<Seat>;
      /**
       * Who is done.
       */
      done: Array<Seat>;
    }
  | {
      kind: "ransom";
      /**
       * Who.
       */
      seat: Seat;
      /**
       * Who was asked first: the Captain of that time.
       */
      first: Seat;
    }
  | { kind: "guard" }
  | {
      kind: "bury";
      /**
       * Who has said to be done.
       */
      done: Array<Seat>;
    }
  | { kind: "punish" }
  | { kind: "victim" }
  | { kind: "mutiny" }
  | {
      kind: "over";
      /**
       * How.
       */
      ending: Ending;
      /**
       * The gold of each seat.
       */
      gold: Array<number>;
    };

/**
 * Who picks next before prizes are given out.
 */
export type Picker =
  | {
      kind: "cook";
      /**
       * Who.
       */
      seat: Seat;
    }
  | { kind: "captain" }
  | { kind: "nobody" };

/**
 * Cards, as one observer knows them.
 */
export type PileView = {
  /**
   * How many.
   */
  count: number;
  /**
   * Those the observer knows to be there.
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
   * Who played it.
   */
  seat: Seat;
};

/**
 * What is promised. Only guarding the ship binds; the rest is a pirate's word.
 */
export type Pledge =
  "share" | "appoint" | "no-mutiny" | "stay-out" | "play" | "guard" | "crew" | "prizes";

/**
 * How the game is played where books, variants or the number of seats make a difference.
 */
export type Policies = {
  /**
   * How a prize exchanged in port is discarded. Rules: [`crate::ledger::JR_PORT_EXCHANGE`].
   */
  port_discard: Facing;
  /**
   * What happens when nobody plays an Old Sailor. Rules: [`crate::ledger::JR_ISLAND_MAP`].
   */
  no_map: NoMap;
  /**
   * What can be buried. Rules: [`crate::ledger::JR_ISLAND_BURY`].
   */
  buriable: Buriable;
  /**
   * Whether a confirmed Captain appoints. Rules: [`crate::ledger::JR_MUTINY_APPOINT`].
   */
  confirmed_captain: Appoints;
  /**
   * How crew is handed over. Rules: [`crate::ledger::JR_BRIBE`].
   */
  bribed_crew: Facing;
  /**
   * Whether prizes lie open. Rules: [`crate::ledger::JR_VAR_HIDDEN`].
   */
  prizes: PrizeFacing;
  /**
   * Who draws when the Captain pays. Rules: [`crate::ledger::JR_VAR_GOLD`].
   */
  captains_gold: CaptainsGold;
  /**
   * Who does the Quartermaster's work. Rules: [`crate::ledger::JR_VAR_THREE`].
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
 * Whether prizes lie open. Rules: [`crate::ledger::JR_VAR_HIDDEN`].
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
   * Whose.
   */
  by: Party;
  /**
   * What.
   */
  what: Pledge;
  /**
   * How many cards, where it is about cards; else 0.
   */
  n: number;
  /**
   * By when, where cards are to be handed over; else nothing.
   */
  due: Due | null;
};

/**
 * Who does the Quartermaster's work.
 */
export type Quartermaster = "appointed" | "is-captain";

/**
 * The last cards shown, as views have them.
 */
export type RecentView = {
  /**
   * Those that may be answered.
   */
  cards: Array<Showing>;
  /**
   * How many cards had been shown when each seat last did something.
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
   * Who is waited for.
   */
  waiting: Array<Seat>;
  /**
   * What was answered, by seat.
   */
  given: Array<Answer>;
  /**
   * What was chosen to be discarded.
   */
  chosen: Array<CardId>;
  /**
   * Who knows what, by card.
   */
  memory: Array<Trace>;
};

/**
 * What a seat is known for.
 */
export type Repute = {
  /**
   * How many words it has kept.
   */
  kept: number;
  /**
   * How many it has broken.
   */
  broken: number;
  /**
   * How many mutinies it has called.
   */
  risen: number;
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
   * What people chose.
   */
  options: Options;
  /**
   * What that means.
   */
  policies: Policies;
  /**
   * How many crew cards a hand may hold. Rules: [`crate::ledger::JR_HAND_LIMIT`].
   */
  hand_max: number;
  /**
   * How many more crew cards each gets. Rules: [`crate::ledger::JR_SETUP_DEAL`].
   */
  deal: number;
  /**
   * How many voyages a game has. Rules: [`crate::ledger::JR_END`].
   */
  voyages: number;
  /**
   * Each card's name in the notation.
   */
  names: Array<string>;
  /**
   * What each card is called, by card id: faces speak it.
   */
  spoken: Array<Phrase>;
  /**
   * What the crew cards show, by card id.
   */
  crew: Array<Crew>;
  /**
   * How many crewmen they count, by card id.
   */
  crewmen: Array<number>;
  /**
   * What the prizes are, from the first prize's id on.
   */
  prizes: Array<Prize>;
  /**
   * What the destinations show, from the first destination's id on.
   */
  destinations: Array<Destination>;
  /**
   * The destinations in play with so many seats. Rules: [`crate::ledger::JR_SETUP_DEST`].
   */
  in_play: Array<CardId>;
  /**
   * What the backs of the five stacks say is needed there, from and to, of navigation, guns and
   * melee; nothing where nothing is attacked. Rules: [`crate::ledger::JR_PARTS_DEST`].
   */
  backs: Array<[[number, number], [number, number], [number, number]] | null>;
};

/**
 * A seat, as one observer knows it.
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
   * How many offers it has made in this step.
   */
  offers_made: number;
  /**
   * How often it has shown hidden prizes in this step.
   */
  shows_made: number;
  /**
   * What it is known for.
   */
  repute: Repute;
};

/**
 * Prizes being shared. All of it is public.
 */
export type Share = {
  /**
   * Where they came from.
   */
  source: Source;
  /**
   * Who picks next.
   */
  picker: Picker;
  /**
   * How many cards each seat got in this sharing.
   */
  got: Array<number>;
  /**
   * How many the Quartermaster has given.
   */
  n_given: number;
};

/**
 * A card shown that no Traitor has answered yet: crew, or a Traitor himself.
 */
export type Showing = {
  /**
   * The card.
   */
  card: CardId;
  /**
   * Who showed it.
   */
  seat: Seat;
  /**
   * Its place among those shown, from 0.
   */
  place: number;
  /**
   * The crew card it is about: itself, or the one a Traitor has cancelled or brought back.
   */
  crew: CardId;
  /**
   * Who played that crew card.
   */
  owner: Seat;
  /**
   * The side that crew card counts for, in a mutiny.
   */
  side: Side | null;
  /**
   * Whether it counts.
   */
  fate: Fate;
};

/**
 * The side of a seat in a mutiny.
 */
export type Side = "captain" | "mutineer";

/**
 * What an attack needs.
 */
export type Skill = "navigation" | "guns" | "melee";

/**
 * Where prizes being shared came from.
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
 * What comes after empty hands have drawn.
 */
export type Then = "call" | "voyage" | "spoils";

/**
 * The times of special crew. Rules: [`crate::ledger::JR_SP_TIMING`].
 */
export type Timing =
  "lookout" | "map" | "skills" | "cook" | "carpenter" | "boatswain" | "smart-kid";

/**
 * What can be remembered of one card.
 */
export type Trace = {
  /**
   * Who knows where it lies.
   */
  place: Audience;
  /**
   * Who knows that it is not in its face-down stack.
   */
  out: Audience;
};

/**
 * Whether there was a mutiny this round. Rules: [`crate::ledger::JR_MUTINY_WHEN`].
 */
export type Unrest = "brewing" | "spent";

/**
 * What one observer may know.
 */
export type View = {
  /**
   * The seat that looks, if it is one.
   */
  me: Seat | null;
  /**
   * Whether the open window waits for the observer.
   */
  asked: boolean;
  /**
   * The window of the phase; one above it has its number in `interrupt`.
   */
  window: WindowId;
  /**
   * How many windows were opened.
   */
  n_windows: number;
  /**
   * The number of the round.
   */
  round: number;
  /**
   * Who is Captain.
   */
  captain: Seat;
  /**
   * Who is Quartermaster.
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
   * What is going on.
   */
  phase: Phase;
  /**
   * What lies above it.
   */
  interrupt: Interrupt | null;
  /**
   * Answers that are still hidden.
   */
  answers: AnswersView;
  /**
   * The attack.
   */
  attack: Attack;
  /**
   * The mutiny.
   */
  mutiny: Mutiny;
  /**
   * The last cards shown in either, and who may still answer them.
   */
  recent: RecentView;
  /**
   * The sharing.
   */
  share: Share;
  /**
   * Who guards the ship.
   */
  guard: Seat | null;
  /**
   * The kind of the destination card that lies face down before the Captain.
   */
  laid: Kind | null;
  /**
   * The destination card that lies open.
   */
  turned: CardId | null;
  /**
   * Destination cards nobody has seen yet, the one laid out among them.
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
   * How many cards the crew stack holds.
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
   * The same, and who played it.
   */
  played: Array<Played>;
  /**
   * What the attack comes to so far, while a target is laid out or open.
   */
  fight: FightView | null;
  /**
   * How many cards the prize stack holds.
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
   * Cards known to be with somebody, but not with whom.
   */
  elsewhere: Array<CardId>;
  /**
   * What nobody else sees: for a referee.
   */
  referee: RefereeView | null;
};

/**
 * Why an action is not taken. It tells only what the seat that tried may know.
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
 * A pirate's word: a promise that somebody has given and can still keep or break.
 */
export type Word = {
  /**
   * Who has given it.
   */
  by: Seat;
  /**
   * To whom.
   */
  to: Seat;
  /**
   * What is promised.
   */
  what: Pledge;
  /**
   * How many cards are still to be played or handed over, where it is about cards; else 0.
   */
  n: number;
  /**
   * By when, where cards are to be handed over; else nothing.
   */
  due: Due | null;
};
