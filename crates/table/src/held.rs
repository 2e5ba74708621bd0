//! Pending parts of a match: held answers, the reaction times of shown cards, seats that
//! have opted out of an attack, and requests for more time. All of it is in the log, so a restart
//! loses no answer.

use contract::tagged::ReadTagged;
use contract::{AnyAction, Seat, WindowId};
use serde::Serialize;

use crate::clock::WAITS_OF_SEAT;
use crate::id::{Millis, Origin};

/// An answer that is held until it is due.
#[derive(Clone, PartialEq, Debug, Serialize, ReadTagged)]
pub struct Held {
    /// The seat that answers.
    pub seat: Seat,
    /// The window it answers.
    pub window: WindowId,
    /// The action, in the game's JSON.
    pub action: AnyAction,
    /// The command that sent it; `None` for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// When it was decided: the clock of that seat stopped then.
    pub given_ms: Millis,
    /// How long it is held.
    pub until: Until,
}

/// How long an answer is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Until {
    /// Until the window closes, at its public time.
    Close,
    /// Until the reaction time of the card it answers is over.
    Card {
        /// The position of the card among the shown cards, from 0.
        place: u8,
    },
    /// Until the reaction times of all shown cards are over, because it closes the window.
    ReactionTimes,
}

/// The reaction times of the cards shown in an open window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ReactionTimes {
    pub(crate) window: WindowId,
    /// The end of each reaction time, by position; `None` if the card could not be answered when
    /// it was shown.
    pub(crate) until: Vec<Option<Millis>>,
    /// The seat that has asked for more time.
    pub(crate) waited: Option<Seat>,
}

impl ReactionTimes {
    /// When the last reaction time ends.
    pub(crate) fn over_at(&self) -> Option<Millis> {
        self.until.iter().flatten().max().copied()
    }

    /// When the reaction time of one card ends.
    pub(crate) fn until(&self, place: u8) -> Option<Millis> {
        self.until.get(usize::from(place)).copied().flatten()
    }

    /// Moves all times by a pause.
    pub(crate) fn shift(&mut self, ms: u64) {
        for until in self.until.iter_mut().flatten() {
            *until = until.plus(ms);
        }
    }
}

/// A seat that has opted out of an attack or a mutiny.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rest {
    pub(crate) seat: Seat,
    pub(crate) window: WindowId,
}

/// How often each seat has asked for more time in this round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Waits(Vec<(Seat, u8)>);

impl Waits {
    /// Whether a seat may ask once more.
    pub(crate) fn may(&self, seat: Seat) -> bool {
        self.0.iter().find(|(known, _)| *known == seat).is_none_or(|(_, n)| *n < WAITS_OF_SEAT)
    }

    /// Counts a request of a seat.
    pub(crate) fn count(&mut self, seat: Seat) {
        match self.0.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, n)) => *n += 1,
            None => self.0.push((seat, 1)),
        }
    }

    /// Resets the counts for a new round.
    pub(crate) fn round_began(&mut self) {
        self.0.clear();
    }
}
