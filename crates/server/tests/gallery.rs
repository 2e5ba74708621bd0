//! People without a seat, at a server: they cannot lock a player out, and the host can turn them
//! away for good.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;

use common::{Client, Folder, Running, User, settings};
use serde_json::{Value, json};

fn by_link() -> Value {
    json!({ "game": "rum", "seats": 2, "pace": { "kind": "none" } })
}

/// A table by link with a match between Ann, who is the host, and Ben; and its link's key.
async fn match_of_two(server: &Running) -> (User, User, String, String) {
    let ann = User::new(server.address, "Ann").await;
    let ben = User::new(server.address, "Ben").await;
    let table = ann.table(&by_link()).await;
    let key = ann.invite(&table, &json!({ "kind": "table" })).await;
    for (seat, user) in [&ann, &ben].into_iter().enumerate() {
        assert_eq!(user.join(&table, &key).await.status, 200);
        let mut client = user.connect(&table, 1).await;
        assert_eq!(client.ask(&json!({ "kind": "sit", "seat": seat })).await["kind"], "done");
    }
    let mut host = ann.connect(&table, 2).await;
    assert_eq!(host.ask(&json!({ "kind": "start" })).await["kind"], "done");
    (ann, ben, table, key)
}

/// The reason why the table ends a connection, if it does so at once.
async fn farewell(client: &mut Client) -> Option<String> {
    let first = client.next().await?;
    let why = first["why"].as_str().filter(|_| first["kind"] == "bye");
    why.map(str::to_owned)
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_of_one_address_cannot_lock_a_player_out() {
    let folder = Folder::new("lock");
    let server = Running::start(settings(folder.path())).await;
    let (_ann, ben, table, key) = match_of_two(&server).await;
    let mut crowd = Vec::new();
    let mut full = None;
    // 40 people with 8 connections each are more than a table ever took.
    'coming: for person in 0..40 {
        let eve = User::new(server.address, &format!("Eve {person}")).await;
        assert_eq!(eve.join(&table, &key).await.status, 200);
        for tab in 0..8 {
            let mut client = eve.connect(&table, tab).await;
            full = farewell(&mut client).await;
            if full.is_some() {
                break 'coming;
            }
            crowd.push(client);
        }
    }
    assert_eq!(full.as_deref(), Some("full"), "spectators have a limit");
    assert!(crowd.len() >= 16, "a household may watch: {}", crowd.len());
    let mut again = ben.connect(&table, 9).await;
    let sync = again.next().await.unwrap();
    assert_eq!((&sync["kind"], &sync["seats"]["you"]), (&json!("sync"), &json!(1)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kicked_person_cannot_come_back_by_the_same_link() {
    let folder = Folder::new("kick");
    let server = Running::start(settings(folder.path())).await;
    let ann = User::new(server.address, "Ann").await;
    let [ben, cat] =
        [User::new(server.address, "Ben").await, User::new(server.address, "Cat").await];
    let table = ann.table(&by_link()).await;
    let key = ann.invite(&table, &json!({ "kind": "table" })).await;
    for user in [&ben, &cat] {
        assert_eq!(user.join(&table, &key).await.status, 200);
    }
    let mut of_ben = ben.connect(&table, 1).await;
    assert_eq!(of_ben.ask(&json!({ "kind": "sit", "seat": 1 })).await["kind"], "done");
    let mut host = ann.connect(&table, 1).await;
    let fill = json!({ "kind": "fill", "seat": 0, "level": "bosun" });
    assert_eq!(host.ask(&fill).await["kind"], "done");
    assert_eq!(host.ask(&json!({ "kind": "kick", "seat": 0 })).await["kind"], "done");
    let dora = User::new(server.address, "Dora").await;
    assert_eq!(dora.join(&table, &key).await.status, 200, "a bot that leaves changes no link");
    assert_eq!(host.ask(&json!({ "kind": "kick", "seat": 1 })).await["kind"], "done");
    assert_eq!(of_ben.until("bye").await["why"], "kicked");

    let mut again = ben.try_connect(&table, 2, None).await;
    assert!(match &mut again {
        Ok(client) => farewell(client).await.as_deref() == Some("kicked"),
        Err(status) => *status == 404,
    });
    // The same person without the cookie.
    let ben_again = User::new(server.address, "Ben").await;
    assert_eq!(ben_again.join(&table, &key).await.status, 409, "the old link is dead");
    assert_eq!(ben_again.try_connect(&table, 1, None).await.err(), Some(404));
    // The others are still welcome, and so are new ones by a new link.
    assert!(cat.connect(&table, 1).await.until("sync").await["seats"]["you"].is_null());
    let key = ann.invite(&table, &json!({ "kind": "table" })).await;
    assert_eq!(User::new(server.address, "Eve").await.join(&table, &key).await.status, 200);
    server.stop().await;

    // It lasts.
    let server = Running::start(settings(folder.path())).await;
    let ben = User { address: server.address, ..ben };
    assert_eq!(ben.join(&table, &key).await.status, 200, "this key is not theirs to know");
    let mut again = ben.connect(&table, 3).await;
    assert_eq!(farewell(&mut again).await.as_deref(), Some("kicked"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_link_ends_the_old_one_and_nothing_else() {
    let folder = Folder::new("link");
    let server = Running::start(settings(folder.path())).await;
    let (ann, ben, table, key) = match_of_two(&server).await;
    let [eve, fay] =
        [User::new(server.address, "Eve").await, User::new(server.address, "Fay").await];
    assert_eq!(eve.join(&table, &key).await.status, 200);
    let path = format!("/api/tables/{table}/invites");
    assert_eq!(ben.post(&path, &json!({ "kind": "new-link" })).await.status, 403, "host only");
    let new = ann.invite(&table, &json!({ "kind": "new-link" })).await;
    assert_eq!(fay.join(&table, &key).await.status, 409);
    assert_eq!(fay.try_connect(&table, 1, None).await.err(), Some(404));
    eve.connect(&table, 1).await.until("sync").await;
    assert_eq!(fay.join(&table, &new).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_spectators_and_they_need_a_new_link() {
    let folder = Folder::new("clear");
    let server = Running::start(settings(folder.path())).await;
    let (ann, ben, table, key) = match_of_two(&server).await;
    let eve = User::new(server.address, "Eve").await;
    assert_eq!(eve.join(&table, &key).await.status, 200);
    let (mut watching, mut host) = (eve.connect(&table, 1).await, ann.connect(&table, 3).await);
    watching.until("sync").await;
    assert_eq!(watching.ask(&json!({ "kind": "clear" })).await["reason"], "not-host");
    assert_eq!(host.ask(&json!({ "kind": "clear" })).await["kind"], "done");
    assert_eq!(watching.until("bye").await["why"], "cleared");
    assert_eq!(eve.try_connect(&table, 1, None).await.err(), Some(404));
    assert_eq!(eve.join(&table, &key).await.status, 409);
    assert_eq!(ben.connect(&table, 2).await.until("sync").await["seats"]["you"], json!(1));
    let key = ann.invite(&table, &json!({ "kind": "table" })).await;
    assert_eq!(eve.join(&table, &key).await.status, 200);
    eve.connect(&table, 2).await.until("sync").await;

    let closed = json!({ "kind": "gallery", "gallery": "closed" });
    assert_eq!(host.ask(&closed).await["kind"], "done");
    let mut refused = eve.connect(&table, 3).await;
    assert_eq!(farewell(&mut refused).await.as_deref(), Some("no-spectators"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_table_with_a_closed_gallery_is_for_invited_people_only() {
    let folder = Folder::new("strangers");
    let server = Running::start(settings(folder.path())).await;
    let ann = User::new(server.address, "Ann").await;
    let [eve, fay] =
        [User::new(server.address, "Eve").await, User::new(server.address, "Fay").await];
    let mut public = by_link();
    public["spectators"] = json!("public");
    let table = ann.table(&public).await;
    let mut stranger = eve.connect(&table, 1).await;
    stranger.until("sync").await;
    let mut host = ann.connect(&table, 1).await;
    let closed = json!({ "kind": "gallery", "gallery": "closed" });
    assert_eq!(host.ask(&closed).await["kind"], "done");
    assert_eq!(stranger.until("bye").await["why"], "no-spectators");
    assert_eq!(eve.try_connect(&table, 2, None).await.err(), Some(404));
    assert_eq!(eve.get("/api/tables").await.json(), json!({ "tables": [] }));
    let key = ann.invite(&table, &json!({ "kind": "table" })).await;
    assert_eq!(fay.join(&table, &key).await.status, 200);
    let mut invited = fay.connect(&table, 1).await;
    assert_eq!(invited.ask(&json!({ "kind": "sit", "seat": 1 })).await["kind"], "done");
    server.stop().await;
}
