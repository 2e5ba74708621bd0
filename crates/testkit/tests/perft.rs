//! Counts that were worked out by hand first.

use contract::{DeckText, Drawn, Game, Play, Rig, Seat, SeatCount, rig, setup};
use testkit::perft::{Odometer, deals, divide, every_outcome, perft};
use testkit::toy::phase::{attack, turn};
use testkit::toy::{Action, Options, Raid, Rules};

/// Two seats, one card each, one round, and three mates in the deck.
fn rules() -> &'static Rules {
    let options = Options { hand: 1, rounds: 1, ..Options::default() };
    let deck = DeckText::built_in("three mates", "mate,4,3");
    let seats = SeatCount::new(2).expect("two is a number of seats");
    setup::rules::<Raid>(&options, seats, &deck).expect("the deck is sound")
}

fn position() -> Raid {
    let lines = rig::lines("hand 1: mate-1\nhand 2: mate-2").expect("each line has a colon");
    Raid::rig(rules(), &lines).expect("the position can be")
}

#[test]
fn every_order_of_a_deal_counts() {
    assert_eq!(deals::<Raid>(rules()), 3 * 2);
}

#[test]
fn the_captain_draws_or_sails_for_two_ships() {
    assert_eq!(perft(rules(), &position(), 0), 1);
    assert_eq!(perft(rules(), &position(), 1), 3);
}

#[test]
fn a_game_that_is_over_counts_once() {
    // Drawing ends the only round. After each of two ships the other seat passes or calls.
    assert_eq!(perft(rules(), &position(), 2), 1 + 2 * 2);
}

#[test]
fn every_seat_acts_in_an_open_window_and_every_face_of_the_die_counts() {
    // After a pass: two cards, or a reveal with four faces. After a call seat 2 is captain and
    // has no card: one card, or a reveal.
    assert_eq!(perft(rules(), &position(), 3), 1 + 2 * ((2 + 4) + (1 + 4)));
}

#[test]
fn the_parts_make_the_whole() {
    let parts = divide(rules(), &position(), 3);
    let names: Vec<&str> = parts.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["1: draw", "1: sail sloop", "1: sail brig"]);
    let sum: u64 = parts.iter().map(|(_, count)| count).sum();
    assert_eq!(sum, perft(rules(), &position(), 3));
}

#[test]
fn outcomes_are_shown_with_what_led_to_them() {
    let lines = rig::lines("hand 1: mate-1\nhand 2: mate-2\nphase: attack sloop").unwrap();
    let game = Raid::rig(rules(), &lines).unwrap();
    let reveal = Action::Attack(attack::Move::Reveal { seen: 0 });
    let act = |play: &mut Play<'_, Raid, Odometer>| Raid::resolve(play, Seat(1), reveal);
    let mut seen = Vec::new();
    every_outcome(&game, act, |next, drawn| seen.push((next.points(Seat(1)), drawn.to_vec())));
    let faces = (0..4).map(|face| (0, vec![Drawn::Number(face)]));
    assert_eq!(seen, faces.collect::<Vec<_>>());
}

#[test]
fn a_draw_from_one_card_is_one_outcome() {
    let draw = Action::Turn(turn::Move::Draw);
    let mut count = 0;
    let act = |play: &mut Play<'_, Raid, Odometer>| Raid::resolve(play, Seat(0), draw);
    every_outcome(&position(), act, |_, _| count += 1);
    assert_eq!(count, 1);
}
