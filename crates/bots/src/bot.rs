//! The `Bot` trait.

use contract::{Game, Menu, Phrase, Seat, WindowView};

/// What a bot may see.
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
    /// The seat's menu.
    pub menu: &'a Menu<G::Action>,
}

/// A bot's choice, and its reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The reason, for hints.
    pub reason: Phrase,
}

/// A player that decides from a view alone.
pub trait Bot<G: Game>: Send {
    /// Sees an event.
    fn observe(&mut self, _event: &G::EventView) {}

    /// Chooses an action; `None` is silence, for a seat that is not waited for. `until` is called
    /// with the iterations done and says whether to stop, so a bot has no clock.
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        until: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<G::Action>>;
}
