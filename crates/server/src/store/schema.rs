//! The tables of the file, in numbered steps. A step that was ever released is never changed:
//! another one follows it.

use rusqlite::Connection;

/// Every step, from the first on; the file remembers how many it has seen.
const STEPS: &[&str] = &["
    CREATE TABLE tables (
        id INTEGER NOT NULL PRIMARY KEY,
        closed_ms INTEGER
    ) STRICT;
    CREATE TABLE entries (
        table_id INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE people (
        id INTEGER NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        made_ms INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE sessions (
        token BLOB NOT NULL PRIMARY KEY,
        person INTEGER NOT NULL,
        made_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        key BLOB NOT NULL PRIMARY KEY,
        table_id INTEGER,
        seat INTEGER,
        person INTEGER,
        used_by INTEGER,
        made_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE admissions (
        table_id INTEGER NOT NULL,
        person INTEGER NOT NULL,
        PRIMARY KEY (table_id, person)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE room (x BLOB NOT NULL) STRICT;
    CREATE TABLE moments (
        name TEXT NOT NULL PRIMARY KEY,
        at_ms INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
"];

/// Why a file cannot be used.
#[derive(Debug)]
pub(crate) enum SchemaError {
    /// A newer server has written it.
    Newer {
        found: usize,
    },
    Sql(rusqlite::Error),
}

impl From<rusqlite::Error> for SchemaError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

/// How many steps there are.
pub(super) fn steps() -> usize {
    STEPS.len()
}

/// Takes the steps that a file has not seen yet, each whole or not at all.
pub(crate) fn migrate(file: &mut Connection) -> Result<(), SchemaError> {
    let seen: u32 = file.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let seen = seen as usize;
    if seen > STEPS.len() {
        return Err(SchemaError::Newer { found: seen });
    }
    for (number, step) in STEPS.iter().enumerate().skip(seen) {
        let whole = file.transaction()?;
        whole.execute_batch(step)?;
        let seen = u32::try_from(number + 1).expect("steps are few");
        whole.pragma_update(None, "user_version", seen)?;
        whole.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    //! On files in memory.
    use super::*;

    #[test]
    fn steps_are_taken_once() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file).unwrap();
        migrate(&mut file).unwrap();
        let seen: u32 = file.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        assert_eq!(seen as usize, STEPS.len());
    }

    #[test]
    fn the_file_of_a_newer_server_is_left_alone() {
        let mut file = Connection::open_in_memory().unwrap();
        file.pragma_update(None, "user_version", 999).unwrap();
        assert!(matches!(migrate(&mut file), Err(SchemaError::Newer { found: 999 })));
    }
}
