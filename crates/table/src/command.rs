//! What a client may ask of a table. The JSON of these types is the protocol; `docs/protocol.md`
//! explains it to authors of clients.

use contract::tagged::ReadTagged;
use contract::{AnyAction, CardId, Seat, WindowId};
use serde::{Deserialize, Serialize};

use crate::config::ReactionTime;
use crate::id::{CommandId, MatchNumber, Version};
use crate::orders::Order;

/// The version of commands and messages. It rises with every change that old clients cannot read.
pub const PROTOCOL: u32 = 2;
/// The longest command that is parsed, in bytes.
pub const COMMAND_BYTES_MAX: usize = 8192;

/// A request with its number. The answer cites the number. Commands are idempotent: a repeat gets
/// the first answer again and changes nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// The number of the command; each client counts upwards.
    pub cmd: CommandId,
    /// The request.
    pub wish: Wish,
}

/// Why a text is not a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is longer than [`COMMAND_BYTES_MAX`].
    TooLong,
    /// It is not the JSON of a command. The text says why, in English, for authors of clients.
    NotACommand(String),
}

impl Command {
    /// Parses a command from a client, which may send anything.
    ///
    /// # Errors
    /// Why the text is not a command.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        if text.len() > COMMAND_BYTES_MAX {
            return Err(Unreadable::TooLong);
        }
        serde_json::from_str(text).map_err(|error| Unreadable::NotACommand(error.to_string()))
    }
}

/// A request to the table.
#[derive(Clone, PartialEq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// Asks for a full snapshot, and for what happened since a version.
    Sync {
        /// The last version that the client saw, if any.
        #[serde(default)]
        since: Option<Seen>,
    },
    /// Takes a seat.
    Sit {
        /// The seat to take.
        seat: Seat,
    },
    /// Leaves the seat. During a match a bot plays on.
    Leave,
    /// Starts the match. Host only.
    Start,
    /// Seats a bot. Host only.
    Fill {
        /// The seat for the bot.
        seat: Seat,
        /// The level of the bot.
        level: String,
    },
    /// Removes a person or a bot from a seat. Host only.
    Kick {
        /// The seat to empty.
        seat: Seat,
    },
    /// Swaps two seats before the match begins. Host only.
    Swap {
        /// One seat.
        one: Seat,
        /// The other seat.
        other: Seat,
    },
    /// Closes the table for good. Host only.
    Close,
    /// Opens or closes the gallery. Host only.
    Gallery {
        /// Whether people without a seat may watch.
        gallery: Gallery,
    },
    /// Disconnects everybody without a seat, and ends the table's link. Host only.
    Clear,
    /// Plays an action.
    Submit {
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The window it answers.
        window: WindowId,
        /// The action, in the game's JSON.
        #[cfg_attr(feature = "ts", ts(as = "serde_json::Value"))]
        action: AnyAction,
    },
    /// Asks what an action would do; nothing happens.
    Attempt {
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The window it would answer.
        window: WindowId,
        /// The action, in the game's JSON.
        #[cfg_attr(feature = "ts", ts(as = "serde_json::Value"))]
        action: AnyAction,
    },
    /// Asks what a card does and how many of its kind are unseen. Nothing happens.
    Explain {
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The card, by its id.
        card: CardId,
    },
    /// Asks for a hint: what a good bot would do in this seat, and why. Nothing happens.
    Hint {
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The window it would answer.
        window: WindowId,
    },
    /// Takes back the last action of this seat, if the table has said that it may.
    Undo {
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The version that the client sees: a client that is behind takes nothing back.
        version: Version,
    },
    /// Gives a standing order for a kind of question.
    Order {
        /// The kind of question, as windows name it.
        question: String,
        /// What to do when the question comes.
        order: Order,
    },
    /// Asks for fifteen more seconds in the open window: once for each window, and twice per round
    /// for each seat.
    Wait {
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The window that gets more time.
        window: WindowId,
    },
    /// Opts out of this attack or mutiny: the table passes for the seat until it is over, or until
    /// the seat opts in again. Nobody else is told.
    NoMore {
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The window of the attack or mutiny.
        window: WindowId,
        /// Whether to opt out or in again.
        stance: Stance,
    },
    /// Asks for another reaction time. It applies from the next round on, once all people want the
    /// same.
    Reaction {
        /// The reaction time; `None` keeps the current one.
        reaction_s: Option<ReactionTime>,
    },
    /// Takes over again from the bot that stood in.
    Back,
    /// Votes for a pause. It begins when every connected person votes for it.
    Pause {
        /// Whether to vote for it or withdraw the vote.
        stance: Stance,
    },
    /// Ends a pause; one person is enough.
    Resume,
    /// Resigns. A bot plays on to the end.
    Resign,
    /// Votes to end the match without a result; more than half of the people are enough.
    VoteEnd {
        /// Whether to vote for it or withdraw the vote.
        stance: Stance,
    },
    /// Votes for a rematch with the same seats. It begins when every connected person votes for
    /// it.
    Rematch {
        /// Whether to vote for it or withdraw the vote.
        stance: Stance,
    },
    /// Sends a chat message to the table.
    Chat {
        /// The message.
        text: String,
    },
    /// Mutes or unmutes a seat.
    Mute {
        /// The seat to mute or unmute.
        seat: Seat,
        /// Whether its messages are heard.
        hearing: Hearing,
    },
}

impl Wish {
    /// Whether it only asks something. Every other wish may change the table.
    pub fn is_question(&self) -> bool {
        matches!(
            self,
            Self::Sync { .. } | Self::Attempt { .. } | Self::Explain { .. } | Self::Hint { .. }
        )
    }
}

/// Whether people without a seat may watch, as far as the settings allow it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Gallery {
    /// They may.
    #[default]
    Open,
    /// They may not, and the table is open to invited people only.
    Closed,
}

/// The last version of a match that a client saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// The number of its actions that the client has seen.
    pub version: Version,
}

/// A vote, or its withdrawal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// Votes for it.
    For,
    /// Withdraws the vote.
    Withdrawn,
}

/// Whether the messages of a seat are heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Hearing {
    /// They are heard.
    Heard,
    /// They are hidden from the seat that muted them.
    Muted,
}
