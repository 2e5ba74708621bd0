//! What waits within a match: answers that are held until their time, the reaction times of shown
//! cards, who wants no more of an attack, and who has asked for more time. All of it is in the log,
//! so a restart loses no answer.

use contract::{Seat, WindowId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::WAITS_OF_SEAT;
use crate::id::{Millis, Origin};

/// An answer that came before its time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Whose.
    pub seat: Seat,
    /// The window it answers.
    pub window: WindowId,
    /// The action, as the client wrote it.
    pub action: Value,
    /// The command it came with; a bot has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// When it was given: the clock of whoever gave it stands still from then on.
    pub given_ms: Millis,
    /// Until when it waits.
    pub until: Until,
}

/// Until when an answer waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Until {
    /// Until the window closes, at its public time.
    Close,
    /// Until the reaction time of the card it answers is over.
    Card {
        /// The place of the card among those shown.
        place: u8,
    },
    /// Until the reaction time of every shown card is over: it closes the window.
    Cards,
}

/// The reaction times of the cards shown in an open window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cards {
    pub(crate) window: WindowId,
    /// By place; where nothing stands the card was shown when none could be answered.
    pub(crate) until: Vec<Option<Millis>>,
    /// Who has asked for more time.
    pub(crate) waited: Option<Seat>,
}

impl Cards {
    /// When the last of them is over.
    pub(crate) fn over_at(&self) -> Option<Millis> {
        self.until.iter().flatten().max().copied()
    }

    /// When the time of one of them is over.
    pub(crate) fn until(&self, place: u8) -> Option<Millis> {
        self.until.get(usize::from(place)).copied().flatten()
    }

    /// Clocks have stood still.
    pub(crate) fn shift(&mut self, ms: u64) {
        for until in self.until.iter_mut().flatten() {
            *until = until.plus(ms);
        }
    }
}

/// Somebody who wants no more of an attack or a mutiny.
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

    /// A seat asks.
    pub(crate) fn count(&mut self, seat: Seat) {
        match self.0.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, n)) => *n += 1,
            None => self.0.push((seat, 1)),
        }
    }

    /// Another round begins.
    pub(crate) fn round_began(&mut self) {
        self.0.clear();
    }
}
