//! From options to policies: the only file that names an edition.
//! Rules: JR-PORT-EXCHANGE, JR-ISLAND-MAP, JR-ISLAND-BURY, JR-MUTINY-APPOINT, JR-BRIBE,
//! JR-VAR-HIDDEN, JR-VAR-GOLD, JR-VAR-THREE.

use contract::SeatCount;
use serde::Serialize;

use crate::options::{CaptainsGold, Edition, Options, PrizeFacing};

/// How the game is played where books, variants or the number of seats make a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Policies {
    /// How a prize exchanged in port is discarded. Rules: [`crate::ledger::JR_PORT_EXCHANGE`].
    pub port_discard: Facing,
    /// What happens when nobody plays an Old Sailor. Rules: [`crate::ledger::JR_ISLAND_MAP`].
    pub no_map: NoMap,
    /// What can be buried. Rules: [`crate::ledger::JR_ISLAND_BURY`].
    pub buriable: Buriable,
    /// Whether a confirmed Captain appoints. Rules: [`crate::ledger::JR_MUTINY_APPOINT`].
    pub confirmed_captain: Appoints,
    /// How crew is handed over. Rules: [`crate::ledger::JR_BRIBE`].
    pub bribed_crew: Facing,
    /// Whether prizes lie open. Rules: [`crate::ledger::JR_VAR_HIDDEN`].
    pub prizes: PrizeFacing,
    /// Who draws when the Captain pays. Rules: [`crate::ledger::JR_VAR_GOLD`].
    pub captains_gold: CaptainsGold,
    /// Who does the Quartermaster's work. Rules: [`crate::ledger::JR_VAR_THREE`].
    pub quartermaster: Quartermaster,
}

/// How a card is handed over or discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Facing {
    /// For all to see.
    Up,
    /// Unseen.
    Down,
}

/// What happens when no Old Sailor stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NoMap {
    /// The ship turns back and the Captain picks another kind of destination.
    PickAgain,
    /// The island card is discarded and the round ends.
    LoseRound,
}

/// What can be buried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Buriable {
    /// Any prize.
    All,
    /// Gold and rum.
    NoJewelsNoHostages,
}

/// Who appoints a Quartermaster after a mutiny.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Appoints {
    /// The Captain, new or confirmed.
    Always,
    /// Only a new one.
    OnlyNew,
}

/// Who does the Quartermaster's work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Quartermaster {
    /// Somebody the Captain appoints.
    Appointed,
    /// The Captain himself.
    IsCaptain,
}

impl Policies {
    /// What the options mean for so many seats.
    pub(crate) fn new(options: Options, seats: SeatCount) -> Self {
        let quartermaster = match seats.get() {
            ..=3 => Quartermaster::IsCaptain,
            4.. => Quartermaster::Appointed,
        };
        let book = match options.edition {
            Edition::En | Edition::Pl => Self {
                port_discard: Facing::Up,
                no_map: NoMap::PickAgain,
                buriable: Buriable::All,
                confirmed_captain: Appoints::Always,
                bribed_crew: Facing::Down,
                prizes: options.prizes,
                captains_gold: options.captains_gold,
                quartermaster,
            },
            Edition::De => Self {
                port_discard: Facing::Down,
                no_map: NoMap::LoseRound,
                buriable: Buriable::NoJewelsNoHostages,
                confirmed_captain: Appoints::OnlyNew,
                bribed_crew: Facing::Up,
                prizes: options.prizes,
                captains_gold: options.captains_gold,
                quartermaster,
            },
        };
        match options.prizes {
            PrizeFacing::Open => book,
            // All books show a prize that is discarded out of hiding.
            PrizeFacing::Hidden => Self { port_discard: Facing::Up, ..book },
        }
    }
}
