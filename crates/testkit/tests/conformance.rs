//! The toy keeps every law, and every law was really tried on it.

use testkit::conformance::{Report, Suite, assert_conforms};
use testkit::toy::{Options, Raid, Ties, WILD};

fn conforms(seats: u8) -> Report {
    assert_conforms::<Raid>(&Suite { n_games: 8, ..Suite::new(seats, WILD) })
}

#[test]
fn the_toy_conforms_at_every_seat_count() {
    for seats in 2..=10 {
        let report = conforms(seats);
        assert!(report.n_actions > 6 * report.n_games, "{report:?}");
    }
}

#[test]
fn every_option_conforms() {
    for (ties, rounds, hand) in [(Ties::MutineerWins, 9, 4), (Ties::CaptainStays, 1, 1)] {
        let options = Options { ties, rounds, hand };
        assert_conforms::<Raid>(&Suite { options, ..Suite::new(3, WILD) });
    }
}

#[test]
fn every_mode_and_every_refusal_came_up() {
    let tally = conforms(4).tally;
    assert!(tally.turn > 0 && tally.open > 0 && tally.sealed > 0, "{tally:?}");
    assert!(tally.refused.iter().all(|count| *count > 0), "{tally:?}");
    assert!(tally.malformed > 0 && tally.undone > 0, "{tally:?}");
    assert!(tally.coupled > 0 && tally.exchanged > 0 && tally.answers > 0, "{tally:?}");
}
