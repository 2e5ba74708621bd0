//! The cards each seat holds. It also stores which seats hold any or too many, because that is
//! asked far more often than it changes.

use std::ops::Index;

use contract::{CardId, PerSeat, Seat, SeatSet};

use crate::card::{Cards, N_CREW, N_PRIZES, all_prizes, is_prize};
use crate::state::SEATS_MAX;

/// One pile of cards for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piles {
    cards: PerSeat<Cards, SEATS_MAX>,
    counts: PerSeat<u8, SEATS_MAX>,
    holders: SeatSet,
    /// The seats that hold more than `max` cards.
    over: SeatSet,
    max: u8,
}

impl Piles {
    /// Empty piles; each seat may hold this many cards.
    pub(crate) fn new(max: u8) -> Self {
        let (cards, counts) = (PerSeat::default(), PerSeat::default());
        Self { cards, counts, holders: SeatSet::EMPTY, over: SeatSet::EMPTY, max }
    }

    /// Replaces a seat's cards.
    #[inline]
    pub(crate) fn set(&mut self, seat: Seat, cards: Cards) {
        let count = cards.len();
        (self.cards[seat], self.counts[seat]) = (cards, count);
        self.holders = self.holders.without(seat);
        self.over = self.over.without(seat);
        if count > 0 {
            self.holders = self.holders.with(seat);
        }
        if count > self.max {
            self.over = self.over.with(seat);
        }
    }

    /// A seat gets a card that it does not have.
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, card: CardId) {
        let count = self.counts[seat];
        self.cards[seat].insert(card);
        self.counts[seat] = count + 1;
        self.holders = self.holders.with(seat);
        if count == self.max {
            self.over = self.over.with(seat);
        }
    }

    /// A seat loses a card that it has.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, card: CardId) {
        let count = self.counts[seat] - 1;
        self.cards[seat].remove(card);
        self.counts[seat] = count;
        if count == 0 {
            self.holders = self.holders.without(seat);
        }
        if count == self.max {
            self.over = self.over.without(seat);
        }
    }

    /// The number of a seat's cards.
    #[inline]
    pub(crate) fn len(&self, seat: Seat) -> u8 {
        self.counts[seat]
    }

    /// The seats that hold a card.
    #[inline]
    pub(crate) fn holders(&self) -> SeatSet {
        self.holders
    }

    /// The seats that hold more than they may.
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

/// The prizes drawn at the end, and the seat whose Jewels each is for. Only few are drawn, so it
/// stores a seat for each prize instead of a pile for each seat. Two fit in a byte, which keeps the
/// state small: it is copied often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Appraised([u8; N_PRIZES as usize / 2]);

/// Marks a prize that was not drawn.
const NOBODY: u8 = 0xF;

impl Default for Appraised {
    fn default() -> Self {
        Self([NOBODY << 4 | NOBODY; N_PRIZES as usize / 2])
    }
}

impl Appraised {
    /// Adds prizes drawn for a seat's Jewels.
    pub(crate) fn add(&mut self, seat: Seat, cards: Cards) {
        // A view from outside may say anything.
        for card in cards.iter().filter(|card| is_prize(*card)) {
            let nth = card.0 - N_CREW;
            let shift = nth % 2 * 4;
            let byte = &mut self.0[usize::from(nth / 2)];
            *byte = *byte & !(0xF << shift) | seat.0 << shift;
        }
    }

    /// The seat that a prize was drawn for.
    fn whose(&self, card: CardId) -> u8 {
        let nth = card.0 - N_CREW;
        self.0[usize::from(nth / 2)] >> (nth % 2 * 4) & 0xF
    }

    /// The prizes drawn for a seat's Jewels.
    pub(crate) fn of(&self, seat: Seat) -> Cards {
        all_prizes().iter().filter(|card| self.whose(*card) == seat.0).collect()
    }

    /// All prizes drawn.
    pub(crate) fn all(&self) -> Cards {
        all_prizes().iter().filter(|card| self.whose(*card) != NOBODY).collect()
    }
}
