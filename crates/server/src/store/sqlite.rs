//! One `SQLite` file for everything: a thread that writes, a few connections that read, and backups
//! made while both are in use.

use std::fs::{self, File, OpenOptions};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use api::{Export, GameRating, Past, Ranked};
use contract::Placing;
use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};
use table::id::{MatchNumber, Millis, Person};
use tokio::sync::watch;

use super::migrate::{self, Progress};
use super::readers::Readers;
use super::writer::{Job, Task, Writer};
use super::{
    Account, Block, Change, Guest, Health, Key, Notice, OpenTable, Receipt, Store, StoreError,
    StoredStep, Who, check, file_in, lookups,
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
    jobs: Sender<Job>,
    writer: Option<JoinHandle<()>>,
    health: watch::Receiver<Health>,
    readers: Readers,
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
        let open = || -> Result<(Connection, Readers)> {
            let mut writer = Connection::open(&path)?;
            writer.busy_timeout(BUSY)?;
            check::at_start(&writer)?;
            writer.pragma_update(None, "journal_mode", "WAL")?;
            // NORMAL would lose the last commits in a power cut.
            writer.pragma_update(None, "synchronous", "FULL")?;
            writer.set_prepared_statement_cache_capacity(STATEMENTS);
            migrate::migrate(&mut writer, &path, &mut told)?;
            if let Some(pages_max) = pages_max {
                writer.pragma_update(None, "max_page_count", pages_max)?;
            }
            Ok((writer, Readers::open(&path)?))
        };
        let (writer, readers) = open().with_context(|| path.display().to_string())?;
        let (jobs, queue) = mpsc::channel();
        let (health_in, health) = watch::channel(Health::Writable);
        let writer = Writer::new(writer, queue, health_in, tally);
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer.run())
            .context("cannot start a thread")?;
        Ok(Self { jobs, writer: Some(writer), health, readers, _lock: lock })
    }

    fn send(&self, task: Task) -> Receipt {
        let (done, receipt) = Receipt::pair();
        // If the thread has ended, the receipt says so.
        drop(self.jobs.send(Job { task, done }));
        receipt
    }

    /// A short read.
    fn look<T>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.readers.short.look(look)
    }

    /// A read that may take long.
    fn study<T>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.readers.long.look(look)
    }
}

/// Reports the progress of a migration in the log.
fn told(progress: Progress) {
    match progress {
        Progress::BackingUp(to) => {
            tracing::info!(to = %to.display(), "the data needs a new form; backing it up first");
        }
        Progress::Copied { n_done, n_all } => {
            tracing::info!(n_done, n_all, "bringing logs into the new form");
        }
    }
}

impl Drop for SqliteStore {
    /// Waits until all queued changes are written.
    fn drop(&mut self) {
        drop(self.send(Task::Close));
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

/// Copies a database to a new file, while others may use it, and checks the copy.
pub(super) fn copy(from: &Connection, to: &Path) -> Result<()> {
    let copy = |part: &Path| -> Result<()> {
        private(part)?;
        let mut target = Connection::open(part)?;
        Backup::new(from, &mut target)?.run_to_completion(256, Duration::ZERO, None)?;
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
        .with_context(|| format!("cannot back up to {}", to.display()))
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
    let source = reading(&from).with_context(|| from.display().to_string())?;
    copy(&source, to).with_context(|| from.display().to_string())
}

impl Store for SqliteStore {
    fn write(&self, change: Change) -> Receipt {
        self.send(Task::Write(change))
    }

    fn close(&self) -> Receipt {
        self.send(Task::Close)
    }

    fn health(&self) -> watch::Receiver<Health> {
        self.health.clone()
    }

    fn log_part(
        &self,
        table: TableId,
        from: u64,
        n_steps_max: u32,
    ) -> Result<Vec<StoredStep>, StoreError> {
        self.study(|file| lookups::log_part(file, table, from, n_steps_max))
    }

    fn open_tables(&self) -> Result<Vec<OpenTable>, StoreError> {
        self.look(lookups::open_tables)
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

    fn kept_record(
        &self,
        table: TableId,
        number: MatchNumber,
        person: Person,
    ) -> Result<Option<String>, StoreError> {
        self.look(|file| lookups::kept_record(file, table, number, person))
    }

    fn export(&self, person: Person) -> Result<Option<Export>, StoreError> {
        self.study(|file| lookups::export(file, person))
    }

    fn notices(&self) -> Result<Vec<(i64, Notice)>, StoreError> {
        self.look(lookups::notices)
    }

    fn key(&self, key: &Digest) -> Result<Option<Key>, StoreError> {
        self.look(|file| lookups::key(file, key))
    }

    fn is_admitted(&self, table: TableId, person: Person) -> Result<bool, StoreError> {
        self.look(|file| lookups::is_admitted(file, table, person))
    }

    fn alive_at(&self) -> Result<Option<Millis>, StoreError> {
        self.look(lookups::alive_at)
    }
}
