//! Levels by name, the same everywhere.

use std::fmt;
use std::str::FromStr;

use contract::{Phrase, SearchRng};

use crate::bot::{Advice, Bot, Sight};
use crate::instinct::Instinct;
use crate::search::{Captain, SearchSettings};
use crate::spec::Budget;
use crate::temper::Temper;
use crate::thumb::Thumb;

/// A bot's level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Picks uniformly from the menu: the permanent baseline.
    Random,
    /// Random, but avoids absurd actions.
    Deckhand,
    /// Follows good rules of thumb, without searching.
    Bosun,
    /// Searches (Monte Carlo tree search).
    Captain,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Deckhand, Self::Bosun, Self::Captain];

    /// Its name in commands and records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Deckhand => "deckhand",
            Self::Bosun => "bosun",
            Self::Captain => "captain",
        }
    }

    /// Whether its decisions take a search, and so a noticeable time.
    pub fn searches(self) -> bool {
        match self {
            Self::Random | Self::Deckhand | Self::Bosun => false,
            Self::Captain => true,
        }
    }

    /// A bot of this level with its own random stream, and memory for the usual budget. The real
    /// budget is given with each question.
    pub fn bot<G: Instinct>(self, rng: SearchRng) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random(rng)),
            Self::Deckhand => Box::new(Deckhand(rng)),
            Self::Bosun => Box::new(Bosun(rng, Temper::default())),
            Self::Captain => Box::new(Captain::new(rng, SearchSettings::for_budget(Budget::USUAL))),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// A text that names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Level::ALL.map(Level::name).join(", ");
        write!(out, "no bot is called `{}`; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        let found = Self::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// A random choice; silence is one more if the seat is not waited for.
fn pick<A: Copy>(actions: &[A], must: bool, rng: &mut SearchRng) -> Option<A> {
    let count = u32::try_from(actions.len()).expect("menus are bounded");
    let nth = rng.below(count + u32::from(!must));
    actions.get(nth as usize).copied()
}

#[derive(Debug)]
struct Random(SearchRng);

impl<G: Thumb> Bot<G> for Random {
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        _: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<G::Action>> {
        let action = pick(&sight.menu.actions, sight.window.me, &mut self.0)?;
        Some(Advice { action, reason: Phrase::new(G::RANDOM_REASON) })
    }
}

#[derive(Debug)]
struct Deckhand(SearchRng);

impl<G: Thumb> Bot<G> for Deckhand {
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        _: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<G::Action>> {
        let sane: Vec<G::Action> =
            sight.menu.actions.iter().copied().filter(|action| !G::absurd(sight, action)).collect();
        let from = if sane.is_empty() { &sight.menu.actions } else { &sane };
        let action = pick(from, sight.window.me, &mut self.0)?;
        Some(Advice { action, reason: Phrase::new(G::RANDOM_REASON) })
    }
}

#[derive(Debug)]
pub(crate) struct Bosun(pub(crate) SearchRng, pub(crate) Temper);

impl<G: Thumb> Bot<G> for Bosun {
    fn choose(
        &mut self,
        sight: &Sight<'_, G>,
        _: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<G::Action>> {
        G::thumb_of(self.1, sight, &mut self.0)
    }
}
