//! Physical cards. A [`CardId`] is an index into a game's list of cards; a [`CardSet`] is a pile
//! in unknown order.
//!
//! The list of cards is public, so an id gives the face away: **the id of a hidden card is a
//! secret** and must not appear in a view.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One physical card: its index in the game's list of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The id as an index into a table.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of cards in `W` words: `CardSet<1>` for up to 64 cards, `CardSet<2>` for 128, and so on.
///
/// Face-down piles are sets: the next card is decided when it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet<const W: usize>([u64; W]);

impl<const W: usize> Default for CardSet<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> CardSet<W> {
    /// The empty set.
    pub const EMPTY: Self = Self([0; W]);
    /// The number of different cards that fit.
    pub const CAPACITY: usize = 64 * W;

    /// The set of one card.
    #[inline]
    pub fn one(card: CardId) -> Self {
        Self::EMPTY.with(card)
    }

    /// The cards `0..n`.
    pub fn first_n(n: u8) -> Self {
        (0..n).map(CardId).collect()
    }

    /// The set from a bit mask of the first 64 cards.
    #[inline]
    pub fn from_low(mask: u64) -> Self {
        let mut words = [0; W];
        words[0] = mask;
        Self(words)
    }

    /// The bit mask of the first 64 cards.
    #[inline]
    pub fn low(self) -> u64 {
        self.0[0]
    }

    /// The set as words of 64 cards each, for example to hash it.
    #[inline]
    pub fn words(self) -> [u64; W] {
        self.0
    }

    /// Whether the set contains the card; a card beyond the capacity is never in it.
    #[inline]
    pub fn has(self, card: CardId) -> bool {
        self.0.get(card.idx() / 64).is_some_and(|word| word >> (card.0 % 64) & 1 == 1)
    }

    /// The set with this card added.
    #[inline]
    #[must_use]
    pub fn with(mut self, card: CardId) -> Self {
        self.0[card.idx() / 64] |= 1 << (card.0 % 64);
        self
    }

    /// The set with this card removed.
    #[inline]
    #[must_use]
    pub fn without(mut self, card: CardId) -> Self {
        self.0[card.idx() / 64] &= !(1 << (card.0 % 64));
        self
    }

    /// Adds a card in place.
    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0[card.idx() / 64] |= 1 << (card.0 % 64);
    }

    /// Removes a card in place.
    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0[card.idx() / 64] &= !(1 << (card.0 % 64));
    }

    /// The union of both sets.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The intersection of both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Whether every card of this set is in the other too.
    #[inline]
    pub fn within(self, other: Self) -> bool {
        self.minus(other).is_empty()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The number of cards.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a card id is a u8, so at most 256")]
    pub fn len(self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// The card number `n`, from 0, in the order of ids. The set must hold more than `n` cards.
    #[inline]
    pub fn nth(self, n: u32) -> CardId {
        let mut left = n;
        for (idx, word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if left < here {
                let bit = if W > 1 { nth_bit_of_many(*word, left) } else { nth_bit(*word, left) };
                // The mask tells the compiler that the card is within the set, so it can drop
                // bounds checks.
                #[expect(clippy::cast_possible_truncation, reason = "a card id is a u8")]
                return CardId((idx as u8) * 64 + (bit & 63) as u8);
            }
            left -= here;
        }
        no_card(n)
    }

    /// The card with the lowest id.
    #[inline]
    pub fn first(self) -> Option<CardId> {
        self.iter().next()
    }

    /// The card with the highest id.
    #[inline]
    pub fn last(self) -> Option<CardId> {
        let idx = self.0.iter().rposition(|word| *word != 0)?;
        #[expect(clippy::cast_possible_truncation, reason = "a card id is a u8")]
        Some(CardId((idx as u8) * 64 + 63 - self.0[idx].leading_zeros() as u8))
    }

    /// The cards in the order of ids.
    #[inline]
    pub fn iter(self) -> Iter<W> {
        Iter { left: self.0, idx: 0 }
    }
}

/// A function of its own, so that the caller need not keep the number for the message.
#[cold]
fn no_card(n: u32) -> ! {
    panic!("the set holds no card number {n}")
}

/// The cards of a set in the order of ids; made by [`CardSet::iter`].
#[derive(Clone, Debug)]
pub struct Iter<const W: usize> {
    left: [u64; W],
    idx: usize,
}

impl<const W: usize> Iterator for Iter<W> {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        while self.idx < W {
            let word = &mut self.left[self.idx];
            if *word != 0 {
                #[expect(clippy::cast_possible_truncation, reason = "a card id is a u8")]
                let card = CardId((self.idx as u8) * 64 + word.trailing_zeros() as u8);
                *word &= *word - 1;
                return Some(card);
            }
            self.idx += 1;
        }
        None
    }
}

