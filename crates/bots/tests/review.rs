//! Reviews of decisions use only what could be known, and are fair.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::num::NonZeroU32;

use bots::review::{DecisionReview, judge};
use bots::{Instinct, Level};
use contract::{Game, Menu, Observer, Play, Schedule, SearchRng, Seat, SeatCount, Silent, setup};
use jolly_roger::JollyRoger;
use port_royal::PortRoyal;
use rum::Rum;

const ITERATIONS: NonZeroU32 = NonZeroU32::new(60).unwrap();

/// Plays a random game, and passes on each position with the chosen action.
fn walk<G: Instinct>(
    seats: u8,
    moves: usize,
    mut show: impl FnMut(&'static G::Rules, &G, Seat, G::Action, usize),
) {
    let seats = SeatCount::new(seats).unwrap();
    let rules = setup::rules::<G>(&G::Options::default(), seats, &G::default_deck()).unwrap();
    let (mut game, mut host) = (G::new(rules), Silent(SearchRng::new(3, 0)));
    let (mut rng, mut menu) = (SearchRng::new(3, 1), Menu::default());
    let mut schedule = Schedule::default();
    G::start(&mut Play::new(&mut game, &mut host));
    for number in 0..moves {
        let Some(window) = game.window() else { break };
        let ask = schedule.ask(&game, seats, &window);
        if !ask.must {
            continue;
        }
        let seat = ask.seat;
        let action = game.draw_action(ask, &mut menu, &mut rng).action.unwrap();
        show(rules, &game, seat, action, number);
        G::resolve(&mut Play::new(&mut game, &mut host), seat, action);
    }
}

fn found<G: Instinct>(
    rules: &'static G::Rules,
    game: &G,
    seat: Seat,
    action: G::Action,
) -> Option<DecisionReview<G::Action>> {
    judge(rules, game, seat, action, ITERATIONS, 8)
}

/// The same view gives the same review, whatever the others hold.
fn assert_blind<G: Instinct>(seats: u8) {
    let mut judged = 0;
    walk::<G>(seats, 60, |rules, game, seat, action, number| {
        if number % 4 != 0 {
            return;
        }
        let here = found(rules, game, seat, action);
        let view = game.view(Observer::Seat(seat));
        for stream in 0..2 {
            let other = G::sample_world(rules, &view, &mut SearchRng::new(4, stream));
            assert_eq!(found(rules, &other, seat, action), here, "move {number} of {}", G::ID);
        }
        if let Some(finding) = here {
            judged += 1;
            let range = 0.0..=1.0 + 1e-4;
            assert!(range.contains(&finding.best_share) && range.contains(&finding.played_share));
            let same = finding.best == Some(action);
            assert!(!same || finding.swing() == 0.0, "the best choice gives nothing away");
        }
    });
    assert!(judged >= 5, "{judged} of {}", G::ID);
}

#[test]
fn hidden_cards_do_not_change_a_finding() {
    assert_blind::<Rum>(3);
    assert_blind::<PortRoyal>(4);
    assert_blind::<JollyRoger>(5);
}

#[test]
fn nobody_is_judged_where_there_was_nothing_to_choose() {
    walk::<Rum>(2, 200, |rules, game, seat, action, number| {
        let mut menu = Menu::default();
        game.menu(seat, &mut menu);
        if menu.actions.len() == 1 && menu.composed.is_empty() {
            assert_eq!(found(rules, game, seat, action), None, "move {number}");
        }
    });
}

#[test]
fn random_moves_cost_more_than_those_of_a_bosun() {
    let (mut random, mut bosun) = (0.0, 0.0);
    walk::<PortRoyal>(2, 60, |rules, game, seat, action, _| {
        let Some(finding) = found(rules, game, seat, action) else { return };
        random += finding.swing();
        let mut menu = Menu::default();
        game.menu(seat, &mut menu);
        let observer = Observer::Seat(seat);
        let (view, window) = (game.view(observer), game.window().unwrap().view(observer));
        let sight = bots::Sight { rules, seat, view: &view, window, menu: &menu };
        let mut thumb = Level::Bosun.bot::<PortRoyal>(SearchRng::new(1, 1));
        let advice = thumb.choose(&sight, &mut |_| true).unwrap();
        bosun += found(rules, game, seat, advice.action).unwrap().swing();
    });
    assert!(random > 2.0 * bosun, "{random} {bosun}");
}
