//! Events, and what each observer may know of them.

use contract::tagged::ReadTagged;
use contract::{CardId, Observer, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::{Laying, PlaceId};
use crate::card::{Cards, Colour};
use crate::ending::Ending;

/// Where the parrot came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Drawn from the wreck.
    Wreck,
    /// Taken from the beach, where it was face down.
    Beach(PlaceId),
}

/// Why cards are put back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Somebody drew the parrot.
    Parrot,
    /// A wave washed the parrot up at this place.
    Wave(PlaceId),
}

/// How a collection card was won or raised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// By more bottles than its value.
    Number,
    /// By a rum trio.
    Trio,
}

/// An event in full. One event is one change of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields are who, where, which card; the variants say what")]
pub enum Event {
    /// A wreck card was laid on the beach, face up.
    LaidUp { place: PlaceId, card: CardId },
    /// A wreck card was laid on the beach, face down, without anybody seeing it.
    LaidDown { place: PlaceId, card: CardId },
    /// A seat got its first card.
    Dealt { seat: Seat, card: CardId },
    /// The parrot was mixed into the wreck.
    ParrotJoined,
    /// A seat drew a rum card from the wreck.
    DrewWreck { seat: Seat, card: CardId },
    /// A seat took a face-up beach card.
    TookUp { seat: Seat, place: PlaceId, card: CardId },
    /// A seat took a face-down beach card, and sees it only now.
    TookDown { seat: Seat, place: PlaceId, card: CardId },
    /// A seat drew the parrot and shows it.
    ParrotDrawn { seat: Seat, from: Source },
    /// The last wreck card was taken.
    WreckEmptied,
    /// A seat puts back its whole hand because the wreck is empty.
    HandReturned { seat: Seat, cards: Cards },
    /// Seats are asked which cards they put back.
    PutBackAsked { cause: Cause, n: u8, asked: SeatSet },
    /// A seat has made its sealed choice.
    Answered { seat: Seat, cards: Cards },
    /// A seat puts back cards for the parrot.
    PutBack { seat: Seat, cards: Cards },
    /// The parrot went back to the wreck.
    ParrotReturned,
    /// The clock moved on.
    ClockMoved { to: u8 },
    /// A seat laid out a set. No draw comes in between, so its cards are already back in the wreck.
    /// The cards of the `beach` are those whose bottles won something.
    SetPlayed { seat: Seat, laying: Laying, beach: Cards },
    /// A seat won or raised a collection card.
    CollectionWon { seat: Seat, colour: Colour, from: Option<Seat>, value: u8, by: By },
    /// A wave turned up all three beach cards.
    WaveRolled { cards: [CardId; 3] },
    /// The three beach cards were a trio and were mixed into the wreck.
    BeachMixed,
    /// It is a seat's turn.
    TurnPassed { seat: Seat },
    /// The game is over.
    Ended { ending: Ending },
}

/// An event as one observer may know it: hidden cards are `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are who, where, which card; the variants say what")]
pub enum EventView {
    LaidUp {
        place: PlaceId,
        card: CardId,
    },
    LaidDown {
        place: PlaceId,
        card: Option<CardId>,
    },
    Dealt {
        seat: Seat,
        card: Option<CardId>,
    },
    ParrotJoined,
    DrewWreck {
        seat: Seat,
        card: Option<CardId>,
    },
    TookUp {
        seat: Seat,
        place: PlaceId,
        card: CardId,
    },
    TookDown {
        seat: Seat,
        place: PlaceId,
        card: Option<CardId>,
    },
    ParrotDrawn {
        seat: Seat,
        from: Source,
    },
    WreckEmptied,
    HandReturned {
        seat: Seat,
        n: u8,
        cards: Option<Cards>,
    },
    PutBackAsked {
        cause: Cause,
        n: u8,
        asked: SeatSet,
    },
    /// `seat` is `None` for others: who has answered is hidden.
    Answered {
        seat: Option<Seat>,
        cards: Option<Cards>,
    },
    PutBack {
        seat: Seat,
        n: u8,
        cards: Option<Cards>,
    },
    ParrotReturned,
    ClockMoved {
        to: u8,
    },
    SetPlayed {
        seat: Seat,
        laying: Laying,
        beach: Cards,
    },
    CollectionWon {
        seat: Seat,
        colour: Colour,
        from: Option<Seat>,
        value: u8,
        by: By,
    },
    WaveRolled {
        cards: [CardId; 3],
    },
    BeachMixed,
    TurnPassed {
        seat: Seat,
    },
    Ended {
        ending: Ending,
    },
}

impl Event {
    /// What an observer may know of the event.
    /// Decides: [`crate::ledger::RUM_DRAW_BLIND`], [`crate::ledger::RUM_SECRET_BACK`].
    /// See: [`crate::ledger::RUM_SECRET`].
    pub fn view(&self, observer: Observer) -> EventView {
        let own = |seat: Seat, card: CardId| observer.sees(seat).then_some(card);
        let own_cards = |seat: Seat, cards: Cards| observer.sees(seat).then_some(cards);
        let referee = observer == Observer::Referee;
        match *self {
            Self::LaidUp { place, card } => EventView::LaidUp { place, card },
            Self::LaidDown { place, card } => {
                EventView::LaidDown { place, card: referee.then_some(card) }
            }
            Self::Dealt { seat, card } => EventView::Dealt { seat, card: own(seat, card) },
            Self::ParrotJoined => EventView::ParrotJoined,
            Self::DrewWreck { seat, card } => EventView::DrewWreck { seat, card: own(seat, card) },
            Self::TookUp { seat, place, card } => EventView::TookUp { seat, place, card },
            Self::TookDown { seat, place, card } => {
                EventView::TookDown { seat, place, card: own(seat, card) }
            }
            Self::ParrotDrawn { seat, from } => EventView::ParrotDrawn { seat, from },
            Self::WreckEmptied => EventView::WreckEmptied,
            Self::HandReturned { seat, cards } => {
                EventView::HandReturned { seat, n: cards.len(), cards: own_cards(seat, cards) }
            }
            Self::PutBackAsked { cause, n, asked } => EventView::PutBackAsked { cause, n, asked },
            Self::Answered { seat, cards } => EventView::Answered {
                seat: observer.sees(seat).then_some(seat),
                cards: own_cards(seat, cards),
            },
            Self::PutBack { seat, cards } => {
                EventView::PutBack { seat, n: cards.len(), cards: own_cards(seat, cards) }
            }
            Self::ParrotReturned => EventView::ParrotReturned,
            Self::ClockMoved { to } => EventView::ClockMoved { to },
            Self::SetPlayed { seat, laying, beach } => EventView::SetPlayed { seat, laying, beach },
            Self::CollectionWon { seat, colour, from, value, by } => {
                EventView::CollectionWon { seat, colour, from, value, by }
            }
            Self::WaveRolled { cards } => EventView::WaveRolled { cards },
            Self::BeachMixed => EventView::BeachMixed,
            Self::TurnPassed { seat } => EventView::TurnPassed { seat },
            Self::Ended { ending } => EventView::Ended { ending },
        }
    }
}
