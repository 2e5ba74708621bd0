//! From options to policies: the only file that names an edition.

use contract::SeatCount;
use contract::tagged::ReadTagged;
use serde::Serialize;

use crate::options::{CaptainsGold, Edition, Options, PrizeFacing};

/// How to play where rulebooks, variants or the number of seats make a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Policies {
    /// How a prize exchanged in port is discarded. See: [`crate::ledger::JR_PORT_EXCHANGE`].
    pub port_discard: Facing,
    /// What happens when nobody plays an Old Sailor. See: [`crate::ledger::JR_ISLAND_MAP`].
    pub no_map: NoMap,
    /// What can be buried. See: [`crate::ledger::JR_ISLAND_BURY`].
    pub buriable: Buriable,
    /// Whether a confirmed Captain appoints. See: [`crate::ledger::JR_MUTINY_APPOINT`].
    pub confirmed_captain: Appoints,
    /// How crew is handed over as a bribe. See: [`crate::ledger::JR_BRIBE`].
    pub bribed_crew: Facing,
    /// Whether prizes lie open. See: [`crate::ledger::JR_VAR_HIDDEN`].
    pub prizes: PrizeFacing,
    /// The seats that draw when the Captain pays. See: [`crate::ledger::JR_VAR_GOLD`].
    pub captains_gold: CaptainsGold,
    /// The seat that acts as Quartermaster. See: [`crate::ledger::JR_VAR_THREE`].
    pub quartermaster: Quartermaster,
}

/// How a card is handed over or discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Facing {
    /// Face up.
    Up,
    /// Face down.
    Down,
}

/// What happens if no Old Sailor takes effect.
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

/// Which Captain appoints a Quartermaster after a mutiny.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Appoints {
    /// Any Captain, new or confirmed.
    Always,
    /// Only a new Captain.
    OnlyNew,
}

/// The seat that acts as Quartermaster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Quartermaster {
    /// A seat that the Captain appoints.
    Appointed,
    /// The Captain.
    IsCaptain,
}

impl Policies {
    /// The policies that follow from the options with this many seats.
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
            // All rulebooks have a hidden prize shown when it is discarded.
            PrizeFacing::Hidden => Self { port_discard: Facing::Up, ..book },
        }
    }
}
