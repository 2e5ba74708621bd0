//! The inputs and outputs of a table. There are no sockets, threads or clocks here: the server,
//! the simulator and a browser drive the same table through these types.

use std::fmt;
use std::sync::Arc;

use contract::tagged::ReadTagged;
use contract::{AnyMatch, AnySight, Seat, SeatCount, Seed, SetupError, WindowId};
use serde::Serialize;

use crate::absence::Absence;
use crate::command::{Command, Unreadable};
use crate::config::Setting;
use crate::entry::Entry;
use crate::id::{Client, Conn, Millis, NetAddress, Person, Ticket};
use crate::message::{Advice, Farewell};

/// The source of matches: the table itself knows no game.
pub trait Dealer: Send + Sync {
    /// Deals a match from a seed.
    ///
    /// # Errors
    /// If there is no such game, or it cannot be set up with this order.
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError>;
    /// The current version of the game's rules; `None` if there is no such game.
    fn rules_version(&self, game: &str) -> Option<u32>;
    /// Whether the game has bots of this level.
    fn has_level(&self, game: &str, level: &str) -> bool;
    /// The level of the bots that stand in for people.
    fn steward(&self, game: &str) -> &'static str;
    /// Whether people could mistake one name for the other. Two such names do not stand at one
    /// table.
    fn are_alike(&self, one: &str, other: &str) -> bool {
        // Letter by letter, which is less code for the browser than two lowercase strings.
        one.chars().flat_map(char::to_lowercase).eq(other.chars().flat_map(char::to_lowercase))
    }
    /// The level of the bots that give hints: at least as good as the bots that stand in.
    fn adviser(&self, game: &str) -> &'static str {
        self.steward(game)
    }
}

/// An order for a match, without the types of a game.
#[derive(Clone, Copy, Debug)]
pub struct DealOrder<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The game's options as JSON.
    pub options: &'a str,
    /// The number of seats.
    pub seats: SeatCount,
    /// The recorded match to continue from; `None` for a new deal.
    pub fork: Option<&'a Fork>,
}

impl<'a> DealOrder<'a> {
    /// The order for a table with these settings.
    pub(crate) fn of(setting: &'a Setting, fork: Option<&'a Fork>) -> Self {
        Self { game: setting.game(), options: setting.options(), seats: setting.seats(), fork }
    }
}

/// A recorded match that is continued from the middle, with new chance from there on. Only the
/// dealer knows the format of a record, not the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// The text of the record.
    pub record: String,
    /// The number of its actions after which to continue.
    pub moves: u32,
}

/// Why no match could be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealError {
    /// There is no such game.
    UnknownGame,
    /// The rules cannot be set up.
    Setup(SetupError),
    /// The record cannot be continued from there; the text says why, in English.
    Fork(String),
}

impl fmt::Display for DealError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownGame => write!(out, "there is no such game"),
            Self::Setup(error) => error.fmt(out),
            Self::Fork(why) => write!(out, "the record cannot go on there: {why}"),
        }
    }
}

impl std::error::Error for DealError {}

/// An input of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A connection was made. A person may have several: tabs, devices.
    Connect(Connect),
    /// A connection was lost.
    Disconnect {
        /// The connection that was lost.
        conn: Conn,
    },
    /// A client sent something; see [`Command::read`].
    Command {
        /// The connection it came over.
        conn: Conn,
        /// The parsed command, or why it could not be parsed.
        command: Result<Command, Unreadable>,
    },
    /// A person has changed their list of blocked people.
    Block {
        /// A connection of that person.
        conn: Conn,
        /// The people they have blocked.
        blocked: Arc<[Person]>,
    },
    /// A bot has answered.
    Advice {
        /// The request that it answers.
        ticket: Ticket,
        /// What the bot would do; `None` is silence.
        advice: Option<Advice>,
    },
    /// Time has passed.
    Tick,
    /// The table was restored and goes on now. This is the first input after a restart.
    Wake {
        /// The downtime in milliseconds, as far as the server knows it. No clock ran meanwhile.
        down_ms: u64,
    },
    /// The table was restored after it had left memory, and goes on as if it had stayed. This is
    /// then its first input.
    Resume(Absence),
}

