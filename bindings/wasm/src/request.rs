//! The requests that a page may make.

use std::num::NonZeroU32;

use contract::tagged::ReadTagged;
use contract::{CardId, Observer};
use hosting::Outline;
use serde::Serialize;
use table::Setting;
use table::id::{Millis, Ticket};
use table::io::Fork;
use table::message::Advice;

/// A request.
#[derive(Clone, PartialEq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Creates a table; an earlier one is dropped.
    Create {
        /// Its setting.
        setting: Setting,
        /// The record to continue from; `None` for a new deal.
        #[serde(default)]
        fork: Option<Fork>,
        /// The host's id.
        host: u64,
        /// 32 random bytes, for deals.
        deals: [u8; 32],
        /// A random number, for the jitter of times.
        jitter: u64,
        /// The time now, in milliseconds since 1970.
        now_ms: Millis,
    },
    /// Restores a table from its log.
    Restore {
        /// The lines of its log.
        entries: Vec<String>,
        /// How long the table was down, in milliseconds.
        down_ms: u64,
        /// The time now, in milliseconds since 1970.
        now_ms: Millis,
    },
    /// A client connects to the table.
    Connect {
        /// A number for each connection.
        conn: u64,
        /// The person's id.
        person: u64,
        /// The person's name.
        name: String,
        /// The number of the tab or device.
        client: u32,
        /// The time now, in milliseconds since 1970.
        now_ms: Millis,
    },
    /// A client disconnects.
    Disconnect {
        /// The connection's number.
        conn: u64,
        /// The time now, in milliseconds since 1970.
        now_ms: Millis,
    },
    /// A client sends a command.
    Command {
        /// The connection's number.
        conn: u64,
        /// The JSON of a `Command`.
        text: String,
        /// The time now, in milliseconds since 1970.
        now_ms: Millis,
    },
    /// A bot has answered.
    Advice {
        /// The ticket of the question.
        ticket: Ticket,
        /// Its answer; `None` for silence.
        advice: Option<Advice>,
        /// The time now, in milliseconds since 1970.
        now_ms: Millis,
    },
    /// Time has passed.
    Tick {
        /// The time now, in milliseconds since 1970.
        now_ms: Millis,
    },
    /// Asks a bot for an action.
    Think {
        /// The bot's level.
        level: String,
        /// What it may know.
        outline: Outline,
        /// A random seed.
        seed: u64,
        /// The most iterations of a search.
        iterations_max: u32,
    },
    /// Writes the record of a match at the local table.
    WriteRecord {
        /// The match's number.
        #[serde(rename = "match")]
        number: u16,
    },
    /// Opens a record, to be shown action by action.
    ReadRecord {
        /// The record.
        text: String,
    },
    /// Shows the opened record after some actions.
    Frame {
        /// The number of actions.
        moves: u32,
        /// The observer whose view is shown.
        observer: Observer,
    },
    /// Asks what a card of the opened record says about itself after some actions.
    Explain {
        /// The number of actions.
        moves: u32,
        /// The observer to whom it is explained.
        observer: Observer,
        /// The card, by its id.
        card: CardId,
    },
    /// Asks for a captain's evaluation of the decision in the opened record after some actions.
    Review {
        /// The number of actions.
        moves: u32,
        /// The search iterations for the captain's choice, and as many for the recorded one.
        iterations_max: NonZeroU32,
    },
}
