//! The database schema, in numbered migrations. A released migration is never changed: a new one
//! follows it.

use rusqlite::Connection;

/// All migrations, oldest first. The file remembers how many were applied.
const STEPS: &[&str] = &[
    "
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
",
    "
    ALTER TABLE people ADD COLUMN banned_ms INTEGER;
    CREATE INDEX sessions_of ON sessions (person);
    CREATE TABLE accounts (
        person INTEGER NOT NULL PRIMARY KEY,
        folded TEXT NOT NULL UNIQUE,
        skeleton TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        reset_ms INTEGER,
        made_ms INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE matches (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        game TEXT NOT NULL,
        ended_ms INTEGER NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE results (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        person INTEGER,
        name TEXT,
        level TEXT,
        rank INTEGER NOT NULL,
        points INTEGER NOT NULL,
        gave_up INTEGER NOT NULL,
        mu_before REAL,
        mu REAL,
        sigma REAL,
        PRIMARY KEY (table_id, number, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX results_of ON results (person) WHERE person IS NOT NULL;
    CREATE TABLE ratings (
        game TEXT NOT NULL,
        person INTEGER NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        n_matches INTEGER NOT NULL,
        PRIMARY KEY (game, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ratings_of ON ratings (person);
    CREATE TABLE blocks (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER NOT NULL,
        whom INTEGER NOT NULL,
        made_ms INTEGER NOT NULL,
        UNIQUE (person, whom)
    ) STRICT;
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at_ms INTEGER NOT NULL,
        by INTEGER NOT NULL,
        about INTEGER NOT NULL,
        table_id INTEGER NOT NULL,
        note TEXT NOT NULL,
        chat TEXT NOT NULL
    ) STRICT;
    CREATE INDEX reports_by ON reports (by, at_ms);
    CREATE TABLE notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        person INTEGER,
        table_id INTEGER
    ) STRICT;
",
    // A log is stored in the order in which it is written, one row for each step: appending to many
    // tables at once touches few pages. Rows of older files hold one entry each.
    "
    CREATE TABLE steps (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        text TEXT NOT NULL,
        UNIQUE (table_id, seq)
    ) STRICT;
    INSERT INTO steps (table_id, seq, at_ms, text)
        SELECT table_id, seq, at_ms, text FROM entries ORDER BY table_id, seq;
    DROP TABLE entries;
    ALTER TABLE tables ADD COLUMN due_ms INTEGER;
    ALTER TABLE tables ADD COLUMN summary TEXT;
    CREATE INDEX tables_open ON tables (id) WHERE closed_ms IS NULL;
    CREATE INDEX tables_closed ON tables (closed_ms) WHERE closed_ms IS NOT NULL;
    CREATE TABLE records (
        table_id INTEGER NOT NULL,
        number INTEGER NOT NULL,
        is_public INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT;
",
];

/// Why a file cannot be used.
#[derive(Debug)]
pub(crate) enum SchemaError {
    /// A newer server wrote it.
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

/// Where a file has the logs of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LogTable {
    /// One row for each step.
    Steps,
    /// One row for each entry, up to schema 2.
    Entries,
}

/// Where a file of this schema has the logs of tables.
pub(super) fn log_table(schema: u32) -> LogTable {
    if schema < 3 { LogTable::Entries } else { LogTable::Steps }
}

/// The number of migrations.
pub(super) fn steps() -> usize {
    STEPS.len()
}

impl SchemaError {
    /// The error as the operator sees it.
    pub(crate) fn tell(self) -> anyhow::Error {
        match self {
            Self::Newer { found } => anyhow::anyhow!(
                "a newer server wrote it (schema {found}); run that server, or restore"
            ),
            Self::Sql(error) => error.into(),
        }
    }
}

/// Whether exactly the migrations of this program were applied to a file.
pub(crate) fn is_current(file: &Connection) -> rusqlite::Result<bool> {
    let seen: u32 = file.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    Ok(seen as usize == STEPS.len())
}

/// Applies the missing migrations, each in one transaction.
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
    //! On databases in memory.
    use super::*;

    #[test]
    fn migrations_are_applied_once() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file).unwrap();
        migrate(&mut file).unwrap();
        let seen: u32 = file.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
        assert_eq!(seen as usize, STEPS.len());
    }

    #[test]
    fn a_file_of_the_first_schema_keeps_what_is_in_it() {
        let mut file = Connection::open_in_memory().unwrap();
        file.execute_batch(STEPS[0]).unwrap();
        file.pragma_update(None, "user_version", 1).unwrap();
        file.execute_batch(
            "INSERT INTO tables (id) VALUES (7);
            INSERT INTO entries VALUES (7, 0, 5, 'an entry');
            INSERT INTO people VALUES (3, 'Ann', 1);
            INSERT INTO sessions VALUES (x'0102', 3, 2);
            INSERT INTO admissions VALUES (7, 3);",
        )
        .unwrap();
        migrate(&mut file).unwrap();
        assert!(is_current(&file).unwrap());
        let sql = "SELECT people.name, banned_ms, steps.text, accounts.person FROM sessions
            JOIN people ON people.id = sessions.person
            JOIN admissions ON admissions.person = people.id
            JOIN steps ON steps.table_id = admissions.table_id
            LEFT JOIN accounts ON accounts.person = people.id WHERE token = x'0102'";
        let found: (String, Option<i64>, String, Option<i64>) = file
            .query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
            .unwrap();
        assert_eq!(found, ("Ann".to_owned(), None, "an entry".to_owned(), None));
    }

    #[test]
    fn the_file_of_a_newer_server_is_left_alone() {
        let mut file = Connection::open_in_memory().unwrap();
        file.pragma_update(None, "user_version", 999).unwrap();
        assert!(matches!(migrate(&mut file), Err(SchemaError::Newer { found: 999 })));
    }
}
