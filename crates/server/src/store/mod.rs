//! Persistent data: the logs of all tables, people, keys. It is one interface, so that another
//! database can replace `SQLite`.
//!
//! Every write goes through [`Store::write`], and its [`Receipt`] says when it is on disk. Reading
//! blocks: async callers go through [`read`].

/// A statement with its parameters, which may have any number of rows.
macro_rules! statement {
    ($sql:expr $(, $with:expr)* $(,)?) => {
        $crate::store::statements::Statement {
            sql: $sql,
            with: vec![$($with.into()),*],
            expect: $crate::store::statements::Expect::Any,
        }
    };
}

mod receipt;
mod people;
mod step;
mod rows;
mod queries;
mod statements;
mod finish;
mod schema;
mod migrate;
mod check;
mod sqlite;
mod readers;
mod lookups;
mod writer;
mod deeds;
pub(crate) mod desk;
mod listing;
mod restore;
mod prune;
pub mod postgres;

use std::cmp::Reverse;
use std::path::Path;
use std::sync::Arc;

use api::{Export, GameRating, Past, Ranked};
use contract::Placing;
use table::id::{MatchNumber, Millis, Person};
use table::message::StageName;
use tokio::sync::watch;

use crate::ident::{Digest, TableId};
use crate::people::name::NameKey;
use crate::summary::Summary;

pub use desk::{Found, ReportRow};
pub(crate) use desk::{Inspected, inspect};
pub use listing::{TableFilter, TableRow};
pub use migrate::Progress;
pub use people::{
    Account, BLOCKS_MAX, BOARD_MATCHES_MIN, Block, Deed, Finished, Notice, PersonReport,
    PersonStatus,
};
pub(crate) use prune::{Kept, KeptRecord};
pub use receipt::{Receipt, StoreError};
pub use restore::{Existing, restore};
pub(crate) use sqlite::lock;
pub use sqlite::{SqliteStore, backup};
pub(crate) use statements::TOKEN_MS;
pub use step::StoredStep;
pub(crate) use step::entries;

/// How many steps of a log are read at once. Between two parts, others may read.
pub const PART_STEPS: u32 = 512;

