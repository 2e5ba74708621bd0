//! No message leaks hidden information: worlds that differ only in what a seat cannot see send it
//! the same bytes at the same times.
//!
//! The pairs start in the sealed window of a mutiny. They differ in the hands of the other seats,
//! in how those answer (a click at any moment before their deadline, or a standing order), and in
//! calls of a mutiny that stay hidden because an earlier seat has called one.

#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

#[path = "../sim/dealer.rs"]
mod dealer;

use std::sync::Arc;

use contract::chance::Generator;
use contract::{
    Actor, AnyAction, AnyMatch, Game, Match, Observer, SearchRng, Seat, SeatCount, Seed,
    Submission, Worlds, setup,
};
use dealer::{Toy, think};
use serde_json::{Value, json};
use table::command::{Command, Wish};
use table::id::{Client, CommandId, Conn, MatchNumber, Millis, NetAddress, Person};
use table::io::{Connect, DealError, DealOrder, Pass};
use table::orders::Order;
use table::{Chances, Dealer, Input, Output, Setting, Table};
use testkit::toy::phase::turn;
use testkit::toy::{Action, Options, Raid, Ship};

const N_SEATS: u8 = 4;
/// The seat whose messages are compared. It is asked itself, and passes.
const WITNESS: Seat = Seat(1);
/// The connection of a spectator.
const WATCHER: Conn = Conn(100);

/// A dealer with one made-up position.
struct Rigged(Raid);

impl Dealer for Rigged {
    fn deal(&self, _: &DealOrder<'_>, _: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        Ok(Box::new(Match::rigged(self.0.shared_rules(), self.0.clone())))
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        (game == Raid::ID).then_some(Raid::RULES_VERSION)
    }

    fn has_level(&self, game: &str, level: &str) -> bool {
        Toy.has_level(game, level)
    }

    fn steward(&self, game: &str) -> &'static str {
        Toy.steward(game)
    }
}

/// How a seat answers the mutiny.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// By a click, this many milliseconds after the window opened.
    Pass(u64),
    /// Not at all.
    Silent,
    /// By a standing order.
    Ordered,
    /// By a click that calls it with the first card of the hand, after this many milliseconds.
    Call(u64),
}

/// The position in which every seat but the captain is asked for a mutiny.
fn position(seed: u64) -> Raid {
    let (options, seats) = (Options::default(), SeatCount::new(N_SEATS).unwrap());
    let rules = setup::rules::<Raid>(&options, seats, &Raid::default_deck()).unwrap();
    let mut played = Match::<Raid>::deal(rules, Generator::Lehmer64, Seed::from_number(seed, 0));
    let window = played.window().unwrap().id;
    let action = Action::Turn(turn::Move::Sail { ship: Ship::Sloop });
    played.submit(Submission { seat: Seat(0), window, actor: Actor::User, action }).unwrap();
    played.game().clone()
}

fn conn(seat: Seat) -> Conn {
    Conn(u64::from(seat.0))
}

fn command(seat: Seat, cmd: u32, wish: Wish) -> Input {
    Input::Command { conn: conn(seat), command: Ok(Command { cmd: CommandId(cmd), wish }) }
}

fn connect(conn: Conn) -> Input {
    let (person, name) = (Person(conn.0), format!("person {}", conn.0));
    let (client, pass, blocked) = (Client(0), Pass::Link, Arc::default());
    Input::Connect(Connect {
        conn,
        person,
        name,
        client,
        pass,
        source: NetAddress::default(),
        blocked,
    })
}

/// Everything that the witness and the spectator get from the start of the match, with the time.
fn heard(game: &Raid, ways: [Way; 3]) -> Vec<(Millis, Conn, Arc<str>)> {
    let setting: Setting = serde_json::from_value(json!({
        "game": "toy", "seats": N_SEATS, "pace": {"kind": "blitz"}
    }))
    .unwrap();
    let chances = Chances { deals: [7; 32], jitter: 99 };
    let dealer: Arc<dyn Dealer> = Arc::new(Rigged(game.clone()));
    let mut now = Millis(1_000_000);
    let (mut table, step) = Table::create(setting, Person(0), chances, dealer, now).unwrap();
    step.commit(|_| Ok::<_, ()>(())).unwrap();
    let mut script: Vec<(Millis, Input)> = Vec::new();
    for seat in 0..N_SEATS {
        script.push((now, connect(conn(Seat(seat)))));
        script.push((now, command(Seat(seat), 1, Wish::Sit { seat: Seat(seat) })));
    }
    script.push((now, connect(WATCHER)));
    for (seat, way) in (1..N_SEATS).map(Seat).zip(ways) {
        script.extend(answer(game, seat, way, now));
    }
    script.push((now, command(Seat(0), 2, Wish::Start)));
    script.sort_by_key(|(at, _)| *at);
    let mut heard = Vec::new();
    let (mut script, mut wake) = (script.into_iter().peekable(), None);
    // Long enough for the mutiny: a call at blitz pace lasts eight seconds plus jitter.
    let end = now.plus(9_500);
    loop {
        let next = script.peek().map(|(at, _)| *at);
        let at = [next, wake].into_iter().flatten().min().unwrap();
        if at > end {
            return heard;
        }
        now = at;
        let input = match script.next_if(|(due, _)| *due == at) {
            Some((_, input)) => input,
            None => Input::Tick,
        };
        let step = table.handle(input, now);
        for output in step.commit(|_| Ok::<_, ()>(())).unwrap() {
            match output {
                Output::Send { conn, text } if conn == self::conn(WITNESS) || conn == WATCHER => {
                    heard.push((now, conn, text));
                }
                Output::Wake { at } => wake = Some(at),
                Output::Think(asked) => panic!("{:?}", think(&asked.sight, &mut rng(0))),
                Output::Send { .. } | Output::Hang { .. } | Output::Closed => {}
            }
        }
    }
}

