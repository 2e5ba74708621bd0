//! A match of the user's own at a table on their machine: with their deck, their seed, or from
//! their record. Bots may have budgets and tempers there, which nobody may ask of a server.

use contract::{AnyMatch, Match, Seed, Submission};
use registry::{House, Spec};
use serde::Deserialize;
use table::io::{DealError, DealOrder};
use table::{Dealer, Entry, Fact};

use crate::AllGames;

/// Deals one match that was made beforehand, whatever the table's own seed is.
#[derive(Debug)]
pub struct Prepared<G: House> {
    game: Match<G>,
}

impl<G: House> Prepared<G> {
    /// A dealer of this match, which may have begun already.
    pub fn new(game: Match<G>) -> Self {
        Self { game }
    }

    /// The match after the actions in the log of its table.
    pub fn after(&self, log: &[Entry]) -> Match<G> {
        let mut game = self.game.clone();
        for entry in log {
            if let Fact::Played { seat, window, actor, action, .. } = &entry.fact {
                let action = G::Action::deserialize(action.json()).expect("it was played");
                let (seat, window, actor) = (*seat, *window, *actor);
                let played = game.submit(Submission { seat, window, actor, action });
                assert!(played.is_ok(), "the table has played it");
            }
        }
        game
    }
}

impl<G: House> Dealer for Prepared<G> {
    fn deal(&self, order: &DealOrder<'_>, _: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        if order.game != G::ID {
            return Err(DealError::UnknownGame);
        }
        Ok(Box::new(self.game.clone()))
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        AllGames.rules_version(game)
    }

    /// Bots are named as on a command line: `captain:500`, `bosun@fickle`.
    fn has_level(&self, _: &str, level: &str) -> bool {
        level.parse::<Spec>().is_ok()
    }

    fn steward(&self, game: &str) -> &'static str {
        AllGames.steward(game)
    }

    fn adviser(&self, game: &str) -> &'static str {
        AllGames.adviser(game)
    }
}
