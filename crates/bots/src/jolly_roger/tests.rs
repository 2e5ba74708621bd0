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
