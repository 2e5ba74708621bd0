//! Durability: a full disk, a damaged log, backups made while people play, restarts.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;
mod player;

use std::path::Path;
use std::sync::Arc;

use common::{Folder, Running, User, settings};
use player::Player;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::house::AllGames;
use server::ident::TableId;
use server::settings::Settings;
use server::store::{Change, Existing, SqliteStore, Store, StoredStep, backup, file_in, restore};
use server::tally::Counters;
use server::{Server, Storage};
use table::id::{Client, Conn, NetAddress};
use table::io::{Connect, Pass};
use table::{Command, Entry, Input, Table};

fn rum() -> Value {
    json!({ "game": "rum", "seats": 2, "pace": { "kind": "none" } })
}

/// One person alone against a bot, so no window waits for others.
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

/// Plays until `enough` accepts the answer to a move; returns that answer.
async fn play_until(player: &mut Player, enough: impl Fn(&Player, &Value) -> bool) -> Value {
    player.resync().await;
    let mut open = None;
    loop {
        if open.is_none() && player.is_asked() {
            let submission = player.any_submission().expect("a seat that is asked has a choice");
            open = Some(player.ask(submission).await);
        }
        if open.is_none()
            && let Some(vote) = player.rematch()
        {
            open = Some(player.ask(vote).await);
        }
        let message = player.client.next().await.expect("the server is there");
        player.take(&message);
        // In a bot's turn the table itself may be the first to notice that the disk is full.
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
    // Data that takes up room and can be deleted.
    sql(
        folder.path(),
        "CREATE TABLE ballast (x BLOB); INSERT INTO ballast VALUES (zeroblob(800000));",
    );
    let tally = Arc::new(Counters::default());
    let store = SqliteStore::open_bounded(folder.path(), Arc::clone(&tally), Some(240)).unwrap();
    let storage = Storage::alone(Arc::new(store));
    let server = Server::with_storage(settings(folder.path()), storage, tally).await.unwrap();
    let server = Running::serve(server);
    let (ann, table) = solo(&server).await;
    let mut player = Player::new(ann.connect(&table, 1).await, 1);
    let refused = play_until(&mut player, |_, answer| answer["reason"] == "read-only").await;
    assert_eq!(refused["phrase"]["key"], "refused-read-only");
    assert_eq!(ann.get("/health").await.status, 503);
    assert_eq!(ann.post("/api/tables", &rum()).await.status, 503);
    let told = player.version();

    sql(folder.path(), "DROP TABLE ballast;");
    // The table is restored by itself, and everybody gets a sync.
    let sync = player.client.until("sync").await;
    player.take(&sync);
    assert!(player.version() >= told, "nothing that was told is lost");
    let done = play_until(&mut player, |_, answer| answer["kind"] == "done").await;
    assert_eq!(done["kind"], "done");
    assert_eq!(ann.get("/health").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_is_set_aside_and_the_others_continue() {
    let folder = Folder::new("chain");
    let server = Running::start(settings(folder.path())).await;
    let (ann, broken) = solo(&server).await;
    let (ben, whole) = solo(&server).await;
    server.stop().await;
    let id = u64::from_str_radix(&broken, 16).unwrap().cast_signed();
    sql(
        folder.path(),
        &format!(
            "UPDATE steps SET text = replace(text, 'random', 'bosun')
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
async fn a_backup_made_while_people_play_is_a_whole_server() {
    let folder = Folder::new("copied");
    let server = Running::start(settings(folder.path())).await;
    let (ann, table) = solo(&server).await;
    let mut player = Player::new(ann.connect(&table, 1).await, 1);
    play_until(&mut player, |player, _| player.version() >= 10).await;
    let elsewhere = Folder::new("copy");
    std::fs::create_dir_all(elsewhere.path()).unwrap();
    let (from, to) = (folder.path().to_owned(), file_in(elsewhere.path()));
    let copying = tokio::task::spawn_blocking(move || backup(&from, &to));
    play_until(&mut player, |player, _| player.version() >= 20).await;
    copying.await.unwrap().unwrap();
    assert!(backup(folder.path(), &file_in(elsewhere.path())).is_err(), "it overwrites nothing");
    server.stop().await;

    let server = Running::start(settings(elsewhere.path())).await;
    let ann = User { address: server.address, ..ann };
    let mut client = ann.connect(&table, 1).await;
    client.n_commands = 1000;
    let mut player = Player::new(client, 2);
    player.resync().await;
    assert!(player.version() >= 10, "{}", player.version());
    play_until(&mut player, |_, answer| answer["kind"] == "done").await;
    server.stop().await;
}

/// A server whose store the test can write to as well, and a table in its lobby with Ann's seat.
async fn watched(folder: &Folder) -> (Running, Arc<dyn Store>, User, String) {
    let tally = Arc::new(Counters::default());
    let store = SqliteStore::open(folder.path(), Arc::clone(&tally)).unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    let storage = Storage::alone(Arc::clone(&store));
    let started = Server::with_storage(settings(folder.path()), storage, tally).await;
    let server = Running::serve(started.unwrap());
    let ann = User::new(server.address, "Ann").await;
    let table = ann.table(&rum()).await;
    let mut host = ann.connect(&table, 1).await;
    assert_eq!(host.ask(&json!({ "kind": "sit", "seat": 0 })).await["kind"], "done");
    (server, store, ann, table)
}

fn entries(store: &dyn Store, table: TableId) -> Vec<Entry> {
    let steps = store.log(table).unwrap();
    steps.iter().flat_map(StoredStep::lines).map(|line| Entry::read(line).unwrap()).collect()
}

/// Another writer appends to a table's log, as a second server would: it carries out a command, or
/// only wakes the table.
async fn meddle(store: &dyn Store, table: TableId, command: Option<&Value>) {
    let log = entries(store, table);
    let person = log.iter().find_map(|entry| entry.origin).unwrap().person;
    let at = log.last().unwrap().at_ms;
    let mut twin = Table::restore(&log, Arc::new(AllGames)).unwrap();
    let mut inputs = vec![Input::Wake { down_ms: 0 }];
    if let Some(command) = command {
        let (conn, client, name) = (Conn(7), Client(1), "Ann".to_owned());
        let (pass, source, blocked) = (Pass::Link, NetAddress::default(), Arc::default());
        inputs = vec![
            Input::Connect(Connect { conn, person, name, client, pass, source, blocked }),
            Input::Command { conn, command: Command::read(&command.to_string()) },
        ];
    }
    for input in inputs {
        let (entries, _) = twin.handle(input, at).split();
        if let Some(step) = StoredStep::dated(&entries, at) {
            store.write(Change::Append { table, step, summary: None }).written().await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_conflict_a_table_goes_on_from_its_log_and_nothing_is_lost_or_doubled() {
    let folder = Folder::new("conflict");
    let (server, store, ann, table) = watched(&folder).await;
    let id: TableId = table.parse().unwrap();
    let mut client = ann.connect(&table, 1).await;
    for (cmd, is_written) in [(2, false), (3, true)] {
        let chat = json!({ "cmd": cmd, "wish": { "kind": "chat", "text": format!("{cmd}") } });
        meddle(store.as_ref(), id, is_written.then_some(&chat)).await;
        client.say(chat.to_string()).await;
        // The server does not know what became of it, so it says nothing and hangs up.
        while let Some(message) = client.next().await {
            assert_ne!(message["cmd"], json!(cmd), "{message}");
        }
        client = ann.connect(&table, 1).await;
        client.say(chat.to_string()).await;
        assert_eq!(client.answer(cmd).await["kind"], "done");
        let log = entries(store.as_ref(), id);
        let is_it = |entry: &&Entry| entry.origin.is_some_and(|origin| origin.cmd.0 == cmd);
        assert_eq!(log.iter().filter(is_it).count(), 1, "{log:?}");
    }
    client.n_commands = 10;
    assert_eq!(client.ask(&json!({ "kind": "chat", "text": "on" })).await["kind"], "done");
    assert!(Table::restore(&entries(store.as_ref(), id), Arc::new(AllGames)).is_ok());
    assert!(ann.get("/metrics").await.body.contains("tortuga_tables_set_aside_total 0"));
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

#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_table_ends_after_a_restart_too_and_publishes_its_seed() {
    let folder = Folder::new("abandoned");
    let server = Running::start(settings(folder.path())).await;
    let ann = User::new(server.address, "Ann").await;
    let ben = User::new(server.address, "Ben").await;
    let table = ann.table(&rum()).await;
    for (user, seat) in [(&ann, 0), (&ben, 1)] {
        let key = ann.invite(&table, &json!({ "kind": "seat", "seat": seat })).await;
        assert_eq!(user.join(&table, &key).await.status, 200);
    }
    let mut host = ann.connect(&table, 1).await;
    assert_eq!(host.ask(&json!({ "kind": "start" })).await["kind"], "done");
    // Paused, so that no bot finishes the match for those who are away.
    let mut guest = ben.connect(&table, 1).await;
    let pause = json!({ "kind": "pause", "stance": "for" });
    for client in [&mut host, &mut guest] {
        assert_eq!(client.ask(&pause).await["kind"], "done");
    }
    drop((host, guest));
    server.stop().await;

    // Time passes so fast that a month takes a second.
    let hasty = Settings { haste: 2_592_000, ..settings(folder.path()) };
    let server = Running::start(hasty).await;
    let ben = User { address: server.address, ..ben };
    // Once its end is written, the table is dropped from memory.
    while !ben.get("/metrics").await.body.contains("tortuga_tables 0\n") {
        tokio::task::yield_now().await;
    }
    assert_eq!(ben.try_connect(&table, 1, None).await.err(), Some(404));
    let shown = ben.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&shown["stage"], &shown["closed"]["why"]), (&json!("closed"), &json!("abandoned")));
    let seeds = shown["closed"]["seeds"].as_array().unwrap();
    assert_eq!(seeds.len(), 1);
    assert_eq!(seeds[0]["match"], json!(1));
    assert_eq!(seeds[0]["seed"].as_str().unwrap().len(), 64);
    let stranger = User::new(server.address, "Eve").await;
    assert_eq!(stranger.get(&format!("/api/tables/{table}")).await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn old_tokens_and_keys_are_swept_out() {
    let folder = Folder::new("swept");
    let server = Running::start(settings(folder.path())).await;
    let ann = User::new(server.address, "Ann").await;
    let key = ann.post("/api/devices/key", &json!({})).await;
    assert_eq!(key.status, 200);
    server.stop().await;
    sql(
        folder.path(),
        "UPDATE sessions SET made_ms = made_ms - 366 * 86400000;
         UPDATE keys SET made_ms = made_ms - 2 * 86400000;",
    );
    let server = Running::start(settings(folder.path())).await;
    let ann = User { address: server.address, ..ann };
    while ann.get("/api/guest").await.status != 401 {
        tokio::task::yield_now().await;
    }
    let file = Connection::open(file_in(folder.path())).unwrap();
    let n_keys: u32 = file.query_row("SELECT count(*) FROM keys", [], |row| row.get(0)).unwrap();
    assert_eq!(n_keys, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_files_are_readable_by_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("mode");
    let data = folder.path().join("inner");
    let server = Running::start(settings(&data)).await;
    User::new(server.address, "Ann").await;
    let copy = folder.path().join("copy.sqlite");
    backup(&data, &copy).unwrap();
    let elsewhere = folder.path().join("elsewhere");
    restore(&elsewhere, &copy, Existing::Refuse).unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let mut names = Vec::new();
    for inside in [&data, &elsewhere] {
        assert_eq!(mode(inside), 0o700, "{}", inside.display());
        for entry in std::fs::read_dir(inside).unwrap() {
            let path = entry.unwrap().path();
            assert_eq!(mode(&path), 0o600, "{}", path.display());
            names.push(path.file_name().unwrap().to_owned());
        }
    }
    assert_eq!(mode(&copy), 0o600);
    for name in ["tavern.sqlite", "tavern.sqlite-wal", "lock"] {
        assert!(names.iter().any(|known| known == name), "{name}: {names:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_replaces_data_only_if_allowed() {
    let folder = Folder::new("restored");
    let data = folder.path().join("data");
    let server = Running::start(settings(&data)).await;
    let (ann, table) = solo(&server).await;
    let copy = folder.path().join("copy.sqlite");
    backup(&data, &copy).unwrap();
    let late = User::new(server.address, "Late").await;
    let problem =
        |result: anyhow::Result<_>| format!("{:#}", result.map(drop::<Option<_>>).unwrap_err());
    let running = problem(restore(&data, &copy, Existing::MoveAside));
    assert!(running.contains("another server"), "{running}");
    server.stop().await;

    let there = problem(restore(&data, &copy, Existing::Refuse));
    assert!(there.contains("exists already") && there.contains("--replace"), "{there}");
    // A file that is not one of our backups changes nothing.
    let bytes = std::fs::read(&copy).unwrap();
    let mut torn = bytes.clone();
    torn[4096 * 2..4096 * 4].fill(7);
    for (name, bytes) in [
        ("text", b"not a database at all".as_slice()),
        ("empty", b"".as_slice()),
        ("short", &bytes[..bytes.len() / 2]),
        ("torn", &torn),
    ] {
        let wrong = folder.path().join(name);
        std::fs::write(&wrong, bytes).unwrap();
        problem(restore(&data, &wrong, Existing::MoveAside));
    }
    problem(restore(&data, &folder.path().join("missing"), Existing::MoveAside));
    let newer = folder.path().join("newer.sqlite");
    std::fs::copy(&copy, &newer).unwrap();
    Connection::open(&newer).unwrap().pragma_update(None, "user_version", 999).unwrap();
    let newer = problem(restore(&data, &newer, Existing::MoveAside));
    assert!(newer.contains("newer server"), "{newer}");

    let server = Running::start(settings(&data)).await;
    let late = User { address: server.address, ..late };
    assert_eq!(late.get("/api/guest").await.status, 200, "all is as it was");
    server.stop().await;
    let aside = restore(&data, &copy, Existing::MoveAside).unwrap().expect("there was something");
    let server = Running::start(settings(&data)).await;
    let [ann, late] = [ann, late].map(|user| User { address: server.address, ..user });
    assert_eq!(late.get("/api/guest").await.status, 401, "she came after the copy");
    let mut player = Player::new(ann.connect(&table, 1).await, 1);
    play_until(&mut player, |_, answer| answer["kind"] == "done").await;
    server.stop().await;
    let old = Connection::open(aside).unwrap();
    let n_people: u32 = old.query_row("SELECT count(*) FROM people", [], |row| row.get(0)).unwrap();
    assert_eq!(n_people, 2, "what was there is still whole");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_clean_stop_one_file_has_everything() {
    let folder = Folder::new("clean");
    let data = folder.path().join("data");
    let server = Running::start(settings(&data)).await;
    let (ann, table) = solo(&server).await;
    let mut player = Player::new(ann.connect(&table, 1).await, 1);
    for _ in 0..5 {
        play_until(&mut player, |_, answer| answer["kind"] == "done").await;
    }
    // A read that is under way while the server writes, as any request may be.
    assert_eq!(ann.get("/api/guest").await.status, 200);
    let told = player.version();
    server.stop().await;
    let wal = data.join("tavern.sqlite-wal");
    let left = std::fs::metadata(&wal).map_or(0, |wal| wal.len());
    assert_eq!(left, 0, "nothing is left in the write-ahead log");
    let other = folder.path().join("other");
    std::fs::create_dir_all(&other).unwrap();
    std::fs::copy(file_in(&data), file_in(&other)).unwrap();
    let server = Running::start(settings(&other)).await;
    let ann = User { address: server.address, ..ann };
    let mut player = Player::new(ann.connect(&table, 2).await, 1);
    player.resync().await;
    assert!(player.version() >= told, "the copy has every move");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_listens_before_it_loads_any_table() {
    let folder = Folder::new("lazy");
    let server = Running::start(settings(folder.path())).await;
    let (ann, table) = solo(&server).await;
    let public = ann.table(&json!({ "game": "rum", "seats": 2, "spectators": "public" })).await;
    server.stop().await;
    let tally = Arc::new(Counters::default());
    let store = SqliteStore::open(folder.path(), Arc::clone(&tally)).unwrap();
    let storage = Storage::alone(Arc::new(store));
    let started = Server::with_storage(settings(folder.path()), storage, Arc::clone(&tally));
    let server = Running::serve(started.await.unwrap());
    let ann = User { address: server.address, ..ann };
    let listed = ann.get("/api/tables").await.json();
    assert_eq!(listed["tables"][0]["table"], json!(public), "it is listed without its log");
    assert_eq!(listed["tables"][0]["n_free"], 2);
    assert_eq!((tally.tables.get(), tally.rooms.get()), (2, 0), "nothing was loaded");
    let mut player = Player::new(ann.connect(&table, 1).await, 1);
    play_until(&mut player, |_, answer| answer["kind"] == "done").await;
    assert_eq!((tally.tables.get(), tally.rooms.get()), (2, 1), "what was asked for is loaded");
    server.stop().await;
}