/// The server's persistent storage.
pub trait Store: Send + Sync + 'static {
    /// Writes a change. Many changes share one transaction; the receipt says when it is on disk.
    /// Steps of logs are written in the order in which they come. Whoever needs another order waits
    /// for the receipt of one change before the next.
    fn write(&self, change: Change) -> Receipt;
    /// Writes what is queued and ends writing. Once its receipt comes, all data is in its final
    /// place.
    fn close(&self) -> Receipt;
    /// Whether writing works.
    fn health(&self) -> watch::Receiver<Health>;
    /// The log of a table, in order; empty if there is no such table.
    ///
    /// # Errors
    /// If it cannot be read.
    fn log(&self, table: TableId) -> Result<Vec<StoredStep>, StoreError> {
        let (mut log, mut from) = (Vec::new(), 0);
        loop {
            let part = self.log_part(table, from, PART_STEPS)?;
            let is_last = part.len() < PART_STEPS as usize;
            log.extend(part);
            match log.last() {
                Some(last) if !is_last => from = last.seq + 1,
                Some(_) | None => return Ok(log),
            }
        }
    }
    /// A part of a table's log: at most so many steps, in order, from a sequence number on.
    ///
    /// # Errors
    /// If it cannot be read.
    fn log_part(
        &self,
        table: TableId,
        from: u64,
        n_steps_max: u32,
    ) -> Result<Vec<StoredStep>, StoreError>;
    /// The tables that have not ended.
    ///
    /// # Errors
    /// If they cannot be read.
    fn open_tables(&self) -> Result<Vec<OpenTable>, StoreError>;
    /// Public tables that have not ended, those in their lobby and with free seats first.
    ///
    /// # Errors
    /// If they cannot be read.
    fn lobby(&self, n_tables_max: u32) -> Result<Vec<(TableId, Summary)>, StoreError> {
        let listed = |open: OpenTable| Some((open.table, open.summary?));
        let mut tables: Vec<_> = self.open_tables()?.into_iter().filter_map(listed).collect();
        tables.retain(|(_, summary)| summary.is_public());
        tables.sort_by_key(|(table, summary)| {
            (summary.stage != StageName::Lobby, Reverse(summary.n_free()), *table)
        });
        tables.truncate(n_tables_max as usize);
        Ok(tables)
    }
    /// How many open tables somebody is the host of.
    ///
    /// # Errors
    /// If they cannot be read.
    fn n_open_of(&self, host: Person) -> Result<u32, StoreError> {
        let is_theirs = |open: &OpenTable| open.summary.as_ref().is_some_and(|it| it.host == host);
        let n_tables = self.open_tables()?.iter().filter(|open| is_theirs(open)).count();
        Ok(u32::try_from(n_tables).unwrap_or(u32::MAX))
    }
    /// The person a token belongs to.
    ///
    /// # Errors
    /// If it cannot be read.
    fn guest(&self, token: &Digest) -> Result<Option<Guest>, StoreError>;
    /// What a key opens.
    ///
    /// # Errors
    /// If it cannot be read.
    fn key(&self, key: &Digest) -> Result<Option<Key>, StoreError>;
    /// Whether somebody has used an invitation to a table.
    ///
    /// # Errors
    /// If it cannot be read.
    fn is_admitted(&self, table: TableId, person: Person) -> Result<bool, StoreError>;
    /// An account.
    ///
    /// # Errors
    /// If it cannot be read.
    fn account(&self, who: &Who) -> Result<Option<Account>, StoreError>;
    /// The person whose account has this name, or one that looks the same.
    ///
    /// # Errors
    /// If it cannot be read.
    fn owner(&self, key: &NameKey) -> Result<Option<Person>, StoreError>;
    /// The people somebody has blocked.
    ///
    /// # Errors
    /// If it cannot be read.
    fn blocks(&self, person: Person) -> Result<Vec<Block>, StoreError>;
    /// How many reports somebody has made since a moment.
    ///
    /// # Errors
    /// If it cannot be read.
    fn n_reports(&self, by: Person, since: Millis) -> Result<u32, StoreError>;
    /// The best players of a game, best first.
    ///
    /// # Errors
    /// If it cannot be read.
    fn board(&self, game: &str) -> Result<Vec<Ranked>, StoreError>;
    /// Somebody's own ratings, by game.
    ///
    /// # Errors
    /// If it cannot be read.
    fn ratings(&self, person: Person) -> Result<Vec<GameRating<Ranked>>, StoreError>;
    /// A page of somebody's matches, newest first, from before a moment.
    ///
    /// # Errors
    /// If it cannot be read.
    fn history(&self, person: Person, before: Millis) -> Result<Vec<Past>, StoreError>;
    /// How a match ended, by seat; empty if it did not end by its rules.
    ///
    /// # Errors
    /// If it cannot be read.
    fn placings(&self, table: TableId, number: MatchNumber) -> Result<Vec<Placing>, StoreError>;
    /// The record of a match whose log was pruned, for somebody who may see it.
    ///
    /// # Errors
    /// If it cannot be read.
    fn kept_record(
        &self,
        table: TableId,
        number: MatchNumber,
        person: Person,
    ) -> Result<Option<String>, StoreError>;
    /// Everything stored about a person.
    ///
    /// # Errors
    /// If it cannot be read.
    fn export(&self, person: Person) -> Result<Option<Export>, StoreError>;
    /// The operator's notices for the server, each with its number.
    ///
    /// # Errors
    /// If it cannot be read.
    fn notices(&self) -> Result<Vec<(i64, Notice)>, StoreError>;
    /// The elapsed time that the last server on this store wrote down.
    ///
    /// # Errors
    /// If it cannot be read.
    fn alive_at(&self) -> Result<Option<Millis>, StoreError>;
}

