//! Making rules: decks as text, their errors, and the cache that keeps rules for good.

use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::sync::Mutex;

use sha2::{Digest, Sha256};

use crate::chance::write_hex;
use crate::{Game, RuleId, SeatCount};

/// A deck file: lines of fields separated by commas; `#` starts a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckText {
    /// The name of the source, for error messages.
    pub name: String,
    /// The content of the file.
    pub text: Cow<'static, str>,
}

impl DeckText {
    /// A deck that is compiled into the program.
    pub fn built_in(name: &str, text: &'static str) -> Self {
        Self { name: name.to_owned(), text: Cow::Borrowed(text) }
    }

    /// A deck from a file that the operator named.
    pub fn from_file(name: String, text: String) -> Self {
        Self { name, text: Cow::Owned(text) }
    }

    /// The lines with content: their numbers and trimmed fields.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.text.lines().zip(1..).filter_map(|(line, number)| {
            let content = line.split('#').next().unwrap_or_default().trim();
            let fields = || content.split(',').map(str::trim).collect();
            (!content.is_empty()).then(|| Row { line: number, fields: fields() })
        })
    }

    /// SHA-256 of the content of the lines; comments and spaces do not change a deck.
    pub fn hash(&self) -> String {
        let mut digest = Sha256::new();
        for row in self.rows() {
            digest.update(row.fields.join(","));
            digest.update("\n");
        }
        let mut text = String::with_capacity(64);
        write_hex(&digest.finalize(), &mut text).expect("a string takes all text");
        text
    }
}

/// One line of a deck file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row<'a> {
    /// The line number, from 1.
    pub line: u32,
    /// The fields between the commas.
    pub fields: Vec<&'a str>,
}

/// Why no match can be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game does not support this number of seats.
    Seats {
        /// The rule that sets the limits.
        rule: RuleId,
        /// The requested number of seats.
        asked: u8,
        /// The smallest number of seats.
        min: u8,
        /// The largest number of seats.
        max: u8,
    },
    /// The deck breaks a rule.
    Deck {
        /// The rule it breaks.
        rule: RuleId,
        /// The line number; 0 for the deck as a whole.
        line: u32,
        /// What is wrong, in English: operators read it.
        problem: String,
    },
    /// The options cannot be parsed or contradict each other.
    Options(String),
    /// This run has used too many different decks and options.
    TooMany,
}

impl fmt::Display for SetupError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { rule, asked, min, max } => {
                write!(out, "{asked} players cannot play: {min} to {max} can ({rule})")
            }
            Self::Deck { rule, line: 0, problem } => write!(out, "deck: {problem} ({rule})"),
            Self::Deck { rule, line, problem } => {
                write!(out, "deck, line {line}: {problem} ({rule})")
            }
            Self::Options(problem) => write!(out, "options: {problem}"),
            Self::TooMany => write!(out, "too many different rules in one run"),
        }
    }
}

impl std::error::Error for SetupError {}

/// The most different rules that one run may hold; each is kept for good.
pub const RULES_MAX: usize = 512;

type Key = (TypeId, String, SeatCount, String);
static CACHE: Mutex<Option<HashMap<Key, &'static (dyn Any + Send + Sync)>>> = Mutex::new(None);

/// The rules for these options, seats and deck. They are made once and kept for good, so a state
/// holds only a pointer of eight bytes, and two states of one set-up compare by pointer. Decks
/// come from files that the operator names at start, never from a client, and [`RULES_MAX`] bounds
/// the cache.
///
/// # Errors
/// Those of [`Game::rules`], and [`SetupError::TooMany`].
pub fn rules<G: Game>(
    options: &G::Options,
    seats: SeatCount,
    deck: &DeckText,
) -> Result<&'static G::Rules, SetupError> {
    let text = serde_json::to_string(options).map_err(|e| SetupError::Options(e.to_string()))?;
    let key = (TypeId::of::<G>(), text, seats, deck.hash());
    // A panic under this lock can only come from `G::rules`, which then has stored nothing.
    let mut lock = CACHE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let cache = lock.get_or_insert_default();
    if let Some(found) = cache.get(&key).and_then(|any| any.downcast_ref::<G::Rules>()) {
        return Ok(found);
    }
    if cache.len() >= RULES_MAX {
        return Err(SetupError::TooMany);
    }
    let made: &'static G::Rules = Box::leak(Box::new(G::rules(options, seats, deck)?));
    cache.insert(key, made);
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_spaces_do_not_change_a_deck() {
        let plain = DeckText::built_in("a", "card,1\ncard,2\n");
        let spaced = DeckText::built_in("b", "# mine\n card , 1 # one\n\ncard,2");
        assert_eq!(plain.hash(), spaced.hash());
        assert_eq!(spaced.rows().map(|row| row.line).collect::<Vec<_>>(), [2, 4]);
    }
}
