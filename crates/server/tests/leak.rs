//! The hidden windows of the real games, at a real table. Worlds that differ only in what a seat
//! cannot see, and answers that differ only in how and when they were given, must send that seat
//! the same bytes at the same times until the window closes.
//!
//! `crates/table/tests/leak.rs` checks the same for the toy game, and for what a window hides for
//! ever.

#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

use std::sync::Arc;

use contract::chance::Generator;
use contract::{
    Actor, AnyAction, AnyMatch, Game, Match, Mode, Observer, SearchRng, Seat, SeatCount, Seed,
    Submission, Weight, Window, setup,
};
use registry::{House, Visitor};
use serde_json::{Value, json};
use server::house::AllGames;
use table::command::{Command, Wish};
use table::id::{Client, CommandId, Conn, MatchNumber, Millis, NetAddress, Person};
use table::io::{Connect, DealError, DealOrder, Pass};
use table::orders::Order;
use table::{Chances, Dealer, Input, Output, Setting, Table};

/// A spectator.
const WATCHER: Conn = Conn(100);
/// Longer than any hidden window of a blitz match, in milliseconds.
const LONG: u64 = 20_000;

/// A dealer of one prepared position.
struct Rigged<G: Game>(G, &'static G::Rules);

impl<G: House> Dealer for Rigged<G>
where
    G::Rules: Sync,
{
    fn deal(&self, _: &DealOrder<'_>, _: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        let seed = Seed::from_number(1, 0);
        let rigged = Match::rigged(self.1, self.0.clone());
        Ok(Box::new(rigged.with_chance(Generator::Lehmer64, &seed)))
    }

    fn has_level(&self, game: &str, level: &str) -> bool {
        AllGames.has_level(game, level)
    }

    fn steward(&self, game: &str) -> &'static str {
        AllGames.steward(game)
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        AllGames.rules_version(game)
    }
}

/// How a seat gives its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// With a click, so many milliseconds after the window opened.
    Click(u64),
    /// With a standing order, if this window accepts them.
    Ordered,
    /// Not at all: silence means a pass.
    Silent,
}

/// A match in one of its hidden windows.
struct Scene<G: Game> {
    rules: &'static G::Rules,
    game: G,
    seats: SeatCount,
    window: Window,
    weight: Weight,
    question: String,
}

impl<G: House> Scene<G> {
    /// The same window in another world.
    fn in_world(&self, game: G) -> Self {
        let question = self.question.clone();
        let &Self { rules, seats, window, weight, .. } = self;
        Self { rules, game, seats, window, weight, question }
    }

    /// A seat's answer: the fallback, which is a pass wherever there is one.
    fn answer(&self, seat: Seat) -> Value {
        let fallback = G::fallback(self.rules, &self.game.view(Observer::Seat(seat)));
        serde_json::to_value(fallback).unwrap()
    }

    fn asked(&self) -> impl Iterator<Item = Seat> {
        self.window.waiting.iter()
    }
}

/// Plays at random up to hidden windows; at most one from each match.
fn scenes<G: House>(seats: u8, seeds: std::ops::Range<u64>) -> Vec<Scene<G>> {
    let seats = SeatCount::new(seats).unwrap();
    let options = serde_json::from_str("{}").unwrap();
    let rules = setup::rules::<G>(&options, seats, &G::default_deck()).unwrap();
    seeds.filter_map(|seed| scene(rules, seats, seed)).collect()
}

