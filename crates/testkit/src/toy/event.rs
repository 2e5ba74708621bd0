//! Events, in full and as one observer may know them.

use contract::{CardId, EndReason, Observer, Seat, SeatSet};
use serde::Serialize;

use super::action::Ship;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat drew a card, unseen by the others.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The card it drew.
        card: CardId,
    },
    /// The discard pile became the deck.
    Reshuffled,
    /// The captain sails, and the others are asked for a mutiny.
    MutinyAsked {
        /// The ship.
        ship: Ship,
        /// The seats that are asked.
        asked: SeatSet,
    },
    /// A sealed answer: a call has a card, a pass has none.
    MutinyAnswered {
        /// The seat that answered.
        seat: Seat,
        /// The card of a call.
        card: Option<CardId>,
    },
    /// The first caller shows their card; it is discarded.
    MutinyCalled {
        /// The caller.
        seat: Seat,
        /// The card shown.
        card: CardId,
    },
    /// There is a new captain.
    CaptainChanged {
        /// The new captain.
        seat: Seat,
    },
    /// The ship is reached.
    AttackOpened {
        /// The ship.
        ship: Ship,
    },
    /// A card joins the crew.
    Contributed {
        /// The seat that played it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The first wind of this attack.
    WindRose,
    /// Hands are too full.
    StormOpened {
        /// The seats with too many cards.
        asked: SeatSet,
    },
    /// A sealed choice of a card to sink.
    StormAnswered {
        /// The seat that chose.
        seat: Seat,
        /// The card it sinks.
        card: CardId,
    },
    /// All chosen cards sink.
    StormPassed,
    /// The ship is revealed.
    Revealed {
        /// What was added to its strength.
        die: u8,
        /// How it ended.
        fight: Fight,
    },
    /// The round is over.
    RoundEnded,
    /// The game is over.
    Ended {
        /// The reason for the end.
        reason: EndReason,
    },
}

/// How an attack ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fight {
    /// The helpers get the prize.
    Won,
    /// Nobody gets anything.
    Lost,
}

/// An event as one observer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EventView {
    /// A seat drew a card.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The card, if the observer may know it.
        card: Option<CardId>,
    },
    /// The discard pile became the deck.
    Reshuffled,
    /// The captain sails, and the others are asked for a mutiny.
    MutinyAsked {
        /// The ship.
        ship: Ship,
        /// The seats that are asked.
        asked: SeatSet,
    },
    /// A seat answered; which one and how stays hidden.
    Answered,
    /// The observer's own answer to a mutiny.
    MutinyAnswered {
        /// The observer's seat.
        seat: Seat,
        /// The card of a call; a pass has none.
        card: Option<CardId>,
    },
    /// The first caller shows their card.
    MutinyCalled {
        /// The caller.
        seat: Seat,
        /// The card shown.
        card: CardId,
    },
    /// There is a new captain.
    CaptainChanged {
        /// The new captain.
        seat: Seat,
    },
    /// The ship is reached.
    AttackOpened {
        /// The ship.
        ship: Ship,
    },
    /// A card joins the crew.
    Contributed {
        /// The seat that played it.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The first wind of this attack.
    WindRose,
    /// Hands are too full.
    StormOpened {
        /// The seats with too many cards.
        asked: SeatSet,
    },
    /// The observer's own choice of a card to sink.
    StormAnswered {
        /// The observer's seat.
        seat: Seat,
        /// The card it sinks.
        card: CardId,
    },
    /// All chosen cards sink.
    StormPassed,
    /// The ship is revealed.
    Revealed {
        /// What was added to its strength.
        die: u8,
        /// How it ended.
        fight: Fight,
    },
    /// The round is over.
    RoundEnded,
    /// The game is over.
    Ended {
        /// The reason for the end.
        reason: EndReason,
    },
}

/// What an observer may know of an event. The event itself says whose secret it is.
pub(super) fn event_view(event: &Event, observer: Observer) -> EventView {
    match *event {
        Event::Drew { seat, card } => {
            EventView::Drew { seat, card: observer.sees(seat).then_some(card) }
        }
        Event::MutinyAnswered { seat, card } if observer.sees(seat) => {
            EventView::MutinyAnswered { seat, card }
        }
        Event::StormAnswered { seat, card } if observer.sees(seat) => {
            EventView::StormAnswered { seat, card }
        }
        // Which seat answered is hidden, as well as how.
        Event::MutinyAnswered { .. } | Event::StormAnswered { .. } => EventView::Answered,
        Event::Reshuffled => EventView::Reshuffled,
        Event::MutinyAsked { ship, asked } => EventView::MutinyAsked { ship, asked },
        Event::MutinyCalled { seat, card } => EventView::MutinyCalled { seat, card },
        Event::CaptainChanged { seat } => EventView::CaptainChanged { seat },
        Event::AttackOpened { ship } => EventView::AttackOpened { ship },
        Event::Contributed { seat, card } => EventView::Contributed { seat, card },
        Event::WindRose => EventView::WindRose,
        Event::StormOpened { asked } => EventView::StormOpened { asked },
        Event::StormPassed => EventView::StormPassed,
        Event::Revealed { die, fight } => EventView::Revealed { die, fight },
        Event::RoundEnded => EventView::RoundEnded,
        Event::Ended { reason } => EventView::Ended { reason },
    }
}
