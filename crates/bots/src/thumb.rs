//! Rules of thumb: what a game must add to have bots.

use contract::{Game, SearchRng, Worlds};

use crate::bot::{Advice, Sight};
use crate::temper::Temper;

/// A game with rules of thumb.
pub trait Thumb: Game + Worlds {
    /// The message key for a choice without a reason.
    const RANDOM_REASON: &'static str;

    /// Whether no sensible player would do this.
    fn absurd(sight: &Sight<'_, Self>, action: &Self::Action) -> bool;

    /// The choice of a player who knows the game, without searching.
    fn thumb(sight: &Sight<'_, Self>, rng: &mut SearchRng) -> Option<Advice<Self::Action>>;

    /// The same with a temper. In most games it makes no difference.
    fn thumb_of(
        _: Temper,
        sight: &Sight<'_, Self>,
        rng: &mut SearchRng,
    ) -> Option<Advice<Self::Action>> {
        Self::thumb(sight, rng)
    }

    /// Whether this seat has made a promise about the current question. A loyal bot's rules of
    /// thumb keep it.
    fn is_bound(_: &Sight<'_, Self>) -> bool {
        false
    }
}
