//! The facts by which user interfaces offer a game: its id, its seats, its options. They are known
//! before any match, and stated only here: the command line, the page and the docs repeat them.

use std::ops::RangeInclusive;

use serde::Serialize;

/// The facts about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The game's name in commands, records and messages: `"port-royal"`. It is also the name of
    /// the game's folder.
    pub id: &'static str,
    /// The first part of the game's word keys and, in capitals, of its rule ids: `"pr"`.
    pub prefix: &'static str,
    /// The range of seat counts, over all options.
    pub seats: RangeInclusive<u8>,
    /// The number of seats unless somebody chooses another.
    pub usual_seats: u8,
    /// How long a game of people takes, in minutes, as the box says.
    pub minutes: u8,
    /// The options, in the order in which they are offered.
    pub options: &'static [OptionAbout],
    /// The set-ups that players should think about twice.
    pub cautions: &'static [Caution],
}

/// An option and its values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionAbout {
    /// Its name in the JSON of the game's `Options`.
    pub name: &'static str,
    /// Its values; the first is the default.
    pub values: &'static [&'static str],
}

/// Advice for people before they play with a value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Caution {
    /// The name of the option.
    pub option: &'static str,
    /// The value the advice is about.
    pub value: &'static str,
    /// The fewest seats it is about.
    pub seats_min: u8,
    /// The Fluent key of the advice.
    pub key: &'static str,
}

impl About {
    /// A word key of the game: `pr-name`.
    pub fn key(&self, name: &str) -> String {
        format!("{}-{name}", self.prefix)
    }
}