/// A new connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Connect {
    /// The number of the connection, new for every socket.
    pub conn: Conn,
    /// The person who connects.
    pub person: Person,
    /// Their name.
    pub name: String,
    /// Their tab or device.
    pub client: Client,
    /// How they came to the table.
    pub pass: Pass,
    /// Where they connect from.
    pub source: NetAddress,
    /// The people they have blocked at all tables.
    pub blocked: Arc<[Person]>,
}

/// How somebody came to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// From a public list.
    Public,
    /// Through the table's link.
    Link,
    /// With the key of a seat: they are about to sit down.
    Seat,
}

/// An output of a table.
#[derive(Debug)]
pub enum Output {
    /// Send a text to a client: the JSON of a [`Message`](crate::message::Message). Several
    /// connections may get the same one.
    Send {
        /// The connection to send to.
        conn: Conn,
        /// The text to send.
        text: Arc<str>,
    },
    /// Ask a bot.
    Think(Think),
    /// Call [`Table::handle`](crate::Table::handle) with [`Input::Tick`] at this time, unless
    /// another input comes first. It replaces an earlier request.
    Wake {
        /// When to call it.
        at: Millis,
    },
    /// Close a connection, after everything that was sent to it.
    Hang {
        /// The connection to close.
        conn: Conn,
        /// Why it is closed.
        why: Farewell,
    },
    /// The table was closed, and can be archived.
    Closed,
}

/// A request to a bot. The bot knows what its seat knows, and nothing more.
pub struct Think {
    /// The number of the request; the bot's answer cites it.
    pub ticket: Ticket,
    /// The game's id.
    pub game: Arc<str>,
    /// The seat to decide for.
    pub seat: Seat,
    /// The level of the bot.
    pub level: Arc<str>,
    /// The window to answer.
    pub window: WindowId,
    /// How long the bot may think, in milliseconds.
    pub budget_ms: u64,
    /// What the bot may see: a [`contract::Glimpse`] of the game.
    pub sight: AnySight,
}

impl fmt::Debug for Think {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ticket, seat, level, window, budget_ms, .. } = self;
        write!(out, "Think({ticket:?}, {seat:?}, {level}, {window:?}, {budget_ms} ms)")
    }
}

/// The result of an input: entries for the log, and outputs for when they are on disk.
///
/// An accepted action is on disk before anyone is told, so the outputs cannot be had without the
/// entries: [`Step::commit`] writes the entries and then returns the outputs; [`Step::split`]
/// returns the entries and a [`Pending`], to be opened once they are written. If writing fails,
/// drop it: the table that made it is ahead of its log and must be restored from the log.
#[derive(Debug, Default)]
#[must_use = "entries must be written, and outputs released"]
pub struct Step {
    entries: Vec<Entry>,
    then: Vec<Output>,
}

impl Step {
    pub(crate) fn new(entries: Vec<Entry>, then: Vec<Output>) -> Self {
        Self { entries, then }
    }

    /// The entries that must be written.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Writes the entries, if there are any, and returns the outputs.
    ///
    /// # Errors
    /// Those of `write`; nobody is told anything then.
    pub fn commit<E>(
        self,
        write: impl FnOnce(&[Entry]) -> Result<(), E>,
    ) -> Result<Vec<Output>, E> {
        if !self.entries.is_empty() {
            write(&self.entries)?;
        }
        Ok(self.then)
    }

    /// Splits the step for callers that write elsewhere: the entries, and the outputs locked until
    /// then.
    pub fn split(self) -> (Vec<Entry>, Pending) {
        (self.entries, Pending { then: self.then })
    }
}

/// Outputs that wait until their entries are written.
#[derive(Debug, Default)]
#[must_use = "outputs are released once their entries are written"]
pub struct Pending {
    then: Vec<Output>,
}

impl Pending {
    /// Returns the outputs. Call it once the entries are on disk.
    pub fn written(self) -> Vec<Output> {
        self.then
    }
}
