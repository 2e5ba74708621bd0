//! Everything around a table: clock, network, people, bots, disk.

mod doze;

use std::sync::Arc;

use client::Menu;
use contract::{AnySight, Observer, SearchRng};
use serde_json::{Value, json};
use table::clock::{UNPLAYED_MS, UNPLAYED_SLOW_MS};
use table::command::{Command, Unreadable};
use table::entry::{Closing, Entry};
use table::id::{Client as ClientId, Conn, Millis, NetAddress, Origin, Person, Ticket};
use table::io::{Connect, Pass};
use table::message::{Advice, StageName};
use table::{Chances, Fact, Input, Output, Step, Table};

use super::Report;
use super::client::{Device, Heard};
use super::dealer::{Toy, think};
use super::ledger::{Ledger, is_free, is_kept};
use super::people;
use super::setting::setting;
use super::time::Time;

/// One input in this many is the last before a crash.
const CRASH: u32 = 700;
/// For this many inputs after a restart, a second table from the same log runs beside the first.
const TWIN_INPUTS: u32 = 24;
/// One step in this many is followed by a disturbance of the clocks.
const DISTURBANCE: u32 = 100;
/// The most wake-ups of a table without people before it must close.
const DRAIN_MAX: u32 = 20_000;

/// A command on its way to the table.
struct Flight {
    at: Millis,
    conn: Conn,
    command: Result<Command, Unreadable>,
}

/// A bot's answer on its way to the table.
struct Thought {
    at: Millis,
    ticket: Ticket,
    advice: Option<Advice>,
}

