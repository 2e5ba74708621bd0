//! The toy game's options.

use serde::{Deserialize, Serialize};

/// Whether a mutiny as strong as the captain succeeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// The captain stays.
    #[default]
    CaptainStays,
    /// The mutineer becomes captain.
    MutineerWins,
}

/// Variants of the toy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// The winner of a mutiny of equal strength.
    pub ties: Ties,
    /// How many rounds are played, 1 to 9.
    pub rounds: u8,
    /// How many cards are dealt to each, 1 to 4.
    pub hand: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { ties: Ties::default(), rounds: 6, hand: 3 }
    }
}
