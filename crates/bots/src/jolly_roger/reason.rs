//! Why a bosun does what he does: a key of the words with what stands in it. Plain data, since
//! in imagined worlds nobody asks for it.

use contract::{Phrase, Seat};
use jolly_roger::{Kind, speech};

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

    /// Somebody it is about.
    pub(super) fn seat(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// A chance in hundredths.
    pub(super) fn percent(self, percent: i32) -> Self {
        Self { percent: Some(percent), ..self }
    }

    /// A place to sail to.
    pub(super) fn destination(self, kind: Kind) -> Self {
        Self { destination: Some(kind), ..self }
    }

    /// In words.
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
