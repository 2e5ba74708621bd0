//! What a seat may do now, in a reusable buffer.

use serde::Serialize;

use crate::{Game, Reply};

/// The choices of one seat.
///
/// The law: outside the kinds in `composed` the actions are sorted and are exactly those that
/// `check` accepts; within those kinds each listed action is a suggestion that `check` accepts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Menu<A> {
    /// The choices.
    pub actions: Vec<A>,
    /// The kinds of action with too many actions to list, for which the menu has only suggestions.
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

    /// The only answer to the question, if there is exactly one; asides do not count as answers.
    pub fn forced<G: Game<Action = A>>(&self, game: &G) -> Option<A>
    where
        A: Copy,
    {
        let mut answers =
            self.actions.iter().filter(|action| game.reply(action) != Reply::Aside).copied();
        let only = answers.next().filter(|_| answers.next().is_none())?;
        self.composed.iter().all(|kind| G::ASIDES.contains(kind)).then_some(only)
    }

    /// Empties the menu and keeps its capacity.
    #[inline]
    pub fn clear(&mut self) {
        self.actions.clear();
        self.composed = &[];
    }
}
