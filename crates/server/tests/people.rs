//! People over the wire: accounts, ratings, blocks, reports, the operator's desk, and attacks on
//! them.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;
mod player;

use std::time::Duration;

use common::{Answer, Client, Folder, PATIENCE, Running, User, cookie, settings};
use player::Player;
use serde_json::{Value, json};
use server::desk::Desk;
use server::settings::Settings;

const PASSWORD: &str = "a parrot on each shoulder";

fn rum(seats: u8) -> Value {
    json!({ "game": "rum", "seats": seats, "pace": { "kind": "none" }, "spectators": "public" })
}

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

/// Somebody with an account.
async fn account(server: &Running, name: &str) -> User {
    let guest = User::new(server.address, name).await;
    let answer = guest.post("/api/account", &credentials(name, PASSWORD)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    User { cookie: cookie(&answer), ..guest }
}

fn nobody(server: &Running) -> User {
    User { address: server.address, cookie: String::new() }
}

async fn log_in(server: &Running, name: &str, password: &str) -> Answer {
    nobody(server).post("/api/account/login", &credentials(name, password)).await
}

fn kind(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["error"]["kind"].as_str().unwrap_or_default().to_owned())
}

/// Creates a table where these people sit and a match has begun.
async fn begin(users: &[&User], proposal: &Value) -> String {
    let table = users[0].table(proposal).await;
    for (seat, user) in users.iter().enumerate() {
        let key = users[0].invite(&table, &json!({ "kind": "seat", "seat": seat })).await;
        assert_eq!(user.join(&table, &key).await.status, 200);
    }
    let mut host = users[0].connect(&table, 90).await;
    assert_eq!(host.ask(&json!({ "kind": "start" })).await["kind"], "done");
    table
}

/// Everybody plays to the end; returns the placings.
async fn play(users: &[&User], table: &str) -> Value {
    let mut games = Vec::new();
    for (stream, user) in (1..).zip(users) {
        let player = Player::new(user.connect(table, 91).await, stream);
        games.push(tokio::spawn(player.play_to_the_end()));
    }
    let mut over = Value::Null;
    for game in games {
        over = tokio::time::timeout(PATIENCE, game).await.unwrap().unwrap().over;
    }
    assert_eq!(over["ending"], "rules");
    over["outcome"]["placings"].clone()
}

async fn is_hung_up(client: &mut Client) -> bool {
    let gone = async { while client.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(10), gone).await.is_ok()
}

