//! The result of a match for each seat, for histories and ratings.

use serde::Serialize;

use crate::entry::Ending;
use crate::id::{MatchNumber, Person};
use crate::seats::Occupant;
use crate::state::{Entrant, Stage};
use crate::table::Table;

/// A match that ended by its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// The number of the match.
    pub number: MatchNumber,
    /// The results by seat.
    pub shares: Vec<Share>,
}

/// The result of a match for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// The person who began the match in this seat; `None` for a bot, and for a person whom the
    /// host removed.
    pub person: Option<Person>,
    /// The level of the bot, if a bot without a person behind it played to the end.
    pub level: Option<String>,
    /// Whether the person played to the end. A bot that stands in for absent people plays for
    /// them.
    pub persistence: Persistence,
    /// 1 for the winners; tied seats have the same rank.
    pub rank: u8,
    /// The points, as the game counts them.
    pub points: i16,
}

/// Whether somebody played a match to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Persistence {
    /// They stayed to the end.
    Stayed,
    /// They resigned or left.
    GaveUp,
}

impl Table {
    /// The result of a match that ended by its rules, until the next match begins.
    pub fn result(&self) -> Option<MatchResult> {
        let Stage::Over(ended) = &self.state.stage else { return None };
        if ended.ending != Ending::Rules {
            return None;
        }
        let outcome = ended.game.outcome()?;
        let began = self.state.entrants.iter().zip(&self.state.seats);
        let shares = began.zip(outcome.placings()).map(|((entrant, occupant), placing)| {
            let (person, persistence) = match entrant {
                Entrant::Nobody => (None, Persistence::Stayed),
                Entrant::Stays(person) => (Some(*person), Persistence::Stayed),
                Entrant::GaveUp(person) => (Some(*person), Persistence::GaveUp),
            };
            let level = match (person, occupant) {
                (None, Occupant::Bot(level)) => Some(level.clone()),
                (Some(_), _) | (None, Occupant::Nobody | Occupant::Person(_)) => None,
            };
            Share { person, level, persistence, rank: placing.rank, points: placing.points }
        });
        Some(MatchResult { number: self.state.number, shares: shares.collect() })
    }
}
