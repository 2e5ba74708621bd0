//! Properties of every bot of every game, and of the captain above all: it chooses by its view
//! alone, its choice is reproducible from the seed and always legal, and it takes an immediate win.

use std::num::NonZeroU32;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Captain, Instinct, Level, SearchSettings, Sight, Spec};
use contract::chance::Generator;
use contract::{
    Actor, Ask, Game, Match, Menu, Observer, Play, Schedule, SearchRng, Seat, SeatCount, Seed,
    Silent, Standing, Submission, setup,
};
use jolly_roger::JollyRoger;
use port_royal::PortRoyal;
use rum::Rum;

/// A match of the game with default options.
fn deal<G: Instinct>(seats: u8, number: u64) -> Match<G> {
    let seats = SeatCount::new(seats).expect("a number of seats");
    let rules = setup::rules::<G>(&G::Options::default(), seats, &G::default_deck())
        .expect("our deck is sound");
    Match::deal(rules, Generator::Lehmer64, Seed::from_number(number, 0))
}

fn captain(iterations: u32) -> Spec {
    let budget = Budget::Iterations(NonZeroU32::new(iterations).expect("more than 0"));
    Spec { budget, ..Level::Captain.into() }
}

/// A new bot's choice in a world.
fn chosen<G: Instinct>(
    spec: Spec,
    rules: &'static G::Rules,
    world: &G,
    seat: Seat,
) -> Option<G::Action> {
    let (observer, mut menu) = (Observer::Seat(seat), Menu::default());
    world.menu(seat, &mut menu);
    let view = world.view(observer);
    let window = world.window().expect("somebody is asked").view(observer);
    let sight = Sight { rules, seat, view: &view, window, menu: &menu };
    let mut until = spec.budget.until(|| Duration::ZERO);
    let advice = spec.bot::<G>(SearchRng::new(5, 0)).choose(&sight, &mut until);
    advice.map(|advice| advice.action)
}

/// Plays at random, but sensibly, and passes on each position with the asked seat.
fn moments<G: Instinct>(seats: u8, number: u64, mut look: impl FnMut(&Match<G>, Ask)) {
    let mut game = deal::<G>(seats, number);
    let seats = SeatCount::new(seats).expect("a number of seats");
    let mut schedule = Schedule::default();
    let levels = [Level::Bosun, Level::Deckhand];
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats.get())
        .map(|seat| levels[usize::from(seat % 2)].bot(SearchRng::new(number, u64::from(seat))))
        .collect();
    while let Some(window) = game.window() {
        let ask = schedule.ask(game.game(), seats, &window);
        look(&game, ask);
        let (seat, observer) = (ask.seat, Observer::Seat(ask.seat));
        let (view, menu) = (game.game().view(observer), game.menu(seat));
        let window_view = window.view(observer);
        let sight =
            Sight { rules: game.rules(), seat, view: &view, window: window_view, menu: &menu };
        let Some(advice) = bots[seat.idx()].choose(&sight, &mut |_| true) else { continue };
        let (actor, action) = (Actor::Bot, advice.action);
        let taken = game.submit(Submission { seat, window: window.id, actor, action });
        taken.expect("bots choose from the menu");
    }
}

/// Every bot chooses the same in all worlds that a seat cannot tell apart.
fn assert_no_leak<G: Instinct>(seats: u8) {
    let mut worlds = SearchRng::new(8, 0);
    let (mut n_moments, mut n_asked) = (0_u32, 0);
    for number in 0..4 {
        moments::<G>(seats, number, |game, ask| {
            n_moments += 1;
            if n_moments.is_multiple_of(5) {
                n_asked += 1;
                assert_blind(game, ask.seat, &mut worlds);
            }
        });
    }
    assert!(n_asked >= 20, "{n_asked} moments of {} are too few", G::ID);
}

fn assert_blind<G: Instinct>(game: &Match<G>, seat: Seat, worlds: &mut SearchRng) {
    let rules = game.rules();
    let view = game.game().view(Observer::Seat(seat));
    for level in Level::ALL {
        let spec = if level == Level::Captain { captain(24) } else { level.into() };
        let truly = chosen(spec, rules, game.game(), seat);
        for _ in 0..2 {
            let world = G::sample_world(rules, &view, worlds);
            assert_eq!(chosen(spec, rules, &world, seat), truly, "{spec} of {}: {view:?}", G::ID);
        }
    }
}