pub(crate) struct World {
    rng: SearchRng,
    time: Time,
    /// When a person last did something, in time that the host ran.
    active_ms: u64,
    /// Whether a person ever played an action.
    has_moved: bool,
    pub(crate) table: Table,
    twin: Option<(Table, u32)>,
    ledger: Ledger,
    devices: Vec<Device>,
    flights: Vec<Flight>,
    thoughts: Vec<Thought>,
    /// Commands that must be in the log, because the table has confirmed them.
    kept: Vec<Origin>,
    wake: Option<Millis>,
    n_conns: u64,
    pub(crate) report: Report,
}

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = SearchRng::new(seed, 1);
        let time = Time::new();
        let now = time.now;
        let setting = setting(&mut rng);
        let chances = Chances { deals: [seed.to_le_bytes()[0]; 32], jitter: rng.word() };
        let n_people = 1 + rng.below(u32::from(setting.seats().get()) + 1);
        let made = Table::create(setting, Person(0), chances, Arc::new(Toy), now);
        let (table, step) = made.expect("the toy can be dealt");
        let mut ledger = Ledger::default();
        ledger.write(step.entries());
        let devices = (0..n_people).flat_map(|person| {
            let n_clients = 1 + rng.below(8) / 7;
            let person = Person(u64::from(person));
            (0..n_clients).map(move |client| Device::new(person, ClientId(client), now))
        });
        Self {
            devices: devices.collect(),
            rng,
            time,
            active_ms: 0,
            has_moved: false,
            table,
            twin: None,
            ledger,
            flights: Vec::new(),
            thoughts: Vec::new(),
            kept: Vec::new(),
            wake: None,
            n_conns: 0,
            report: Report::default(),
        }
    }

    /// Moves on to the next event and handles it.
    pub(crate) fn advance(&mut self) {
        let flight = min_by(&self.flights, |flight| flight.at);
        let thought = min_by(&self.thoughts, |thought| thought.at);
        let actor = min_by(&self.devices, |device| device.acts_at);
        let wake = self.wake.map(|at| (at, usize::MAX));
        let next = [flight, thought, wake, actor].into_iter().flatten().min().map(|(at, _)| at);
        let next = next.expect("somebody always does something");
        self.time.pass_until(next);
        if self.rng.below(DISTURBANCE) == 0 {
            self.time.disturb(&mut self.rng);
        }
        let due = |found: Option<(Millis, usize)>| found.filter(|(at, _)| *at <= next);
        if let Some((_, place)) = due(flight) {
            let Flight { conn, command, .. } = self.flights.swap_remove(place);
            self.feed(Input::Command { conn, command });
        } else if let Some((_, place)) = due(thought) {
            let Thought { ticket, advice, .. } = self.thoughts.swap_remove(place);
            self.feed(Input::Advice { ticket, advice });
        } else if due(wake).is_some() {
            self.wake = None;
            self.wake_up();
        } else if let Some((_, place)) = actor {
            self.act(place);
        }
    }

    /// Lets the person at a device act.
    fn act(&mut self, place: usize) {
        let absent = self.rng.below(60) == 0;
        let pause = if absent { 20_000 + self.rng.below(200_000) } else { self.rng.below(3_000) };
        let device = &mut self.devices[place];
        device.acts_at = self.time.now.plus(u64::from(pause));
        let has_menu = device.client.play().is_some_and(|play| play.menu.is_some());
        match device.conn {
            None => self.connect(place),
            Some(conn) if absent || self.rng.below(60) == 0 => {
                device.lose();
                self.feed(Input::Disconnect { conn });
            }
            // People with nothing to decide mostly do nothing.
            Some(_) if !has_menu && self.rng.below(8) != 0 => {
                let lobby = device.stage() != Some(StageName::Playing);
                device.acts_at = self.time.now.plus(if lobby { 50 } else { 500 });
                if lobby && self.rng.below(4) == 0 {
                    self.send_wish(place);
                }
            }
            Some(_) => self.send_wish(place),
        }
    }

    /// Sends a command of a person, or repeats one that was not answered.
    fn send_wish(&mut self, place: usize) {
        let n_seats = self.table.setting().seats().get();
        let device = &mut self.devices[place];
        let Some(conn) = device.conn else { return };
        let repeat = self.rng.below(6) == 0;
        let unanswered = device.client.unanswered().next().cloned();
        match unanswered {
            _ if self.rng.below(100) == 0 => {
                let garbage = Command::read(&people::garbage(&mut self.rng));
                self.fly(conn, &garbage);
            }
            Some(command) if repeat => self.fly(conn, &Ok(command)),
            Some(_) | None => {
                let wish = people::wish(device, n_seats, &mut self.rng);
                device.client.ask(wish).expect("no wish is too long");
                self.send_texts(place);
            }
        }
    }

    /// Sends what the client of a device wants to send.
    fn send_texts(&mut self, place: usize) {
        while let Some(conn) = self.devices[place].conn
            && let Some(text) = self.devices[place].client.next_text()
        {
            self.fly(conn, &Command::read(&text));
        }
    }

    /// Sends a command over a bad network: it may be lost, doubled, late or out of order.
    fn fly(&mut self, conn: Conn, command: &Result<Command, Unreadable>) {
        let n_copies = match self.rng.below(20) {
            0 => 0,
            1 | 2 => 2,
            _ => 1,
        };
        for _ in 0..n_copies {
            let late = if self.rng.below(10) == 0 { 8_000 } else { 300 };
            let at = self.time.now.plus(u64::from(self.rng.below(late)));
            self.flights.push(Flight { at, conn, command: command.clone() });
        }
    }

    fn connect(&mut self, place: usize) {
        self.n_conns += 1;
        let conn = Conn(self.n_conns);
        let pass = if self.rng.below(3) == 0 { Pass::Public } else { Pass::Link };
        let device = &mut self.devices[place];
        device.conn = Some(conn);
        device.client.connected();
        let (person, client) = (device.person, device.id);
        let name = format!("person {}", person.0);
        self.feed(Input::Connect(Connect {
            conn,
            person,
            name,
            client,
            pass,
            source: NetAddress::default(),
            blocked: Arc::default(),
        }));
        self.send_texts(place);
    }

    /// Gives the table an input, writes its log, delivers its outputs, and sometimes crashes.
    fn feed(&mut self, input: Input) {
        if self.table.is_closed() {
            return;
        }
        self.report.steps += 1;
        let twin = self.ask_twin(&input);
        let before = is_free(&input).then(|| self.table.inspect());
        let step = self.table.handle(input, self.time.now);
        if let Some(before) = before.filter(|_| step.entries().is_empty()) {
            assert_eq!(before, self.table.inspect(), "a change was not written");
        }
        if let Some(twin) = twin {
            assert_eq!(format!("{twin:?}"), format!("{step:?}"), "two tables of one log differ");
        }
        match self.rng.below(CRASH) {
            0 => return self.crash(&step),
            1 => {
                self.deliver(step);
                return self.restart();
            }
            _ => {}
        }
        self.deliver(step);
    }

    /// Crashes after only some of the entries were written; no output was delivered.
    fn crash(&mut self, step: &Step) {
        let n_entries = u32::try_from(step.entries().len()).expect("few");
        let torn = self.rng.below(n_entries + 1) as usize;
        self.write(&step.entries()[..torn]);
        let restored = self.restored();
        if torn == step.entries().len() {
            self.compare(&restored);
        }
        self.go_on_with(restored);
    }

    /// Stops the server after all entries were written and all outputs delivered.
    fn restart(&mut self) {
        let restored = self.restored();
        self.compare(&restored);
        self.go_on_with(restored);
    }

    fn restored(&self) -> Table {
        let restored = Table::restore(&self.ledger.entries, Arc::new(Toy));
        restored.expect("a log makes a table")
    }

    /// Checks that the restored table equals the live one.
    fn compare(&self, restored: &Table) {
        assert_eq!(restored.inspect(), self.table.inspect(), "restored differs");
    }

    fn go_on_with(&mut self, restored: Table) {
        self.report.restarts += 1;
        self.table = restored;
        self.twin = (self.rng.below(4) == 0).then(|| (self.restored(), TWIN_INPUTS));
        self.thoughts.clear();
        self.flights.clear();
        self.wake = None;
        self.devices.iter_mut().for_each(Device::lose);
        self.check_kept();
        let (left, n_restarts) = (self.times_left(), self.report.restarts);
        let last = self.ledger.entries.last().map_or(Millis(0), |entry| entry.at_ms);
        let down_ms = self.time.restart(last, &mut self.rng);
        self.feed(Input::Wake { down_ms });
        if self.report.restarts == n_restarts {
            self.compare_times(&left);
        }
    }

    /// By window and seat: how much time the seats that are asked have left.
    fn times_left(&self) -> Vec<(Value, u64)> {
        let state = self.table.inspect();
        let (timer, paused) = (&state["stage"]["timer"], &state["stage"]["paused_at"]);
        let slots = timer["slots"].as_array().filter(|_| paused.is_null());
        let left = |slot: &Value| {
            let until = timer["set_at_ms"].as_u64()?.checked_add(slot["until_ms"].as_u64()?)?;
            let until = Millis(until.max(timer["grace_ms"].as_u64()?));
            Some((json!([timer["key"], slot["seat"]]), until.since(self.time.now)))
        };
        slots.into_iter().flatten().filter_map(left).collect()
    }

    /// Checks that a restart cost no seat any time, whatever the wall clock did.
    fn compare_times(&self, before: &[(Value, u64)]) {
        for (key, left) in self.times_left() {
            let before = before.iter().find(|(other, _)| *other == key);
            assert!(before.is_none_or(|(_, before)| *before <= left), "{key} has lost time");
        }
    }

    /// How long nobody must have done anything before a table may end by itself.
    fn idle_max_ms(&self) -> u64 {
        let pace = self.table.setting().pace();
        let unplayed_ms = if pace.is_correspondence() { UNPLAYED_SLOW_MS } else { UNPLAYED_MS };
        let abandoned_ms = pace.tempo().abandoned_ms;
        if self.has_moved { abandoned_ms } else { abandoned_ms.min(unplayed_ms) }
    }

    /// Writes entries, and checks that the table goes by the time it is told.
    fn write(&mut self, entries: &[Entry]) {
        for entry in entries {
            assert_eq!(entry.at_ms, self.time.now, "the table has a time of its own");
            if entry.origin.is_some() {
                self.active_ms = self.time.ran_ms;
                self.has_moved |= matches!(entry.fact, Fact::Played { .. });
            }
            if entry.fact == (Fact::Closed { why: Closing::Abandoned }) {
                let idle_ms = self.time.ran_ms - self.active_ms;
                let limit_ms = self.idle_max_ms();
                assert!(idle_ms >= limit_ms, "a table was abandoned after {idle_ms} ms");
            }
        }
        self.ledger.write(entries);
        if self.rng.below(16) == 0 {
            self.compare_follower();
        }
    }

    /// Checks that a table which follows the log is where the log ends.
    fn compare_follower(&self) {
        let follower = self.ledger.follower.as_ref().expect("the log has begun");
        let n_entries = self.ledger.entries.len() as u64;
        if self.table.log_len() == n_entries {
            assert_eq!(follower.inspect(), self.table.inspect(), "the follower differs");
        }
    }

    /// Gives the second table from the same log the same input, for a while.
    fn ask_twin(&mut self, input: &Input) -> Option<Step> {
        let (twin, left) = self.twin.as_mut()?;
        let step = twin.handle(input.clone(), self.time.now);
        *left -= 1;
        if *left == 0 {
            self.twin = None;
        }
        Some(step)
    }

    fn deliver(&mut self, step: Step) {
        let outputs = step.commit(|entries| {
            self.write(entries);
            Ok::<(), std::convert::Infallible>(())
        });
        let Ok(outputs) = outputs;
        for output in outputs {
            match output {
                Output::Send { conn, text } => self.hear(conn, &text),
                Output::Think(asked) => self.ask(asked.ticket, &asked.sight),
                Output::Wake { at } => self.wake = Some(at),
                Output::Hang { conn, .. } => {
                    let hung = self.devices.iter_mut().filter(|device| device.conn == Some(conn));
                    hung.for_each(Device::lose);
                }
                Output::Closed => {}
            }
        }
        self.compare_views();
    }

    fn hear(&mut self, conn: Conn, text: &str) {
        self.report.messages += 1;
        let setting = self.table.setting();
        let (hands, count) = (setting.visibility(), setting.seats());
        let place = self.devices.iter().position(|device| device.conn == Some(conn));
        let place = place.expect("nobody is told anything who is not connected");
        let device = &mut self.devices[place];
        match device.hear(text, hands, count) {
            Heard::Bye => device.lose(),
            Heard::Done(command) if is_kept(&command.wish) => {
                let origin = Origin { person: device.person, client: device.id, cmd: command.cmd };
                assert!(self.ledger.has(origin), "{origin:?} is done, but not in the log");
                self.kept.push(origin);
            }
            Heard::News | Heard::Done(_) => {}
        }
        self.send_texts(place);
    }

    fn check_kept(&self) {
        let lost = self.kept.iter().find(|origin| !self.ledger.has(**origin));
        assert_eq!(lost, None, "an answer was lost");
    }

    /// Lets a bot answer: soon, late, never, or with nonsense.
    fn ask(&mut self, ticket: Ticket, sight: &AnySight) {
        let nonsense = json!({ "admiral": 7 });
        let advice = match self.rng.below(30) {
            0 => return,
            1 => Some(Advice { action: nonsense, notation: String::new(), reason: json!(7) }),
            2 => None,
            _ => think(sight, &mut self.rng),
        };
        let late = if self.rng.below(20) == 0 { 40_000 } else { 600 };
        let at = self.time.now.plus(u64::from(self.rng.below(late)));
        self.thoughts.push(Thought { at, ticket, advice });
    }

    /// Checks that the state which a client built from updates is what the table would show it.
    fn compare_views(&mut self) {
        if self.rng.below(4) != 0 {
            return;
        }
        let place = self.rng.below(u32::try_from(self.devices.len()).expect("few")) as usize;
        let device = &self.devices[place];
        let (Some(_), Some(play), Some(game)) =
            (device.conn, device.client.play(), self.table.game())
        else {
            return;
        };
        let observer = device.seat().map_or(Observer::Spectator, Observer::Seat);
        assert_eq!(play.version.0, game.version(), "the client is behind");
        assert_eq!(Value::Object(play.fields.clone()), game.view_json(observer), "another view");
        let window = game.window();
        let asked = observer
            .seat()
            .filter(|seat| window.is_some_and(|window| window.waiting.or(window.may).has(*seat)));
        let menu: Option<Menu> = asked
            .map(|seat| serde_json::from_value(game.menu_json(seat)).expect("menus are typed"));
        assert_eq!(play.menu, menu, "another menu");
        let playing = device.stage() == Some(StageName::Playing);
        if playing && let Some(window) = window {
            let seen = play.window.as_ref().expect("a window is open");
            let masked = game.question().is_some_and(|question| question.weight.is_masked());
            let n_waiting = if masked { window.asked.len() } else { window.waiting.len() };
            assert_eq!((seen.id, seen.n_waiting), (window.id, n_waiting));
        }
    }

    /// Disconnects everybody; the table must close by itself.
    pub(crate) fn drain(&mut self) {
        self.flights.clear();
        for place in 0..self.devices.len() {
            let conn = self.devices[place].conn;
            self.devices[place].lose();
            if let Some(conn) = conn {
                self.feed(Input::Disconnect { conn });
            }
        }
        for device in &mut self.devices {
            device.acts_at = Millis(u64::MAX);
        }
        for _ in 0..DRAIN_MAX {
            if self.table.is_closed() {
                break;
            }
            self.advance();
        }
        assert!(self.table.is_closed(), "the table does not end: {}", self.table.inspect());
        self.check_kept();
        let read = Table::restore(&self.ledger.through_text(), Arc::new(Toy));
        self.compare(&read.expect("a log reads its own text"));
        let (actions, matches, undone) = self.ledger.counts();
        self.report = Report { actions, matches, undone, ..self.report };
    }
}

fn min_by<T>(items: &[T], at: impl Fn(&T) -> Millis) -> Option<(Millis, usize)> {
    items.iter().enumerate().map(|(place, item)| (at(item), place)).min()
}
