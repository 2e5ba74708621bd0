//! Words without a language: a key and its arguments. Faces look the key up in word files.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// Something to be said: a key of the word files and what fills its gaps.
///
/// Games write the keys they know; a client at a server's table reads whatever it was sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The key, such as `rum-event-drew-wreck`.
    pub key: Cow<'static, str>,
    /// Its arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<(String, Arg)>>"))]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What fills a gap in a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Arg {
    /// A number; plurals follow it.
    Number(i64),
    /// A seat: its name, or 'you' to whom it belongs. `-is` beside its name says which.
    Seat(Seat),
    /// Several seats.
    Seats(Vec<Seat>),
    /// A thing with a name of its own, such as a card; a sentence may ask for a case of it.
    Name(Phrase),
    /// Several such things.
    Names(Vec<Phrase>),
    /// One of a few words by which a sentence chooses its form.
    Choice(Cow<'static, str>),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name.into(), arg));
        self
    }

    /// With a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(value.into()))
    }

    /// With a seat.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// With several seats.
    #[must_use]
    pub fn seats(self, name: &'static str, seats: impl IntoIterator<Item = Seat>) -> Self {
        self.with(name, Arg::Seats(seats.into_iter().collect()))
    }

    /// With the name of a thing.
    #[must_use]
    pub fn name(self, name: &'static str, thing: Phrase) -> Self {
        self.with(name, Arg::Name(thing))
    }

    /// With the names of several things.
    #[must_use]
    pub fn names(self, name: &'static str, things: impl IntoIterator<Item = Phrase>) -> Self {
        self.with(name, Arg::Names(things.into_iter().collect()))
    }

    /// With a word by which the sentence chooses its form.
    #[must_use]
    pub fn choice(self, name: &'static str, choice: &'static str) -> Self {
        self.with(name, Arg::Choice(choice.into()))
    }
}

/// A thing that can be put into words.
pub trait Speak {
    /// What to say of it.
    fn phrase(&self) -> Phrase;
}
