//! The database schema, in numbered migrations. A released migration is never changed: a new one
//! follows it.

use rusqlite::Connection;

/// A change of the schema.
pub(super) enum Migration {
    /// Plain SQL.
    Sql(&'static str),
    /// Copies the logs from `entries` to `steps`, between two pieces of SQL.
    Steps { before: &'static str, after: &'static str },
}

/// All migrations, oldest first. The file remembers how many were applied.
pub(super) const STEPS: &[Migration] = &[
    Migration::Sql(
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
    ),
    Migration::Sql(
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
    ),
    // A log is stored in the order in which it is written, one row for each step: appending to many
    // tables at once touches few pages. Rows of older files hold one entry each.
    Migration::Steps {
        before: "
    CREATE TABLE steps (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        at_ms INTEGER NOT NULL,
        text TEXT NOT NULL,
        UNIQUE (table_id, seq)
    ) STRICT;
",
        after: "
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
    },
];

/// The schema of this program.
pub(super) const VERSION: u32 = 3;
const _: () = assert!(VERSION as usize == STEPS.len(), "each migration makes a new version");

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

/// How many migrations were applied to a file.
pub(super) fn version(file: &Connection) -> rusqlite::Result<u32> {
    file.query_row("PRAGMA user_version", [], |row| row.get(0))
}
