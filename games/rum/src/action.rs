//! A seat's actions.

use contract::tagged::ReadTagged;
use serde::{Deserialize, Serialize};

use crate::card::Cards;

/// A place on the beach: 0, 1 or 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct PlaceId(pub u8);

impl PlaceId {
    /// All three places.
    pub const ALL: [Self; 3] = [Self(0), Self(1), Self(2)];

    /// The place as an index.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }
}

/// A set as it is laid out: which cards show their one bottle, and which their two.
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
    /// All laid cards.
    #[inline]
    pub fn cards(self) -> Cards {
        self.singles.or(self.doubles)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self { singles: self.singles.or(other.singles), doubles: self.doubles.or(other.doubles) }
    }
}

/// A seat's action. A hidden beach card is named by its place; hand cards by themselves, since only
/// their owner knows them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// `draw beach 2`: take a beach card.
    DrawBeach {
        /// The beach place it is taken from.
        place: PlaceId,
    },
    /// `draw wreck`: take a card from the wreck.
    DrawWreck,
    /// `set red1-blue2:1 green1-red2:2`: play a set.
    Set(Laying),
    /// `back red1-blue2 green1-red2`: put hand cards back for the parrot.
    PutBack {
        /// The cards that go back to the wreck.
        cards: Cards,
    },
}
