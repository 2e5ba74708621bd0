//! Why an action was rejected, without the types of a game.

use serde::Serialize;
use serde_json::{Value, json};

use super::value;
use crate::rule::overtaken;
use crate::{Phrase, Rejected, RuleId, Speak};

/// Why a submission in JSON was rejected.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyRejected {
    /// `malformed`, `over`, `closed`, `blocked`, `not-asked`, `overtaken` or `illegal`.
    pub reason: &'static str,
    /// The rule that forbids it, if there is one.
    pub rule: Option<RuleId>,
    /// The numbers behind the refusal.
    pub why: Value,
    /// What to tell the player.
    pub phrase: Phrase,
}

pub(super) fn malformed(problem: &str) -> AnyRejected {
    AnyRejected {
        reason: "malformed",
        rule: None,
        why: json!({ "problem": problem }),
        phrase: Phrase::new("refused-malformed"),
    }
}

impl<W: Serialize + Speak> From<Rejected<W>> for AnyRejected {
    fn from(rejected: Rejected<W>) -> Self {
        let plain =
            |reason, key| Self { reason, rule: None, why: Value::Null, phrase: Phrase::new(key) };
        match rejected {
            Rejected::Over => plain("over", "refused-over"),
            Rejected::Closed => plain("closed", "refused-closed"),
            Rejected::Blocked => plain("blocked", "refused-blocked"),
            Rejected::NotAsked => plain("not-asked", "refused-not-asked"),
            Rejected::Overtaken { seen, shown } => Self {
                why: json!({ "seen": seen, "shown": shown }),
                phrase: overtaken(seen, shown),
                ..plain("overtaken", "refused-overtaken")
            },
            Rejected::Illegal { rule, why } => {
                Self { reason: "illegal", rule: Some(rule), why: value(&why), phrase: why.phrase() }
            }
        }
    }
}
