//! Hosts a table on this machine, as a page hosts its own: one person among bots.
//!
//! Its clock is not the machine's: time stands still while the person thinks, and skips what the
//! table would wait for otherwise. So nothing depends on how fast anybody is, and a seed gives the
//! same game to somebody who makes the same moves.

use std::collections::VecDeque;
use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use contract::{AnyMatch, Mode, SearchRng, Seat};
use hosting::Local;
use lab::clock;
use record::Header;
use registry::{Budget, Level, Spec};
use serde_json::{Value, json};
use table::command::{Command, Wish};
use table::id::{Client, CommandId, Conn, Millis, NetAddress, Person};
use table::io::{Connect, Pass, Think};
use table::message::Advice;
use table::{Chances, Dealer, Entry, Input, Output, Setting};

use super::way::{SessionNews, Way};

/// The number of random streams at each moment of a game: one for each seat, and one for hints.
const STREAMS: u64 = 16;
/// The stream of hints.
const HINTS: u64 = 15;
/// How long a captain searches for a hint.
const HINT: Budget = Budget::Millis(NonZeroU32::new(300).expect("more than 0"));
/// The longest wait that is skipped. No window waits so long; a table that nobody plays at does.
const SKIP_MS: u64 = 60_000;

/// The only person, who is the host of the table too.
const PERSON: Person = Person(1);
/// The connection that sets up the table.
const USHER: Conn = Conn(0);
/// The person's connection.
const SEATED: Conn = Conn(1);

/// All threads of this machine: only one bot thinks at a time.
fn threads() -> u8 {
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    u8::try_from(cores).unwrap_or(u8::MAX)
}

/// Writes the record of the match from the table's log.
type Archive = dyn Fn(&[Entry]) -> String;

/// A table to set up.
pub(crate) struct TableOrder {
    pub(crate) setting: Setting,
    pub(crate) dealer: Arc<dyn Dealer>,
    /// The person's seat and name.
    pub(crate) me: Seat,
    pub(crate) name: String,
    /// The bots by seat; `None` for the person.
    pub(crate) bots: Vec<Option<Spec>>,
    /// The number that seeds the bots.
    pub(crate) number: u64,
    pub(crate) record: Box<Archive>,
}

/// The settings of a table without a clock, for one person.
pub(crate) fn setting(header: &Header) -> Result<Setting> {
    let options: Value = serde_json::from_str(&header.options).context("the options")?;
    let proposal = json!({
        "game": header.game,
        "options": options,
        "seats": header.seats.len(),
        "pace": { "kind": "none" },
        "spectators": "off",
        "rating": "off",
    });
    serde_json::from_value(proposal).context("the settings of the table")
}

/// A table on this machine.
pub(crate) struct Host {
    local: Local,
    now: Millis,
    /// Bots that think, in the order in which the table asked them.
    thinks: VecDeque<Think>,
    /// Texts for the person.
    texts: VecDeque<String>,
    me: Seat,
    number: u64,
    /// How long a bot thinks about a hint.
    pub(super) hint_budget: Budget,
    record: Box<Archive>,
}

impl Host {
    /// Sets up a table and starts its match.
    pub(crate) fn open(order: TableOrder) -> Result<Self> {
        let TableOrder { setting, dealer, me, name, bots, number, record } = order;
        // The dealer has a seed of its own, and one person among bots needs no jitter.
        let (chances, now) = (Chances { deals: [0; 32], jitter: 0 }, Millis(0));
        let (local, _) = Local::create(setting, PERSON, chances, None, dealer, now)
            .context("the table cannot be set up")?;
        let mut host = Self {
            local,
            now,
            thinks: VecDeque::new(),
            texts: VecDeque::new(),
            me,
            number,
            hint_budget: HINT,
            record,
        };
        host.connect(USHER, &name);
        let fill =
            |(seat, spec): (u8, Spec)| Wish::Fill { seat: Seat(seat), level: spec.to_string() };
        let bots = (0..).zip(bots).filter_map(|(seat, spec)| Some((seat, spec?))).map(fill);
        let wishes = [Wish::Sit { seat: me }].into_iter().chain(bots).chain([Wish::Start]);
        for (cmd, wish) in (1..).map(CommandId).zip(wishes) {
            host.handle(Input::Command { conn: USHER, command: Ok(Command { cmd, wish }) });
        }
        host.connect(SEATED, &name);
        host.handle(Input::Disconnect { conn: USHER });
        if host.game().is_none() {
            bail!("the match cannot begin");
        }
        Ok(host)
    }

    fn game(&self) -> Option<&dyn AnyMatch> {
        self.local.table().game()
    }

