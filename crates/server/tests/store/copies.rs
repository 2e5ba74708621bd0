//! From one machine to many and back: a file becomes a database, and a database a file.

use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use server::store::postgres::{DatabaseUrl, back_up, load};
use server::store::{SqliteStore, Store, backup, file_in};

use super::{Backend, Desk, Folder, PROMISES, connect, start, write};

/// All rows of all tables of a file, as text.
fn rows(path: &Path) -> Vec<String> {
    let file = Connection::open(path).unwrap();
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
        AND name NOT IN ('notices', 'room') ORDER BY name";
    let mut select = file.prepare(sql).unwrap();
    let names = select.query_map([], |row| row.get(0)).unwrap();
    let names: Vec<String> = names.collect::<rusqlite::Result<_>>().unwrap();
    let mut all = Vec::new();
    for name in names {
        let mut select = file.prepare(&format!("SELECT * FROM {name}")).unwrap();
        // Steps have a number of their own in a file, in the order in which they were written.
        let is_own = |column: &str| !(name == "steps" && column == "id");
        let columns = (0..).zip(select.column_names()).filter(|(_, column)| is_own(column));
        let columns: Vec<usize> = columns.map(|(at, _)| at).collect();
        let found = select.query_map([], |row| {
            let values = columns.iter().map(|at| row.get::<_, rusqlite::types::Value>(*at));
            let values: Vec<_> = values.collect::<rusqlite::Result<_>>()?;
            Ok(format!("{name}: {values:?}"))
        });
        let mut found: Vec<String> = found.unwrap().collect::<rusqlite::Result<_>>().unwrap();
        found.sort();
        all.extend(found);
    }
    all
}

/// Promises that leave rows behind: together, some in every table.
const LEAVE_ROWS: [&str; 6] = [
    "open_tables_are_listed_with_their_summary_and_when_they_are_due",
    "the_elapsed_time_goes_on",
    "keys_open_tables_seats_and_devices",
    "reports_are_counted_and_have_no_character_that_a_database_refuses",
    "a_history_has_pages_and_a_match_its_placings",
    "everything_about_a_person_is_exported",
];

/// The database tables that a copy contains.
const TABLES: [&str; 14] = [
    "tables",
    "steps",
    "people",
    "sessions",
    "keys",
    "admissions",
    "moments",
    "accounts",
    "matches",
    "results",
    "ratings",
    "blocks",
    "reports",
    "records",
];

#[test]
fn a_file_becomes_a_database_and_a_file_again() {
    let Some(postgres) = start() else { return };
    let folder = Folder::new("copies");
    std::fs::create_dir_all(folder.path()).unwrap();
    let at = |name: &str| folder.path().join(name);
    let mut copied: Vec<String> = Vec::new();
    for (name, promise) in PROMISES.iter().filter(|(name, _)| LEAVE_ROWS.contains(name)) {
        let data = at(name);
        let store = SqliteStore::open(&data, Arc::default()).unwrap();
        let desk = || Desk::open(&data).unwrap();
        promise(&Backend { store: &store, desk: &desk });
        let record = "INSERT INTO records VALUES (7, 1, 1, 'a record'), (8, 1, 0, 'ż')";
        Connection::open(file_in(&data)).unwrap().execute_batch(record).unwrap();
        let [first, second] = [at("first.sqlite"), at("second.sqlite")];
        backup(&data, &first).unwrap();
        let url = DatabaseUrl::read(&postgres.database(name)).unwrap();
        load(&url, &first).unwrap();
        back_up(&url, &second).unwrap();
        assert_eq!(rows(&first), rows(&second), "{name}");
        copied.extend(rows(&first));
        for copy in [first, second] {
            std::fs::remove_file(copy).unwrap();
        }
    }
    for table in TABLES {
        assert!(copied.iter().any(|row| row.starts_with(&format!("{table}: "))), "{table}");
    }
}

#[test]
fn a_database_that_is_used_is_not_overwritten_and_goes_on_as_a_file() {
    let Some(postgres) = start() else { return };
    let folder = Folder::new("used");
    std::fs::create_dir_all(folder.path()).unwrap();
    let at = |name: &str| folder.path().join(name);
    let url = DatabaseUrl::read(&postgres.database("used")).unwrap();
    let problem = |result: anyhow::Result<()>| format!("{:#}", result.unwrap_err());
    let empty = problem(back_up(&url, &at("none.sqlite")));
    assert!(empty.contains("it is empty") && !at("none.sqlite").exists(), "{empty}");
    let store = connect(&url, "one");
    super::people::register(&store, table::id::Person(4), "Ann");
    // Ids that a database counts go on after those of the file.
    let block = |whom| server::store::Deed::Block {
        person: table::id::Person(4),
        whom: table::id::Person(whom),
        at: table::id::Millis(1),
    };
    write(&store, server::store::Change::People(block(4)));
    back_up(&url, &at("copy.sqlite")).unwrap();
    let used = problem(load(&url, &at("copy.sqlite")));
    assert!(used.contains("data in it already"), "{used}");
    assert_eq!(store.blocks(table::id::Person(4)).unwrap().len(), 1);
    let data = at("data");
    server::store::restore(&data, &at("copy.sqlite"), server::store::Existing::Refuse).unwrap();
    let file = SqliteStore::open(&data, Arc::default()).unwrap();
    assert_eq!(file.blocks(table::id::Person(4)).unwrap()[0].name, "Ann");
    drop(file);
    let url = DatabaseUrl::read(&postgres.database("again")).unwrap();
    std::fs::write(at("torn.sqlite"), "not a database").unwrap();
    assert!(problem(load(&url, &at("torn.sqlite"))).contains("cannot be restored"));
    load(&url, &file_in(&data)).unwrap();
    let store = connect(&url, "one");
    super::greet(&store, 5, "Ben");
    write(&store, server::store::Change::People(block(5)));
    assert_eq!(store.blocks(table::id::Person(4)).unwrap().len(), 2);
}
