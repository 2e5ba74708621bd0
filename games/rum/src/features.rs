//! RUM in small whole numbers: what a seat knows at a moment, and what each choice brings.

use contract::features::{
    Axis, Features, Part, Sink, SlotKind, put_cards, put_count, put_if, start, steps,
};
use contract::{Seat, SeatCount};

use crate::action::{Action, Laying};
use crate::card::{Cards, Colour, N_COLOURS};
use crate::event::Cause;
use crate::phase::set::VALUE_MAX;
use crate::state::{Phase, Place, Rum};

const SEAT: Axis = Axis::new("seat", 4);
const CARD: Axis = Axis::cards(0, 22);
const PLACE: Axis = Axis::named("place", &["left", "middle", "right"]);
const COLOUR: Axis =
    Axis::named("colour", &["red", "orange", "yellow", "green", "blue", "purple", "white"]);
const PHASE: Axis = Axis::named("phase", &["turn", "put back", "over"]);
const CAUSE: Axis = Axis::named("cause", &["parrot", "wave"]);
const KIND: Axis = Axis::named("kind", &["nothing", "draw-beach", "draw-wreck", "set", "put-back"]);

/// The most points: seven collection cards of the highest value.
const POINTS_MAX: u8 = 7 * VALUE_MAX;

const OBSERVATION: &[Part] = &[
    Part::flags("present", &[SEAT]),
    Part::flags("phase", &[PHASE]),
    Part::flags("active", &[SEAT]),
    Part::flags("asked", &[SEAT]),
    Part::flags("cause", &[CAUSE]),
    Part::counts("n back", &[], 3),
    Part::counts("n waiting", &[], 4),
    Part::flags("chosen", &[CARD]),
    Part::flags("hand", &[CARD]),
    Part::flags("known", &[SEAT, CARD]),
    Part::flags("among", &[SEAT, CARD]),
    Part::counts("at least", &[SEAT], 21),
    Part::counts("n cards", &[SEAT], 21),
    Part::flags("beach up", &[PLACE, CARD]),
    Part::flags("beach down", &[PLACE]),
    Part::counts("beach bottles", &[COLOUR], 3),
    Part::counts("single ends", &[COLOUR], 3),
    Part::counts("double ends", &[COLOUR], 21),
    Part::counts("value", &[COLOUR], VALUE_MAX),
    Part::flags("owner", &[SEAT, COLOUR]),
    Part::counts("points", &[SEAT], POINTS_MAX),
    Part::counts("points needed", &[], 21),
    Part::counts("clock", &[], 8),
    Part::counts("n wreck", &[], 22),
    Part::flags("parrot shown", &[]),
    Part::counts("since in wreck", &[CARD], u8::MAX),
    Part::counts("since laid down", &[PLACE], u8::MAX),
];

const CHOICE: &[Part] = &[
    Part::flags("kind", &[KIND]),
    Part::flags("place", &[PLACE]),
    Part::flags("card", &[CARD]),
    Part::flags("single", &[CARD]),
    Part::flags("double", &[CARD]),
    Part::flags("back", &[CARD]),
    Part::flags("won", &[COLOUR]),
    Part::counts("new value", &[COLOUR], VALUE_MAX),
    Part::counts("lost by", &[SEAT], 7),
    Part::counts("points", &[], POINTS_MAX),
    Part::flags("ends", &[]),
];

const SLOTS: &[SlotKind] = &[
    SlotKind::NOTHING,
    SlotKind::fixed("draw-beach", 3),
    SlotKind::fixed("draw-wreck", 1),
    SlotKind::ranked("set", 128),
    SlotKind::fixed("put-back", PAIRS + 1330),
];

/// Pairs of the 21 rum cards; three of them can be chosen in 1330 ways.
const PAIRS: u32 = 210;

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

impl Features for Rum {
    const FEATURES_VERSION: u32 = 1;
    const OBSERVATION: &'static [Part] = OBSERVATION;
    const CHOICE: &'static [Part] = CHOICE;
    const SLOTS: &'static [SlotKind] = SLOTS;
    /// Three of 18 cards: the others lie on the beach, and one in the wreck.
    const MENU_MAX: usize = 816;

