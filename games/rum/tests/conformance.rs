//! RUM passes testkit's conformance suite with every number of seats; golden playthroughs of both
//! endings; complete texts in three languages.

use std::fmt::Write;

use contract::{CardId, DeckText, Game, Match, SearchRng, SeatCount, Standing, setup};
use rum::card::Cards;
use rum::{Action, Laying, Options, PlaceId, Rules, Rum};
use testkit::conformance::{Suite, Wild, assert_conforms};
use testkit::playthrough::{self, Detail, check_golden};

/// The cards of the deck, including the parrot; a few more ids are tried too.
const N_CARDS: u32 = 22;

/// A random action, well-formed or absurd.
fn wild(_: &Rules, rng: &mut SearchRng) -> Action {
    // Few cards most of the time: large sets are hardly ever in hand.
    let mut cards = || -> Cards {
        let n = rng.below(4);
        (0..n).map(|_| CardId(small(rng, N_CARDS + 2))).collect()
    };
    let (some, more) = (cards(), cards());
    match rng.below(8) {
        0 => Action::DrawWreck,
        1 | 2 => Action::DrawBeach { place: PlaceId(small(rng, 5)) },
        3..=5 => Action::Set(Laying { singles: some, doubles: more }),
        _ => Action::PutBack { cards: some.or(more) },
    }
}

fn small(rng: &mut SearchRng, below: u32) -> u8 {
    u8::try_from(rng.below(below)).expect("a small number")
}

fn kind(action: Action) -> &'static str {
    match action {
        Action::DrawBeach { .. } => "draw-beach",
        Action::DrawWreck => "draw-wreck",
        Action::Set(_) => "set",
        Action::PutBack { .. } => "put-back",
    }
}

fn suite(seats: u8) -> Suite<Rum> {
    Suite { n_games: 30, ..Suite::new(seats, Wild { action: wild, kind }) }
}

#[test]
fn two_conform() {
    assert_conforms(&suite(2));
}

#[test]
fn three_conform() {
    assert_conforms(&suite(3));
}

#[test]
fn four_conform() {
    assert_conforms(&suite(4));
}

/// A custom deck may pair colours differently, even a colour with itself, and have duplicates.
#[test]
fn an_owners_deck_conforms() {
    let mut text = String::new();
    for colour in rum::Colour::ALL {
        let name = colour.name();
        writeln!(text, "rum,{name},{name}\nrum,{name},red\nrum,{name},red").unwrap();
    }
    for position in 1..=7 {
        writeln!(text, "clock,{position},3").unwrap();
    }
    let deck = DeckText::from_file("mine".to_owned(), text);
    assert_conforms(&Suite { deck, ..suite(3) });
}

fn golden(ending: &str) {
    let seats = SeatCount::new(3).expect("a number of seats");
    let rules = setup::rules::<Rum>(&Options {}, seats, &Rum::default_deck()).expect("our deck");
    let ends_so = |played: &Match<Rum>| match played.game().standing() {
        Standing::Over(end) => end.reason.0 == ending,
        Standing::Open(_) => false,
    };
    let (_, played) = playthrough::find::<Rum>(rules, 1, ends_so);
    let path = format!("{}/tests/golden/{ending}.play", env!("CARGO_MANIFEST_DIR"));
    check_golden(&path, &playthrough::text(&played, Detail::default()));
}

#[test]
fn a_game_that_ends_by_points() {
    golden("rum-end-points");
}

#[test]
fn a_game_that_ends_by_the_clock() {
    golden("rum-end-clock");
}

#[test]
fn words_are_complete_in_three_languages() {
    assert_eq!(text::check_words(Rum::words), []);
}
