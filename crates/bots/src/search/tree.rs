//! The tree: what was tried where, and what came of it.
//!
//! A node is a moment as the searching seat can tell it, by its mark, and who is asked then; so
//! moments that are reached on several ways are one node, and what was thought before a move is
//! found again after it. An edge is a choice made there. Both lie in pools of fixed size: when
//! those are full the tree grows no more, and what is there gets better still.

/// A node's place in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// An edge's place in the pool.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct EdgeId(u32);

/// No place.
const NONE: u32 = u32::MAX;

/// A moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    key: u64,
    first: u32,
    /// How often somebody chose here.
    pub(super) visits: u32,
    /// What it brought him, in all.
    pub(super) sum: f32,
}

/// A choice; `None` is silence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: Option<A>,
    next: u32,
    /// How often it was chosen.
    pub(super) visits: u32,
    /// How often it could have been: not every world has every choice.
    pub(super) offered: u32,
    /// What it brought the one who chose, in all.
    pub(super) sum: f32,
}

impl<A> Edge<A> {
    /// What it brings on average.
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
    /// Where the node of a key lies: places by the key's low bits, the next free one if taken.
    places: Vec<u32>,
    capacity: usize,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree with room for so many nodes, and as many edges.
    pub(super) fn with_capacity(capacity: u32) -> Self {
        let capacity = capacity as usize;
        // Half of the places stay free, so that looking up ends soon.
        let places = vec![NONE; (2 * capacity).next_power_of_two()];
        Self {
            nodes: Vec::with_capacity(capacity),
            edges: Vec::with_capacity(capacity),
            places,
            capacity,
        }
    }

    /// Forgets everything and keeps the room.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.places.fill(NONE);
    }

    /// How much of the room is left.
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

    /// The node of a key, if there is one.
    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<NodeId> {
        let id = self.places[self.place(key)];
        (id != NONE).then_some(NodeId(id))
    }

    /// The node of a key, made where it is new; none where the room is used up.
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

    /// Where the key is, or would be.
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

    /// The edge of a choice, if it was ever made here.
    #[inline]
    pub(super) fn edge_of(&self, node: NodeId, action: Option<A>) -> Option<EdgeId> {
        self.edges_of(node).find(|id| self.edge(*id).action == action)
    }

    /// All choices made at a node, the newest first.
    pub(super) fn edges_of(&self, node: NodeId) -> impl Iterator<Item = EdgeId> + '_ {
        let real = |id: u32| (id != NONE).then_some(EdgeId(id));
        let first = real(self.node(node).first);
        std::iter::successors(first, move |id| real(self.edge(*id).next))
    }

    /// A choice made for the first time; none where the room is used up.
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
        // All of them would like the same place.
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
