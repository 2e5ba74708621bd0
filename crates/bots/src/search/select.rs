//! Which choice is tried next: what proved good, and what instinct likes but was seldom tried.

use super::tree::{EdgeId, NodeId, Tree};

/// How much an untried choice draws, against what is known to be good.
const CURIOSITY: f32 = 0.25;
/// How much worse than the rest a choice is taken to be that was never tried.
const UNTRIED: f32 = 0.03;

/// The choices at a node in the world at hand, and how much instinct inclines to each.
#[derive(Debug)]
pub(super) struct Choices<'a, A> {
    pub(super) actions: &'a [A],
    /// Of sum 1; one more than actions where silence is a choice too.
    pub(super) priors: &'a [f32],
    /// Room for the edge of each choice.
    pub(super) edges: &'a mut Vec<Option<EdgeId>>,
}

impl<A: Copy + PartialEq> Choices<'_, A> {
    /// The action of a choice; `None` is silence.
    pub(super) fn action(&self, idx: usize) -> Option<A> {
        self.actions.get(idx).copied()
    }

    /// Chooses, and notes that each of these could have been chosen. The edge is none where the
    /// choice was never made before.
    pub(super) fn select(&mut self, tree: &mut Tree<A>, node: NodeId) -> (usize, Option<EdgeId>) {
        self.match_edges(tree, node);
        let here = *tree.node(node);
        let untried = if here.visits == 0 { 0.0 } else { here.sum / count(here.visits) - UNTRIED };
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
            let curious = CURIOSITY * prior * count(offered).sqrt() / count(visits + 1);
            let score = mean + curious;
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
            // A choice that this world does not have is left alone.
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

/// Makes weights of any sum priors of sum 1.
pub(super) fn normalise(weights: &mut [f32]) {
    let sum: f32 = weights.iter().sum();
    debug_assert!(sum > 0.0 && sum.is_finite(), "instinct gives positive weights: {weights:?}");
    for weight in weights {
        *weight /= sum;
    }
}
