//! A table for tests: people by number, a fake clock, and helpers for the scenes.

use std::sync::Arc;

use contract::{AnyAction, Observer, SearchRng, Seat};
use serde_json::{Value, json};
use table::command::{Command, Wish};
use table::entry::Entry;
use table::id::{Client, CommandId, Conn, MatchNumber, Millis, NetAddress, Person};
use table::io::{Connect, Pass};
use table::message::{Farewell, Message, Over, Place, Reason, Seats, StageName, WindowInfo};
use table::{Chances, Dealer, Input, Output, Setting, Table};

use crate::dealer::{Toy, think};

/// A table and everything that it has sent.
pub(crate) struct Bench {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    pub(crate) texts: Vec<(Conn, Arc<str>)>,
    now: Millis,
    wake: Option<Millis>,
    n_conns: u64,
    n_cmds: u32,
    /// The latest connection of each person.
    conns: Vec<(u64, Conn)>,
    thoughts: Vec<Input>,
}

/// A chat message.
pub(crate) fn ahoy(text: &str) -> Wish {
    Wish::Chat { text: text.to_owned() }
}

/// The seats, if a message contains them.
fn seats_in(text: &str) -> Option<Seats> {
    let message: Message = serde_json::from_str(text).unwrap();
    if let Message::Seats(seats) = message {
        return Some(*seats);
    }
    let Message::Sync(sync) = message else { return None };
    Some(sync.seats)
}

impl Bench {
    /// An empty table with its host connected.
    pub(crate) fn new(setting: &str) -> Self {
        let setting: Setting = serde_json::from_str(setting).unwrap();
        let chances = Chances { deals: [3; 32], jitter: 11 };
        let now = Millis(1_000_000);
        let made = Table::create(setting, Person(0), chances, Arc::new(Toy), now);
        let (table, step) = made.unwrap();
        let mut bench = Self {
            table,
            log: step.entries().to_vec(),
            texts: Vec::new(),
            now,
            wake: None,
            n_conns: 0,
            n_cmds: 1_000,
            conns: Vec::new(),
            thoughts: Vec::new(),
        };
        bench.connect(0);
        bench
    }

    /// A table full of people, at the start of a match.
    pub(crate) fn playing(setting: &str) -> Self {
        let mut bench = Self::new(setting);
        for person in 0..u64::from(bench.table.setting().seats().get()) {
            bench.sit(person);
        }
        bench.done(0, Wish::Start);
        bench
    }

    fn feed(&mut self, input: Input) {
        let step = self.table.handle(input, self.now);
        let log = &mut self.log;
        let outputs = step.commit(|entries| {
            log.extend_from_slice(entries);
            Ok::<(), ()>(())
        });
        for output in outputs.unwrap() {
            match output {
                Output::Send { conn, text } => self.texts.push((conn, text)),
                Output::Wake { at } => self.wake = Some(at),
                Output::Think(asked) => {
                    let advice = think(&asked.sight, &mut SearchRng::new(1, 1));
                    self.thoughts.push(Input::Advice { ticket: asked.ticket, advice });
                }
                Output::Hang { .. } | Output::Closed => {}
            }
        }
    }

    /// Wakes the table, on time or early; it then asks for the next wake-up time.
    pub(crate) fn tick(&mut self) {
        self.wake = None;
        self.feed(Input::Tick);
    }

    /// Lets time pass: the table acts when it is due, and bots answer at once.
    pub(crate) fn pass_ms(&mut self, ms: u64) {
        let end = self.now.plus(ms);
        self.think();
        while let Some(at) = self.wake.filter(|at| *at <= end) {
            self.now = self.now.max(at);
            self.tick();
            self.think();
        }
        self.now = end;
    }

    /// Lets the bots answer.
    pub(crate) fn think(&mut self) {
        while let Some(advice) = self.thoughts.pop() {
            self.feed(advice);
        }
    }

    pub(crate) fn connect(&mut self, person: u64) {
        let conn = self.connect_tab(person, 0);
        self.conns.retain(|(known, _)| *known != person);
        self.conns.push((person, conn));
    }

    /// Connects a person from an address.
    pub(crate) fn connect_from(&mut self, person: u64, source: NetAddress) {
        self.n_conns += 1;
        let conn = Conn(self.n_conns);
        let (name, pass, blocked) = (format!("person {person}"), Pass::Link, Arc::default());
        let client = Client(0);
        let connect = Connect { conn, person: Person(person), name, client, pass, source, blocked };
        self.feed(Input::Connect(connect));
        self.conns.retain(|(known, _)| *known != person);
        self.conns.push((person, conn));
    }

    pub(crate) fn connect_tab(&mut self, person: u64, client: u32) -> Conn {
        self.n_conns += 1;
        let conn = Conn(self.n_conns);
        let name = format!("person {person}");
        let (person, client) = (Person(person), Client(client));
        let (pass, blocked) = (Pass::Link, Arc::default());
        self.feed(Input::Connect(Connect {
            conn,
            person,
            name,
            client,
            pass,
            source: NetAddress::default(),
            blocked,
        }));
        conn
    }

