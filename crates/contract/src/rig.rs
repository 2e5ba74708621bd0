//! Made-up positions, for scenarios and rule tests.

use std::fmt;

use crate::{Broken, Game};

/// One line of a position: `hand 2: red1-blue2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RigLine {
    /// Its number in the file, for messages.
    pub line: u32,
    /// The text before the colon.
    pub key: String,
    /// The text after the colon.
    pub value: String,
}

/// Why a position is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RigError {
    /// The number of the line; 0 for the position as a whole.
    pub line: u32,
    /// What is wrong, in English: testers read it.
    pub problem: String,
}

impl RigError {
    /// A problem with one line.
    pub fn at(line: &RigLine, problem: impl Into<String>) -> Self {
        Self { line: line.line, problem: problem.into() }
    }

    /// A problem with the position as a whole.
    pub fn whole(problem: impl Into<String>) -> Self {
        Self { line: 0, problem: problem.into() }
    }
}

impl From<Broken> for RigError {
    fn from(broken: Broken) -> Self {
        Self::whole(format!("the position cannot be: {}", broken.0))
    }
}

impl fmt::Display for RigError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(out, "{}", self.problem),
            line => write!(out, "line {line}: {}", self.problem),
        }
    }
}

impl std::error::Error for RigError {}

/// A game that can start from a made-up position.
pub trait Rig: Game {
    /// Makes a position. Anything left out is as after an ordinary set-up, with the remaining
    /// cards in the face-down pile.
    ///
    /// # Errors
    /// If a line cannot be parsed, or the position breaks an invariant.
    fn rig(rules: &'static Self::Rules, lines: &[RigLine]) -> Result<Self, RigError>;
}

/// Splits `key: value` lines and skips blank lines and comments. It is for tests that write a
/// position in one string.
///
/// # Errors
/// If a line has no colon.
pub fn lines(text: &str) -> Result<Vec<RigLine>, RigError> {
    let mut found = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let content = line.split('#').next().unwrap_or_default().trim();
        if content.is_empty() {
            continue;
        }
        let Some((key, value)) = content.split_once(':') else {
            return Err(RigError { line: number, problem: format!("no colon in `{content}`") });
        };
        let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
        found.push(RigLine { line: number, key, value });
    }
    Ok(found)
}
