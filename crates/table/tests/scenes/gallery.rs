//! People without a seat: they never take the place of those who have one, and the host can turn
//! them away.

use table::command::Gallery;
use table::id::NetAddress;
use table::message::{Farewell, Reason};
use table::{Fact, Wish};

use crate::bench::Bench;

/// A match by link between the host and person 1.
fn playing() -> Bench {
    Bench::playing(r#"{"game":"toy","seats":2}"#)
}

/// Spectators from so many addresses as it takes, until one is refused. Returns the number of those
/// who came in.
fn crowd(bench: &mut Bench, n_of_source: u64) -> u64 {
    (0..1_000)
        .find(|n| {
            let person = 100 + n;
            bench.connect_from(person, NetAddress(n / n_of_source));
            bench.farewell(person) == Some(Farewell::Full)
        })
        .expect("there is a limit")
}

#[test]
fn people_with_a_seat_always_have_their_place() {
    let mut bench = playing();
    assert_eq!(crowd(&mut bench, 10), 200);
    bench.disconnect(1);
    bench.connect(1);
    assert_eq!((bench.farewell(1), bench.seats_of(1).you.is_some()), (None, true));
}

#[test]
fn spectators_of_one_address_have_a_limit() {
    let mut bench = playing();
    assert_eq!(crowd(&mut bench, u64::MAX), 24);
    bench.connect_from(90, NetAddress(77));
    assert_eq!(bench.farewell(90), None, "other addresses still have room");
}

#[test]
fn a_host_without_a_seat_has_a_place_too() {
    let mut bench = Bench::new(r#"{"game":"toy","seats":2}"#);
    crowd(&mut bench, 10);
    bench.disconnect(0);
    bench.connect(0);
    assert_eq!(bench.farewell(0), None);
    bench.done(0, Wish::Clear);
}

#[test]
fn people_who_leave_a_seat_cannot_overfill_the_gallery() {
    let mut bench = Bench::new(r#"{"game":"toy","seats":2}"#);
    bench.sit(1);
    crowd(&mut bench, u64::MAX);
    bench.connect_from(1, NetAddress(0));
    bench.send(1, 9_000, Wish::Leave);
    assert_eq!(bench.farewell(1), Some(Farewell::Full));
    assert_eq!(bench.seats_of(0).n_watching, 25, "24, and the host");
}

#[test]
fn the_newest_connection_of_a_player_replaces_the_oldest() {
    let mut bench = playing();
    let first = bench.conn_of(1);
    for tab in 1..8 {
        bench.connect_tab(1, tab);
    }
    bench.connect(1);
    assert_eq!(bench.farewell(1), None);
    let mut told = bench.texts.iter().filter(|(conn, _)| *conn == first);
    assert!(told.next_back().unwrap().1.contains(r#""kind":"bye","why":"full""#));
}

#[test]
fn the_host_closes_the_gallery_and_opens_it_again() {
    let mut bench = playing();
    bench.connect(5);
    let (closed, open) = (Gallery::Closed, Gallery::Open);
    assert_eq!(bench.refused(1, Wish::Gallery { gallery: closed }), Reason::NotHost);
    bench.done(0, Wish::Gallery { gallery: closed });
    assert_eq!(bench.farewell(5), Some(Farewell::NoSpectators));
    assert_eq!((bench.seats_of(1).gallery, bench.seats_of(1).n_watching), (closed, 0));
    bench.restart();
    bench.connect(0);
    bench.connect(5);
    assert_eq!(bench.farewell(5), Some(Farewell::NoSpectators), "it stays closed");
    bench.done(0, Wish::Gallery { gallery: open });
    bench.connect(5);
    assert_eq!(bench.farewell(5), None);
}

#[test]
fn the_host_removes_everybody_without_a_seat() {
    let mut bench = playing();
    bench.connect(5);
    assert_eq!(bench.refused(1, Wish::Clear), Reason::NotHost);
    bench.done(0, Wish::Clear);
    assert_eq!(bench.farewell(5), Some(Farewell::Cleared));
    assert_eq!((bench.farewell(0), bench.farewell(1)), (None, None));
    assert_eq!(bench.log.last().map(|entry| &entry.fact), Some(&Fact::Cleared));
}

#[test]
fn a_kick_lasts_however_many_follow() {
    let mut bench = Bench::new(r#"{"game":"toy","seats":2}"#);
    for person in 1..=100 {
        bench.connect(person);
        bench.done(person, Wish::Sit { seat: contract::Seat(1) });
        bench.done(0, Wish::Kick { seat: contract::Seat(1) });
    }
    bench.connect(1);
    assert_eq!(bench.farewell(1), Some(Farewell::Kicked));
}
