//! The server over the wire, with real WebSocket clients on loopback: whole games, and all kinds of
//! attacks.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;
mod player;

use common::{Folder, PATIENCE, Running, User, cookie, raw, settings};
use player::Player;
use registry::{House, Visitor};
use serde_json::{Value, json};
use server::proxies::Proxies;
use server::settings::{Metrics, PublicUrl, Settings};

fn rum(seats: u8) -> Value {
    json!({ "game": "rum", "seats": seats, "pace": { "kind": "none" }, "spectators": "public" })
}

/// A table with two people, one of them the host.
async fn two(server: &Running, proposal: &Value) -> (User, User, String) {
    let ann = User::new(server.address, "Ann").await;
    let ben = User::new(server.address, "Ben").await;
    let table = ann.table(proposal).await;
    for (user, seat) in [(&ann, 0), (&ben, 1)] {
        let key = ann.invite(&table, &json!({ "kind": "seat", "seat": seat })).await;
        let answer = user.join(&table, &key).await;
        assert_eq!((answer.status, answer.json()), (200, json!({ "seat": seat })));
    }
    (ann, ben, table)
}

struct Verify<'a>(&'a str);

impl Visitor for Verify<'_> {
    type Output = record::Proof;
    fn visit<G: House>(self) -> record::Proof {
        let record = record::read::<G>(self.0, &G::default_deck()).unwrap();
        record::verify(&record).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_a_whole_game_and_get_its_record() {
    let folder = Folder::new("game");
    // Bots take a second or two for an answer when people play.
    let hasty = Settings { haste: 60, ..settings(folder.path()) };
    let server = Running::start(hasty).await;
    let (ann, ben, table) = two(&server, &rum(3)).await;
    let eve = User::new(server.address, "Eve").await;
    let mut host = ann.connect(&table, 1).await;
    assert_eq!(host.ask(&json!({ "kind": "start" })).await["reason"], "seats-empty");
    let fill = json!({ "kind": "fill", "seat": 2, "level": "bosun" });
    assert_eq!(host.ask(&fill).await["kind"], "done");
    assert_eq!(host.ask(&json!({ "kind": "start" })).await["kind"], "done");
    let no_record = ann.get(&format!("/api/tables/{table}/records/1")).await;
    assert_eq!(no_record.status, 404, "a record tells all cards, so it waits for the end");

    let players = [
        Player::new(ann.connect(&table, 2).await, 1),
        Player::new(ben.connect(&table, 1).await, 2),
        // Eve is a spectator and has nothing to play.
        Player::new(eve.connect(&table, 1).await, 3),
    ];
    let games = players.map(|player| tokio::spawn(player.play_to_the_end()));
    let mut ends = Vec::new();
    for game in games {
        ends.push(tokio::time::timeout(PATIENCE, game).await.unwrap().unwrap());
    }
    assert_eq!(ends[0].over["ending"], "rules");
    assert!(ends.iter().all(|end| end.over == ends[0].over), "all hear the same result");
    assert!(ends.iter().all(|end| end.version == ends[0].version));
    assert_eq!(ends[2].n_menus, 0, "a spectator gets no menu");
    assert_eq!(ends[2].n_hands, 0, "a spectator sees no hand");
    assert!(ends[0].n_hands > 0, "a player sees a hand");

    let record = ann.get(&format!("/api/tables/{table}/records/1")).await;
    assert_eq!(record.status, 200);
    let proof = registry::visit("rum", Verify(&record.body)).unwrap();
    assert_eq!(proof, record::Proof::FromSeed);
    assert!(record.body.contains("user, Ann") && record.body.contains("bot bosun"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_cannot_act_see_or_speak_for_another() {
    let folder = Folder::new("seat");
    let server = Running::start(settings(folder.path())).await;
    let (ann, ben, table) = two(&server, &rum(2)).await;
    let eve = User::new(server.address, "Eve").await;
    let mut host = ann.connect(&table, 1).await;
    assert_eq!(host.ask(&json!({ "kind": "start" })).await["kind"], "done");
    let mut of_ann = Player::new(host, 1);
    let mut of_ben = Player::new(ben.connect(&table, 1).await, 2);
    let mut of_eve = Player::new(eve.connect(&table, 1).await, 3);
    for player in [&mut of_ann, &mut of_ben, &mut of_eve] {
        player.resync().await;
    }
    let (asked, other) =
        if of_ann.is_asked() { (&of_ann, &mut of_ben) } else { (&of_ben, &mut of_ann) };
    let submit = asked.submission().expect("somebody is asked");
    // A seat that is not asked sends the action of the one that is; so does the spectator.
    let refused = other.client.ask(&submit).await;
    assert_eq!(
        (refused["kind"].as_str(), refused["reason"].as_str()),
        (Some("refused"), Some("not-asked"))
    );
    let refused = of_eve.client.ask(&submit).await;
    assert_eq!(refused["reason"], "not-seated");
    let attempt = {
        let mut wish = submit.clone();
        wish["kind"] = json!("attempt");
        wish.as_object_mut().unwrap().remove("version");
        wish
    };
    assert_eq!(of_eve.client.ask(&attempt).await["reason"], "not-seated");
    // A command cannot name a seat or another person.
    for smuggled in [
        json!({ "cmd": 90, "seat": 0, "wish": submit }),
        json!({ "cmd": 91, "person": 1, "wish": submit }),
        json!({ "cmd": 92, "wish": { "kind": "chat", "text": "x", "seat": 0 } }),
    ] {
        of_eve.client.say(smuggled.to_string()).await;
        assert_eq!(of_eve.client.until("refused").await["reason"], "malformed");
    }
    assert_eq!(
        of_eve.client.ask(&json!({ "kind": "chat", "text": "I am Ann" })).await["reason"],
        "not-seated"
    );
    assert_eq!(of_ben.client.ask(&json!({ "kind": "close" })).await["reason"], "not-host");
    assert_eq!(
        of_ben.client.ask(&json!({ "kind": "kick", "seat": 0 })).await["reason"],
        "not-host"
    );
    let invites = format!("/api/tables/{table}/invites");
    assert_eq!(ben.post(&invites, &json!({ "kind": "table" })).await.status, 403);
    // Everybody sees their own hand and no other.
    let sees =
        |player: &Player| [0, 1].map(|seat: usize| !player.field("hands")[seat]["cards"].is_null());
    assert_eq!(sees(&of_ann), [true, false]);
    assert_eq!(sees(&of_ben), [false, true]);
    assert_eq!(sees(&of_eve), [false, false], "a spectator sees no hand");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reconnect_syncs_everything_and_repeated_commands_are_idempotent() {
    let folder = Folder::new("sync");
    let server = Running::start(settings(folder.path())).await;
    let (ann, ben, table) = two(&server, &rum(2)).await;
    let mut host = ann.connect(&table, 1).await;
    assert_eq!(host.ask(&json!({ "kind": "start" })).await["kind"], "done");
    let mut of_ann = Player::new(host, 1);
    let mut of_ben = Player::new(ben.connect(&table, 1).await, 2);
    of_ann.resync().await;
    of_ben.resync().await;
    let (user, player) = if of_ann.is_asked() { (&ann, of_ann) } else { (&ben, of_ben) };
    let submit = player.submission().unwrap();
    let mut client = user.connect(&table, 7).await;
    assert_eq!(client.ask(&submit).await["kind"], "done");
    drop(client);
    let mut again = user.connect(&table, 7).await;
    let sync = again.until("sync").await;
    assert_eq!(sync["play"]["version"], json!(1));
    // The same command with the same number, over another connection, is carried out once.
    again.say(json!({ "cmd": 1, "wish": submit }).to_string()).await;
    assert_eq!(again.answer(1).await["kind"], "done");
    again.n_commands = 10;
    let since = json!({ "kind": "sync", "since": { "match": 1, "version": 0 } });
    again.wish(&since).await;
    let sync = again.until("sync").await;
    assert_eq!(sync["play"]["version"], json!(1), "nothing happened twice");
    assert_eq!(sync["play"]["events"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_texts_are_refused_and_too_long_ones_end_the_connection() {
    let folder = Folder::new("hostile");
    let server = Running::start(settings(folder.path())).await;
    let ann = User::new(server.address, "Ann").await;
    let table = ann.table(&rum(2)).await;
    let mut client = ann.connect(&table, 1).await;
    let deep = "[".repeat(7000);
    let long =
        format!("{{\"cmd\":1,\"wish\":{{\"kind\":\"chat\",\"text\":\"{}\"}}}}", "x".repeat(9000));
    let texts = [
        "",
        "null",
        "{}",
        "{\"cmd\":-1}",
        "{\"cmd\":1,\"wish\":{\"kind\":\"nothing\"}}",
        &deep,
        &long,
    ];
    for text in texts {
        client.say(text.to_owned()).await;
        assert_eq!(client.until("refused").await["reason"], "malformed", "{text:.40}");
    }
    assert_eq!(client.ask(&json!({ "kind": "sit", "seat": 0 })).await["kind"], "done");
    client.say("x".repeat(20_000)).await;
    while client.next().await.is_some() {}
    let mut second = ann.connect(&table, 1).await;
    assert_eq!(second.until("sync").await["seats"]["you"], json!(0), "the table goes on");
    // The same over HTTP.
    for (body, status) in [("{", 400), ("{\"game\":\"rum\"}", 400), (&"x".repeat(20_000)[..], 413)]
    {
        assert_eq!(ann.request("POST", "/api/tables", "", body).await.status, status, "{body:.20}");
    }
    let unknown = json!({ "game": "chess", "seats": 2 });
    assert_eq!(ann.post("/api/tables", &unknown).await.status, 400);
    for path in
        ["/api/tables/../../etc/passwd", "/api/tables/zz", "/api/tables/0000000000000000/ws"]
    {
        assert!((400..500).contains(&ann.get(path).await.status), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_from_other_sites_are_refused() {
    let folder = Folder::new("origin");
    let server = Running::start(settings(folder.path())).await;
    let ann = User::new(server.address, "Ann").await;
    let table = ann.table(&rum(2)).await;
    let own = format!("http://{}", server.address);
    assert!(ann.try_connect(&table, 1, Some(&own)).await.is_ok());
    for foreign in ["http://evil.example", "null", "http://127.0.0.1", "https://localhost:1"] {
        assert_eq!(ann.try_connect(&table, 1, Some(foreign)).await.err(), Some(403), "{foreign}");
        let origin = format!("Origin: {foreign}\r\n");
        let answer = ann.request("POST", "/api/tables", &origin, &rum(2).to_string()).await;
        assert_eq!(answer.status, 403, "{foreign}");
    }
    let cross = "Sec-Fetch-Site: cross-site\r\n";
    assert_eq!(ann.request("POST", "/api/tables", cross, &rum(2).to_string()).await.status, 403);
    // A form of another site cannot send JSON.
    let form = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {}\r\n\
         Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{{}}",
        server.address, ann.cookie
    );
    assert_eq!(raw(server.address, &form).await.unwrap().status, 400);
    server.stop().await;
}

/// DNS rebinding: a page of another site points its own name at this server, so that its requests
/// have its own origin.
#[tokio::test(flavor = "multi_thread")]
async fn requests_to_names_that_are_not_ours_are_refused() {
    let folder = Folder::new("host");
    let mut named = settings(folder.path());
    named.public_url = PublicUrl::read("https://tavern.example");
    named.hosts = vec!["kitchen.lan".to_owned()];
    let server = Running::start(named).await;
    let port = server.address.port();
    let get = async |host: &str, path: &str| {
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n\
             Connection: close\r\n\r\n"
        );
        raw(server.address, &request).await.unwrap()
    };
    for path in ["/", "/api/games", "/api/guest", "/health", "/metrics"] {
        let answer = get(&format!("evil.example:{port}"), path).await;
        assert_eq!((answer.status, &answer.json()["error"]["kind"]), (421, &json!("wrong-host")));
    }
    for own in
        ["127.0.0.1", "192.168.7.7:80", "[::1]", "localhost", "tavern.example", "Kitchen.lan"]
    {
        assert_eq!(get(own, "/api/games").await.status, 200, "{own}");
    }
    let nameless = "GET /api/games HTTP/1.0\r\n\r\n";
    assert_eq!(raw(server.address, nameless).await.unwrap().status, 200, "no browser sends this");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_are_served_only_if_the_operator_asks_for_them() {
    let folder = Folder::new("metrics");
    let quiet = Settings { metrics: Metrics::Off, ..settings(folder.path()) };
    let server = Running::start(quiet).await;
    let nobody = User { address: server.address, cookie: String::new() };
    assert_eq!(nobody.get("/metrics").await.status, 404);
    assert_eq!(Settings::new("/nowhere".into()).metrics, Metrics::Off, "the default");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_need_a_key_and_a_seat_key_works_once() {
    let folder = Folder::new("keys");
    let server = Running::start(settings(folder.path())).await;
    let ann = User::new(server.address, "Ann").await;
    let [ben, eve] =
        [User::new(server.address, "Ben").await, User::new(server.address, "Eve").await];
    let private = json!({ "game": "rum", "seats": 2, "pace": { "kind": "none" } });
    let table = ann.table(&private).await;
    assert_eq!(ann.get("/api/tables").await.json(), json!({ "tables": [] }));
    let path = format!("/api/tables/{table}");
    assert_eq!((ann.get(&path).await.status, eve.get(&path).await.status), (200, 404));
    assert_eq!(eve.try_connect(&table, 1, None).await.err(), Some(404));

    let lost = ann.invite(&table, &json!({ "kind": "seat", "seat": 1 })).await;
    let key = ann.invite(&table, &json!({ "kind": "seat", "seat": 1 })).await;
    assert_eq!(eve.join(&table, &lost).await.status, 409, "a new key takes the old one's place");
    assert_eq!(ben.join(&table, &key).await.status, 200);
    assert_eq!(ben.join(&table, &key).await.status, 200, "the same person may try again");
    assert_eq!(eve.join(&table, &key).await.status, 409);
    assert_eq!(eve.join(&table, &"0".repeat(64)).await.status, 409);
    let watch = ann.invite(&table, &json!({ "kind": "table" })).await;
    assert_eq!(eve.join(&table, &watch).await.status, 200);
    assert!(eve.try_connect(&table, 1, None).await.is_ok());

    // A second device signs in with its own key, once.
    let key = ben.post("/api/devices/key", &json!({})).await.json();
    let nobody = User { address: server.address, cookie: String::new() };
    let answer = nobody.post("/api/devices", &key).await;
    assert_eq!(answer.status, 200);
    assert_eq!(nobody.post("/api/devices", &key).await.status, 409);
    let device = User { address: server.address, cookie: cookie(&answer) };
    let mut client = device.connect(&table, 2).await;
    assert_eq!(client.until("sync").await["seats"]["you"], json!(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_have_security_headers_and_no_secrets() {
    let folder = Folder::new("headers");
    let server = Running::start(settings(folder.path())).await;
    let nobody = User { address: server.address, cookie: String::new() };
    // The web page, or the plain welcome page if it was not built: HTML either way.
    let page = nobody.get("/t/some-table").await;
    assert!(page.status == 200 && page.body.contains("<title>Tortuga</title>"), "{}", page.body);
    assert_eq!(nobody.get("/assets/none.js").await.status, 404, "no page for a missing script");
    assert_eq!(nobody.get("/api/none").await.status, 404);
    assert!(page.header("content-security-policy").unwrap().contains("default-src 'none'"));
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    let greeted = nobody.post("/api/guest", &json!({ "name": " Zoë " })).await;
    let line = greeted.header("set-cookie").unwrap();
    for part in ["__Host-tortuga=", "HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(line.contains(part), "{line}");
    }
    let zoe = User { address: server.address, cookie: cookie(&greeted) };
    assert_eq!(zoe.get("/api/guest").await.json(), json!({ "name": "Zoë", "role": "guest" }));
    for name in ["", "  ", "a\nb", &"x".repeat(41)] {
        assert_eq!(nobody.post("/api/guest", &json!({ "name": name })).await.status, 400, "{name}");
    }
    assert_eq!(nobody.get("/api/guest").await.status, 401);
    assert_eq!(nobody.get("/health").await.body, "ok\n");
    let metrics = zoe.get("/metrics").await.body;
    assert!(metrics.contains("tortuga_commits_total "), "{metrics}");
    assert_eq!(
        nobody.request("GET", "/metrics", "X-Forwarded-For: 1.2.3.4\r\n", "").await.status,
        404
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_told_to_wait() {
    let folder = Folder::new("often");
    let mut bounded = settings(folder.path());
    bounded.limits.requests_per_second = Some(2);
    bounded.limits.connections = 1;
    bounded.proxies = Proxies::of_this_machine();
    let server = Running::start(bounded).await;
    let ann = User::new(server.address, "Ann").await;
    let table = ann.table(&rum(2)).await;
    let first = ann.try_connect(&table, 1, None).await;
    assert!(first.is_ok());
    assert_eq!(ann.try_connect(&table, 2, None).await.err(), Some(429), "one connection here");
    let mut refused = None;
    for _ in 0..20 {
        refused = Some(ann.get("/health").await).filter(|answer| answer.status == 429).or(refused);
    }
    assert!(refused.expect("twenty are too many").header("retry-after").is_some());
    for _ in 0..200 {
        assert_ne!(ann.get("/assets/a.js").await.status, 429, "a visit asks for many files");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_of_an_older_protocol_is_told_to_update() {
    let folder = Folder::new("outdated");
    let server = Running::start(settings(folder.path())).await;
    let ann = User::new(server.address, "Ann").await;
    let table = ann.table(&rum(2)).await;
    for (protocol, outdated) in [("", true), ("&protocol=1", true), ("&protocol=2", false)] {
        let client = ann.try_connect_speaking(&table, 1, protocol, None).await;
        let mut client = client.unwrap_or_else(|status| panic!("{status}"));
        let first = client.next().await.unwrap();
        if outdated {
            // A client of protocol 1 knows this key, and shows refusals that belong to no command.
            assert_eq!(first["phrase"]["key"], "ui-update", "{first}");
            assert_eq!((&first["cmd"], &first["reason"]), (&Value::Null, &json!("outdated")));
            assert_eq!(client.next().await.unwrap()["kind"], "sync", "it still sees its table");
        } else {
            assert_eq!((&first["kind"], &first["protocol"]), (&json!("sync"), &json!(2)));
        }
    }
}

#[test]
fn the_same_holds_on_a_database() {
    common::run_again_on_a_database("the_same_holds_on_a_database", &[]);
}
