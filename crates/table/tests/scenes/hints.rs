//! Hints: only for one person among bots, one at a time, and never in the log.

use contract::Seat;
use serde_json::{Value, json};
use table::command::Wish;
use table::message::{Hints, Message, Reason};

use crate::bench::Bench;

/// A table with one person, who is asked, and a bot.
fn alone() -> Bench {
    let mut bench = Bench::new(r#"{"game":"toy","seats":2}"#);
    bench.sit(0);
    bench.done(0, Wish::Fill { seat: Seat(1), level: "random".to_owned() });
    bench.done(0, Wish::Start);
    while bench.asked() != 0 || bench.question() != "turn" {
        bench.pass_ms(1_000);
    }
    bench
}

fn hint(bench: &Bench) -> Wish {
    let answer = bench.answer(Value::Null);
    let Wish::Submit { number, window, .. } = answer else { panic!("{answer:?}") };
    Wish::Hint { number, window }
}

fn hinted(bench: &Bench, person: u64) -> Vec<Message> {
    let conn = bench.conn_of(person);
    let told = bench.texts.iter().filter(|(to, _)| *to == conn);
    let read = told.map(|(_, text)| serde_json::from_str(text).unwrap());
    read.filter(|message| matches!(message, Message::Hinted { .. })).collect()
}

#[test]
fn who_may_ask_is_told_so() {
    let bench = alone();
    assert_eq!(bench.seats_of(0).hints, Hints::Given);
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    assert_eq!(bench.seats_of(0).hints, Hints::Refused);
    bench.done(1, Wish::Leave);
    assert_eq!(bench.seats_of(0).hints, Hints::Refused);
}

#[test]
fn who_is_asked_hears_what_a_bot_would_do_and_nobody_else_does() {
    let mut bench = alone();
    bench.connect(9);
    let (n_entries, n_told) = (bench.log.len(), bench.all_to(9).len());
    let wish = hint(&bench);
    bench.send(0, 900, wish);
    bench.think();
    let hinted = hinted(&bench, 0);
    let [Message::Hinted { cmd, advice: Some(advice) }] = &hinted[..] else {
        panic!("{hinted:?}");
    };
    assert_eq!((cmd.0, &advice.reason), (900, &json!({ "key": "toy-hint" })));
    assert!(!advice.notation.is_empty());
    assert_eq!((bench.log.len(), bench.all_to(9).len()), (n_entries, n_told));
    bench.play(0, advice.action.clone());
}

#[test]
fn one_hint_at_a_time() {
    let mut bench = alone();
    let wish = hint(&bench);
    bench.send(0, 900, wish.clone());
    assert_eq!(bench.refused(0, wish), Reason::TooFast);
}

#[test]
fn where_two_people_began_there_are_none_though_one_has_left() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    let asked = bench.asked();
    let wish = hint(&bench);
    assert_eq!(bench.refused(asked, wish.clone()), Reason::NoHints);
    bench.done(1 - asked, Wish::Leave);
    assert_eq!(bench.refused(asked, wish), Reason::NoHints);
}

#[test]
fn a_hint_for_a_window_that_has_closed_is_refused() {
    let mut bench = alone();
    let wish = hint(&bench);
    bench.send(0, 900, wish.clone());
    bench.play(0, json!({"turn":{"sail":{"ship":"sloop"}}}));
    assert_eq!(bench.refusal(0, 900), Some(Reason::Closed));
    bench.think();
    assert_eq!(hinted(&bench, 0), []);
    assert_eq!(bench.refused(0, wish), Reason::Closed);
}
