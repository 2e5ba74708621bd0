//! Lets bosuns play whole games against each other and nothing else, so that the gate of
//! `make test` can count the instructions of a decision: menu, view, choice, and the rules that
//! follow. `bosun GAME PLAYERS GAMES` prints the number of decisions as JSON.

use std::process::ExitCode;
use std::time::Duration;

use bots::{Budget, Instinct, Level, Player, Spec, Temper};
use contract::{Game, Menu, SearchRng, SeatCount, setup};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games] = &arguments[..] else { return usage() };
    let seats = players.parse().ok().and_then(SeatCount::new);
    let (Some(seats), Ok(games)) = (seats, games.parse()) else { return usage() };
    match game.as_str() {
        rum::Rum::ID => play::<rum::Rum>(seats, games),
        port_royal::PortRoyal::ID => play::<port_royal::PortRoyal>(seats, games),
        jolly_roger::JollyRoger::ID => play::<jolly_roger::JollyRoger>(seats, games),
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("bosun GAME PLAYERS GAMES");
    ExitCode::FAILURE
}

fn play<G: Instinct>(seats: SeatCount, games: u64) {
    let rules = setup::rules::<G>(&G::Options::default(), seats, &G::default_deck());
    let rules = rules.expect("our deck is sound for these seats");
    let bosun = Spec { level: Level::Bosun, budget: Budget::USUAL, temper: Temper::default() };
    let (mut menu, mut decisions) = (Menu::with_capacity(1024), 0_u64);
    for game in 0..games {
        let player = |seat| Player::<G>::new(bosun, SearchRng::new(1, game * 16 + seat), no_clock);
        let mut players: Vec<_> = (1..=u64::from(seats.get())).map(player).collect();
        let chance = SearchRng::new(1, game * 16);
        decisions += u64::from(bots::play_silent(rules, chance, &mut players, &mut menu).1);
    }
    println!(r#"{{"decisions":{decisions}}}"#);
}

/// A bosun has no use for a clock.
fn no_clock() -> Duration {
    Duration::ZERO
}
