//! Whole games of bosuns: no action is refused, every game ends, every reason has words, and a
//! bosun beats random play.

use std::collections::BTreeSet;

use crate::{CaptainsGold, Edition, JollyRoger, Options, PrizeFacing};
use contract::chance::Generator;
use contract::{
    Actor, Game, Language, Match, Menu, Observer, Outcome, Schedule, SearchRng, SeatCount, Seed,
    Standing, Submission, setup,
};

use bots::{Advice, Bot, Level, Sight, Spec, Temper};

/// Far more steps than any game of bots takes.
const STEPS_MAX: u32 = 20_000;

/// Plays a game to the end and passes every piece of advice to a witness.
fn play(
    options: Options,
    specs: &[Spec],
    number: u64,
    mut witness: impl FnMut(&Advice<crate::Action>),
) -> Outcome {
    let n_seats = u8::try_from(specs.len()).unwrap();
    let seats = SeatCount::new(n_seats).unwrap();
    let deck = JollyRoger::default_deck();
    let rules = setup::rules::<JollyRoger>(&options, seats, &deck).unwrap();
    let stream = |seat: u64| SearchRng::new(number, seat);
    let mut bots: Vec<Box<dyn Bot<JollyRoger>>> =
        specs.iter().zip(1..).map(|(spec, seat)| spec.bot(stream(seat))).collect();
    let seed = Seed::from_number(number, 0);
    let mut game = Match::<JollyRoger>::deal(rules, Generator::Lehmer64, seed);
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
    // Every option, and every number of seats with some of the options; half of the tables are
    // fickle.
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
    let often = ["offer-hire", "offer-peace", "accept", "refuse", "keep-play", "hold-back"];
    for key in often.into_iter().chain(["sail-island", "sail-island-hope", "give-captain"]) {
        assert!(said.contains(&*format!("jr-advice-{key}")), "{key} never comes up: {said:?}");
    }
}

/// The reason for a seat's action in a position written by hand, after some actions.
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

/// Any seat may show the map, and one with prizes to bury would, so the Captain need not hold it.
#[test]
fn a_captain_sails_to_the_island_if_somebody_else_may_show_the_map() {
    let rich = "phase: voyage\nprizes 1: gold-3a gold-3b gold-3c gold-2a gold-2b\n";
    let hands = "hand 2: guns-1-5a guns-1-4a melee-1-5a melee-1-4a old-sailor-a cook\n\
                 hand 3: guns-1-2a guns-1-2b melee-1-2a melee-1-2b any-1-1a any-1-1b\n";
    let sails = |more: &str| advice_to(1, "bosun", &format!("{rich}{hands}{more}"), &[]);
    assert_eq!(sails("prizes 2: gold-3d gold-3e\nprizes 3: gold-3f gold-2c"), ISLAND_HOPE);
    // Nobody else has anything to bury, so nobody would show it.
    assert_ne!(sails(""), ISLAND_HOPE);
    // All maps are gone.
    let gone = "prizes 2: gold-3d gold-3e\nprizes 3: gold-3f gold-2c\n\
                discard: old-sailor-b old-sailor-c";
    let hands = hands.replace("old-sailor-a", "any-1-1c");
    let text = format!("{rich}{hands}{gone} old-sailor-a");
    assert_ne!(advice_to(1, "bosun", &text, &[]), ISLAND_HOPE);
    // With the map in hand it does not matter what others have.
    let text = format!("{rich}hand 1: old-sailor-b\n{hands}");
    assert_eq!(advice_to(1, "bosun", &text, &[]), "jr-advice-sail-island");
}

const ISLAND_HOPE: &str = "jr-advice-sail-island-hope";

/// Buried prizes cannot be shared any more, so a seat that would have waited calls a mutiny now.
#[test]
fn a_pick_of_the_island_is_answered_by_a_mutiny_that_a_port_is_not() {
    let text = "phase: voyage\nprizes 1: gold-2a\nhand 1: guns-1-2a any-1-1a old-sailor-a\n\
                hand 3: guns-1-3a melee-1-2a";
    let after = |pick| advice_to(3, "bosun", text, &[(1, pick)]);
    assert_eq!(after("sail island"), "jr-advice-mutiny-island");
    assert_eq!(after("sail port"), "jr-advice-no-mutiny");
    // A seat with more to bury than most lets the ship sail.
    let text = format!("{text}\nprizes 3: gold-3b gold-3c gold-3d");
    assert_eq!(advice_to(3, "bosun", &text, &[(1, "sail island")]), "jr-advice-no-mutiny");
}

/// Waiting for the pick costs nothing, so the bar is higher after the appointment.
#[test]
fn who_lets_an_appointment_pass_may_rise_after_the_pick() {
    let text = "phase: appoint\nprizes 1: gold-2a gold-2b\nhand 1: guns-1-2a any-1-1a any-1-1b\n\
                hand 2: any-1-1c\nhand 3: guns-1-3a melee-1-2a\nhand 4: any-1-1d";
    let mut actions = vec![(1, "appoint 2")];
    assert_eq!(advice_to(3, "bosun", text, &actions), "jr-advice-no-mutiny");
    actions.extend([(2, "decline"), (3, "decline"), (4, "decline"), (1, "sail fort")]);
    assert_eq!(advice_to(3, "bosun", text, &actions), "jr-advice-mutiny");
}

/// A seat that does not give out prizes promises no share of them, and no cards it does not hold.
#[test]
fn nobody_promises_what_he_cannot_keep() {
    let text = "phase: voyage\nprizes 1: gold-3a\nhand 3: guns-1-5a";
    let answer = |promise: &str| {
        let offer = format!("offer 3 give gold-3a promise you {promise}");
        advice_to(3, "bosun", text, &[(1, &offer)])
    };
    assert_eq!(answer("no-mutiny"), "jr-advice-accept");
    assert_eq!(answer("share"), "jr-advice-refuse");
    assert_eq!(answer("appoint"), "jr-advice-refuse");
}

/// Menus list no offers, but the rule of thumb makes some; the search evaluates them.
#[test]
fn captains_offer_bribes() {
    let mut n_offers = 0;
    for number in 0..3 {
        let specs: Vec<Spec> = vec!["captain:24".parse().unwrap(); 5];
        play(Options::default(), &specs, number, |advice| {
            n_offers += u32::from(matches!(advice.action, crate::Action::Offer { .. }));
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

/// A search predicts the actions that others would take with their views.
#[test]
fn a_world_is_looked_at_as_its_view_is() {
    for (options, number) in all_options().zip(300..) {
        let n_seats = 3 + u8::try_from(number % 8).unwrap();
        let seats = SeatCount::new(n_seats).unwrap();
        let rules =
            setup::rules::<JollyRoger>(&options, seats, &JollyRoger::default_deck()).unwrap();
        let seed = Seed::from_number(number, 0);
        let mut game = Match::<JollyRoger>::deal(rules, Generator::Lehmer64, seed);
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
            // Now and then a seat does what no bosun would.
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
    let mut shares = bots::Values::default();
    bots::Instinct::evaluate(&game, &mut shares);
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
