//! One or two people among bots: nobody waits for ever, and bots answer offers while a window
//! waits for hidden answers, including their own.

#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

use std::sync::Arc;

use contract::{AnyAction, AnyMatch, SearchRng, Seat};
use hosting::{AllGames, advise, outline, recall};
use serde_json::{Value, json};
use table::command::{Command, Wish};
use table::id::{Client, CommandId, Conn, MatchNumber, Millis, NetAddress, Person, Ticket};
use table::io::{Connect, Pass};
use table::message::Advice;
use table::{Chances, Dealer, Input, Output, Setting, Table};

const START: Millis = Millis(1_000_000);
/// How long bots think, in milliseconds.
const THINK_MS: u64 = 500;

/// One or two people and bosuns, with a fake clock.
struct Evening {
    table: Table,
    now: Millis,
    n_cmds: u32,
    /// The wake-up time that the table asked for.
    wake: Option<Millis>,
    /// The answers of bots, with the time at which each arrives.
    thoughts: Vec<(Millis, Ticket, Option<Advice>)>,
    /// The messages to the first person, with their times.
    heard: Vec<(Millis, Value)>,
}

impl Evening {
    fn new() -> Self {
        Self::seated(2, 3)
    }

    /// A table with this many people; the other seats are bosuns.
    fn seated(n_people: u8, deals: u8) -> Self {
        let pace = if n_people == 1 { "none" } else { "normal" };
        let setting = json!({ "game": "jolly-roger", "seats": 5, "pace": { "kind": pace } });
        let setting: Setting = serde_json::from_value(setting).unwrap();
        let (chances, dealer) = (Chances { deals: [deals; 32], jitter: 9 }, Arc::new(AllGames));
        let dealer: Arc<dyn Dealer> = dealer;
        let (table, step) = Table::create(setting, Person(0), chances, dealer, START).unwrap();
        step.commit(|_| Ok::<_, ()>(())).unwrap();
        let (thoughts, heard) = (Vec::new(), Vec::new());
        let mut evening = Self { table, now: START, n_cmds: 0, wake: None, thoughts, heard };
        for seat in (0..n_people).map(Seat) {
            let (conn, person) = (Conn(u64::from(seat.0)), Person(u64::from(seat.0)));
            let (client, pass, blocked) = (Client(0), Pass::Link, Arc::default());
            let name = format!("person {seat}");
            let connect = Connect {
                conn,
                person,
                name,
                client,
                pass,
                source: NetAddress::default(),
                blocked,
            };
            evening.feed(Input::Connect(connect));
            evening.wish(seat, Wish::Sit { seat });
        }
        for seat in (n_people..5).map(Seat) {
            evening.wish(Seat(0), Wish::Fill { seat, level: "bosun".to_owned() });
        }
        evening.wish(Seat(0), Wish::Start);
        evening
    }

    fn wish(&mut self, seat: Seat, wish: Wish) {
        self.n_cmds += 1;
        let command = Ok(Command { cmd: CommandId(self.n_cmds), wish });
        self.feed(Input::Command { conn: Conn(u64::from(seat.0)), command });
    }

    fn feed(&mut self, input: Input) {
        let step = self.table.handle(input, self.now);
        for output in step.commit(|_| Ok::<_, ()>(())).unwrap() {
            match output {
                Output::Send { conn: Conn(0), text } => {
                    self.heard.push((self.now, serde_json::from_str(&text).unwrap()));
                }
                Output::Wake { at } => self.wake = Some(at),
                Output::Think(asked) => {
                    let rng = SearchRng::new(7, asked.ticket.0);
                    let seats = self.game().seats();
                    let outline = outline(&asked.game, "{}", seats, &asked.sight).unwrap();
                    let sight = recall(&outline, &mut SearchRng::new(8, asked.ticket.0)).unwrap();
                    let advice = advise(&asked.game, &asked.level, &sight, rng, &mut |_| true);
                    self.thoughts.push((self.now.plus(THINK_MS), asked.ticket, advice));
                }
                Output::Send { .. } | Output::Hang { .. } | Output::Closed => {}
            }
        }
    }

