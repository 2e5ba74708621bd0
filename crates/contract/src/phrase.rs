//! Text without a language: a key and its arguments. User interfaces look the key up in the Fluent
//! files.

use std::borrow::Cow;

use serde::Serialize;

use crate::Seat;
use crate::tagged::ReadTagged;

/// A message for a person: a key of the Fluent files and the arguments of its placeholders.
///
/// Games write the keys they know; a client of a server reads whatever it was sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The key, such as `rum-event-drew-wreck`.
    pub key: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(String, Arg)>>"))]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// The argument of a placeholder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Arg {
    /// A number; it selects the plural form.
    Number(i64),
    /// A seat, shown as its name. A second argument, named with the suffix `-is`, says whether it
    /// is the reader's own seat, so that a message can say 'you' instead.
    Seat(Seat),
    /// Several seats.
    Seats(Vec<Seat>),
    /// A thing with its own name, such as a card; the sentence may ask for a grammatical case.
    Name(Phrase),
    /// Several such things.
    Names(Vec<Phrase>),
    /// One of a few words that select the form of the sentence.
    Choice(Cow<'static, str>),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name.into(), arg));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(value.into()))
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds several seats.
    #[must_use]
    pub fn seats(self, name: &'static str, seats: impl IntoIterator<Item = Seat>) -> Self {
        self.with(name, Arg::Seats(seats.into_iter().collect()))
    }

    /// Adds the name of a thing.
    #[must_use]
    pub fn name(self, name: &'static str, thing: Phrase) -> Self {
        self.with(name, Arg::Name(thing))
    }

    /// Adds the names of several things.
    #[must_use]
    pub fn names(self, name: &'static str, things: impl IntoIterator<Item = Phrase>) -> Self {
        self.with(name, Arg::Names(things.into_iter().collect()))
    }

    /// Adds a word that selects the form of the sentence.
    #[must_use]
    pub fn choice(self, name: &'static str, choice: &'static str) -> Self {
        self.with(name, Arg::Choice(choice.into()))
    }
}

/// Something that can be put into words.
pub trait Speak {
    /// The value in words.
    fn phrase(&self) -> Phrase;
}
