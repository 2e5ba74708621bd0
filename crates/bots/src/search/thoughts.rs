//! The results of a search, for advice, hints, reviews and the arena.

use contract::Seat;

use super::explorer::{Explorer, Root};
use crate::instinct::Instinct;

/// A choice at the root.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action; `None` is silence.
    pub action: Option<A>,
    /// How often the search tried it.
    pub visits: u32,
    /// Its mean value for the searching seat; 0 if never tried.
    pub share: f32,
}

/// The results of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts<A> {
    /// Every choice, best first: most visits, then highest value.
    pub candidates: Vec<Candidate<A>>,
    /// The mean value of the position for each seat.
    pub shares: Vec<f32>,
    /// The number of iterations.
    pub iterations: u32,
}

impl<A: Copy + PartialEq> Thoughts<A> {
    /// Adds up the results of several trees.
    pub(super) fn gather<G: Instinct<Action = A>>(
        root: &Root<'_, G>,
        explorers: &[Explorer<G>],
    ) -> Self {
        let mut candidates: Vec<_> =
            root.choices().map(|action| candidate(action, explorers)).collect();
        // Stable: untried choices keep the menu's order.
        candidates.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.share.total_cmp(&one.share))
        });
        let iterations = explorers.iter().map(|explorer| explorer.iterations).sum();
        let share = |seat: Seat| {
            let sum: f32 = explorers.iter().map(|explorer| explorer.shares[seat]).sum();
            sum / count(iterations)
        };
        let shares = root.seats.seats().map(share).collect();
        Self { candidates, shares, iterations }
    }

    /// The best choice. There always is one, because a seat that is asked has a menu.
    pub fn best(&self) -> &Candidate<A> {
        &self.candidates[0]
    }

    /// The results for a choice.
    pub fn of(&self, action: Option<A>) -> Option<&Candidate<A>> {
        self.candidates.iter().find(|candidate| candidate.action == action)
    }
}

fn candidate<G: Instinct>(
    action: Option<G::Action>,
    explorers: &[Explorer<G>],
) -> Candidate<G::Action> {
    let (mut visits, mut sum) = (0, 0.0);
    for explorer in explorers {
        let tree = &explorer.tree;
        if let Some(edge) = explorer.root.and_then(|root| tree.edge_of(root, action)) {
            visits += tree.edge(edge).visits;
            sum += tree.edge(edge).sum;
        }
    }
    Candidate { action, visits, share: sum / count(visits) }
}

#[expect(clippy::cast_precision_loss, reason = "counts of visits are small")]
fn count(visits: u32) -> f32 {
    visits.max(1) as f32
}
