//! Rules of thumb for Jolly Roger.

use contract::SearchRng;
use jolly_roger::{Action, JollyRoger};

use crate::bot::{Advice, Sight};
use crate::thumb::Thumb;

impl Thumb for JollyRoger {
    const RANDOM_REASON: &'static str = "jr-advice-random";

    fn absurd(_: &Sight<'_, Self>, _: &Action) -> bool {
        false
    }

    fn thumb(_: &Sight<'_, Self>, _: &mut SearchRng) -> Option<Advice<Action>> {
        None
    }
}
