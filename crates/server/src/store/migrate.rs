//! Brings a file of an older schema up to date: in one transaction, after a backup beside it. If
//! the program is killed meanwhile, the file is as it was.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use super::schema::{self, Migration};
use crate::clock::now;

/// The room to leave on the disk besides the backup and the new form of the data.
const SPARE_BYTES: u64 = 16 << 20;
/// How many rows are copied between two reports of progress.
const REPORT_ROWS: u64 = 100_000;

/// What a migration reports on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A backup is being written to this file. It is kept.
    BackingUp(PathBuf),
    /// So many rows of so many are in the new form.
    Copied {
        /// The rows done.
        n_done: u64,
        /// All rows.
        n_all: u64,
    },
}

/// Takes the reports of a migration.
pub(super) type Listener<'a> = &'a mut dyn FnMut(Progress);

/// Applies the missing migrations to a file. A file with data in it is backed up first.
pub(super) fn migrate(file: &mut Connection, path: &Path, report: Listener<'_>) -> Result<()> {
    migrate_with(file, path, free_bytes(path)?, report)
}

/// Like [`migrate`], if so many bytes are free on the disk.
fn migrate_with(
    file: &mut Connection,
    path: &Path,
    n_free: u64,
    report: Listener<'_>,
) -> Result<()> {
    let seen = schema::version(file)?;
    if seen == schema::VERSION {
        return Ok(());
    }
    if seen > schema::VERSION {
        bail!("a newer server wrote it (schema {seen}); run that server, or restore");
    }
    if seen > 0 {
        back_up(file, path, seen, n_free, report)?;
    }
    apply(file, report).with_context(|| {
        format!("cannot bring it from schema {seen} to {}; it is as it was", schema::VERSION)
    })
}

/// Applies the missing migrations, all or none.
pub(super) fn apply(file: &mut Connection, report: Listener<'_>) -> Result<()> {
    let whole = file.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let seen = schema::version(&whole)?;
    for step in schema::STEPS.iter().skip(seen as usize) {
        match step {
            Migration::Sql(sql) => whole.execute_batch(sql)?,
            Migration::Steps { before, after } => {
                whole.execute_batch(before)?;
                copy_logs(&whole, report)?;
                whole.execute_batch(after)?;
            }
        }
    }
    whole.pragma_update(None, "user_version", schema::VERSION)?;
    Ok(whole.commit()?)
}

/// Copies the logs into their new form, one table after the other: then a log lies together.
fn copy_logs(file: &Transaction<'_>, report: Listener<'_>) -> Result<()> {
    let count = "SELECT count(*) FROM entries";
    let n_all: i64 = file.query_row(count, [], |row| row.get(0))?;
    let n_all = n_all.cast_unsigned();
    let read = "SELECT table_id, seq, at_ms, text FROM entries ORDER BY table_id, seq";
    let write = "INSERT INTO steps (table_id, seq, at_ms, text) VALUES (?1, ?2, ?3, ?4)";
    let (mut read, mut write) = (file.prepare(read)?, file.prepare(write)?);
    let mut rows = read.query([])?;
    let mut n_done = 0;
    while let Some(row) = rows.next()? {
        let (table, seq, at): (i64, i64, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        write.execute(params![table, seq, at, row.get_ref(3)?.as_str()?])?;
        n_done += 1;
        if n_done % REPORT_ROWS == 0 || n_done == n_all {
            report(Progress::Copied { n_done, n_all });
        }
    }
    Ok(())
}

/// Backs a file up beside itself, under a name that says from which schema.
fn back_up(
    file: &Connection,
    path: &Path,
    seen: u32,
    n_free: u64,
    report: Listener<'_>,
) -> Result<()> {
    let pages: i64 = file.query_row("PRAGMA page_count", [], |row| row.get(0))?;
    let page_bytes: i64 = file.query_row("PRAGMA page_size", [], |row| row.get(0))?;
    let n_bytes = pages.cast_unsigned() * page_bytes.cast_unsigned();
    // One for the backup, one for the new form, which is written beside the old one.
    let n_needed = 2 * n_bytes + SPARE_BYTES;
    if n_free < n_needed {
        bail!(
            "this program stores data in a new form (schema {}, here {seen}); the disk needs {} MB \
             free for a backup and the new form, and has {} MB",
            schema::VERSION,
            n_needed >> 20,
            n_free >> 20
        );
    }
    let to = path.with_file_name(format!("tavern-schema{seen}-{}.sqlite", now().0));
    report(Progress::BackingUp(to.clone()));
    super::sqlite::copy(file, &to)
}

/// The bytes that are free on the disk of a file.
fn free_bytes(path: &Path) -> Result<u64> {
    let folder = path.parent().context("a file is in a folder")?;
    let disk = rustix::fs::statvfs(folder).with_context(|| folder.display().to_string())?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(test)]
mod tests {
    //! What a migration refuses.
    use super::*;

    const OLD: &str = include_str!("../../tests/schemas/2.sql");

    #[test]
    fn without_room_for_a_backup_nothing_is_touched() {
        let folder = std::env::temp_dir().join(format!("tortuga-room-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("tavern.sqlite");
        let mut file = Connection::open(&path).unwrap();
        file.execute_batch(&format!("BEGIN; {OLD} COMMIT;")).unwrap();
        let problem = migrate_with(&mut file, &path, SPARE_BYTES, &mut drop).unwrap_err();
        let problem = format!("{problem:#}");
        assert!(problem.contains("the disk needs 16 MB") && problem.contains("has 16 MB"));
        assert_eq!(schema::version(&file).unwrap(), 2);
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "and there is no backup");
        migrate_with(&mut file, &path, u64::MAX, &mut drop).unwrap();
        assert_eq!(schema::version(&file).unwrap(), schema::VERSION);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn migrations_are_applied_once_and_a_newer_file_is_left_alone() {
        let mut file = Connection::open_in_memory().unwrap();
        apply(&mut file, &mut drop).unwrap();
        apply(&mut file, &mut drop).unwrap();
        assert_eq!(schema::version(&file).unwrap(), schema::VERSION);
        file.pragma_update(None, "user_version", 999).unwrap();
        let problem = migrate_with(&mut file, Path::new("x"), 0, &mut drop).unwrap_err();
        assert!(problem.to_string().contains("newer server"), "{problem}");
    }
}
