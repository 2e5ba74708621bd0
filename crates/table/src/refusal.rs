//! Why a command is refused, as a value that any user interface can put into words.

use contract::any::{AnyRejected, RejectedReason};
use contract::{NoUndo, Phrase, json};
use serde_json::Value;

use crate::id::CommandId;
use crate::message::{Message, Reason, Refused};
use crate::misfit::Misfit;

/// Why a command is refused.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Refusal {
    reason: Reason,
    rule: Option<String>,
    why: Value,
    phrase: Value,
}

impl Refusal {
    /// The message for the client.
    pub(crate) fn message(self, cmd: Option<CommandId>) -> Message {
        let Self { reason, rule, why, phrase } = self;
        Message::Refused(Refused { cmd, reason, rule, why, phrase })
    }

    /// Whether the position decides it, so that another action may have changed the answer.
    pub(crate) fn is_about_the_position(&self) -> bool {
        matches!(self.reason, Reason::Illegal | Reason::NotAsked)
    }

    /// A refusal with the problem in English, for authors of clients.
    pub(crate) fn malformed(problem: &str) -> Self {
        let why = serde_json::json!({ "problem": problem });
        Self { why, ..Self::from(Reason::Malformed) }
    }
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        let phrase = json::value(&Phrase::new(key(reason)));
        Self { reason, rule: None, why: Value::Null, phrase }
    }
}

impl From<NoUndo> for Refusal {
    fn from(why: NoUndo) -> Self {
        let (kind, key) = match why {
            NoUndo::Nothing => ("nothing", "refused-no-undo-nothing"),
            NoUndo::Others => ("others", "refused-no-undo-others"),
            NoUndo::Chance => ("chance", "refused-no-undo-chance"),
            NoUndo::Secret => ("secret", "refused-no-undo-secret"),
        };
        let phrase = json::value(&Phrase::new(key));
        let why = serde_json::json!({ "kind": kind });
        Self { why, phrase, ..Self::from(Reason::NoUndo) }
    }
}

impl From<RejectedReason> for Reason {
    fn from(reason: RejectedReason) -> Self {
        match reason {
            RejectedReason::Malformed => Self::Malformed,
            RejectedReason::Over => Self::Over,
            RejectedReason::Closed => Self::Closed,
            RejectedReason::Blocked => Self::Blocked,
            RejectedReason::NotAsked => Self::NotAsked,
            RejectedReason::Overtaken => Self::Overtaken,
            RejectedReason::Illegal => Self::Illegal,
        }
    }
}

impl From<AnyRejected> for Refusal {
    fn from(rejected: AnyRejected) -> Self {
        Self {
            reason: rejected.reason.into(),
            rule: rejected.rule.map(|rule| rule.as_str().to_owned()),
            why: rejected.why,
            phrase: json::value(&rejected.phrase),
        }
    }
}

impl From<Misfit> for Refusal {
    fn from(misfit: Misfit) -> Self {
        match misfit {
            Misfit::Rejected(rejected) => rejected.into(),
            Misfit::Deal(error) => Self::malformed(&error.to_string()),
            Misfit::Seat => Reason::NoSuchSeat.into(),
            Misfit::Stage | Misfit::Created | Misfit::Rules { .. } => Reason::WrongStage.into(),
            Misfit::Stale => Reason::Closed.into(),
            Misfit::Undo(why) => why.into(),
        }
    }
}

/// The phrase key of a refusal.
fn key(reason: Reason) -> &'static str {
    match reason {
        Reason::Malformed => "refused-malformed",
        Reason::Over => "refused-over",
        Reason::Closed => "refused-closed",
        Reason::Blocked => "refused-blocked",
        Reason::NotAsked => "refused-not-asked",
        Reason::Overtaken => "refused-overtaken",
        Reason::Late => "refused-late",
        Reason::Illegal => "refused-illegal",
        Reason::Held => "refused-held",
        Reason::Paused => "refused-paused",
        Reason::WrongStage => "refused-wrong-stage",
        Reason::NotSeated => "refused-not-seated",
        Reason::NotHost => "refused-not-host",
        Reason::SeatTaken => "refused-seat-taken",
        Reason::NoSuchSeat => "refused-no-such-seat",
        Reason::SeatsEmpty => "refused-seats-empty",
        Reason::NoSuchLevel => "refused-no-such-level",
        Reason::TextLength => "refused-text-length",
        Reason::TooFast => "refused-too-fast",
        Reason::Forgotten => "refused-forgotten",
        Reason::TooMany => "refused-too-many",
        Reason::NoHints => "refused-no-hints",
        Reason::NoUndo => "refused-no-undo",
        // A page of protocol 1 knows this key.
        Reason::Outdated => "ui-update",
        Reason::ReadOnly => "refused-read-only",
    }
}
