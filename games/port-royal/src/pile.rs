//! The seats' coins: face-down cards, one pile for each seat.
//!
//! Together the piles cannot have more cards than the deck, so each card links to the one below it.
//! A list for each seat would need five times the memory.
//! See: [`crate::ledger::PR_COINS`].

use contract::{CardId, PerSeat, Seat};

use crate::card::{Cards, N_CARDS};
use crate::state::SEATS_MAX;

/// Below the lowest coin of a pile, and for cards that are not coins.
const NOTHING: CardId = CardId(u8::MAX);

/// Every seat's pile of coins.
/// Decides: [`crate::ledger::PR_COINS_WHICH`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piles {
    below: [CardId; N_CARDS],
    top: PerSeat<CardId, SEATS_MAX>,
    count: PerSeat<u8, SEATS_MAX>,
}

impl Piles {
    /// Empty piles.
    pub(crate) fn new() -> Self {
        Self { below: [NOTHING; N_CARDS], top: PerSeat::of(NOTHING), count: PerSeat::of(0) }
    }

    /// How many coins a seat has.
    #[inline]
    pub fn count(&self, seat: Seat) -> u8 {
        self.count[seat]
    }

    /// A seat's coins, newest first.
    pub fn from_top(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        let next = |card: CardId| (card != NOTHING).then_some(card);
        // No pile is longer than the deck, even if the links formed a cycle.
        let first = next(self.top[seat]);
        std::iter::successors(first, move |card| next(self.below[card.idx()])).take(N_CARDS)
    }

    /// Calls `look` with each coin of a seat: the fast way, for searches.
    #[inline]
    pub(crate) fn for_each(&self, seat: Seat, mut look: impl FnMut(CardId)) {
        let mut card = self.top[seat];
        for _ in 0..self.count[seat] {
            look(card);
            card = self.below[card.idx()];
        }
    }

    /// The `n` coins that would leave a seat first. See: [`crate::ledger::PR_COINS_WHICH`].
    #[inline]
    pub(crate) fn top(&self, seat: Seat, n: u8) -> Cards {
        debug_assert!(n <= self.count[seat], "nobody pays more than they have");
        let mut cards = Cards::EMPTY;
        let mut card = self.top[seat];
        for _ in 0..n {
            cards = cards.with(card);
            card = self.below[card.idx()];
        }
        cards
    }

    /// A seat gets a coin.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, card: CardId) {
        self.below[card.idx()] = self.top[seat];
        self.top[seat] = card;
        self.count[seat] += 1;
    }

    /// Removes the coin a seat got last. See: [`crate::ledger::PR_COINS_WHICH`].
    #[inline]
    pub(crate) fn pop(&mut self, seat: Seat) -> CardId {
        let card = self.top[seat];
        self.top[seat] = std::mem::replace(&mut self.below[card.idx()], NOTHING);
        self.count[seat] -= 1;
        card
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_coin_got_last_leaves_first() {
        let (mut piles, seat) = (Piles::new(), Seat(2));
        let empty = piles.clone();
        for card in [7, 119, 0] {
            piles.push(seat, CardId(card));
        }
        assert_eq!(piles.from_top(seat).map(|card| card.0).collect::<Vec<_>>(), [0, 119, 7]);
        assert_eq!(piles.top(seat, 2), [0, 119].into_iter().map(CardId).collect());
        assert_eq!(piles.count(seat), 3);
        assert_eq!(
            [piles.pop(seat), piles.pop(seat), piles.pop(seat)].map(|card| card.0),
            [0, 119, 7]
        );
        assert_eq!(piles, empty);
    }
}
