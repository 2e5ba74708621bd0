//! Exact counts (perft) from positions in `tests/perft/*.perft`.
//!
//! A file is a position as in scenarios, with lines `seats: N` and `perft DEPTH: COUNT`. Counts of
//! depth 1 were worked out by hand; the comment above them says how.

#![expect(clippy::unwrap_used, reason = "a position that cannot be read is a failed test")]
#![expect(clippy::disallowed_methods, reason = "positions are files; the engine reads none")]

use std::fs;
use std::path::Path;

use contract::{Game, Rig, SeatCount, rig, setup};
use rum::{Options, Rum};
use testkit::perft::perft;

#[test]
fn every_position_has_its_known_count() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut n_counts = 0;
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        n_counts += check(&path, &fs::read_to_string(&path).unwrap());
    }
    assert!(n_counts >= 6, "only {n_counts} counts were checked");
}

fn check(path: &Path, text: &str) -> usize {
    let lines = rig::lines(text).unwrap();
    let (counts, rest): (Vec<_>, Vec<_>) =
        lines.into_iter().partition(|line| line.key.starts_with("perft "));
    let (seats, position): (Vec<_>, Vec<_>) =
        rest.into_iter().partition(|line| line.key == "seats");
    let seats = SeatCount::new(seats[0].value.parse().unwrap()).unwrap();
    let rules = setup::rules::<Rum>(&Options {}, seats, &Rum::default_deck()).unwrap();
    let game = Rum::rig(rules, &position).unwrap();
    for count in &counts {
        let depth = count.key["perft ".len()..].parse().unwrap();
        let found = perft(rules, &game, depth);
        assert_eq!(found.to_string(), count.value, "{}: depth {depth}", path.display());
    }
    counts.len()
}
