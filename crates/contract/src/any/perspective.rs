//! A match from one observer's point of view, and what the game says about it.

use serde_json::value::RawValue;

use super::raw;
use crate::fields::each_field;
use crate::{Game, Match, Observer, Phrase, Reply, SAID, SCORE, ScorePart, Standing};

/// A match from one observer's point of view.
pub trait AnyPerspective {
    /// The question of the open window as the observer reads it.
    fn say_window(&self) -> Option<Phrase>;
    /// The view, one top-level field at a time: its name and its JSON. The last fields are
    /// [`SAID`] and, once the match is over, [`SCORE`], if the game says anything. Builds no tree
    /// of values, because a live table does this for every observer after every action.
    fn fields(&self, each: &mut dyn FnMut(&'static str, Box<RawValue>));
    /// The observer's choices, as [`menu_json`](super::AnyMatch::menu_json) has them; `None` for
    /// spectators.
    fn menu(&self) -> Option<Box<RawValue>>;
    /// How many of those choices are asides.
    fn n_asides(&self) -> usize;
}

pub(super) struct Perspective<'a, G: Game> {
    pub(super) game: &'a Match<G>,
    pub(super) observer: Observer,
    pub(super) view: G::View,
}

impl<G: Game> AnyPerspective for Perspective<'_, G> {
    fn say_window(&self) -> Option<Phrase> {
        G::say_window(self.game.rules(), &self.view)
    }

    fn fields(&self, each: &mut dyn FnMut(&'static str, Box<RawValue>)) {
        each_field(&self.view, each).expect("a view is a struct of plain data");
        let said = raw(&G::say_view(self.game.rules(), &self.view));
        if said.get() != RawValue::NULL.get() {
            each(SAID, said);
        }
        let score = score(self.game, &self.view);
        if !score.is_empty() {
            each(SCORE, raw(&score));
        }
    }

    fn menu(&self) -> Option<Box<RawValue>> {
        let seat = self.observer.seat()?;
        Some(raw(&self.game.offer(seat, &self.view)))
    }

    fn n_asides(&self) -> usize {
        let Some(seat) = self.observer.seat() else { return 0 };
        let reply = |action: &G::Action| self.game.game().reply(action);
        let actions = self.game.menu(seat).actions;
        actions.iter().filter(|action| reply(action) == Reply::Aside).count()
    }
}

/// The parts of the points, once the match is over.
pub(super) fn score<G: Game>(played: &Match<G>, view: &G::View) -> Vec<Vec<ScorePart>> {
    match played.game().standing() {
        Standing::Open(_) => Vec::new(),
        Standing::Over(_) => G::say_score(played.rules(), view),
    }
}
