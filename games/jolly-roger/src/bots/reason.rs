//! Why a bosun acts: a Fluent key and its arguments. It is plain data, because in sampled worlds
//! nobody reads it.

use crate::{Kind, speech};
use contract::{Phrase, Seat};

/// A reason, not yet in words.
#[derive(Clone, Copy)]
pub(super) struct Reason {
    key: &'static str,
    seat: Option<Seat>,
    percent: Option<i32>,
    destination: Option<Kind>,
}

impl Reason {
    pub(super) fn new(key: &'static str) -> Self {
        Self { key, seat: None, percent: None, destination: None }
    }

    /// Adds the seat it is about.
    pub(super) fn seat(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// Adds a chance in hundredths.
    pub(super) fn percent(self, percent: i32) -> Self {
        Self { percent: Some(percent), ..self }
    }

    /// Adds a destination.
    pub(super) fn destination(self, kind: Kind) -> Self {
        Self { destination: Some(kind), ..self }
    }

    /// The reason in words.
    pub(super) fn phrase(self) -> Phrase {
        let mut phrase = Phrase::new(self.key);
        if let Some(seat) = self.seat {
            phrase = phrase.seat("seat", seat);
        }
        if let Some(kind) = self.destination {
            phrase = phrase.name("destination", speech::kind(kind));
        }
        if let Some(percent) = self.percent {
            phrase = phrase.number("percent", percent);
        }
        phrase
    }
}
