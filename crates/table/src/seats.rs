//! Who sits where: people, bots, and bots that stand in for people.

use serde::{Deserialize, Serialize};

use crate::id::Person;
use crate::orders::Orders;

/// The longest name of a person, in bytes.
pub const NAME_BYTES_MAX: usize = 64;
/// The longest name of a level.
pub const LEVEL_BYTES_MAX: usize = 32;

/// Whether a person is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Connected, or not away long enough to be worth a word.
    #[default]
    Here,
    /// Not seen for a while.
    Reconnecting,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Steward {
    /// The person is away; the bot leaves when they come back.
    Away,
    /// Their time ran out; the bot leaves when they say so.
    OutOfTime,
    /// They gave up; the bot stays.
    Resigned,
}

impl Steward {
    /// Whether the person may play on.
    pub fn may_return(self) -> bool {
        match self {
            Self::Away | Self::OutOfTime => true,
            Self::Resigned => false,
        }
    }
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    /// Nobody.
    #[default]
    Nobody,
    /// A person.
    Person(Sitter),
    /// A bot, by its level.
    Bot(String),
}

/// A person in a seat. All of it is in the log; whether they are connected is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// Who.
    pub person: Person,
    /// By what name.
    pub name: String,
    /// Why a bot plays for them, if it does.
    pub steward: Option<Steward>,
    /// Their standing orders.
    pub orders: Orders,
    /// Whose talk they do not hear.
    pub muted: contract::SeatSet,
}

impl Occupant {
    /// The person, if it is one.
    pub fn sitter(&self) -> Option<&Sitter> {
        match self {
            Self::Person(sitter) => Some(sitter),
            Self::Nobody | Self::Bot(_) => None,
        }
    }

    /// The person, to be changed.
    pub(crate) fn sitter_mut(&mut self) -> Option<&mut Sitter> {
        match self {
            Self::Person(sitter) => Some(sitter),
            Self::Nobody | Self::Bot(_) => None,
        }
    }

    /// Who answers for the seat.
    pub fn hands(&self) -> Hand {
        match self {
            Self::Nobody => Hand::Nobody,
            Self::Person(sitter) if sitter.steward.is_none() => Hand::Person,
            Self::Person(_) => Hand::Steward,
            Self::Bot(_) => Hand::Bot,
        }
    }
}

/// Who answers for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Nobody: the seat is empty.
    Nobody,
    /// The person in it.
    Person,
    /// A bot in the person's place.
    Steward,
    /// The bot in it.
    Bot,
}

impl Hand {
    /// Whether a bot is to be asked.
    pub fn is_machine(self) -> bool {
        match self {
            Self::Steward | Self::Bot => true,
            Self::Nobody | Self::Person => false,
        }
    }
}
