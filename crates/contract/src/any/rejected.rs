//! Why an action was rejected, without the types of a game.

use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use super::value;
use crate::rule::overtaken;
use crate::{Phrase, Rejected, RuleId, Speak};

/// Why a submission in JSON was rejected.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyRejected {
    /// The kind of rejection.
    pub reason: RejectedReason,
    /// The rule that forbids it, if there is one.
    pub rule: Option<RuleId>,
    /// The numbers behind the refusal.
    pub why: Value,
    /// What to tell the player.
    pub phrase: Phrase,
}

/// Why a submission was rejected, without the numbers behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RejectedReason {
    /// It is no action of the game.
    Malformed,
    /// The match is over.
    Over,
    /// The window has closed.
    Closed,
    /// Another window covers this one.
    Blocked,
    /// The seat is not asked, or has already answered.
    NotAsked,
    /// More cards have been shown since.
    Overtaken,
    /// A rule forbids it.
    Illegal,
}

impl RejectedReason {
    /// The key of the phrase that says it without details.
    pub fn key(self) -> &'static str {
        match self {
            Self::Malformed => "refused-malformed",
            Self::Over => "refused-over",
            Self::Closed => "refused-closed",
            Self::Blocked => "refused-blocked",
            Self::NotAsked => "refused-not-asked",
            Self::Overtaken => "refused-overtaken",
            Self::Illegal => "refused-illegal",
        }
    }

    /// The name in JSON: the key without what all of them begin with.
    pub fn name(self) -> &'static str {
        self.key().trim_start_matches("refused-")
    }
}

impl Serialize for RejectedReason {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.name())
    }
}

/// A rejection that needs no rule and no numbers.
fn plain(reason: RejectedReason) -> AnyRejected {
    AnyRejected { reason, rule: None, why: Value::Null, phrase: Phrase::new(reason.key()) }
}

pub(super) fn malformed(problem: &str) -> AnyRejected {
    AnyRejected { why: json!({ "problem": problem }), ..plain(RejectedReason::Malformed) }
}

impl<W: Serialize + Speak> From<Rejected<W>> for AnyRejected {
    fn from(rejected: Rejected<W>) -> Self {
        match rejected {
            Rejected::Over => plain(RejectedReason::Over),
            Rejected::Closed => plain(RejectedReason::Closed),
            Rejected::Blocked => plain(RejectedReason::Blocked),
            Rejected::NotAsked => plain(RejectedReason::NotAsked),
            Rejected::Overtaken { seen, shown } => Self {
                why: json!({ "seen": seen, "shown": shown }),
                phrase: overtaken(seen, shown),
                ..plain(RejectedReason::Overtaken)
            },
            Rejected::Illegal { rule, why } => Self {
                reason: RejectedReason::Illegal,
                rule: Some(rule),
                why: value(&why),
                phrase: why.phrase(),
            },
        }
    }
}
