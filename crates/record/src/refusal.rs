//! Refusals and wrong outcomes in English, for readers of records and scenarios.

use contract::chance::Fault;
use contract::{Game, Rejected, ReplayError, json};
use serde_json::Value;

use crate::error::Problem;
use crate::notation::outcome_text;

/// A refusal in one word, as a scenario names it: `not-asked`, or the rule's id.
pub(crate) fn name<W>(rejected: &Rejected<W>) -> &'static str {
    match rejected {
        Rejected::Over => "over",
        Rejected::Closed => "closed",
        Rejected::Blocked => "blocked",
        Rejected::NotAsked => "not-asked",
        Rejected::Overtaken { .. } => "overtaken",
        Rejected::Illegal { rule, .. } => rule.as_str(),
    }
}

/// The numbers behind a refusal.
pub(crate) fn why<G: Game>(rejected: &Rejected<G::Why>) -> Value {
    match rejected {
        Rejected::Illegal { why, .. } => json::value(why),
        Rejected::Overtaken { seen, shown } => serde_json::json!({ "seen": seen, "shown": shown }),
        Rejected::Over | Rejected::Closed | Rejected::Blocked | Rejected::NotAsked => Value::Null,
    }
}

/// A refusal with its numbers.
pub(crate) fn text<G: Game>(rejected: &Rejected<G::Why>) -> String {
    let (name, why) = (name(rejected), why::<G>(rejected));
    if why.is_null() { name.to_owned() } else { format!("{name} {why}") }
}

/// Why outcomes of chance do not fit.
pub(crate) fn misfit<G: Game>(rules: &G::Rules, fault: Fault) -> Problem {
    Problem::Chance(match fault {
        Fault::RanOut => "the game draws more than the braces hold".to_owned(),
        Fault::Misfit(drawn) => {
            format!("`{}` cannot be drawn here", outcome_text::<G>(rules, drawn))
        }
        Fault::LeftOver(drawn) => {
            format!("nothing draws `{}`", outcome_text::<G>(rules, drawn))
        }
    })
}

/// Why an action of a record or a scenario is not accepted.
pub(crate) fn not_taken<G: Game>(rules: &G::Rules, error: &ReplayError<G::Why>) -> Problem {
    match error {
        ReplayError::Rejected(rejected) => Problem::Refused(text::<G>(rejected)),
        ReplayError::Chance(fault) => misfit::<G>(rules, *fault),
    }
}
