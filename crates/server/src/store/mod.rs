//! What lasts: the logs of all tables, people, keys. One interface, so that another database can
//! take the place of the file.
//!
//! Whatever is written goes through one door, [`Store::write`], and its [`Receipt`] says when it
//! is on disk. Reading blocks: callers on the runtime go through [`read`].

mod deeds;
pub(crate) mod desk;
mod lookups;
mod people;
mod schema;
mod sqlite;
mod writer;
mod restore;
mod sweep;

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use contract::Placing;
use serde_json::Value;
use table::Entry;
use table::id::{MatchNumber, Millis, Person};
use tokio::sync::{oneshot, watch};

use crate::ident::{Digest, TableId};
use crate::people::name::NameKey;

pub(crate) use desk::open_logs;
pub use desk::{Found, Told};
pub use people::{
    Account, BLOCKS_MAX, BOARD_MATCHES_MIN, Block, Deed, Finished, Notice, Past, PastSeat, Ranked,
    Report, Standing,
};
pub use restore::{Existing, restore};
pub(crate) use sqlite::lock;
pub use sqlite::{SqliteStore, backup};
pub(crate) use sweep::TOKEN_MS;

/// Where everything lasts.
pub trait Store: Send + Sync + 'static {
    /// Writes something. Many changes share one transaction; the receipt says when it is on disk.
    fn write(&self, change: Change) -> Receipt;
    /// Whether anything can be written.
    fn health(&self) -> watch::Receiver<Health>;
    /// The log of a table, in order; empty where there is none.
    ///
    /// # Errors
    /// When it cannot be read.
    fn log(&self, table: TableId) -> Result<Vec<Line>, StoreError>;
    /// The tables that have not ended.
    ///
    /// # Errors
    /// When they cannot be read.
    fn open_tables(&self) -> Result<Vec<TableId>, StoreError>;
    /// Whom a token is for.
    ///
    /// # Errors
    /// When it cannot be read.
    fn guest(&self, token: &Digest) -> Result<Option<Guest>, StoreError>;
    /// What a key opens.
    ///
    /// # Errors
    /// When it cannot be read.
    fn key(&self, key: &Digest) -> Result<Option<Key>, StoreError>;
    /// Whether somebody has come to a table by a key of it.
    ///
    /// # Errors
    /// When it cannot be read.
    fn is_admitted(&self, table: TableId, person: Person) -> Result<bool, StoreError>;
    /// An account.
    ///
    /// # Errors
    /// When it cannot be read.
    fn account(&self, who: &Who) -> Result<Option<Account>, StoreError>;
    /// Whose account has a name, or one that looks the same.
    ///
    /// # Errors
    /// When it cannot be read.
    fn owner(&self, key: &NameKey) -> Result<Option<Person>, StoreError>;
    /// Whom somebody does not want to hear.
    ///
    /// # Errors
    /// When it cannot be read.
    fn blocks(&self, person: Person) -> Result<Vec<Block>, StoreError>;
    /// How often somebody has told the operator of somebody since then.
    ///
    /// # Errors
    /// When it cannot be read.
    fn n_reports(&self, by: Person, since: Millis) -> Result<u32, StoreError>;
    /// The best of a game, the best first.
    ///
    /// # Errors
    /// When it cannot be read.
    fn board(&self, game: &str) -> Result<Vec<Ranked>, StoreError>;
    /// Somebody's own ratings, by game.
    ///
    /// # Errors
    /// When it cannot be read.
    fn ratings(&self, person: Person) -> Result<Vec<(String, Ranked)>, StoreError>;
    /// A page of somebody's matches, the last first, from before a moment.
    ///
    /// # Errors
    /// When it cannot be read.
    fn history(&self, person: Person, before: Millis) -> Result<Vec<Past>, StoreError>;
    /// How a match ended, by seat; empty where it did not end by its rules.
    ///
    /// # Errors
    /// When it cannot be read.
    fn placings(&self, table: TableId, number: MatchNumber) -> Result<Vec<Placing>, StoreError>;
    /// Everything that is kept of a person.
    ///
    /// # Errors
    /// When it cannot be read.
    fn export(&self, person: Person) -> Result<Option<Value>, StoreError>;
    /// What the operator wants of the server, each with its number.
    ///
    /// # Errors
    /// When it cannot be read.
    fn notices(&self) -> Result<Vec<(i64, Notice)>, StoreError>;
    /// When a server last ran on this store.
    ///
    /// # Errors
    /// When it cannot be read.
    fn alive_at(&self) -> Result<Option<Millis>, StoreError>;
}

