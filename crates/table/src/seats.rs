//! The occupants of seats: people, bots, and bots that stand in for people.

use contract::tagged::ReadTagged;
use serde::Serialize;

use crate::id::Person;
use crate::orders::Orders;

/// The longest name of a person, in bytes.
pub const NAME_BYTES_MAX: usize = 64;
/// The longest name of a level, in bytes.
pub const LEVEL_BYTES_MAX: usize = 32;

/// Truncates a name that is too long, at a character boundary.
pub(crate) fn truncate(name: &mut String, bytes_max: usize) {
    let end = (0..=name.len().min(bytes_max)).rev().find(|end| name.is_char_boundary(*end));
    name.truncate(end.unwrap_or_default());
}

/// Whether a person is connected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Connected, or disconnected only for a moment.
    #[default]
    Here,
    /// Disconnected for a while.
    Reconnecting,
}

/// Why a bot stands in for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Steward {
    /// They are away; the bot leaves when they reconnect.
    Away,
    /// Their time ran out; the bot leaves when they take over again.
    OutOfTime,
    /// They resigned; the bot stays.
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

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    /// The seat is empty.
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
    /// The person.
    pub person: Person,
    /// Their name.
    pub name: String,
    /// Why a bot stands in for them, if it does.
    pub steward: Option<Steward>,
    /// Their standing orders.
    pub orders: Orders,
    /// The seats they have muted.
    pub muted: contract::SeatSet,
}

impl Occupant {
    /// The person in the seat, if there is one.
    pub fn sitter(&self) -> Option<&Sitter> {
        match self {
            Self::Person(sitter) => Some(sitter),
            Self::Nobody | Self::Bot(_) => None,
        }
    }

    /// The same, mutable.
    pub(crate) fn sitter_mut(&mut self) -> Option<&mut Sitter> {
        match self {
            Self::Person(sitter) => Some(sitter),
            Self::Nobody | Self::Bot(_) => None,
        }
    }

    /// Whether a person or a bot answers for the seat.
    pub fn controller(&self) -> Controller {
        match self {
            Self::Nobody => Controller::Nobody,
            Self::Person(sitter) if sitter.steward.is_none() => Controller::Person,
            Self::Person(_) => Controller::Steward,
            Self::Bot(_) => Controller::Bot,
        }
    }
}

/// The one that answers for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Controller {
    /// Nobody: the seat is empty.
    Nobody,
    /// The person in it.
    Person,
    /// A bot that stands in for the person.
    Steward,
    /// The bot in it.
    Bot,
}

impl Controller {
    /// Whether a bot must be asked.
    pub fn is_machine(self) -> bool {
        match self {
            Self::Steward | Self::Bot => true,
            Self::Nobody | Self::Person => false,
        }
    }
}
