//! One `SQLite` file for everything: a thread that writes, a connection that reads, and backups
//! made while both are in use.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use api::{Export, GameRating, Past, Ranked};
use contract::Placing;
use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags, OptionalExtension, params};
use table::id::{MatchNumber, Millis, Person};
use tokio::sync::watch;

use super::schema;
use super::writer::{Job, Writer, number};
use super::{
    Account, Block, Change, Guest, Health, Key, Notice, Opens, Receipt, Store, StoreError,
    StoredStep, Who, file_in, lookups,
};
use crate::ident::{Digest, TableId};
use crate::people::name::NameKey;
use crate::tally::Counters;

/// How long a connection waits while another has locked the file.
pub(super) const BUSY: Duration = Duration::from_secs(5);
/// The number of prepared statements in the cache.
const STATEMENTS: usize = 32;

/// The store in a file.
pub struct SqliteStore {
    /// `None` once the store shuts down, which ends the thread.
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    health: watch::Receiver<Health>,
    reader: Mutex<Connection>,
    /// Held so that no other server writes here.
    _lock: File,
}

impl SqliteStore {
    /// Opens the store of a data folder, and creates both if they are missing.
    ///
    /// # Errors
    /// If the folder or the file cannot be used, or another server uses it.
    pub fn open(data: &Path, tally: Arc<Counters>) -> Result<Self> {
        Self::open_bounded(data, tally, None)
    }

    /// Like [`SqliteStore::open`], for a file limited to so many pages of 4 KiB.
    ///
    /// # Errors
    /// Like [`SqliteStore::open`].
    pub fn open_bounded(data: &Path, tally: Arc<Counters>, pages_max: Option<u32>) -> Result<Self> {
        folder_for_owner(data)?;
        let Some(lock) = lock(data)? else {
            bail!("another server runs on the data folder {}", data.display());
        };
        let path = file_in(data);
        private(&path).with_context(|| format!("cannot write {}", path.display()))?;
        let open = || -> Result<(Connection, Connection)> {
            let mut writer = Connection::open(&path)?;
            writer.busy_timeout(BUSY)?;
            writer.pragma_update(None, "journal_mode", "WAL")?;
            // NORMAL would lose the last commits in a power cut.
            writer.pragma_update(None, "synchronous", "FULL")?;
            writer.set_prepared_statement_cache_capacity(STATEMENTS);
            schema::migrate(&mut writer).map_err(schema::SchemaError::tell)?;
            if let Some(pages_max) = pages_max {
                writer.pragma_update(None, "max_page_count", pages_max)?;
            }
            Ok((writer, reading(&path)?))
        };
        let (writer, reader) = open().with_context(|| path.display().to_string())?;
        let (jobs, queue) = mpsc::channel();
        let (health_in, health) = watch::channel(Health::Writable);
        let writer = Writer { file: writer, jobs: queue, health: health_in, tally };
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer.run())
            .context("cannot start a thread")?;
        let reader = Mutex::new(reader);
        Ok(Self { jobs: Some(jobs), writer: Some(writer), health, reader, _lock: lock })
    }

    fn look<T>(
        &self,
        look: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        look(&self.reader()).map_err(|error| broken(&error))
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        // Reading changes nothing, so a reader that panicked left nothing half done.
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for SqliteStore {
    /// Waits until all queued changes are written.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            drop(writer.join());
        }
    }
}

impl std::fmt::Debug for SqliteStore {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("SqliteStore")
    }
}

/// Creates a data folder that only its owner can open.
pub(super) fn folder_for_owner(data: &Path) -> Result<()> {
    let folder = || format!("the data folder {}", data.display());
    fs::DirBuilder::new().recursive(true).mode(0o700).create(data).with_context(folder)
}

/// Creates a file that only its owner can read, because it holds the seeds of deals. Refuses a
/// device or a pipe of that name.
pub(super) fn private(path: &Path) -> Result<File, files::WriteError> {
    files::place(path, files::FileKind::Own)?;
    Ok(OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(path)?)
}

