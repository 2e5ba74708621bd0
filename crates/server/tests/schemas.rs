//! Data of every earlier schema is brought up to date. Each file in `schemas` was written by a
//! server of that schema and dumped as SQL.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use common::Folder;
use rusqlite::Connection;
use server::desk::Desk;
use server::store::{Progress, SqliteStore, Store, file_in};

const SCHEMAS: [(u32, &str); 2] =
    [(1, include_str!("schemas/1.sql")), (2, include_str!("schemas/2.sql"))];

/// A data folder as a server of an earlier schema left it.
fn old(name: &str, sql: &str) -> Folder {
    let folder = Folder::new(name);
    std::fs::create_dir_all(folder.path()).unwrap();
    let whole = format!("BEGIN; {sql} COMMIT;");
    Connection::open(file_in(folder.path())).unwrap().execute_batch(&whole).unwrap();
    folder
}

fn version(file: &Connection) -> u32 {
    file.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
}

/// The logs of a file, from the table of that name.
fn logs(path: &Path, table: &str) -> Vec<(i64, i64, i64, String)> {
    let file = Connection::open(path).unwrap();
    let sql = format!("SELECT table_id, seq, at_ms, text FROM {table} ORDER BY 1, 2");
    let mut select = file.prepare(&sql).unwrap();
    let rows = select
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
        .unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}

/// The rows of every other table, as text.
fn others(path: &Path) -> Vec<String> {
    let file = Connection::open(path).unwrap();
    let mut rows = Vec::new();
    for sql in [
        "SELECT 'table', id, closed_ms, 0 FROM tables ORDER BY 2",
        "SELECT 'person', id, name, made_ms FROM people ORDER BY 2",
        "SELECT 'session', hex(token), person, made_ms FROM sessions ORDER BY 2",
        "SELECT 'key', hex(key), table_id, used_by FROM keys ORDER BY 2",
        "SELECT 'admission', table_id, person, 0 FROM admissions ORDER BY 2, 3",
        "SELECT 'moment', name, at_ms, 0 FROM moments ORDER BY 2",
    ] {
        let mut select = file.prepare(sql).unwrap();
        let mut found = select.query([]).unwrap();
        while let Some(row) = found.next().unwrap() {
            rows.push(format!("{:?}", [0, 1, 2, 3].map(|column| row.get_ref(column).unwrap())));
        }
    }
    rows
}

/// The backups that lie beside the data.
fn backups(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_backup = |path: &PathBuf| path.to_string_lossy().contains("tavern-schema");
    entries.filter(is_backup).collect()
}

#[test]
fn data_of_every_earlier_schema_is_brought_up_to_date_after_a_backup() {
    for (schema, sql) in SCHEMAS {
        let folder = old("schema", sql);
        let path = file_in(folder.path());
        let (log, rest) = (logs(&path, "entries"), others(&path));
        assert!(log.len() > 100 && rest.len() > 20, "the file has data in it");
        let store = SqliteStore::open(folder.path(), Arc::default()).unwrap();
        assert_eq!(store.open_tables().unwrap().len(), 4);
        drop(store);
        assert_eq!(logs(&path, "steps"), log, "schema {schema}");
        assert_eq!(others(&path), rest, "schema {schema}");
        let [backup] = &backups(folder.path())[..] else { panic!("one backup is made") };
        assert!(backup.to_string_lossy().contains(&format!("tavern-schema{schema}-")));
        assert_eq!(version(&Connection::open(backup).unwrap()), schema);
        assert_eq!(logs(backup, "entries"), log);
        // Up to date data is left alone.
        drop(SqliteStore::open(folder.path(), Arc::default()).unwrap());
        assert_eq!(backups(folder.path()).len(), 1);
    }
}

/// Results, ratings and reports are in files of schema 2 only.
#[test]
fn results_and_ratings_stay() {
    let folder = old("results", SCHEMAS[1].1);
    drop(SqliteStore::open(folder.path(), Arc::default()).unwrap());
    let file = Connection::open(file_in(folder.path())).unwrap();
    let sql = "SELECT people.name, results.points, ratings.mu, reports.note, whom FROM results
        JOIN people ON people.id = results.person JOIN accounts ON accounts.person = people.id
        JOIN ratings ON ratings.person = people.id JOIN reports ON reports.by = people.id
        JOIN blocks ON blocks.person = people.id JOIN matches USING (table_id, number)";
    let found: (String, i64, f64, String) = file
        .query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
        .unwrap();
    assert_eq!(found, ("Ben".to_owned(), 40, 27.5, "rude".to_owned()));
}

/// This test is also the program that gets killed: it starts itself again with the folder in the
/// environment.
#[test]
fn a_migration_that_is_killed_changes_nothing() {
    const FOLDER: &str = "TORTUGA_TEST_MIGRATES";
    if let Some(folder) = std::env::var_os(FOLDER) {
        let mut report = |progress: Progress| {
            if let Progress::Copied { .. } = progress {
                println!("everything is copied");
                // Until it is killed.
                std::thread::park();
            }
        };
        drop(Desk::open_telling(Path::new(&folder), &mut report));
        panic!("it should have been killed");
    }
    let folder = old("killed", SCHEMAS[1].1);
    let path = file_in(folder.path());
    let before = (logs(&path, "entries"), others(&path));
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "a_migration_that_is_killed_changes_nothing", "--nocapture"]);
    command.env(FOLDER, folder.path()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let copied = lines.map_while(Result::ok).any(|line| line.contains("everything is copied"));
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(copied, "it was killed in the middle");
    assert_eq!((logs(&path, "entries"), others(&path)), before);
    assert_eq!(version(&Connection::open(&path).unwrap()), 2);
    assert_eq!(backups(folder.path()).len(), 1, "the backup is kept");
    drop(SqliteStore::open(folder.path(), Arc::default()).unwrap());
    assert_eq!(logs(&path, "steps"), before.0, "and the next start does it");
}
