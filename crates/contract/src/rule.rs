//! Rule ids and refusals: a player's mistake is a value that names the rule and the numbers.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Phrase, Speak};

/// The id of a rule in a game's ledger, such as `RUM-SET-HAND`. Ids are forever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(&'static str);

impl RuleId {
    /// A rule of the ledger; only generated code makes these.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The id as it stands in the ledger.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.0)
    }
}

/// A rule of the ledger, as the players' rules page needs it; only generated code makes these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id.
    pub id: RuleId,
    /// Its section of the ledger, from 0.
    pub section: u8,
    /// Whose rule it is: `book`, `ours`, an edition.
    pub tags: &'static [&'static str],
}

impl Rule {
    /// Whether it is, in part at least, a ruling of this house.
    pub fn is_ours(&self) -> bool {
        self.tags.iter().any(|tag| tag.contains("ours"))
    }
}

/// Why a game does not take an action. `W` holds the numbers behind it: costs 5, you have 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Refusal<W> {
    /// A rule forbids it.
    Illegal {
        /// The rule.
        rule: RuleId,
        /// The numbers behind it.
        why: W,
    },
    /// It meant "I am content with what I see", and something came in between.
    Overtaken {
        /// How many cards the sender had seen in this window.
        seen: u8,
        /// How many lie there now.
        shown: u8,
    },
}

impl<W> Refusal<W> {
    /// The rule behind it, if it is one of the game's.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Illegal { rule, .. } => Some(*rule),
            Self::Overtaken { .. } => None,
        }
    }
}

impl<W: Speak> Speak for Refusal<W> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Illegal { why, .. } => why.phrase(),
            Self::Overtaken { seen, shown } => overtaken(*seen, *shown),
        }
    }
}

/// What to tell somebody who was content with what he saw when more lay there.
pub(crate) fn overtaken(seen: u8, shown: u8) -> Phrase {
    Phrase::new("refused-overtaken").number("seen", seen).number("shown", shown)
}
