//! What clients are told about a choice in advance.

use contract::{Arg, Game, Phrase};
use port_royal::PortRoyal;
use port_royal::outlook::{Offer, Outlook};
use testkit::table::eyes;

use crate::support::{RuleTable, SPECTATOR, Table};

fn outlook(position: &str) -> Option<Outlook> {
    Table::new(2, position).view(SPECTATOR).outlook
}

#[test]
fn ships_that_cannot_be_repelled_are_the_risk() {
    // 119 cards; nine more flutes are hidden, four of them with one sword.
    let harbour = "drawn: 1\nharbour: flute-1-1a";
    let expected = |bust, pool, risk| Some(Outlook { bust, pool, risk, takes: 1 });
    assert_eq!(outlook(harbour), expected(9, 118, Some(8)));
    assert_eq!(outlook(&format!("{harbour}\nlaid 1: sailor-3-1a")), expected(6, 117, Some(5)));
    assert_eq!(outlook(&format!("{harbour}\nlaid 2: sailor-3-1a")), expected(9, 117, Some(8)));
    assert_eq!(outlook("drawn: 1\nharbour: sailor-3-1a"), expected(0, 118, None));
}

#[test]
fn colours_and_governors_say_how_many_may_be_taken() {
    let takes = |position: &str| outlook(position).expect("somebody discovers").takes;
    let four = "drawn: 4\nharbour: pinnace-1-1a flute-1-1a skiff-1-1a frigate-1-1a";
    assert_eq!(takes(four), 2);
    assert_eq!(takes(&format!("{four} galleon-2-1a")), 3);
    assert_eq!(takes(&format!("{four}\nlaid 1: governor-8-0a")), 3);
    assert_eq!(takes(&format!("{four}\nlaid 2: governor-8-0a")), 2);
}

#[test]
fn offers_are_what_the_seat_that_takes_pays_and_gets() {
    let position = "phase: take 2\nturn: 1\ndrawn: 2\nharbour: flute-1-1a sailor-3-1a\n\
        laid 1: mademoiselle-7-2a mademoiselle-7-2b\nlaid 2: blue-trader-3-1 mademoiselle-9-3a\n\
        coins 2: 5";
    let table = Table::new(2, position);
    let view = table.view(SPECTATOR);
    assert_eq!(view.outlook, None);
    let of = |name: &str| table.cards(name).iter().next().expect("one card");
    let ship = Offer { card: of("flute-1-1a"), pays: 0, brings: 2 };
    let person = Offer { card: of("sailor-3-1a"), pays: 2, brings: 0 };
    assert_eq!(view.offers, [ship, person]);
    assert_eq!(Table::new(2, "drawn: 1\nharbour: flute-1-1a").view(SPECTATOR).offers, []);
}

/// The keys of phrases, each with its first number.
fn told(phrases: &[Phrase]) -> Vec<(String, i64)> {
    let number = |phrase: &Phrase| {
        phrase.args.iter().find_map(|(_, arg)| {
            let Arg::Number(number) = arg else { return None };
            Some(*number)
        })
    };
    phrases.iter().map(|phrase| (phrase.key.to_string(), number(phrase).unwrap_or(0))).collect()
}

const TAKING: &str = "phase: take 2\nturn: 1\ndrawn: 2\nharbour: flute-1-1a sailor-3-1a\n\
    laid 2: blue-trader-3-1 mademoiselle-9-3a\ncoins 2: 5";

#[test]
fn prices_and_the_fee_are_told_in_words() {
    let table = Table::new(2, TAKING);
    let remarks = PortRoyal::say_view(table.game().rules(), &table.view(SPECTATOR));
    let prices = [("pr-ui-would-coins".to_owned(), 2), ("pr-ui-cost".to_owned(), 2)];
    assert_eq!(told(&remarks.offers), prices);
    assert_eq!(told(remarks.fee.as_slice()), [("pr-ui-would-fee".to_owned(), 1)]);
    let own = Table::new(2, "drawn: 1\nharbour: flute-1-1a");
    let remarks = PortRoyal::say_view(own.game().rules(), &own.view(SPECTATOR));
    assert_eq!((remarks.offers, remarks.fee), (Vec::new(), None));
}

#[test]
fn a_choice_is_told_with_what_it_brings() {
    let brings = |table: &Table, number, text: &str| {
        let action = table.read(&format!("{number}: {text}")).0.action;
        let view = table.view(eyes(number));
        told(&PortRoyal::say_attempt(table.game().rules(), &view, &action, &[]))
    };
    let keys = |of: Vec<(String, i64)>| of.into_iter().map(|(key, _)| key).collect::<Vec<_>>();
    let table = Table::new(2, TAKING);
    let ship = brings(&table, 2, "take flute-1-1a");
    assert_eq!(ship, [("pr-ui-would-coins".to_owned(), 2), ("pr-ui-would-fee".to_owned(), 1)]);
    let person = brings(&table, 2, "take sailor-3-1a");
    assert_eq!(person.last(), Some(&("pr-ui-would-points".to_owned(), 1 + 3 + 1)));
    let expected = ["pr-ui-cost", "pr-ui-would-fee", "pr-ability-sailor", "pr-ui-would-points"];
    assert_eq!(keys(person), expected);
    let table = Table::new(2, "drawn: 1\nharbour: flute-1-1a");
    assert_eq!(keys(brings(&table, 1, "draw")), ["pr-ui-risk"]);
    assert_eq!(brings(&table, 1, "stop"), [("pr-ui-takes".to_owned(), 1)]);
}
