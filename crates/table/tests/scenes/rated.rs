//! A match that may be rated: nobody escapes its result.

use contract::Seat;
use serde_json::json;
use table::command::{Stance, Wish};
use table::id::Person;
use table::message::{Reason, StageName};
use table::result::Persistence;

use crate::bench::Bench;

const BLITZ: &str = r#"{"game":"toy","seats":2,"pace":{"kind":"blitz"}}"#;

/// Lets bots play the match to its end.
fn finish(bench: &mut Bench) {
    for _ in 0..600 {
        bench.pass_ms(10_000);
        if bench.stage() == StageName::Over {
            return;
        }
    }
    panic!("the match goes on: {}", bench.table.inspect());
}

/// By seat: the person whose result it is, and whether they stayed.
fn shares(bench: &Bench) -> Vec<(Option<Person>, Persistence)> {
    let result = bench.table.result().expect("the match ended by its rules");
    result.shares.iter().map(|share| (share.person, share.persistence)).collect()
}

#[test]
fn the_host_can_neither_close_it_nor_remove_anybody() {
    let mut bench = Bench::playing(BLITZ);
    assert_eq!(bench.refused(0, Wish::Close), Reason::Rated);
    assert_eq!(bench.refused(0, Wish::Kick { seat: Seat(1) }), Reason::Rated);
    assert_eq!(bench.refused(0, Wish::Kick { seat: Seat(0) }), Reason::Rated);
    bench.play(0, json!({"turn":"draw"}));
    for person in [0, 1] {
        bench.done(person, Wish::VoteEnd { stance: Stance::For });
    }
    assert_eq!(bench.stage(), StageName::Over);
    bench.done(0, Wish::Kick { seat: Seat(1) });
    bench.done(0, Wish::Close);
    assert!(bench.table.is_closed());
}

#[test]
fn the_host_of_other_matches_can() {
    let unrated = r#"{"game":"toy","seats":2,"rating":"off"}"#;
    let mut bench = Bench::playing(unrated);
    bench.done(0, Wish::Kick { seat: Seat(1) });
    bench.done(0, Wish::Close);
    // One person among bots: nothing counts.
    let mut bench = Bench::new(BLITZ);
    bench.sit(0);
    bench.done(0, Wish::Fill { seat: Seat(1), level: "random".to_owned() });
    bench.done(0, Wish::Start);
    bench.done(0, Wish::Close);
    assert!(bench.table.is_closed());
}

#[test]
fn leaving_counts_as_giving_up() {
    let mut bench = Bench::playing(BLITZ);
    bench.done(0, Wish::Leave);
    assert_eq!(bench.stage(), StageName::Playing);
    assert_eq!(bench.refused(1, Wish::Close), Reason::Rated, "the next host cannot dodge either");
    bench.disconnect(1);
    finish(&mut bench);
    let shares = shares(&bench);
    assert_eq!(shares[0], (Some(Person(0)), Persistence::GaveUp));
    assert_eq!(shares[1], (Some(Person(1)), Persistence::Stayed));
}

#[test]
fn if_everybody_gives_up_bots_play_to_the_end() {
    let mut bench = Bench::playing(BLITZ);
    bench.done(0, Wish::Resign);
    bench.done(1, Wish::Leave);
    assert_eq!(bench.stage(), StageName::Playing);
    finish(&mut bench);
    let gave_up = |person| (Some(Person(person)), Persistence::GaveUp);
    assert_eq!(shares(&bench), [gave_up(0), gave_up(1)]);
}

#[test]
fn a_majority_cannot_end_it_without_a_result() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":3}"#);
    for person in [0, 1] {
        bench.done(person, Wish::VoteEnd { stance: Stance::For });
    }
    assert_eq!(bench.stage(), StageName::Playing);
    bench.done(2, Wish::VoteEnd { stance: Stance::For });
    assert_eq!(bench.stage(), StageName::Over);
    assert_eq!(bench.table.result(), None);
}