    /// Lets time pass.
    fn wait(&mut self, ms: u64) {
        let end = self.now.plus(ms);
        self.until_or(end, |_| false);
        self.now = end;
    }

    /// Lets time pass until a condition holds, for at most five minutes.
    fn until(&mut self, holds: impl Fn(&Self) -> bool) -> bool {
        self.until_or(self.now.plus(300_000), holds)
    }

    fn until_or(&mut self, end: Millis, holds: impl Fn(&Self) -> bool) -> bool {
        while !holds(self) {
            let thought = self.thoughts.iter().map(|(at, ..)| *at).min();
            let wake = self.wake;
            let Some(at) = [thought, wake].into_iter().flatten().min().filter(|at| *at <= end)
            else {
                return false;
            };
            self.now = self.now.max(at);
            let due = self.thoughts.iter().position(|(at, ..)| *at <= self.now);
            if let Some((_, ticket, advice)) = due.map(|place| self.thoughts.remove(place)) {
                self.feed(Input::Advice { ticket, advice });
            } else {
                self.wake = None;
                self.feed(Input::Tick);
            }
        }
        true
    }

    fn game(&self) -> &dyn AnyMatch {
        self.table.game().unwrap()
    }

    fn question(&self) -> &'static str {
        self.game().question().map_or("over", |question| question.kind)
    }

    fn was_told(&self, kind: &str) -> bool {
        let events = |message: &Value| message["events"].as_array().cloned().unwrap_or_default();
        self.heard
            .iter()
            .any(|(_, message)| events(message).iter().any(|told| told["event"]["kind"] == kind))
    }
}

#[test]
fn a_bot_that_has_answered_a_call_takes_a_gift_before_the_window_closes() {
    let mut evening = Evening::new();
    assert!(evening.until(|evening| evening.question() == "call"), "somebody is appointed");
    let window = evening.game().window().unwrap().id;
    // The bots have decided by then, and the window stays open.
    evening.wait(2_000);
    assert_eq!(evening.game().window().unwrap().id, window);
    let view = evening.game().view_json(contract::Observer::Seat(Seat(0)));
    let card = view["seats"][0]["hand"]["known"][0].clone();
    let action = json!({ "kind": "offer", "to": 2, "give": [card], "want": [], "promises": [] });
    evening.wish(
        Seat(0),
        Wish::Submit {
            number: MatchNumber(1),
            window,
            action: AnyAction::new(action),
            version: None,
        },
    );
    assert!(evening.was_told("offered"), "{:?}", evening.heard.last());
    assert!(evening.until(|evening| evening.was_told("agreed") || evening.question() != "call"));
    assert!(evening.was_told("agreed"), "the bot says nothing to the offer");
    assert_eq!(evening.game().window().unwrap().id, window, "and the window waits on");
    assert!(evening.until(|evening| evening.was_told("handed")));
}

#[test]
fn one_person_among_bots_never_waits_for_ever() {
    for seed in 0..12 {
        let mut evening = Evening::seated(1, seed);
        for _ in 0..400 {
            let can_act = |evening: &Evening| {
                let menu = evening.game().menu_json(Seat(0));
                let choices = menu["choices"].as_array().map_or(0, Vec::len);
                evening.game().window().is_none() || choices > 0
            };
            let open = evening.game().window();
            assert!(evening.until(can_act), "seed {seed}: {} {open:?}", evening.question());
            let Some(open) = evening.game().window() else { break };
            let menu = evening.game().menu_json(Seat(0));
            let choices = menu["choices"].as_array().unwrap();
            let nth = usize::try_from(evening.now.0 / 7).unwrap() % choices.len();
            let action = choices[nth]["action"].clone();
            evening.wish(
                Seat(0),
                Wish::Submit {
                    number: MatchNumber(1),
                    window: open.id,
                    action: AnyAction::new(action),
                    version: None,
                },
            );
            evening.wait(10);
        }
    }
}