async fn hasty(folder: &Folder) -> Running {
    Running::start(Settings { haste: 60, ..settings(folder.path()) }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_keeps_the_seat() {
    let folder = Folder::new("account");
    let server = Running::start(settings(folder.path())).await;
    let guest = User::new(server.address, "Ann").await;
    let table = guest.table(&rum(2)).await;
    let mut client = guest.connect(&table, 1).await;
    assert_eq!(client.ask(&json!({ "kind": "sit", "seat": 0 })).await["kind"], "done");

    let answer = guest.post("/api/account", &credentials("Ann", PASSWORD)).await;
    assert_eq!((answer.status, &answer.json()["role"]), (200, &json!("account")));
    let ann = User { cookie: cookie(&answer), ..guest.clone() };
    // Whoever planted the guest's token, or kept it, must not get into the account now.
    assert_eq!(guest.get("/api/guest").await.status, 401);
    assert!(is_hung_up(&mut client).await);
    let mut client = ann.connect(&table, 1).await;
    assert_eq!(client.until("sync").await["seats"]["you"], json!(0));

    let answer = log_in(&server, " aNN ", PASSWORD).await;
    assert_eq!((answer.status, &answer.json()["name"]), (200, &json!("Ann")));
    let device = User { cookie: cookie(&answer), ..guest };
    let mut other = device.connect(&table, 2).await;
    assert_eq!(other.until("sync").await["seats"]["you"], json!(0));
    assert_eq!(kind(&log_in(&server, "Ann", "a parrot on one shoulder").await).1, "wrong-password");
    assert_eq!(kind(&log_in(&server, "Nobody", PASSWORD).await).1, "wrong-password");
    assert_eq!(kind(&log_in(&server, "Ann", "short").await).1, "wrong-password");

    // After a log-out the token is invalid, and its connections close; the other device stays.
    assert_eq!(device.post("/api/account/logout", &json!({})).await.status, 200);
    assert_eq!(device.get("/api/guest").await.status, 401);
    assert!(is_hung_up(&mut other).await);
    assert_eq!(ann.get("/api/guest").await.status, 200);
    let short = nobody(&server).post("/api/account", &credentials("Ben", "short")).await;
    assert_eq!(kind(&short), (400, "malformed".to_owned()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_other_sessions_and_log_in_the_one_it_came_with() {
    let folder = Folder::new("password");
    let server = Running::start(settings(folder.path())).await;
    let ann = account(&server, "Ann").await;
    let other = User { cookie: cookie(&log_in(&server, "Ann", PASSWORD).await), ..ann.clone() };
    let key = other.post("/api/devices/key", &json!({})).await.json();
    let change = |old: &str| json!({ "password": old, "new_password": "two parrots, one hat" });
    let wrong = ann.post("/api/account/password", &change("not this one")).await;
    assert_eq!(kind(&wrong), (403, "wrong-password".to_owned()));
    assert_eq!(other.get("/api/guest").await.status, 200);
    let answer = ann.post("/api/account/password", &change(PASSWORD)).await;
    assert_eq!(answer.status, 200);
    let renewed = User { cookie: cookie(&answer), ..ann.clone() };
    assert_eq!(renewed.get("/api/guest").await.status, 200);
    for old in [&ann, &other] {
        assert_eq!(old.get("/api/guest").await.status, 401);
    }
    assert_eq!(nobody(&server).post("/api/devices", &key).await.status, 409, "nor its keys");
    assert_eq!(log_in(&server, "Ann", PASSWORD).await.status, 403);

    // Session fixation: somebody logs in with a cookie that an attacker planted.
    let planted = User::new(server.address, "Eve").await;
    let typed = credentials("Ann", "two parrots, one hat");
    let answer = planted.post("/api/account/login", &typed).await;
    assert_eq!(answer.status, 200);
    assert_ne!(cookie(&answer), planted.cookie);
    assert_eq!(planted.get("/api/guest").await.status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_guessed_by_trying() {
    let folder = Folder::new("guess");
    let server = Running::start(settings(folder.path())).await;
    let ann = account(&server, "Ann").await;
    for name in ["Ann", "Nobody"] {
        let mut kinds = Vec::new();
        for n in 0..14 {
            let answer = log_in(&server, name, &format!("guess number {n}")).await;
            if answer.status == 429 {
                assert!(answer.header("retry-after").is_some());
            }
            kinds.push(answer.status);
        }
        assert!(kinds[..9].iter().all(|status| *status == 403), "{name}: {kinds:?}");
        assert_eq!(kinds.last(), Some(&429), "{name}: {kinds:?}");
    }
    let right = log_in(&server, "Ann", PASSWORD).await;
    assert_eq!(right.status, 429, "even the right one has to wait now");
    assert_eq!(ann.get("/api/guest").await.status, 200, "existing sessions continue");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_look_like_an_accounts_are_refused() {
    let folder = Folder::new("names");
    let server = Running::start(settings(folder.path())).await;
    let early = User::new(server.address, "Iris").await;
    let table = early.table(&rum(2)).await;
    let iris = account_as(&server, "Ben", "Iris").await;
    for name in ["Iris", "IRIS", "lris", "  iris ", "Ｉｒｉｓ"] {
        let body = json!({ "name": name });
        let answer = nobody(&server).post("/api/guest", &body).await;
        assert!([400, 409].contains(&answer.status), "{name}: {answer:?}");
        let answer = nobody(&server).post("/api/account", &credentials(name, PASSWORD)).await;
        assert!([400, 409].contains(&answer.status), "{name}: {answer:?}");
    }
    for name in ["a\u{200b}b", "\u{202e}sirI", "I\u{a0}ris", "Іris", "<b>x</b>", "", "\u{0}"] {
        let answer = nobody(&server).post("/api/guest", &json!({ "name": name })).await;
        assert_eq!(answer.status, 400, "{name:?}");
    }
    // A guest who had the name first may no longer appear under it.
    assert_eq!(early.try_connect(&table, 1, None).await.err(), Some(409));
    assert_eq!(early.post("/api/guest", &json!({ "name": "Iris II" })).await.status, 200);
    assert!(early.try_connect(&table, 1, None).await.is_ok());
    assert_eq!(iris.post("/api/guest", &json!({ "name": "Other" })).await.status, 403);
    server.stop().await;
}

/// A guest who registers an account under another name.
async fn account_as(server: &Running, guest: &str, name: &str) -> User {
    let guest = User::new(server.address, guest).await;
    let answer = guest.post("/api/account", &credentials(name, PASSWORD)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    User { cookie: cookie(&answer), ..guest }
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_are_rated_once_and_in_the_order_of_their_results() {
    let folder = Folder::new("rated");
    let server = hasty(&folder).await;
    let (ann, ben) = (account(&server, "Ann").await, account(&server, "Ben").await);
    let guest = User::new(server.address, "Guest").await;
    let users = [&ann, &ben, &guest];
    let mut wins = 0_i32;
    for _ in 0..2 {
        let table = begin(&users, &rum(3)).await;
        let placings = play(&users, &table).await;
        let [of_ann, of_ben] = [0, 1].map(|seat: usize| placings[seat]["rank"].as_i64().unwrap());
        wins += i32::try_from((of_ben - of_ann).signum()).unwrap();
        let history = ann.get("/api/me/matches").await.json();
        let last = &history["matches"][0];
        assert_eq!((&last["table"], &last["game"]), (&json!(table), &json!("rum")));
        assert_eq!(last["seats"][0]["you"], json!(true));
        assert_eq!(last["seats"][1]["name"], json!("Ben"));
        assert_eq!(last["seats"][0]["rank"], json!(of_ann));
        assert!(last["seats"][1]["rating"]["mu"].is_f64());
        assert_eq!(last["seats"][2]["rating"], Value::Null, "a guest is not rated");
        let record = ann.get(last["record"].as_str().unwrap()).await;
        assert_eq!(record.status, 200);
    }
    let of = |history: &Value| history["ratings"][0]["rating"].clone();
    let rating_of = async |user: &User| of(&user.get("/api/me/matches").await.json());
    let (of_ann, of_ben) = (rating_of(&ann).await, rating_of(&ben).await);
    assert_eq!((&of_ann["n_matches"], &of_ben["n_matches"]), (&json!(2), &json!(2)));
    let (mu_ann, mu_ben) = (of_ann["mu"].as_f64().unwrap(), of_ben["mu"].as_f64().unwrap());
    match wins {
        0 => assert!((mu_ann - mu_ben).abs() < 2.0, "{mu_ann} {mu_ben}"),
        _ => assert_eq!(mu_ann > mu_ben, wins > 0, "{mu_ann} {mu_ben} {wins}"),
    }
    assert!(of_ann["sigma"].as_f64().unwrap() < 25.0 / 3.0);
    assert_eq!(guest.get("/api/me/matches").await.json()["ratings"], json!([]));
    let board = nobody(&server).get("/api/games/rum/ratings").await.json();
    assert_eq!(board["ratings"], json!([]), "two matches say too little: {board}");
    assert_eq!(nobody(&server).get("/api/games/chess/ratings").await.status, 404);
    server.stop().await;

    // Writing the end of a match again is a conflict, and changes nothing.
    let server = hasty(&folder).await;
    let ann = User { address: server.address, ..ann };
    assert_eq!(rating_of(&ann).await, of_ann, "a restart rates nothing again");
    server.stop().await;
    let again = common::sql(folder.path(), "INSERT INTO matches SELECT * FROM matches");
    assert!(again.is_err(), "a match stands there once");
    common::sql(folder.path(), "UPDATE ratings SET n_matches = 5").unwrap();
    let server = hasty(&folder).await;
    let board = nobody(&server).get("/api/games/rum/ratings").await.json();
    let sure: Vec<f64> =
        board["ratings"].as_array().unwrap().iter().map(|r| r["sure"].as_f64().unwrap()).collect();
    assert!(sure.len() == 2 && sure[0] >= sure[1], "{board}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_comes_last_and_an_unrated_table_rates_nobody() {
    let folder = Folder::new("resigned");
    let server = hasty(&folder).await;
    let (ann, ben) = (account(&server, "Ann").await, account(&server, "Ben").await);
    let table = begin(&[&ann, &ben], &rum(2)).await;
    let mut loser = ann.connect(&table, 5).await;
    assert_eq!(loser.ask(&json!({ "kind": "resign" })).await["kind"], "done");
    play(&[&ben], &table).await;
    let past = ann.get("/api/me/matches").await.json()["matches"][0].clone();
    assert_eq!(past["seats"][0]["gave_up"], json!(true));
    let mu = |seat: usize| past["seats"][seat]["rating"]["mu"].as_f64().unwrap();
    assert!(mu(0) < 25.0 && mu(1) > 25.0, "whatever the bot made of it: {past}");

    let mut proposal = rum(2);
    proposal["rating"] = json!("off");
    let table = begin(&[&ann, &ben], &proposal).await;
    play(&[&ann, &ben], &table).await;
    let history = ann.get("/api/me/matches").await.json();
    assert_eq!(history["matches"].as_array().unwrap().len(), 2);
    assert_eq!(history["matches"][0]["seats"][0]["rating"], Value::Null);
    assert_eq!(history["ratings"][0]["rating"]["n_matches"], json!(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn data_is_exported_to_its_owner_only_and_deleted_with_the_account() {
    let folder = Folder::new("export");
    let server = hasty(&folder).await;
    let (ann, ben) = (account(&server, "Ann").await, account(&server, "Ben").await);
    let table = begin(&[&ann, &ben], &rum(2)).await;
    let mut client = ann.connect(&table, 1).await;
    let chat = json!({ "kind": "chat", "text": "a secret of mine" });
    assert_eq!(client.ask(&chat).await["kind"], "done");
    play(&[&ann, &ben], &table).await;

    let data = ann.get("/api/me/export").await;
    assert_eq!(data.json()["person"]["name"], json!("Ann"));
    assert_eq!(data.json()["said"][0]["text"], json!("a secret of mine"));
    assert_eq!(data.json()["matches"].as_array().unwrap().len(), 1);
    assert_eq!(data.json()["said"][0]["table"], json!(table));
    assert!(data.json()["said"][0]["at_ms"].is_u64());
    assert!(data.json()["sessions"][0]["made_ms"].is_u64());
    assert!(data.json()["person"]["account_made_ms"].is_u64());
    assert!(data.json()["person"]["banned_ms"].is_null());
    assert_eq!(data.json()["ratings"][0]["game"], json!("rum"));
    for empty in ["blocked", "reports"] {
        assert_eq!(data.json()[empty], json!([]), "{empty}");
    }
    assert!(!data.body.contains("argon2") && !data.body.contains(&ann.cookie[20..]));
    let of_ben = ben.get("/api/me/export").await;
    assert_eq!(of_ben.json()["person"]["name"], json!("Ben"));
    assert_eq!(of_ben.json()["tables"], json!([{ "table": table }]));
    assert!(
        !of_ben.body.contains("a secret of mine"),
        "somebody else's words are not part of the export"
    );
    let id = data.json()["person"]["id"].to_string();
    for path in ["/api/me/export", "/api/me/matches", "/api/me/blocks"] {
        assert_eq!(nobody(&server).get(path).await.status, 401, "{path}");
        let other = ben.get(&format!("{path}?person={id}&name=Ann")).await;
        assert!(!other.body.contains("a secret of mine"), "{path}");
    }

    let wrong = json!({ "password": "not this one" }).to_string();
    assert_eq!(ann.request("DELETE", "/api/account", "", &wrong).await.status, 403);
    assert_eq!(ann.get("/api/guest").await.status, 200);
    let right = json!({ "password": PASSWORD }).to_string();
    assert_eq!(ann.request("DELETE", "/api/account", "", &right).await.status, 200);
    assert_eq!(ann.get("/api/guest").await.status, 401);
    assert!(is_hung_up(&mut client).await);
    assert_eq!(log_in(&server, "Ann", PASSWORD).await.status, 403);
    let past = ben.get("/api/me/matches").await.json()["matches"][0].clone();
    assert_eq!(past["seats"][0]["name"], Value::Null, "the result stays, the name does not");
    assert!(past["seats"][1]["rating"]["mu"].is_f64());
    let again = account(&server, "Ann").await;
    assert_eq!(again.get("/api/me/matches").await.json()["matches"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn blocked_people_are_heard_at_no_table_and_reports_reach_the_operator() {
    let folder = Folder::new("block");
    let server = Running::start(settings(folder.path())).await;
    let (ann, ben) =
        (User::new(server.address, "Ann").await, User::new(server.address, "Ben").await);
    let eve = User::new(server.address, "Eve").await;
    let say = |text: &str| json!({ "kind": "chat", "text": text });
    let table = begin(&[&ann, &ben], &rum(2)).await;
    let (mut of_ann, mut of_ben) = (ann.connect(&table, 1).await, ben.connect(&table, 1).await);
    let mut of_eve = eve.connect(&table, 1).await;
    of_ben.ask(&say("first")).await;
    assert_eq!(of_ann.until("said").await["text"], "first");
    let place = json!({ "table": table, "seat": 1 });
    let blocks = ann.post("/api/me/blocks", &place).await;
    assert_eq!(blocks.json()["blocks"][0]["name"], json!("Ben"));
    of_ben.ask(&say("second")).await;
    of_ann.wish(&say("third")).await;
    assert_eq!(of_ann.until("said").await["text"], "third", "nothing came in between");
    let texts = [of_eve.until("said").await, of_eve.until("said").await];
    assert_eq!(texts.map(|said| said["text"].clone()), ["first", "second"]);
    let mut again = ann.connect(&table, 2).await;
    let sync = again.until("sync").await;
    assert_eq!(sync["chat"].as_array().unwrap().len(), 1, "{sync}");
    // The block holds at every table, and after a restart.
    let elsewhere = begin(&[&ben, &ann], &rum(2)).await;
    let (mut of_ann, mut of_ben) =
        (ann.connect(&elsewhere, 1).await, ben.connect(&elsewhere, 1).await);
    of_ben.ask(&say("fourth")).await;
    of_ann.wish(&say("fifth")).await;
    assert_eq!(of_ann.until("said").await["text"], "fifth");

    let mut report = place.clone();
    report["note"] = json!("he shouts");
    assert_eq!(eve.post("/api/reports", &report).await.status, 201);
    assert_eq!(ann.post("/api/reports", &json!({ "table": table, "seat": 0 })).await.status, 400);
    let statuses = [(); 10].map(|()| eve.post("/api/reports", &place));
    let mut last = 0;
    for status in statuses {
        last = status.await.status;
    }
    assert_eq!(last, 429, "reports have a quota");
    let desk = || common::desk(folder.path()).unwrap().reports().unwrap();
    let reports = tokio::task::block_in_place(desk);
    assert_eq!(reports.len(), 10);
    let first = reports.last().unwrap();
    assert_eq!((first.name.as_deref(), first.note.as_str()), (Some("Ben"), "he shouts"));
    assert_eq!(first.chat[1]["name"], json!("Ben"));
    assert_eq!(first.chat[1]["text"], json!("second"));

    let id = blocks.json()["blocks"][0]["id"].to_string();
    let unblock = format!("/api/me/blocks/{id}");
    let other = eve.request("DELETE", &unblock, "", "").await;
    assert_eq!(other.status, 200);
    assert_eq!(ann.get("/api/me/blocks").await.json()["blocks"].as_array().unwrap().len(), 1);
    assert_eq!(ann.request("DELETE", &unblock, "", "").await.json(), json!({ "blocks": [] }));
    of_ben.ask(&say("sixth")).await;
    assert_eq!(of_ann.until("said").await["text"], "sixth");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_bans_resets_and_deletes_while_the_server_runs() {
    let folder = Folder::new("desk");
    let server = Running::start(settings(folder.path())).await;
    let (ann, ben) = (account(&server, "Ann").await, account(&server, "Ben").await);
    let eve = User::new(server.address, "Eve").await;
    let table = begin(&[&ann, &ben], &rum(2)).await;
    let (mut of_ann, mut of_eve) = (ann.connect(&table, 1).await, eve.connect(&table, 1).await);
    let desk = async |deed: fn(&mut Desk) -> anyhow::Result<String>| {
        let data = folder.path().to_owned();
        let done = tokio::task::spawn_blocking(move || deed(&mut common::desk(&data)?)).await;
        done.unwrap()
    };
    desk(|desk| desk.ban("ann").map(|()| String::new())).await.unwrap();
    assert_eq!(kind(&ann.get("/api/guest").await), (403, "banned".to_owned()), "at once");
    assert!(is_hung_up(&mut of_ann).await);
    assert_eq!(kind(&log_in(&server, "Ann", PASSWORD).await), (403, "banned".to_owned()));
    assert_eq!(ann.try_connect(&table, 1, None).await.err(), Some(403));
    assert_eq!(ann.post("/api/account", &credentials("Ann2", PASSWORD)).await.status, 403);
    desk(|desk| desk.unban("Ann").map(|()| String::new())).await.unwrap();
    assert_eq!(ann.get("/api/guest").await.status, 200);

    // The operator names a guest by number.
    let ban_guest = |desk: &mut Desk| {
        let found = desk.people("eve")?;
        assert_eq!((found.len(), found[0].has_account), (1, false));
        desk.ban(&format!("#{}", found[0].person.0)).map(|()| String::new())
    };
    desk(ban_guest).await.unwrap();
    assert!(is_hung_up(&mut of_eve).await);
    assert_eq!(kind(&eve.get("/api/tables/0").await).0, 403);
    assert!(desk(|desk| desk.ban("Nobody").map(|()| String::new())).await.is_err());

    // The operator's password works once, to set another.
    let reset = |desk: &mut Desk| Ok(desk.reset_password("Ben")?.reveal().to_owned());
    let once = desk(reset).await.unwrap();
    assert_eq!(ben.get("/api/guest").await.status, 401);
    assert_eq!(log_in(&server, "Ben", PASSWORD).await.status, 403);
    assert_eq!(kind(&log_in(&server, "Ben", &once).await), (403, "new-password".to_owned()));
    let typed = json!({ "name": "Ben", "password": once, "new_password": "a brand new hat" });
    assert_eq!(nobody(&server).post("/api/account/login", &typed).await.status, 200);
    assert_eq!(nobody(&server).post("/api/account/login", &typed).await.status, 403);
    assert_eq!(log_in(&server, "Ben", "a brand new hat").await.status, 200);

    let data = desk(|desk| Ok(serde_json::to_string(&desk.export("Ben")?)?)).await.unwrap();
    assert!(data.contains("\"name\":\"Ben\"") && !data.contains("argon2"), "{data}");
    let id: server::ident::TableId = table.parse().unwrap();
    let data = folder.path().to_owned();
    let deleting = tokio::task::spawn_blocking(move || common::desk(&data)?.delete_table(id));
    deleting.await.unwrap().unwrap();
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await.status, 404);
    desk(|desk| desk.delete_account("Ann").map(|()| String::new())).await.unwrap();
    assert_eq!(ann.get("/api/guest").await.status, 401);
    server.stop().await;
    // The same without a running server.
    tokio::task::block_in_place(|| {
        let mut desk = common::desk(folder.path()).unwrap();
        assert!(desk.delete_table(id).is_err());
        desk.ban("Ben").unwrap();
    });
}

#[test]
fn the_same_holds_on_a_database() {
    common::run_again_on_a_database("the_same_holds_on_a_database", &[]);
}