    /// Connects a person who has blocked these people.
    pub(crate) fn connect_deaf(&mut self, person: u64, blocked: &[u64]) {
        self.n_conns += 1;
        let (conn, pass, client) = (Conn(self.n_conns), Pass::Link, Client(9));
        let name = format!("person {person}");
        let blocked = blocked.iter().copied().map(Person).collect();
        let connect = Connect {
            conn,
            person: Person(person),
            name,
            client,
            pass,
            source: NetAddress::default(),
            blocked,
        };
        self.feed(Input::Connect(connect));
        self.conns.retain(|(known, _)| *known != person);
        self.conns.push((person, conn));
    }

    /// Replaces the people that a person has blocked.
    pub(crate) fn block(&mut self, person: u64, blocked: &[u64]) {
        let blocked = blocked.iter().copied().map(Person).collect();
        self.feed(Input::Block { conn: self.conn_of(person), blocked });
    }

    pub(crate) fn conn_of(&self, person: u64) -> Conn {
        self.conns.iter().find(|(known, _)| *known == person).expect("connected").1
    }

    pub(crate) fn disconnect(&mut self, person: u64) {
        self.feed(Input::Disconnect { conn: self.conn_of(person) });
    }

    /// Connects a person, who takes the seat with that number.
    pub(crate) fn sit(&mut self, person: u64) {
        if person != 0 {
            self.connect(person);
        }
        let seat = Seat(u8::try_from(person).unwrap());
        self.done(person, Wish::Sit { seat });
    }

    pub(crate) fn send(&mut self, person: u64, cmd: u32, wish: Wish) {
        let command = Command { cmd: CommandId(cmd), wish };
        self.feed(Input::Command { conn: self.conn_of(person), command: Ok(command) });
    }

    fn next(&mut self, person: u64, wish: Wish) -> u32 {
        self.n_cmds += 1;
        self.send(person, self.n_cmds, wish);
        self.n_cmds
    }

    /// Sends a command that must be carried out.
    #[track_caller]
    pub(crate) fn done(&mut self, person: u64, wish: Wish) {
        let what = format!("{wish:?}");
        let cmd = self.next(person, wish);
        assert!(self.is_done(person, cmd), "{what}: {:?}", self.refusal(person, cmd));
    }

    /// Sends a command that must be refused.
    #[track_caller]
    pub(crate) fn refused(&mut self, person: u64, wish: Wish) -> Reason {
        let cmd = self.next(person, wish);
        self.refusal(person, cmd).expect("it is refused")
    }

    /// An answer to the open window.
    pub(crate) fn answer(&self, action: Value) -> Wish {
        let window = self.table.game().unwrap().window().unwrap().id;
        let number = self.seats().map_or(MatchNumber(1), |seats| seats.number);
        Wish::Submit { number, window, action: AnyAction::new(action), version: None }
    }

    pub(crate) fn submit(&mut self, person: u64, action: Value) -> u32 {
        let wish = self.answer(action);
        self.next(person, wish)
    }

    #[track_caller]
    pub(crate) fn play(&mut self, person: u64, action: Value) {
        let wish = self.answer(action);
        self.done(person, wish);
    }

    /// Adds a card of a person that raises no wind.
    #[track_caller]
    pub(crate) fn contribute(&mut self, person: u64) {
        let card = self.first_card(person);
        self.play(person, json!({"attack":{"contribute":{"card":card}}}));
    }

    /// The open window, as a person was last told.
    pub(crate) fn window_of(&self, person: u64) -> WindowInfo {
        let told = self.messages(person).filter_map(|message| match message {
            Message::Update(update) => update.window,
            Message::Window { window, .. } => window,
            Message::Sync(sync) => sync.play?.window,
            Message::Seats(_)
            | Message::Clocks { .. }
            | Message::Over(_)
            | Message::Said(_)
            | Message::Orders { .. }
            | Message::Done { .. }
            | Message::Held { .. }
            | Message::Refused(_)
            | Message::Attempted { .. }
            | Message::Explained { .. }
            | Message::Hinted { .. }
            | Message::Bye { .. } => None,
        });
        told.last().expect("a window is open")
    }

    /// The milliseconds since the table was set up.
    pub(crate) fn now_ms(&self) -> u64 {
        self.now.0
    }

    fn messages(&self, person: u64) -> impl Iterator<Item = Message> {
        let conn = self.conn_of(person);
        let texts = self.texts.iter().filter(move |(to, _)| *to == conn);
        texts.map(|(_, text)| serde_json::from_str(text).unwrap())
    }

    pub(crate) fn is_done(&self, person: u64, cmd: u32) -> bool {
        let done = Message::Done { cmd: CommandId(cmd) };
        self.messages(person).any(|message| message == done)
    }

    #[track_caller]
    pub(crate) fn expect_held(&self, person: u64) {
        let held = Message::Held { cmd: CommandId(self.n_cmds) };
        assert!(self.messages(person).any(|message| message == held), "it is held");
    }