#[test]
fn the_same_view_gives_the_same_choice_in_all_worlds() {
    assert_no_leak::<Rum>(4);
    assert_no_leak::<PortRoyal>(4);
    assert_no_leak::<JollyRoger>(5);
}

/// Captains in all seats play to the end; returns the number of their decisions.
fn play_legally<G: Instinct>(seats: u8, number: u64, iterations: u32) -> u64 {
    let mut game = deal::<G>(seats, number);
    let seats = SeatCount::new(seats).expect("a number of seats");
    let spec = captain(iterations);
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..seats.get()).map(|seat| spec.bot(SearchRng::new(number, u64::from(seat)))).collect();
    let (mut schedule, mut n_decisions) = (Schedule::default(), 0);
    while let Some(window) = game.window() {
        let ask = schedule.ask(game.game(), seats, &window);
        let (seat, observer) = (ask.seat, Observer::Seat(ask.seat));
        let (view, menu) = (game.game().view(observer), game.menu(seat));
        let window_view = window.view(observer);
        let sight =
            Sight { rules: game.rules(), seat, view: &view, window: window_view, menu: &menu };
        let mut until = spec.budget.until(|| Duration::ZERO);
        let advice = bots[seat.idx()].choose(&sight, &mut until);
        n_decisions += u64::from(menu.actions.len() > 1 || !ask.must);
        let Some(advice) = advice else {
            assert!(!ask.must, "{} is silent though waited for", G::ID);
            continue;
        };
        let (actor, action) = (Actor::Bot, advice.action);
        let taken = game.submit(Submission { seat, window: window.id, actor, action });
        assert!(taken.is_ok(), "seed {number} of {}: {action:?}: {taken:?}", G::ID);
    }
    n_decisions
}

#[test]
fn a_captain_plays_by_the_rules_to_the_end() {
    for (number, seats) in [(0, [2, 2, 4]), (1, [4, 5, 7])] {
        play_legally::<Rum>(seats[0], number, 8);
        play_legally::<PortRoyal>(seats[1], number, 8);
        play_legally::<JollyRoger>(seats[2], number, 4);
    }
}

/// `cargo test --release -p bots --test captain -- --ignored --nocapture a_million`
#[test]
#[ignore = "takes minutes: a million decisions at 16 iterations"]
fn a_million_decisions_are_legal() {
    let mut counts = [0; 3];
    for number in 0.. {
        let few = |least: u8, most: u8| least + u8::try_from(number % u64::from(most)).unwrap();
        counts[0] += play_legally::<Rum>(few(2, 3), number, 16);
        counts[1] += play_legally::<PortRoyal>(few(2, 4), number, 16);
        counts[2] += play_legally::<JollyRoger>(few(3, 8), number, 16);
        if counts.iter().sum::<u64>() >= 1_000_000 {
            break;
        }
    }
    println!(
        "legal decisions: RUM {}, Port Royal {}, Jolly Roger {}",
        counts[0], counts[1], counts[2]
    );
}

/// The time, for budgets in milliseconds.
fn clock() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed()
}

/// How long a captain took for each decision with a budget of some milliseconds.
fn thought_over<G: Instinct>(seats: u8, millis: u32, most: usize) -> Vec<Duration> {
    let budget = Budget::Millis(NonZeroU32::new(millis).expect("more than 0"));
    let mut bot = Spec { budget, ..Level::Captain.into() }.bot::<G>(SearchRng::new(1, 1));
    let mut times = Vec::with_capacity(most);
    for number in 0.. {
        moments::<G>(seats, number, |game, ask| {
            let (seat, observer) = (ask.seat, Observer::Seat(ask.seat));
            let (view, menu) = (game.game().view(observer), game.menu(seat));
            if times.len() == most || (menu.actions.len() < 2 && ask.must) {
                return;
            }
            let window = game.window().expect("somebody is asked").view(observer);
            let sight = Sight { rules: game.rules(), seat, view: &view, window, menu: &menu };
            let begun = clock();
            bot.choose(&sight, &mut budget.until(clock));
            times.push(clock().saturating_sub(begun));
        });
        if times.len() == most {
            break;
        }
    }
    times
}

