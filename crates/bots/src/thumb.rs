//! Rules of thumb: what each game adds so that there are bots for it.

use contract::{Game, SearchRng, Worlds};

use crate::bot::{Advice, Sight};
use crate::temper::Temper;

/// A game with rules of thumb.
pub trait Thumb: Game + Worlds {
    /// The words for a choice without a reason.
    const RANDOM_REASON: &'static str;

    /// Whether nobody in his right mind would do this.
    fn absurd(sight: &Sight<'_, Self>, action: &Self::Action) -> bool;

    /// What somebody who knows the game would do, at a glance.
    fn thumb(sight: &Sight<'_, Self>, rng: &mut SearchRng) -> Option<Advice<Self::Action>>;

    /// The same by somebody of a temper. In most games it makes no difference.
    fn thumb_of(
        _: Temper,
        sight: &Sight<'_, Self>,
        rng: &mut SearchRng,
    ) -> Option<Advice<Self::Action>> {
        Self::thumb(sight, rng)
    }

    /// Whether this seat has given its word on what it is asked now. The rule of thumb of
    /// somebody loyal keeps it.
    fn is_bound(_: &Sight<'_, Self>) -> bool {
        false
    }
}
