//! A real table of Jolly Roger with a fake clock: six people, each with a way of answering, and
//! two spectators. Every message is kept with its time.

use std::collections::BTreeSet;
use std::sync::Arc;

use contract::chance::Generator;
use contract::{AnyAction, AnyMatch, Match, Seat, SeatCount, Seed, rig, setup};
use hosting::AllGames;
use registry::{House, Visitor};
use serde_json::{Value, json};
use table::command::{Command, Wish};
use table::id::{Client, CommandId, Conn, MatchNumber, Millis, NetAddress, Person, Ticket};
use table::io::{Connect, DealError, DealOrder, Pass, Think};
use table::message::Advice;
use table::orders::Order;
use table::{Chances, Dealer, Input, Output, Setting, Table};

/// The number of seats.
pub(crate) const N_SEATS: u8 = 6;
/// The connections of two spectators.
pub(crate) const WATCHERS: [Conn; 2] = [Conn(100), Conn(101)];
/// When the table is set up: exactly on a quarter of an hour.
pub(crate) const START: Millis = Millis(900_000);
/// How long people usually take for a main decision, in milliseconds.
pub(crate) const DECISION_MS: u64 = 700;

/// The windows that matter only to holders of a certain card.
const HIDDEN: [&str; 10] = [
    "call",
    "lookout",
    "old-sailor",
    "specialists",
    "traitor",
    "cook",
    "carpenter",
    "carpenter-asks",
    "boatswain",
    "smart-kid",
];

/// How a seat answers windows that matter only to holders of a certain card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// Declines at once.
    Quick,
    /// Waits for a while, then declines.
    Slow,
    /// Does not answer.
    Silent,
    /// Is disconnected.
    Absent,
    /// Uses the card at the first chance.
    Uses,
    /// Is a bot, which declines. It thinks longer the more it could do.
    Bot,
    /// Is a bot that makes an offer first.
    Briber,
}

impl Manner {
    fn is_bot(self) -> bool {
        matches!(self, Self::Bot | Self::Briber)
    }
}

/// A seat at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) manner: Manner,
    /// The standing order for every hidden window.
    pub(crate) order: Option<Order>,
    /// Whether they add crew to an attack.
    pub(crate) adds: bool,
}

impl Player {
    pub(crate) const fn new(manner: Manner) -> Self {
        Self { manner, order: None, adds: true }
    }
}

/// A message to a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    pub(crate) at: Millis,
    pub(crate) to: Conn,
    pub(crate) text: Arc<str>,
}

impl Frame {
    /// The message.
    pub(crate) fn read(&self) -> Value {
        serde_json::from_str(&self.text).unwrap()
    }
}

/// The script of a test.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The lines of the position.
    pub(crate) position: String,
    /// The settings without game and seats.
    pub(crate) pace: Value,
    /// The first action of the Captain, in the notation.
    pub(crate) opening: &'static str,
    /// When the Captain plays it, in milliseconds after the start.
    pub(crate) opening_ms: u64,
    /// What people do besides, with time and seat: they bribe, or ask for a snapshot again.
    pub(crate) asides: Vec<(u64, Seat, Aside)>,
    /// The people and bots by seat.
    pub(crate) players: [Player; N_SEATS as usize],
    /// How long slow people take, in milliseconds.
    pub(crate) slow_ms: u64,
    /// The number of crew cards added to the attack before people begin to pass.
    pub(crate) n_crew: u64,
    /// How long people take for a main decision, in milliseconds.
    pub(crate) decision_ms: u64,
    /// The questions at which the script ends.
    pub(crate) end: &'static [&'static str],
    /// When the script ends at the latest, in milliseconds after the start.
    pub(crate) end_ms: u64,
}

/// An action that answers no question.
#[derive(Clone, Debug)]
pub(crate) enum Aside {
    /// Makes an offer with promises.
    Offer {
        /// The seat that gets the offer.
        to: Seat,
    },
    /// Offers the first four cards of the hand to a seat.
    Gift(Seat),
    /// Asks for a snapshot again.
    Sync,
}

/// A dealer with one made-up position of Jolly Roger.
struct Rigged(String);

impl Dealer for Rigged {
    fn deal(&self, _: &DealOrder<'_>, _: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        struct Make<'a>(&'a str);
        impl Visitor for Make<'_> {
            type Output = Box<dyn AnyMatch>;
            fn visit<G: House>(self) -> Box<dyn AnyMatch> {
                let (options, seats) = (G::Options::default(), SeatCount::new(N_SEATS).unwrap());
                let rules = setup::rules::<G>(&options, seats, &G::default_deck()).unwrap();
                let position = G::rig(rules, &rig::lines(self.0).unwrap()).unwrap();
                let rigged = Match::rigged(rules, position);
                Box::new(rigged.with_chance(Generator::Lehmer64, &Seed::from_number(5, 0)))
            }
        }
        Ok(registry::visit("jolly-roger", Make(&self.0)).unwrap())
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        AllGames.rules_version(game)
    }

