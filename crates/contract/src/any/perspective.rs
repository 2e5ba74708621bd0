//! A match from one observer's point of view, and what the game says about it.

use serde::Serialize;

use super::texts::{Changes, Text, Texts};
use super::{PhrasedMenu, raw};
use crate::fields::visit_fields;
use crate::hash::hash_of;
use crate::{Game, Match, Observer, Phrase, Reply, SAID, SCORE, ScorePart, Standing};

/// A match from one observer's point of view.
pub trait AnyPerspective {
    /// The question of the open window as the observer reads it.
    fn say_window(&self) -> Option<Phrase>;
    /// The top-level fields of the view that are not what was shown before: each with its name and
    /// its JSON. `shown` holds a hash of each field and is updated. The last fields are [`SAID`]
    /// and, once the match is over, [`SCORE`], if the game says anything. Only what changed is
    /// written, because a live table does this for every observer after every action.
    fn fields(
        &self,
        shown: &mut Vec<u64>,
        texts: &mut Texts,
        each: &mut dyn FnMut(&'static str, Text),
    );
    /// The observer's choices, as [`menu_json`](super::AnyMatch::menu_json) has them; `None` for
    /// spectators.
    fn menu(&self) -> Option<Box<dyn AnyMenu>>;
    /// How many of those choices are asides.
    fn n_asides(&self) -> usize;
}

/// The choices of a seat, before they are written.
pub trait AnyMenu {
    /// A hash of what they would be as JSON.
    fn hash(&self) -> u64;
    /// Their JSON.
    fn text(&self) -> Text;
}

impl<A: Serialize> AnyMenu for PhrasedMenu<A> {
    fn hash(&self) -> u64 {
        hash_of(self)
    }

    fn text(&self) -> Text {
        raw(self).into()
    }
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

    fn fields(
        &self,
        shown: &mut Vec<u64>,
        texts: &mut Texts,
        each: &mut dyn FnMut(&'static str, Text),
    ) {
        let mut changes = Changes { shown, texts, place: 0, each };
        visit_fields(&self.view, &mut changes).expect("a view is a struct of plain data");
        let said = G::say_view(self.game.rules(), &self.view);
        if hash_of(&said) != hash_of(&()) {
            changes.compare(SAID, &said);
        }
        let score = score(self.game, &self.view);
        if !score.is_empty() {
            changes.compare(SCORE, &score);
        }
    }

    fn menu(&self) -> Option<Box<dyn AnyMenu>> {
        let seat = self.observer.seat()?;
        Some(Box::new(self.game.offer(seat, &self.view)))
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
