//! Port Royal in small whole numbers: what a seat knows at a moment, and what each choice brings.
//! Everybody knows the same in this game; only the order of the seats differs.

use contract::features::{
    Axis, Features, Part, Sink, SlotKind, put_cards, put_count, put_if, start, steps,
};
use contract::{CardId, Seat};

use crate::action::Action;
use crate::card::{Face, Role};
use crate::options::{LastLap, Variant};
use crate::phase::take;
use crate::state::{Phase, PortRoyal};
use crate::tally::Tally;

/// The id of the first person; ships come before, expeditions after.
const FIRST_PERSON: u8 = 50;
/// The id of the first expedition.
const FIRST_EXPEDITION: u8 = 110;
/// The first person who can go on an expedition: a settler. Captains, priests and jacks follow.
const FIRST_ENVOY: u8 = 60;
/// The number of expeditions.
const N_EXPEDITIONS: u8 = 6;

const SEAT: Axis = Axis::new("seat", 5);
const CARD: Axis = Axis::cards(0, 120);
const SHIP: Axis = Axis::cards(0, FIRST_PERSON as u16);
const PERSON: Axis = Axis::cards(FIRST_PERSON, (FIRST_EXPEDITION - FIRST_PERSON) as u16);
const ENVOY: Axis = Axis::cards(FIRST_ENVOY, 18);
const IN_HARBOUR: Axis = Axis::cards(0, FIRST_EXPEDITION as u16);
const EXPEDITION: Axis = Axis::cards(FIRST_EXPEDITION, N_EXPEDITIONS as u16);
const PHASE: Axis = Axis::named("phase", &["discover", "ship", "take", "over"]);
const SUM: Axis = Axis::named(
    "sum",
    &[
        "points",
        "swords",
        "anchors",
        "crosses",
        "houses",
        "jacks",
        "mademoiselles",
        "admirals",
        "jesters",
        "governors",
        "expeditions",
        "yellow traders",
        "blue traders",
        "green traders",
        "red traders",
        "black traders",
    ],
);
const KIND: Axis = Axis::named(
    "kind",
    &[
        "nothing", "draw", "stop", "repel", "keep", "take", "pass", "fulfil 1", "fulfil 2",
        "fulfil 3", "fulfil 4", "fulfil 5", "fulfil 6",
    ],
);
const ROLE: Axis = Axis::named(
    "role",
    &[
        "yellow trader",
        "blue trader",
        "green trader",
        "red trader",
        "black trader",
        "settler",
        "captain",
        "priest",
        "jack",
        "sailor",
        "pirate",
        "mademoiselle",
        "jester",
        "admiral",
        "governor",
    ],
);

const OBSERVATION: &[Part] = &[
    Part::flags("present", &[SEAT]),
    Part::flags("phase", &[PHASE]),
    Part::flags("start", &[SEAT]),
    Part::flags("active", &[SEAT]),
    Part::flags("taker", &[SEAT]),
    Part::flags("ends before", &[SEAT]),
    Part::flags("equal turns", &[]),
    Part::flags("expedition needed", &[]),
    Part::flags("ship", &[SHIP]),
    Part::flags("would bust", &[]),
    Part::counts("n drawn", &[], u8::MAX),
    Part::counts("n stuck", &[], 10),
    Part::flags("harbour", &[IN_HARBOUR]),
    Part::flags("expeditions", &[EXPEDITION]),
    Part::flags("persons", &[SEAT, PERSON]),
    Part::flags("fulfilled", &[SEAT, EXPEDITION]),
    Part::counts("sums", &[SEAT, SUM], u8::MAX),
    Part::counts("coins", &[SEAT], 120),
    Part::flags("next card", &[CARD]),
    Part::flags("discard", &[CARD]),
    Part::counts("n deck", &[], 120),
    Part::counts("n fatal", &[], 50),
    Part::counts("risk", &[], 100),
    Part::counts("n takes", &[], 8),
    Part::counts("fee", &[], 1),
];

const CHOICE: &[Part] = &[
    Part::flags("kind", &[KIND]),
    Part::flags("card", &[IN_HARBOUR]),
    Part::flags("role", &[ROLE]),
    Part::flags("persons", &[ENVOY]),
    Part::counts("pays", &[], 12),
    Part::counts("brings", &[], 24),
    Part::counts("points won", &[], 9),
    Part::counts("points lost", &[], 36),
    Part::counts("risk", &[], 100),
];

/// How many crews one expedition may have in a menu. With our deck there are fewer, as a test
/// shows; with a deck of somebody's own, later crews share the last place.
const CREWS: u32 = 64;

const SLOTS: &[SlotKind] = &[
    SlotKind::NOTHING,
    SlotKind::fixed("draw", 1),
    SlotKind::fixed("stop", 1),
    SlotKind::fixed("repel", 1),
    SlotKind::fixed("keep", 1),
    SlotKind::fixed("take", FIRST_EXPEDITION as u32),
    SlotKind::fixed("pass", 1),
    SlotKind::ranked("fulfil 1", CREWS),
    SlotKind::ranked("fulfil 2", CREWS),
    SlotKind::ranked("fulfil 3", CREWS),
    SlotKind::ranked("fulfil 4", CREWS),
    SlotKind::ranked("fulfil 5", CREWS),
    SlotKind::ranked("fulfil 6", CREWS),
];

