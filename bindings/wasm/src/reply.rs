//! What the module answers.

use contract::any::AnyLogEntry;
use contract::{Phrase, Placing};
use hosting::reel::Review;
use hosting::{Offer, Outline, PlayedBy};
use serde::Serialize;
use serde_json::{Map, Value};
use table::id::{Millis, Ticket};
use table::message::{Advice, Farewell, WindowInfo};

/// An answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Reply {
    /// What can be played.
    Games {
        /// The games.
        games: Vec<Offer>,
    },
    /// What came of something that happened at the table.
    Step(Box<Step>),
    /// What a bot would do; nothing is silence.
    Thought {
        /// Its advice.
        advice: Option<Advice>,
    },
    /// The record of a match; nothing where none may be told.
    Written {
        /// The record.
        text: Option<String>,
    },
    /// A record was opened.
    Opened(Box<Opened>),
    /// A record was opened that cannot be played again: other rules made it.
    Noted(Box<Noted>),
    /// The record at one move.
    Frame(Box<Frame>),
    /// What a captain thinks of a decision; nothing where there was nothing to decide.
    Reviewed {
        /// What it thinks.
        review: Option<Box<Review>>,
    },
    /// It could not be done; nothing has changed.
    Failed {
        /// Why, in English.
        problem: String,
    },
}

/// What came of something that happened at the table. The lines of the log are to be kept before
/// anybody is told.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// New lines of the log.
    pub entries: Vec<String>,
    /// Messages to those who are connected.
    pub sends: Vec<Sent>,
    /// Questions to bots.
    pub thinks: Vec<Question>,
    /// Connections that end.
    pub hangs: Vec<Hung>,
    /// When the table wants to hear of the time again, if ever.
    pub wake_ms: Option<Millis>,
    /// Whether the table has ended for good.
    pub closed: bool,
}

/// A message on its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sent {
    /// To whom.
    pub conn: u64,
    /// The JSON of a `Message`.
    pub text: String,
}

/// A connection that ends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hung {
    /// Which.
    pub conn: u64,
    /// Why.
    pub why: Farewell,
}

/// A question to a bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// Its answer cites this.
    pub ticket: Ticket,
    /// How well it plays.
    pub level: String,
    /// What it may know.
    pub outline: Outline,
}

/// A record as a whole.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opened {
    /// The game's id.
    pub game: String,
    /// Its options.
    pub options: Value,
    /// By which rules it is played again.
    pub played_by: PlayedBy,
    /// The versions of the rules.
    pub versions: Versions,
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// What never changes: card tables, options.
    pub rules: Value,
    /// What was played.
    pub moves: Vec<Move>,
    /// How it ended; nothing where it did not.
    #[cfg_attr(feature = "ts", ts(as = "Option<contract::Outcome>"))]
    pub outcome: Option<Value>,
}

/// The version of the rules that a record was played by, and that of the rules at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Versions {
    /// The record's.
    pub played: u32,
    /// This program's.
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
    /// Who sat where.
    pub seats: Vec<Sitter>,
    /// What was played.
    pub moves: Vec<NotedMove>,
    /// How it ended, by seat; empty where it did not.
    pub placings: Vec<Placing>,
    /// Where today's rules part from it; in English.
    pub why: String,
}

/// One action of a record as it stands there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NotedMove {
    /// Who acted.
    #[cfg_attr(feature = "ts", ts(as = "contract::Seat"))]
    pub seat: u8,
    /// The action in the notation of its time.
    pub notation: String,
    /// What chance did, in braces.
    pub drawn: Option<String>,
}

/// Who sat somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sitter {
    /// The name.
    pub name: String,
    /// The level, if it was a bot.
    pub level: Option<String>,
}

/// One action of a record.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Move {
    /// Who acted.
    #[cfg_attr(feature = "ts", ts(as = "contract::Seat"))]
    pub seat: u8,
    /// The action, as the game writes it.
    pub action: Value,
    /// The action in the notation.
    pub notation: String,
    /// Its words.
    pub phrase: Phrase,
}

impl Move {
    pub(crate) fn new(entry: AnyLogEntry, action: Value, phrase: Phrase) -> Self {
        Self { seat: entry.seat.0, action, notation: entry.action, phrase }
    }
}

/// A record at one move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Frame {
    /// How many moves were made.
    pub moves: u32,
    /// All fields of the view.
    pub fields: Map<String, Value>,
    /// What the last of the moves did, as one may know it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<contract::Told<Value>>"))]
    pub events: Vec<Value>,
    /// The open window; nothing once it is over.
    pub window: Option<WindowInfo>,
    /// What the observer could choose from.
    #[cfg_attr(feature = "ts", ts(as = "Option<contract::Offer<Value>>"))]
    pub menu: Option<Value>,
}