fn scene<G: House>(rules: &'static G::Rules, seats: SeatCount, seed: u64) -> Option<Scene<G>> {
    let mut rng = rng(seed);
    let mut played = Match::<G>::deal(rules, Generator::Lehmer64, Seed::from_number(seed, 0));
    let mut to_skip = rng.below(25);
    while let Some(window) = played.window() {
        let any: &dyn AnyMatch = &played;
        let question = any.question().unwrap();
        if window.mode == Mode::Sealed && window.waiting == window.asked {
            if to_skip == 0 {
                let (game, weight) = (played.game().clone(), question.weight);
                let question = question.kind.to_owned();
                return Some(Scene { rules, game, seats, window, weight, question });
            }
            to_skip -= 1;
        }
        let waiting: Vec<Seat> = window.waiting.iter().collect();
        let seat = waiting[rng.below(u32::try_from(waiting.len()).unwrap()) as usize];
        let mut menu = contract::Menu::default();
        let ask = contract::Ask { seat, must: true };
        let drawn = played.game().draw_action(ask, &mut menu, &mut rng);
        let action = drawn.action.expect("a seat that must answer is not silent");
        let submission = Submission { seat, window: window.id, actor: Actor::Bot, action };
        played.submit(submission).unwrap();
    }
    None
}

fn conn(seat: Seat) -> Conn {
    Conn(u64::from(seat.0))
}

fn command(seat: Seat, cmd: u32, wish: Wish) -> Input {
    Input::Command { conn: conn(seat), command: Ok(Command { cmd: CommandId(cmd), wish }) }
}

fn connect(conn: Conn) -> Input {
    let (person, name) = (Person(conn.0), format!("person {}", conn.0));
    let blocked = Arc::default();
    let (client, pass, source) = (Client(0), Pass::Link, NetAddress::default());
    Input::Connect(Connect { conn, person, name, client, pass, source, blocked })
}

/// All inputs: everybody sits down, the match begins in its window, and each seat answers.
fn script<G: House>(scene: &Scene<G>, ways: &[Way], now: Millis) -> Vec<(Millis, Input)> {
    let mut script = Vec::new();
    for seat in scene.seats.seats() {
        script.push((now, connect(conn(seat))));
        script.push((now, command(seat, 1, Wish::Sit { seat })));
    }
    script.push((now, connect(WATCHER)));
    script.push((now, command(Seat(0), 2, Wish::Start)));
    for (seat, way) in scene.asked().zip(ways) {
        let at = match way {
            Way::Click(late) => now.plus(*late),
            Way::Ordered => now.plus(1),
            Way::Silent => continue,
        };
        let wish = match way {
            Way::Click(_) => {
                let (number, window) = (MatchNumber(1), scene.window.id);
                Wish::Submit {
                    number,
                    window,
                    action: AnyAction::new(scene.answer(seat)),
                    version: None,
                }
            }
            Way::Ordered | Way::Silent => {
                Wish::Order { question: scene.question.clone(), order: Order::Never }
            }
        };
        script.push((at, command(seat, 3, wish)));
    }
    script.sort_by_key(|(at, _)| *at);
    script
}

type Heard = Vec<(Millis, Arc<str>)>;

/// What one connection receives until the window closes, and when it closes.
fn heard<G: House>(scene: &Scene<G>, ways: &[Way], ear: Conn) -> (Heard, Millis)
where
    G::Rules: Sync,
{
    let pace = json!({ "game": G::ID, "seats": scene.seats.get(), "pace": { "kind": "blitz" } });
    let setting: Setting = serde_json::from_value(pace).unwrap();
    let chances = Chances { deals: [7; 32], jitter: 99 };
    let dealer: Arc<dyn Dealer> = Arc::new(Rigged(scene.game.clone(), scene.rules));
    let start = Millis(1_000_000);
    let (mut table, step) = Table::create(setting, Person(0), chances, dealer, start).unwrap();
    step.commit(|_| Ok::<_, ()>(())).unwrap();
    let mut script = script(scene, ways, start).into_iter().peekable();
    let (mut heard, mut wake) = (Heard::new(), None);
    loop {
        let next = script.peek().map(|(at, _)| *at);
        let now = [next, wake].into_iter().flatten().min().expect("the window never closed");
        assert!(now < start.plus(LONG), "the window stays open for ever");
        let input = match script.next_if(|(due, _)| *due == now) {
            Some((_, input)) => input,
            None => Input::Tick,
        };
        for output in table.handle(input, now).commit(|_| Ok::<_, ()>(())).unwrap() {
            match output {
                Output::Send { conn, text } if conn == ear => {
                    if closes(scene, &text) {
                        return (heard, now);
                    }
                    heard.push((now, text));
                }
                Output::Wake { at } => wake = Some(at),
                Output::Think(_) => panic!("people play here"),
                Output::Send { .. } | Output::Hang { .. } | Output::Closed => {}
            }
        }
    }
}

