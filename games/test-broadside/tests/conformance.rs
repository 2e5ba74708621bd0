//! Broadside passes testkit's conformance suite; its texts are complete in three languages.

use contract::{CardId, Game, SearchRng};
use test_broadside::{Action, Aim, Options, Rules, TestBroadside};
use testkit::conformance::{Suite, Wild, assert_conforms};

/// A gun that exists or does not.
fn wild(rules: &Rules, rng: &mut SearchRng) -> Action {
    let gun = rng.below(u32::from(rules.n_guns) + 2);
    Action::Fire { gun: CardId(u8::try_from(gun).expect("a small number")) }
}

fn kind(_: Action) -> &'static str {
    "fire"
}

fn suite(seats: u8) -> Suite<TestBroadside> {
    Suite { n_games: 30, ..Suite::new(seats, Wild { action: wild, kind }) }
}

#[test]
fn every_number_of_seats_conforms() {
    for seats in TestBroadside::SEATS {
        assert_conforms(&suite(seats));
    }
}

#[test]
fn the_variant_conforms() {
    assert_conforms(&Suite { options: Options { aim: Aim::Low }, ..suite(3) });
}

#[test]
fn words_are_complete_in_three_languages() {
    assert_eq!(text::check_words(TestBroadside::words), []);
}
