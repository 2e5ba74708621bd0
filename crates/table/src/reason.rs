//! The kinds of refusals.

use contract::tagged::ReadTagged;
use serde::Serialize;

/// A kind of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The command cannot be parsed.
    Malformed,
    /// The match is over.
    Over,
    /// The window, or the match, has closed.
    Closed,
    /// Another window covers this one.
    Blocked,
    /// The seat is not asked, or has already answered.
    NotAsked,
    /// More cards have been shown since.
    Overtaken,
    /// The reaction time of the card it answers is over.
    Late,
    /// A rule of the game forbids it.
    Illegal,
    /// An answer of this seat is already held.
    Held,
    /// The table is paused.
    Paused,
    /// The command is not possible at this stage of the table.
    WrongStage,
    /// Only people in a seat may do this.
    NotSeated,
    /// Only the host may do this.
    NotHost,
    /// The seat is taken, or the person already has a seat.
    SeatTaken,
    /// There is no such seat, or it is empty.
    NoSuchSeat,
    /// Some seats are empty.
    SeatsEmpty,
    /// There is no bot of this level.
    NoSuchLevel,
    /// The text is empty or too long.
    TextLength,
    /// The sender is over the rate limit for chat messages.
    TooFast,
    /// The command is so old that the table cannot tell whether it was carried out.
    Forgotten,
    /// A limit of the table is reached.
    TooMany,
    /// The match may be rated, so the host can neither close the table nor remove anybody.
    Rated,
    /// The log of the table is full: the match in progress can be finished, and nothing else can
    /// be done.
    LogFull,
    /// Hints are off because people play against each other.
    NoHints,
    /// The last action cannot be taken back.
    NoUndo,
    /// The client uses an older version of the protocol; its page must be reloaded. The server
    /// sends this, not the table.
    Outdated,
    /// Nothing can be written at the moment, so nothing can change. The server sends this, not the
    /// table, with [`Message::refused`](crate::message::Message::refused).
    ReadOnly,
}
