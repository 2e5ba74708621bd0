//! `tortuga play --join LINK` against `tortuga serve`, both as processes: whole games in line mode,
//! and links that lead nowhere.
#![cfg(all(feature = "join", feature = "serve"))]
#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// A server in its own folder, both removed at the end of the test.
struct Tables {
    folder: PathBuf,
    server: Child,
    origin: String,
}

impl Tables {
    fn open(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tortuga-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mut server = Command::new(env!("CARGO_BIN_EXE_tortuga"))
            .args(["serve", "--listen", "127.0.0.1:0", "--log-level", "error", "--data"])
            .arg(folder.join("server"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
        let line = lines.find(|line| line.as_ref().unwrap().contains("http://")).unwrap().unwrap();
        let origin = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
        let origin = origin.to_owned();
        // Something must read the rest of its output.
        std::thread::spawn(move || lines.for_each(drop));
        Self { folder, server, origin }
    }

    /// A host, known by a cookie.
    fn host(&self) -> Host<'_> {
        let answer = ureq::post(format!("{}/api/guest", self.origin))
            .content_type("application/json")
            .send(json!({ "name": "Host" }).to_string())
            .unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Host { tavern: self, cookie }
    }

    /// Joins by a link in line mode, and always takes the first choice.
    fn join(&self, words: &[&str]) -> Child {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tortuga"))
            .args(["play", "--plain"])
            .args(words)
            .env("XDG_DATA_HOME", self.folder.join("data"))
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        // A finished game reads no further, so the rest of the input is ignored.
        std::thread::spawn(move || drop(stdin.write_all("1\n".repeat(20_000).as_bytes())));
        child
    }

    fn passes(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.folder.join("data/tortuga/passes"));
        entries.into_iter().flatten().map(|entry| entry.unwrap().path()).collect()
    }
}

impl Drop for Tables {
    fn drop(&mut self) {
        self.server.kill().ok();
        self.server.wait().ok();
        fs::remove_dir_all(&self.folder).ok();
    }
}

struct Host<'a> {
    tavern: &'a Tables,
    cookie: String,
}

impl Host<'_> {
    fn post(&self, path: &str, body: &Value) -> Value {
        let answer = ureq::post(format!("{}{path}", self.tavern.origin))
            .header("Cookie", &self.cookie)
            .content_type("application/json")
            .send(body.to_string());
        let text = answer.unwrap().body_mut().read_to_string().unwrap();
        serde_json::from_str(&text).unwrap()
    }

    /// A table of this game, with the last seat for the holder of the link and bots in all others.
    fn table(&self, game: &str, seats: u8) -> (Table, String) {
        let made = self.post("/api/tables", &json!({ "game": game, "seats": seats }));
        let id = made["table"].as_str().unwrap();
        let invite = json!({ "kind": "seat", "seat": seats - 1 });
        let invited = self.post(&format!("/api/tables/{id}/invites"), &invite);
        let link = invited["link"].as_str().unwrap();
        // Without a public address the server knows only the path.
        let origin = if link.starts_with('/') { self.tavern.origin.as_str() } else { "" };
        let link = format!("{origin}{link}");
        let socket = format!("{}/api/tables/{id}/ws?client=1&protocol=2", self.tavern.origin);
        let socket = socket.replacen("http", "ws", 1);
        let mut request = socket.into_client_request().unwrap();
        request.headers_mut().insert("Cookie", self.cookie.parse().unwrap());
        let (socket, _) = tungstenite::connect(request).unwrap();
        let mut table = Table { socket, n_commands: 0 };
        for seat in 0..seats - 1 {
            table.command(&json!({ "kind": "fill", "seat": seat, "level": "bosun" }));
        }
        (table, link)
    }
}

/// The host's connection to a table.
struct Table {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    n_commands: u32,
}

impl Table {
    fn command(&mut self, wish: &Value) {
        self.n_commands += 1;
        let command = json!({ "cmd": self.n_commands, "wish": wish });
        self.socket.send(Message::text(command.to_string())).unwrap();
        let cmd = self.n_commands;
        let answer = self.hear(|message| message["cmd"] == cmd);
        assert_eq!(answer["kind"], "done", "{answer}");
    }