/// Locks a data folder, since two servers would contradict each other in one log. `None` while
/// another process holds the lock.
pub(crate) fn lock(data: &Path) -> Result<Option<File>> {
    let path = data.join("lock");
    let file = private(&path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(file.try_lock().is_ok().then_some(file))
}

pub(super) fn reading(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let reader = Connection::open_with_flags(path, flags)?;
    reader.busy_timeout(BUSY)?;
    reader.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(reader)
}

/// Backs up the store of a data folder to a new file, whether or not a server runs on it.
///
/// # Errors
/// If there is no store, or the backup cannot be written.
pub fn backup(data: &Path, to: &Path) -> Result<()> {
    let from = file_in(data);
    if !from.exists() {
        bail!("there is nothing to back up: {} is missing", from.display());
    }
    let copy = |part: &Path| -> Result<()> {
        private(part)?;
        let source = reading(&from)?;
        let mut target = Connection::open(part)?;
        Backup::new(&source, &mut target)?.run_to_completion(256, Duration::ZERO, None)?;
        let verdict: String = target.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        if verdict != "ok" {
            bail!("the backup is damaged: {verdict}");
        }
        // One file, without a write-ahead log that would have to move with it.
        target.pragma_update(None, "journal_mode", "DELETE")?;
        drop(target);
        Ok(File::open(part)?.sync_all()?)
    };
    files::fill(to, files::FileKind::New, copy)
        .with_context(|| format!("cannot back up {} to {}", from.display(), to.display()))
}

fn broken(error: &rusqlite::Error) -> StoreError {
    StoreError::Broken(error.to_string())
}

impl Store for SqliteStore {
    fn write(&self, change: Change) -> Receipt {
        let (done, receipt) = Receipt::pair();
        if let Some(jobs) = &self.jobs {
            // If the thread has ended, the receipt says so.
            drop(jobs.send(Job { change, done }));
        }
        receipt
    }

    fn health(&self) -> watch::Receiver<Health> {
        self.health.clone()
    }

    fn log(&self, table: TableId) -> Result<Vec<StoredStep>, StoreError> {
        self.look(|file| lookups::log(file, schema::LogTable::Steps, table))
    }

    fn open_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let reader = self.reader();
        let sql = "SELECT id FROM tables WHERE closed_ms IS NULL ORDER BY id";
        let mut select = reader.prepare_cached(sql).map_err(|error| broken(&error))?;
        let ids = select.query_map([], |row| row.get(0).map(i64::cast_unsigned).map(TableId));
        ids.map_err(|error| broken(&error))?
            .collect::<Result<_, _>>()
            .map_err(|error| broken(&error))
    }

    fn guest(&self, token: &Digest) -> Result<Option<Guest>, StoreError> {
        self.look(|file| lookups::guest(file, token))
    }

    fn account(&self, who: &Who) -> Result<Option<Account>, StoreError> {
        self.look(|file| lookups::account(file, who))
    }

    fn owner(&self, key: &NameKey) -> Result<Option<Person>, StoreError> {
        self.look(|file| lookups::owner(file, key))
    }

    fn blocks(&self, person: Person) -> Result<Vec<Block>, StoreError> {
        self.look(|file| lookups::blocks(file, person))
    }

    fn n_reports(&self, by: Person, since: Millis) -> Result<u32, StoreError> {
        self.look(|file| lookups::n_reports(file, by, since))
    }

    fn board(&self, game: &str) -> Result<Vec<Ranked>, StoreError> {
        self.look(|file| lookups::board(file, game))
    }

    fn ratings(&self, person: Person) -> Result<Vec<GameRating<Ranked>>, StoreError> {
        self.look(|file| lookups::ratings(file, person))
    }

    fn history(&self, person: Person, before: Millis) -> Result<Vec<Past>, StoreError> {
        self.look(|file| lookups::history(file, person, before))
    }

    fn placings(&self, table: TableId, number: MatchNumber) -> Result<Vec<Placing>, StoreError> {
        self.look(|file| lookups::placings(file, table, number))
    }

    fn export(&self, person: Person) -> Result<Option<Export>, StoreError> {
        self.look(|file| lookups::export(file, person))
    }

    fn notices(&self) -> Result<Vec<(i64, Notice)>, StoreError> {
        self.look(lookups::notices)
    }

    fn key(&self, key: &Digest) -> Result<Option<Key>, StoreError> {
        let sql = "SELECT table_id, seat, person, used_by, made_ms FROM keys WHERE key = ?1";
        let reader = self.reader();
        let mut select = reader.prepare_cached(sql).map_err(|error| broken(&error))?;
        let found = select.query_row([key.0], |row| {
            let table: Option<i64> = row.get(0)?;
            let table = table.map(i64::cast_unsigned).map(TableId);
            let person: Option<i64> = row.get(2)?;
            let person = person.map(i64::cast_unsigned).map(Person);
            let opens = match (table, row.get(1)?, person) {
                (Some(table), Some(seat), _) => Some(Opens::Seat(table, seat)),
                (Some(table), None, _) => Some(Opens::Table(table)),
                (None, _, Some(person)) => Some(Opens::Device(person)),
                (None, _, None) => None,
            };
            let used: Option<i64> = row.get(3)?;
            let made: i64 = row.get(4)?;
            Ok(opens.map(|opens| Key {
                opens,
                used_by: used.map(i64::cast_unsigned).map(Person),
                made: Millis(made.cast_unsigned()),
            }))
        });
        found.optional().map(Option::flatten).map_err(|error| broken(&error))
    }

    fn is_admitted(&self, table: TableId, person: Person) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM admissions WHERE table_id = ?1 AND person = ?2";
        let reader = self.reader();
        let mut select = reader.prepare_cached(sql).map_err(|error| broken(&error))?;
        select
            .exists(params![number(table), person.0.cast_signed()])
            .map_err(|error| broken(&error))
    }

    fn alive_at(&self) -> Result<Option<Millis>, StoreError> {
        let sql = "SELECT at_ms FROM moments WHERE name = 'alive'";
        let at: Option<i64> = self
            .reader()
            .query_row(sql, [], |row| row.get(0))
            .optional()
            .map_err(|error| broken(&error))?;
        Ok(at.map(i64::cast_unsigned).map(Millis))
    }
}
