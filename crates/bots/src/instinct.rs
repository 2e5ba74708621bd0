//! Instinct: what each game adds to its rules of thumb so that a search can be made in it.
//!
//! Rules of thumb look at a view, which is built with care and takes its time. A search looks at
//! thousands of sampled worlds, so all here works on a world as it is, and allocates nothing. But
//! whoever is asked must look only at what his seat may know: a search whose players see through
//! cards plans for a game that nobody plays.

use contract::schedule::Ask;
use contract::{Menu, PerSeat, SearchRng, Seat};

use crate::search::pick_by_weight;
use crate::thumb::Thumb;

/// The most seats of any game.
pub const SEATS_MAX: usize = 10;

/// Each seat's part of the win, which is 1 in all.
pub type Shares = PerSeat<f32, SEATS_MAX>;

/// A game with instinct.
pub trait Instinct: Thumb {
    /// After so many moves by instinct a playout is cut off at the next quiet moment.
    const HORIZON: u32;

    /// How much `seat` inclines to each of the actions, as positive weights of any sum; to
    /// `silence` where it may say nothing.
    fn incline(&self, seat: Seat, actions: &[Self::Action], weights: &mut [f32]);

    /// How much a seat that is not waited for inclines to silence, on the same scale.
    fn incline_to_silence(&self, _seat: Seat) -> f32 {
        1.0
    }

    /// What the one who is asked does at once; `None` is silence.
    fn act(
        &self,
        ask: Ask,
        room: &mut Room<Self::Action>,
        rng: &mut SearchRng,
    ) -> Option<Self::Action> {
        self.menu(ask.seat, &mut room.menu);
        let actions = &room.menu.actions;
        if ask.must && actions.len() == 1 {
            return actions.first().copied();
        }
        room.weights.clear();
        room.weights.resize(actions.len(), 0.0);
        self.incline(ask.seat, actions, &mut room.weights);
        if !ask.must {
            room.weights.push(self.incline_to_silence(ask.seat));
        }
        actions.get(pick_by_weight(&room.weights, rng)).copied()
    }

    /// Whether this is a good moment to look who is ahead, as between turns.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Each seat's chance to win from here, at a glance. The shares come as zeros.
    fn appraise(&self, shares: &mut Shares);

    /// A number for all that `observer` can tell of where the game stands. Moments that he cannot
    /// tell apart must have the same number. Those he can may share one too: then one plan is
    /// made for both.
    fn mark(&self, observer: Seat) -> u64;
}

/// Room to look at choices in, used again and again.
#[derive(Debug)]
pub struct Room<A> {
    /// For a menu.
    pub menu: Menu<A>,
    /// For a weight a choice.
    pub weights: Vec<f32>,
}

/// Choices that there is room for from the start; longer menus, if ever, make room once.
const CHOICES: usize = 1024;

impl<A> Default for Room<A> {
    fn default() -> Self {
        Self { menu: Menu::with_capacity(CHOICES), weights: Vec::with_capacity(CHOICES + 1) }
    }
}
