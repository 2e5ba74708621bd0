//! Windows: everything the game waits for is a window. A turn is a window for one seat.
//!
//! The seats that are asked follow from public facts only and are fixed when a window opens. The
//! seats that have not answered yet never leave the engine. See ARCHITECTURE.md.

use crate::tagged::ReadTagged;
use serde::{Deserialize, Serialize};

use crate::{Observer, Outcome, SeatSet};

/// The number of a window within its match. An answer cites it. So two people who act at the same
/// time in an open window are both accepted, and a click that comes after it closed is refused.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct WindowId(pub u16);

/// How the answers to a window come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One seat answers.
    Turn,
    /// Seats answer in any order, and each answer takes effect at once; the order of the log
    /// counts.
    Open,
    /// Answers stay hidden until all are in; then they are resolved in the order of the rules.
    Sealed,
}

/// What a window asks for, as clocks and standing orders need to know it.
///
/// It follows from public facts only, like the window itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Question {
    /// The kind of question within the game, such as `mutiny`; standing orders refer to it.
    pub kind: &'static str,
    /// How the question is timed.
    pub weight: Weight,
}

/// How a question is timed: which of the four kinds of window it is. It follows from public facts,
/// and no table may let anybody learn more from the time that passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// A main decision, which every seat with public means can make. It takes time from the seat's
    /// own bank, and nothing is decided for a person who has time left.
    Decision,
    /// A call after a decision of another seat, such as the call of a mutiny. It stays open for a
    /// public time that no answer shortens; silence means no. The game's fallback is a pass.
    Call,
    /// A hidden reaction: it matters only to seats that hold a certain card. It stays open for the
    /// reaction time of the table, which no answer shortens. The game's fallback is a pass.
    #[serde(rename = "reaction")]
    Hidden,
    /// A public reaction: public facts decide which seats may act, so its time reveals nothing. It
    /// is timed like a main decision.
    Public,
}

impl Weight {
    /// Whether the window stays open for a public time, no matter which seats have answered:
    /// hidden cards decide which seats could act in it.
    pub fn is_masked(self) -> bool {
        match self {
            Self::Call | Self::Hidden => true,
            Self::Decision | Self::Public => false,
        }
    }
}

/// What an action replies to, so that tables know how to time it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The question of the window.
    Question,
    /// A card shown in an open window, by its position among the shown cards, from 0. Each shown
    /// card has its own reaction time.
    Shown {
        /// The position of the card.
        place: u8,
    },
    /// Neither: a bribe, or a card shown to somebody. It takes effect at once and never closes the
    /// window, not even a sealed one.
    Aside,
}

impl Question {
    /// The default for a game: a decision if all see the answers, otherwise a hidden reaction.
    #[inline]
    pub fn by_mode(mode: Mode) -> Self {
        match mode {
            Mode::Turn => Self { kind: "turn", weight: Weight::Decision },
            Mode::Open => Self { kind: "open", weight: Weight::Decision },
            Mode::Sealed => Self { kind: "sealed", weight: Weight::Hidden },
        }
    }
}

/// A question that the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// The number of the window.
    pub id: WindowId,
    /// How the answers come in.
    pub mode: Mode,
    /// The seats that are asked: public, and fixed when the window opened.
    pub asked: SeatSet,
    /// The seats that have not answered. Secret if answers are sealed; never empty while the
    /// window is open.
    pub waiting: SeatSet,
    /// The seats that may act but are not waited for. In a sealed window it is public which seats
    /// may do something else meanwhile, so this set then includes those that are waited for.
    pub may: SeatSet,
    /// The number of cards shown in it so far.
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

/// A window as one observer knows it: how many seats still have to answer, but not which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WindowView {
    /// The number of the window; an answer cites it.
    pub id: WindowId,
    /// How the answers come in.
    pub mode: Mode,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// The number of seats that have not answered.
    pub n_waiting: u8,
    /// Whether the observer is waited for.
    pub me: bool,
    /// The seats that may act but are not waited for.
    pub may: SeatSet,
    /// The number of cards shown in it so far.
    pub shown: u8,
}

/// The state of a match: waiting for answers, or over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A window is open.
    Open(Window),
    /// The match is over.
    Over(Outcome),
}
