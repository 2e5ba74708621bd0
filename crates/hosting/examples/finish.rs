//! Plays an unfinished record to its end with bots and prints the result: this is how the records
//! of the first steps get their second half. Of many ways to go on, it takes the shortest in which
//! the first seat wins.
//!
//! `cargo run -p hosting --example finish GAME FILE > NEW`

#![expect(clippy::unwrap_used, reason = "the program has no user who could read a message")]

use contract::{Actor, AnyMatch, Match, Schedule, SearchRng, Seat, Seed, Standing, Submission};
use hosting::fork::go_on;
use record::Record;
use registry::{House, Visitor};

/// How many ways to go on are tried.
const TRIES: u64 = 30;
/// The most iterations of a search.
const ITERATIONS: u32 = 40;
const NEWCOMER: Seat = Seat(0);

struct Finish(String);

impl Visitor for Finish {
    type Output = ();
    fn visit<G: House>(self) {
        let record = record::read::<G>(&self.0, &G::default_deck()).unwrap();
        let ends = (0..TRIES).filter_map(|number| finished(&record, number));
        let game = ends.min_by_key(|game| game.log().len()).expect("somebody else always wins");
        print!("{}", record::write(&game, &record.header));
    }
}

/// The match with one way to go on; `None` if the newcomer does not win.
fn finished<G: House>(record: &Record<G>, number: u64) -> Option<Match<G>> {
    let seed = Seed::from_number(number, 1);
    let mut game = go_on(record, record.entries.len(), seed).unwrap();
    let mut schedule = Schedule::default();
    let mut n_asked = 0;
    while let Some(window) = game.window() {
        let ask = schedule.ask(game.game(), game.seats(), &window);
        let level = if ask.seat == NEWCOMER { "bosun" } else { "deckhand" };
        n_asked += 1;
        let rng = SearchRng::new(number, n_asked);
        let sight = game.glimpse(ask.seat).unwrap();
        let advice = hosting::advise(G::ID, level, &sight, rng, &mut |n| n >= ITERATIONS);
        let Some(advice) = advice else { continue };
        let action = serde_json::from_value(advice.action).unwrap();
        let actor = if ask.seat == NEWCOMER { Actor::User } else { Actor::Bot };
        game.submit(Submission { seat: ask.seat, window: window.id, actor, action }).ok()?;
    }
    let Standing::Over(outcome) = contract::Game::standing(game.game()) else { return None };
    (outcome.winners() == contract::SeatSet::one(NEWCOMER)).then_some(game)
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let [_, game, file] = &args[..] else { panic!("finish GAME FILE") };
    let text = std::fs::read_to_string(file).unwrap();
    registry::visit(game, Finish(text)).unwrap();
}