    fn has_level(&self, game: &str, level: &str) -> bool {
        AllGames.has_level(game, level)
    }

    fn steward(&self, game: &str) -> &'static str {
        AllGames.steward(game)
    }
}

/// A planned action.
#[derive(Clone, Debug)]
struct Plan {
    at: Millis,
    seat: Seat,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Lose,
    Wish(Wish),
    /// An answer to this window, if it still waits for the seat.
    Answer(u64),
    Aside(Aside),
    /// The answer of a bot.
    Advice(Ticket, Option<Advice>),
}

/// The table and everything around it.
pub(crate) struct Theatre {
    scene: Scene,
    pub(crate) table: Table,
    now: Millis,
    wake: Option<Millis>,
    plans: Vec<Plan>,
    /// The decisions made so far: seat, window, and number of shown cards.
    minds: BTreeSet<(u8, u64, u64)>,
    /// The number of commands by seat, as each client counts its own.
    n_cmds: [u32; N_SEATS as usize],
    pub(crate) frames: Vec<Frame>,
    /// When people sent their answers.
    acts: Vec<Millis>,
}

/// How long one window was open, as spectators saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) question: String,
    pub(crate) weight: String,
    pub(crate) from: Millis,
    pub(crate) until: Millis,
    /// When the last card was shown in it.
    pub(crate) last_card: Millis,
    /// When somebody last answered it.
    pub(crate) last_act: Millis,
    pub(crate) n_shown: u64,
}

impl Span {
    /// How long nobody had anything to decide in it: the whole time if hidden cards decide the
    /// window, otherwise the time since the last answer.
    pub(crate) fn idle_ms(&self) -> u64 {
        let decides = ["decision", "public"].contains(&self.weight.as_str());
        self.until.since(if decides { self.last_act } else { self.from })
    }
}

pub(crate) fn conn(seat: Seat) -> Conn {
    Conn(u64::from(seat.0))
}

fn seats() -> impl Iterator<Item = Seat> {
    (0..N_SEATS).map(Seat)
}

impl Theatre {
    /// Plays a script to its end.
    pub(crate) fn play(scene: &Scene) -> Self {
        let mut setting = json!({ "game": "jolly-roger", "seats": N_SEATS });
        setting.as_object_mut().unwrap().extend(scene.pace.as_object().unwrap().clone());
        let setting: Setting = serde_json::from_value(setting).unwrap();
        let chances = Chances { deals: [7; 32], jitter: 99 };
        let dealer: Arc<dyn Dealer> = Arc::new(Rigged(scene.position.clone()));
        let (table, step) = Table::create(setting, Person(0), chances, dealer, START).unwrap();
        step.commit(|_| Ok::<_, ()>(())).unwrap();
        let mut theatre = Self {
            scene: scene.clone(),
            table,
            now: START,
            wake: None,
            plans: Vec::new(),
            minds: BTreeSet::new(),
            n_cmds: [0; N_SEATS as usize],
            frames: Vec::new(),
            acts: Vec::new(),
        };
        theatre.open();
        theatre.run();
        theatre
    }

    /// The windows in order.
    pub(crate) fn spans(&self) -> Vec<Span> {
        let mut spans: Vec<(u64, Span)> = Vec::new();
        for frame in self.frames.iter().filter(|frame| frame.to == WATCHERS[0]) {
            let message = frame.read();
            let Some(id) = message["window"]["id"].as_u64() else { continue };
            if let Some((_, before)) = spans.last_mut() {
                before.until = frame.at;
            }
            let n_shown = message["window"]["shown"].as_u64().unwrap();
            match spans.iter_mut().find(|(known, _)| *known == id) {
                Some((_, span)) if n_shown > span.n_shown => {
                    (span.n_shown, span.last_card) = (n_shown, frame.at);
                }
                Some(_) => {}
                None => {
                    let text = |field: &str| message["window"][field].as_str().unwrap().to_owned();
                    let (from, until, last_card, last_act) =
                        (frame.at, frame.at, frame.at, frame.at);
                    let (question, weight) = (text("question"), text("weight"));
                    let span = Span { question, weight, from, until, last_card, last_act, n_shown };
                    spans.push((id, span));
                }
            }
        }
        let mut spans: Vec<Span> = spans.into_iter().map(|(_, span)| span).collect();
        for span in &mut spans {
            let within = |at: &&Millis| (span.from..=span.until).contains(*at);
            span.last_act = self.acts.iter().filter(within).max().copied().unwrap_or(span.from);
        }
        spans
    }

