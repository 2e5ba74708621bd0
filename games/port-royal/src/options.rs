//! Options: how the game ends. Read once into the rules.
//! Rules: PR-END, PR-END-EQUAL, PR-VAR-EXPEDITION.

use serde::{Deserialize, Serialize};

/// What people choose before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// How long the last lap goes.
    pub ending: LastLap,
    /// Whether an expedition is needed to win.
    pub variant: Variant,
}

/// How long the last lap goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LastLap {
    /// To the right-hand neighbour of the seat in whose turn it started.
    /// Rules: [`crate::ledger::PR_END`].
    #[default]
    Book,
    /// To the right-hand neighbour of the start seat, so that all have had as many turns.
    /// Rules: [`crate::ledger::PR_END_EQUAL`].
    Equal,
}

/// Whether an expedition is needed to win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// It is not.
    #[default]
    None,
    /// It is. Rules: [`crate::ledger::PR_VAR_EXPEDITION`].
    Expedition,
}
