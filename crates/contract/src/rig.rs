//! Positions made up by hand, for scenarios and rule tests.

use std::fmt;

use crate::{Broken, Game};

/// One line of a position: `hand 2: red1-blue2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RigLine {
    /// Its number in the file, for messages.
    pub line: u32,
    /// What stands before the colon.
    pub key: String,
    /// What stands after it.
    pub value: String,
}

/// Why a position cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RigError {
    /// The line; 0 where it is the position as a whole.
    pub line: u32,
    /// What is wrong, in English: testers read it.
    pub problem: String,
}

impl RigError {
    /// A problem of one line.
    pub fn at(line: &RigLine, problem: impl Into<String>) -> Self {
        Self { line: line.line, problem: problem.into() }
    }

    /// A problem of the position as a whole.
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

/// A game whose positions can be made up.
pub trait Rig: Game {
    /// Makes a position. What is not said is as after an ordinary set-up, with the cards left
    /// over in the face-down pile.
    ///
    /// # Errors
    /// When a line cannot be read or the position breaks an invariant.
    fn rig(rules: &'static Self::Rules, lines: &[RigLine]) -> Result<Self, RigError>;
}

/// Splits `key: value` lines, leaving out blank ones and comments; for tests that write a
/// position in one string.
///
/// # Errors
/// When a line has no colon.
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