    fn open(&mut self) {
        for seat in seats() {
            if self.player(seat).manner.is_bot() {
                let level = "bosun".to_owned();
                self.wish(Seat(0), Wish::Fill { seat, level });
            } else {
                self.connect(conn(seat));
                self.wish(seat, Wish::Sit { seat });
            }
        }
        for watcher in WATCHERS {
            self.connect(watcher);
        }
        self.wish(Seat(0), Wish::Start);
        for seat in seats() {
            let Player { manner, order, .. } = self.player(seat);
            if let Some(order) = order {
                self.order_all(seat, order);
            }
            if manner == Manner::Absent {
                self.plan(2, seat, What::Lose);
            }
        }
        for (at, seat, aside) in self.scene.asides.clone() {
            self.plan(at, seat, What::Aside(aside));
        }
        let action = self.notation(self.scene.opening);
        self.plan(self.scene.opening_ms, Seat(0), What::Wish(self.submit(action)));
    }

    fn player(&self, seat: Seat) -> Player {
        self.scene.players[seat.idx()]
    }

    /// A choice of the Captain by its notation.
    fn notation(&self, notation: &str) -> Value {
        let menu = self.table.game().unwrap().menu_json(Seat(0));
        let choices = menu["choices"].as_array().unwrap();
        let found = choices.iter().find(|choice| choice["notation"] == notation);
        found.unwrap_or_else(|| panic!("{notation} is not among {menu}"))["action"].clone()
    }

    fn submit(&self, action: Value) -> Wish {
        let window = self.table.game().unwrap().window().unwrap().id;
        let (number, action) = (MatchNumber(1), AnyAction::new(action));
        Wish::Submit { number, window, action, version: None }
    }

    fn order_all(&mut self, seat: Seat, order: Order) {
        for question in HIDDEN {
            self.plan(1, seat, What::Wish(Wish::Order { question: question.to_owned(), order }));
        }
    }

    fn plan(&mut self, late: u64, seat: Seat, what: What) {
        self.plans.push(Plan { at: self.now.plus(late), seat, what });
    }

    fn connect(&mut self, conn: Conn) {
        let (person, name) = (Person(conn.0), format!("person {:03}", conn.0));
        let (client, pass, blocked) = (Client(0), Pass::Link, Arc::default());
        let source = NetAddress::default();
        let connect = Connect { conn, person, name, client, pass, source, blocked };
        self.feed(Input::Connect(connect));
    }

    fn wish(&mut self, seat: Seat, wish: Wish) {
        let n_cmds = &mut self.n_cmds[seat.idx()];
        *n_cmds += 1;
        let command = Ok(Command { cmd: CommandId(1_000 + *n_cmds), wish });
        self.feed(Input::Command { conn: conn(seat), command });
    }

    fn run(&mut self) {
        let end = START.plus(self.scene.end_ms);
        loop {
            let question = self.table.game().and_then(AnyMatch::question);
            if question.is_none_or(|question| self.scene.end.contains(&question.kind)) {
                return;
            }
            let next = self.plans.iter().enumerate().min_by_key(|(_, plan)| plan.at);
            let next = next.map(|(place, plan)| (plan.at, place));
            let wake = self.wake.or_else(|| self.table.next_wake(self.now));
            let at = [next.map(|(at, _)| at), wake].into_iter().flatten().min();
            let Some(at) = at.filter(|at| *at <= end) else { return };
            self.now = self.now.max(at);
            if let Some((_, place)) = next.filter(|(due, _)| *due <= at) {
                self.carry_out(place);
            } else {
                self.wake = None;
                self.feed(Input::Tick);
            }
        }
    }