/// Whether a message shows that the window has closed, or that another covers it.
fn closes<G: House>(scene: &Scene<G>, text: &str) -> bool {
    let message: Value = serde_json::from_str(text).unwrap();
    message["kind"] == "update" && message["window"]["id"] != json!(scene.window.id)
}

fn rng(seed: u64) -> SearchRng {
    SearchRng::new(seed, 5)
}

/// Ways of answering: clicks at any time before the window closes, standing orders and silence if
/// the window accepts them; otherwise early clicks.
fn early_ways<G: House>(scene: &Scene<G>, rng: &mut SearchRng) -> Vec<Way> {
    let masked = scene.weight.is_masked();
    let mut way = || match rng.below(4) {
        0 if masked => Way::Ordered,
        1 if masked => Way::Silent,
        _ => Way::Click(10 + u64::from(rng.below(if masked { 5_900 } else { 1_900 }))),
    };
    scene.asked().map(|_| way()).collect()
}

/// Compares both, and reports the first message that differs.
#[track_caller]
fn assert_same(one: &(Heard, Millis), other: &(Heard, Millis)) {
    for (left, right) in one.0.iter().zip(&other.0) {
        assert_eq!(left, right);
    }
    assert_eq!(one.0.len(), other.0.len(), "more messages in one world");
    assert_eq!(one.1, other.1, "the window closed at another time");
}

/// Runs both comparisons for a game, and counts the windows compared.
struct Compare {
    seats: u8,
    seeds: std::ops::Range<u64>,
}

impl Visitor for Compare {
    /// The number of worlds that differed, and of windows whose answers are masked.
    type Output = (usize, usize);

    fn visit<G: House>(self) -> (usize, usize) {
        let (mut n_worlds, mut n_masked) = (0, 0);
        for (idx, scene) in scenes::<G>(self.seats, self.seeds).iter().enumerate() {
            let mut rng = rng(1_000 + idx as u64);
            let mut ways = early_ways(scene, &mut rng);
            for witness in scene.seats.seats() {
                let view = scene.game.view(Observer::Seat(witness));
                let world = G::sample_world(scene.rules, &view, &mut rng);
                n_worlds += usize::from(world != scene.game);
                let other = scene.in_world(world);
                let ear = conn(witness);
                assert_same(&heard(scene, &ways, ear), &heard(&other, &ways, ear));
            }
            if !scene.weight.is_masked() {
                continue;
            }
            n_masked += 1;
            let one = heard(scene, &ways, WATCHER);
            ways = early_ways(scene, &mut rng);
            assert_same(&one, &heard(scene, &ways, WATCHER));
        }
        (n_worlds, n_masked)
    }
}

#[test]
fn nobody_learns_a_hand_or_an_answer_of_jolly_roger_before_its_window_closes() {
    for seats in [3, 5, 8] {
        let (n_worlds, n_masked) =
            registry::visit("jolly-roger", Compare { seats, seeds: 0..25 }).unwrap();
        assert!(n_worlds > 25, "{n_worlds} worlds differ at {seats} seats");
        assert!(n_masked > 5, "{n_masked} masked windows at {seats} seats");
    }
}

#[test]
fn nobody_learns_which_cards_go_back_in_rum_before_all_have_chosen() {
    let (n_worlds, _) = registry::visit("rum", Compare { seats: 4, seeds: 0..150 }).unwrap();
    assert!(n_worlds > 25, "{n_worlds} worlds differ");
}
