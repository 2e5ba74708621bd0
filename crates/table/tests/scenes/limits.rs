//! What the log of a table does not take: commands that change nothing, times that can be derived,
//! and too many entries.

use std::sync::Arc;

use contract::Seat;
use serde_json::json;
use table::command::{Hearing, Stance, Wish};
use table::config::ReactionTime;
use table::limit::LOG_MAX;
use table::message::{Reason, StageName};
use table::orders::Order;
use table::{Entry, Fact, Table};

use crate::bench::{Bench, ahoy};
use crate::dealer::Toy;

/// The table of a log.
fn restored(log: &[Entry]) -> Table {
    Table::restore(log, Arc::new(Toy)).unwrap()
}

fn order(order: Order) -> Wish {
    Wish::Order { question: "mutiny".to_owned(), order }
}

#[test]
fn a_command_that_changes_nothing_is_not_written() {
    let mut bench = Bench::new(r#"{"game":"toy","seats":3}"#);
    bench.sit(0);
    bench.sit(1);
    let fill = Wish::Fill { seat: Seat(2), level: "random".to_owned() };
    bench.done(0, fill.clone());
    bench.done(0, order(Order::Never));
    bench.done(0, Wish::Mute { seat: Seat(1), hearing: Hearing::Muted });
    bench.done(0, Wish::Reaction { reaction_s: ReactionTime::new(10) });
    let n_entries = bench.log.len();
    for _ in 0..3 {
        bench.done(0, fill.clone());
        bench.done(0, Wish::Swap { one: Seat(1), other: Seat(1) });
        bench.done(0, order(Order::Never));
        bench.done(1, order(Order::AlwaysAsk));
        bench.done(0, Wish::Mute { seat: Seat(1), hearing: Hearing::Muted });
        bench.done(1, Wish::Mute { seat: Seat(0), hearing: Hearing::Heard });
        bench.done(0, Wish::Reaction { reaction_s: ReactionTime::new(10) });
        bench.done(1, Wish::Reaction { reaction_s: None });
    }
    assert_eq!(bench.log.len(), n_entries);
    bench.done(0, Wish::Start);
    bench.done(0, Wish::VoteEnd { stance: Stance::For });
    bench.done(1, Wish::Pause { stance: Stance::For });
    let n_entries = bench.log.len();
    for _ in 0..3 {
        bench.done(0, Wish::VoteEnd { stance: Stance::For });
        bench.done(1, Wish::VoteEnd { stance: Stance::Withdrawn });
        bench.done(1, Wish::Pause { stance: Stance::For });
    }
    assert_eq!((bench.log.len(), bench.stage()), (n_entries, StageName::Playing));
    assert_eq!(bench.refused(0, Wish::Rematch { stance: Stance::Withdrawn }), Reason::WrongStage);
}

#[test]
fn what_was_ordered_lasts_through_a_restart() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    bench.done(0, order(Order::Never));
    bench.done(0, order(Order::Never));
    let live = bench.table.inspect();
    bench.restart();
    assert_eq!(bench.table.inspect()["seats"], live["seats"]);
    assert!(live["seats"].to_string().contains("Never"));
}

#[test]
fn times_are_derived_and_an_older_log_that_has_them_is_read() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"blitz"}}"#);
    bench.pass_ms(9_000);
    bench.play(0, json!({"turn":"draw"}));
    assert!(!bench.log.iter().any(|entry| matches!(entry.fact, Fact::Timed { .. })));
    // The log as it was written before.
    let mut tail = table::entry::Tail::default();
    let mut follower = None;
    let mut older = Vec::new();
    for entry in &bench.log {
        older.push(tail.append(entry.at_ms, entry.fact.clone(), entry.origin));
        match &mut follower {
            None => follower = Some(restored(&older)),
            Some(table) => table.follow(older.last().unwrap()).unwrap(),
        }
        let timer = follower.as_ref().and_then(|table| table.timer()).cloned();
        if let (Some(timer), Fact::Started { .. } | Fact::Played { .. }) = (timer, &entry.fact) {
            older.push(tail.append(entry.at_ms, Fact::Timed { timer }, None));
            follower.as_mut().unwrap().follow(older.last().unwrap()).unwrap();
        }
    }
    assert!(older.len() > bench.log.len());
    let restored = restored(&older);
    assert_eq!(restored.inspect()["stage"], bench.table.inspect()["stage"]);
}

#[test]
fn a_full_log_takes_the_rest_of_the_match_and_nothing_else() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2,"pace":{"kind":"none"}}"#);
    let orders = [Order::Never, Order::AlwaysAsk];
    for order_now in orders.into_iter().cycle().take(usize::try_from(LOG_MAX).unwrap()) {
        if bench.table.log_len() < LOG_MAX {
            bench.done(0, order(order_now));
            bench.texts.clear();
        }
    }
    assert_eq!(bench.table.log_len(), LOG_MAX);
    let refused = [
        order(Order::FirstChance),
        ahoy("one more word"),
        Wish::Pause { stance: Stance::For },
        Wish::Mute { seat: Seat(1), hearing: Hearing::Muted },
    ];
    for wish in refused {
        assert_eq!(bench.refused(0, wish), Reason::LogFull);
    }
    assert_eq!(bench.table.log_len(), LOG_MAX);
    bench.play(0, json!({"turn":"draw"}));
    assert_eq!(bench.n_actions(), 1);
    for person in [0, 1] {
        bench.done(person, Wish::VoteEnd { stance: Stance::For });
    }
    assert_eq!(bench.stage(), StageName::Over);
    assert_eq!(bench.refused(0, Wish::Rematch { stance: Stance::For }), Reason::LogFull);
    bench.done(0, Wish::Close);
    assert!(bench.table.is_closed());
}
