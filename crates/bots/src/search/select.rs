//! Selection by PUCT, adapted to information sets:
//!
//! ```text
//! score(a) = Q(a) + PUCT_C · P(a) · √offered(a) / (1 + visits(a))
//! ```
//!
//! `Q` is the mean value for the seat that chooses, `P` the prior. `offered(a)` counts the visits
//! in which `a` was available, because not every sampled world offers every action; it stands
//! where plain PUCT has the visits of the node. An edge that was never tried has the node's mean
//! minus [`FIRST_PLAY_PENALTY`] for `Q` (first-play urgency).
//!
//! References: Rosin 2011, "Multi-armed bandits with episode context"; Silver et al. 2017,
//! "Mastering the game of Go without human knowledge"; for availability counts Cowling, Powley and
//! Whitehouse 2012, "Information Set Monte Carlo Tree Search".

use super::tree::{EdgeId, NodeId, Tree};

/// The weight of exploration.
const PUCT_C: f32 = 0.25;
/// How far below the node's mean an untried choice is assumed to be.
const FIRST_PLAY_PENALTY: f32 = 0.03;

/// The choices at a node in the sampled world, with their priors.
#[derive(Debug)]
pub(super) struct Choices<'a, A> {
    pub(super) actions: &'a [A],
    /// They add up to 1; one more than actions if silence is a choice too.
    pub(super) priors: &'a [f32],
    /// A buffer for the edge of each choice.
    pub(super) edges: &'a mut Vec<Option<EdgeId>>,
}

impl<A: Copy + PartialEq> Choices<'_, A> {
    /// The action of a choice; `None` is silence.
    pub(super) fn action(&self, idx: usize) -> Option<A> {
        self.actions.get(idx).copied()
    }

    /// Selects a choice and counts every one as offered. The edge is `None` if the choice was
    /// never tried.
    pub(super) fn select(&mut self, tree: &mut Tree<A>, node: NodeId) -> (usize, Option<EdgeId>) {
        self.match_edges(tree, node);
        let here = *tree.node(node);
        let untried =
            if here.visits == 0 { 0.0 } else { here.sum / count(here.visits) - FIRST_PLAY_PENALTY };
        let mut best = (f32::NEG_INFINITY, 0);
        for (idx, (edge, prior)) in self.edges.iter().zip(self.priors).enumerate() {
            let (mean, visits, offered) = match *edge {
                None => (untried, 0, here.visits + 1),
                Some(id) => {
                    let edge = tree.edge_mut(id);
                    edge.offered += 1;
                    (edge.mean(), edge.visits, edge.offered)
                }
            };
            let exploration = PUCT_C * prior * count(offered).sqrt() / count(visits + 1);
            let score = mean + exploration;
            if score > best.0 {
                best = (score, idx);
            }
        }
        (best.1, self.edges[best.1])
    }

    fn match_edges(&mut self, tree: &Tree<A>, node: NodeId) {
        self.edges.clear();
        self.edges.resize(self.priors.len(), None);
        for id in tree.edges_of(node) {
            let idx = match tree.edge(id).action {
                Some(action) => self.actions.iter().position(|known| *known == action),
                None => Some(self.actions.len()),
            };
            // Edges that this world does not offer stay as they are.
            if let Some(place) = idx.and_then(|idx| self.edges.get_mut(idx)) {
                *place = Some(id);
            }
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts of visits are small")]
fn count(visits: u32) -> f32 {
    visits as f32
}

/// Scales weights so that they add up to 1.
pub(super) fn normalise(weights: &mut [f32]) {
    let sum: f32 = weights.iter().sum();
    debug_assert!(sum > 0.0 && sum.is_finite(), "priors are positive: {weights:?}");
    for weight in weights {
        *weight /= sum;
    }
}