    fn hear(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let Message::Text(text) = self.socket.read().unwrap() else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            if is_it(&message) {
                return message;
            }
        }
    }

    /// Starts the match once nobody is missing.
    fn start(&mut self) {
        self.hear(|message| {
            let places = message["places"].as_array();
            places.is_some_and(|places| places.iter().all(|place| place["kind"] != "empty"))
        });
        self.command(&json!({ "kind": "start" }));
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn whole_games_are_played_at_a_servers_table() {
    let tavern = Tables::open("join");
    let host = tavern.host();
    for (game, seats, language, stakes, seated, over) in [
        ("rum", 2, "en", "This table is rated.", "You have a seat.", "Final standing"),
        (
            "port-royal",
            3,
            "de",
            "An diesem Tisch wird gewertet.",
            "Du hast einen Platz.",
            "Endstand",
        ),
    ] {
        let (mut table, link) = host.table(game, seats);
        let child = tavern.join(&["--join", &link, "--name", "Ann", "--lang", language]);
        table.start();
        let output = child.wait_with_output().unwrap();
        let told = out(&output);
        assert!(output.status.success(), "{game}: {}", err(&output));
        let (before, _) = told.split_once(seated).unwrap_or_else(|| panic!("{game}: {told}"));
        assert!(before.contains(stakes), "what counts is told before: {told}");
        let end = told.get(told.len().saturating_sub(1500)..).unwrap_or(&told);
        assert!(end.to_lowercase().contains(&over.to_lowercase()), "{game}: {end}");
    }
    assert_eq!(tavern.passes().len(), 1, "one server knows one person by one pass");
}

/// Sealed windows of Jolly Roger take their time at a server, so a whole game would take minutes.
#[test]
fn jolly_roger_is_played_at_a_servers_table_until_the_host_closes_it() {
    let tavern = Tables::open("join-jolly-roger");
    let host = tavern.host();
    let (mut table, link) = host.table("jolly-roger", 4);
    let child = tavern.join(&["--join", &link, "--name", "Ann", "--lang", "pl"]);
    table.start();
    for _ in 0..10 {
        table.hear(|message| message["kind"] == "update");
    }
    table.command(&json!({ "kind": "close" }));
    let output = child.wait_with_output().unwrap();
    let (told, said) = (out(&output), err(&output));
    assert!(told.contains("Masz miejsce."), "{told}");
    assert!((told.clone() + &said).contains("Ten stół został zamknięty."), "{told}\n{said}");
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_pass() {
    use std::os::unix::fs::PermissionsExt;
    let tavern = Tables::open("join-pass");
    let host = tavern.host();
    let (_table, link) = host.table("rum", 2);
    let mut child = tavern.join(&["--join", &link]);
    while tavern.passes().is_empty() && child.try_wait().unwrap().is_none() {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let mode = fs::metadata(&tavern.passes()[0]).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_link_that_leads_nowhere_is_told_in_the_readers_language() {
    let tavern = Tables::open("join-nowhere");
    let host = tavern.host();
    let (_table, link) = host.table("rum", 2);
    let (address, key) = link.split_once('#').unwrap();
    let other = key.chars().rev().collect::<String>();
    for (link, language, problem) in [
        (format!("{address}#{other}"), "en", "Ask the host for a new one."),
        (format!("{address}#{other}"), "pl", "Poproś gospodarza o nowy."),
        (format!("{}/t/none#{key}", tavern.origin), "de", "Link"),
        ("http://127.0.0.1:1/t/a#b".to_owned(), "en", "cannot reach"),
        ("tavern".to_owned(), "en", "link"),
    ] {
        let output =
            tavern.join(&["--join", &link, "--lang", language]).wait_with_output().unwrap();
        assert!(!output.status.success(), "{link}");
        assert!(err(&output).contains(problem), "{link}: {}", err(&output));
        assert_eq!(err(&output).lines().count(), 1, "one line: {}", err(&output));
    }
}

#[cfg(feature = "test-games")]
#[test]
fn test_games_are_played_at_a_servers_table() {
    let tavern = Tables::open("join-test-games");
    let host = tavern.host();
    for about in registry::ABOUTS {
        if !about.id.starts_with(registry::TEST_PREFIX) {
            continue;
        }
        let (mut table, link) = host.table(about.id, about.usual_seats);
        let child = tavern.join(&["--join", &link, "--name", "Ann", "--lang", "en"]);
        table.start();
        let output = child.wait_with_output().unwrap();
        let told = out(&output);
        assert!(output.status.success(), "{}: {}", about.id, err(&output));
        assert!(told.to_lowercase().contains("final standing"), "{}: {told}", about.id);
    }
}