    fn describe(&self, seat: Seat, out: &mut impl Sink) {
        self.describe_phase(seat, out);
        self.describe_hands(seat, out);
        self.describe_table(seat, out);
        self.describe_times(seat, out);
    }

    fn describe_choice(&self, seat: Seat, action: &Action, out: &mut impl Sink) {
        match *action {
            Action::DrawWreck => {}
            Action::DrawBeach { place } => {
                out.put(at_choice!("place") + place.idx(), 1);
                if let Place::Up(card) = self.place(place) {
                    out.put(at_choice!("card") + card.idx(), 1);
                }
            }
            Action::PutBack { cards } => put_cards(out, at_choice!("back"), 0, cards),
            Action::Set(laying) => self.describe_set(seat, laying, out),
        }
    }

    #[inline]
    fn kind(action: &Action) -> usize {
        match action {
            Action::DrawBeach { .. } => 1,
            Action::DrawWreck => 2,
            Action::Set(_) => 3,
            Action::PutBack { .. } => 4,
        }
    }

    #[inline]
    fn place(&self, _: Seat, action: &Action, nth: u32) -> u32 {
        match *action {
            Action::DrawBeach { place } => u32::from(place.0),
            Action::DrawWreck => 0,
            Action::Set(_) => nth,
            Action::PutBack { cards } => combination(cards),
        }
    }
}

/// The number of a pair or three of the rum cards, in the combinatorial number system.
fn combination(cards: Cards) -> u32 {
    let mut rank = if cards.len() > 2 { PAIRS } else { 0 };
    for (card, nth) in cards.iter().zip(1_u32..) {
        let number = u32::from(card.0);
        rank += match nth {
            1 => number,
            2 => number * number.saturating_sub(1) / 2,
            _ => number * number.saturating_sub(1) * number.saturating_sub(2) / 6,
        };
    }
    rank
}

impl Rum {
    /// Each seat with its distance from the observer.
    #[inline]
    fn around(&self, seat: Seat) -> impl Iterator<Item = (usize, Seat)> {
        let seats: SeatCount = self.rules.seats;
        seats.clockwise_from(seat).enumerate()
    }

    #[inline]
    fn describe_phase(&self, seat: Seat, out: &mut impl Sink) {
        let n_seats = self.rules.seats.get();
        out.put(at!("active") + steps(seat, self.active, n_seats), 1);
        match &self.phase {
            Phase::Deal | Phase::Turn => out.put(at!("phase"), 1),
            Phase::Over(_) => out.put(at!("phase") + 2, 1),
            Phase::PutBack(put_back) => {
                out.put(at!("phase") + 1, 1);
                let wave = matches!(put_back.cause, Cause::Wave(_));
                out.put(at!("cause") + usize::from(wave), 1);
                put_count(out, at!("n back"), put_back.n, 3);
                put_count(out, at!("n waiting"), put_back.waiting.len(), 4);
                for asked in put_back.asked.iter() {
                    out.put(at!("asked") + steps(seat, asked, n_seats), 1);
                }
                put_cards(out, at!("chosen"), 0, put_back.chosen[seat]);
            }
        }
    }

    #[inline]
    fn describe_hands(&self, seat: Seat, out: &mut impl Sink) {
        put_cards(out, at!("hand"), 0, self.hands[seat]);
        let ends = self.ends[seat];
        for colour in Colour::ALL {
            let single = ends.single.get(colour);
            put_count(out, at!("single ends") + colour.idx(), single, 3);
            let double = (ends.all.get(colour) - single) / 2;
            put_count(out, at!("double ends") + colour.idx(), double, 21);
        }
        for (nth, other) in self.around(seat) {
            out.put(at!("present") + nth, 1);
            put_count(out, at!("n cards") + nth, self.hands[other].len(), 21);
            put_cards(out, at!("known") + 22 * nth, 0, self.memory.known[other]);
            let among = self.memory.among[other];
            put_cards(out, at!("among") + 22 * nth, 0, among.cards);
            put_count(out, at!("at least") + nth, among.at_least, 21);
        }
    }

