//! What came of thinking, for advice, hints, reviews and the arena.

use contract::Seat;

use super::explorer::{Explorer, Root};
use crate::instinct::Instinct;

/// One of the choices.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// What would be done; `None` is silence.
    pub action: Option<A>,
    /// How often it was tried.
    pub visits: u32,
    /// The share of the win it brought the one who chooses, on average; 0 if never tried.
    pub share: f32,
}

/// All that was thought about a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Thoughts<A> {
    /// Every choice, the best first: what was tried most, then what brought most.
    pub candidates: Vec<Candidate<A>>,
    /// Each seat's share of the win from here, as the one who thinks sees it.
    pub shares: Vec<f32>,
    /// How many iterations were made.
    pub iterations: u32,
}

impl<A: Copy + PartialEq> Thoughts<A> {
    /// Puts together what several trees came to.
    pub(super) fn gather<G: Instinct<Action = A>>(
        root: &Root<'_, G>,
        explorers: &[Explorer<G>],
    ) -> Self {
        let mut candidates: Vec<_> =
            root.choices().map(|action| candidate(action, explorers)).collect();
        // Stable, so where nothing was tried the menu's order stands.
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

    /// The best choice. There is always one: who is asked has a menu.
    pub fn best(&self) -> &Candidate<A> {
        &self.candidates[0]
    }

    /// What was thought of a choice.
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
