//! Scenarios: a position, steps, and what is expected of them. Testers write them, bug reports
//! carry them, and each worked example of a rulebook is one. See docs/scenarios.md.
//!
//! Chance never acts by itself here: every outcome a step needs stands in its braces.

mod head;
mod stage;
mod expect;
mod value;

use std::fmt;

use contract::{DeckText, Rig};

use crate::error::{self, RecordError, write_at};
use crate::line::{Walk, of_scenario};

pub use head::Head;

/// Why a scenario does not pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// The line, from 1; 0 where it is the text as a whole.
    pub line: u32,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a line of a scenario, in English: testers read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It cannot be read, or its step is not taken.
    Text(error::Problem),
    /// What should be JSON is not.
    Json(String),
    /// A line of the head stands there already.
    Twice(String),
    /// The position cannot be.
    Position(String),
    /// Something else is the case than what is expected.
    Unmet {
        /// What was expected.
        expected: String,
        /// What is the case.
        found: String,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(problem) => write!(out, "{problem}"),
            Self::Json(problem) => write!(out, "this is not JSON: {problem}"),
            Self::Twice(key) => write!(out, "`{key}:` stands there twice"),
            Self::Position(problem) => write!(out, "{problem}"),
            Self::Unmet { expected, found } => write!(out, "expected {expected}, found {found}"),
        }
    }
}

impl From<error::Problem> for Problem {
    fn from(problem: error::Problem) -> Self {
        Self::Text(problem)
    }
}

impl From<RecordError> for ScenarioError {
    fn from(error: RecordError) -> Self {
        Self { line: error.line, problem: error.problem.into() }
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_at(self.line, &self.problem, out)
    }
}

impl std::error::Error for ScenarioError {}

/// What a scenario that passed has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Passed {
    /// Actions that were taken, or refused as expected.
    pub steps: u32,
    /// Things that were as expected.
    pub expectations: u32,
}

/// Reads the head alone: enough to know which game and deck to check it with.
///
/// # Errors
/// When the head cannot be read.
pub fn header(text: &str) -> Result<Head, ScenarioError> {
    head::read(&mut Walk::new(of_scenario(text)?))
}

/// Plays a scenario of the game `G` with this deck. Which deck its head means is for the caller
/// to find out; see [`header`].
///
/// # Errors
/// The first line that cannot be read, whose step is not taken, or whose expectation is not met.
pub fn check<G: Rig>(text: &str, deck: &DeckText) -> Result<Passed, ScenarioError> {
    let mut walk = Walk::new(of_scenario(text)?);
    let head = head::read(&mut walk)?;
    let mut stage = stage::Stage::<G>::set(&head, &mut walk, deck)?;
    while let Some(line) = walk.peek() {
        walk.next("a step")?;
        let done = stage.line(line.text);
        done.map_err(|problem| ScenarioError { line: line.number, problem })?;
    }
    Ok(stage.passed())
}