/// The position of set bit number `n`, from 0; the word must have more than `n` set bits.
///
/// It counts byte by byte, since most sets hold few cards, and looks up the last byte in a table.
#[inline]
fn nth_bit(word: u64, n: u32) -> u32 {
    let (mut rest, mut left, mut place) = (word, n, 0);
    loop {
        let here = (rest & 0xFF).count_ones();
        if left < here {
            let byte = (rest & 0xFF) as usize;
            return place + u32::from(IN_BYTE[8 * byte + (left & 7) as usize]);
        }
        left -= here;
        rest >>= 8;
        place += 8;
    }
}

/// The same for large decks. Their hands are sparse: it clears one bit after another. Their piles
/// are dense: it can often skip half a word.
#[inline]
fn nth_bit_of_many(word: u64, n: u32) -> u32 {
    /// Below this number it is cheapest to clear bits.
    const FEW: u32 = 6;
    if n < FEW {
        return (0..n).fold(word, |rest, _| rest & rest.wrapping_sub(1)).trailing_zeros();
    }
    let n_low = (word & u64::from(u32::MAX)).count_ones();
    if n < n_low { nth_bit(word, n) } else { 32 + nth_bit(word >> 32, n - n_low) }
}

/// The position of set bit number `n` of a byte, at index `8 * byte + n`.
static IN_BYTE: [u8; 2048] = {
    let mut places = [0; 2048];
    let mut idx = 0;
    while idx < 2048 {
        let (byte, mut left) = (idx / 8, idx % 8);
        let mut place = 0;
        while place < 7 && (byte >> place & 1 == 0 || left > 0) {
            left -= byte >> place & 1;
            place += 1;
        }
        places[idx] = place;
        idx += 1;
    }
    places
};

impl<const W: usize> FromIterator<CardId> for CardSet<W> {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<const W: usize> fmt::Debug for CardSet<W> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter().map(|card| card.0)).finish()
    }
}

impl<const W: usize> Serialize for CardSet<W> {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de, const W: usize> Deserialize<'de> for CardSet<W> {
    /// Reads a list of ids. A card that does not fit, or appears twice, is an error: the list
    /// comes from outside and stands for physical cards.
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for card in Vec::<CardId>::deserialize(from)? {
            if card.idx() >= Self::CAPACITY || set.has(card) {
                return Err(serde::de::Error::custom(format_args!("card {} cannot be", card.0)));
            }
            set = set.with(card);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_walks_the_set_in_order() {
        let set: CardSet<2> = [0, 3, 31, 32, 63, 64, 100, 127].into_iter().map(CardId).collect();
        let by_nth: Vec<CardId> = (0..u32::from(set.len())).map(|n| set.nth(n)).collect();
        assert_eq!(by_nth, set.iter().collect::<Vec<_>>());
    }

    #[test]
    fn nth_bit_agrees_with_counting() {
        let mut word = 0x9E37_79B9_7F4A_7C15_u64;
        for _ in 0..200 {
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let places: Vec<u32> = (0..64).filter(|bit| word >> bit & 1 == 1).collect();
            for (n, place) in (0..).zip(&places) {
                assert_eq!(nth_bit(word, n), *place);
                assert_eq!(nth_bit_of_many(word, n), *place);
            }
        }
    }

    #[test]
    fn json_with_a_card_twice_or_out_of_range_is_refused() {
        assert!(serde_json::from_str::<CardSet<1>>("[3,3]").is_err());
        assert!(serde_json::from_str::<CardSet<1>>("[64]").is_err());
        let set: CardSet<1> = serde_json::from_str("[5,2]").unwrap();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[2,5]");
    }
}