/// Something that is written.
#[derive(Clone, Debug)]
pub enum Change {
    /// A table begins, with its first entries.
    OpenTable {
        /// Which.
        table: TableId,
        /// Its first entries.
        lines: Vec<Line>,
    },
    /// A table goes on.
    Append {
        /// Which.
        table: TableId,
        /// Its next entries.
        lines: Vec<Line>,
    },
    /// A match has ended by its rules: its table goes on, and results and ratings with it.
    Finish(Box<Finished>),
    /// Something about people.
    People(Deed),
    /// A table has ended; its log stays.
    CloseTable {
        /// Which.
        table: TableId,
        /// When.
        at: Millis,
    },
    /// Somebody comes for the first time.
    Greet {
        /// Who.
        guest: Guest,
        /// What they are known by.
        token: Digest,
        /// When.
        at: Millis,
    },
    /// Somebody has another name.
    Rename(Guest),
    /// Somebody is known by another token as well: a second device.
    Device {
        /// Who.
        person: Person,
        /// What they are known by there.
        token: Digest,
        /// When.
        at: Millis,
    },
    /// A key is given out. A new key of a seat takes the place of one that nobody used.
    IssueKey {
        /// Which.
        key: Digest,
        /// What it opens.
        opens: Opens,
        /// When.
        at: Millis,
    },
    /// A key is used. It conflicts where somebody else has used it before.
    UseKey {
        /// Which.
        key: Digest,
        /// By whom.
        person: Person,
    },
    /// Somebody may come to a table as those do who have its link.
    Admit {
        /// Which.
        table: TableId,
        /// Who.
        person: Person,
    },
    /// What is too old to be of use goes.
    Sweep {
        /// When.
        at: Millis,
    },
    /// A server runs.
    Alive {
        /// When.
        at: Millis,
    },
}

/// An entry of a table's log as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number.
    pub seq: u64,
    /// When.
    pub at_ms: Millis,
    /// The entry.
    pub text: String,
}

impl From<&Entry> for Line {
    fn from(entry: &Entry) -> Self {
        Self { seq: entry.seq, at_ms: entry.at_ms, text: entry.text() }
    }
}

/// Somebody who is known by a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Who.
    pub person: Person,
    /// By what name.
    pub name: String,
    /// What they are to the server.
    pub standing: Standing,
}

/// By what an account is looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// The name that somebody typed.
    Named(NameKey),
    /// The person.
    Person(Person),
}

/// What a key opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opens {
    /// A table for whoever has its link; any number of times.
    Table(TableId),
    /// A seat, for one person.
    Seat(TableId, u8),
    /// The same person on another device; once.
    Device(Person),
}

/// A key that was given out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// What it opens.
    pub opens: Opens,
    /// Who has used it.
    pub used_by: Option<Person>,
    /// When it was given out.
    pub made: Millis,
}

/// Whether anything can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// It can.
    Writable,
    /// It cannot: the disk is full, or broken.
    ReadOnly,
}

/// What went wrong with the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Nothing can be written now; what was to be written is not.
    ReadOnly(String),
    /// It contradicts what is there: another wrote the entry, or used the key.
    Conflict,
    /// It cannot be read, or the store has ended.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ReadOnly(why) => write!(out, "nothing can be written now: {why}"),
            Self::Conflict => write!(out, "it contradicts what is written already"),
            Self::Broken(why) => write!(out, "the store cannot be read: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Says when something is on disk.
#[derive(Debug)]
#[must_use = "nobody may be told before it is on disk"]
pub struct Receipt(oneshot::Receiver<Result<(), StoreError>>);

impl Receipt {
    /// For whoever writes: the receipt, and the end to answer it by.
    pub fn pair() -> (oneshot::Sender<Result<(), StoreError>>, Self) {
        let (sender, receiver) = oneshot::channel();
        (sender, Self(receiver))
    }

    /// Waits until it is on disk.
    ///
    /// # Errors
    /// When it is not, and will not be.
    pub async fn written(self) -> Result<(), StoreError> {
        self.0.await.unwrap_or_else(|_| Err(ended()))
    }

    /// The same for threads that may wait.
    ///
    /// # Errors
    /// When it is not, and will not be.
    pub fn wait(self) -> Result<(), StoreError> {
        self.0.blocking_recv().unwrap_or_else(|_| Err(ended()))
    }
}

fn ended() -> StoreError {
    StoreError::Broken("it has ended".to_owned())
}

/// Reads on a thread that may wait.
///
/// # Errors
/// Those of the reader.
pub async fn read<T, F>(store: &Arc<dyn Store>, reader: F) -> Result<T, StoreError>
where
    T: Send + 'static,
    F: FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
{
    let store = Arc::clone(store);
    let reading = tokio::task::spawn_blocking(move || reader(store.as_ref()));
    reading.await.unwrap_or_else(|error| Err(StoreError::Broken(error.to_string())))
}

/// The file of the store in a data folder.
pub fn file_in(data: &Path) -> std::path::PathBuf {
    data.join("tavern.sqlite")
}