/// Where a part of the observation begins.
macro_rules! at {
    ($name:literal) => {
        const { start(OBSERVATION, $name) }
    };
}

/// Where a part of a choice begins.
macro_rules! at_choice {
    ($name:literal) => {
        const { start(CHOICE, $name) }
    };
}

impl Features for PortRoyal {
    const FEATURES_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const CHOICE: &'static [Part] = CHOICE;
    const SLOTS: &'static [SlotKind] = SLOTS;
    /// Five ships, all persons that are not on an expedition, every crew, and a pass.
    const MENU_MAX: usize = 512;

    fn describe(&self, seat: Seat, out: &mut impl Sink) {
        self.describe_turn(seat, out);
        self.describe_table(seat, out);
        self.describe_chances(seat, out);
    }

    fn describe_choice(&self, seat: Seat, action: &Action, out: &mut impl Sink) {
        match *action {
            Action::Draw => {
                let risk = self.outlook().and_then(|outlook| outlook.risk);
                put_count(out, at_choice!("risk"), risk.unwrap_or(0), 100);
            }
            Action::Stop | Action::Repel | Action::Keep | Action::Pass => {}
            Action::Take { card } => self.describe_take(seat, card, out),
            Action::Fulfil { expedition, persons } => {
                put_cards(out, at_choice!("persons"), FIRST_ENVOY, persons);
                if let Face::Expedition(expedition) = self.rules.faces[expedition.idx()] {
                    put_count(out, at_choice!("brings"), expedition.coins, 24);
                    put_count(out, at_choice!("points won"), expedition.points, 9);
                }
                let lost = self.rules.tally_of(persons).points();
                put_count(out, at_choice!("points lost"), lost, 36);
            }
        }
    }

    #[inline]
    fn kind(action: &Action) -> usize {
        match action {
            Action::Draw => 1,
            Action::Stop => 2,
            Action::Repel => 3,
            Action::Keep => 4,
            Action::Take { .. } => 5,
            Action::Pass => 6,
            Action::Fulfil { expedition, .. } => {
                7 + usize::from(expedition.0.saturating_sub(FIRST_EXPEDITION))
            }
        }
    }

    #[inline]
    fn place(&self, _: Seat, action: &Action, nth: u32) -> u32 {
        match *action {
            Action::Draw | Action::Stop | Action::Repel | Action::Keep | Action::Pass => 0,
            Action::Take { card } => u32::from(card.0),
            Action::Fulfil { .. } => nth.min(CREWS - 1),
        }
    }
}

impl PortRoyal {
    #[inline]
    fn describe_turn(&self, seat: Seat, out: &mut impl Sink) {
        let n_seats = self.rules.seats.get();
        out.put(at!("start") + steps(seat, self.start, n_seats), 1);
        out.put(at!("active") + steps(seat, self.active, n_seats), 1);
        if let Some(last) = self.ends_before() {
            out.put(at!("ends before") + steps(seat, last, n_seats), 1);
        }
        put_if(out, at!("equal turns"), self.rules.options.ending == LastLap::Equal);
        put_if(out, at!("expedition needed"), self.rules.options.variant == Variant::Expedition);
        put_count(out, at!("n stuck"), self.n_stuck, 10);
        let drawn = u8::try_from(self.n_drawn).unwrap_or(u8::MAX);
        put_count(out, at!("n drawn"), drawn, u8::MAX);
        match self.phase {
            Phase::Deal | Phase::Tax { .. } | Phase::Discover => out.put(at!("phase"), 1),
            Phase::Ship { card } => {
                out.put(at!("phase") + 1, 1);
                out.put(at!("ship") + card.idx(), 1);
                put_if(out, at!("would bust"), self.has_ship(self.ship(card).colour));
            }
            Phase::Take(taking) => {
                out.put(at!("phase") + 2, 1);
                out.put(at!("taker") + steps(seat, taking.seat, n_seats), 1);
                put_count(out, at!("n takes"), take::takes_left(self, taking), 8);
                put_count(out, at!("fee"), take::fee(self, taking.seat), 1);
            }
            Phase::Over(_) => out.put(at!("phase") + 3, 1),
        }
    }

    #[inline]
    fn describe_table(&self, seat: Seat, out: &mut impl Sink) {
        put_cards(out, at!("harbour"), 0, self.harbour);
        put_cards(out, at!("expeditions"), FIRST_EXPEDITION, self.expeditions);
        for (nth, other) in self.rules.seats.clockwise_from(seat).enumerate() {
            out.put(at!("present") + nth, 1);
            put_count(out, at!("coins") + nth, self.n_coins(other), 120);
            let laid = self.laid(other);
            let persons = laid.and(self.rules.persons);
            let row = at!("persons") + usize::from(PERSON.len) * nth;
            put_cards(out, row, FIRST_PERSON, persons);
            let row = at!("fulfilled") + usize::from(N_EXPEDITIONS) * nth;
            put_cards(out, row, FIRST_EXPEDITION, laid.minus(persons));
            describe_sums(self.tally(other), at!("sums") + usize::from(SUM.len) * nth, out);
        }
    }

