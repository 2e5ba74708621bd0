//! Options: the rulebook and the variants to play by. They are read once into the rules.
//! See: [`crate::ledger::JR_VAR_THREE`].

use contract::tagged::ReadTagged;
use serde::{Deserialize, Serialize};

/// The options people choose before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields, default)]
pub struct Options {
    /// The rulebook that decides where the books differ.
    pub edition: Edition,
    /// Whether prizes lie open.
    pub prizes: PrizeFacing,
    /// The seats that draw when the Captain pays in port.
    pub captains_gold: CaptainsGold,
}

/// A rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The English rulebook.
    #[default]
    En,
    /// The Polish rulebook.
    Pl,
    /// The German rulebook.
    De,
}

/// Whether prizes lie open. See: [`crate::ledger::JR_VAR_HIDDEN`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PrizeFacing {
    /// Prizes lie face up until they are buried.
    #[default]
    Open,
    /// Only their owners may look at them.
    Hidden,
}

/// The seats that draw when the Captain discards a prize in port.
/// See: [`crate::ledger::JR_VAR_GOLD`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CaptainsGold {
    /// Only the Captain.
    #[default]
    Own,
    /// Everybody.
    Shared,
}
