//! What a bot is.

use contract::{Game, Menu, Phrase, Seat, WindowView};

/// What a bot may look at.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    /// The rules of the match.
    pub rules: &'static G::Rules,
    /// The bot's seat.
    pub seat: Seat,
    /// What that seat may know.
    pub view: &'a G::View,
    /// The open window.
    pub window: WindowView,
    /// What it may do.
    pub menu: &'a Menu<G::Action>,
}

/// What a bot would do, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The reason, for hints.
    pub reason: Phrase,
}

/// Somebody who plays from a view alone.
pub trait Bot<G: Game>: Send {
    /// Sees something happen.
    fn observe(&mut self, _event: &G::EventView) {}

    /// Chooses; `None` is silence, where the seat is not waited for. `until` is asked with the
    /// iterations done and says whether to stop, so a bot holds no clock.
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        until: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<G::Action>>;
}
