//! What a seat may do now, in a buffer that is used again.

use serde::Serialize;

/// The choices of one seat.
///
/// The law: outside the kinds in `composed` the actions are sorted and are exactly those that
/// `check` accepts; inside them each is a suggestion that `check` accepts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Menu<A> {
    /// The choices.
    pub actions: Vec<A>,
    /// Kinds of action of which only suggestions are listed, since there are too many.
    pub composed: &'static [&'static str],
}

impl<A> Default for Menu<A> {
    fn default() -> Self {
        Self { actions: Vec::new(), composed: &[] }
    }
}

impl<A> Menu<A> {
    /// A menu with room for `capacity` choices, so that a playout need not allocate.
    pub fn with_capacity(capacity: usize) -> Self {
        Self { actions: Vec::with_capacity(capacity), composed: &[] }
    }

    /// Makes it empty again, and keeps its room.
    #[inline]
    pub fn clear(&mut self) {
        self.actions.clear();
        self.composed = &[];
    }
}
