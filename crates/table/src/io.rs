//! What goes into a table and what comes out of it. There are no sockets, threads or clocks here:
//! the server, the simulator and a browser drive the same table through these types.

use std::fmt;
use std::sync::Arc;

use contract::{AnyMatch, AnySight, Seat, SeatCount, Seed, SetupError, WindowId};
use serde::{Deserialize, Serialize};

use crate::command::{Command, Unreadable};
use crate::config::Setting;
use crate::entry::{Ending, Entry};
use crate::id::{Client, Conn, MatchNumber, Millis, Person, Ticket};
use crate::message::{Advice, Farewell};

/// Where matches come from: the table knows no game.
pub trait Dealer: Send + Sync {
    /// Deals a match from a seed.
    ///
    /// # Errors
    /// When there is no such game, or it cannot be set up so.
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError>;
    /// The version of the game's rules here; nothing where there is no such game.
    fn rules_version(&self, game: &str) -> Option<u32>;
    /// Whether the game has bots of that level.
    fn has_level(&self, game: &str, level: &str) -> bool;
    /// The level of the bots that stand in for people.
    fn steward(&self, game: &str) -> &'static str;
    /// The level of the bots that give hints: as good as those who stand in, or better.
    fn adviser(&self, game: &str) -> &'static str {
        self.steward(game)
    }
}

/// What a match needs, without its types.
#[derive(Clone, Copy, Debug)]
pub struct DealOrder<'a> {
    /// The game's id.
    pub game: &'a str,
    /// Its options as JSON.
    pub options: &'a str,
    /// How many play.
    pub seats: SeatCount,
    /// Where it goes on, if it is not dealt anew.
    pub fork: Option<&'a Fork>,
}

impl<'a> DealOrder<'a> {
    /// What a table of this setting needs.
    pub(crate) fn of(setting: &'a Setting, fork: Option<&'a Fork>) -> Self {
        Self { game: setting.game(), options: setting.options(), seats: setting.seats(), fork }
    }
}

/// A recorded match that goes on from the middle. What chance does from there is new. What a
/// record is the dealer knows, not the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// The record.
    pub record: String,
    /// After how many of its actions.
    pub moves: u32,
}

/// Why no match could be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealError {
    /// There is no such game.
    UnknownGame,
    /// Its rules cannot be made.
    Setup(SetupError),
    /// The record cannot be gone on with there; why, in English.
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

/// Something that happens to a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A connection was made. A person may have several: tabs, devices.
    Connect(Connect),
    /// A connection was lost.
    Disconnect {
        /// Which.
        conn: Conn,
    },
    /// A client sent something; see [`Command::read`].
    Command {
        /// Over which connection.
        conn: Conn,
        /// What.
        command: Result<Command, Unreadable>,
    },
    /// Somebody has other wishes about whose talk to hear.
    Deafen {
        /// Over which connection.
        conn: Conn,
        /// Whose they do not want to hear.
        deaf_to: Arc<[Person]>,
    },
    /// A bot has thought.
    Advice {
        /// The question it was asked.
        ticket: Ticket,
        /// What it would do; nothing is silence.
        advice: Option<Advice>,
    },
    /// Time has passed.
    Tick,
    /// The table was restored and goes on now. The first input after a restart.
    Wake {
        /// How long nothing ran, as far as the server knows: it counts against nobody.
        down_ms: u64,
    },
}

/// Somebody connects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Connect {
    /// The connection, new for every socket.
    pub conn: Conn,
    /// Who it is.
    pub person: Person,
    /// By what name.
    pub name: String,
    /// Which tab or device.
    pub client: Client,
    /// How they came here.
    pub pass: Pass,
    /// Whose talk they do not want to hear at any table.
    pub deaf_to: Arc<[Person]>,
}

/// How somebody came to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// From a public list.
    Public,
    /// By the table's link.
    Link,
}

/// Something a table wants done.
#[derive(Debug)]
pub enum Output {
    /// Send a text to a client: the JSON of a [`Message`](crate::message::Message). Several
    /// connections may get the same one.
    Send {
        /// To which.
        conn: Conn,
        /// What.
        text: Arc<str>,
    },
    /// Ask a bot.
    Think(Think),
    /// Call [`Table::handle`](crate::Table::handle) with [`Input::Tick`] then, if nothing comes
    /// before. Replaces an earlier wish.
    Wake {
        /// When.
        at: Millis,
    },
    /// Close a connection, after what was sent to it.
    Hang {
        /// Which.
        conn: Conn,
        /// Why.
        why: Farewell,
    },
    /// A match has ended: results can be kept.
    Finished {
        /// Which.
        number: MatchNumber,
        /// Why.
        ending: Ending,
    },
    /// The table has ended: it can be put away.
    Closed,
}

/// A question to a bot. It knows what its seat knows, and nothing more.
pub struct Think {
    /// Its answer cites this.
    pub ticket: Ticket,
    /// The game.
    pub game: Arc<str>,
    /// For which seat.
    pub seat: Seat,
    /// How well it plays.
    pub level: Arc<str>,
    /// The window it answers.
    pub window: WindowId,
    /// How long it may think.
    pub budget_ms: u64,
    /// What it may look at: a [`contract::Glimpse`] of the game.
    pub sight: AnySight,
}

impl fmt::Debug for Think {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ticket, seat, level, window, budget_ms, .. } = self;
        write!(out, "Think({ticket:?}, {seat:?}, {level}, {window:?}, {budget_ms} ms)")
    }
}

/// What came of an input: entries for the log, and what may be done once they are on disk.
///
/// An accepted action is on disk before anyone is told, so the outputs cannot be had without the
/// entries: [`Step::commit`] writes and then hands them over, [`Step::split`] gives the entries
/// and a [`Pending`] that whoever wrote them opens. If writing fails, drop it: the table that
/// made it is ahead of its log and must be restored from there.
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

    /// What must be written.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Writes the entries, if there are any, and releases the outputs.
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

    /// For those who write elsewhere: the entries, and the outputs under a seal.
    pub fn split(self) -> (Vec<Entry>, Pending) {
        (self.entries, Pending { then: self.then })
    }
}

/// Outputs that wait for their entries.
#[derive(Debug, Default)]
#[must_use = "outputs are released once their entries are written"]
pub struct Pending {
    then: Vec<Output>,
}

impl Pending {
    /// The entries are on disk: the outputs.
    pub fn written(self) -> Vec<Output> {
        self.then
    }
}
