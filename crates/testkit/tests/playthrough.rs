//! Golden playthroughs of the toy game, one for each end reason. The one that ends after the last
//! round has a storm.

use contract::{Game, SeatCount, Standing, setup};
use testkit::playthrough::{Detail, check_golden, find, text};
use testkit::toy::{Options, Raid, Rules};

fn rules(seats: u8) -> &'static Rules {
    let seats = SeatCount::new(seats).expect("2 to 10 seats");
    setup::rules::<Raid>(&Options::default(), seats, &Raid::default_deck())
        .expect("our own deck is sound")
}

fn golden(name: &str) -> String {
    format!("{}/tests/golden/{name}.play", env!("CARGO_MANIFEST_DIR"))
}

fn check_ending(reason: &str, seats: u8) {
    let (_, played) = find::<Raid>(
        rules(seats),
        1,
        |played| matches!(played.game().standing(), Standing::Over(end) if end.reason.0 == reason),
    );
    check_golden(golden(reason), &text(&played, Detail::default()));
}

#[test]
fn a_game_that_ends_after_the_last_round() {
    check_ending("toy-end-rounds", 3);
}

#[test]
fn a_game_that_ends_with_somebody_rich() {
    check_ending("toy-end-rich", 2);
}

#[test]
fn every_line_says_who_sees_it() {
    let (_, played) = find::<Raid>(rules(3), 1, |_| true);
    let text = text(&played, Detail { views_every: 1, menu_max: 2 });
    assert!(text.contains("\nview 1: {"));
    assert!(text.contains("in all"));
    // A drawn card is shown to the seat that drew it, and to nobody else.
    let seen = text.lines().find(|line| line.contains("drew") && line.starts_with("  1: "));
    assert!(seen.is_some_and(|line| !line.contains("null")), "{seen:?}");
    let hidden = text.lines().find(|line| line.contains("drew") && line.starts_with("  2 3 spe"));
    assert!(hidden.is_some_and(|line| line.contains("null")), "{hidden:?}");
}
