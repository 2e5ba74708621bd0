//! What lasts: a full disk, a log that does not hold, copies made while people play, restarts.

#![allow(clippy::unwrap_used, reason = "it is all a test")]

mod common;
mod player;

use std::path::Path;
use std::sync::Arc;

use common::{Folder, Running, User, settings};
use player::Player;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::Server;
use server::store::{SqliteStore, Store, backup, file_in};
use server::tally::Tally;

fn rum() -> Value {
    json!({ "game": "rum", "seats": 2, "pace": { "kind": "none" } })
}

/// Somebody alone against a bot: no window waits there.
async fn solo(server: &Running) -> (User, String) {
    let ann = User::new(server.address, "Ann").await;
    let table = ann.table(&rum()).await;
    let mut host = ann.connect(&table, 50).await;
    for wish in [
        json!({ "kind": "sit", "seat": 0 }),
        json!({ "kind": "fill", "seat": 1, "level": "random" }),
        json!({ "kind": "start" }),
    ] {
        assert_eq!(host.ask(&wish).await["kind"], "done");
    }
    (ann, table)
}

/// Plays until `enough` says so of the answer to a move; the answer.
async fn play_until(player: &mut Player, enough: impl Fn(&Player, &Value) -> bool) -> Value {
    player.resync().await;
    let mut open = None;
    loop {
        if open.is_none() && player.is_asked() {
            let submission = player.any_submission().expect("who is asked has a choice");
            open = Some(player.client.wish(&submission).await);
        }
        if open.is_none() && !player.over.is_null() {
            player.over = Value::Null;
            open = Some(player.client.wish(&json!({ "kind": "rematch", "stance": "for" })).await);
        }
        let message = player.client.next().await.expect("the server is there");
        player.take(&message);
        // The table itself may notice first that the disk is full, in a bot's turn.
        let is_notice = message["kind"] == "refused" && message["cmd"].is_null();
        if is_notice && enough(player, &message) {
            return message;
        }
        if open.is_some_and(|cmd| message["cmd"] == json!(cmd)) {
            open = None;
            if enough(player, &message) {
                return message;
            }
        }
    }
}

fn sql(folder: &Path, text: &str) {
    let file = Connection::open(file_in(folder)).unwrap();
    file.busy_timeout(std::time::Duration::from_secs(5)).unwrap();
    file.execute_batch(text).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_makes_tables_read_only_until_there_is_room() {
    let folder = Folder::new("full");
    drop(SqliteStore::open(folder.path(), Arc::default()).unwrap());
    // Something that takes room and can be thrown out.
    sql(
        folder.path(),
        "CREATE TABLE ballast (x BLOB); INSERT INTO ballast VALUES (zeroblob(800000));",
    );
    let tally = Arc::new(Tally::default());
    let store = SqliteStore::open_bounded(folder.path(), Arc::clone(&tally), Some(240)).unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    let server = Server::with_store(settings(folder.path()), store, tally).await.unwrap();
    let server = Running::serve(server);
    let (ann, table) = solo(&server).await;
    let mut player = Player::new(ann.connect(&table, 1).await, 1);
    let refused = play_until(&mut player, |_, answer| answer["reason"] == "read-only").await;
    assert_eq!(refused["phrase"]["key"], "refused-read-only");
    assert_eq!(ann.get("/health").await.status, 503);
    assert_eq!(ann.post("/api/tables", &rum()).await.status, 503);
    let told = player.version;

    sql(folder.path(), "DROP TABLE ballast;");
    // The table is made again by itself, and everybody is shown where it stands.
    let sync = player.client.until("sync").await;
    player.take(&sync);
    assert!(player.version >= told, "nothing that was told is lost");
    let done = play_until(&mut player, |_, answer| answer["kind"] == "done").await;
    assert_eq!(done["kind"], "done");
    assert_eq!(ann.get("/health").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_does_not_hold_is_set_aside_and_the_others_go_on() {
    let folder = Folder::new("chain");
    let server = Running::start(settings(folder.path())).await;
    let (ann, broken) = solo(&server).await;
    let (ben, whole) = solo(&server).await;
    server.stop().await;
    let id = u64::from_str_radix(&broken, 16).unwrap().cast_signed();
    sql(
        folder.path(),
        &format!(
            "UPDATE entries SET text = replace(text, 'random', 'bosun')
             WHERE table_id = {id} AND text LIKE '%filled%';"
        ),
    );
    let server = Running::start(settings(folder.path())).await;
    let [ann, ben] = [ann, ben].map(|user| User { address: server.address, ..user });
    let answer = ann.get(&format!("/api/tables/{broken}")).await;
    assert_eq!((answer.status, &answer.json()["error"]["kind"]), (503, &json!("set-aside")));
    assert_eq!(ann.try_connect(&broken, 1, None).await.err(), Some(503));
    let mut player = Player::new(ben.connect(&whole, 1).await, 1);
    play_until(&mut player, |_, answer| answer["kind"] == "done").await;
    assert!(ben.get("/metrics").await.body.contains("tortuga_tables_set_aside_total 1"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_people_play_is_a_whole_server() {
    let folder = Folder::new("copied");
    let server = Running::start(settings(folder.path())).await;
    let (ann, table) = solo(&server).await;
    let mut player = Player::new(ann.connect(&table, 1).await, 1);
    play_until(&mut player, |player, _| player.version >= 10).await;
    let elsewhere = Folder::new("copy");
    std::fs::create_dir_all(elsewhere.path()).unwrap();
    let (from, to) = (folder.path().to_owned(), file_in(elsewhere.path()));
    let copying = tokio::task::spawn_blocking(move || backup(&from, &to));
    play_until(&mut player, |player, _| player.version >= 20).await;
    copying.await.unwrap().unwrap();
    assert!(backup(folder.path(), &file_in(elsewhere.path())).is_err(), "it overwrites nothing");
    server.stop().await;

    let server = Running::start(settings(elsewhere.path())).await;
    let ann = User { address: server.address, ..ann };
    let mut player = Player::new(ann.connect(&table, 1).await, 2);
    player.client.n_commands = 1000;
    player.resync().await;
    assert!(player.version >= 10, "{}", player.version);
    play_until(&mut player, |_, answer| answer["kind"] == "done").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_folder() {
    let folder = Folder::new("shared");
    let server = Running::start(settings(folder.path())).await;
    let error = Server::start(settings(folder.path())).await.unwrap_err().to_string();
    assert!(error.contains("another server"), "{error}");
    server.stop().await;
    Running::start(settings(folder.path())).await.stop().await;
}
