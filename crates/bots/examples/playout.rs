//! Plays random games and nothing else, so that `cargo xtask bench` and the gate of `make test`
//! can count their instructions. `playout GAME PLAYERS GAMES` prints the number of actions as JSON.

use std::process::ExitCode;

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
    eprintln!("playout GAME PLAYERS GAMES");
    ExitCode::FAILURE
}

fn play<G: Game>(seats: SeatCount, games: u64) {
    let rules = setup::rules::<G>(&G::Options::default(), seats, &G::default_deck());
    let rules = rules.expect("our deck is sound for these seats");
    let (mut dice, mut menu) = (bots::Dice::default(), Menu::with_capacity(1024));
    let mut actions = 0_u64;
    for game in 0..games {
        for (seat, die) in (1..=u64::from(seats.get())).zip(&mut dice) {
            *die = SearchRng::new(1, game * 16 + seat);
        }
        let chance = SearchRng::new(1, game * 16);
        actions += u64::from(bots::play_at_random::<G>(rules, chance, &mut dice, &mut menu).1);
    }
    println!(r#"{{"actions":{actions}}}"#);
}
