//! Whole games of bosuns: no action is refused, every game ends, every reason has words, and a
//! bosun beats random play.

use std::collections::BTreeSet;

use contract::chance::Generator;
use contract::{
    Actor, Game, Language, Match, Menu, Observer, Outcome, Schedule, SearchRng, SeatCount, Seed,
    Standing, Submission, setup,
};
use jolly_roger::{CaptainsGold, Edition, JollyRoger, Options, PrizeFacing};

use crate::{Advice, Bot, Level, Sight, Spec, Temper};

/// Far more than any game of machines takes.
const STEPS_MAX: u32 = 20_000;

/// Plays a game out and hands every advice to a witness.
fn play(
    options: Options,
    specs: &[Spec],
    number: u64,
    mut witness: impl FnMut(&Advice<jolly_roger::Action>),
) -> Outcome {
    let n_seats = u8::try_from(specs.len()).unwrap();
    let seats = SeatCount::new(n_seats).unwrap();
    let deck = JollyRoger::default_deck();
    let rules = setup::rules::<JollyRoger>(&options, seats, &deck).unwrap();
    let stream = |seat: u64| SearchRng::new(number, seat);
    let mut bots: Vec<Box<dyn Bot<JollyRoger>>> =
        specs.iter().zip(1..).map(|(spec, seat)| spec.bot(stream(seat))).collect();
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
        let mut until = specs[ask.seat.idx()].budget.until(|| std::time::Duration::ZERO);
        let advice = bots[ask.seat.idx()].choose(&sight, &mut until);
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
    let mut said = BTreeSet::new();
    // Every option, and every number of seats with some of them; half of the tables are fickle.
    for (options, number) in all_options().zip(1..) {
        for n_seats in (3..=10).filter(|n_seats| (n_seats + number) % 4 == 0) {
            let temper = if n_seats % 2 == 0 { Temper::Loyal } else { Temper::Fickle };
            let spec = Spec { temper, ..Level::Bosun.into() };
            let specs: Vec<Spec> = (0..n_seats).map(|_| spec).collect();
            play(options, &specs, number, |advice| {
                let line = format!("\n{} = ", advice.reason.key);
                assert!(words.iter().all(|words| words.contains(&line)), "{line}");
                said.insert(advice.reason.key.clone());
            });
        }
    }
    for key in ["offer-hire", "offer-peace", "accept", "refuse", "keep-play", "hold-back"] {
        assert!(said.contains(&*format!("jr-advice-{key}")), "{key} never comes up: {said:?}");
    }
}

/// Why a seat would do what at a table that was set up by hand, and after some actions.
fn advice_to(number: u8, spec: &str, text: &str, actions: &[(u8, &str)]) -> String {
    let spec: Spec = spec.parse().unwrap();
    let seats = SeatCount::new(4).unwrap();
    let deck = JollyRoger::default_deck();
    let rules = setup::rules::<JollyRoger>(&Options::default(), seats, &deck).unwrap();
    let lines = contract::rig::lines(text).unwrap();
    let game = <JollyRoger as contract::Rig>::rig(rules, &lines).unwrap();
    let mut game = Match::rigged(rules, game);
    for (number, action) in actions {
        let action = JollyRoger::read_action(rules, action).unwrap();
        let (seat, window) = (contract::Seat(number - 1), game.window().unwrap().id);
        game.submit(Submission { seat, window, actor: Actor::User, action }).unwrap();
    }
    let seat = contract::Seat(number - 1);
    let observer = Observer::Seat(seat);
    let (view, menu) = (game.game().view(observer), game.menu(seat));
    let window = game.window().unwrap().view(observer);
    let sight = Sight { rules, seat, view: &view, window, menu: &menu };
    let mut bot = spec.bot::<JollyRoger>(SearchRng::new(1, 1));
    let mut until = spec.budget.until(|| std::time::Duration::ZERO);
    bot.choose(&sight, &mut until).unwrap().reason.key.into_owned()
}

#[test]
fn who_has_given_his_word_keeps_it_by_his_temper() {
    let rich = "phase: voyage\nprizes 1: gold-3a gold-3b gold-3c gold-3d gold-3e gold-2a rum-a\n\
                hand 3: cutthroat guns-1-5a";
    let sailed = (1, "sail fort");
    let deal = [(1, "offer 3 give rum-a promise you no-mutiny"), (3, "accept 1 0"), sailed];
    let to_third = |spec, actions: &[(u8, &str)]| advice_to(3, spec, rich, actions);
    for spec in ["bosun", "bosun@fickle"] {
        assert_eq!(to_third(spec, &[sailed]), "jr-advice-mutiny");
    }
    for spec in ["bosun", "captain:50"] {
        assert_eq!(to_third(spec, &deal), "jr-advice-keep-peace");
    }
    assert_eq!(to_third("bosun@fickle", &deal), "jr-advice-break-peace");
    let thought_over = to_third("captain:50@fickle", &deal);
    assert!(["jr-advice-break-peace", "bot-advice-wins"].contains(&&*thought_over));
}

/// Menus list no offers, but the rule of thumb makes some; what they bring is thought over.
#[test]
fn captains_offer_bribes() {
    let mut n_offers = 0;
    for number in 0..3 {
        let specs: Vec<Spec> = vec!["captain:24".parse().unwrap(); 5];
        play(Options::default(), &specs, number, |advice| {
            n_offers += u32::from(matches!(advice.action, jolly_roger::Action::Offer { .. }));
        });
    }
    assert!(n_offers > 0, "captains offer nothing");
}

#[test]
fn deckhands_and_bosuns_get_along_with_random_play() {
    let mixed = [Level::Random, Level::Bosun, Level::Deckhand];
    for (options, number) in all_options().zip(100..) {
        let specs: Vec<Spec> = mixed.into_iter().cycle().take(5).map(Spec::from).collect();
        play(options, &specs, number, |_| {});
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
fn share(specs: &[Spec], games: u64) -> u32 {
    let mut parts = 0;
    for number in 0..games {
        let winners = play(Options::default(), specs, number, |_| {}).winners();
        if winners.has(contract::Seat(0)) {
            parts += 100 / u32::from(winners.len());
        }
    }
    parts / u32::try_from(games).unwrap()
}

#[test]
fn a_bosun_beats_random_play() {
    let mut specs = vec![Spec::from(Level::Random); 4];
    specs[0] = Level::Bosun.into();
    let share = share(&specs, 40);
    assert!(share >= 45, "an even share would be 25, it is {share}");
}
