//! Instinct: what a game adds to its rules of thumb so that a captain can search it.
//!
//! Rules of thumb read a view, which takes time to build. A search visits thousands of sampled
//! worlds, so instinct reads the world itself and allocates nothing. It must still use only what
//! the asked seat may know: a search whose players see hidden cards plans for a game that nobody
//! plays.

use contract::{Ask, Menu, PerSeat, SearchRng, Seat};

use crate::search::pick_by_weight;
use crate::thumb::Thumb;

/// The most seats of any game.
pub const SEATS_MAX: usize = 10;

/// The value of a position for each seat: its expected share of the win. They add up to 1.
pub type Values = PerSeat<f32, SEATS_MAX>;

/// A game with instinct.
pub trait Instinct: Thumb {
    /// After so many moves a rollout is cut off at the next quiet moment and evaluated.
    const HORIZON: u32;

    /// The prior of each action for `seat`, as positive weights of any sum.
    fn priors(&self, seat: Seat, actions: &[Self::Action], weights: &mut [f32]);

    /// The prior of silence on the same scale, for a seat that is not waited for.
    fn silence_prior(&self, _seat: Seat) -> f32 {
        1.0
    }

    /// The move of the seat that is asked in a rollout; `None` is silence.
    fn rollout_action(
        &self,
        ask: Ask,
        scratch: &mut Scratch<Self::Action>,
        rng: &mut SearchRng,
    ) -> Option<Self::Action> {
        self.menu(ask.seat, &mut scratch.menu);
        let actions = &scratch.menu.actions;
        if ask.must && actions.len() == 1 {
            return actions.first().copied();
        }
        scratch.weigh(self, ask);
        scratch.menu.actions.get(pick_by_weight(&scratch.weights, rng)).copied()
    }

    /// Whether this is a good moment to evaluate, as between turns.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Evaluates the position. The values come in as zeros.
    fn evaluate(&self, shares: &mut Values);

    /// A hash of the observer's information set. Positions that the observer cannot tell apart must
    /// have the same key. Others may share a key too; the search then plans for them together.
    fn infoset_key(&self, observer: Seat) -> u64;
}

/// Buffers that are reused from choice to choice.
#[derive(Debug)]
pub struct Scratch<A> {
    /// A menu.
    pub menu: Menu<A>,
    /// The weight of each choice.
    pub weights: Vec<f32>,
}

impl<A: Copy> Scratch<A> {
    /// Fills in the prior of each action of the menu, and of silence if the seat may stay silent.
    pub(crate) fn weigh<G: Instinct<Action = A>>(&mut self, game: &G, ask: Ask) {
        self.weights.clear();
        self.weights.resize(self.menu.actions.len(), 0.0);
        game.priors(ask.seat, &self.menu.actions, &mut self.weights);
        if !ask.must {
            self.weights.push(game.silence_prior(ask.seat));
        }
    }
}

/// The initial capacity; longer menus, if ever, allocate once.
const CHOICES: usize = 1024;

impl<A> Default for Scratch<A> {
    fn default() -> Self {
        Self { menu: Menu::with_capacity(CHOICES), weights: Vec::with_capacity(CHOICES + 1) }
    }
}
