//! The words players read: questions, choices and offers.

use contract::{Arg, Game, Phrase};
use jolly_roger::card::Special;
use jolly_roger::state::How;
use jolly_roger::{Action, JollyRoger, prompt};

use crate::scenes::revealed;
use crate::support::{RuleTable, SPECTATOR, Table, eyes};

/// The question as a seat reads it.
fn question(table: &Table, number: u8) -> Phrase {
    let view = table.view(eyes(number));
    JollyRoger::say_window(table.game().rules(), &view).expect("something is asked")
}

fn words(table: &Table, number: u8, action: Action) -> String {
    let view = table.view(eyes(number));
    JollyRoger::say_action(table.game().rules(), &view, &action).key.into_owned()
}

fn gap<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    &phrase.args.iter().find(|(key, _)| key == name).expect("a gap of that name").1
}

fn choice(phrase: &Phrase, name: &str) -> String {
    let Arg::Choice(word) = gap(phrase, name) else { panic!("no choice: {phrase:?}") };
    word.to_string()
}

#[test]
fn who_holds_no_card_for_it_is_asked_in_the_same_words() {
    let table = revealed("hand 1: guns-1-2a\nhand 3: first-mate\nhand 4: melee-1-2a");
    assert_eq!(question(&table, 1), question(&table, 3));
    assert_eq!(choice(&question(&table, 3), "asked"), "me");
    assert_eq!(choice(&question(&table, 2), "asked"), "other", "an empty hand is not asked");
}

#[test]
fn a_no_says_what_it_declines() {
    let table = revealed("hand 1: guns-1-2a\nhand 3: first-mate");
    assert_eq!(words(&table, 1, Action::Decline), "jr-ui-no-card");
    let mut table = Table::new(4, "phase: voyage\nhand 2: guns-3-1a\nhand 3: guns-1-2a");
    table.act(1, "sail fort");
    assert_eq!(words(&table, 3, Action::Decline), "jr-ui-no-mutiny");
}

#[test]
fn a_mate_says_what_will_be_needed() {
    let table = revealed("hand 3: first-mate");
    let fight = table.view(SPECTATOR).fight.expect("a fort is attacked");
    let then = |special, how| prompt::need_then(special, how, &fight);
    let raised = then(Special::FirstMate, How::Raise).expect("he changes melee");
    assert_eq!(*gap(&raised, "count"), Arg::Number(i64::from(fight.least[2]) + 1));
    let lowered = then(Special::MasterMariner, How::Lower).expect("he changes navigation");
    assert_eq!(*gap(&lowered, "count"), Arg::Number(i64::from(fight.least[0]) - 1));
    assert_eq!(then(Special::Cook, How::Raise), None);
}
