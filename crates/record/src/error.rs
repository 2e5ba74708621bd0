//! What can be wrong with a record, and with the lines it shares with scenarios.

use std::fmt::{self, Write};

use contract::{NotationError, SetupError};

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1; 0 where it is the text as a whole.
    pub line: u32,
    /// What is wrong there.
    pub problem: Problem,
}

impl RecordError {
    /// A problem of one line.
    pub(crate) fn at(line: u32, problem: Problem) -> Self {
        Self { line, problem }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_at(self.line, &self.problem, out)
    }
}

impl std::error::Error for RecordError {}

/// `line 12: …`, or the problem alone where it is the text as a whole. A problem may repeat what
/// a stranger wrote, so what could do something to the screen is shown by its number.
pub(crate) fn write_at(
    line: u32,
    problem: &impl fmt::Display,
    out: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    if line != 0 {
        write!(out, "line {line}: ")?;
    }
    for char in problem.to_string().chars() {
        if is_harmless(char) {
            out.write_char(char)?;
        } else {
            write!(out, "{}", char.escape_unicode())?;
        }
    }
    Ok(())
}

/// Whether a character is only itself: control characters and the separators of lines break a
/// line for some reader, marks of direction make it look like another.
pub(crate) fn is_harmless(char: char) -> bool {
    let unseen =
        matches!(char, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
    !char.is_control() && !unseen && char != '\u{feff}'
}

/// What is wrong with a line, in English: owners of files and testers read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// More bytes than are looked at.
    TooLong {
        /// The most.
        max: usize,
    },
    /// More lines than are looked at.
    TooManyLines {
        /// The most.
        max: u32,
    },
    /// Something else stands where this should.
    Expected {
        /// What should stand there.
        what: String,
        /// What does, quoted and shortened.
        found: String,
    },
    /// It can be read, but the writer would have put it otherwise.
    NotCanonical {
        /// How it is written.
        canonical: String,
    },
    /// A version of the format that this program does not know.
    Format(String),
    /// A record of another game.
    OtherGame {
        /// The record's.
        told: String,
        /// The one it was read as.
        own: &'static str,
    },
    /// Played by rules that this program does not have.
    OtherRules {
        /// The record's version.
        told: u32,
        /// This program's.
        own: u32,
    },
    /// Played with another deck.
    OtherDeck {
        /// The name of the record's deck.
        told: String,
        /// The name of the deck at hand.
        own: String,
    },
    /// The game cannot be set up like this.
    Setup(SetupError),
    /// Not an action in the canonical notation.
    Notation(NotationError),
    /// The deck has no such card.
    UnknownCard(String),
    /// More actions than the game can need.
    TooManyActions {
        /// The most.
        max: u32,
    },
    /// The game does not take the action.
    Refused(String),
    /// The outcomes of chance do not fit.
    Chance(String),
    /// The game stands otherwise than told.
    Result {
        /// What the record says.
        told: String,
        /// What the replay gave.
        found: String,
    },
    /// The seed is not told, and without it this cannot be done.
    NoSeed,
    /// The seed is not the one that was committed to.
    OtherSeed,
    /// The seed gives other outcomes than those told.
    OtherOutcomes {
        /// What the record says.
        told: String,
        /// What the seed gives.
        drawn: String,
    },
    /// The text was changed after it was written.
    Edited,
    /// The game is over, so it cannot go on.
    Over,
}

impl Problem {
    /// Something else stands where `what` should.
    pub(crate) fn expected(what: impl Into<String>, found: &str) -> Self {
        Self::Expected { what: what.into(), found: quote(found) }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { max } => write!(out, "longer than {max} bytes"),
            Self::TooManyLines { max } => write!(out, "more than {max} lines"),
            Self::Expected { what, found } => write!(out, "expected {what}, found {found}"),
            Self::NotCanonical { canonical } => {
                write!(out, "not as the writer puts it, which is {canonical}")
            }
            Self::Format(told) => write!(out, "format {told} is not known; this program reads 1"),
            Self::OtherGame { told, own } => write!(out, "a game of {told}, not of {own}"),
            Self::OtherRules { told, own } => {
                write!(out, "played by rules version {told}; this program plays version {own}")
            }
            Self::OtherDeck { told, own } => {
                write!(out, "played with the deck {told}, of which {own} has not the same cards")
            }
            Self::Setup(error) => write!(out, "{error}"),
            Self::Notation(error) => write!(out, "{error}"),
            Self::UnknownCard(name) => write!(out, "the deck has no card {name}"),
            Self::TooManyActions { max } => write!(out, "no game has more than {max} actions"),
            Self::Refused(why) => write!(out, "the action is refused: {why}"),
            Self::Chance(why) => write!(out, "{why}"),
            Self::Result { told, found } => {
                write!(out, "the record says `{told}`, the actions lead to `{found}`")
            }
            Self::NoSeed => write!(out, "the seed is not told"),
            Self::OtherSeed => write!(out, "the seed is not the one that was committed to"),
            Self::OtherOutcomes { told, drawn } => {
                write!(out, "the record says {told}, the seed gives {drawn}")
            }
            Self::Edited => {
                write!(out, "the text above is not the text this check was made of: it was changed")
            }
            Self::Over => write!(out, "the game is over and cannot go on"),
        }
    }
}

/// The most characters of a foreign text that a message repeats.
const QUOTE_CHARS_MAX: usize = 60;

/// A foreign text in backticks, shortened.
pub(crate) fn quote(text: &str) -> String {
    format!("`{}`", shortened(text))
}

/// The start of a foreign text.
pub(crate) fn shortened(text: &str) -> String {
    let mut short: String = text.chars().take(QUOTE_CHARS_MAX).collect();
    if text.chars().nth(QUOTE_CHARS_MAX).is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quote_is_short_and_harmless() {
        assert_eq!(quote(&"é".repeat(61)), format!("`{}…`", "é".repeat(60)));
        let error = RecordError::at(3, Problem::expected("x", "\u{1b}[2J \u{202e}é"));
        assert_eq!(error.to_string(), "line 3: expected x, found `\\u{1b}[2J \\u{202e}é`");
    }

    #[test]
    fn line_0_is_the_text_as_a_whole() {
        let whole = RecordError::at(0, Problem::NoSeed);
        assert_eq!(whole.to_string(), "the seed is not told");
        assert_eq!(
            RecordError::at(12, Problem::NoSeed).to_string(),
            "line 12: the seed is not told"
        );
    }
}
