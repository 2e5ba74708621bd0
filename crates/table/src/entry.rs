//! The log of a table: one entry for each fact, each with a checksum that includes the one before.
//! The log is authoritative; [`Table::restore`](crate::Table::restore) rebuilds the same table
//! from it.
//!
//! An entry is written as one line of JSON. It holds secrets (the seed of the deals), so it goes
//! to the operator's disk and nowhere else.

use std::fmt;
use std::sync::Arc;

use contract::chance::sha256_hex;
use contract::tagged::ReadTagged;
use contract::{Actor, AnyAction, Seat, WindowId};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::clock::{Jitter, Timer};
use crate::command::{Gallery, Hearing, Stance};
use crate::config::{ReactionTime, Setting};
use crate::held::Held;
use crate::id::{MatchNumber, Millis, Origin, Person};
use crate::io::Fork;
use crate::orders::Order;
use crate::seats::Steward;
pub use crate::secret::Secret;

/// One entry of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The number of the entry, from 0.
    pub seq: u64,
    /// When it happened.
    pub at_ms: Millis,
    /// What happened.
    pub fact: Fact,
    /// The command that caused it.
    pub origin: Option<Origin>,
    /// The checksum over this entry and the checksum of the one before.
    pub sum: Checksum,
    /// The entry as it was written.
    text: Arc<str>,
}

/// The JSON of an entry. A fact that is written is text already.
#[derive(Serialize, Deserialize)]
struct Line<F> {
    seq: u64,
    at_ms: Millis,
    fact: F,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<Origin>,
    sum: Checksum,
}

/// The first half of a SHA-256, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Checksum(String);

const CHECKSUM_DIGITS: usize = 32;

/// An entry without its checksum: the bytes that the checksum covers.
#[derive(Serialize)]
struct Body<'a> {
    before: &'a Checksum,
    seq: u64,
    at_ms: Millis,
    fact: &'a RawValue,
    origin: Option<Origin>,
}

/// The end of a log, which the next entry is chained to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tail {
    /// The number of entries.
    pub len: u64,
    /// When the last entry happened.
    pub at_ms: Millis,
    sum: Checksum,
}

impl Tail {
    /// Makes the next entry. Its time never goes backwards, whatever the clock says.
    pub fn append(&mut self, at_ms: Millis, fact: Fact, origin: Option<Origin>) -> Entry {
        let (at_ms, seq) = (at_ms.max(self.at_ms), self.len);
        let json = fact.json();
        let sum = self.sum_of(at_ms, &json, origin);
        let line = Line { seq, at_ms, fact: &*json, origin, sum };
        let text = serde_json::to_string(&line).expect("facts are plain data").into();
        *self = Self { len: self.len + 1, at_ms, sum: line.sum.clone() };
        Entry { seq, at_ms, fact, origin, sum: line.sum, text }
    }

    /// Moves on past an entry that was written before.
    pub(crate) fn follow(&mut self, entry: &Entry) -> Result<(), ChainError> {
        if entry.seq != self.len {
            return Err(ChainError::Gap { expected: self.len, found: entry.seq });
        }
        if entry.at_ms < self.at_ms {
            return Err(ChainError::Backwards { seq: entry.seq });
        }
        if self.sum_of(entry.at_ms, &entry.fact.json(), entry.origin) != entry.sum {
            return Err(ChainError::Sum { seq: entry.seq });
        }
        *self = Self { len: self.len + 1, at_ms: entry.at_ms, sum: entry.sum.clone() };
        Ok(())
    }

    fn sum_of(&self, at_ms: Millis, fact: &RawValue, origin: Option<Origin>) -> Checksum {
        let body = Body { before: &self.sum, seq: self.len, at_ms, fact, origin };
        let text = serde_json::to_string(&body).expect("facts are plain data");
        let mut digits = sha256_hex(text.as_bytes());
        digits.truncate(CHECKSUM_DIGITS);
        Checksum(digits)
    }
}

/// Why entries do not form a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChainError {
    /// An entry is missing or repeated.
    Gap {
        /// The expected number.
        expected: u64,
        /// The number that was found.
        found: u64,
    },
    /// An entry is older than the one before it.
    Backwards {
        /// The number of the entry.
        seq: u64,
    },
    /// The entry, or the one before it, was changed after it was written.
    Sum {
        /// The number of the entry.
        seq: u64,
    },
}

