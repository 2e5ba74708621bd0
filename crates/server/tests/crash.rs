//! The server is killed at random moments while people play, and started again. Nothing that was
//! acknowledged may be lost, and nothing may happen twice.
//!
//! This program is both sides: started with `serve FOLDER` it is the server that gets killed,
//! otherwise it is the test. `CRASH_MOVES` is the number of moves; `cargo xtask crash` makes many.

#![allow(clippy::unwrap_used, reason = "this is only a test")]

mod common;
mod player;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use client::{CommandAnswer, News};
use common::{Folder, PATIENCE, User, settings};
use contract::SearchRng;
use player::Player;
use serde_json::json;
use server::Server;
use table::Wish;
use table::id::MatchNumber;
use tokio::task::JoinHandle;

/// Few enough to run on every change.
const MOVES: u64 = 1000;
const TABLES: usize = 4;
/// The shortest and the longest life of a server, in milliseconds.
const LIFE_MS: (u32, u32) = (100, 500);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["serve", folder] => serve(Path::new(folder)),
        // Test runners first ask for a list of tests.
        words if words.contains(&"--list") => {
            if !words.contains(&"--ignored") {
                println!("crash: test");
            }
        }
        _ => {
            let runtime = tokio::runtime::Runtime::new().unwrap();
            runtime.block_on(crash());
        }
    }
}

/// The server that gets killed. It prints its address and then serves for ever. Time passes at
/// normal speed, so nobody is away for so long that a bot plays for them.
fn serve(folder: &Path) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let server = Server::start(settings(folder)).await.unwrap();
        println!("{}", server.address().unwrap());
        server.serve(std::future::pending()).await;
    });
}

/// A server in its own process.
struct Victim {
    child: Child,
    address: SocketAddr,
}

impl Victim {
    fn start(folder: &Path) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.arg("serve").arg(folder).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Self { child, address: line.trim().parse().expect("the server says its address") }
    }

    /// Like `kill -9`.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// What one person remembers across all restarts of the server.
#[derive(Clone, Debug)]
struct Memory {
    cookie: String,
    table: String,
    seat: u64,
    /// It sends unanswered commands again, unchanged.
    client: client::Client,
    /// The number of acknowledged moves, in all matches.
    n_acknowledged: u64,
    /// The match of the last acknowledged move, and the number of acknowledged moves in it.
    of_match: (MatchNumber, u64),
    /// The match and version of the last update.
    told: (u16, u32),
    stream: u64,
}

