//! Chat: who hears it and its rate limit. Results: what a match counts for each person.

use contract::Seat;
use table::command::{Stance, Wish};
use table::id::Person;
use table::message::{Reason, StageName};
use table::result::Persistence;

use crate::bench::{Bench, ahoy};

#[test]
fn who_comes_back_or_changes_seats_does_not_speak_faster() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    for _ in 0..5 {
        bench.done(0, ahoy("arr"));
    }
    bench.disconnect(0);
    bench.connect(0);
    assert_eq!(bench.refused(0, ahoy("arr")), Reason::TooFast);
    let tab = bench.connect_tab(0, 7);
    assert_ne!(tab, bench.conn_of(0));
    assert_eq!(bench.refused(0, ahoy("arr")), Reason::TooFast);
    let mut bench = Bench::new(r#"{"game":"toy","seats":3}"#);
    bench.sit(0);
    for _ in 0..5 {
        bench.done(0, ahoy("arr"));
    }
    bench.done(0, Wish::Leave);
    bench.done(0, Wish::Sit { seat: Seat(2) });
    assert_eq!(bench.refused(0, ahoy("arr")), Reason::TooFast);
}

#[test]
fn who_is_blocked_is_not_heard_by_that_person_from_any_seat() {
    let mut bench = Bench::new(r#"{"game":"toy","seats":3}"#);
    bench.sit(0);
    bench.connect(1);
    bench.done(0, ahoy("arr"));
    bench.connect_deaf(2, &[0]);
    assert_eq!(bench.n_in_sync(2), 0, "nor what was said before");
    bench.done(0, Wish::Leave);
    bench.done(0, Wish::Sit { seat: Seat(1) });
    bench.done(0, ahoy("arr"));
    assert_eq!((bench.n_said(1), bench.n_said(2)), (2, 0));
    bench.block(2, &[]);
    bench.done(0, ahoy("arr"));
    assert_eq!((bench.n_said(1), bench.n_said(2)), (3, 1));
}

#[test]
fn a_result_tells_who_stayed_and_who_gave_up_and_leaves_out_whom_the_host_sent_away() {
    let mut bench =
        Bench::playing(r#"{"game":"toy","seats":4,"pace":{"kind":"blitz"},"rating":"off"}"#);
    bench.done(1, Wish::Resign);
    bench.done(0, Wish::Kick { seat: Seat(2) });
    bench.done(3, Wish::Leave);
    assert_eq!(bench.table.result(), None, "it is not over");
    // A steward plays for people who are away.
    bench.disconnect(0);
    bench.pass_ms(3_600_000);
    let shares = bench.table.result().expect("it ended by its rules").shares;
    let who: Vec<_> = shares.iter().map(|share| (share.person, share.persistence)).collect();
    let [one, two] = [Persistence::Stayed, Persistence::GaveUp];
    let person = |number| Some(Person(number));
    assert_eq!(who, [(person(0), one), (person(1), two), (None, one), (person(3), two)]);
    assert!(shares.iter().all(|share| (1..=4).contains(&share.rank)));
    assert_eq!(shares[2].level.as_deref(), Some("random"), "the bot that took the seat");
}

#[test]
fn a_match_that_people_ended_has_no_result() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    bench.done(0, Wish::VoteEnd { stance: Stance::For });
    bench.done(1, Wish::VoteEnd { stance: Stance::For });
    assert_eq!((bench.stage(), bench.table.result()), (StageName::Over, None));
}