impl fmt::Display for ChainError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gap { expected, found } => write!(out, "entry {expected} is missing: {found}"),
            Self::Backwards { seq } => write!(out, "entry {seq} is older than the one before"),
            Self::Sum { seq } => write!(out, "the checksum of entry {seq} does not fit"),
        }
    }
}

impl std::error::Error for ChainError {}

impl Entry {
    /// The entry as a line of the log.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Parses a line of the log.
    ///
    /// # Errors
    /// If the line is not an entry.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        let Line { seq, at_ms, fact, origin, sum } = serde_json::from_str(text)?;
        Ok(Self { seq, at_ms, fact, origin, sum, text: text.into() })
    }
}

impl Fact {
    fn json(&self) -> Box<RawValue> {
        to_raw_value(self).expect("facts are plain data")
    }
}

/// Something that happened at a table. Only facts change the state of a table.
#[derive(Clone, PartialEq, Debug, Serialize, ReadTagged)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fact {
    /// The table was set up.
    Created {
        /// The settings of the table.
        setting: Setting,
        /// The person who set it up.
        host: Person,
        /// The secret from which the deals of its matches are derived.
        deals: Secret,
        /// The seed for its times, independent of the deals.
        jitter: Jitter,
        /// The recorded match to continue from; `None` for new deals.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fork: Option<Fork>,
    },
    /// A person sat down.
    Sat {
        /// The seat they took.
        seat: Seat,
        /// The person who sat down.
        person: Person,
        /// Their name.
        name: String,
    },
    /// A seat became empty; during a match a bot took it over.
    Vacated {
        /// The seat that was left.
        seat: Seat,
        /// Why they left.
        why: Leaving,
        /// The level of the bot that plays on, during a match.
        level: Option<String>,
    },
    /// A bot sat down.
    Filled {
        /// The seat of the bot.
        seat: Seat,
        /// The level of the bot.
        level: String,
    },
    /// Two seats were swapped.
    Swapped {
        /// One seat.
        one: Seat,
        /// The other seat.
        other: Seat,
    },
    /// Another person became the host.
    HostChanged {
        /// The new host.
        person: Person,
    },
    /// The host opened or closed the gallery.
    Gallery {
        /// Whether people without a seat may watch.
        gallery: Gallery,
    },
    /// The host disconnected everybody without a seat, and ended the table's link.
    Cleared,
    /// A match began.
    Started {
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The version of the game's rules. The match is never replayed by another version.
        rules: u32,
    },
    /// A window got its times: the deadlines of the seats that are asked.
    Timed {
        /// The times of the window.
        timer: Timer,
    },
    /// The time of a seat ran out.
    Expired {
        /// The seat whose time ran out.
        seat: Seat,
        /// The window it should have answered.
        window: WindowId,
    },
    /// An action was played.
    Played {
        /// The seat that acted.
        seat: Seat,
        /// The window it answered.
        window: WindowId,
        /// The sender of the action.
        actor: Actor,
        /// The action, in the game's JSON.
        action: AnyAction,
        /// When the person decided, if the action was held since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        given_ms: Option<Millis>,
    },
    /// A seat took back its last action: the match is as if it had not been played.
    Undone {
        /// The seat that took it back.
        seat: Seat,
    },
    /// An answer was held until it is due.
    Held {
        /// The held answer.
        held: Held,
    },
    /// An answer is no longer held: it is played next, or it was refused.
    Unheld {
        /// The seat that answered.
        seat: Seat,
    },
    /// A seat asked for more time in the open window.
    Waited {
        /// The seat that asked.
        seat: Seat,
        /// The window that gets more time.
        window: WindowId,
    },
    /// A seat opted out of an attack or a mutiny, or opted in again.
    Rested {
        /// The seat that opted out or in.
        seat: Seat,
        /// The window of the attack or mutiny.
        window: WindowId,
        /// Whether it opted out or in again.
        stance: Stance,
    },
    /// A seat asked for another reaction time, or no longer does.
    Wanted {
        /// The seat that asked.
        seat: Seat,
        /// The reaction time; `None` keeps the current one.
        reaction_s: Option<ReactionTime>,
    },
    /// A seat gave a standing order.
    Ordered {
        /// The seat that gave the order.
        seat: Seat,
        /// The kind of question.
        question: String,
        /// The order.
        order: Order,
    },
    /// A bot began to stand in for a person.
    Stewarded {
        /// The seat of the person.
        seat: Seat,
        /// Why the bot stands in.
        why: Steward,
    },
    /// The person took over again.
    Returned {
        /// The seat of the person.
        seat: Seat,
    },
    /// A seat voted, or withdrew its vote.
    Voted {
        /// The seat that voted.
        seat: Seat,
        /// What the vote is about.
        matter: Matter,
        /// Whether it votes for it or withdraws.
        stance: Stance,
    },
    /// The match was paused.
    Paused,
    /// The match was resumed.
    Resumed,
    /// The table was restored from its log after a downtime.
    Woken {
        /// The downtime in milliseconds. No clock ran meanwhile.
        down_ms: u64,
    },
    /// The match ended.
    Ended {
        /// Why the match ended.
        ending: Ending,
    },
    /// A chat message was sent.
    Said {
        /// The seat of the sender.
        seat: Seat,
        /// The message.
        text: String,
    },
    /// A seat muted or unmuted another.
    Muted {
        /// The seat that muted or unmuted.
        seat: Seat,
        /// The seat that was muted or unmuted.
        whom: Seat,
        /// Whether its messages are heard.
        hearing: Hearing,
    },
    /// The table was closed for good.
    Closed {
        /// Why it was closed.
        why: Closing,
    },
}

