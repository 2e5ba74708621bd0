//! What each seat holds, and who holds anything or too much: that is asked far more often than
//! it changes.

use std::ops::Index;

use contract::{PerSeat, Seat, SeatSet};

use crate::card::Cards;
use crate::state::SEATS_MAX;

/// A pile of cards a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    cards: PerSeat<Cards, SEATS_MAX>,
    holders: SeatSet,
    /// Who holds more than `max` cards.
    over: SeatSet,
    max: u8,
}

impl Piles {
    /// Nobody holds a card; each may hold so many.
    pub(crate) fn new(max: u8) -> Self {
        Self { cards: PerSeat::default(), holders: SeatSet::EMPTY, over: SeatSet::EMPTY, max }
    }

    /// A seat holds these cards from now on.
    #[inline]
    pub(crate) fn set(&mut self, seat: Seat, cards: Cards) {
        self.cards[seat] = cards;
        self.holders = self.holders.without(seat);
        self.over = self.over.without(seat);
        if !cards.is_empty() {
            self.holders = self.holders.with(seat);
        }
        if cards.len() > self.max {
            self.over = self.over.with(seat);
        }
    }

    /// Everybody who holds a card.
    #[inline]
    pub(crate) fn holders(&self) -> SeatSet {
        self.holders
    }

    /// Everybody who holds more than he may.
    #[inline]
    pub(crate) fn over(&self) -> SeatSet {
        self.over
    }

    /// All piles.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Cards> {
        self.cards.0.iter()
    }
}

impl Index<Seat> for Piles {
    type Output = Cards;
    #[inline]
    fn index(&self, seat: Seat) -> &Cards {
        &self.cards[seat]
    }
}
