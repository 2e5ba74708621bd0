//! What clients are told about a choice in advance.

use port_royal::outlook::{Offer, Outlook};

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
