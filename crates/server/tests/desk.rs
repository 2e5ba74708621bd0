//! The operator's commands about tables: listing, deleting, pruning.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;
mod player;

use std::path::Path;

use common::{Folder, Running, User, settings};
use player::Player;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::desk::{Desk, Millis};
use server::prune::Pruned;
use server::settings::Settings;
use server::store::{TableFilter, file_in};

fn rum() -> Value {
    json!({ "game": "rum", "seats": 2, "pace": { "kind": "none" } })
}

/// Plays a whole match against a bot, and closes the table.
async fn play(ann: &User) -> String {
    let table = ann.table(&rum()).await;
    let mut host = ann.connect(&table, 50).await;
    for wish in [
        json!({ "kind": "sit", "seat": 0 }),
        json!({ "kind": "fill", "seat": 1, "level": "random" }),
        json!({ "kind": "start" }),
    ] {
        assert_eq!(host.ask(&wish).await["kind"], "done");
    }
    Player::new(ann.connect(&table, 1).await, 1).play_to_the_end().await;
    assert_eq!(host.ask(&json!({ "kind": "close" })).await["kind"], "done");
    table
}

fn count(folder: &Path, sql: &str) -> u32 {
    let file = Connection::open(file_in(folder)).unwrap();
    file.query_row(sql, [], |row| row.get(0)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pruned_match_keeps_its_record_until_its_players_are_gone() {
    let folder = Folder::new("prune");
    let (data, export) = (folder.path().join("data"), folder.path().join("old"));
    let hasty = Settings { haste: 60, ..settings(&data) };
    let server = Running::start(hasty).await;
    let ann = User::new(server.address, "Ann").await;
    let table = play(&ann).await;
    let path = format!("/api/tables/{table}/records/1");
    let record = ann.get(&path).await;
    assert_eq!(record.status, 200, "{record:?}");
    let open = ann.table(&rum()).await;
    server.stop().await;

    let mut desk = Desk::open(&data).unwrap();
    let nothing = desk.prune(Millis(1000), &export).unwrap();
    assert_eq!(nothing, Pruned::default(), "nothing is so old");
    let foretold = desk.prunable(Millis(u64::MAX >> 1)).unwrap();
    assert_eq!((foretold.n_tables, foretold.n_records), (1, 1), "the open table stays");
    assert_eq!(std::fs::read_dir(&export).unwrap().count(), 0);
    let pruned = desk.prune(Millis(u64::MAX >> 1), &export).unwrap();
    assert_eq!(pruned, foretold);
    assert_eq!(count(&data, "SELECT count(DISTINCT table_id) FROM steps"), 1);
    let exported = std::fs::read_to_string(export.join(format!("{table}-1.record"))).unwrap();
    assert_eq!(exported, record.body);
    let log = std::fs::read_to_string(export.join(format!("{table}.log"))).unwrap();
    assert!(log.lines().count() >= pruned.n_steps && log.contains(r#""kind":"closed""#));

    let server = Running::start(settings(&data)).await;
    let ann = User { address: server.address, ..ann };
    let again = ann.get(&path).await;
    assert_eq!((again.status, again.body), (200, record.body), "Ann still has her record");
    let eve = User::new(server.address, "Eve").await;
    assert_eq!(eve.get(&path).await.status, 404, "and Eve never had it");
    assert_eq!(ann.get(&format!("/api/tables/{open}")).await.status, 200);
    server.stop().await;
    let person = count(&data, "SELECT count(*) FROM records");
    assert_eq!(person, 1);
    let mut desk = Desk::open(&data).unwrap();
    let found = desk.people("Ann").unwrap();
    desk.delete_account(&format!("#{}", found[0].person.0)).unwrap();
    assert_eq!(count(&data, "SELECT count(*) FROM records"), 0, "the record goes with its players");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_by_what_is_wanted_and_deleted_together() {
    let folder = Folder::new("tables");
    let server = Running::start(settings(folder.path())).await;
    let ann = User::new(server.address, "Ann").await;
    let ben = User::new(server.address, "Ben").await;
    let first = ann.table(&rum()).await;
    let second = ben.table(&json!({ "game": "port-royal", "seats": 3 })).await;
    let third = ben.table(&rum()).await;
    let data = folder.path().to_owned();
    let work = move || {
        let mut desk = Desk::open(&data).unwrap();
        let listed = |desk: &Desk, filter: TableFilter| -> Vec<String> {
            let mut ids: Vec<String> =
                desk.tables(&filter).unwrap().iter().map(|row| row.table.to_string()).collect();
            ids.sort();
            ids
        };
        let sorted = |mut ids: Vec<&str>| -> Vec<String> {
            ids.sort_unstable();
            ids.into_iter().map(str::to_owned).collect()
        };
        assert_eq!(listed(&desk, TableFilter::default()), sorted(vec![&first, &second, &third]));
        let rum = TableFilter { game: Some("rum".to_owned()), ..TableFilter::default() };
        assert_eq!(listed(&desk, rum), sorted(vec![&first, &third]));
        let ben = desk.people("Ben").unwrap()[0].person;
        let of_ben = TableFilter { host: Some(ben), ..TableFilter::default() };
        assert_eq!(listed(&desk, of_ben.clone()), sorted(vec![&second, &third]));
        let idle = TableFilter { idle_since: Some(Millis(1000)), ..TableFilter::default() };
        assert_eq!(listed(&desk, idle), Vec::<String>::new());
        let made = TableFilter { made_before: Some(Millis(u64::MAX)), ..of_ben.clone() };
        assert_eq!(listed(&desk, made), sorted(vec![&second, &third]));
        // The server itself ends them, since it has them in memory.
        let ids: Vec<_> = desk.tables(&of_ben).unwrap().iter().map(|row| row.table).collect();
        desk.delete_tables(&ids).unwrap();
        assert_eq!(listed(&desk, TableFilter::default()), sorted(vec![&first]));
        first
    };
    let first = tokio::task::spawn_blocking(work).await.unwrap();
    let listed = ann.get(&format!("/api/tables/{first}")).await;
    assert_eq!(listed.status, 200, "{listed:?}");
    server.stop().await;
}
