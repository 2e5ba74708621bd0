//! Restores a backup. The backup is checked first, copied beside the existing data, and moved into
//! place in one step. If anything fails on the way, the data is unchanged.

use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use rusqlite::Connection;
use rusqlite::backup::Backup;

use super::schema::{self, LogTable};
use super::sqlite::{folder_for_owner, lock, private, reading};
use super::{file_in, migrate};
use crate::clock::now;

/// What to do with existing data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// Refuse to restore.
    Refuse,
    /// Move it aside, under a new name.
    MoveAside,
}

/// Restores a backup into a data folder. Returns the new name of the data that was moved aside, if
/// any.
///
/// # Errors
/// If the backup is damaged, a server runs on the folder, or existing data may not be moved.
pub fn restore(data: &Path, from: &Path, existing: Existing) -> Result<Option<PathBuf>> {
    check(from).with_context(|| format!("{} cannot be restored", from.display()))?;
    folder_for_owner(data)?;
    let Some(_lock) = lock(data)? else {
        bail!("another server runs on the data folder {}: stop it first", data.display());
    };
    let place = file_in(data);
    if place.exists() && existing == Existing::Refuse {
        bail!("{} exists already; --replace moves it aside", place.display());
    }
    let fresh = data.join("tavern.restoring");
    let written = copy(from, &fresh)
        .and_then(|()| hand_over(data, &fresh))
        .and_then(|()| put(data, &fresh, &place));
    if written.is_err() {
        drop(fs::remove_file(&fresh));
    }
    written.with_context(|| format!("cannot restore {} to {}", from.display(), place.display()))
}

/// A copy of a backup, brought up to date. It is deleted with this value.
pub(super) struct UpToDate {
    file: Connection,
    path: PathBuf,
}

impl UpToDate {
    pub(super) fn connection(&self) -> &Connection {
        &self.file
    }
}

impl Drop for UpToDate {
    fn drop(&mut self) {
        drop(fs::remove_file(&self.path));
    }
}

/// Checks a backup, and brings a copy of it up to date.
pub(super) fn up_to_date(from: &Path) -> Result<UpToDate> {
    check(from).with_context(|| format!("{} cannot be restored", from.display()))?;
    let name = format!("tortuga-restoring-{}-{}.sqlite", std::process::id(), now().0);
    let path = std::env::temp_dir().join(name);
    copy(from, &path)?;
    let mut copied = UpToDate { file: Connection::open(&path)?, path };
    migrate::apply(&mut copied.file, &mut drop)?;
    Ok(copied)
}

/// Checks that a file is an intact backup of ours, from no newer server.
fn check(from: &Path) -> Result<()> {
    if !from.is_file() {
        bail!("there is no such file");
    }
    let file = reading(from)?;
    let verdict: String = file
        .query_row("PRAGMA integrity_check", [], |row| row.get(0))
        .context("this is not a backup of a server")?;
    if verdict != "ok" {
        bail!("the backup is damaged: {verdict}");
    }
    let seen = schema::version(&file)?;
    if seen > schema::VERSION {
        bail!("a newer server wrote it (schema {seen}); use that one");
    }
    let logs = match schema::log_table(seen) {
        LogTable::Steps => "steps",
        LogTable::Entries => "entries",
    };
    let sql = "SELECT count(*) FROM sqlite_schema WHERE name IN ('tables', ?1, 'people')";
    let n_found: u32 = file.query_row(sql, [logs], |row| row.get(0))?;
    if seen == 0 || n_found != 3 {
        bail!("this is not a backup of a server");
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    // Remove what an earlier attempt left behind.
    drop(fs::remove_file(to));
    private(to)?;
    let source = reading(from)?;
    let mut target = Connection::open(to)?;
    Backup::new(&source, &mut target)?.run_to_completion(1024, Duration::ZERO, None)?;
    // One file, without a write-ahead log that would have to move with it.
    target.pragma_update(None, "journal_mode", "DELETE")?;
    drop(target);
    File::open(to)?.sync_all()?;
    Ok(())
}

/// Data that root restores gets the owner of its folder, who will run the server.
fn hand_over(data: &Path, fresh: &Path) -> Result<()> {
    let folder = fs::metadata(data)?;
    for path in [fresh, &data.join("lock")] {
        let file = fs::metadata(path)?;
        if (file.uid(), file.gid()) != (folder.uid(), folder.gid()) {
            chown(path, Some(folder.uid()), Some(folder.gid()))?;
        }
    }
    Ok(())
}

fn put(data: &Path, fresh: &Path, place: &Path) -> Result<Option<PathBuf>> {
    let aside = place.exists().then(|| data.join(format!("tavern-{}.sqlite", now().0)));
    if let Some(aside) = &aside {
        // Merge the old data's write-ahead log into its one file, if it is intact enough.
        drop(
            Connection::open(place)
                .and_then(|old| old.pragma_update(None, "journal_mode", "DELETE")),
        );
        for part in ["", "-wal", "-shm"] {
            // Otherwise move its parts together, since they belong together by name.
            let [old, new] = [place, aside].map(|path| with_end(path, part));
            if old.exists() {
                fs::rename(old, new)?;
            }
        }
    }
    for part in ["-wal", "-shm"] {
        // It would belong to another file.
        let left = with_end(place, part);
        if left.exists() {
            fs::remove_file(left)?;
        }
    }
    fs::rename(fresh, place)?;
    File::open(data)?.sync_all()?;
    Ok(aside)
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}
