//! The options: how the game ends. Parsed once into the rules.

use contract::tagged::ReadTagged;
use serde::{Deserialize, Serialize};

/// The options that people choose before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How long the last lap is.
    pub ending: LastLap,
    /// Whether an expedition is needed to win.
    pub variant: Variant,
}

/// How long the last lap is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LastLap {
    /// Up to the right-hand neighbour of the seat in whose turn it started.
    /// See: [`crate::ledger::PR_END`].
    #[default]
    Book,
    /// Up to the right-hand neighbour of the start seat, so that all have equally many turns.
    /// See: [`crate::ledger::PR_END_EQUAL`].
    Equal,
}

/// Whether an expedition is needed to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// No expedition is needed.
    #[default]
    None,
    /// An expedition is needed. See: [`crate::ledger::PR_VAR_EXPEDITION`].
    Expedition,
}