/// The inputs of a seat with their times. A standing order comes right after the start.
fn answer(game: &Raid, seat: Seat, way: Way, start: Millis) -> Vec<(Millis, Input)> {
    let submit = |action: Value, late: u64| {
        let window = Match::rigged(game.shared_rules(), game.clone()).window().unwrap().id;
        let wish = Wish::Submit {
            number: MatchNumber(1),
            window,
            action: AnyAction::new(action),
            version: None,
        };
        (start.plus(late), command(seat, 3, wish))
    };
    match way {
        Way::Silent => Vec::new(),
        Way::Pass(late) => vec![submit(json!({ "mutiny": "pass" }), late)],
        Way::Call(late) => {
            let card = game.hand(seat).first().unwrap();
            vec![submit(json!({ "mutiny": { "call": { "card": card } } }), late)]
        }
        Way::Ordered => {
            let (question, order) = ("mutiny".to_owned(), Order::Never);
            vec![(start.plus(1), command(seat, 2, Wish::Order { question, order }))]
        }
    }
}

fn rng(seed: u64) -> SearchRng {
    SearchRng::new(seed, 3)
}

/// Compares both, and reports the first message that differs.
#[track_caller]
fn assert_same(one: &[(Millis, Conn, Arc<str>)], other: &[(Millis, Conn, Arc<str>)]) {
    for (left, right) in one.iter().zip(other) {
        assert_eq!(left, right);
    }
    assert_eq!(one.len(), other.len(), "more messages in one world");
}

#[test]
fn hands_that_a_seat_cannot_see_change_none_of_its_bytes() {
    for seed in 0..40 {
        let game = position(seed);
        let view = game.view(Observer::Seat(WITNESS));
        let world = Raid::sample_world(game.shared_rules(), &view, &mut rng(seed));
        assert_ne!(game, world, "the worlds must differ");
        let ways = [Way::Pass(400), Way::Pass(900), Way::Ordered];
        let ours = |heard: Vec<(Millis, Conn, Arc<str>)>| -> Vec<_> {
            heard.into_iter().filter(|(_, conn, _)| *conn != WATCHER).collect()
        };
        assert_same(&ours(heard(&game, ways)), &ours(heard(&world, ways)));
    }
}

#[test]
fn how_and_when_others_answer_shows_only_at_their_masked_time() {
    let mut rng = rng(0);
    for seed in 0..40 {
        let game = position(seed);
        let mut way = || match rng.below(4) {
            0 => Way::Ordered,
            1 => Way::Silent,
            _ => Way::Pass(10 + u64::from(rng.below(9_000))),
        };
        let one = [Way::Pass(300), way(), way()];
        let other = [Way::Pass(300), way(), way()];
        assert_same(&heard(&game, one), &heard(&game, other));
    }
}

#[test]
fn a_call_behind_another_stays_unseen() {
    for seed in 0..40 {
        let game = position(seed);
        // Seat 1 calls first, so the answers of seats 2 and 3 are never shown.
        let one = [Way::Call(300), Way::Pass(700), Way::Call(20)];
        let other = [Way::Call(300), Way::Call(1_500), Way::Ordered];
        assert_same(&heard(&game, one), &heard(&game, other));
    }
}

#[test]
fn the_test_notices_an_answer_that_is_shown() {
    let game = position(1);
    let one = heard(&game, [Way::Pass(300), Way::Pass(300), Way::Pass(300)]);
    let other = heard(&game, [Way::Pass(300), Way::Pass(300), Way::Call(300)]);
    assert_ne!(one, other);
}
