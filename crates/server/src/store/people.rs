//! Data about people, and the changes to it.

use table::config::Rating as Counts;
use table::id::{Millis, Person};
use table::{MatchResult, result::Persistence};

use super::StoredStep;
use crate::ident::{Digest, TableId};
use crate::people::name::Nick;
use crate::summary::Summary;

/// The fewest matches to appear on a rating board.
pub const BOARD_MATCHES_MIN: u32 = 5;
/// The most rows of a rating board.
pub(super) const BOARD_MAX: u32 = 100;
/// The matches on one page of a history.
pub(super) const HISTORY_PAGE: u32 = 50;
/// The most people somebody can block.
pub const BLOCKS_MAX: u32 = 500;

/// A person's status on the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PersonStatus {
    /// Known by a name and a session token.
    Guest,
    /// With an account: a reserved name and a password.
    Account,
    /// Banned by the operator.
    Banned,
}

/// An account.
#[derive(Clone, Debug)]
pub struct Account {
    /// The person's id.
    pub person: Person,
    /// Their name.
    pub name: String,
    /// The hash of their password.
    pub password: String,
    /// When the operator set the password. Such a password works once and expires.
    pub reset: Option<Millis>,
    /// Whether they are banned.
    pub standing: PersonStatus,
}

/// A person that somebody has blocked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The id of the block; clients never see ids of people.
    pub id: i64,
    /// The blocked person.
    pub whom: Person,
    /// Their name.
    pub name: String,
}

/// A match that ended by its rules: the end of its log, and its result.
#[derive(Clone, Debug)]
pub struct Finished {
    /// The table's id.
    pub table: TableId,
    /// The last step of its log.
    pub step: StoredStep,
    /// What the table looks like without its log, if that has changed.
    pub summary: Option<Box<Summary>>,
    /// The game's id.
    pub game: String,
    /// Whether it counts for ratings.
    pub counts: Counts,
    /// How it ended.
    pub result: MatchResult,
    /// When it ended, by the system clock.
    pub at: Millis,
}

/// The rank that counts for ratings: players who gave up come after everybody else.
pub(super) fn rank_of(persistence: Persistence, rank: u8) -> u8 {
    match persistence {
        Persistence::Stayed => rank,
        Persistence::GaveUp => u8::MAX,
    }
}

/// A change to people's data.
#[derive(Clone, Debug)]
pub enum Deed {
    /// A guest, or somebody new, registers an account. Every older token ends: whoever planted one
    /// must not get into the account with it.
    Register {
        /// The person's id.
        person: Person,
        /// The account's name.
        name: Nick,
        /// The hash of their password.
        password: String,
        /// The digest of the new session's token.
        token: Digest,
        /// When it was registered.
        at: Millis,
    },
    /// A log-in from one more device.
    LogIn {
        /// The person's id.
        person: Person,
        /// The digest of the new session's token.
        token: Digest,
        /// When it was made.
        at: Millis,
    },
    /// Ends a session.
    LogOut {
        /// The digest of its token.
        token: Digest,
    },
    /// Changes a password. Every other session ends.
    SetPassword {
        /// The person's id.
        person: Person,
        /// The hash of the new password.
        password: String,
        /// The digest of the new session's token.
        token: Digest,
        /// When it was changed.
        at: Millis,
    },
    /// Deletes everything stored about a person; results stay, without the name.
    Forget {
        /// The person's id.
        person: Person,
    },
    /// Somebody blocks somebody.
    Block {
        /// The person who blocks.
        person: Person,
        /// The person who is blocked.
        whom: Person,
        /// When it was made.
        at: Millis,
    },
    /// Somebody lifts a block.
    Unblock {
        /// The person who blocked.
        person: Person,
        /// The block's id.
        id: i64,
    },
    /// Somebody reports somebody to the operator.
    Report(Box<PersonReport>),
    /// The operator sets a one-time password.
    ResetPassword {
        /// The person's id.
        person: Person,
        /// The hash of the new password.
        password: String,
        /// When it was set.
        at: Millis,
    },
    /// The operator bans somebody.
    Ban {
        /// The person's id.
        person: Person,
        /// When they were banned.
        at: Millis,
    },
    /// The operator lifts a ban.
    Unban {
        /// The person's id.
        person: Person,
    },
    /// Deletes a table and everything stored about it except results.
    DropTable {
        /// The table's id.
        table: TableId,
    },
    /// The operator leaves a notice for a running server.
    Notice(Notice),
    /// The other nodes close a person's connections, as this one has done.
    OustElsewhere {
        /// The person's id.
        person: Person,
    },
    /// The server has carried out notices.
    Heeded {
        /// The number of the last one.
        id: i64,
    },
}

/// The operator's notice for a running server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Close every connection of this person.
    Oust(Person),
    /// End this table and delete it.
    DropTable(TableId),
}

/// A report about somebody to the operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonReport {
    /// When it was made.
    pub at: Millis,
    /// The person who made it.
    pub by: Person,
    /// The person it is about.
    pub about: Person,
    /// The table it is about.
    pub table: TableId,
    /// The reporter's own words.
    pub note: String,
    /// The last chat messages there, as JSON.
    pub chat: String,
}