/// Why a seat became empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// The person left.
    Left,
    /// The host removed them.
    Kicked,
}

/// What people vote on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// A pause, which needs every connected person.
    Pause,
    /// The end of the match without a result, which needs more than half of the people.
    End,
    /// A rematch, which needs every connected person.
    Rematch,
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The game ended by its own rules.
    Rules,
    /// People voted for it.
    Vote,
    /// Every person resigned or left.
    Resigned,
    /// No person did anything for days. It counts for nobody, and its seed is revealed.
    Abandoned,
}

/// Why a table was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// The host closed it.
    Host,
    /// Nobody came back.
    Abandoned,
    /// A match at it was played by rules that the server no longer has.
    Upgraded,
}

#[cfg(test)]
mod tests {
    //! The chain detects every change.
    use super::*;

    fn log() -> Vec<Entry> {
        let mut tail = Tail::default();
        let fact = |seat| Fact::Returned { seat: Seat(seat) };
        (0..4).map(|n| tail.append(Millis(u64::from(n) * 10), fact(n), None)).collect()
    }

    fn follow(entries: &[Entry]) -> Result<(), ChainError> {
        let mut tail = Tail::default();
        entries.iter().try_for_each(|entry| tail.follow(entry))
    }

    #[test]
    fn a_log_reads_its_own_text() {
        let read: Vec<Entry> = log().iter().map(|e| Entry::read(e.text()).unwrap()).collect();
        assert_eq!(read, log());
        assert_eq!(follow(&read), Ok(()));
    }

    #[test]
    fn a_changed_lost_or_doubled_entry_is_noticed() {
        let mut changed = log();
        changed[1].fact = Fact::Paused;
        assert_eq!(follow(&changed), Err(ChainError::Sum { seq: 1 }));
        let mut lost = log();
        lost.remove(1);
        assert_eq!(follow(&lost), Err(ChainError::Gap { expected: 1, found: 2 }));
        let mut doubled = log();
        doubled.insert(2, doubled[1].clone());
        assert_eq!(follow(&doubled), Err(ChainError::Gap { expected: 2, found: 1 }));
        let mut exchanged = log();
        exchanged[2] = Entry { fact: Fact::Paused, ..exchanged[2].clone() };
        assert!(follow(&exchanged).is_err());
    }

    #[test]
    fn time_does_not_run_backwards() {
        let mut tail = Tail::default();
        tail.append(Millis(50), Fact::Paused, None);
        assert_eq!(tail.append(Millis(40), Fact::Resumed, None).at_ms, Millis(50));
    }
}