/// `cargo test --release -p bots --test captain -- --ignored --nocapture a_thousand`
#[test]
#[ignore = "measures time, for three minutes and a half, while all cores are busy twice over"]
fn a_thousand_decisions_keep_their_time() {
    const MILLIS: u32 = 200;
    let cores = std::thread::available_parallelism().map_or(2, std::num::NonZeroUsize::get);
    let is_over = AtomicBool::new(false);
    let mut times = std::thread::scope(|scope| {
        for _ in 0..2 * cores {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let mut times = thought_over::<Rum>(4, MILLIS, 333);
        times.extend(thought_over::<PortRoyal>(4, MILLIS, 333));
        times.extend(thought_over::<JollyRoger>(5, MILLIS, 334));
        is_over.store(true, Ordering::Relaxed);
        times
    });
    times.sort_unstable();
    let over = |time: Duration| time.saturating_sub(Duration::from_millis(u64::from(MILLIS)));
    let late = times.iter().filter(|time| over(**time) > Duration::from_millis(50)).count();
    println!(
        "beyond {MILLIS} ms: median {:?}, 99 in 100 {:?}, most {:?}",
        over(times[times.len() / 2]),
        over(times[times.len() * 99 / 100]),
        over(times[times.len() - 1]),
    );
    assert_eq!((times.len(), late), (1_000, 0));
}

#[test]
fn only_a_budget_of_time_is_spent_on_several_threads() {
    let some = NonZeroU32::new(200).expect("more than 0");
    let trees = |budget| SearchSettings::for_budget(budget).on(4, budget).trees;
    assert_eq!(trees(Budget::Iterations(some)), 1, "the same on every machine");
    assert_eq!(trees(Budget::Millis(some)), 4);
}

/// Whether an action ends the game at once with a win for this seat alone.
fn wins_at_once<G: Instinct>(world: &G, seat: Seat, action: G::Action) -> bool {
    let (mut world, mut host) = (world.clone(), Silent(SearchRng::new(1, 1)));
    G::resolve(&mut Play::new(&mut world, &mut host), seat, action);
    match world.standing() {
        Standing::Over(outcome) => outcome.winners() == contract::SeatSet::one(seat),
        Standing::Open(_) => false,
    }
}

#[test]
fn a_win_at_hand_is_taken() {
    let mut n_found = 0;
    for number in 0..12 {
        moments::<Rum>(3, number, |game, ask| {
            let mut menu = game.menu(ask.seat).actions;
            menu.retain(|action| wins_at_once(game.game(), ask.seat, *action));
            if menu.is_empty() {
                return;
            }
            n_found += 1;
            let action = chosen(captain(100), game.rules(), game.game(), ask.seat).unwrap();
            assert!(menu.contains(&action), "{action:?} wins nothing, but {menu:?}");
        });
    }
    assert!(n_found >= 5, "only {n_found} wins were at hand");
}

#[test]
fn the_result_of_several_trees_does_not_depend_on_threads() {
    let mut n_moments = 0;
    moments::<PortRoyal>(3, 9, |game, ask| {
        n_moments += 1;
        if n_moments != 25 {
            return;
        }
        let (seat, observer) = (ask.seat, Observer::Seat(ask.seat));
        let (view, menu) = (game.game().view(observer), game.menu(seat));
        let window = game.window().expect("somebody is asked").view(observer);
        let sight = Sight { rules: game.rules(), seat, view: &view, window, menu: &menu };
        let think = |trees: u8| {
            let settings = SearchSettings { trees, nodes: 512 };
            let mut captain = Captain::<PortRoyal>::new(SearchRng::new(3, 3), settings);
            captain.ponder(&sight, &mut |done| done >= 200)
        };
        let thoughts = think(3);
        assert_eq!(thoughts, think(3));
        assert!(thoughts.iterations >= 200);
        let visits: u32 = thoughts.candidates.iter().map(|candidate| candidate.visits).sum();
        assert_eq!(visits, thoughts.iterations);
        let all: f32 = thoughts.shares.iter().sum();
        assert!((all - 1.0).abs() < 1e-3, "shares of a win are one win: {:?}", thoughts.shares);
    });
    assert!(n_moments >= 25);
}
