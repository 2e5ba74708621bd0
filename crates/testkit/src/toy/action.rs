//! A seat's actions, nested by window, and the reasons for a refusal.

use contract::{Phrase, Speak};
use serde::{Deserialize, Serialize};

use super::phase::{attack, mutiny, storm, turn};

/// An action, by the window it answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// The captain's turn.
    Turn(turn::Move),
    /// A mutiny.
    Mutiny(mutiny::Move),
    /// An attack.
    Attack(attack::Move),
    /// A storm.
    Storm(storm::Move),
}

/// A ship to attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ship {
    /// Weak and poor.
    Sloop,
    /// Between the two.
    Brig,
    /// Strong and rich.
    Galleon,
}

impl Ship {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Sloop, Self::Brig, Self::Galleon];

    /// How many cards a captain needs in hand to sail for it.
    pub fn crew(self) -> u8 {
        match self {
            Self::Sloop => 0,
            Self::Brig => 1,
            Self::Galleon => 2,
        }
    }

    /// Its strength before the die.
    pub fn strength(self) -> u16 {
        match self {
            Self::Sloop => 3,
            Self::Brig => 6,
            Self::Galleon => 9,
        }
    }

    /// What each helper gets.
    pub fn prize(self) -> i16 {
        match self {
            Self::Sloop => 1,
            Self::Brig => 2,
            Self::Galleon => 4,
        }
    }

    /// Its name in the notation and the word files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sloop => "sloop",
            Self::Brig => "brig",
            Self::Galleon => "galleon",
        }
    }
}

/// The reason for a refusal, with its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Why {
    /// The move belongs to another step.
    NotNow,
    /// The card is not in the seat's own hand.
    NotInHand,
    /// Only the quartermaster reveals.
    NotQuartermaster,
    /// The ship requires more cards.
    TooFewCards {
        /// How many cards it requires.
        needs: u8,
        /// How many cards the captain holds.
        has: u8,
    },
}

impl Speak for Why {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::NotNow => Phrase::new("toy-why-not-now"),
            Self::NotInHand => Phrase::new("toy-why-not-in-hand"),
            Self::NotQuartermaster => Phrase::new("toy-why-not-quartermaster"),
            Self::TooFewCards { needs, has } => {
                Phrase::new("toy-why-too-few-cards").number("needs", needs).number("has", has)
            }
        }
    }
}
