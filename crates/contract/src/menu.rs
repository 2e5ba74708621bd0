//! What a seat may do now, in a buffer that is used again.

use serde::Serialize;

use crate::{Game, Reply};

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

    /// The only answer to the question, where there is no other: asides are no answer.
    pub fn forced<G: Game<Action = A>>(&self, game: &G) -> Option<A>
    where
        A: Copy,
    {
        let mut answers =
            self.actions.iter().filter(|action| game.reply(action) != Reply::Aside).copied();
        let only = answers.next().filter(|_| answers.next().is_none())?;
        self.composed.iter().all(|kind| G::ASIDES.contains(kind)).then_some(only)
    }

    /// Makes it empty again, and keeps its room.
    #[inline]
    pub fn clear(&mut self) {
        self.actions.clear();
        self.composed = &[];
    }
}