    fn carry_out(&mut self, place: usize) {
        let Plan { seat, what, .. } = self.plans.remove(place);
        match what {
            What::Lose => self.feed(Input::Disconnect { conn: conn(seat) }),
            What::Wish(wish) => self.wish(seat, wish),
            What::Advice(ticket, advice) => self.feed(Input::Advice { ticket, advice }),
            What::Aside(Aside::Sync) => self.wish(seat, Wish::Sync { since: None }),
            What::Aside(Aside::Offer { to }) => {
                let promise = json!({ "by": "you", "what": "crew", "n": 2, "due": "next-round" });
                let promises = vec![promise; 3];
                let offer = json!({
                    "kind": "offer", "to": to, "give": [], "want": [], "promises": promises,
                });
                self.wish(seat, self.submit(offer));
            }
            What::Aside(Aside::Gift(to)) => {
                let view = self.table.game().unwrap().view_json(contract::Observer::Seat(seat));
                let hand = view["seats"][seat.idx()]["hand"]["known"].as_array().unwrap();
                let offer = json!({
                    "kind": "offer", "to": to, "give": hand[..4], "want": [], "promises": [],
                });
                self.wish(seat, self.submit(offer));
            }
            What::Answer(window) => {
                let game = self.table.game().unwrap();
                let open = game.window().unwrap();
                if u64::from(open.id.0) != window || !open.waiting.has(seat) {
                    return;
                }
                let fallback = game.fallback_action(seat).unwrap().json().clone();
                let Player { manner, adds, .. } = self.player(seat);
                let uses = manner == Manner::Uses && self.is_hidden();
                let menu = game.menu_json(seat);
                let choices = menu["choices"].as_array().unwrap().iter();
                let other = choices.map(|choice| &choice["action"]).find(|one| **one != fallback);
                let kind = game.question().unwrap().kind;
                let adds = adds && kind == "attack" && u64::from(open.shown) < self.scene.n_crew;
                let action = other.filter(|_| uses || adds).cloned().unwrap_or(fallback);
                self.acts.push(self.now);
                self.wish(seat, self.submit(action));
            }
        }
    }

    /// Whether the open window matters only to holders of a certain card.
    fn is_hidden(&self) -> bool {
        let kind = self.table.game().unwrap().question().unwrap().kind;
        HIDDEN.contains(&kind)
    }

    fn feed(&mut self, input: Input) {
        let step = self.table.handle(input, self.now);
        for output in step.commit(|_| Ok::<_, ()>(())).unwrap() {
            match output {
                Output::Send { conn, text } => self.hear(Frame { at: self.now, to: conn, text }),
                Output::Wake { at } => self.wake = Some(at),
                Output::Think(asked) => self.think(&asked),
                Output::Hang { .. } | Output::Closed => {}
            }
        }
    }

    /// Lets a bot pass. It thinks longer the more it could do.
    fn think(&mut self, asked: &Think) {
        let game = self.table.game().unwrap();
        let menu = game.menu_json(asked.seat);
        let n_choices = menu["choices"].as_array().map_or(0, Vec::len);
        let late = (20 + 100 * u64::try_from(n_choices).unwrap()).min(880);
        let bribes = self.player(asked.seat).manner == Manner::Briber && self.is_hidden();
        let offer = json!({
            "kind": "offer", "to": 0, "give": [], "want": [],
            "promises": [{ "by": "me", "what": "no-mutiny", "n": 0, "due": null }],
        });
        let window = game.window().unwrap().id;
        let offer = AnyAction::new(offer);
        let may = game.check_action(asked.seat, window, &offer).is_ok();
        let offer = Some(offer).filter(|_| bribes && may);
        let advice = offer.or_else(|| game.fallback_action(asked.seat)).map(|action| Advice {
            action: action.json().clone(),
            notation: String::new(),
            reason: json!({ "key": "careful" }),
        });
        self.plan(late, asked.seat, What::Advice(asked.ticket, advice));
    }

    /// Lets a person read a message, and perhaps decide.
    fn hear(&mut self, frame: Frame) {
        let asks = frame.text.contains(r#""me":true"#).then(|| frame.read());
        let seat = seats().find(|seat| conn(*seat) == frame.to);
        self.frames.push(frame);
        let Some(message) = asks else { return };
        let window =
            if message["kind"] == "sync" { &message["play"]["window"] } else { &message["window"] };
        let (Some(seat), Some(id)) = (seat, window["id"].as_u64()) else { return };
        let opening = self.now == START && seat == Seat(0);
        let is_asked = window["me"] == true && !opening;
        if !(is_asked && self.minds.insert((seat.0, id, window["shown"].as_u64().unwrap()))) {
            return;
        }
        let kind = window["question"].as_str().unwrap();
        let late = match (HIDDEN.contains(&kind), self.player(seat).manner) {
            (false, _) => self.scene.decision_ms + 50 * u64::from(seat.0),
            (true, Manner::Quick | Manner::Uses) => 300 + 10 * u64::from(seat.0),
            (true, Manner::Slow) => self.scene.slow_ms,
            (true, Manner::Silent | Manner::Absent | Manner::Bot | Manner::Briber) => return,
        };
        self.plan(late, seat, What::Answer(id));
    }
}
