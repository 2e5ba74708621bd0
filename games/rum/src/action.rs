//! What a seat may do.

use serde::{Deserialize, Serialize};

use crate::card::Cards;

/// A place on the beach: 0, 1 or 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct PlaceId(pub u8);

impl PlaceId {
    /// All three.
    pub const ALL: [Self; 3] = [Self(0), Self(1), Self(2)];

    /// The place as an index.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

/// A set as it is laid out: which cards show their single bottle, which their two bottles.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Laying {
    /// Cards with the single end up.
    pub singles: Cards,
    /// Cards with the double end up.
    pub doubles: Cards,
}

impl Laying {
    /// All cards laid.
    #[inline]
    pub fn cards(self) -> Cards {
        self.singles.or(self.doubles)
    }

    /// Both laid out together.
    #[inline]
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self { singles: self.singles.or(other.singles), doubles: self.doubles.or(other.doubles) }
    }
}

/// What a seat may do. A hidden beach card is named by its place; hand cards by themselves,
/// which only their owner can get right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Take a beach card.
    DrawBeach {
        /// From where.
        place: PlaceId,
    },
    /// Take a card of the wreck.
    DrawWreck,
    /// Play a set.
    Set(Laying),
    /// Put back hand cards for the parrot.
    PutBack {
        /// Which.
        cards: Cards,
    },
}
