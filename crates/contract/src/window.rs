//! Everything that waits is a window. A turn is a window for one seat.
//!
//! Who is asked follows from public facts only and is fixed when a window opens; who has not
//! answered yet never leaves the engine. See ARCHITECTURE.md.

use serde::{Deserialize, Serialize};

use crate::{Observer, Outcome, SeatSet};

/// The number of a window within its match. An answer cites it, so two honest players who act
/// at once in an open window are both accepted, and a click after it closed is told so.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct WindowId(pub u16);

/// How the answers to a window come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One seat answers.
    Turn,
    /// Any order; each answer takes effect at once; the order of the log is the truth.
    Open,
    /// Answers stay hidden until all are in, then they are settled in the order of the rules.
    Sealed,
}

/// What a window asks for, as clocks and standing orders must know it.
///
/// Follows from public facts only, like the window itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Question {
    /// Its kind within the game, such as `mutiny`; standing orders are given by it.
    pub kind: &'static str,
    /// How much time it is worth.
    pub weight: Weight,
}

/// How much time a question is worth: which of the four kinds of window it is. It follows from
/// public facts, and no table may let anybody learn more from the time that passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// A main decision, which every seat with public means can make: it takes time from the seat's
    /// own bank, and nothing is decided for a person who has time left.
    Decision,
    /// A call after somebody's decision, such as that of a mutiny. It stays open for a public time
    /// that no answer shortens; silence means no. The game's fallback is a pass.
    Call,
    /// A hidden reaction: it matters only to whoever holds a certain card. It stays open for the
    /// reaction time of the table, which no answer shortens. The game's fallback is a pass.
    #[serde(rename = "reaction")]
    Hidden,
    /// A public reaction: public facts decide who may act, so its time tells nothing. It is timed
    /// like a main decision.
    Public,
}

impl Weight {
    /// Whether the window stays open for a public time, whoever has answered: hidden cards decide
    /// who could act in it.
    pub fn is_masked(self) -> bool {
        match self {
            Self::Call | Self::Hidden => true,
            Self::Decision | Self::Public => false,
        }
    }
}

/// What an action replies to, for tables that give out time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The question of the window.
    Question,
    /// A card shown in an open window, by its place among those shown, from 0. Each shown card has
    /// a reaction time of its own.
    Shown {
        /// Its place.
        place: u8,
    },
    /// Neither: a bribe, a card shown to somebody. It takes effect at once and never closes the
    /// window, sealed ones included.
    Aside,
}

impl Question {
    /// What a game that says nothing else asks for: a decision where all see the answers, else a
    /// hidden reaction.
    #[inline]
    pub fn by_mode(mode: Mode) -> Self {
        match mode {
            Mode::Turn => Self { kind: "turn", weight: Weight::Decision },
            Mode::Open => Self { kind: "open", weight: Weight::Decision },
            Mode::Sealed => Self { kind: "sealed", weight: Weight::Hidden },
        }
    }
}

/// A question the game waits on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// Its number.
    pub id: WindowId,
    /// How answers come in.
    pub mode: Mode,
    /// Who is asked: public, fixed when it opened.
    pub asked: SeatSet,
    /// Who has not answered. Secret where answers are sealed; never empty while it is open.
    pub waiting: SeatSet,
    /// Who may act but is not waited for. In a sealed window it is public who may do something
    /// else meanwhile, so those who are waited for are among them.
    pub may: SeatSet,
    /// How many cards have been shown in it so far.
    pub shown: u8,
}

impl Window {
    /// What an observer may know of the window.
    pub fn view(&self, observer: Observer) -> WindowView {
        WindowView {
            id: self.id,
            mode: self.mode,
            asked: self.asked,
            n_waiting: self.waiting.len(),
            me: observer.seat().is_some_and(|seat| self.waiting.has(seat)),
            may: self.may,
            shown: self.shown,
        }
    }
}

/// A window as one observer knows it: how many are still to answer, not who.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WindowView {
    /// Its number; an answer cites it.
    pub id: WindowId,
    /// How answers come in.
    pub mode: Mode,
    /// Who is asked.
    pub asked: SeatSet,
    /// How many have not answered.
    pub n_waiting: u8,
    /// Whether the observer is waited for.
    pub me: bool,
    /// Who may act but is not waited for.
    pub may: SeatSet,
    /// How many cards have been shown in it so far.
    pub shown: u8,
}

/// Where a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Somebody is asked.
    Open(Window),
    /// It is over.
    Over(Outcome),
}
