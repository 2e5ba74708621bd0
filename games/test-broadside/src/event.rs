//! What happened, in full and as one observer may know it.

use contract::{CardId, Observer, Seat};
use serde::{Deserialize, Serialize};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields are what the variants speak of")]
pub enum Event {
    /// A seat got a gun, unseen by the others.
    Dealt { seat: Seat, gun: CardId },
    /// The first seat to fire was drawn.
    Began { seat: Seat },
    /// A seat fired a gun.
    Fired { seat: Seat, gun: CardId },
    /// A seat won the round.
    Won { seat: Seat },
    /// The last round is over.
    Ended,
}

/// An event as one observer may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are what the variants speak of")]
pub enum EventView {
    /// A seat got a gun; only that seat knows which.
    Dealt { seat: Seat, gun: Option<CardId> },
    /// The first seat to fire was drawn.
    Began { seat: Seat },
    /// A seat fired a gun.
    Fired { seat: Seat, gun: CardId },
    /// A seat won the round.
    Won { seat: Seat },
    /// The last round is over.
    Ended,
}

impl Event {
    /// See: [`crate::ledger::TB_DEAL`].
    pub(crate) fn view(self, observer: Observer) -> EventView {
        match self {
            Self::Dealt { seat, gun } => {
                EventView::Dealt { seat, gun: observer.sees(seat).then_some(gun) }
            }
            Self::Began { seat } => EventView::Began { seat },
            Self::Fired { seat, gun } => EventView::Fired { seat, gun },
            Self::Won { seat } => EventView::Won { seat },
            Self::Ended => EventView::Ended,
        }
    }
}
