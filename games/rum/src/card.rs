//! Bottles, colours and cards.

use contract::tagged::ReadTagged;
use contract::{CardId, CardSet};
use serde::Serialize;

/// A set of this game's cards.
pub type Cards = CardSet<1>;

/// The number of rum cards. See: [`crate::ledger::RUM_PARTS`].
pub const RUM_CARDS: u8 = 21;
/// The parrot's id follows those of the rum cards.
pub const PARROT: CardId = CardId(RUM_CARDS);
/// The number of cards: rum cards and the parrot.
pub const N_CARDS: usize = RUM_CARDS as usize + 1;
/// The number of colours.
pub const N_COLOURS: usize = 7;

/// A colour of bottles, and of the collection card that goes with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "a colour is what its name says")]
pub enum Colour {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
    White,
}

impl Colour {
    /// All colours, in the order of the collection row.
    pub const ALL: [Self; N_COLOURS] =
        [Self::Red, Self::Orange, Self::Yellow, Self::Green, Self::Blue, Self::Purple, Self::White];

    /// The colour at a position in the row; the last colour if there is none.
    #[inline]
    fn at(place: u32) -> Self {
        // A match instead of a table: it compiles to no look-up.
        match place {
            0 => Self::Red,
            1 => Self::Orange,
            2 => Self::Yellow,
            3 => Self::Green,
            4 => Self::Blue,
            5 => Self::Purple,
            _ => Self::White,
        }
    }

    /// Its name in decks and in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::White => "white",
        }
    }

    /// Finds a colour by its name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// Its position in the collection row.
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }
}

/// The face of a rum card. See: [`crate::ledger::RUM_PARTS_RUM`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Face {
    /// The colour of the end with one bottle.
    pub single: Colour,
    /// The colour of the end with two bottles.
    pub double: Colour,
}

/// A small number for each colour, packed into one word: bottles of a set, values of the row.
///
/// Seven lanes of eight bits. Comparing all colours at once makes random play fast.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lanes(u64);

/// The top bit of each colour's lane.
const TOPS: u64 = 0x0080_8080_8080_8080;
/// A one in each colour's lane.
const ONES: u64 = 0x0001_0101_0101_0101;

/// A set of colours: the top bits of their lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Colours(u64);

impl Lanes {
    /// 0 for each colour.
    pub const NONE: Self = Self(0);

    /// The same number for each colour.
    #[inline]
    pub const fn all(number: u8) -> Self {
        Self(ONES * number as u64)
    }

    /// A number for one colour, 0 for the others.
    #[inline]
    pub fn one(colour: Colour, number: u8) -> Self {
        Self(u64::from(number) << (8 * colour.idx()))
    }

    /// All lanes as one word, for example for a hash.
    #[inline]
    pub fn word(self) -> u64 {
        self.0
    }

    /// The number for a colour.
    #[inline]
    pub fn get(self, colour: Colour) -> u8 {
        (self.0 >> (8 * colour.idx())).to_le_bytes()[0]
    }

    /// The same with another number for one colour.
    #[inline]
    #[must_use]
    pub fn with(self, colour: Colour, number: u8) -> Self {
        let lane = 8 * colour.idx();
        Self(self.0 & !(0xFF << lane) | u64::from(number) << lane)
    }

    /// The sum, colour by colour. No lane exceeds 127: a whole deck has 63 bottles.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The difference, colour by colour; `other` must not be greater in any colour.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// The colours that have this number.
    #[inline]
    pub fn equal_to(self, number: u8) -> Colours {
        // Only a lane without a difference keeps its top bit.
        Colours((TOPS - (self.0 ^ Self::all(number).0)) & TOPS)
    }

    /// The sum over some colours.
    #[inline]
    pub fn sum(self, over: Colours) -> u8 {
        let lanes = (over.0 >> 7) * 0xFF;
        // The top byte of the product is the sum of all bytes.
        ((self.0 & lanes).wrapping_mul(ONES | 1 << 56) >> 56).to_le_bytes()[0]
    }

    /// The colours in which this is greater than the other.
    #[inline]
    pub fn more_than(self, other: Self) -> Colours {
        Colours(((self.0 | TOPS) - (other.0 + ONES)) & TOPS)
    }
}

impl Colours {
    /// No colour.
    pub const NONE: Self = Self(0);
    /// Every colour.
    pub const ALL: Self = Self(TOPS);

    /// A single colour.
    #[inline]
    pub fn one(colour: Colour) -> Self {
        Self(0x80 << (8 * colour.idx()))
    }

    /// Whether the set contains a colour.
    #[inline]
    pub fn has(self, colour: Colour) -> bool {
        self.0 >> (8 * colour.idx() + 7) & 1 == 1
    }

    /// Colours in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Colours in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Colours in this set but not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the other set contains every colour of this one.
    #[inline]
    pub fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first colour in row order, and the others. The set must not be empty.
    #[inline]
    pub fn split_first(self) -> (Colour, Self) {
        (Colour::at(self.0.trailing_zeros() / 8), Self(self.0 & (self.0 - 1)))
    }

    /// The colours in row order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let (first, others) = Self(left).split_first();
            left = others.0;
            Some(first)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_compare_every_colour_at_once() {
        let bottles = Lanes::one(Colour::Red, 3).plus(Lanes::one(Colour::White, 9));
        let values = Lanes::all(2).with(Colour::White, 8).with(Colour::Red, 3);
        let won: Vec<Colour> = bottles.more_than(values).iter().collect();
        assert_eq!(won, [Colour::White]);
    }

    #[test]
    fn lanes_find_a_number_and_add_up_what_has_it() {
        let owners = Lanes::all(2).with(Colour::Orange, 1).with(Colour::White, 1);
        let own: Vec<Colour> = owners.equal_to(1).iter().collect();
        assert_eq!(own, [Colour::Orange, Colour::White]);
        assert_eq!(owners.equal_to(0), Colours::NONE);
        let values = Lanes::all(8).with(Colour::White, 5);
        assert_eq!(values.sum(owners.equal_to(1)), 13);
        assert_eq!(values.sum(Colours::ALL), 53);
    }

    #[test]
    fn every_colour_has_its_lane_and_its_name() {
        for colour in Colour::ALL {
            assert_eq!(Colour::named(colour.name()), Some(colour));
            assert_eq!(Lanes::all(5).with(colour, 7).get(colour), 7);
            assert!(Colours::one(colour).has(colour));
            assert_eq!(Colours::one(colour).split_first(), (colour, Colours::NONE));
        }
        assert_eq!(Colour::named("pink"), None);
    }
}
