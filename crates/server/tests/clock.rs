//! Moves the wall clock under a running server, and between two of its lives. A table neither stops
//! nor ends, and nobody loses time.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;
mod player;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use common::{Folder, PATIENCE, Running, User, settings};
use player::Player;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::clock::{Clocks, SystemClocks};
use server::settings::Settings;
use server::store::file_in;
use table::id::Millis;

const HOUR_MS: i64 = 3_600_000;
const DAY_MS: i64 = 24 * HOUR_MS;

/// The system's clocks, with a wall clock that a test sets.
#[derive(Debug, Default)]
struct Settable {
    system: SystemClocks,
    ahead_ms: AtomicI64,
}

impl Settable {
    fn set(&self, ahead_ms: i64) {
        self.ahead_ms.store(ahead_ms, Ordering::SeqCst);
    }
}

impl Clocks for Settable {
    fn monotonic(&self) -> Duration {
        self.system.monotonic()
    }

    fn wall(&self) -> Millis {
        let ahead_ms = self.ahead_ms.load(Ordering::SeqCst);
        Millis(self.system.wall().0.checked_add_signed(ahead_ms).unwrap())
    }
}

fn hasty(folder: &Path, clocks: &Arc<Settable>) -> Settings {
    Settings { haste: 60, clocks: Arc::clone(clocks) as Arc<dyn Clocks>, ..settings(folder) }
}

/// Two people and a bot, which takes its time, at a table whose match has begun.
async fn begun(server: &Running) -> ([User; 2], String) {
    let users = [User::new(server.address, "Ann").await, User::new(server.address, "Ben").await];
    let proposal = json!({ "game": "rum", "seats": 3, "pace": { "kind": "relaxed" } });
    let table = users[0].table(&proposal).await;
    for (user, seat) in users.iter().zip(0..) {
        let key = users[0].invite(&table, &json!({ "kind": "seat", "seat": seat })).await;
        assert_eq!(user.join(&table, &key).await.status, 200);
    }
    let mut host = users[0].connect(&table, 1).await;
    let fill = json!({ "kind": "fill", "seat": 2, "level": "random" });
    assert_eq!(host.ask(&fill).await["kind"], "done");
    assert_eq!(host.ask(&json!({ "kind": "start" })).await["kind"], "done");
    (users, table)
}

/// Lets both people play the match to its end.
async fn played(users: &[User; 2], table: &str) -> Value {
    let mut games = Vec::new();
    for (user, stream) in users.iter().zip(1..) {
        let player = Player::new(user.connect(table, 2).await, stream);
        games.push(tokio::spawn(player.play_to_the_end()));
    }
    let mut over = Value::Null;
    for game in games {
        over = tokio::time::timeout(PATIENCE, game).await.expect("time goes on").unwrap().over;
    }
    over
}

/// The date of the last chat message, as it was stored.
fn said_at(folder: &Path) -> i64 {
    let file = Connection::open(file_in(folder)).unwrap();
    let sql = "SELECT max(at_ms) FROM steps WHERE text LIKE '%\"said\"%'";
    file.query_row(sql, [], |row| row.get(0)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_does_not_notice_that_the_wall_clock_is_set() {
    let (folder, clocks) = (Folder::new("clock-set"), Arc::new(Settable::default()));
    let server = Running::start(hasty(folder.path(), &clocks)).await;
    let (users, table) = begun(&server).await;
    // If tables went by it, the bot would answer in an hour.
    clocks.set(-HOUR_MS);
    assert_eq!(played(&users, &table).await["ending"], "rules");
    // A laptop slept. If tables went by the wall clock, this one would be abandoned.
    clocks.set(4 * DAY_MS);
    let mut ann = users[0].connect(&table, 3).await;
    assert_eq!(ann.ask(&json!({ "kind": "chat", "text": "ahoy" })).await["kind"], "done");
    let shown = users[0].get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(shown["stage"], "over");
    // Only the date of an entry follows it.
    let system = i64::try_from(clocks.system.wall().0).unwrap();
    assert!((said_at(folder.path()) - system - 4 * DAY_MS).abs() < HOUR_MS);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_after_a_restart_with_any_wall_clock() {
    let (folder, clocks) = (Folder::new("clock-lives"), Arc::new(Settable::default()));
    let server = Running::start(hasty(folder.path(), &clocks)).await;
    let (users, table) = begun(&server).await;
    server.stop().await;
    for ahead_ms in [400 * DAY_MS, -HOUR_MS, 0] {
        clocks.set(ahead_ms);
        let server = Running::start(hasty(folder.path(), &clocks)).await;
        let here = users.clone().map(|user| User { address: server.address, ..user });
        let mut ann = here[0].connect(&table, 3).await;
        let sync = ann.next().await.unwrap();
        assert_eq!((&sync["kind"], &sync["seats"]["stage"]), (&json!("sync"), &json!("playing")));
        // Nobody has lost time: the bank is full, and the free time of the decision runs again.
        let clocks = &sync["play"]["clocks"];
        assert_eq!(clocks["banks_ms"], json!([900_000, 900_000, 900_000]));
        let until = sync["play"]["window"]["until_ms"].as_u64();
        let left = until.map(|until| until - sync["now_ms"].as_u64().unwrap());
        assert!(left.is_none_or(|left| left > 20_000), "{left:?}");
        server.stop().await;
    }
    clocks.set(-HOUR_MS);
    let server = Running::start(hasty(folder.path(), &clocks)).await;
    let here = users.map(|user| User { address: server.address, ..user });
    assert_eq!(played(&here, &table).await["ending"], "rules");
    server.stop().await;
}
