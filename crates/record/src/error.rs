//! Errors in a record, and in the lines it shares with scenarios.

use std::fmt::{self, Write};

use contract::{NotationError, SetupError};

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1; 0 if it concerns the whole text.
    pub line: u32,
    /// The problem in that line.
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

/// `line 12: …`, or the problem alone if it concerns the whole text. A problem may quote what a
/// stranger wrote, so control characters are escaped.
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

/// Whether a character is safe to print. Control characters and line separators break a line for
/// some readers; bidirectional marks change how it looks.
pub(crate) fn is_harmless(char: char) -> bool {
    let unseen =
        matches!(char, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}');
    !char.is_control() && !unseen && char != '\u{feff}'
}

/// What is wrong with a line, in English, for owners of files and testers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The text is too long.
    TooLong {
        /// The most bytes.
        max: usize,
    },
    /// The text has too many lines.
    TooManyLines {
        /// The most lines.
        max: u32,
    },
    /// Something else was found instead of what was expected.
    Expected {
        /// What was expected.
        what: String,
        /// What was found, quoted and shortened.
        found: String,
    },
    /// It can be parsed, but is not in canonical form.
    NotCanonical {
        /// The canonical form.
        canonical: String,
    },
    /// A format version that this program does not know.
    Format(String),
    /// A record of another game.
    OtherGame {
        /// The record's game.
        told: String,
        /// The game it was read as.
        own: &'static str,
    },
    /// It was played by rules that this program does not have.
    OtherRules {
        /// The record's version.
        told: u32,
        /// This program's version.
        own: u32,
    },
    /// It was played with another deck.
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
        /// The most actions.
        max: u32,
    },
    /// The game refuses the action.
    Refused(String),
    /// The outcomes of chance do not fit.
    Chance(String),
    /// The replay gives another result than the record.
    Result {
        /// What the record says.
        told: String,
        /// What the replay gave.
        found: String,
    },
    /// The seed is missing, and this needs it.
    NoSeed,
    /// The seed does not match the commitment.
    OtherSeed,
    /// The seed gives other outcomes than the record.
    OtherOutcomes {
        /// What the record says.
        told: String,
        /// What the seed gives.
        drawn: String,
    },
    /// The text was changed after it was written.
    Edited,
    /// The game is over and cannot be resumed.
    Over,
}

impl Problem {
    /// Something else was found instead of `what`.
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
                write!(out, "not in canonical form, which is {canonical}")
            }
            Self::Format(told) => write!(out, "format {told} is not known; this program reads 1"),
            Self::OtherGame { told, own } => write!(out, "a game of {told}, not of {own}"),
            Self::OtherRules { told, own } => {
                write!(out, "played by rules version {told}; this program plays version {own}")
            }
            Self::OtherDeck { told, own } => {
                write!(out, "played with the deck {told}, but {own} has other cards")
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

/// The most characters of a foreign text that a message quotes.
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