async fn crash() {
    let n_moves = std::env::var("CRASH_MOVES").ok().and_then(|text| text.parse().ok());
    let n_moves = n_moves.unwrap_or(MOVES);
    let seed: u64 =
        std::env::var("CRASH_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let folder = Folder::new("crash");
    let mut rng = SearchRng::new(seed, 0);
    let mut memories = prepare(folder.path(), seed).await;
    let (mut n_kills, started) = (0, Instant::now());
    loop {
        let mut victim = Victim::start(folder.path());
        let address = victim.address;
        audit(address, &memories).await;
        let people: Vec<JoinHandle<Memory>> =
            memories.drain(..).map(|memory| tokio::spawn(live(address, memory))).collect();
        let life = LIFE_MS.0 + rng.below(LIFE_MS.1 - LIFE_MS.0);
        tokio::time::sleep(Duration::from_millis(u64::from(life))).await;
        victim.kill();
        n_kills += 1;
        for person in people {
            let lived = tokio::time::timeout(PATIENCE, person).await;
            memories.push(
                lived.expect("a player stops when the server is gone").expect("no check failed"),
            );
        }
        let n_done: u64 = memories.iter().map(|memory| memory.n_acknowledged).sum();
        if n_done >= n_moves {
            let seconds = started.elapsed().as_secs_f64();
            println!(
                "crash: {n_done} moves acknowledged, {n_kills} kills, none lost, seed {seed}, \
                 {seconds:.1} s"
            );
            return;
        }
    }
}

/// Creates tables with two people each, and starts a match at each.
async fn prepare(folder: &Path, seed: u64) -> Vec<Memory> {
    let victim = Victim::start(folder);
    let mut memories = Vec::new();
    for number in 0..TABLES {
        let ann = User::new(victim.address, "Ann").await;
        let ben = User::new(victim.address, "Ben").await;
        let proposal = json!({ "game": "rum", "seats": 2, "pace": { "kind": "none" } });
        let table = ann.table(&proposal).await;
        for (user, seat) in [(&ann, 0), (&ben, 1)] {
            let key = ann.invite(&table, &json!({ "kind": "seat", "seat": seat })).await;
            assert_eq!(user.join(&table, &key).await.status, 200);
            memories.push(Memory {
                cookie: user.cookie.clone(),
                table: table.clone(),
                seat,
                client: client::Client::new(),
                n_acknowledged: 0,
                of_match: (MatchNumber(0), 0),
                told: (0, 0),
                stream: seed ^ (number as u64 * 2 + seat),
            });
        }
        let mut host = ann.connect(&table, 99).await;
        assert_eq!(host.ask(&json!({ "kind": "start" })).await["kind"], "done");
    }
    memories
}

/// After a restart every match has all acknowledged moves, and perhaps those whose answers were
/// lost with the server.
async fn audit(address: SocketAddr, memories: &[Memory]) {
    let pairs = memories.chunks(2).map(|pair| tokio::spawn(audit_table(address, pair.to_vec())));
    for audited in pairs.collect::<Vec<_>>() {
        audited.await.expect("no check failed");
    }
}

/// If it fails, it prints who sits there: a bot that stood in for somebody makes moves, too.
async fn audit_table(address: SocketAddr, pair: Vec<Memory>) {
    let user = User { address, cookie: pair[0].cookie.clone() };
    let sync = user.connect(&pair[0].table, 98).await.until("sync").await;
    let number = sync["play"]["match"].as_u64().unwrap_or(0);
    let number = MatchNumber(u16::try_from(number).unwrap());
    let version = sync["play"]["version"].as_u64().unwrap_or(0);
    let of_match = pair.iter().filter(|memory| memory.of_match.0 == number);
    let n_known: u64 = of_match.map(|memory| memory.of_match.1).sum();
    let is_open = |memory: &&Memory| {
        let mut wishes = memory.client.unanswered().map(|command| &command.wish);
        wishes.any(|wish| matches!(wish, Wish::Submit { number: of, .. } if *of == number))
    };
    let n_open = pair.iter().filter(is_open).count() as u64;
    let fits = (n_known..=n_known + n_open).contains(&version);
    let seats = &sync["seats"];
    assert!(fits, "{n_known} acknowledged, {n_open} open, {version} there: {pair:?}, {seats}");
}

/// Plays until the server is gone; returns what the person remembers then.
async fn live(address: SocketAddr, mut memory: Memory) -> Memory {
    let user = User { address, cookie: memory.cookie.clone() };
    let Ok(socket) = user.try_connect(&memory.table, 1, None).await else { return memory };
    let mut player = Player::again(socket, memory.client.clone(), memory.stream);
    memory.stream = memory.stream.wrapping_mul(31).wrapping_add(1);
    player.flush().await;
    while let Some(message) = player.client.next().await {
        let news = player.take(&message);
        memory.check(&player, &news);
        memory.answered(news);
        let is_open = player.seat.unanswered().next().is_some();
        let wish = if is_open { None } else { next_wish(&mut player) };
        if let Some(wish) = wish {
            player.ask(wish).await;
        }
    }
    player.seat.lost();
    memory.client = player.seat;
    memory
}

/// A move if one is due, or a vote for another match if one is over.
fn next_wish(player: &mut Player) -> Option<Wish> {
    if player.over().is_some() {
        return player.rematch();
    }
    player.is_asked().then(|| player.any_submission()).flatten()
}

impl Memory {
    /// The server never forgets what it has told.
    fn check(&mut self, player: &Player, news: &News) {
        if !matches!(news, News::Synced | News::Updated) {
            return;
        }
        let seat = player.seat.mirror().and_then(client::Mirror::seat);
        assert_eq!(seat.map(|seat| u64::from(seat.0)), Some(self.seat), "the seat is kept");
        let told = (player.number(), player.version());
        assert!(told >= self.told, "told {:?} before, {told:?} after: {self:?}", self.told);
        self.told = told;
    }

    fn answered(&mut self, news: News) {
        let News::Answered { command, answer } = news else { return };
        match (answer, command.wish) {
            (CommandAnswer::Done, Wish::Submit { number, .. }) => {
                let before = if self.of_match.0 == number { self.of_match.1 } else { 0 };
                self.of_match = (number, before + 1);
                self.n_acknowledged += 1;
            }
            // Only a vote can come too late here: its match has already begun.
            (CommandAnswer::Refused(why), wish) => {
                assert!(matches!(wish, Wish::Rematch { .. }), "{why:?} to {wish:?}");
            }
            (_, _) => {}
        }
    }
}