    fn connect(&mut self, conn: Conn, name: &str) {
        self.handle(Input::Connect(Connect {
            conn,
            person: PERSON,
            name: name.to_owned(),
            client: Client(u32::try_from(conn.0).unwrap_or_default()),
            pass: Pass::Link,
            source: NetAddress::default(),
            blocked: Arc::from([]),
        }));
    }

    /// Gives the table an input. Hints are answered at once, since the person waits for them.
    fn handle(&mut self, input: Input) {
        let mut hint = None;
        for output in self.local.handle(input, self.now).outputs {
            match output {
                Output::Send { conn: SEATED, text } => self.texts.push_back(text.to_string()),
                Output::Think(think) if think.seat == self.me => hint = Some(think),
                Output::Think(think) => self.thinks.push_back(think),
                Output::Send { .. }
                | Output::Wake { .. }
                | Output::Hang { .. }
                | Output::Closed => {}
            }
        }
        // Nobody waits for thoughts about a window that has closed.
        let open = self.game().and_then(AnyMatch::window).map(|window| window.id);
        self.thinks.retain(|think| Some(think.window) == open);
        if let Some(think) = hint {
            let captain = Spec { budget: self.hint_budget, ..Level::Captain.into() };
            let advice = self.think(&think, captain, HINTS);
            self.handle(Input::Advice { ticket: think.ticket, advice });
        }
    }

    /// Lets a bot think. Its chance depends on the moment alone, so that a resumed game goes on as
    /// it would have.
    fn think(&self, think: &Think, spec: Spec, stream: u64) -> Option<Advice> {
        let moment = self.game().map_or(0, AnyMatch::n_actions);
        let moment = u64::try_from(moment).unwrap_or_default() * STREAMS;
        let rng = SearchRng::new(self.number, moment + stream);
        let mut until = spec.budget.until(clock::now);
        hosting::consult(&think.game, spec, threads(), &think.sight, rng, &mut until)
    }

    /// Lets one bot answer, or the time pass until the table does something by itself. Returns
    /// whether there was anything to do.
    pub(crate) fn go_on(&mut self) -> bool {
        if let Some(think) = self.next_think() {
            let spec = think.level.parse().unwrap_or_else(|_| Level::Bosun.into());
            let advice = self.think(&think, spec, u64::from(think.seat.0));
            self.handle(Input::Advice { ticket: think.ticket, advice });
            return true;
        }
        let wake = self.local.wake().filter(|wake| wake.since(self.now) < SKIP_MS);
        let Some(wake) = wake else { return false };
        self.now = self.now.max(wake);
        self.handle(Input::Tick);
        true
    }

    /// The next bot to answer. Those that may act come before those that the window waits for, or
    /// they would never get to it.
    fn next_think(&mut self) -> Option<Think> {
        let waiting = self.game()?.window()?.waiting;
        let first = self.thinks.iter().position(|think| !waiting.has(think.seat));
        self.thinks.remove(first.unwrap_or(0))
    }

    /// Whether a bot has not answered yet.
    pub(crate) fn is_thinking(&self) -> bool {
        !self.thinks.is_empty()
    }

    /// The person's answer to a sealed question, if there is only one.
    pub(crate) fn only_answer(&self) -> Option<Value> {
        let game = self.game()?;
        let sealed = game.window()?.mode == Mode::Sealed && game.is_forced(self.me);
        let only = game.fallback_action(self.me).filter(|_| sealed)?;
        Some(only.json().clone())
    }

    /// The events that an action of the person would cause; none if it would be refused.
    pub(crate) fn foresee(&self, action: &Value) -> Vec<Value> {
        let tried = self.game().and_then(|game| {
            let window = game.window()?.id;
            game.attempt_action(self.me, window, &action.clone().into()).ok()
        });
        let events = tried.map(|tried| tried.events).unwrap_or_default();
        events.into_iter().map(|mut told| told["event"].take()).collect()
    }

    /// The seed, once the game is over.
    pub(crate) fn seed(&self) -> Option<String> {
        self.game()?.seed().map(|seed| seed.to_string())
    }

    /// The match as a record that can be resumed.
    pub(crate) fn record(&self) -> String {
        (self.record)(self.local.log())
    }
}

impl Way for Host {
    fn send(&mut self, text: String) {
        self.handle(Input::Command { conn: SEATED, command: Command::read(&text) });
    }

    fn next(&mut self, _: Duration) -> Option<SessionNews> {
        self.texts.pop_front().map(SessionNews::Text)
    }

    fn host(&self) -> Option<&Host> {
        Some(self)
    }

    fn host_mut(&mut self) -> Option<&mut Host> {
        Some(self)
    }
}
