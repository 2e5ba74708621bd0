//! Hints: for the seat that asks alone, once at a time, and never in the log.

use serde_json::{Value, json};
use table::command::Wish;
use table::message::{Message, Reason};

use crate::bench::Bench;

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
fn who_is_asked_hears_what_a_bot_would_do_and_nobody_else_does() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    let (asked, other) = (bench.asked(), 1 - bench.asked());
    let (n_entries, n_told) = (bench.log.len(), bench.all_to(other).len());
    let wish = hint(&bench);
    bench.send(asked, 900, wish);
    bench.think();
    let [Message::Hinted { cmd, advice: Some(advice) }] = &hinted(&bench, asked)[..] else {
        panic!("{:?}", hinted(&bench, asked));
    };
    assert_eq!((cmd.0, &advice.reason), (900, &json!({ "key": "toy-hint" })));
    assert!(!advice.notation.is_empty());
    assert_eq!((bench.log.len(), bench.all_to(other).len()), (n_entries, n_told));
    bench.play(asked, advice.action.clone());
}

#[test]
fn one_hint_at_a_time_and_none_for_others() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    let (asked, other) = (bench.asked(), 1 - bench.asked());
    let wish = hint(&bench);
    assert_eq!(bench.refused(other, wish.clone()), Reason::NotAsked);
    bench.send(asked, 900, wish.clone());
    assert_eq!(bench.refused(asked, wish), Reason::TooFast);
}

#[test]
fn a_hint_for_a_window_that_has_closed_is_refused() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    let asked = bench.asked();
    let wish = hint(&bench);
    bench.send(asked, 900, wish.clone());
    bench.play(asked, json!({"turn":{"sail":{"ship":"sloop"}}}));
    assert_eq!(bench.refusal(asked, 900), Some(Reason::Closed));
    bench.think();
    assert_eq!(hinted(&bench, asked), []);
    assert_eq!(bench.refused(asked, wish), Reason::Closed);
}
