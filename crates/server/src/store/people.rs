//! What is kept of people, and the deeds that change it.

use serde::Serialize;
use table::config::Rating as Counts;
use table::id::{Millis, Person};
use table::{MatchResult, result::Persistence};

use super::Line;
use crate::ident::{Digest, TableId};
use crate::people::name::Nick;
use crate::people::rating::Rating;

/// The fewest matches with which somebody stands on a board.
pub const BOARD_MATCHES_MIN: u32 = 5;
/// The most who stand on one.
pub(super) const BOARD_MAX: u32 = 100;
/// The most matches on a page of a history.
pub(super) const HISTORY_PAGE: u32 = 50;
/// The most people whom somebody can block.
pub const BLOCKS_MAX: u32 = 500;

/// What somebody is to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A name and a token.
    Guest,
    /// A name of their own, and a password.
    Account,
    /// Sent away by the operator.
    Banned,
}

/// Somebody with a password.
#[derive(Clone, Debug)]
pub struct Account {
    /// Who.
    pub person: Person,
    /// By what name.
    pub name: String,
    /// The hash of their password.
    pub password: String,
    /// When the operator set the password: it is good for once, and not for ever.
    pub reset: Option<Millis>,
    /// Whether they may come in.
    pub standing: Standing,
}

/// Somebody whose talk somebody does not want to hear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// By what the block is named; people are not.
    pub id: i64,
    /// Who is not heard.
    pub whom: Person,
    /// By what name.
    pub name: String,
}

/// A place on a board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ranked {
    /// Who.
    pub name: String,
    /// The best guess.
    pub mu: f64,
    /// How far off it may be.
    pub sigma: f64,
    /// After how many matches.
    pub n_matches: u32,
}

/// A match in somebody's history.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Past {
    /// At which table.
    pub table: String,
    /// Which of its matches.
    #[serde(rename = "match")]
    pub number: u16,
    /// What was played.
    pub game: String,
    /// When it ended.
    pub ended_ms: u64,
    /// Where to find its record.
    pub record: String,
    /// All seats.
    pub seats: Vec<PastSeat>,
}

/// A seat of a match in somebody's history.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PastSeat {
    /// Whether it was the reader's own.
    pub you: bool,
    /// Who sat there; nobody for a bot, or where the account is gone.
    pub name: Option<String>,
    /// The bot, if it was one.
    pub level: Option<String>,
    /// The place the seat came in.
    pub rank: u8,
    /// Points as the game counts them.
    pub points: i16,
    /// Whether whoever sat there gave up.
    pub gave_up: bool,
    /// How the rating changed, where it did.
    pub rating: Option<Change>,
}

/// How a rating changed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Change {
    /// The best guess before.
    pub mu_before: f64,
    /// And after.
    pub mu: f64,
    /// How far off it may be.
    pub sigma: f64,
}

/// A match that ended by its rules: the end of its log, and what comes of it.
#[derive(Clone, Debug)]
pub struct Finished {
    /// At which table.
    pub table: TableId,
    /// The last entries of its log.
    pub lines: Vec<Line>,
    /// What was played.
    pub game: String,
    /// Whether it counts for ratings.
    pub counts: Counts,
    /// How it ended.
    pub result: MatchResult,
    /// When, on the wall.
    pub at: Millis,
}

/// For ratings, who gave up comes in after everybody who did not.
pub(super) fn rank_of(persistence: Persistence, rank: u8) -> u8 {
    match persistence {
        Persistence::Stayed => rank,
        Persistence::GaveUp => u8::MAX,
    }
}

/// Something that changes what is kept of people.
#[derive(Clone, Debug)]
pub enum Deed {
    /// A guest, or somebody new, becomes an account. Every token from before ends: whoever gave
    /// somebody theirs must not get into the account by it.
    Register {
        /// Who.
        person: Person,
        /// By what name.
        name: Nick,
        /// The hash of their password.
        password: String,
        /// What they are known by from now on.
        token: Digest,
        /// When.
        at: Millis,
    },
    /// An account is used from one more place.
    LogIn {
        /// Who.
        person: Person,
        /// What they are known by there.
        token: Digest,
        /// When.
        at: Millis,
    },
    /// A token ends.
    LogOut {
        /// Which.
        token: Digest,
    },
    /// Another password. Every other token ends.
    SetPassword {
        /// Whose.
        person: Person,
        /// Its hash.
        password: String,
        /// What they are known by from now on.
        token: Digest,
        /// When.
        at: Millis,
    },
    /// Everything that is kept of a person goes, but for results without their name.
    Forget {
        /// Who.
        person: Person,
    },
    /// Somebody does not want to hear somebody.
    Block {
        /// Who.
        person: Person,
        /// Whom.
        whom: Person,
        /// When.
        at: Millis,
    },
    /// Somebody wants to hear somebody again.
    Unblock {
        /// Who.
        person: Person,
        /// Which block.
        id: i64,
    },
    /// Somebody tells the operator of somebody.
    Report(Box<Report>),
    /// The operator sets a password that is good for once.
    ResetPassword {
        /// Whose.
        person: Person,
        /// Its hash.
        password: String,
        /// When.
        at: Millis,
    },
    /// The operator sends somebody away.
    Ban {
        /// Whom.
        person: Person,
        /// When.
        at: Millis,
    },
    /// The operator lets somebody come again.
    Unban {
        /// Whom.
        person: Person,
    },
    /// A table goes with all that is kept of it, but for results.
    DropTable {
        /// Which.
        table: TableId,
    },
    /// The operator has something for a server that runs.
    Notice(Notice),
    /// The server has done so.
    Heeded {
        /// Up to this one.
        id: i64,
    },
}

/// What an operator wants of a server that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Every connection of a person ends.
    Oust(Person),
    /// A table ends, and goes.
    DropTable(TableId),
}

/// Somebody tells the operator of somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// When.
    pub at: Millis,
    /// Who tells.
    pub by: Person,
    /// Of whom.
    pub about: Person,
    /// At which table.
    pub table: TableId,
    /// In their own words.
    pub note: String,
    /// The last things said there, as JSON.
    pub chat: String,
}

/// What is believed of somebody before and after a match.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) before: Rating,
    pub(super) after: Rating,
}