/// A change to store.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new table, with the first step of its log.
    OpenTable {
        /// The table's id.
        table: TableId,
        /// The first step of its log.
        step: StoredStep,
        /// What it looks like without its log.
        summary: Box<Summary>,
    },
    /// The next step of a table's log.
    Append {
        /// The table's id.
        table: TableId,
        /// The next step of its log.
        step: StoredStep,
        /// What it looks like without its log, if that has changed.
        summary: Option<Box<Summary>>,
    },
    /// A table is no longer in memory, or is again.
    Rest {
        /// The table's id.
        table: TableId,
        /// When it must be loaded.
        due: WakeAt,
    },
    /// A match has ended by its rules: the last entries, with the results and ratings.
    Finish(Box<Finished>),
    /// A change to people's data.
    People(Deed),
    /// A table has ended. Its log stays.
    CloseTable {
        /// The table's id.
        table: TableId,
        /// When it ended.
        at: Millis,
    },
    /// A new guest.
    Greet {
        /// Their id and name.
        guest: Guest,
        /// The digest of their session token.
        token: Digest,
        /// When they came.
        at: Millis,
    },
    /// Somebody changed their name.
    Rename(Guest),
    /// A session token for a second device of the same person.
    Device {
        /// The person's id.
        person: Person,
        /// The digest of that device's token.
        token: Digest,
        /// When it was added.
        at: Millis,
    },
    /// A new key. A new key for a seat replaces one that nobody has used.
    IssueKey {
        /// The key's digest.
        key: Digest,
        /// What it opens.
        opens: Opens,
        /// When it was made.
        at: Millis,
    },
    /// Somebody uses a key. It is a conflict if somebody else used it before.
    UseKey {
        /// The key's digest.
        key: Digest,
        /// The person who uses it.
        person: Person,
    },
    /// Somebody may visit a table like everybody who has its link.
    Admit {
        /// The table's id.
        table: TableId,
        /// The person's id.
        person: Person,
    },
    /// Ends the keys of a table, but not those of its seats, and what they have opened for some
    /// people.
    Revoke {
        /// The table's id.
        table: TableId,
        /// The people who may no longer visit it.
        people: Revoked,
    },
    /// Deletes data that is too old to be of use.
    Sweep {
        /// The time now.
        at: Millis,
    },
    /// A heartbeat: the server is running.
    Alive {
        /// The elapsed time, not the date.
        at: Millis,
    },
}

/// A table that has not ended, as it can be listed without its log.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenTable {
    /// The table's id.
    pub table: TableId,
    /// Its summary. Data of schema 2 has none until the table is loaded.
    pub summary: Option<Summary>,
    /// When it must be loaded.
    pub due: WakeAt,
}

/// When a table must be loaded even if nobody asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WakeAt {
    /// Only its log knows.
    Unknown,
    /// Not before somebody asks for it.
    Never,
    /// At this moment of the tables' clock.
    At(Millis),
}

/// A person with a session token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The person's id.
    pub person: Person,
    /// Their name.
    pub name: String,
    /// Whether they are a guest, have an account or are banned.
    pub standing: PersonStatus,
}

/// How to look up an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// By the name that somebody typed.
    Named(NameKey),
    /// By the person's id.
    Person(Person),
}

/// The people who may no longer visit a table, though they came by its link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Revoked {
    /// Nobody: only the link ends.
    Nobody,
    /// One person.
    One(Person),
    /// Everybody but these.
    AllBut(Vec<Person>),
}

/// What a key opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opens {
    /// A table, for everybody who has its link, any number of times.
    Table(TableId),
    /// A seat, for one person.
    Seat(TableId, u8),
    /// The same person on another device, once.
    Device(Person),
}

/// A key that was issued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// What it opens.
    pub opens: Opens,
    /// The person who has used it.
    pub used_by: Option<Person>,
    /// When it was issued.
    pub made: Millis,
}

/// Whether writing works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// Writing works.
    Writable,
    /// Writing fails: the disk is full, or broken.
    ReadOnly,
}

/// Runs a reader on a thread that may block.
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

/// The size of the database on disk in bytes, with what is not yet in its main file.
pub(crate) fn size_on_disk(data: &Path) -> u64 {
    let main = file_in(data);
    let wal = main.with_extension("sqlite-wal");
    let size = |file: &Path| std::fs::metadata(file).map_or(0, |found| found.len());
    size(&main) + size(&wal)
}

/// The database file in a data folder.
pub fn file_in(data: &Path) -> std::path::PathBuf {
    data.join("tavern.sqlite")
}
