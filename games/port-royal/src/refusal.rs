//! The reasons for refusals with their numbers, and their phrases.

use contract::{Phrase, Speak};
use serde::{Deserialize, Serialize};

/// Why an action is refused. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are the numbers that the variants speak of")]
pub enum Why {
    /// Nothing can be done now.
    NotNow,
    /// The first card of a turn must be drawn.
    DrawFirst,
    /// Deck and discard pile are empty.
    NothingToDraw,
    /// Cards are taken only after the drawing.
    StillDrawing,
    /// Cards are drawn only before the taking.
    DrawingIsOver,
    /// There is no ship to keep or repel.
    NoShipWaits,
    /// The ship just drawn must be kept or repelled first.
    ShipWaits,
    /// The card is not in the harbour.
    NotInHarbour,
    /// The seat has taken as many cards as it may.
    NoTakesLeft { taken: u8 },
    /// The person costs more than the seat has.
    TooDear { cost: u8, have: u8 },
    /// The person and the fee cost more than the seat has.
    TooDearWithFee { cost: u8, fee: u8, have: u8 },
    /// Only the active seat fulfils expeditions.
    NotActive,
    /// The expedition is not laid out.
    NoSuchExpedition,
    /// A named person does not belong to the seat.
    NotYours,
    /// An expedition takes one person for each symbol.
    CrewSize { needed: u8, chosen: u8 },
    /// These are not the persons the expedition requires.
    WrongPersons,
    /// Another person with the same face comes first.
    SameFace,
}

impl Speak for Why {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NotNow => Phrase::new("pr-why-not-now"),
            Self::DrawFirst => Phrase::new("pr-why-draw-first"),
            Self::NothingToDraw => Phrase::new("pr-why-nothing-to-draw"),
            Self::StillDrawing => Phrase::new("pr-why-still-drawing"),
            Self::DrawingIsOver => Phrase::new("pr-why-drawing-is-over"),
            Self::NoShipWaits => Phrase::new("pr-why-no-ship-waits"),
            Self::ShipWaits => Phrase::new("pr-why-ship-waits"),
            Self::NotInHarbour => Phrase::new("pr-why-not-in-harbour"),
            Self::NoTakesLeft { taken } => {
                Phrase::new("pr-why-no-takes-left").number("taken", taken)
            }
            Self::TooDear { cost, have } => {
                Phrase::new("pr-why-too-dear").number("cost", cost).number("have", have)
            }
            Self::TooDearWithFee { cost, fee, have } => Phrase::new("pr-why-too-dear-with-fee")
                .number("cost", cost)
                .number("fee", fee)
                .number("have", have),
            Self::NotActive => Phrase::new("pr-why-not-active"),
            Self::NoSuchExpedition => Phrase::new("pr-why-no-such-expedition"),
            Self::NotYours => Phrase::new("pr-why-not-yours"),
            Self::CrewSize { needed, chosen } => {
                Phrase::new("pr-why-crew-size").number("needed", needed).number("chosen", chosen)
            }
            Self::WrongPersons => Phrase::new("pr-why-wrong-persons"),
            Self::SameFace => Phrase::new("pr-why-same-face"),
        }
    }
}
