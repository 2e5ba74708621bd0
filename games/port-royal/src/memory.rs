//! What an observer with perfect memory knows about face-down cards.
//!
//! Everybody knows which cards each deck was made of: the first deck has all cards, and every later
//! one was the open discard pile. A coin is a card of the deck it was drawn from. It stays face
//! down until it is paid, and then everybody sees it. So each hidden card is known by the shuffle
//! it was last in: a card of the deck by the newest, a coin by the shuffle of its deck.
//! [`crate::worlds`] shows that nothing more can be known.
//! See: [`crate::ledger::PR_COINS`], [`crate::ledger::PR_COINS_PUBLIC`].

use contract::CardId;
use serde::{Deserialize, Serialize};

use crate::card::N_CARDS;
use crate::event::Event;

/// A shuffle with cards that are still hidden. Numbers are reused once all were seen.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct ShuffleId(pub u8);

/// For cards that are not coins.
pub(crate) const NO_COIN: ShuffleId = ShuffleId(0);
/// The shuffle of the first deck.
const FIRST: ShuffleId = ShuffleId(1);

/// The shuffle of the deck, and of each coin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    /// The shuffle of the current deck.
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

    /// Records that the card is a coin from that shuffle.
    #[inline]
    pub(crate) fn hide(&mut self, card: CardId, shuffle: ShuffleId) {
        self.of[card.idx()] = shuffle;
    }

    /// Records that the card was a coin and is now seen by everybody.
    #[inline]
    pub(crate) fn see(&mut self, card: CardId) {
        self.of[card.idx()] = NO_COIN;
    }

    /// Notes what an event, which is applied next, shows or hides.
    #[expect(clippy::inline_always, reason = "as for `PortRoyal::apply`")]
    #[inline(always)]
    pub(crate) fn note(&mut self, event: &Event) {
        if let Event::CoinDrawn { card, .. } = *event {
            self.hide(card, self.now);
        }
        if let Event::Hired { coins, .. } | Event::Taxed { coins, .. } = *event {
            coins.iter().for_each(|coin| self.see(coin));
        }
        if matches!(event, Event::Reshuffled { .. }) {
            self.shuffle();
        }
    }

    /// Makes a new deck; the old one is used up. The shuffle gets the lowest number that no coin
    /// has: there are fewer coins than cards, so the numbers stay small.
    pub(crate) fn shuffle(&mut self) {
        // Few numbers are in use at a time, and a pass over all cards is fast.
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
