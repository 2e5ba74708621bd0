//! Plays random moves through a table, as a server does, but without sockets and a disk: for
//! counting the instructions of a move.
//!
//! `valgrind --tool=callgrind target/release/examples/moves GAME SEATS MOVES`: the difference
//! between two runs leaves out what happens once.

#![expect(clippy::unwrap_used, reason = "the program has no user who could read a message")]

use std::sync::Arc;

use contract::Seat;
use hosting::AllGames;
use serde_json::json;
use table::command::Command;
use table::id::{Client, Conn, Millis, NetAddress, Person};
use table::io::{Connect, Pass};
use table::message::StageName;
use table::{Chances, Dealer, Input, Output, Setting, Table};

/// People who choose at random, all connected.
struct Evening {
    table: Table,
    now: Millis,
    n_cmds: u32,
    /// The random choices (a linear congruential generator is enough).
    dice: u64,
    /// The last menu that each seat was sent, as JSON.
    menus: Vec<String>,
    wake: Option<Millis>,
    /// The bytes of the log, so that entries are written.
    n_bytes: usize,
}

impl Evening {
    fn new(game: &str, seats: u8) -> Self {
        let setting = json!({ "game": game, "seats": seats, "pace": { "kind": "normal" } });
        let setting: Setting = serde_json::from_value(setting).unwrap();
        let (chances, now) = (Chances { deals: [7; 32], jitter: 7 }, Millis(1_000_000));
        let dealer: Arc<dyn Dealer> = Arc::new(AllGames);
        let (table, step) = Table::create(setting, Person(0), chances, dealer, now).unwrap();
        step.commit(|_| Ok::<_, ()>(())).unwrap();
        let menus = vec![String::new(); usize::from(seats)];
        let mut evening = Self { table, now, n_cmds: 0, dice: 7, menus, wake: None, n_bytes: 0 };
        for seat in 0..seats {
            let (conn, person) = (Conn(u64::from(seat)), Person(u64::from(seat)));
            let (client, pass, blocked) = (Client(0), Pass::Link, Arc::default());
            let name = format!("person {seat}");
            evening.feed(Input::Connect(Connect {
                conn,
                person,
                name,
                client,
                pass,
                source: NetAddress::default(),
                blocked,
            }));
            evening.send(seat, &format!(r#"{{"kind":"sit","seat":{seat}}}"#));
        }
        evening.send(0, r#"{"kind":"start"}"#);
        evening
    }

    fn send(&mut self, seat: u8, wish: &str) {
        self.n_cmds += 1;
        let text = format!(r#"{{"cmd":{},"wish":{wish}}}"#, self.n_cmds);
        let command = Command::read(&text);
        self.feed(Input::Command { conn: Conn(u64::from(seat)), command });
    }

    fn feed(&mut self, input: Input) {
        let step = self.table.handle(input, self.now);
        let n_bytes = &mut self.n_bytes;
        let written = step.commit(|entries| {
            *n_bytes += entries.iter().map(|entry| entry.text().len()).sum::<usize>();
            Ok::<_, ()>(())
        });
        for output in written.unwrap() {
            match output {
                Output::Send { conn, text } => self.hear(conn, &text),
                Output::Wake { at } => self.wake = Some(at),
                Output::Think(_) | Output::Hang { .. } | Output::Closed => {}
            }
        }
    }

    fn hear(&mut self, conn: Conn, text: &str) {
        let menu = &mut self.menus[usize::try_from(conn.0).unwrap()];
        if let Some(place) = text.find(r#""menu":"#) {
            menu.clear();
            menu.push_str(&text[place..]);
        }
    }

    /// Plays one move, or lets time pass.
    fn step(&mut self) {
        if self.table.stage() == StageName::Over {
            for seat in 0..self.table.setting().seats().get() {
                self.send(seat, r#"{"kind":"rematch","stance":"for"}"#);
            }
        }
        let Some(window) = self.table.game().and_then(contract::AnyMatch::window) else { return };
        let next = window.waiting.iter().find_map(|seat| Some((seat, self.choice(seat)?)));
        let before = self.table.game().unwrap().n_actions();
        if let Some((Seat(seat), action)) = next {
            let (number, window) = (self.table.number().0, window.id.0);
            let head = format!(r#"{{"kind":"submit","match":{number},"window":{window}"#);
            self.send(seat, &format!(r#"{head},"action":{action}}}"#));
        }
        self.now = self.now.plus(1_000);
        if self.table.game().is_some_and(|game| game.n_actions() == before) {
            self.now = self.wake.map_or(self.now, |wake| wake.max(self.now));
            self.feed(Input::Tick);
        }
    }

    fn n_actions(&self) -> usize {
        self.table.game().map_or(0, contract::AnyMatch::n_actions)
    }

    /// A random choice of a seat's menu, as JSON.
    fn choice(&mut self, seat: Seat) -> Option<String> {
        let menu = &self.menus[seat.idx()];
        let actions: Vec<&str> = menu.split(r#"{"action":"#).skip(1).collect();
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let place = usize::try_from(self.dice >> 33).unwrap().checked_rem(actions.len())?;
        let (action, _) = actions[place].split_once(r#","notation""#)?;
        Some(action.to_owned())
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let (game, seats, moves) = (args.next().unwrap(), args.next().unwrap(), args.next().unwrap());
    let mut evening = Evening::new(&game, seats.parse().unwrap());
    let (mut n_moves, wanted) = (0, moves.parse::<usize>().unwrap());
    while n_moves < wanted {
        let before = (evening.table.number(), evening.n_actions());
        evening.step();
        let after = (evening.table.number(), evening.n_actions());
        n_moves += if after.0 == before.0 { after.1 - before.1 } else { after.1 };
    }
    println!(r#"{{"moves":{n_moves},"log_bytes":{}}}"#, evening.n_bytes);
}
