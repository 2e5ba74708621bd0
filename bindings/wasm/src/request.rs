//! What a page may ask of the module.

use std::num::NonZeroU32;

use contract::Observer;
use hosting::Outline;
use serde::{Deserialize, Serialize};
use table::Setting;
use table::id::{Millis, Ticket};
use table::io::Fork;
use table::message::Advice;

/// Something a page asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// What can be played.
    Games,
    /// A table is set up; one that was there before is forgotten.
    Create {
        /// How.
        setting: Setting,
        /// Where its matches go on, if they are not dealt anew.
        #[serde(default)]
        fork: Option<Fork>,
        /// Whose it is.
        host: u64,
        /// 32 random bytes, for deals.
        deals: [u8; 32],
        /// A random number, for times.
        jitter: u64,
        /// The time.
        now_ms: Millis,
    },
    /// A table goes on as its log says.
    Restore {
        /// The lines of its log.
        entries: Vec<String>,
        /// How long nobody kept it.
        down_ms: u64,
        /// The time.
        now_ms: Millis,
    },
    /// Somebody comes to the table.
    Connect {
        /// A number for each connection.
        conn: u64,
        /// Who.
        person: u64,
        /// By what name.
        name: String,
        /// Which of his clients.
        client: u32,
        /// The time.
        now_ms: Millis,
    },
    /// Somebody goes.
    Disconnect {
        /// Which connection.
        conn: u64,
        /// The time.
        now_ms: Millis,
    },
    /// Somebody sends a command.
    Command {
        /// Over which connection.
        conn: u64,
        /// The JSON of a `Command`.
        text: String,
        /// The time.
        now_ms: Millis,
    },
    /// A bot has thought.
    Advice {
        /// Which question.
        ticket: Ticket,
        /// What it would do.
        advice: Option<Advice>,
        /// The time.
        now_ms: Millis,
    },
    /// Time has passed.
    Tick {
        /// The time.
        now_ms: Millis,
    },
    /// A bot shall think.
    Think {
        /// How well it plays.
        level: String,
        /// By what it knows.
        outline: Outline,
        /// A random number.
        seed: u64,
        /// When to stop, for those who search.
        iterations_max: u32,
    },
    /// The record of a match of the local table.
    WriteRecord {
        /// Which.
        #[serde(rename = "match")]
        number: u16,
    },
    /// A record is opened, to be looked at move by move.
    ReadRecord {
        /// The record.
        text: String,
    },
    /// The opened record after so many moves.
    Frame {
        /// How many.
        moves: u32,
        /// As whom one looks.
        observer: Observer,
    },
    /// What a captain thinks of the decision in the opened record that came after so many moves.
    Review {
        /// How many.
        moves: u32,
        /// How long it thinks: over its own choice, and as long over the one that was made.
        iterations_max: NonZeroU32,
    },
}
