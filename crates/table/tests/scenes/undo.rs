//! Taking back an action: only for one person among bots, only if nothing was learnt from it, and
//! without a trace but the entry in the log.

use std::sync::Arc;

use contract::{Observer, Seat};
use serde_json::{Value, json};
use table::Table;
use table::command::Wish;
use table::entry::Fact;
use table::id::{MatchNumber, Version};
use table::message::{Message, Reason, Update};

use crate::bench::Bench;
use crate::dealer;

fn sail(ship: &str) -> Value {
    json!({"turn":{"sail":{"ship":ship}}})
}

/// A table with one person, who is asked, and two bots.
fn alone(setting: &str) -> Bench {
    let mut bench = Bench::new(setting);
    bench.sit(0);
    for seat in [1, 2] {
        bench.done(0, Wish::Fill { seat: Seat(seat), level: "random".to_owned() });
    }
    bench.done(0, Wish::Start);
    while bench.asked() != 0 || bench.question() != "turn" {
        bench.pass_ms(1_000);
    }
    bench
}

const SETTING: &str = r#"{"game":"toy","seats":3}"#;

fn undo(bench: &Bench) -> Wish {
    let game = bench.table.game().unwrap();
    Wish::Undo { number: MatchNumber(1), version: Version(game.version()) }
}

fn updates(bench: &Bench, person: u64) -> Vec<Update> {
    let conn = bench.conn_of(person);
    let told = bench.texts.iter().filter(|(to, _)| *to == conn);
    let read = told.map(|(_, text)| serde_json::from_str(text).unwrap());
    let update = |message| {
        let Message::Update(update) = message else { return None };
        Some(*update)
    };
    read.filter_map(update).collect()
}

/// The key of the sentence that says why the last command of a person was refused.
fn why(bench: &Bench, person: u64) -> String {
    let conn = bench.conn_of(person);
    let mut told = bench.texts.iter().rev().filter(|(to, _)| *to == conn);
    let refused = told.find_map(|(_, text)| {
        let message: Message = serde_json::from_str(text).unwrap();
        let Message::Refused(refused) = message else { return None };
        Some(refused)
    });
    refused.unwrap().phrase["key"].as_str().unwrap().to_owned()
}

fn view(bench: &Bench, observer: Observer) -> Value {
    bench.table.game().unwrap().view_json(observer)
}

#[test]
fn the_position_is_as_before_and_another_choice_may_follow() {
    let mut bench = alone(SETTING);
    bench.connect(9);
    let (before, n_actions) = (view(&bench, Observer::Referee), bench.n_actions());
    bench.play(0, sail("sloop"));
    let played = updates(&bench, 0).pop().unwrap();
    assert!(played.may_undo && played.undone.is_none());
    let wish = undo(&bench);
    bench.done(0, wish);
    assert_eq!(view(&bench, Observer::Referee), before);
    assert_eq!(bench.n_actions(), n_actions);
    for person in [0, 9] {
        let undone = updates(&bench, person).pop().unwrap();
        assert_eq!(undone.version, Version(played.version.0 + 1));
        assert_eq!(undone.undone, Some(played.version));
        assert_eq!(undone.events.into_parsed(), Vec::<Value>::new());
    }
    bench.play(0, sail("galleon"));
    let wish = undo(&bench);
    bench.done(0, wish);
    assert_eq!(view(&bench, Observer::Referee), before);
}

#[test]
fn a_spectator_is_never_told_that_it_may() {
    let mut bench = alone(SETTING);
    bench.connect(9);
    bench.play(0, sail("sloop"));
    assert!(updates(&bench, 9).iter().all(|update| !update.may_undo));
    let wish = undo(&bench);
    assert_eq!(bench.refused(9, wish), Reason::NotSeated);
}

#[test]
fn a_restored_table_has_taken_it_back_too() {
    let mut bench = alone(SETTING);
    bench.play(0, sail("sloop"));
    let wish = undo(&bench);
    bench.done(0, wish);
    bench.play(0, sail("galleon"));
    assert!(bench.log.iter().any(|entry| entry.fact == Fact::Undone { seat: Seat(0) }));
    let restored = Table::restore(&bench.log, Arc::new(dealer::Toy)).unwrap();
    assert_eq!(restored.inspect(), bench.table.inspect());
    let (one, other) = (restored.game().unwrap(), bench.table.game().unwrap());
    assert_eq!(one.log_text(), other.log_text());
    assert_eq!(one.version(), other.version());
}

#[test]
fn a_bot_does_not_answer_a_question_that_was_taken_back() {
    let mut bench = alone(SETTING);
    bench.play(0, sail("sloop"));
    let wish = undo(&bench);
    bench.done(0, wish);
    // The bots had been asked about the mutiny; their answers come now.
    bench.think();
    bench.pass_ms(5_000);
    assert_eq!((bench.asked(), bench.question()), (0, "turn"));
}

#[test]
fn chance_cannot_be_taken_back() {
    let mut bench = alone(SETTING);
    bench.play(0, json!({"turn":"draw"}));
    assert!(!updates(&bench, 0).pop().unwrap().may_undo);
    let wish = undo(&bench);
    assert_eq!(bench.refused(0, wish), Reason::NoUndo);
    let told = why(&bench, 0);
    assert!(["refused-no-undo-chance", "refused-no-undo-others"].contains(&told.as_str()));
}

#[test]
fn it_is_too_late_once_others_have_acted() {
    let mut bench = alone(SETTING);
    bench.play(0, sail("sloop"));
    let late = undo(&bench);
    while bench.n_actions() < 2 || updates(&bench, 0).pop().unwrap().may_undo {
        bench.pass_ms(1_000);
    }
    assert_eq!(bench.refused(0, late), Reason::NoUndo);
    assert_eq!(why(&bench, 0), "refused-no-undo-others");
}

#[test]
fn where_two_people_began_nobody_is_told_that_they_may() {
    let mut bench = Bench::playing(r#"{"game":"toy","seats":2}"#);
    let asked = bench.asked();
    bench.play(asked, sail("sloop"));
    assert!((0..2).all(|person| updates(&bench, person).iter().all(|update| !update.may_undo)));
    let wish = undo(&bench);
    assert_eq!(bench.refused(asked, wish), Reason::NoUndo);
    assert_eq!(why(&bench, asked), "refused-no-undo");
    bench.done(1 - asked, Wish::Leave);
    assert!(updates(&bench, asked).iter().all(|update| !update.may_undo));
}

#[test]
fn a_repeated_command_takes_back_once() {
    let mut bench = alone(SETTING);
    bench.play(0, sail("sloop"));
    let wish = undo(&bench);
    bench.send(0, 5_000, wish.clone());
    let n_entries = bench.log.len();
    bench.send(0, 5_000, wish);
    assert!(bench.is_done(0, 5_000));
    assert_eq!(bench.log.len(), n_entries);
}
