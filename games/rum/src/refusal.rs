//! The reasons for refusals with their numbers, and their phrases.

use contract::{Phrase, Speak};
use serde::{Deserialize, Serialize};

use crate::card::Colour;
use crate::speech;

/// Why an action is refused. It reveals only what the acting seat may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are the numbers that the variants speak of")]
pub enum Why {
    /// A turn is a draw or a set; cards are put back only for the parrot.
    NotNow,
    /// The seat must put back cards first.
    PutBackFirst,
    /// The beach has only three places.
    NoSuchPlace,
    /// A card cannot show both ends.
    BothEnds,
    /// A set needs a card from hand.
    NoCardFromHand,
    /// A named card is not in the hand.
    NotInHand,
    /// The set wins nothing; this colour comes closest.
    WinsNothing { colour: Colour, bottles: u8, value: u8 },
    /// The seat's own card already shows the maximum.
    OwnCardFull { colour: Colour },
    /// The wrong number of cards to put back.
    PutBackCount { chosen: u8, needed: u8 },
}

impl Speak for Why {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NotNow => Phrase::new("rum-why-not-now"),
            Self::PutBackFirst => Phrase::new("rum-why-put-back-first"),
            Self::NoSuchPlace => Phrase::new("rum-why-no-such-place"),
            Self::BothEnds => Phrase::new("rum-why-both-ends"),
            Self::NoCardFromHand => Phrase::new("rum-why-no-card-from-hand"),
            Self::NotInHand => Phrase::new("rum-why-not-in-hand"),
            Self::WinsNothing { colour, bottles, value } => Phrase::new("rum-why-wins-nothing")
                .name("colour", speech::colour(colour))
                .number("bottles", bottles)
                .number("value", value),
            Self::OwnCardFull { colour } => {
                Phrase::new("rum-why-own-card-full").name("colour", speech::colour(colour))
            }
            Self::PutBackCount { chosen, needed } => Phrase::new("rum-why-put-back-count")
                .number("chosen", chosen)
                .number("needed", needed),
        }
    }
}
