//! How a match ended for each seat: what histories and ratings are made of.

use serde::Serialize;

use crate::entry::Ending;
use crate::id::{MatchNumber, Person};
use crate::seats::Occupant;
use crate::state::{Entrant, Stage};
use crate::table::Table;

/// A match that ended by its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchResult {
    /// Which.
    pub number: MatchNumber,
    /// By seat.
    pub shares: Vec<Share>,
}

/// How a match ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// Who began it there; nobody for a bot, and for somebody whom the host sent away.
    pub person: Option<Person>,
    /// The level, where a bot played to the end without a person behind it.
    pub level: Option<String>,
    /// Whether they played to the end. A bot that stands in for the absent plays for them.
    pub persistence: Persistence,
    /// 1 for the winners; those who share a place have the same rank.
    pub rank: u8,
    /// Points as the game counts them.
    pub points: i16,
}

/// Whether somebody played a match to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Persistence {
    /// They did.
    Stayed,
    /// They gave up, or left.
    GaveUp,
}

impl Table {
    /// The match that has ended by its rules, until the next begins.
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
