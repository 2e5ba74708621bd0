//! Tables: creating, listing, joining.

use contract::Seat;
use hosting::GameInfo;
use hosting::archive::PublishedSeed;
use serde::{Deserialize, Serialize};
use table::Setting;
use table::entry::Closing;
use table::id::Millis;
use table::message::StageName;

/// The games on a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    /// Every game.
    pub games: Vec<GameInfo>,
}

/// The public tables.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tables {
    /// Tables with free seats come first.
    pub tables: Vec<Listed>,
}

/// A table, as lists show it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Listed {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Its settings.
    pub setting: Setting,
    /// Its stage.
    pub stage: StageName,
    /// The number of seats.
    pub n_seats: usize,
    /// The number of free seats.
    pub n_free: usize,
    /// How it ended, if it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub closed: Option<ClosedTable>,
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClosedTable {
    /// Why it was closed.
    pub why: Closing,
    /// When it was closed, in milliseconds since 1970.
    pub at_ms: Option<Millis>,
    /// The seeds that may be published; each proves the commitment of its match.
    pub seeds: Vec<PublishedSeed>,
}

/// A table that was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CreatedTable {
    /// Its id.
    pub table: String,
}

/// A request for an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Invitation {
    /// To a seat, for one person.
    Seat {
        /// The seat.
        seat: u8,
    },
    /// To the table, for everybody who has the link.
    Table,
    /// The same, and every link to the table from before ends. People who came by one stay.
    NewLink,
}

/// An invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invited {
    /// The key.
    pub key: String,
    /// The link with the key.
    pub link: String,
}

/// A key that was issued.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct KeyText {
    /// The key.
    pub key: String,
}

/// The answer to a key that was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Joined {
    /// The seat that the key was for; `None` for the key of a table.
    pub seat: Option<Seat>,
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AtSeat {
    /// The table's id.
    pub table: String,
    /// The seat.
    pub seat: u8,
}
