//! Identifiers at a table: people, connections, commands, matches, moments.

use std::fmt;

use contract::tagged::ReadTagged;
use serde::{Deserialize, Serialize};

/// A moment at a table, in milliseconds of [elapsed time](crate::elapsed). It begins with the date
/// at which a host first ran, so it looks like milliseconds since 1970. Time comes in as a value;
/// nothing in this crate reads a clock.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// The moment `ms` milliseconds later.
    #[must_use]
    pub fn plus(self, ms: u64) -> Self {
        Self(self.0.saturating_add(ms))
    }

    /// The milliseconds since an earlier moment; 0 if that moment lies ahead.
    pub fn since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// A person, as the server identifies them. Never sent to other people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u64);

/// A connection. The server gives every socket a new number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Conn(pub u64);

/// Where a connection comes from: a number for its network address. The table only counts the
/// connections of each; it is in no log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct NetAddress(pub u64);

/// A browser tab or a terminal. It keeps its number when it reconnects, so that the table
/// recognises a repeated command.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Client(pub u32);

/// The number of a command. Each client counts upwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CommandId(pub u32);

impl fmt::Display for CommandId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0)
    }
}

/// The number of a match at its table: 1 for the first, one more for each rematch. Answers cite it
/// beside the window, since windows are numbered anew in every match.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct MatchNumber(pub u16);

/// The number of actions of a match that somebody has seen.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Version(pub u32);

/// The number of a request to a bot. The bot's answer cites it; a late answer is dropped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Ticket(pub u64);

/// The command that caused a fact of the log, so that a repeat is recognised even after a restart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ReadTagged)]
pub struct Origin {
    /// The person who sent the command.
    pub person: Person,
    /// The client that sent it.
    pub client: Client,
    /// The number of the command.
    pub cmd: CommandId,
}
