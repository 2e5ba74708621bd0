//! Raid in small whole numbers.

use contract::features::{
    Axis, Features, Part, Sink, SlotKind, put_cards, put_count, start, steps,
};
use contract::{CardId, Seat};

use super::phase::{attack, mutiny, storm, turn};
use super::state::{Phase, Raid};
use super::{Action, Pile};

const SEAT: Axis = Axis::new("seat", 10);
const CARD: Axis = Axis::cards(0, 128);
const SHIP: Axis = Axis::named("ship", &["sloop", "brig", "galleon"]);
const PHASE: Axis = Axis::named("phase", &["turn", "mutiny", "attack", "over"]);
const KIND: Axis = Axis::named(
    "kind",
    &["nothing", "draw", "sail", "pass", "call", "contribute", "reveal", "sink"],
);

const OBSERVATION: &[Part] = &[
    Part::flags("present", &[SEAT]),
    Part::flags("captain", &[SEAT]),
    Part::flags("phase", &[PHASE]),
    Part::counts("round", &[], 16),
    Part::flags("storm", &[]),
    Part::flags("hand", &[CARD]),
    Part::counts("n cards", &[SEAT], 128),
    Part::flags("played", &[CARD]),
    Part::flags("discard", &[CARD]),
    Part::counts("points", &[SEAT], u8::MAX),
];
const CHOICE: &[Part] =
    &[Part::flags("kind", &[KIND]), Part::flags("card", &[CARD]), Part::flags("ship", &[SHIP])];

impl Features for Raid {
    const FEATURES_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const CHOICE: &'static [Part] = CHOICE;
    const SLOTS: &'static [SlotKind] = &[
        SlotKind::NOTHING,
        SlotKind::fixed("draw", 1),
        SlotKind::fixed("sail", 3),
        SlotKind::fixed("pass", 1),
        SlotKind::fixed("call", 128),
        SlotKind::fixed("contribute", 128),
        SlotKind::fixed("reveal", 1),
        SlotKind::fixed("sink", 128),
    ];
    const MENU_MAX: usize = 64;

    fn describe(&self, seat: Seat, out: &mut impl Sink) {
        let at = |name| start(OBSERVATION, name);
        out.put(at("captain") + steps(seat, self.captain, self.seat_count().get()), 1);
        put_count(out, at("round"), self.round, 16);
        put_count(out, at("storm"), u8::from(self.storm.is_some()), 1);
        let (phase, played) = match &self.phase {
            Phase::Turn => (0, Pile::EMPTY),
            Phase::Mutiny(_) => (1, Pile::EMPTY),
            Phase::Attack(attack) => (2, attack.played),
            Phase::Over(_) => (3, Pile::EMPTY),
        };
        out.put(at("phase") + phase, 1);
        put_cards(out, at("played"), 0, played);
        put_cards(out, at("hand"), 0, self.hands[seat]);
        put_cards(out, at("discard"), 0, self.discard);
        for (nth, other) in self.seat_count().clockwise_from(seat).enumerate() {
            out.put(at("present") + nth, 1);
            put_count(out, at("n cards") + nth, self.hands[other].len(), 128);
            let points = u8::try_from(self.points[other]).unwrap_or(0);
            put_count(out, at("points") + nth, points, u8::MAX);
        }
    }

    fn describe_choice(&self, _: Seat, action: &Action, out: &mut impl Sink) {
        if let Some(card) = card_of(*action) {
            out.put(start(CHOICE, "card") + card.idx(), 1);
        }
        if let Action::Turn(turn::Move::Sail { ship }) = *action {
            out.put(start(CHOICE, "ship") + ship as usize, 1);
        }
    }

    fn kind(action: &Action) -> usize {
        match action {
            Action::Turn(turn::Move::Draw) => 1,
            Action::Turn(turn::Move::Sail { .. }) => 2,
            Action::Mutiny(mutiny::Move::Pass) => 3,
            Action::Mutiny(mutiny::Move::Call { .. }) => 4,
            Action::Attack(attack::Move::Contribute { .. }) => 5,
            Action::Attack(attack::Move::Reveal { .. }) => 6,
            Action::Storm(storm::Move::Sink { .. }) => 7,
        }
    }

    fn place(&self, _: Seat, action: &Action, _: u32) -> u32 {
        match *action {
            Action::Turn(turn::Move::Sail { ship }) => ship as u32,
            Action::Turn(_) | Action::Mutiny(_) | Action::Attack(_) | Action::Storm(_) => {
                card_of(*action).map_or(0, |card| u32::from(card.0))
            }
        }
    }
}

fn card_of(action: Action) -> Option<CardId> {
    match action {
        Action::Mutiny(mutiny::Move::Call { card })
        | Action::Attack(attack::Move::Contribute { card })
        | Action::Storm(storm::Move::Sink { card }) => Some(card),
        Action::Turn(_)
        | Action::Mutiny(mutiny::Move::Pass)
        | Action::Attack(attack::Move::Reveal { .. }) => None,
    }
}
