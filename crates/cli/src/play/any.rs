//! What the user interfaces are shown of any game, and what they answer. A
//! [`Session`](super::session::Session) speaks in these types.

use contract::Seat;
use serde_json::Value;

pub(crate) use screen::{About, Choices, PersonChoice, Position, Refused};

/// An event, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SpokenEvent {
    /// The number of its action, from 1; 0 is the deal.
    pub(crate) seq: usize,
    /// The event itself.
    pub(crate) event: Value,
    pub(crate) text: String,
}

/// The seats the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// The person.
    Mine(Silence),
    /// One other seat.
    Other(Seat),
    /// This many other seats, or an unknown one if that is hidden.
    Others(u8),
    /// No seat: the game is over.
    Over,
}

/// Whether the person may stay silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// The game goes on without an answer.
    Allowed,
    /// The game waits for an answer.
    Refused,
}

/// An answer of the person.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum PersonAnswer<'a> {
    /// An action in JSON.
    Action(&'a Value),
    /// An action in the canonical notation.
    Notation(&'a str),
    /// No action.
    Silence,
}

/// What a bot would do in the person's place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hint {
    pub(crate) action: Value,
    /// The action, in words.
    pub(crate) words: String,
    /// The bot's reason, in words.
    pub(crate) reason: String,
}

impl Hint {
    /// The hint in the words of a list, with its reason.
    pub(crate) fn text(&self, about: &About, words: &str) -> String {
        let gaps = [("action", words.into()), ("reason", (&self.reason).into())];
        about.words.fill("ui-hint-because", &gaps)
    }
}

/// What somebody may ask of a table with a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plea {
    /// More time in the open window.
    Wait,
    /// To be left out of this attack or mutiny, or to take part again.
    NoMore,
}
