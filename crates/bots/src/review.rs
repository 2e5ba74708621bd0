//! Reviews a decision: its value, from what the deciding seat could know, and what a captain would
//! have chosen. One decision at a time, so that a page's worker can do it too.

use std::num::NonZeroU32;

use contract::{Menu, Observer, Phrase, SearchRng, Seat};

use crate::bot::Sight;
use crate::instinct::Instinct;
use crate::search::{Captain, SearchSettings};
use crate::spec::Budget;

/// The number of the random streams for reviews.
const STREAMS: u64 = 0x7265_7669_6577;

/// The review of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct DecisionReview<A> {
    /// The captain's choice; `None` is silence.
    pub best: Option<A>,
    /// The captain's reason; silence has none.
    pub reason: Option<Phrase>,
    /// The value of that choice: the expected share of the win, as far as the seat could know.
    pub best_share: f32,
    /// The value of the recorded choice, on the same scale.
    pub played_share: f32,
}

impl<A> DecisionReview<A> {
    /// How much of the win was given away. Never negative: a choice that looks better than the
    /// captain's is only as good, and the rest is noise.
    pub fn swing(&self) -> f32 {
        (self.best_share - self.played_share).max(0.0)
    }
}

/// Reviews what `seat` played in `game`, with so many iterations for the captain's choice and as
/// many for the recorded one. `None` if there was nothing to choose. The search uses only the
/// seat's view, so it learns nothing that was hidden. `number` is the decision's number in its
/// game: the same decision always gets the same random stream.
pub fn judge<G: Instinct>(
    rules: &'static G::Rules,
    game: &G,
    seat: Seat,
    played: G::Action,
    iterations: NonZeroU32,
    number: u64,
) -> Option<DecisionReview<G::Action>> {
    let window = game.window().filter(|open| open.waiting.or(open.may).has(seat))?;
    let observer = Observer::Seat(seat);
    let mut menu = Menu::default();
    game.menu(seat, &mut menu);
    let (view, window) = (game.view(observer), window.view(observer));
    if window.me && menu.forced(game) == Some(played) {
        return None;
    }
    let sight: Sight<'_, G> = Sight { rules, seat, view: &view, window, menu: &menu };
    let settings = SearchSettings::for_budget(Budget::Iterations(iterations));
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
    Some(DecisionReview {
        best: best.action,
        reason: advice.map(|advice| advice.reason),
        best_share: best.share,
        played_share,
    })
}
