//! The promises of a store, kept by both: a file, and a real PostgreSQL that the test starts.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

#[path = "../common/mod.rs"]
mod common;
mod logs;
mod people;
mod matches;
mod operator;
mod ownership;
mod lives;
mod copies;
mod refusals;

use std::sync::Arc;

use common::Folder;
use common::postgres::{Options, Postgres};
use server::desk::Desk;
use server::fleet::{Node, NodeAddress, NodeName};
use server::ident::TableId;
use server::store::postgres::{DatabaseUrl, PostgresStore};
use server::store::{Change, SqliteStore, Store, StoreError, StoredStep};
use server::summary::Summary;
use table::id::{Millis, Person};

/// A store, and the operator's desk beside it.
struct Backend<'a> {
    store: &'a dyn Store,
    desk: &'a (dyn Fn() -> Desk + Sync),
}

/// A promise, and its name.
type Promise = (&'static str, fn(&Backend<'_>));

/// Names functions by what they promise.
macro_rules! promises {
    ($($module:ident::$name:ident),* $(,)?) => {
        &[$((stringify!($name), $module::$name)),*]
    };
}

const PROMISES: &[Promise] = promises![
    logs::steps_come_back_in_order_and_in_parts,
    logs::steps_sent_without_waiting_keep_their_order,
    logs::a_step_is_written_once,
    logs::a_conflict_spoils_no_other_change_beside_it,
    logs::open_tables_are_listed_with_their_summary_and_when_they_are_due,
    logs::the_lobby_lists_public_tables_and_hosts_are_counted,
    logs::a_table_cannot_be_opened_twice,
    logs::a_store_that_writes_is_healthy,
    logs::the_elapsed_time_goes_on,
    people::a_guest_is_known_by_their_token,
    people::a_second_device_has_a_token_of_its_own,
    people::keys_open_tables_seats_and_devices,
    people::a_key_is_used_by_one_person,
    people::a_table_can_be_closed_to_those_who_came_by_its_link,
    people::an_account_owns_its_name_and_ends_older_sessions,
    people::passwords_change_and_are_reset,
    people::a_ban_holds_until_it_is_lifted,
    people::blocks_are_made_once_and_lifted,
    people::reports_are_counted_and_have_no_character_that_a_database_refuses,
    people::old_tokens_and_keys_are_swept_out,
    people::notices_are_heeded_once,
    matches::a_match_is_rated_once,
    matches::players_who_gave_up_are_last_and_a_lone_account_is_not_rated,
    matches::a_history_has_pages_and_a_match_its_placings,
    matches::a_board_lists_accounts_with_enough_matches,
    matches::everything_about_a_person_is_exported,
    matches::a_forgotten_person_leaves_results_without_a_name,
    operator::people_and_tables_are_found,
    operator::a_dropped_table_leaves_its_results,
    operator::a_pruned_match_keeps_its_record,
];

#[test]
fn promises_of_a_file() {
    for (name, promise) in PROMISES {
        eprintln!("{name}");
        let folder = Folder::new("store-suite");
        let store = SqliteStore::open(folder.path(), Arc::default()).unwrap();
        let desk = || Desk::open(folder.path()).unwrap();
        promise(&Backend { store: &store, desk: &desk });
        closes(&store);
    }
}

#[test]
fn promises_of_a_database() {
    let Some(postgres) = start() else { return };
    let url = DatabaseUrl::read(&postgres.database("promises")).unwrap();
    for (name, promise) in PROMISES {
        eprintln!("{name}");
        let store = connect(&url, "one");
        let desk = || Desk::open_shared(&url).unwrap();
        promise(&Backend { store: &store, desk: &desk });
        closes(&store);
        postgres.psql("promises", EMPTY);
    }
}

/// Empties every table, which takes less time than a new database.
const EMPTY: &str = "DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
        AND tablename <> 'schema'
    LOOP EXECUTE format('DELETE FROM %I', name); END LOOP; END $$";

/// A PostgreSQL, if there is one.
fn start() -> Option<Postgres> {
    if let Some(line) = Postgres::is_missing() {
        eprintln!("{line}");
        return None;
    }
    Some(Postgres::start(Options::default()))
}

/// A node of this program.
fn node(name: &str) -> Node {
    Node::new(NodeName(name.to_owned()), NodeAddress(format!("http://{name}.test")))
}

fn connect(url: &DatabaseUrl, name: &str) -> PostgresStore {
    PostgresStore::connect(url, node(name), Arc::default()).unwrap()
}

/// A store that closes has written everything, and writes nothing more.
fn closes(store: &dyn Store) {
    let late = TableId(0xc105e);
    let before = store.write(open(late));
    store.close().wait().unwrap();
    before.wait().unwrap();
    let after = store.write(append(late, 1, "too late")).wait();
    assert!(matches!(after, Err(StoreError::Broken(_))), "{after:?}");
}

fn step(seq: u64, text: &str) -> StoredStep {
    StoredStep { seq, at_ms: Millis(1000 + seq), text: text.to_owned() }
}

/// The summary of a table in its lobby.
fn summary(host: u64) -> Box<Summary> {
    let text = format!(
        r#"{{"setting":{{"game":"rum","seats":2,"spectators":"public"}},"host":{host},
        "host_name":null,"seats":["nobody",{{"person":{host}}}],"gallery":"open",
        "stage":"lobby","number":0}}"#
    );
    serde_json::from_str(&text).unwrap()
}

fn open(table: TableId) -> Change {
    Change::OpenTable { table, step: step(0, "the first"), summary: summary(1) }
}

fn append(table: TableId, seq: u64, text: &str) -> Change {
    Change::Append { table, step: step(seq, text), summary: None }
}

/// Writes a change that must succeed.
fn write(store: &dyn Store, change: Change) {
    let told = format!("{change:?}");
    if let Err(error) = store.write(change).wait() {
        panic!("{error}: {told}");
    }
}

/// Writes a change that contradicts what is there.
fn conflicts(store: &dyn Store, change: Change) {
    let told = format!("{change:?}");
    assert_eq!(store.write(change).wait(), Err(StoreError::Conflict), "{told}");
}

fn texts(store: &dyn Store, table: TableId) -> Vec<String> {
    store.log(table).unwrap().into_iter().map(|step| step.text).collect()
}

/// A guest.
fn greet(store: &dyn Store, person: u64, name: &str) -> server::ident::Digest {
    let token = server::ident::Token::fresh().digest();
    let standing = server::store::PersonStatus::Guest;
    let guest = server::store::Guest { person: Person(person), name: name.to_owned(), standing };
    write(store, Change::Greet { guest, token, at: Millis(5) });
    token
}
