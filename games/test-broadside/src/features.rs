//! Broadside in small whole numbers.

use contract::Seat;
use contract::features::{
    Axis, Features, Part, Sink, SlotKind, put_cards, put_count, start, steps,
};

use crate::fire::Action;
use crate::state::{Guns, TestBroadside};

const SEAT: Axis = Axis::new("seat", 6);
const GUN: Axis = Axis::cards(0, 64);
const OBSERVATION: &[Part] = &[
    Part::flags("present", &[SEAT]),
    Part::flags("leader", &[SEAT]),
    Part::counts("round", &[], 5),
    Part::flags("hand", &[GUN]),
    Part::flags("fired", &[SEAT, GUN]),
    Part::flags("spent", &[GUN]),
    Part::counts("points", &[SEAT], 5),
];
const CHOICE: &[Part] = &[
    Part::flags("kind", &[Axis::named("kind", &["nothing", "fire"])]),
    Part::flags("gun", &[GUN]),
];

impl Features for TestBroadside {
    const FEATURES_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const CHOICE: &'static [Part] = CHOICE;
    const SLOTS: &'static [SlotKind] = &[SlotKind::NOTHING, SlotKind::fixed("fire", 64)];
    const MENU_MAX: usize = 6;

    fn describe(&self, seat: Seat, out: &mut impl Sink) {
        let at = |name| start(OBSERVATION, name);
        out.put(at("leader") + steps(seat, self.leader, self.rules.seats.get()), 1);
        put_count(out, at("round"), self.round, 5);
        put_cards(out, at("hand"), 0, self.hands[seat]);
        put_cards(out, at("spent"), 0, self.spent);
        for (nth, other) in self.rules.seats.clockwise_from(seat).enumerate() {
            out.put(at("present") + nth, 1);
            put_count(out, at("points") + nth, self.points[other], 5);
            let fired = self.fired[other].map_or(Guns::EMPTY, Guns::one);
            put_cards(out, at("fired") + 64 * nth, 0, fired);
        }
    }

    fn describe_choice(&self, _: Seat, action: &Action, out: &mut impl Sink) {
        let Action::Fire { gun } = *action;
        out.put(start(CHOICE, "gun") + gun.idx(), 1);
    }

    fn kind(_: &Action) -> usize {
        1
    }

    fn place(&self, _: Seat, action: &Action, _: u32) -> u32 {
        let Action::Fire { gun } = *action;
        u32::from(gun.0)
    }
}
