//! The JSON of a server's HTTP requests and answers: the server writes these types, and the page
//! and the terminal read them. `docs/protocol.md` lists the routes.
//!
//! Must not be here: sockets, decisions, the messages of a table (they are in `table`).

mod failure;
mod people;
mod tables;
#[cfg(feature = "ts")]
mod ts;

use serde::{Deserialize, Serialize};

pub use failure::{Failed, FailureInfo, FailureKind};
pub use people::{
    Blocked, Blocks, Board, Credentials, Export, ExportedPerson, ExportedReport, ExportedSession,
    ExportedTable, GameRating, History, Named, NewName, NewPassword, PasswordText, Past, PastSeat,
    Proof, Ranked, Rated, RatingChange, Report, Role, SaidAt,
};
pub use tables::{
    AtSeat, ClosedTable, CreatedTable, Games, Invitation, Invited, Joined, KeyText, Listed, Tables,
};
#[cfg(feature = "ts")]
pub use ts::visit_types;

/// The answer to a request that only had to be carried out: `{}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Empty {}
