//! The log of a table: what happened at it, one entry after the other, each with a checksum over
//! the one before. The log is the truth; [`Table::restore`](crate::Table::restore) makes the same
//! table of it again.
//!
//! The text of an entry is one line of JSON. It holds secrets (the seed of the deals), so it goes
//! to the operator's disk and nowhere else.

use std::fmt;

use contract::chance::sha256_hex;
use contract::{Actor, Seat, Seed, WindowId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::{Jitter, Timer};
use crate::command::{Hearing, Stance};
use crate::config::{ReactionTime, Setting};
use crate::held::Held;
use crate::id::{MatchNumber, Millis, Origin, Person};
use crate::io::Fork;
use crate::orders::Order;
use crate::seats::Steward;

/// One entry of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 0.
    pub seq: u64,
    /// When it happened.
    pub at_ms: Millis,
    /// What happened.
    pub fact: Fact,
    /// The command it came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Over this entry and the sum of the one before.
    pub sum: Checksum,
}

/// Half of a SHA-256, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Checksum(String);

const CHECKSUM_DIGITS: usize = 32;

/// An entry without its sum: what the sum is over.
#[derive(Serialize)]
struct Body<'a> {
    before: &'a Checksum,
    seq: u64,
    at_ms: Millis,
    fact: &'a Fact,
    origin: Option<Origin>,
}

/// The end of a log: what the next entry is chained to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tail {
    /// How many entries there are.
    pub len: u64,
    /// When the last one happened.
    pub at_ms: Millis,
    sum: Checksum,
}

impl Tail {
    /// Makes the next entry. Time does not run backwards in a log, whatever a clock says.
    pub(crate) fn append(&mut self, at_ms: Millis, fact: Fact, origin: Option<Origin>) -> Entry {
        let at_ms = at_ms.max(self.at_ms);
        let sum = self.sum_of(at_ms, &fact, origin);
        let entry = Entry { seq: self.len, at_ms, fact, origin, sum: sum.clone() };
        *self = Self { len: self.len + 1, at_ms, sum };
        entry
    }

    /// Goes on to an entry that was written before.
    pub(crate) fn follow(&mut self, entry: &Entry) -> Result<(), ChainError> {
        if entry.seq != self.len {
            return Err(ChainError::Gap { expected: self.len, found: entry.seq });
        }
        if entry.at_ms < self.at_ms {
            return Err(ChainError::Backwards { seq: entry.seq });
        }
        if self.sum_of(entry.at_ms, &entry.fact, entry.origin) != entry.sum {
            return Err(ChainError::Sum { seq: entry.seq });
        }
        *self = Self { len: self.len + 1, at_ms: entry.at_ms, sum: entry.sum.clone() };
        Ok(())
    }

    fn sum_of(&self, at_ms: Millis, fact: &Fact, origin: Option<Origin>) -> Checksum {
        let body = Body { before: &self.sum, seq: self.len, at_ms, fact, origin };
        let text = serde_json::to_string(&body).expect("facts are plain data");
        let mut digits = sha256_hex(text.as_bytes());
        digits.truncate(CHECKSUM_DIGITS);
        Checksum(digits)
    }
}

