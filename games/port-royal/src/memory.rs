//! What somebody who remembers everything knows of cards that lie face down.
//!
//! Every card that is shuffled into a deck lies in the open discard pile before, or is in the
//! first deck, which holds all cards: so everybody knows which cards each deck was made of. A
//! coin is a card of the deck it was drawn from and stays face down until it is paid, and then
//! everybody sees it. So each hidden card is known by the shuffle it was last in: a card of the
//! deck by the newest, a coin by that of the deck it came from. [`crate::worlds`] shows that
//! nothing more can be known.
//! Rules: PR-COINS, PR-COINS-PUBLIC.

use contract::CardId;
use serde::{Deserialize, Serialize};

use crate::card::N_CARDS;

/// A shuffle whose cards are not all seen again. Numbers are used again once all are.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ShuffleId(pub u8);

/// Of cards that are no coins.
pub(crate) const NO_COIN: ShuffleId = ShuffleId(0);
/// Of the first deck.
const FIRST: ShuffleId = ShuffleId(1);

/// Which shuffle the deck is, and which each coin comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    /// The shuffle of the deck as it is.
    pub(crate) now: ShuffleId,
    of: [ShuffleId; N_CARDS],
}

impl Memory {
    /// Before the deal: there are no coins.
    pub(crate) fn new() -> Self {
        Self { now: FIRST, of: [NO_COIN; N_CARDS] }
    }

    /// The shuffle a coin comes from; [`NO_COIN`] for any other card.
    #[inline]
    pub(crate) fn shuffle_of(&self, card: CardId) -> ShuffleId {
        self.of[card.idx()]
    }

    /// The card is a coin, and comes from that shuffle.
    #[inline]
    pub(crate) fn hide(&mut self, card: CardId, shuffle: ShuffleId) {
        self.of[card.idx()] = shuffle;
    }

    /// The card was a coin; now everybody sees it.
    #[inline]
    pub(crate) fn see(&mut self, card: CardId) {
        self.of[card.idx()] = NO_COIN;
    }

    /// There is a new deck; the old one is used up. The shuffle takes the lowest number that no
    /// coin bears: there are fewer coins than cards, so it stays small for ever.
    pub(crate) fn shuffle(&mut self) {
        // Few numbers are in use at a time, and looking through all cards at once is fast.
        let n_bearing = |id| self.of.iter().map(|of| u8::from(*of == id)).sum::<u8>();
        let free = (FIRST.0..=u8::MAX).map(ShuffleId).find(|id| n_bearing(*id) == 0);
        self.now = free.expect("there are fewer coins than numbers");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_takes_the_lowest_number_that_is_free() {
        let mut memory = Memory::new();
        assert_eq!(memory.now, ShuffleId(1));
        memory.hide(CardId(2), memory.now);
        memory.shuffle();
        assert_eq!(memory.now, ShuffleId(2));
        assert_eq!(memory.shuffle_of(CardId(2)), ShuffleId(1));
        memory.hide(CardId(0), memory.now);
        memory.see(CardId(2));
        memory.shuffle();
        assert_eq!(memory.now, ShuffleId(1));
        assert_eq!(memory.shuffle_of(CardId(0)), ShuffleId(2));
        assert_eq!(memory.shuffle_of(CardId(2)), NO_COIN);
    }
}
