//! `tortuga serve --lan` from another machine: people in a second network namespace connect over
//! plain HTTP, sit down by keys and play.
//!
//! This program is both sides: with `client ADDRESS` it is the people, else it is the test, which
//! makes two namespaces and a virtual cable between them, and removes them again. It never connects
//! to anything else. It needs root and the program `ip`; if it cannot make namespaces, it says so
//! and does nothing.

#![allow(clippy::unwrap_used, reason = "it is all a test")]

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "../../server/tests/player/mod.rs"]
mod player;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use common::{Folder, User, raw};
use player::Player;
use serde_json::json;

const HOST_IP: &str = "192.168.77.1";
const GUEST_IP: &str = "192.168.77.2";
const PORT: u16 = 7717;
/// The number of moves the people make; no match of RUM is shorter.
const MOVES: u32 = 8;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["client", address] => {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(people(address.parse().unwrap()));
        }
        // Test runners first ask for the list of tests.
        words if words.contains(&"--list") => {
            if !words.contains(&"--ignored") {
                println!("lan: test");
            }
        }
        _ => match Networks::make() {
            Ok(networks) => play_over(&networks),
            Err(why) => println!("lan: SKIPPED, nothing was tested: {why}"),
        },
    }
}

/// Two namespaces with a virtual cable between them.
struct Networks {
    host: String,
    guest: String,
}

impl Networks {
    fn make() -> Result<Self, String> {
        let name = |side| format!("tortuga-{side}-{}", std::process::id());
        let networks = Self { host: name("host"), guest: name("guest") };
        let Self { host, guest } = &networks;
        ip(&["netns", "add", host])?;
        ip(&["netns", "add", guest])?;
        ip(&["-n", host, "link", "add", "wlan0", "type", "veth", "peer", "wlan0", "netns", guest])?;
        for (side, address) in [(host, HOST_IP), (guest, GUEST_IP)] {
            ip(&["-n", side, "address", "add", &format!("{address}/24"), "dev", "wlan0"])?;
            ip(&["-n", side, "link", "set", "wlan0", "up"])?;
            ip(&["-n", side, "link", "set", "lo", "up"])?;
        }
        Ok(networks)
    }

    fn command(within: &str, program: &str) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", within, program]).stdin(Stdio::null());
        command
    }
}

impl Drop for Networks {
    fn drop(&mut self) {
        for side in [&self.host, &self.guest] {
            // A namespace that was never made cannot be removed.
            drop(ip(&["netns", "delete", side]));
        }
    }
}

fn ip(arguments: &[&str]) -> Result<(), String> {
    let run = Command::new("ip").args(arguments).output();
    let run = run.map_err(|error| format!("the program `ip` (iproute2): {error}"))?;
    let said = String::from_utf8_lossy(&run.stderr);
    let problem = || format!("`ip {}` (as root?): {}", arguments.join(" "), said.trim());
    run.status.success().then_some(()).ok_or_else(problem)
}

/// The server, until the test is over.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

fn play_over(networks: &Networks) {
    let folder = Folder::new("lan");
    let mut serve = Networks::command(&networks.host, env!("CARGO_BIN_EXE_tortuga"));
    serve.args(["serve", "--lan", "--data"]).arg(folder.path()).stdout(Stdio::piped());
    let mut serving = Serving(serve.spawn().unwrap());
    let said = BufReader::new(serving.0.stdout.take().unwrap());
    let mut lines = said.lines().map(Result::unwrap);
    let address = format!("http://{HOST_IP}:{PORT}");
    assert!(lines.any(|line| line.trim() == address), "it says where it is");
    assert!(lines.any(|line| line.contains("https")), "and what https would add");
    let own = std::env::current_exe().unwrap();
    let mut client = Networks::command(&networks.guest, own.to_str().unwrap());
    let status = client.args(["client", &format!("{HOST_IP}:{PORT}")]).status().unwrap();
    assert!(status.success(), "the people could not play");
    println!("lan: {MOVES} moves from another network, over {address}");
}

/// Two people with telephones.
async fn people(address: SocketAddr) {
    let hello = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
        Content-Type: application/json\r\nContent-Length: 14\r\n\r\n{\"name\":\"Cid\"}";
    let greeted = raw(address, hello).await.unwrap();
    let line = greeted.header("set-cookie").unwrap();
    assert!(line.starts_with("tortuga=") && line.contains("HttpOnly"), "{line}");
    assert!(!line.contains("Secure"), "browsers drop it over plain http: {line}");

    let ann = User::new(address, "Ann").await;
    let ben = User::new(address, "Ben").await;
    let proposal = json!({ "game": "rum", "seats": 2, "pace": { "kind": "none" } });
    let own = format!("http://{address}");
    let table = {
        let origin = format!("Origin: {own}\r\n");
        let made = ann.request("POST", "/api/tables", &origin, &proposal.to_string()).await;
        assert_eq!(made.status, 201, "{made:?}");
        made.json()["table"].as_str().unwrap().to_owned()
    };
    for (user, seat) in [(&ann, 0), (&ben, 1)] {
        let key = ann.invite(&table, &json!({ "kind": "seat", "seat": seat })).await;
        assert_eq!(user.join(&table, &key).await.status, 200);
    }
    for wrong in ["http://evil.example", "http://192.168.77.2:7717", "https://192.168.77.1", "null"]
    {
        let origin = format!("Origin: {wrong}\r\n");
        let made = ann.request("POST", "/api/tables", &origin, &proposal.to_string()).await;
        assert_eq!(made.status, 403, "{wrong}");
        assert_eq!(ann.try_connect(&table, 9, Some(wrong)).await.err(), Some(403), "{wrong}");
    }
    assert_eq!(ann.get("/metrics").await.status, 404, "those are for the operator");

    let connected = ann.try_connect(&table, 1, Some(&own)).await;
    let mut host = connected.expect("pages of its own are let in");
    assert_eq!(host.ask(&json!({ "kind": "start" })).await["kind"], "done");
    let of_ann = tokio::spawn(play(Player::new(host, 1)));
    play(Player::new(ben.connect(&table, 1).await, 2)).await;
    of_ann.await.unwrap();
}

/// Plays a few moves, and sees those of the other person.
async fn play(mut player: Player) {
    player.resync().await;
    while player.version() < MOVES {
        player.answer().await;
        let message = player.client.next().await.expect("the game goes on");
        assert_ne!(message["kind"], "refused", "{message}");
        player.take(&message);
    }
}
