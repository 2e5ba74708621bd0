//! What a seat may do. Nothing hidden is ever named: coins are not chosen.

use contract::CardId;
use serde::{Deserialize, Serialize};

use crate::card::Cards;

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// Draw a card.
    Draw,
    /// Draw no more.
    Stop,
    /// Repel the ship just drawn.
    Repel,
    /// Keep the ship just drawn.
    Keep,
    /// Take a card from the harbour.
    Take {
        /// Which.
        card: CardId,
    },
    /// Fulfil an expedition.
    Fulfil {
        /// Which.
        expedition: CardId,
        /// Who goes. Of one's persons that show the same the first by id go first, so that a
        /// choice has one name only.
        persons: Cards,
    },
    /// Take nothing more, and let the next seat take.
    Pass,
}
