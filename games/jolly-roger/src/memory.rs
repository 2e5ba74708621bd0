//! What a seat with perfect memory knows of hidden cards.
//!
//! For every crew card and prize, the memory stores who knows where it lies, and who knows that it
//! has left its face-down stack. A card that moves unseen blurs what others knew of all cards in
//! the place it came from. The bounds are sound: they never rule out the truth. They are not always
//! tight: everybody knows that crew dealt out after a mutiny is in hands, but the memory does not
//! store how many of these cards each hand got.
//! See: [`crate::ledger::JR_PUBLIC`].

use contract::tagged::ReadTagged;
use contract::{CardId, Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Cards, N_HELD};

/// The observers who know something: some seats, or everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Audience(u16);

impl Audience {
    /// Nobody.
    pub const NOBODY: Self = Self(0);
    /// Everybody, including spectators.
    pub const ALL: Self = Self(0xFFFF);

    /// Some seats.
    pub fn seats(seats: impl IntoIterator<Item = Seat>) -> Self {
        Self(seats.into_iter().fold(0, |bits, seat| bits | 1 << seat.0))
    }

    /// One seat.
    #[inline]
    pub fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The union of both.
    #[must_use]
    pub(crate) fn and_also(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether it includes an observer. A referee knows everything.
    #[inline]
    pub fn includes(self, observer: Observer) -> bool {
        match observer {
            Observer::Seat(seat) => self.0 >> seat.0 & 1 == 1,
            Observer::Spectator => self.0 >> 15 == 1,
            Observer::Referee => true,
        }
    }

    /// `Some` for an observer it includes, else `None`.
    #[inline]
    pub(crate) fn tells<T>(self, observer: Observer, what: T) -> Option<T> {
        self.includes(observer).then_some(what)
    }

    /// The audience of one observer, for sampled worlds.
    pub(crate) fn of(observer: Option<Seat>) -> Self {
        observer.map_or(Self::ALL, Self::one)
    }
}

/// What observers remember of one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Trace {
    /// The observers who know where it lies.
    pub place: Audience,
    /// The observers who know that it is not in its face-down stack.
    pub out: Audience,
}

/// What observers remember, by card id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory(pub(crate) [Trace; N_HELD as usize]);

impl Memory {
    /// Before the deal nobody knows anything.
    pub(crate) fn new() -> Self {
        Self([Trace::default(); N_HELD as usize])
    }

    /// What observers remember of a card.
    #[inline]
    pub fn of(&self, card: CardId) -> Trace {
        self.0[card.idx()]
    }

    /// The cards of a place that an observer knows to lie there.
    pub(crate) fn known(&self, cards: Cards, observer: Observer) -> Cards {
        cards.iter().filter(|card| self.of(*card).place.includes(observer)).collect()
    }

    /// A card has moved, and these have seen it.
    #[inline]
    pub(crate) fn moved(&mut self, card: CardId, seen_by: Audience) {
        let trace = &mut self.0[card.idx()];
        trace.place = seen_by;
        trace.out.0 |= seen_by.0;
    }

    /// Cards have moved, and these have seen them.
    #[inline]
    pub(crate) fn all_moved(&mut self, cards: Cards, seen_by: Audience) {
        for card in cards.iter() {
            self.moved(card, seen_by);
        }
    }

    /// All of these cards lie open.
    #[inline]
    pub(crate) fn shown(&mut self, cards: Cards) {
        self.all_moved(cards, Audience::ALL);
    }

    /// These, too, have seen where the cards lie.
    pub(crate) fn shown_to(&mut self, cards: Cards, seen_by: Audience) {
        for card in cards.iter() {
            let trace = &mut self.0[card.idx()];
            trace.place = trace.place.and_also(seen_by);
            trace.out = trace.out.and_also(seen_by);
        }
    }

    /// This seat, too, has seen where the cards lie.
    pub(crate) fn seen(&mut self, cards: Cards, seat: Seat) {
        self.shown_to(cards, Audience::one(seat));
    }

    /// A card has moved away from others, and only these have seen which one.
    #[inline]
    pub(crate) fn slipped(&mut self, card: CardId, left: Cards, seen_by: Audience) {
        let before = self.of(card).place;
        self.moved(card, seen_by);
        if left.is_empty() {
            // Observers who knew the only card there know which one went.
            self.0[card.idx()].place.0 |= before.0;
        } else if seen_by != Audience::ALL {
            for other in left.iter() {
                self.0[other.idx()].place.0 &= seen_by.0;
            }
        }
    }

    /// The stack consists of these cards; all others of its kind are in these hands.
    pub(crate) fn reshuffled(&mut self, stack: Cards, hands: Cards) {
        for card in stack.iter() {
            self.0[card.idx()] = Trace::default();
        }
        for card in hands.iter() {
            self.0[card.idx()].out = Audience::ALL;
        }
    }

    /// Everybody knows that these cards are in hands.
    #[inline]
    pub(crate) fn dealt_openly(&mut self, cards: Cards, seat: Seat) {
        for card in cards.iter() {
            self.0[card.idx()] = Trace { place: Audience::one(seat), out: Audience::ALL };
        }
    }
}
