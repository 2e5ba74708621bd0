//! What a client may ask of a table. The JSON of these types is the protocol; `docs/protocol.md`
//! explains it to those who write clients.

use contract::{Seat, WindowId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::config::ReactionTime;
use crate::id::{CommandId, MatchNumber, Version};
use crate::orders::Order;

/// The version of commands and messages. A change that old clients cannot read raises it.
pub const PROTOCOL: u32 = 2;
/// The longest text of a command that is looked at.
pub const COMMAND_BYTES_MAX: usize = 8192;

/// A wish with its number. The answer cites the number; a repeat gets the first answer again and
/// does nothing twice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Counts upwards for each client.
    pub cmd: CommandId,
    /// What is wanted.
    pub wish: Wish,
}

/// Why a text is no command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is longer than [`COMMAND_BYTES_MAX`].
    TooLong,
    /// It is not the JSON of a command; in English, for those who write clients.
    NotACommand(String),
}

impl Command {
    /// Reads a command from a client, who may send anything.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        if text.len() > COMMAND_BYTES_MAX {
            return Err(Unreadable::TooLong);
        }
        serde_json::from_str(text).map_err(|error| Unreadable::NotACommand(error.to_string()))
    }
}

/// What somebody wants of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// Everything there is to see, and what happened since a version.
    Sync {
        /// The last thing the client saw, if anything.
        #[serde(default)]
        since: Option<Seen>,
    },
    /// A place at the table.
    Sit {
        /// Which.
        seat: Seat,
    },
    /// To leave it. While a match runs a bot plays on.
    Leave,
    /// The match shall begin; the host's.
    Start,
    /// A bot shall sit there; the host's.
    Fill {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// Whoever sits there shall leave, person or bot; the host's.
    Kick {
        /// Where.
        seat: Seat,
    },
    /// Two seats shall change places before the match begins; the host's.
    Swap {
        /// One of them.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// The table shall end for good; the host's.
    Close,
    /// An action.
    Submit {
        /// In which match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The window it answers.
        window: WindowId,
        /// The action, as the game writes it.
        action: Value,
    },
    /// What an action would do; nothing happens.
    Attempt {
        /// In which match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The window it would answer.
        window: WindowId,
        /// The action, as the game writes it.
        action: Value,
    },
    /// What a good bot would do in one's place, and why; nothing happens.
    Hint {
        /// In which match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The window it would answer.
        window: WindowId,
    },
    /// A standing order for a kind of question.
    Order {
        /// The kind, as windows name it.
        question: String,
        /// What to do when it comes.
        order: Order,
    },
    /// Fifteen seconds more in the open window; once a window, and twice a round for each seat.
    Wait {
        /// In which match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// In which window.
        window: WindowId,
    },
    /// No more from me in this attack or mutiny: the table passes until it is over, or until the
    /// word is taken back. Nobody else is told.
    NoMore {
        /// In which match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// Its window.
        window: WindowId,
        /// For it, or no longer.
        stance: Stance,
    },
    /// Another reaction time; it holds from the next round on, once all people want the same.
    Reaction {
        /// Which; nothing is to keep the one there is.
        reaction_s: Option<ReactionTime>,
    },
    /// To play on, where a bot has stood in.
    Back,
    /// A pause; it begins when all who are there want it.
    Pause {
        /// For it, or no longer.
        stance: Stance,
    },
    /// The end of a pause; one person is enough.
    Resume,
    /// To give up. A bot plays on to the end.
    Resign,
    /// To end the match without a result; more than half of the people are enough.
    VoteEnd {
        /// For it, or no longer.
        stance: Stance,
    },
    /// Another match with the same seats; it begins when all who are there want it.
    Rematch {
        /// For it, or no longer.
        stance: Stance,
    },
    /// Something to say to the table.
    Chat {
        /// What.
        text: String,
    },
    /// Whether to hear what a seat says.
    Mute {
        /// Whose talk.
        seat: Seat,
        /// Whether it is heard.
        hearing: Hearing,
    },
}

/// The last thing a client saw of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Which match.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// How many of its actions.
    pub version: Version,
}

/// For something, or no longer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Agrees.
    For,
    /// Takes the word back.
    Withdrawn,
}

/// Whether somebody's talk is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Hearing {
    /// As everybody's.
    Heard,
    /// Not by this seat.
    Muted,
}
