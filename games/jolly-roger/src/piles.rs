//! What each seat holds, and who holds anything or too much: that is asked far more often than
//! it changes.

use std::ops::Index;

use contract::{CardId, PerSeat, Seat, SeatSet};

use crate::card::{Cards, N_CREW, N_PRIZES, all_prizes, is_prize};
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Appraised([u8; N_PRIZES as usize / 2]);

/// Where a prize was not drawn.
const NOBODY: u8 = 0xF;

impl Default for Appraised {
    fn default() -> Self {
        Self([NOBODY << 4 | NOBODY; N_PRIZES as usize / 2])
    }
}

impl Appraised {
    /// These were drawn for a seat's Jewels.
    pub(crate) fn add(&mut self, seat: Seat, cards: Cards) {
        // A view from elsewhere may say anything.
        for card in cards.iter().filter(|card| is_prize(*card)) {
            let nth = card.0 - N_CREW;
            let shift = nth % 2 * 4;
            let byte = &mut self.0[usize::from(nth / 2)];
            *byte = *byte & !(0xF << shift) | seat.0 << shift;
        }
    }

    /// For whom a prize was drawn.
    fn whose(&self, card: CardId) -> u8 {
        let nth = card.0 - N_CREW;
        self.0[usize::from(nth / 2)] >> (nth % 2 * 4) & 0xF
    }

    /// What was drawn for a seat's Jewels.
    pub(crate) fn of(&self, seat: Seat) -> Cards {
        all_prizes().iter().filter(|card| self.whose(*card) == seat.0).collect()
    }

    /// All that was drawn.
    pub(crate) fn all(&self) -> Cards {
        all_prizes().iter().filter(|card| self.whose(*card) != NOBODY).collect()
    }
}
