//! What an observer with perfect memory knows about hidden cards.
//!
//! Two kinds of knowledge narrow down a hidden card. First, a card taken face up is known to be in
//! that hand until cards are put back secretly; then at least so many of the known ones are still
//! there. Second, a card that was in the wreck at some moment cannot be one that left the wreck
//! before. Time is counted in cards that left the wreck.
//!
//! All bounds are sound: they never rule out the truth. They are not always tight, because a seat
//! that puts back two of four cards does not say which.
//! See: [`crate::ledger::RUM_DRAW_BLIND`], [`crate::ledger::RUM_SECRET_BACK`].

use arrayvec::ArrayVec;
use contract::tagged::ReadTagged;
use contract::{CardId, PerSeat, Seat};
use serde::Serialize;

use crate::action::PlaceId;
use crate::card::{Cards, N_CARDS, PARROT, RUM_CARDS};
use crate::event::{Event, Source};
use crate::state::{Place, Rum, SEATS_MAX};

/// A moment, counted in cards that left the wreck.
pub type Time = u16;

/// For each card, the last moment it was known to be in the wreck.
pub type Times = [Time; N_CARDS];

/// The latest moments at which the unknown cards of a hand may have left the wreck, earliest first.
pub type Blind = ArrayVec<Time, { RUM_CARDS as usize }>;

/// At least so many of these cards are in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Among {
    /// The cards.
    pub cards: Cards,
    /// How many of them, at least.
    pub at_least: u8,
}

/// Everything that can be remembered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Memory {
    /// The number of cards that have left the wreck so far.
    pub now: Time,
    /// Cards that everybody knows to be in a hand.
    pub known: PerSeat4<Cards>,
    /// Cards of which at least some are still in a hand.
    pub among: PerSeat4<Among>,
    /// The unknown cards of each hand.
    pub blind: PerSeat4<Blind>,
    /// When each face-down beach card left the wreck.
    pub beach: [Time; 3],
    /// For each card, when everybody last saw it go into the wreck.
    pub public: Times,
    /// The same for cards that only this seat knows to have put back.
    pub private: PerSeat4<Times>,
}

/// One value for each of up to four seats.
pub type PerSeat4<T> = PerSeat<T, SEATS_MAX>;

impl Memory {
    /// Before the deal: everything is in the wreck.
    pub(crate) fn new() -> Self {
        Self {
            now: 0,
            known: PerSeat::default(),
            among: PerSeat::default(),
            blind: PerSeat::default(),
            beach: [0; 3],
            public: [0; N_CARDS],
            private: PerSeat::of([0; N_CARDS]),
        }
    }

    /// A card left the wreck.
    #[inline]
    pub(crate) fn left_wreck(&mut self) -> Time {
        self.now += 1;
        self.now
    }

    /// A seat drew a card that nobody else saw.
    #[inline]
    pub(crate) fn drew(&mut self, seat: Seat, at: Time) {
        let blind = &mut self.blind[seat];
        blind.push(at);
        // Nearly always it is the newest; a beach card may have waited there.
        let mut idx = blind.len() - 1;
        while idx > 0 && blind[idx - 1] > at {
            blind.swap(idx - 1, idx);
            idx -= 1;
        }
    }

    /// A seat took a card that everybody saw.
    #[inline]
    pub(crate) fn took_open(&mut self, seat: Seat, card: CardId) {
        self.known[seat] = self.known[seat].with(card);
    }

    /// Cards are face up on the beach, so they are in nobody's hand.
    #[inline]
    pub(crate) fn seen(&mut self, cards: Cards) {
        for among in &mut self.among.0 {
            among.cards = among.cards.minus(cards);
        }
    }

    /// Everybody saw cards go into the wreck.
    #[inline]
    pub(crate) fn back_in_wreck(&mut self, cards: Cards) {
        let now = self.now;
        for card in cards.iter() {
            self.public[card.idx()] = now;
        }
        self.seen(cards);
    }

