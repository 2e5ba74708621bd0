//! Advice from the results of a search.

use contract::Phrase;

use super::thoughts::{Candidate, Thoughts};
use crate::bot::Advice;

/// The best choice, with the rule of thumb's reason if the rule agrees, else with its value.
pub(super) fn best<A: Copy + PartialEq>(
    thoughts: &Thoughts<A>,
    thumb: Option<Advice<A>>,
) -> Option<Advice<A>> {
    let best = thoughts.best();
    let action = best.action?;
    let agreed = thumb.filter(|advice| advice.action == action);
    Some(agreed.unwrap_or_else(|| Advice { action, reason: reason(thoughts) }))
}

/// Advice where there is only one choice.
pub(super) fn only_choice<A: Copy + PartialEq>(action: A, thumb: Option<Advice<A>>) -> Advice<A> {
    let agreed = thumb.filter(|advice| advice.action == action);
    agreed.unwrap_or_else(|| Advice { action, reason: Phrase::new("bot-advice-only") })
}

/// "Wins 40 % of the games; the next best choice wins 35 %."
fn reason<A: Copy + PartialEq>(thoughts: &Thoughts<A>) -> Phrase {
    let tried = |candidate: &&Candidate<A>| candidate.visits > 0;
    let mut candidates = thoughts.candidates.iter().filter(tried);
    let wins = candidates.next().map_or(0, percent);
    let phrase = Phrase::new("bot-advice-wins").number("wins", wins);
    match candidates.next() {
        // The most visited choice is best even if its value looks no higher.
        Some(next) => phrase.number("next", percent(next)).choice("known", "both"),
        None => phrase.number("next", 0).choice("known", "only"),
    }
}

fn percent<A>(candidate: &Candidate<A>) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "from 0 to 100")]
    {
        (candidate.share * 100.0).round() as i64
    }
}
