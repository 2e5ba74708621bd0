//! Rule ids and refusals: a player's mistake is a value that names the rule and the numbers.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::{Phrase, Speak};

/// The id of a rule in a game's ledger, such as `RUM-SET-HAND`. Ids are forever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Makes a rule id; only generated code calls this.
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The id as the ledger writes it.
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
    /// The id of the rule.
    pub id: RuleId,
    /// The index of its section in the ledger, from 0.
    pub section: u8,
    /// The sources of the rule: `book`, `ours`, or an edition.
    pub tags: &'static [&'static str],
}

impl Rule {
    /// Whether the rule is, at least in part, a ruling of this project.
    pub fn is_ours(&self) -> bool {
        self.tags.iter().any(|tag| tag.contains("ours"))
    }
}

/// Why a game refuses an action. `W` holds the numbers behind it: costs 5, you have 3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Refusal<W> {
    /// A rule forbids it.
    Illegal {
        /// The rule that forbids it.
        rule: RuleId,
        /// The numbers behind the refusal.
        why: W,
    },
    /// The sender accepted what they saw, but more cards have been shown since.
    Overtaken {
        /// The number of cards in this window that the sender had seen.
        seen: u8,
        /// The number of cards shown now.
        shown: u8,
    },
}

impl<W> Refusal<W> {
    /// The rule behind the refusal, if it is a rule of the game.
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

/// What to tell people who accepted what they saw after more cards had been shown.
pub(crate) fn overtaken(seen: u8, shown: u8) -> Phrase {
    Phrase::new("refused-overtaken").number("seen", seen).number("shown", shown)
}