    #[inline]
    fn describe_chances(&self, _: Seat, out: &mut impl Sink) {
        let pool = self.pool();
        put_cards(out, at!("next card"), 0, pool);
        put_cards(out, at!("discard"), 0, self.discard);
        put_count(out, at!("n deck"), self.deck.len(), 120);
        if let Some(outlook) = self.outlook_of(pool) {
            put_count(out, at!("n fatal"), outlook.bust, 50);
            put_count(out, at!("risk"), outlook.risk.unwrap_or(0), 100);
            put_count(out, at!("n takes"), outlook.takes, 8);
        }
    }

    fn describe_take(&self, seat: Seat, card: CardId, out: &mut impl Sink) {
        out.put(at_choice!("card") + card.idx(), 1);
        let fee = take::fee(self, seat);
        match self.rules.faces[card.idx()] {
            Face::Ship(ship) => {
                put_count(out, at_choice!("pays"), fee, 12);
                let coins = ship.coins + self.tally(seat).traders(ship.colour);
                put_count(out, at_choice!("brings"), coins, 24);
            }
            Face::Person(person) => {
                let pays = take::price(self, seat, person.cost) + fee;
                put_count(out, at_choice!("pays"), pays, 12);
                put_count(out, at_choice!("points won"), person.points, 9);
                out.put(at_choice!("role") + role_idx(person.role), 1);
            }
            Face::Expedition(_) | Face::Tax { .. } => unreachable!("the harbour has none"),
        }
    }
}

/// A role's index in [`Role::ALL`].
fn role_idx(role: Role) -> usize {
    match role {
        Role::Trader(colour) => colour.idx(),
        Role::Settler => 5,
        Role::Captain => 6,
        Role::Priest => 7,
        Role::Jack => 8,
        Role::Sailor => 9,
        Role::Pirate => 10,
        Role::Mademoiselle => 11,
        Role::Jester => 12,
        Role::Admiral => 13,
        Role::Governor => 14,
    }
}

#[inline]
fn describe_sums(tally: Tally, at: usize, out: &mut impl Sink) {
    for (idx, sum) in tally.lanes().into_iter().enumerate() {
        put_count(out, at + idx, sum, u8::MAX);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{DeckText, Game, Menu, SeatCount, setup};

    use crate::card::Cards;
    use crate::options::Options;

    fn rules(deck: &DeckText) -> &'static crate::deck::Rules {
        let seats = SeatCount::new(5).expect("a number of seats");
        setup::rules::<PortRoyal>(&Options::default(), seats, deck).expect("a sound deck")
    }

    #[test]
    fn ids_are_in_the_order_of_the_parts() {
        let rules = rules(&PortRoyal::default_deck());
        for (card, face) in (0..).zip(&rules.faces) {
            let expected = match face {
                Face::Ship(_) => 0..FIRST_PERSON,
                Face::Person(_) => FIRST_PERSON..FIRST_EXPEDITION,
                Face::Expedition(_) => FIRST_EXPEDITION..FIRST_EXPEDITION + N_EXPEDITIONS,
                Face::Tax { .. } => FIRST_EXPEDITION + N_EXPEDITIONS..120,
            };
            assert!(expected.contains(&card), "{card} is {face:?}");
            let envoy = FIRST_ENVOY..FIRST_ENVOY + 18;
            assert_eq!(envoy.contains(&card), rules.envoys.has(CardId(card)), "{face:?}");
        }
    }

    #[test]
    fn every_role_has_its_name() {
        for (idx, role) in Role::ALL.into_iter().enumerate() {
            assert_eq!(role_idx(role), idx);
            assert!(ROLE.names[idx].ends_with(role.name()), "{role:?}");
        }
    }

    /// A seat with every person of the deck can send the most crews.
    #[test]
    fn every_crew_has_a_place_of_its_own() {
        let rules = rules(&PortRoyal::default_deck());
        let mut game = PortRoyal::before_deal(rules);
        game.laid[Seat(0)] = rules.persons;
        game.tallies[Seat(0)] = rules.tally_of(rules.persons);
        game.expeditions =
            (FIRST_EXPEDITION..FIRST_EXPEDITION + N_EXPEDITIONS).map(CardId).collect::<Cards>();
        game.phase = Phase::Discover;
        game.reopen();
        let (mut menu, mut most) = (Menu::default(), [0_u32; 13]);
        game.menu(Seat(0), &mut menu);
        for action in &menu.actions {
            most[PortRoyal::kind(action)] += 1;
        }
        println!("{most:?}");
        assert!(most[7..].iter().all(|count| (1..=CREWS).contains(count)), "{most:?}");
    }
}
