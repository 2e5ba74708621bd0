//! Events as short lines, so that a test can state all events in order. A `?`, or a number of
//! cards, stands for what an observer may not know.

use contract::{CardId, SeatSet};
use rum::ending::Ending;
use rum::event::{By, Cause, Source};
use rum::{Cards, EventView, Laying, Rules, Rum};
use testkit::table;

fn names(rules: &Rules, cards: Cards) -> String {
    table::names::<Rum, _>(rules, cards)
}

fn name(rules: &Rules, card: CardId) -> String {
    table::name::<Rum>(rules, card)
}

fn shown(rules: &Rules, card: Option<CardId>) -> String {
    card.map_or("?".to_owned(), |card| name(rules, card))
}

fn counted(rules: &Rules, n: u8, cards: Option<Cards>) -> String {
    if let Some(cards) = cards {
        assert_eq!(cards.len(), n, "the number told is the number of the cards");
    }
    cards.map_or(format!("{n} cards"), |cards| names(rules, cards))
}

fn seats(seats: SeatSet) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    numbers.join(" ")
}

/// One event as an observer may know it.
pub(crate) fn line(rules: &Rules, event: &EventView) -> String {
    let at = |place: rum::PlaceId| place.0 + 1;
    match *event {
        EventView::LaidUp { place, card } => {
            format!("beach {} up: {}", at(place), name(rules, card))
        }
        EventView::LaidDown { place, card } => {
            format!("beach {} down: {}", at(place), shown(rules, card))
        }
        EventView::Dealt { seat, card } => format!("{seat} dealt {}", shown(rules, card)),
        EventView::ParrotJoined => "parrot joins".to_owned(),
        EventView::DrewWreck { seat, card } => format!("{seat} drew {}", shown(rules, card)),
        EventView::TookUp { seat, place, card } => {
            format!("{seat} took open {}: {}", at(place), name(rules, card))
        }
        EventView::TookDown { seat, place, card } => {
            format!("{seat} took blind {}: {}", at(place), shown(rules, card))
        }
        EventView::ParrotDrawn { seat, from: Source::Wreck } => {
            format!("{seat} shows parrot of wreck")
        }
        EventView::ParrotDrawn { seat, from: Source::Beach(place) } => {
            format!("{seat} shows parrot of beach {}", at(place))
        }
        EventView::WreckEmptied => "wreck empty".to_owned(),
        EventView::HandReturned { seat, n, cards } => {
            format!("{seat} returned {}", counted(rules, n, cards))
        }
        EventView::PutBackAsked { cause: Cause::Parrot, n, asked } => {
            format!("{} asked for {n}", seats(asked))
        }
        EventView::PutBackAsked { cause: Cause::Wave(place), n, asked } => {
            format!("{} asked for {n} by wave {}", seats(asked), at(place))
        }
        EventView::Answered { seat: Some(seat), cards } => {
            format!("{seat} chose {}", names(rules, cards.expect("one's own choice")))
        }
        EventView::Answered { seat: None, cards } => {
            assert_eq!(cards, None, "who answered is hidden, and so is the answer");
            "somebody chose".to_owned()
        }
        EventView::PutBack { seat, n, cards } => {
            format!("{seat} put back {}", counted(rules, n, cards))
        }
        EventView::ParrotReturned => "parrot back".to_owned(),
        EventView::ClockMoved { to } => format!("clock {to}"),
        EventView::SetPlayed { seat, laying, beach } if beach.is_empty() => {
            format!("{seat} laid {}", laid(rules, laying))
        }
        EventView::SetPlayed { seat, laying, beach } => {
            format!("{seat} laid {} with beach {}", laid(rules, laying), names(rules, beach))
        }
        EventView::CollectionWon { seat, colour, from, value, by } => {
            let from = from.map_or("row".to_owned(), |owner| owner.to_string());
            format!("{seat} won {} {value} from {from} by {}", colour.name(), means(by))
        }
        EventView::WaveRolled { cards } => {
            format!("wave: {}", cards.map(|card| name(rules, card)).join(" "))
        }
        EventView::BeachMixed => "beach mixed".to_owned(),
        EventView::TurnPassed { seat } => format!("turn {seat}"),
        EventView::Ended { ending: Ending::Points } => "end by points".to_owned(),
        EventView::Ended { ending: Ending::Clock } => "end by clock".to_owned(),
    }
}

fn laid(rules: &Rules, laying: Laying) -> String {
    let end = |card| if laying.singles.has(card) { 1 } else { 2 };
    let laid = |card| format!("{}:{}", name(rules, card), end(card));
    laying.cards().iter().map(laid).collect::<Vec<_>>().join(" ")
}

fn means(by: By) -> &'static str {
    match by {
        By::Number => "number",
        By::Trio => "trio",
    }
}
