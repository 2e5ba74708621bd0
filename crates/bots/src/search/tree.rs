//! The tree of visits and values.
//!
//! A node is an information set of the searching seat together with the seat that is asked, found
//! by its key in a transposition table. So positions reached in several ways share a node, and the
//! tree below the next decision is reused. An edge is a choice. Nodes and edges lie in pools of
//! fixed size: a full tree stops growing, and its statistics still improve.

/// The index of a node in its pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// The index of an edge in its pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EdgeId(u32);

/// No index.
const NONE: u32 = u32::MAX;

/// An information set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    key: u64,
    first: u32,
    /// How often a choice was made here.
    pub(super) visits: u32,
    /// The sum of the values for the seat that chooses here.
    pub(super) sum: f32,
}

/// A choice; `None` is silence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: Option<A>,
    next: u32,
    /// How often it was selected.
    pub(super) visits: u32,
    /// How often it was available: not every world offers every choice.
    pub(super) offered: u32,
    /// The sum of the values for the seat that chooses.
    pub(super) sum: f32,
}

impl<A> Edge<A> {
    /// The mean value.
    #[inline]
    #[expect(clippy::cast_precision_loss, reason = "counts of visits are small")]
    pub(super) fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

/// Pools of nodes and edges.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// The transposition table: open addressing by the low bits of the key.
    places: Vec<u32>,
    capacity: usize,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree for so many nodes, and as many edges.
    pub(super) fn with_capacity(capacity: u32) -> Self {
        let capacity = capacity as usize;
        // At most half full, so that probes stay short.
        let places = vec![NONE; (2 * capacity).next_power_of_two()];
        Self {
            nodes: Vec::with_capacity(capacity),
            edges: Vec::with_capacity(capacity),
            places,
            capacity,
        }
    }

    /// Empties the pools and keeps their memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.places.fill(NONE);
    }

    /// How many more nodes or edges fit.
    pub(super) fn n_free(&self) -> usize {
        self.capacity - self.nodes.len().max(self.edges.len())
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    pub(super) fn edge(&self, id: EdgeId) -> &Edge<A> {
        &self.edges[id.0 as usize]
    }

    pub(super) fn edge_mut(&mut self, id: EdgeId) -> &mut Edge<A> {
        &mut self.edges[id.0 as usize]
    }

    /// The node of a key.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<NodeId> {
        let id = self.places[self.place(key)];
        (id != NONE).then_some(NodeId(id))
    }

    /// The node of a key, added if it is new; `None` if the pool is full.
    #[inline]
    pub(super) fn find_or_add(&mut self, key: u64) -> Option<NodeId> {
        let place = self.place(key);
        if self.places[place] != NONE {
            return Some(NodeId(self.places[place]));
        }
        if self.nodes.len() == self.capacity {
            return None;
        }
        let id = u32::try_from(self.nodes.len()).expect("the capacity is a u32");
        self.nodes.push(Node { key, first: NONE, visits: 0, sum: 0.0 });
        self.places[place] = id;
        Some(NodeId(id))
    }

    /// The slot where the key is, or would be.
    #[inline]
    fn place(&self, key: u64) -> usize {
        let mask = self.places.len() - 1;
        #[expect(clippy::cast_possible_truncation, reason = "the low bits are meant")]
        let mut place = key as usize & mask;
        while self.places[place] != NONE && self.nodes[self.places[place] as usize].key != key {
            place = (place + 1) & mask;
        }
        place
    }

    /// The edge of a choice, if it was ever tried here.
    #[inline]
    pub(super) fn edge_of(&self, node: NodeId, action: Option<A>) -> Option<EdgeId> {
        self.edges_of(node).find(|id| self.edge(*id).action == action)
    }

    /// The edges of a node, newest first.
    pub(super) fn edges_of(&self, node: NodeId) -> impl Iterator<Item = EdgeId> + '_ {
        let real = |id: u32| (id != NONE).then_some(EdgeId(id));
        let first = real(self.node(node).first);
        std::iter::successors(first, move |id| real(self.edge(*id).next))
    }

    /// Adds an edge; `None` if the pool is full.
    #[inline]
    pub(super) fn add_edge(&mut self, node: NodeId, action: Option<A>) -> Option<EdgeId> {
        if self.edges.len() == self.capacity {
            return None;
        }
        let id = u32::try_from(self.edges.len()).expect("the capacity is a u32");
        let next = std::mem::replace(&mut self.nodes[node.0 as usize].first, id);
        let offered = self.node(node).visits;
        self.edges.push(Edge { action, next, visits: 0, offered, sum: 0.0 });
        Some(EdgeId(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_finds_its_node_again_and_a_full_tree_takes_no_more() {
        let mut tree = Tree::<u8>::with_capacity(8);
        // All of them hash to the same slot.
        let keys: Vec<u64> = (0..8).map(|nth| nth << 32 | 5).collect();
        let ids: Vec<NodeId> = keys.iter().map(|key| tree.find_or_add(*key).unwrap()).collect();
        assert_eq!(keys.iter().map(|key| tree.find(*key).unwrap()).collect::<Vec<_>>(), ids);
        assert_eq!(tree.find_or_add(99), None);
        assert_eq!(tree.find_or_add(keys[3]), Some(ids[3]));
        tree.clear();
        assert_eq!(tree.find(keys[3]), None);
    }

    #[test]
    fn a_node_knows_the_choices_made_there() {
        let mut tree = Tree::<u8>::with_capacity(4);
        let (one, other) = (tree.find_or_add(1).unwrap(), tree.find_or_add(2).unwrap());
        let edges = [tree.add_edge(one, Some(7)), tree.add_edge(other, None)];
        let silence = tree.add_edge(one, None);
        assert_eq!(tree.edge_of(one, Some(7)), edges[0]);
        assert_eq!(tree.edge_of(one, None), silence);
        assert_eq!(tree.edge_of(other, Some(7)), None);
        assert_eq!(tree.edges_of(one).count(), 2);
        assert!(tree.add_edge(one, Some(8)).is_some());
        assert_eq!(tree.add_edge(one, Some(9)), None, "the pool is full");
    }
}
