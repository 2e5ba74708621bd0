//! The module's replies.

use contract::any::AnyLogEntry;
use contract::{Explanation, Phrase, Placing};
use hosting::reel::Review;
use hosting::{Outline, PlayedBy};
use serde::Serialize;
use serde_json::{Map, Value};
use table::id::{Millis, Ticket};
use table::message::{Advice, Farewell, WindowInfo};

/// A reply.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reply {
    /// The results of an input at the table.
    Step(Box<StepReply>),
    /// A bot's answer; `None` if it does not act.
    Thought {
        /// Its advice.
        advice: Option<Advice>,
    },
    /// The record of a match; `None` if it may not be published.
    Written {
        /// The record.
        text: Option<String>,
    },
    /// An opened record.
    Opened(Box<Opened>),
    /// A record that cannot be replayed, since it was played by other rules.
    Noted(Box<Noted>),
    /// The position of a record after some actions.
    Frame(Box<Frame>),
    /// What a card says about itself; `None` if there is no such card.
    Explained {
        /// The explanation.
        explanation: Option<Explanation>,
    },
    /// A captain's evaluation of a decision; `None` if there was nothing to decide.
    Reviewed {
        /// The evaluation.
        review: Option<Box<Review>>,
    },
    /// The request failed; nothing has changed.
    Failed {
        /// The reason, in English.
        problem: String,
    },
}

/// The results of an input at the table. Store the lines of the log before you deliver messages.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepReply {
    /// New lines of the log.
    pub entries: Vec<String>,
    /// Messages to connected clients.
    pub sends: Vec<Sent>,
    /// Questions to bots.
    pub thinks: Vec<Question>,
    /// Connections that end.
    pub hangs: Vec<Hung>,
    /// When the table must be woken, if at all.
    pub wake_ms: Option<Millis>,
    /// Whether the table has ended.
    pub closed: bool,
}

/// A message to deliver.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sent {
    /// The connection it is for.
    pub conn: u64,
    /// The JSON of a `Message`.
    pub text: String,
}

/// A connection that ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hung {
    /// The connection's number.
    pub conn: u64,
    /// The reason.
    pub why: Farewell,
}

/// A question to a bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// The answer must cite this ticket.
    pub ticket: Ticket,
    /// The bot's level.
    pub level: String,
    /// What it may know.
    pub outline: Outline,
}

/// A whole record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opened {
    /// The game's id.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// The rules by which it is replayed.
    pub played_by: PlayedBy,
    /// The versions of the rules.
    pub versions: Versions,
    /// The occupant of each seat.
    pub seats: Vec<ReplaySeat>,
    /// What never changes: card tables, options.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub rules: table::Part<Value>,
    /// The actions.
    pub moves: Vec<ReplayMove>,
    /// The outcome; `None` if the game is unfinished.
    #[cfg_attr(feature = "ts", ts(as = "Option<contract::Outcome>"))]
    pub outcome: Option<Value>,
}

/// The version of the rules that a record was played by, and this program's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Versions {
    /// The record's version.
    pub played: u32,
    /// This program's version.
    pub here: u32,
}

/// A record as notation and result.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Noted {
    /// The game's id.
    pub game: String,
    /// The versions of the rules.
    pub versions: Versions,
    /// The occupant of each seat.
    pub seats: Vec<ReplaySeat>,
    /// The actions.
    pub moves: Vec<NotedMove>,
    /// The placings, by seat; empty if the game is unfinished.
    pub placings: Vec<Placing>,
    /// The first place where today's rules differ, in English.
    pub why: String,
}

/// An action as a record writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NotedMove {
    /// The acting seat.
    #[cfg_attr(feature = "ts", ts(as = "contract::Seat"))]
    pub seat: u8,
    /// The action in the notation of its version.
    pub notation: String,
    /// The outcomes of chance, in braces.
    pub drawn: Option<String>,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplaySeat {
    /// The name.
    pub name: String,
    /// The level, if it was a bot.
    pub level: Option<String>,
}

/// One action of a record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayMove {
    /// The acting seat.
    #[cfg_attr(feature = "ts", ts(as = "contract::Seat"))]
    pub seat: u8,
    /// The action as JSON.
    pub action: Value,
    /// The action in the notation.
    pub notation: String,
    /// Its phrase.
    pub phrase: Phrase,
}

impl ReplayMove {
    pub(crate) fn new(entry: AnyLogEntry, action: Value, phrase: Phrase) -> Self {
        Self { seat: entry.seat.0, action, notation: entry.action, phrase }
    }
}

/// A record after some actions.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// The number of actions so far.
    pub moves: u32,
    /// All fields of the view.
    pub fields: Map<String, Value>,
    /// The events of the last action, as the observer may know them.
    #[cfg_attr(feature = "ts", ts(as = "Vec<contract::Told<Value>>"))]
    pub events: table::Part<Vec<Value>>,
    /// The open window; `None` once the game is over.
    pub window: Option<WindowInfo>,
    /// The observer's menu.
    #[cfg_attr(feature = "ts", ts(as = "Option<contract::PhrasedMenu<Value>>"))]
    pub menu: Option<Value>,
}
