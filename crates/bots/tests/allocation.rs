//! A longer search allocates no more than a short one: the tree grows in its pools.

use bots::{Captain, Instinct, SearchSettings, Sight};
use contract::{Menu, Observer, Play, Schedule, SearchRng, SeatCount, Silent, setup};
use jolly_roger::JollyRoger;
use port_royal::PortRoyal;
use rum::Rum;
use testkit::allocation::{CountingAllocator, allocations_in};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// Compares a short search with a long one, at some positions of a random game.
fn assert_thinking_allocates_nothing<G: Instinct>(seats: u8) {
    let seats = SeatCount::new(seats).expect("a number of seats");
    let rules = setup::rules::<G>(&G::Options::default(), seats, &G::default_deck())
        .expect("our deck is sound");
    let (mut game, mut host) = (G::new(rules), Silent(SearchRng::new(6, 0)));
    let (mut rng, mut menu) = (SearchRng::new(6, 1), Menu::with_capacity(1024));
    let mut schedule = Schedule::default();
    G::start(&mut Play::new(&mut game, &mut host));
    for n_moves in 0..60 {
        let Some(window) = game.window() else { break };
        let ask = schedule.ask(&game, seats, &window);
        let drawn = game.draw_action(ask, &mut menu, &mut rng);
        if n_moves % 6 == 0 && drawn.was_choice {
            let observer = Observer::Seat(ask.seat);
            game.menu(ask.seat, &mut menu);
            let view = game.view(observer);
            let window = window.view(observer);
            let sight = Sight { rules, seat: ask.seat, view: &view, window, menu: &menu };
            let think = |iterations: u32| {
                let settings = SearchSettings { trees: 1, nodes: 1024 };
                let mut captain = Captain::<G>::new(SearchRng::new(2, 2), settings);
                allocations_in(|| captain.ponder(&sight, &mut |done| done >= iterations))
            };
            // Allocates what a thread needs once.
            think(1);
            assert_eq!(think(300), think(10), "move {n_moves} of {}", G::ID);
        }
        if let Some(action) = drawn.action {
            G::resolve(&mut Play::new(&mut game, &mut host), ask.seat, action);
        }
    }
}

#[test]
fn thinking_allocates_nothing() {
    assert_thinking_allocates_nothing::<Rum>(4);
    assert_thinking_allocates_nothing::<PortRoyal>(4);
    assert_thinking_allocates_nothing::<JollyRoger>(5);
}
