//! What came of thinking, in words.

use contract::Phrase;

use super::thoughts::{Candidate, Thoughts};
use crate::bot::Advice;

/// The rule of thumb's reason where the captain comes to the same; else what it wins.
pub(super) fn best<A: Copy + PartialEq>(
    thoughts: &Thoughts<A>,
    thumb: Option<Advice<A>>,
) -> Option<Advice<A>> {
    let best = thoughts.best();
    let action = best.action?;
    let agreed = thumb.filter(|advice| advice.action == action);
    Some(agreed.unwrap_or_else(|| Advice { action, reason: reason(thoughts) }))
}

/// What is said where there is nothing to choose.
pub(super) fn only_choice<A: Copy + PartialEq>(action: A, thumb: Option<Advice<A>>) -> Advice<A> {
    let agreed = thumb.filter(|advice| advice.action == action);
    agreed.unwrap_or_else(|| Advice { action, reason: Phrase::new("bot-advice-only") })
}

/// Wins so many in a hundred, and the next best so many.
fn reason<A: Copy + PartialEq>(thoughts: &Thoughts<A>) -> Phrase {
    let tried = |candidate: &&Candidate<A>| candidate.visits > 0;
    let mut candidates = thoughts.candidates.iter().filter(tried);
    let wins = candidates.next().map_or(0, percent);
    let phrase = Phrase::new("bot-advice-wins").number("wins", wins);
    match candidates.next() {
        // A choice that looks no better is still the one that was looked at most.
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
