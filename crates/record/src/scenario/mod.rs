//! Scenarios: a position, steps, and expectations. Testers write them, bug reports include them,
//! and each worked example of a rulebook is one. See docs/scenarios.md.
//!
//! Nothing is random here: every outcome that a step needs is in its braces.

mod head;
mod stage;
mod expect;
mod value;

use std::fmt;

use contract::{DeckText, Match, Rig};

use crate::error::{self, RecordError, write_at};
use crate::line::{Walk, of_scenario};

pub use head::Head;

/// Why a scenario does not pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// The line, from 1; 0 if it concerns the whole text.
    pub line: u32,
    /// The problem in that line.
    pub problem: Problem,
}

/// What is wrong with a line of a scenario, in English, for testers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It cannot be parsed, or its step is refused.
    Text(error::Problem),
    /// It should be JSON, but is not.
    Json(String),
    /// A line of the header appears twice.
    Twice(String),
    /// The position is impossible.
    Position(String),
    /// An expectation is not met.
    Unmet {
        /// What was expected.
        expected: String,
        /// What was found.
        found: String,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(problem) => write!(out, "{problem}"),
            Self::Json(problem) => write!(out, "this is not JSON: {problem}"),
            Self::Twice(key) => write!(out, "`{key}:` appears twice"),
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

/// What a scenario checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Passed {
    /// Actions that were accepted, or refused as expected.
    pub steps: u32,
    /// Expectations that were met.
    pub expectations: u32,
}

/// Reads only the header: enough to know which game and deck to check it with.
///
/// # Errors
/// When the header cannot be parsed.
pub fn header(text: &str) -> Result<Head, ScenarioError> {
    head::read(&mut Walk::new(of_scenario(text)?))
}

/// Plays a scenario of the game `G` with this deck. The caller must find the deck that its header
/// names; see [`header`].
///
/// # Errors
/// The first line that cannot be parsed, whose step is refused, or whose expectation is not met.
pub fn check<G: Rig>(text: &str, deck: &DeckText) -> Result<Passed, ScenarioError> {
    watch::<G>(text, deck, |_| {})
}

/// Plays a scenario as [`check`] does, and calls `each` with the match at the start and after every
/// accepted action: a worked example, to be shown step by step.
///
/// # Errors
/// Those of [`check`].
pub fn watch<G: Rig>(
    text: &str,
    deck: &DeckText,
    mut each: impl FnMut(&Match<G>),
) -> Result<Passed, ScenarioError> {
    let mut walk = Walk::new(of_scenario(text)?);
    let head = head::read(&mut walk)?;
    let mut stage = stage::ScenarioRun::<G>::set(&head, &mut walk, deck)?;
    each(&stage.game);
    while let Some(line) = walk.peek() {
        walk.next("a step")?;
        let n_actions = stage.game.log().len();
        let done = stage.line(line.text);
        done.map_err(|problem| ScenarioError { line: line.number, problem })?;
        if stage.game.log().len() > n_actions {
            each(&stage.game);
        }
    }
    Ok(stage.passed())
}
