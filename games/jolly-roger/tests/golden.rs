//! Golden playthroughs: one for each rulebook, each variant and each way a game ends. They use the
//! deck of the rule tests, so that corrections to our deck change none of them.

use contract::chance::Generator;
use contract::{
    Actor, DeckText, Game, Match, Outcome, Schedule, SearchRng, SeatCount, Seed, Standing,
    Submission, setup,
};
use jolly_roger::{
    Action, CaptainsGold, Edition, Event, JollyRoger, Kind, Options, PrizeFacing, Rules,
};
use testkit::playthrough::{self, Detail, check_golden};

const DECK: &str = include_str!("rules/deck.csv");

fn rules(options: Options, seats: u8, deck: &str) -> &'static Rules {
    let seats = SeatCount::new(seats).expect("a number of seats");
    let deck = DeckText::from_file("golden.csv".to_owned(), deck.to_owned());
    setup::rules::<JollyRoger>(&options, seats, &deck).expect("the deck is sound")
}

fn check(name: &str, played: &Match<JollyRoger>) {
    let path = format!("{}/tests/golden/{name}.play", env!("CARGO_MANIFEST_DIR"));
    check_golden(&path, &playthrough::text(played, Detail { views_every: 0, menu_max: 8 }));
}

/// Records the first random game that is wanted.
fn golden(name: &str, options: Options, seats: u8, wanted: fn(&Match<JollyRoger>) -> bool) {
    let (_, played) = playthrough::find::<JollyRoger>(rules(options, seats, DECK), 1, wanted);
    check(name, &played);
}

fn outcome(played: &Match<JollyRoger>) -> Outcome {
    match played.game().standing() {
        Standing::Over(outcome) => outcome,
        Standing::Open(window) => panic!("the game goes on: {window:?}"),
    }
}

fn happened(played: &Match<JollyRoger>, is: impl Fn(&Event) -> bool) -> bool {
    (0..played.log().len()).any(|seq| played.events_of(seq).iter().any(&is))
}

/// Whether prizes were shared and somebody won a mutiny.
fn is_lively(played: &Match<JollyRoger>) -> bool {
    happened(played, |event| matches!(event, Event::Picked { .. }))
        && happened(played, |event| matches!(event, Event::MutinyDecided { .. }))
}

fn book(edition: Edition) -> Options {
    Options { edition, ..Options::default() }
}

#[test]
fn a_game_by_the_english_book() {
    golden("english", book(Edition::En), 4, is_lively);
}

#[test]
fn a_game_by_the_polish_book() {
    golden("polish", book(Edition::Pl), 5, is_lively);
}

/// Only in this rulebook is the round lost without a map.
#[test]
fn a_game_by_the_german_book() {
    golden("german", book(Edition::De), 4, |played| {
        happened(played, |event| matches!(event, Event::LostAtSea { .. }))
    });
}

#[test]
fn a_game_with_hidden_prizes() {
    golden("hidden", Options { prizes: PrizeFacing::Hidden, ..Options::default() }, 4, is_lively);
}

/// The Captain pays in port, and all seats draw.
#[test]
fn a_game_with_captains_gold() {
    let options = Options { captains_gold: CaptainsGold::Shared, ..Options::default() };
    golden("captains-gold", options, 4, |played| {
        happened(played, |event| matches!(event, Event::Exchanged { .. })) && is_lively(played)
    });
}

#[test]
fn a_game_of_three() {
    golden("three", Options::default(), 3, is_lively);
}

#[test]
fn a_game_won_together() {
    golden("shared", Options::default(), 4, |played| outcome(played).winners().len() == 2);
}

/// A mutiny after the tenth voyage ends the game.
#[test]
fn a_game_that_ends_with_a_mutiny() {
    golden("last-mutiny", Options::default(), 4, |played| {
        let last = played.log().len().checked_sub(1).expect("a game has actions");
        let is = |event: &Event| matches!(event, Event::Redealt { .. });
        played.events_of(last).iter().any(is)
    });
}

/// Everybody helps in every attack, and rich targets empty the stack before the tenth voyage.
#[test]
fn a_game_that_ends_with_the_prizes() {
    let rich: Vec<String> = DECK.lines().map(richer).collect();
    let rules = rules(Options::default(), 4, &rich.join("\n"));
    let played = (1..500).map(|number| play_eagerly(rules, number));
    let ended = |played: &Match<JollyRoger>| outcome(played).reason.0 == "jr-end-prizes";
    let played = played.into_iter().find(ended).expect("the prizes run out in one of them");
    check("prizes", &played);
}

/// Merchant ships that need little and yield much.
fn richer(line: &str) -> String {
    let mut fields: Vec<&str> = line.split(',').collect();
    if fields[0] == "target" && fields[2] == "ship" {
        (fields[3], fields[4], fields[5], fields[6]) = ("3", "1", "1", "12");
    }
    fields.join(",")
}

fn play_eagerly(rules: &'static Rules, number: u64) -> Match<JollyRoger> {
    let seed = Seed::from_number(number, 0);
    let mut played = Match::<JollyRoger>::deal(rules, Generator::Lehmer64, seed);
    let (mut rng, mut schedule) = (SearchRng::new(number, 1), Schedule::default());
    while let Some(window) = played.window() {
        let ask = schedule.ask(played.game(), played.seats(), &window);
        let actions = played.menu(ask.seat).actions;
        if actions.is_empty() || !ask.must {
            continue;
        }
        let hands = played.seats().seats().map(|seat| played.game().hand(seat).len());
        let kind = if hands.sum::<u8>() < 8 { Kind::Port } else { Kind::Ship };
        let eager = |action: &Action| {
            let sails = *action == Action::Sail { kind };
            let helps = matches!(action, Action::Contribute { .. } | Action::Draw);
            sails || helps || matches!(action, Action::Decline | Action::Spare)
        };
        let eager: Vec<Action> = actions.iter().copied().filter(eager).collect();
        let from = if eager.is_empty() { &actions } else { &eager };
        let count = u32::try_from(from.len()).expect("menus are bounded");
        let action = from[rng.below(count) as usize];
        let submission =
            Submission { seat: ask.seat, window: window.id, actor: Actor::Bot, action };
        assert!(played.submit(submission).is_ok(), "{action:?} is in the menu");
    }
    played
}
