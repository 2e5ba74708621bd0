//! The captain: information-set Monte Carlo tree search (ISMCTS) for any number of players and any
//! game with [`Instinct`].
//!
//! Every iteration samples a world that fits the captain's view (a determinization), so the true
//! state stays out of reach. [`explorer`] runs iterations, [`tree`] stores visits and values,
//! [`select`] picks the next edge by PUCT, [`playout`] runs the rollout and evaluates its end,
//! [`thoughts`] collects the results, and [`advice`] puts them into words.
//!
//! The method is multiple-player ISMCTS with one tree for the searching seat (Cowling, Powley and
//! Whitehouse 2012, "Information Set Monte Carlo Tree Search"), max^n backups, PUCT selection with
//! hand-written priors (Rosin 2011; Silver et al. 2017), and rollouts that are cut off and
//! evaluated.

mod number;
mod tree;
mod select;
mod playout;
mod explorer;
mod thoughts;
mod advice;

use contract::SearchRng;

use crate::bot::{Advice, Bot, Sight};
use crate::instinct::Instinct;
use crate::spec::Budget;
use crate::temper::Temper;
use explorer::{Explorer, Root};

pub use number::{exp, float, mix, pick_by_weight, softmax, softmax_values, uniform, weigh};
pub use thoughts::{Candidate, Thoughts};

/// With several trees: the iterations each makes between two checks of the budget.
const ROUND: u32 = 64;

/// The resources of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchSettings {
    /// The number of independent trees (root parallelization), each on its own thread if the
    /// platform has threads.
    pub trees: u8,
    /// The capacity of each tree, in nodes.
    pub nodes: u32,
}

impl SearchSettings {
    /// The bounds of that capacity.
    const NODES_MIN: u32 = 256;
    const NODES_MAX: u32 = 1 << 16;

    /// One tree, large enough for the budget and for nodes reused from the previous decision.
    pub fn for_budget(budget: Budget) -> Self {
        let nodes = match budget {
            Budget::Iterations(count) => count.get().saturating_mul(2),
            Budget::Millis(_) => Self::NODES_MAX,
        };
        Self { trees: 1, nodes: nodes.clamp(Self::NODES_MIN, Self::NODES_MAX) }
    }

    /// The same on several threads if the budget is a time. A budget of iterations always uses one
    /// tree, so that its result is the same on every machine.
    #[must_use]
    pub fn on(self, threads: u8, budget: Budget) -> Self {
        match budget {
            Budget::Iterations(_) => self,
            Budget::Millis(_) => Self { trees: threads.max(1), ..self },
        }
    }
}

/// A bot that searches.
#[derive(Debug)]
pub struct Captain<G: Instinct> {
    rng: SearchRng,
    explorers: Vec<Explorer<G>>,
    settings: SearchSettings,
    temper: Temper,
}

impl<G: Instinct> Captain<G> {
    /// A captain with its own random stream.
    pub fn new(mut rng: SearchRng, settings: SearchSettings) -> Self {
        let number = rng.word();
        let stream = |tree: u8| SearchRng::new(number, u64::from(tree));
        let trees = 0..settings.trees.max(1);
        let explorers = trees.map(|tree| Explorer::new(stream(tree), settings.nodes)).collect();
        Self { rng, explorers, settings, temper: Temper::default() }
    }

    /// The same captain with another temper.
    #[must_use]
    pub fn of(self, temper: Temper) -> Self {
        Self { temper, ..self }
    }

    /// Searches, and returns visits and values of every choice. `until` gets the number of
    /// iterations so far, over all trees, and ends the search by returning `true`.
    pub fn ponder(
        &mut self,
        sight: &Sight<'_, G>,
        until: &mut dyn FnMut(u32) -> bool,
    ) -> Thoughts<G::Action> {
        let thumb = G::thumb(sight, &mut self.rng);
        self.think(&Root::new(sight, thumb.as_ref()), until)
    }

    /// Searches, and returns the results and the advice; silence has no advice.
    pub fn consider(
        &mut self,
        sight: &Sight<'_, G>,
        until: &mut dyn FnMut(u32) -> bool,
    ) -> (Thoughts<G::Action>, Option<Advice<G::Action>>) {
        let thumb = G::thumb(sight, &mut self.rng);
        let thoughts = self.think(&Root::new(sight, thumb.as_ref()), until);
        let advice = advice::best(&thoughts, thumb);
        (thoughts, advice)
    }

    /// The value of one action for the searching seat, listed in the menu or not. Every iteration
    /// starts with that action.
    pub fn weigh(
        &mut self,
        sight: &Sight<'_, G>,
        action: G::Action,
        until: &mut dyn FnMut(u32) -> bool,
    ) -> f32 {
        let thoughts = self.think(&Root::about(sight, action), until);
        thoughts.shares[sight.seat.idx()]
    }

    fn think(
        &mut self,
        root: &Root<'_, G>,
        until: &mut dyn FnMut(u32) -> bool,
    ) -> Thoughts<G::Action> {
        let room_for = self.settings.nodes as usize / 2;
        for explorer in &mut self.explorers {
            explorer.turn_to(root, room_for);
        }
        match &mut self.explorers[..] {
            [explorer] => loop {
                explorer.iterate(root);
                if until(explorer.iterations) {
                    break;
                }
            },
            explorers => loop {
                side_by_side(explorers, root);
                if until(explorers.iter().map(|explorer| explorer.iterations).sum()) {
                    break;
                }
            },
        }
        Thoughts::gather(root, &self.explorers)
    }
}

/// Runs a round of iterations in each tree. The result does not depend on scheduling.
#[cfg(not(target_family = "wasm"))]
fn side_by_side<G: Instinct>(explorers: &mut [Explorer<G>], root: &Root<'_, G>) {
    std::thread::scope(|scope| {
        for explorer in explorers {
            scope.spawn(move || (0..ROUND).for_each(|_| explorer.iterate(root)));
        }
    });
}

/// Runs a round of iterations in each tree, one tree after another: a page's worker has one thread.
#[cfg(target_family = "wasm")]
fn side_by_side<G: Instinct>(explorers: &mut [Explorer<G>], root: &Root<'_, G>) {
    for explorer in explorers {
        (0..ROUND).for_each(|_| explorer.iterate(root));
    }
}

impl<G: Instinct> Bot<G> for Captain<G> {
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        until: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<G::Action>> {
        let thumb = G::thumb_of(self.temper, sight, &mut self.rng);
        if self.temper == Temper::Loyal && G::is_bound(sight) {
            return thumb;
        }
        let root = Root::new(sight, thumb.as_ref());
        if let ([action], true, None) = (&sight.menu.actions[..], root.must, root.unlisted) {
            return Some(advice::only_choice(*action, thumb));
        }
        let thoughts = self.think(&root, until);
        advice::best(&thoughts, thumb)
    }
}
