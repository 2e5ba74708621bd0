//! What somebody who remembers everything knows of cards that lie face down.
//!
//! Every card that is shuffled into a deck lies in the open discard pile before, or is in the
//! first deck, which holds all cards: so everybody knows which cards each deck was made of. A
//! coin is a card of the deck it was drawn from and stays face down until it is paid, and then
//! everybody sees it. So each hidden card is known by the shuffle it was last in, and a coin by
//! the deck it came from; [`crate::worlds`] shows that nothing more can be known.
//! Rules: PR-COINS, PR-COINS-PUBLIC.

use contract::CardId;
use serde::{Deserialize, Serialize};

use crate::card::{Cards, N_CARDS};

/// A shuffle whose cards are not all seen again. Numbers are used again once all are.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct ShuffleId(pub u8);

/// Of cards that lie open: they were in no shuffle since they were seen.
pub(crate) const SEEN: ShuffleId = ShuffleId(0);

/// Which shuffle each hidden card was last in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    /// The shuffle of the deck as it is.
    pub(crate) now: ShuffleId,
    of: [ShuffleId; N_CARDS],
}

impl Memory {
    /// Before the deal: every card lies open.
    pub(crate) fn new() -> Self {
        Self { now: SEEN, of: [SEEN; N_CARDS] }
    }

    /// A first deck of these cards.
    pub(crate) fn of_deck(cards: Cards) -> Self {
        let mut memory = Self::new();
        memory.shuffle(cards);
        memory
    }

    /// The shuffle a hidden card was last in; [`SEEN`] for one that lies open.
    #[inline]
    pub(crate) fn shuffle_of(&self, card: CardId) -> ShuffleId {
        self.of[card.idx()]
    }

    /// Everybody sees the card.
    #[inline]
    pub(crate) fn see(&mut self, card: CardId) {
        self.of[card.idx()] = SEEN;
    }

    /// These cards become the deck; the old deck is used up. The shuffle takes the lowest number
    /// that no coin bears: there are fewer coins than cards, so it stays small for ever.
    pub(crate) fn shuffle(&mut self, cards: Cards) {
        // Few numbers are in use at a time, and looking through all cards at once is fast.
        let n_bearing = |id| self.of.iter().map(|of| u8::from(*of == id)).sum::<u8>();
        let free = (1..=u8::MAX).map(ShuffleId).find(|id| n_bearing(*id) == 0);
        self.now = free.expect("there are fewer coins than numbers");
        self.hide(cards, self.now);
    }

    /// These cards lie face down and were last in that shuffle.
    pub(crate) fn hide(&mut self, cards: Cards, shuffle: ShuffleId) {
        for card in cards.iter() {
            self.of[card.idx()] = shuffle;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_takes_the_lowest_number_that_is_free() {
        let mut memory = Memory::new();
        let set = |ids: &[u8]| ids.iter().copied().map(CardId).collect::<Cards>();
        memory.shuffle(set(&[0, 1, 2]));
        assert_eq!(memory.now, ShuffleId(1));
        memory.see(CardId(0));
        memory.see(CardId(1));
        memory.shuffle(set(&[0, 1]));
        assert_eq!(memory.now, ShuffleId(2));
        assert_eq!(memory.shuffle_of(CardId(2)), ShuffleId(1));
        memory.see(CardId(2));
        memory.see(CardId(1));
        memory.shuffle(set(&[1, 2]));
        assert_eq!(memory.now, ShuffleId(1));
        assert_eq!(memory.shuffle_of(CardId(0)), ShuffleId(2));
    }
}
