//! What goes wrong, by chance.

use super::super::base::LifeId;
use super::super::node::{Node, Room};
use super::{Fleet, Message, NODES};

impl Fleet {
    /// Something goes wrong.
    pub(super) fn disturb(&mut self) {
        let node = self.rng.below(u32::try_from(NODES).expect("few")) as usize;
        let other = (node + 1) % NODES;
        match self.rng.below(6) {
            0 | 1 => {
                let ms = 100 + u64::from(self.rng.below(15_000));
                self.nodes[node].stopped_until = self.now.plus(ms);
            }
            2 => {
                if let Some((_, tenure)) = self.nodes[node].life {
                    self.arrive(node, Message::Lost { tenure });
                }
            }
            3 => {
                // The process dies, and is started again.
                self.close(node);
                let old = self.nodes[node].life.map(|(life, _)| life);
                self.nodes[node] = Node { old, ..Node::default() };
                self.nodes[node].stopped_until = self.now.plus(2_000);
            }
            4 => self.give(node, None),
            _ => {
                let to = self.nodes[other].life.map(|(life, _)| life);
                self.give(node, to);
            }
        }
    }

    /// Lets a node hand over the table, if nothing is under way.
    fn give(&mut self, node: usize, to: Option<LifeId>) {
        let is_calm = self.nodes[node].room.as_ref().is_some_and(Room::is_calm);
        let awake = self.nodes[node].stopped_until <= self.now;
        if let Some((life, _)) = self.nodes[node].life.filter(|_| is_calm && awake) {
            self.base.give(life, to);
            self.close(node);
        }
    }
}
