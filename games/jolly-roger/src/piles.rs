//! What each seat holds, and who holds anything or too much: that is asked far more often than
//! it changes.

use std::ops::Index;

use contract::{PerSeat, Seat, SeatSet};

use crate::card::{Cards, N_CREW, N_PRIZES, is_prize};
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

/// Prizes drawn at the end, and for whose Jewels. Few are, so it is kept whose each one is and not
/// a pile a seat; two fit in a byte, and a state is copied all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Appraised {
    cards: Cards,
    whose: [u8; N_PRIZES as usize / 2],
}

impl Appraised {
    /// These were drawn for a seat's Jewels.
    pub(crate) fn add(&mut self, seat: Seat, cards: Cards) {
        // A view from elsewhere may say anything.
        for card in cards.iter().filter(|card| is_prize(*card)) {
            self.cards = self.cards.with(card);
            let nth = card.0 - N_CREW;
            let shift = nth % 2 * 4;
            let byte = &mut self.whose[usize::from(nth / 2)];
            *byte = *byte & !(0xF << shift) | seat.0 << shift;
        }
    }

    /// What was drawn for a seat's Jewels.
    pub(crate) fn of(&self, seat: Seat) -> Cards {
        let is_his = |card: &contract::CardId| {
            let nth = card.0 - N_CREW;
            self.whose[usize::from(nth / 2)] >> (nth % 2 * 4) & 0xF == seat.0
        };
        self.cards.iter().filter(is_his).collect()
    }

    /// All that was drawn.
    pub(crate) fn all(&self) -> &Cards {
        &self.cards
    }
}