/// Why entries are no log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChainError {
    /// One is missing, or one stands there twice.
    Gap {
        /// The number that should come.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// An entry is older than the one before it.
    Backwards {
        /// Which.
        seq: u64,
    },
    /// An entry, or the one before it, is not what was written.
    Sum {
        /// Which.
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
    /// The line of the log.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("facts are plain data")
    }

    /// Reads a line of the log.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// Something that happened at a table. The state of a table changes by these alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Fact {
    /// The table was set up.
    Created {
        /// With what.
        setting: Setting,
        /// By whom.
        host: Person,
        /// What the deals of its matches come from.
        deals: Secret,
        /// What its times come from: never the same.
        jitter: Jitter,
        /// Where its matches go on, if they are not dealt anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fork: Option<Fork>,
    },
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        person: Person,
        /// By what name.
        name: String,
    },
    /// A seat became empty, or while a match runs a bot's.
    Vacated {
        /// Which.
        seat: Seat,
        /// Why.
        why: Leaving,
        /// Who plays on, while a match runs.
        level: Option<String>,
    },
    /// A bot sat down.
    Filled {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// Two seats changed places.
    Swapped {
        /// One of them.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// Another person is the host.
    HostChanged {
        /// Who.
        person: Person,
    },
    /// A match began.
    Started {
        /// Which.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The version of the game's rules it is played by. It is never played again by others.
        rules: u32,
    },
    /// A window got its times: the deadlines of those who are asked.
    Timed {
        /// They.
        timer: Timer,
    },
    /// A seat's time to answer ran out.
    Expired {
        /// Whose.
        seat: Seat,
        /// In which window.
        window: WindowId,
    },
    /// An action was taken.
    Played {
        /// For which seat.
        seat: Seat,
        /// The window it answered.
        window: WindowId,
        /// Who sent it.
        actor: Actor,
        /// The action, as the game writes it.
        action: Value,
        /// When the person decided, where the action had to wait for its time since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        given_ms: Option<Millis>,
    },
    /// An answer came before its time.
    Held {
        /// It.
        held: Held,
    },
    /// An answer waits no longer: it is played next, or it was refused.
    Unheld {
        /// Whose.
        seat: Seat,
    },
    /// Somebody asked for more time in the open window.
    Waited {
        /// Who.
        seat: Seat,
        /// In which.
        window: WindowId,
    },
    /// Somebody wants no more of an attack or a mutiny, or does again.
    Rested {
        /// Who.
        seat: Seat,
        /// Its window.
        window: WindowId,
        /// Whether.
        stance: Stance,
    },
    /// Somebody wants another reaction time, or no other.
    Wanted {
        /// Who.
        seat: Seat,
        /// Which.
        reaction_s: Option<ReactionTime>,
    },
    /// A seat gave a standing order.
    Ordered {
        /// Which.
        seat: Seat,
        /// For what kind of question.
        question: String,
        /// What.
        order: Order,
    },
    /// A bot stands in for a person.
    Stewarded {
        /// Where.
        seat: Seat,
        /// Why.
        why: Steward,
    },
    /// The person plays again.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// Somebody wants something that others must want as well, or no longer.
    Voted {
        /// Who.
        seat: Seat,
        /// What.
        matter: Matter,
        /// For it or not.
        stance: Stance,
    },
    /// The match stands still.
    Paused,
    /// The match goes on.
    Resumed,
    /// The table was made again from its log, after the server had stood still for a while.
    Woken {
        /// For how long. It counts against nobody.
        down_ms: u64,
    },
    /// The match ended.
    Ended {
        /// Why.
        ending: Ending,
    },
    /// Somebody spoke.
    Said {
        /// From where.
        seat: Seat,
        /// What.
        text: String,
    },
    /// Somebody hears somebody else, or no longer.
    Muted {
        /// Who hears.
        seat: Seat,
        /// Whom.
        whom: Seat,
        /// Whether.
        hearing: Hearing,
    },
    /// The table ended for good.
    Closed {
        /// Why.
        why: Closing,
    },
}

/// Why a seat became empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// Of the person's own will.
    Left,
    /// The host wanted it so.
    Kicked,
}

/// What people agree on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// A pause: all who are there.
    Pause,
    /// The end of the match without a result: more than half.
    End,
    /// Another match: all who are there.
    Rematch,
}

/// Why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// By its own rules.
    Rules,
    /// People voted for it.
    Vote,
    /// Every person gave up or left.
    Resigned,
    /// No person has done anything for days. It counts for nobody, and its seed is told.
    Abandoned,
}

/// Why a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// The host wanted it so.
    Host,
    /// Nobody came any more.
    Abandoned,
    /// A match at it was played by rules that the server no longer has.
    Upgraded,
}

/// 256 bits that must not leave the operator's disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret(Seed);

impl Secret {
    /// From the system's randomness.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(Seed::new(bytes))
    }

    /// The seed of one match. Told when that match is over, it gives away no other.
    pub fn seed_of(self, number: MatchNumber) -> Seed {
        let digits = sha256_hex(format!("tortuga deal {}/{}", self.0, number.0).as_bytes());
        digits.parse().expect("a hash has 64 hexadecimal digits")
    }
}

impl TryFrom<String> for Secret {
    type Error = contract::chance::NotHex;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> Self {
        secret.0.to_string()
    }
}

#[cfg(test)]
mod tests {
    //! The chain notices whatever is changed.
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
        let read: Vec<Entry> = log().iter().map(|e| Entry::read(&e.text()).unwrap()).collect();
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

    #[test]
    fn every_match_has_a_seed_of_its_own() {
        let secret = Secret::new([7; 32]);
        let seeds = [1, 2].map(|number| secret.seed_of(MatchNumber(number)));
        assert_ne!(seeds[0], seeds[1]);
        assert_eq!(format!("{secret:?}"), "Secret(Seed(…))");
    }
}
