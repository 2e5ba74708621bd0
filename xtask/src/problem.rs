//! A check's findings as values: checks return lists of these, so that one run shows all problems
//! and tests can examine findings instead of printed text.

use std::fmt::{self, Display};

/// One finding: its place, and what to do about it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Problem {
    place: String,
    line: Option<usize>,
    what: String,
}

impl Problem {
    /// A finding about a whole file, crate or folder.
    pub(crate) fn new(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), line: None, what: what.into() }
    }

    /// A finding on one line, counted from 1 as editors do.
    pub(crate) fn at(place: impl Into<String>, line: usize, what: impl Into<String>) -> Self {
        Self { place: place.into(), line: Some(line), what: what.into() }
    }
}

impl Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.place, self.what),
            None => write!(f, "{}: {}", self.place, self.what),
        }
    }
}

/// The findings as text, for tests: `assert_eq!(shown(&found), ["a.rs:3: …"])`.
#[cfg(test)]
pub(crate) fn shown(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}
