//! Scenes that the tests of several rules begin with.

use contract::Seat;
use jolly_roger::event::Fight;
use jolly_roger::state::Side;
use jolly_roger::{Event, JollyRoger, Options, Rules};

use crate::support::{self, RuleTable, SPECTATOR, Table, eyes, seat};

/// Seat 2 has won an attack on this target, and chance has turned these prizes up.
pub(crate) fn after(options: Options, position: &str, target: &str, prizes: &str) -> Table {
    let cards =
        ["navigation-3-1a", "navigation-3-2a", "guns-3-1a", "guns-3-2a", "melee-3-1a", "any-1-1a"];
    let hands = format!("hand 1: guns-2-1a\nhand 2: {}", cards.join(" "));
    let gone = "lookout first-mate master-mariner sharp-shooter";
    let text = format!("phase: voyage\nmutiny: spent\n{hands}\ndiscard: {gone}\n{position}");
    let mut table = Table::with(options, 4, &text);
    let (kind, _) = target.split_once('-').expect("a sound test");
    table.act(1, &format!("sail {kind}"));
    for card in cards {
        table.act(2, &format!("contribute {card}"));
    }
    table.chance(2, "reveal 6", &format!("{target} {prizes}"));
    table
}

/// Seat 3 has called a mutiny against a voyage; all others were silent.
pub(crate) fn called(options: Options, position: &str, card: &str) -> Table {
    let mut table = Table::with(options, 4, &format!("phase: voyage\n{position}"));
    table.act(1, "sail fort");
    let asked = table.game().window().expect("a sound test").waiting;
    for other in asked.iter().filter(|other| *other != Seat(2)) {
        table.act(other.0 + 1, "decline");
    }
    table.act(3, &format!("call {card}"));
    table
}

/// The same by the English rulebook, when no Traitor can be in a hand.
pub(crate) fn honest(position: &str, card: &str) -> Table {
    called(Options::default(), &format!("discard: traitor-a traitor-b\n{position}"), card)
}

/// The side that a seat belongs to.
pub(crate) fn side(table: &Table, number: u8) -> Option<Side> {
    table.state().mutiny().side(seat(number))
}

/// No Traitor can be in a hand.
pub(crate) const NO_TRAITORS: &str = "discard: traitor-a traitor-b";

/// The Quartermaster's navigation 1, guns 3 and melee 3 lie at fort a, which is turned over.
pub(crate) fn revealed(hands: &str) -> Table {
    let hand = "hand 2: navigation-1-2a guns-3-1a melee-3-1a";
    let text = format!("phase: voyage\nmutiny: spent\n{hand}\n{hands}\n{NO_TRAITORS}");
    let mut table = Table::new(4, &text);
    table.act(1, "sail fort");
    table.quiet("");
    for card in ["navigation-1-2a", "guns-3-1a", "melee-3-1a"] {
        table.act(2, &format!("contribute {card}"));
    }
    table.chance(2, "reveal 3", "fort-a");
    table
}

/// Nothing can come between the steps of a sharing.
pub(crate) const CALM: &str = "discard: cook carpenter traitor-a traitor-b";

/// The number of prizes being shared that each of four seats knows.
pub(crate) fn seen_in_pot(table: &Table) -> [u8; 4] {
    [1, 2, 3, 4].map(|number| table.view(eyes(number)).pot.known.len())
}

/// Which of four seats and a spectator know the prize in front of a seat.
pub(crate) fn knowers(table: &Table, number: u8) -> [bool; 5] {
    [eyes(1), eyes(2), eyes(3), eyes(4), SPECTATOR]
        .map(|observer| !table.known_prizes(observer, number).is_empty())
}

/// A fort was picked, and nobody has called a mutiny or used a Lookout.
pub(crate) fn at_fort(hands: &str) -> Table {
    let mut table = Table::new(4, &format!("phase: voyage\n{hands}"));
    table.act(1, "sail fort");
    table.quiet("");
    table
}

/// The same, but no Traitor and no card that changes a skill can be in a hand.
pub(crate) fn calm_fort(hands: &str) -> Table {
    let gone = "lookout cook carpenter first-mate master-mariner sharp-shooter traitor-a traitor-b";
    at_fort(&format!("mutiny: spent\ndiscard: {gone}\n{hands}"))
}

/// The fight among the events.
pub(crate) fn fought(events: &[Event]) -> Option<(Fight, [u8; 3], [u8; 3])> {
    events.iter().find_map(|event| {
        if let Event::Fought { fight, sums, needs, .. } = *event {
            Some((fight, sums, needs))
        } else {
            None
        }
    })
}

/// The rules by the English rulebook.
pub(crate) fn rules(seats: u8) -> &'static Rules {
    support::rules(Options::default(), seats)
}

/// A game as a seed deals it.
pub(crate) fn seeded(seats: u8) -> Table {
    Table::of_match(testkit::playout::deal::<JollyRoger>(rules(seats), u64::from(seats)))
}
