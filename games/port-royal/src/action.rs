//! A seat's actions. They never name anything hidden: coins are not chosen.

use contract::CardId;
use contract::tagged::ReadTagged;
use serde::Serialize;

use crate::card::Cards;

/// A seat's action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// `draw`: draw a card.
    Draw,
    /// `stop`: stop drawing.
    Stop,
    /// `repel`: repel the ship just drawn.
    Repel,
    /// `keep`: keep the ship just drawn.
    Keep,
    /// `take flute-1-2`: take a card from the harbour.
    Take {
        /// The card.
        card: CardId,
    },
    /// `fulfil expedition-anchor2 with captain-4-1a jack-6-1b`: fulfil an expedition.
    Fulfil {
        /// The expedition card.
        expedition: CardId,
        /// The persons who go. Of a seat's persons with the same face, the first by id must go
        /// first, so that each choice has only one name.
        persons: Cards,
    },
    /// `pass`: take nothing more, and let the next seat take.
    Pass,
}
