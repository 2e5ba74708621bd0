//! Names at a server: two of one name, names that somebody else registers, and owners whom others
//! try to keep out.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;

use common::{Answer, Folder, Running, User, cookie, settings};
use serde_json::{Value, json};
use server::proxies::Proxies;

const PASSWORD: &str = "a parrot on each shoulder";

fn rum() -> Value {
    json!({ "game": "rum", "seats": 4, "pace": { "kind": "none" }, "spectators": "public" })
}

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

/// Sits down and returns the names in all seats.
async fn sit(user: &User, table: &str, seat: u8) -> Vec<String> {
    let mut client = user.connect(table, 1).await;
    assert_eq!(client.ask(&json!({ "kind": "sit", "seat": seat })).await["kind"], "done");
    names(user, table).await
}

async fn names(user: &User, table: &str) -> Vec<String> {
    let sync = user.connect(table, 2).await.until("sync").await;
    let places = sync["seats"]["places"].as_array().unwrap().clone();
    places.iter().filter_map(|place| place["name"].as_str()).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_of_one_name_are_told_apart() {
    let folder = Folder::new("twins");
    let server = Running::start(settings(folder.path())).await;
    let mut users = Vec::new();
    for name in ["Iris", "iris", "Iris", "lris"] {
        users.push(User::new(server.address, name).await);
    }
    let table = users[0].table(&rum()).await;
    sit(&users[0], &table, 0).await;
    assert_eq!(sit(&users[1], &table, 1).await, ["Iris", "iris (2)"]);
    assert_eq!(sit(&users[2], &table, 2).await, ["Iris", "iris (2)", "Iris (3)"]);
    let names = sit(&users[3], &table, 3).await;
    assert_eq!(names[3], "lris (2)", "it looks like the first");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn registering_the_name_of_a_seated_guest_does_not_lock_them_out() {
    let folder = Folder::new("squat");
    let server = Running::start(settings(folder.path())).await;
    let ben = User::new(server.address, "Ben").await;
    let table = ben.table(&rum()).await;
    let key = ben.invite(&table, &json!({ "kind": "table" })).await;
    sit(&ben, &table, 0).await;
    let eve = User::new(server.address, "Eve").await;
    let answer = eve.post("/api/account", &credentials("Ben", PASSWORD)).await;
    assert_eq!(answer.status, 200);
    let eve = User { cookie: cookie(&answer), ..eve };
    let mut again = ben.connect(&table, 7).await;
    assert_eq!(again.until("sync").await["seats"]["you"], json!(0), "the seat is still theirs");
    assert_eq!(ben.join(&table, &key).await.status, 200, "by the link too");
    // They cannot sit down under that name once more, here or elsewhere.
    assert_eq!(again.ask(&json!({ "kind": "leave" })).await["kind"], "done");
    assert_eq!(again.ask(&json!({ "kind": "sit", "seat": 0 })).await["kind"], "done");
    assert_eq!(names(&ben, &table).await, ["Ben (2)"]);
    let elsewhere = eve.table(&rum()).await;
    assert_eq!(ben.try_connect(&elsewhere, 1, None).await.err(), Some(409));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_has_no_colon() {
    let folder = Folder::new("colon");
    let server = Running::start(settings(folder.path())).await;
    let nobody = User { address: server.address, cookie: String::new() };
    for name in ["Ann: hello", "Ann:", "Ann (2)", "Ann/Ben"] {
        let answer = nobody.post("/api/guest", &json!({ "name": name })).await;
        assert_eq!(answer.status, 400, "{name}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_guesses_of_others_do_not_keep_an_owner_out() {
    let folder = Folder::new("guesses");
    let mut proxied = settings(folder.path());
    proxied.proxies = Proxies::of_this_machine();
    let server = Running::start(proxied).await;
    let nobody = User { address: server.address, cookie: String::new() };
    let log_in = async |address: &str, password: &str| -> Answer {
        let from = format!("X-Forwarded-For: {address}\r\n");
        let body = credentials("Ann", password).to_string();
        nobody.request("POST", "/api/account/login", &from, &body).await
    };
    let answer = nobody.post("/api/account", &credentials("Ann", PASSWORD)).await;
    let ann = User { cookie: cookie(&answer), ..nobody.clone() };
    for n in 0..12 {
        let expected = if n < 10 { 403 } else { 429 };
        assert_eq!(log_in("10.6.6.6", &format!("guess number {n}")).await.status, expected, "{n}");
    }
    assert_eq!(log_in("10.6.6.6", PASSWORD).await.status, 429, "not from there for now");
    assert_eq!(log_in("10.0.0.7", PASSWORD).await.status, 200, "but from home");
    // A session that is logged in is not affected, even at the same address.
    let change = json!({ "password": PASSWORD, "new_password": "two parrots, one hat" });
    let there = "X-Forwarded-For: 10.6.6.6\r\n";
    let changed = ann.request("POST", "/api/account/password", there, &change.to_string()).await;
    assert_eq!(changed.status, 200, "{changed:?}");
    // It has a limit of its own.
    let ann = User { cookie: cookie(&changed), ..ann };
    let mut statuses = Vec::new();
    for n in 0..12 {
        let guess = json!({ "password": format!("guess number {n}") }).to_string();
        statuses.push(ann.request("DELETE", "/api/account", "", &guess).await.status);
    }
    assert_eq!((statuses[0], statuses[11]), (403, 429), "{statuses:?}");
    assert_eq!(log_in("10.0.0.8", "two parrots, one hat").await.status, 200);
    server.stop().await;
}
