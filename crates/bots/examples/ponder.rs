//! Lets the bot `Captain` search one fixed position of a game, so that `cargo xtask bench` can
//! measure the time of an iteration. `ponder GAME PLAYERS ITERATIONS` prints the result as JSON.

use std::process::ExitCode;
use std::time::Instant;

use bots::{Bot, Captain, Instinct, Level, SearchSettings, Sight};
use contract::{Game, Menu, Observer, Play, Schedule, SearchRng, Seat, SeatCount, Silent, setup};

/// The number of questions with a choice that come before the measured one: about half a game.
const QUESTIONS: u32 = 40;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, iterations] = &arguments[..] else { return usage() };
    let seats = players.parse().ok().and_then(SeatCount::new);
    let (Some(seats), Ok(iterations)) = (seats, iterations.parse()) else { return usage() };
    match game.as_str() {
        rum::Rum::ID => ponder::<rum::Rum>(seats, iterations),
        port_royal::PortRoyal::ID => ponder::<port_royal::PortRoyal>(seats, iterations),
        jolly_roger::JollyRoger::ID => ponder::<jolly_roger::JollyRoger>(seats, iterations),
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("ponder GAME PLAYERS ITERATIONS");
    ExitCode::FAILURE
}

fn ponder<G: Instinct>(seats: SeatCount, iterations: u32) {
    let rules = setup::rules::<G>(&G::Options::default(), seats, &G::default_deck());
    let rules = rules.expect("our deck is sound for these seats");
    let (game, seat) = midgame::<G>(rules, seats);
    let (observer, mut menu) = (Observer::Seat(seat), Menu::default());
    game.menu(seat, &mut menu);
    let (view, window) = (game.view(observer), game.window().expect("somebody is asked"));
    let sight = Sight { rules, seat, view: &view, window: window.view(observer), menu: &menu };
    let settings = SearchSettings { trees: 1, nodes: 4_096 };
    let mut captain = Captain::<G>::new(SearchRng::new(1, 0), settings);
    let begun = Instant::now();
    let thoughts = captain.ponder(&sight, &mut |done| done >= iterations);
    let seconds = begun.elapsed().as_secs_f64();
    let visits: Vec<u32> = thoughts.candidates.iter().map(|choice| choice.visits).collect();
    let iterations = thoughts.iterations;
    println!(r#"{{"iterations":{iterations},"visits":{visits:?},"seconds":{seconds}}}"#);
}

/// A position in the middle of a game between bosun bots, and a seat that has a choice in it.
fn midgame<G: Instinct>(rules: &'static G::Rules, seats: SeatCount) -> (G, Seat) {
    let (mut game, mut host) = (G::new(rules), Silent(SearchRng::new(1, 0)));
    let mut bots: Vec<Box<dyn Bot<G>>> = (1..)
        .take(usize::from(seats.get()))
        .map(|n| Level::Bosun.bot(SearchRng::new(n, 0)))
        .collect();
    let (mut schedule, mut menu, mut n_questions) = (Schedule::default(), Menu::default(), 0);
    G::start(&mut Play::new(&mut game, &mut host));
    loop {
        let window = game.window().expect("games have more questions than that");
        let ask = schedule.ask(&game, seats, &window);
        game.menu(ask.seat, &mut menu);
        n_questions += u32::from(menu.actions.len() > 1);
        if n_questions > QUESTIONS && menu.actions.len() > 1 && ask.must {
            return (game, ask.seat);
        }
        let observer = Observer::Seat(ask.seat);
        let (seat, view) = (ask.seat, game.view(observer));
        let sight = Sight { rules, seat, view: &view, window: window.view(observer), menu: &menu };
        if let Some(advice) = bots[seat.idx()].choose(&sight, &mut |_| true) {
            G::resolve(&mut Play::new(&mut game, &mut host), seat, advice.action);
        }
    }
}
