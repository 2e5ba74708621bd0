//! Checks that the database is intact: quickly at every start, and fully for the operator.

use anyhow::{Result, bail};
use rusqlite::Connection;

/// Up to this size the whole file is checked at every start; that takes about a second.
const WHOLE_BYTES_MAX: u64 = 64 << 20;

/// A check at the start of a server. Of a large file, the logs are left out, which are nearly all
/// of it; each log has checksums of its own.
pub(super) fn at_start(file: &Connection) -> Result<()> {
    start_within(file, WHOLE_BYTES_MAX)
}

fn start_within(file: &Connection, whole_bytes_max: u64) -> Result<()> {
    let number = |sql: &str| file.query_row(sql, [], |row| row.get(0).map(i64::cast_unsigned));
    let n_bytes = number("PRAGMA page_count")? * number("PRAGMA page_size")?;
    let problem = if n_bytes <= whole_bytes_max {
        problems(file, "PRAGMA quick_check(1)")?
    } else {
        let sql = "SELECT name FROM sqlite_schema
            WHERE type = 'table' AND name NOT IN ('steps', 'entries')";
        let names: Vec<String> =
            file.prepare(sql)?.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        let mut problem = Vec::new();
        for name in names {
            problem.extend(problems(file, &format!("PRAGMA quick_check('{name}')"))?);
        }
        problem
    };
    match problem.first() {
        None => Ok(()),
        Some(problem) => bail!(
            "the database is damaged ({problem}); `tortuga admin check` tells more, `tortuga \
             restore` puts a backup in its place"
        ),
    }
}

/// What a check of `SQLite` finds; nothing if all is well.
pub(super) fn problems(file: &Connection, sql: &str) -> rusqlite::Result<Vec<String>> {
    let found = file.prepare(sql)?.query_map([], |row| row.get(0))?.collect();
    let found: rusqlite::Result<Vec<String>> = found;
    Ok(found?.into_iter().filter(|line| line != "ok").collect())
}

#[cfg(test)]
mod tests {
    //! A file with bytes overwritten.
    use std::path::PathBuf;

    use super::*;

    /// A file of several pages; `steps` has the root page with this number.
    fn file(name: &str) -> (PathBuf, PathBuf, u64) {
        let folder = std::env::temp_dir();
        let folder = folder.join(format!("tortuga-check-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("a.sqlite");
        let file = Connection::open(&path).unwrap();
        file.execute_batch(
            "CREATE TABLE people (x); INSERT INTO people VALUES (zeroblob(9000));
            CREATE TABLE steps (x); INSERT INTO steps VALUES (zeroblob(9000));",
        )
        .unwrap();
        let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'steps'";
        let root: i64 = file.query_row(sql, [], |row| row.get(0)).unwrap();
        (folder, path, root.cast_unsigned())
    }

    #[test]
    fn a_damaged_page_is_found_and_a_large_file_is_checked_without_its_logs() {
        let (folder, path, root) = file("page");
        let at = |limit| start_within(&Connection::open(&path).unwrap(), limit);
        assert!(at(u64::MAX).is_ok() && at(0).is_ok());
        let whole = std::fs::read(&path).unwrap();
        let from = usize::try_from((root - 1) * 4096).unwrap();
        let mut torn = whole.clone();
        torn[from..from + 64].fill(7);
        std::fs::write(&path, torn).unwrap();
        let problem = at(u64::MAX).unwrap_err().to_string();
        assert!(problem.contains("damaged") && problem.contains("restore"), "{problem}");
        assert!(at(0).is_ok(), "logs have checksums of their own");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