    #[inline]
    fn describe_table(&self, seat: Seat, out: &mut impl Sink) {
        for (nth, place) in self.beach.iter().enumerate() {
            match place {
                Place::Up(card) => out.put(at!("beach up") + 22 * nth + card.idx(), 1),
                Place::Down(_) => out.put(at!("beach down") + nth, 1),
                Place::Empty => {}
            }
        }
        let n_seats = self.rules.seats.get();
        for colour in Colour::ALL {
            put_count(out, at!("beach bottles") + colour.idx(), self.open.get(colour), 3);
            put_count(out, at!("value") + colour.idx(), self.value(colour), VALUE_MAX);
            if let Some(owner) = self.owner(colour) {
                let row = N_COLOURS * steps(seat, owner, n_seats);
                out.put(at!("owner") + row + colour.idx(), 1);
            }
        }
        for (nth, other) in self.around(seat) {
            put_count(out, at!("points") + nth, self.points(other), POINTS_MAX);
        }
        put_count(out, at!("points needed"), self.rules.points_needed, 21);
        put_count(out, at!("clock"), self.clock, 8);
        put_count(out, at!("n wreck"), self.wreck.len(), 22);
        put_if(out, at!("parrot shown"), !self.shown.is_empty());
    }

    /// How many cards have left the wreck since a card was known to be in it, or was laid down.
    #[inline]
    fn describe_times(&self, seat: Seat, out: &mut impl Sink) {
        let memory = &self.memory;
        let age = |time: u16| u8::try_from(memory.now.saturating_sub(time)).unwrap_or(u8::MAX);
        let times = memory.public.iter().zip(&memory.private[seat]);
        for (idx, (public, private)) in times.enumerate() {
            put_count(out, at!("since in wreck") + idx, age(*public.max(private)), u8::MAX);
        }
        for (idx, (time, place)) in memory.beach.iter().zip(&self.beach).enumerate() {
            if matches!(place, Place::Down(_)) {
                put_count(out, at!("since laid down") + idx, age(*time), u8::MAX);
            }
        }
    }

    fn describe_set(&self, seat: Seat, laying: Laying, out: &mut impl Sink) {
        put_cards(out, at_choice!("single"), 0, laying.singles);
        put_cards(out, at_choice!("double"), 0, laying.doubles);
        let (won, values) = self.spoils(seat, laying);
        let n_seats = self.rules.seats.get();
        let (mut points, mut lost) = (self.points(seat), [0_u8; 4]);
        for colour in won.iter() {
            out.put(at_choice!("won") + colour.idx(), 1);
            put_count(out, at_choice!("new value") + colour.idx(), values.get(colour), VALUE_MAX);
            points += values.get(colour);
            match self.owner(colour) {
                Some(owner) if owner == seat => points -= self.value(colour),
                Some(owner) => lost[steps(seat, owner, n_seats)] += 1,
                None => {}
            }
        }
        for (nth, count) in lost.into_iter().enumerate() {
            put_count(out, at_choice!("lost by") + nth, count, 7);
        }
        put_count(out, at_choice!("points"), points, POINTS_MAX);
        put_if(out, at_choice!("ends"), points >= self.rules.points_needed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::CardId;

    #[test]
    fn every_choice_of_two_or_three_cards_has_a_place_of_its_own() {
        let mut seen = vec![false; 1540];
        let mut mark = |cards: Cards| {
            let place = &mut seen[combination(cards) as usize];
            assert!(!*place, "{cards:?}");
            *place = true;
        };
        let one = |card: u8| Cards::one(CardId(card));
        for high in 0..21 {
            for middle in 0..high {
                mark(one(high).or(one(middle)));
                (0..middle).for_each(|low| mark(one(high).or(one(middle)).or(one(low))));
            }
        }
        assert!(seen.into_iter().all(|found| found));
    }
}