    pub(crate) fn refusal(&self, person: u64, cmd: u32) -> Option<Reason> {
        self.messages(person).find_map(|message| {
            let Message::Refused(refused) = message else { return None };
            (refused.cmd == Some(CommandId(cmd))).then_some(refused.reason)
        })
    }

    pub(crate) fn farewell(&self, person: u64) -> Option<Farewell> {
        self.messages(person).find_map(|message| {
            let Message::Bye { why } = message else { return None };
            Some(why)
        })
    }

    pub(crate) fn over(&self, person: u64) -> Option<Over> {
        self.messages(person).find_map(|message| {
            let Message::Over(over) = message else { return None };
            Some(*over)
        })
    }

    /// The number of chat messages in the last `sync`.
    pub(crate) fn n_in_sync(&self, person: u64) -> usize {
        let syncs = self.messages(person).filter_map(|message| {
            let Message::Sync(sync) = message else { return None };
            Some(sync.chat.len())
        });
        syncs.last().expect("a sync came")
    }

    pub(crate) fn n_said(&self, person: u64) -> usize {
        self.messages(person).filter(|message| matches!(message, Message::Said(_))).count()
    }

    /// The seats, as the people still connected were last told.
    fn seats(&self) -> Option<Seats> {
        self.texts.iter().rev().find_map(|(_, text)| seats_in(text))
    }

    /// The seats, as a person was last told.
    pub(crate) fn seats_of(&self, person: u64) -> Seats {
        let conn = self.conn_of(person);
        let mut told = self.texts.iter().rev().filter(|(to, _)| *to == conn);
        told.find_map(|(_, text)| seats_in(text)).expect("a connection is told who sits where")
    }

    pub(crate) fn stage(&self) -> StageName {
        self.seats().unwrap().stage
    }

    pub(crate) fn presence(&self, seat: usize) -> String {
        serde_json::to_string(&self.seats().unwrap().places[seat]).unwrap()
    }

    pub(crate) fn steward(&self, seat: usize) -> Option<&'static str> {
        let names = ["away", "out-of-time", "resigned"];
        match &self.seats().unwrap().places[seat] {
            Place::Person { steward: Some(steward), .. } => {
                let name = serde_json::to_value(steward).unwrap();
                names.into_iter().find(|known| name == *known)
            }
            Place::Person { steward: None, .. } | Place::Empty | Place::Bot { .. } => None,
        }
    }

    pub(crate) fn seat_of(&self, person: u64) -> Option<Seat> {
        let last = self.messages(person).filter_map(|message| {
            let Message::Seats(seats) = message else { return None };
            Some(seats.you)
        });
        last.last().flatten()
    }

    pub(crate) fn n_actions(&self) -> usize {
        self.table.game().unwrap().n_actions()
    }

    pub(crate) fn question(&self) -> &'static str {
        self.table.game().unwrap().question().unwrap().kind
    }

    /// The one seat that is waited for.
    pub(crate) fn asked(&self) -> u64 {
        u64::from(self.table.game().unwrap().window().unwrap().waiting.first().unwrap().0)
    }

    pub(crate) fn bank(&self, seat: usize) -> u64 {
        self.table.inspect()["stage"]["banks"][seat].as_u64().unwrap()
    }

    /// The first card of a hand that raises no wind.
    pub(crate) fn first_card(&self, person: u64) -> Value {
        let seat = Seat(u8::try_from(person).unwrap());
        let game = self.table.game().unwrap();
        let view = game.view_json(Observer::Seat(seat));
        let hand = view["hands"][seat.idx()]["cards"].as_array().unwrap().clone();
        // The first twelve cards of the deck are winds.
        hand.into_iter().find(|card| card.as_u64().unwrap() >= 12).unwrap()
    }

    /// A wind card in a person's hand.
    pub(crate) fn wind(&self, person: u64) -> Option<Value> {
        let seat = Seat(u8::try_from(person).unwrap());
        let view = self.table.game().unwrap().view_json(Observer::Seat(seat));
        let hand = view["hands"][seat.idx()]["cards"].as_array().unwrap().clone();
        hand.into_iter().find(|card| card.as_u64().unwrap() < 12)
    }

    pub(crate) fn all_to(&self, person: u64) -> String {
        let conn = self.conn_of(person);
        let own = self.texts.iter().filter(|(to, _)| *to == conn);
        own.map(|(_, text)| &**text).collect()
    }

    /// Stops the server and restores the table from its log.
    pub(crate) fn restart(&mut self) {
        self.restart_by(Arc::new(Toy));
    }

    /// The same with other rules.
    pub(crate) fn restart_by(&mut self, dealer: Arc<dyn Dealer>) {
        self.table = Table::restore(&self.log, dealer).unwrap();
        self.thoughts.clear();
        self.wake = None;
    }

    /// Wakes the restored table after a downtime.
    pub(crate) fn wake_after(&mut self, down_ms: u64) {
        self.now = self.now.plus(down_ms);
        self.feed(Input::Wake { down_ms });
    }
}
