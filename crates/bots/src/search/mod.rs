//! The captain: information-set Monte Carlo tree search for any number of players and any game
//! with [`Instinct`].
//!
//! Thinking is done in imagined worlds that fit the captain's view; the true state is out of
//! reach. [`explorer`] makes one iteration after another, [`tree`] keeps what was tried,
//! [`select`] says what is tried next, [`playout`] plays on by instinct, [`thoughts`] puts
//! together what came of it, and [`advice`] puts it into words.

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

pub use number::{exp, float, mix, pick_by_weight, share_out, unit, warm, weigh};
pub use thoughts::{Candidate, Thoughts};

/// How many iterations each of several trees makes before anybody asks whether to stop.
const ROUND: u32 = 64;

/// How a captain thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How many trees are grown side by side, each on a thread of its own where there are any.
    pub trees: u8,
    /// How many nodes a tree has room for.
    pub nodes: u32,
}

impl Settings {
    /// The least and the most room that a tree gets.
    const NODES_MIN: u32 = 256;
    const NODES_MAX: u32 = 1 << 16;

    /// One tree with room for a budget, and for what is kept from the decision before.
    pub fn for_budget(budget: Budget) -> Self {
        let nodes = match budget {
            Budget::Iterations(count) => count.get().saturating_mul(2),
            Budget::Millis(_) => Self::NODES_MAX,
        };
        Self { trees: 1, nodes: nodes.clamp(Self::NODES_MIN, Self::NODES_MAX) }
    }

    /// The same on several threads, where the budget is one of time. What is thought in iterations
    /// is the same on every machine, so it does not depend on how many threads there are.
    #[must_use]
    pub fn on(self, threads: u8, budget: Budget) -> Self {
        match budget {
            Budget::Iterations(_) => self,
            Budget::Millis(_) => Self { trees: threads.max(1), ..self },
        }
    }
}

/// A bot that thinks ahead.
#[derive(Debug)]
pub struct Captain<G: Instinct> {
    rng: SearchRng,
    explorers: Vec<Explorer<G>>,
    settings: Settings,
    temper: Temper,
}

impl<G: Instinct> Captain<G> {
    /// A captain with a stream of its own.
    pub fn new(mut rng: SearchRng, settings: Settings) -> Self {
        let number = rng.word();
        let stream = |tree: u8| SearchRng::new(number, u64::from(tree));
        let trees = 0..settings.trees.max(1);
        let explorers = trees.map(|tree| Explorer::new(stream(tree), settings.nodes)).collect();
        Self { rng, explorers, settings, temper: Temper::default() }
    }

    /// The same, of a temper.
    #[must_use]
    pub fn of(self, temper: Temper) -> Self {
        Self { temper, ..self }
    }

    /// Thinks, and tells all that came of it. `until` is asked with the iterations done in all
    /// trees, at the earliest after the first.
    pub fn ponder(
        &mut self,
        sight: &Sight<'_, G>,
        until: &mut dyn FnMut(u32) -> bool,
    ) -> Thoughts<G::Action> {
        let thumb = G::thumb(sight, &mut self.rng);
        self.think(&Root::new(sight, thumb.as_ref()), until)
    }

    /// Thinks, and tells all that came of it, and what to do and why; silence has no advice.
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

    /// The share of the win that one action brings, whether the menu suggests it or not. All the
    /// thinking goes into what comes after it.
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

/// A round of iterations in each tree. What comes of it does not depend on the threads.
#[cfg(not(target_family = "wasm"))]
fn side_by_side<G: Instinct>(explorers: &mut [Explorer<G>], root: &Root<'_, G>) {
    std::thread::scope(|scope| {
        for explorer in explorers {
            scope.spawn(move || (0..ROUND).for_each(|_| explorer.iterate(root)));
        }
    });
}

/// A round of iterations in each tree, one after the other: a page's worker is one thread.
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