    /// A seat showed these cards from its hand, and they went into the wreck.
    pub(crate) fn shown(&mut self, seat: Seat, cards: Cards) {
        let unknown = cards.minus(self.known[seat]);
        self.known[seat] = self.known[seat].minus(cards);
        let among = &mut self.among[seat];
        among.at_least = among.at_least.saturating_sub(among.cards.and(unknown).len());
        // It is not known which cards they were. Dropping the earliest bounds keeps the others
        // sound.
        drop_first(&mut self.blind[seat], unknown.len());
        self.back_in_wreck(cards);
    }

    /// A seat secretly put cards back, out of a hand of `before` cards.
    pub(crate) fn put_back(&mut self, seat: Seat, cards: Cards, before: u8) {
        let (now, private) = (self.now, &mut self.private[seat]);
        for card in cards.iter() {
            private[card.idx()] = now;
        }
        if cards.len() == before {
            return self.put_back_all(seat);
        }
        let known = std::mem::take(&mut self.known[seat]);
        let among = &mut self.among[seat];
        let sure = known.len() + among.at_least;
        *among = Among { cards: known.or(among.cards), at_least: sure.saturating_sub(cards.len()) };
        if among.at_least == 0 {
            *among = Among::default();
        }
        let blind = &mut self.blind[seat];
        for _ in 0..known.len() {
            blind.push(now);
        }
        drop_first(blind, cards.len());
    }

    fn put_back_all(&mut self, seat: Seat) {
        let known = std::mem::take(&mut self.known[seat]);
        self.back_in_wreck(known);
        self.among[seat] = Among::default();
        self.blind[seat].clear();
    }

    /// A card was laid face down on the beach.
    #[inline]
    pub(crate) fn laid_down(&mut self, place: PlaceId, at: Time) {
        self.beach[place.idx()] = at;
    }
}

impl Rum {
    /// Notes what everybody, or one seat, learns from an event that is applied next.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "as for `apply`")]
    pub(crate) fn note(&mut self, event: &Event) {
        let memory = &mut self.memory;
        match *event {
            Event::LaidUp { card, .. } => {
                memory.left_wreck();
                memory.seen(Cards::one(card));
            }
            Event::LaidDown { place, .. } => {
                let at = memory.left_wreck();
                memory.laid_down(place, at);
            }
            Event::Dealt { seat, .. } | Event::DrewWreck { seat, .. } => {
                let at = memory.left_wreck();
                memory.drew(seat, at);
            }
            Event::TookUp { seat, card, .. } => memory.took_open(seat, card),
            Event::TookDown { seat, place, .. } => memory.drew(seat, memory.beach[place.idx()]),
            Event::ParrotDrawn { from: Source::Wreck, .. } => {
                memory.left_wreck();
            }
            Event::ParrotJoined | Event::ParrotReturned => {
                memory.back_in_wreck(Cards::one(PARROT));
            }
            Event::HandReturned { seat, cards } | Event::PutBack { seat, cards } => {
                memory.put_back(seat, cards, self.hands[seat].len());
            }
            Event::SetPlayed { seat, laying, .. } => memory.shown(seat, laying.cards()),
            Event::WaveRolled { cards } => memory.seen(cards.into_iter().collect()),
            Event::BeachMixed => {
                memory.back_in_wreck(self.beach.into_iter().filter_map(Place::card).collect());
            }
            Event::ParrotDrawn { from: Source::Beach(_), .. }
            | Event::WreckEmptied
            | Event::PutBackAsked { .. }
            | Event::Answered { .. }
            | Event::ClockMoved { .. }
            | Event::CollectionWon { .. }
            | Event::TurnPassed { .. }
            | Event::Ended { .. } => {}
        }
    }
}

/// Removes the first `n`; cheaper than a general drain for such short lists.
#[inline]
fn drop_first(blind: &mut Blind, n: u8) {
    let n = usize::from(n);
    for idx in n..blind.len() {
        blind[idx - n] = blind[idx];
    }
    blind.truncate(blind.len() - n);
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}
