//! A decision looked at again: what it was worth, as the one who made it could know, and what a
//! captain would have done. One decision at a time, so that a page's worker can do it too.

use std::num::NonZeroU32;

use contract::{Menu, Observer, Phrase, SearchRng, Seat};

use crate::bot::Sight;
use crate::instinct::Instinct;
use crate::search::{Captain, Settings};
use crate::spec::Budget;

/// The number of the streams that reviews think with.
const STREAMS: u64 = 0x7265_7669_6577;

/// What was found of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding<A> {
    /// What a captain would have done; `None` is silence.
    pub best: Option<A>,
    /// Why; silence has no reason.
    pub reason: Option<Phrase>,
    /// The share of the win that this would have brought, as the seat could know.
    pub best_share: f32,
    /// The share of the win that what was played brought, as the seat could know.
    pub played_share: f32,
}

impl<A> Finding<A> {
    /// How much of the win was given away. Never less than nothing: what looks better than the
    /// captain's choice is only as good, and the rest is chance.
    pub fn swing(&self) -> f32 {
        (self.best_share - self.played_share).max(0.0)
    }
}

/// Looks at what `seat` played in `game`, with so many iterations for the captain's choice and as
/// many for the one that was made. `None` where there was nothing to choose. Only the seat's view
/// is thought about, so what was hidden from it stays hidden. `number` is the decision's in its
/// game: the same one is always looked at with the same stream.
pub fn judge<G: Instinct>(
    rules: &'static G::Rules,
    game: &G,
    seat: Seat,
    played: G::Action,
    iterations: NonZeroU32,
    number: u64,
) -> Option<Finding<G::Action>> {
    let window = game.window().filter(|open| open.waiting.or(open.may).has(seat))?;
    let observer = Observer::Seat(seat);
    let mut menu = Menu::default();
    game.menu(seat, &mut menu);
    let (view, window) = (game.view(observer), window.view(observer));
    if window.me && menu.forced(game) == Some(played) {
        return None;
    }
    let sight: Sight<'_, G> = Sight { rules, seat, view: &view, window, menu: &menu };
    let settings = Settings::for_budget(Budget::Iterations(iterations));
    let mut rng = SearchRng::new(STREAMS, number);
    let mut captain = || Captain::new(SearchRng::new(rng.word(), 0), settings);
    let mut until = |done| done >= iterations.get();
    let (thoughts, advice) = captain().consider(&sight, &mut until);
    let best = thoughts.best();
    let played_share = if best.action == Some(played) {
        best.share
    } else {
        captain().weigh(&sight, played, &mut until)
    };
    Some(Finding {
        best: best.action,
        reason: advice.map(|advice| advice.reason),
        best_share: best.share,
        played_share,
    })
}
