//! Whole games of bosuns: no action is refused, every game ends, every reason has words, and a
//! bosun beats random play.

use contract::chance::Generator;
use contract::{
    Actor, Game, Language, Match, Menu, Observer, Outcome, Schedule, SearchRng, SeatCount, Seed,
    Standing, Submission, setup,
};
use jolly_roger::{CaptainsGold, Edition, JollyRoger, Options, PrizeFacing};

use crate::{Advice, Bot, Level, Sight};

/// Far more than any game of machines takes.
const STEPS_MAX: u32 = 20_000;

/// Plays a game out and hands every advice to a witness.
fn play(
    options: Options,
    levels: &[Level],
    number: u64,
    mut witness: impl FnMut(&Advice<jolly_roger::Action>),
) -> Outcome {
    let n_seats = u8::try_from(levels.len()).unwrap();
    let seats = SeatCount::new(n_seats).unwrap();
    let deck = JollyRoger::default_deck();
    let rules = setup::rules::<JollyRoger>(&options, seats, &deck).unwrap();
    let stream = |seat: u64| SearchRng::new(number, seat);
    let mut bots: Vec<Box<dyn Bot<JollyRoger>>> =
        levels.iter().zip(1..).map(|(level, seat)| level.bot(stream(seat))).collect();
    let seed = Seed::from_number(number, 0);
    let mut game = Match::<JollyRoger>::deal(rules, Generator::Xoshiro256, seed);
    let (mut schedule, mut menu) = (Schedule::default(), Menu::with_capacity(64));
    for _ in 0..STEPS_MAX {
        let window = match game.game().standing() {
            Standing::Open(window) => window,
            Standing::Over(outcome) => return outcome,
        };
        let ask = schedule.ask(game.game(), seats, &window);
        game.game().menu(ask.seat, &mut menu);
        let observer = Observer::Seat(ask.seat);
        let view = game.game().view(observer);
        let window_view = window.view(observer);
        let sight = Sight { rules, seat: ask.seat, view: &view, window: window_view, menu: &menu };
        let advice = bots[ask.seat.idx()].choose(&sight, &mut |_| true);
        let at = format!("seed {number}, {options:?}, {:?}", view.phase);
        let Some(advice) = advice else {
            assert!(!ask.must, "{at}: silent though waited for");
            continue;
        };
        witness(&advice);
        let (seat, action) = (ask.seat, advice.action);
        let taken = game.submit(Submission { seat, window: window.id, actor: Actor::User, action });
        assert!(taken.is_ok(), "{at}: {action:?}: {taken:?}");
    }
    panic!("seed {number}, {options:?}: goes on for ever");
}

fn all_options() -> impl Iterator<Item = Options> {
    let editions = [Edition::En, Edition::Pl, Edition::De];
    editions.into_iter().flat_map(|edition| {
        let facings = [PrizeFacing::Open, PrizeFacing::Hidden];
        facings.into_iter().flat_map(move |prizes| {
            [CaptainsGold::Own, CaptainsGold::Shared].map(|captains_gold| Options {
                edition,
                prizes,
                captains_gold,
            })
        })
    })
}

#[test]
fn bosuns_play_by_the_rules_to_the_end_and_every_reason_has_words() {
    let words = [Language::En, Language::Pl, Language::De].map(JollyRoger::words);
    // Every option, and every number of seats with some of them.
    for (options, number) in all_options().zip(1..) {
        for n_seats in (3..=10).filter(|n_seats| (n_seats + number) % 4 == 0) {
            let levels: Vec<Level> = (0..n_seats).map(|_| Level::Bosun).collect();
            play(options, &levels, number, |advice| {
                let line = format!("\n{} = ", advice.reason.key);
                assert!(words.iter().all(|words| words.contains(&line)), "{line}");
            });
        }
    }
}

#[test]
fn deckhands_and_bosuns_get_along_with_random_play() {
    let mixed = [Level::Random, Level::Bosun, Level::Deckhand];
    for (options, number) in all_options().zip(100..) {
        let levels: Vec<Level> = mixed.into_iter().cycle().take(5).collect();
        play(options, &levels, number, |_| {});
    }
}

/// What a search thinks others would do is what they would do.
#[test]
fn a_world_is_looked_at_as_its_view_is() {
    for (options, number) in all_options().zip(300..) {
        let n_seats = 3 + u8::try_from(number % 8).unwrap();
        let seats = SeatCount::new(n_seats).unwrap();
        let rules =
            setup::rules::<JollyRoger>(&options, seats, &JollyRoger::default_deck()).unwrap();
        let seed = Seed::from_number(number, 0);
        let mut game = Match::<JollyRoger>::deal(rules, Generator::Xoshiro256, seed);
        let (mut schedule, mut menu) = (Schedule::default(), Menu::with_capacity(64));
        let mut rng = SearchRng::new(number, 1);
        while let Some(window) = game.window() {
            let ask = schedule.ask(game.game(), seats, &window);
            let (seat, observer) = (ask.seat, Observer::Seat(ask.seat));
            game.game().menu(seat, &mut menu);
            let view = game.game().view(observer);
            let window_view = window.view(observer);
            let sight = Sight { rules, seat, view: &view, window: window_view, menu: &menu };
            let by_view = super::advise(super::look(&sight, &super::Scene::of_view(&view)));
            let by_view = by_view.map(|say| say.action);
            let by_world = super::reflex(game.game(), seat, ask.must, &menu.actions);
            assert_eq!(by_view, by_world, "seed {number}, {options:?}, {:?}", view.phase);
            // Now and then somebody does what no bosun would.
            let drawn = menu.actions.get(rng.below(40) as usize).copied();
            let Some(action) = drawn.or(by_view) else { continue };
            let window = window.id;
            game.submit(Submission { seat, window, actor: Actor::User, action }).unwrap();
        }
    }
}

#[test]
fn who_has_buried_most_gold_is_likeliest_to_win() {
    let deck = JollyRoger::default_deck();
    let seats = SeatCount::new(5).unwrap();
    let rules = setup::rules::<JollyRoger>(&Options::default(), seats, &deck).unwrap();
    let text = "phase: voyage\nburied 3: gold-3a gold-3b\nprizes 2: gold-3c";
    let lines = contract::rig::lines(text).unwrap();
    let game = <JollyRoger as contract::Rig>::rig(rules, &lines).unwrap();
    let mut shares = crate::Shares::default();
    crate::Instinct::appraise(&game, &mut shares);
    let sum: f32 = shares.0.iter().sum();
    assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    let of = |seat: u8| shares[contract::Seat(seat)];
    assert!(of(2) > of(1) && of(1) > of(3), "{shares:?}");
}

/// The share of wins of one seat, in hundredths, over some games.
fn share(levels: &[Level], games: u64) -> u32 {
    let mut parts = 0;
    for number in 0..games {
        let winners = play(Options::default(), levels, number, |_| {}).winners();
        if winners.has(contract::Seat(0)) {
            parts += 100 / u32::from(winners.len());
        }
    }
    parts / u32::try_from(games).unwrap()
}

#[test]
fn a_bosun_beats_random_play() {
    let mut levels = vec![Level::Random; 4];
    levels[0] = Level::Bosun;
    let share = share(&levels, 40);
    assert!(share >= 45, "an even share would be 25, it is {share}");
}
