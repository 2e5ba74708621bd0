//! Rules from Python's arguments, and errors for Python.

use contract::{DeckText, SeatCount, setup};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use registry::{GAMES, House, Visitor};

/// A game, its options as JSON, its number of players, and a deck.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    pub(crate) game: String,
    pub(crate) players: Option<u8>,
    pub(crate) options: String,
    pub(crate) deck: Option<String>,
}

/// Everything constant about a match of one game.
pub(crate) struct Ruled<G: House> {
    pub(crate) rules: &'static G::Rules,
    pub(crate) options: G::Options,
    pub(crate) seats: SeatCount,
    pub(crate) deck: DeckText,
}

impl<G: House> Clone for Ruled<G> {
    fn clone(&self) -> Self {
        let (options, deck) = (self.options.clone(), self.deck.clone());
        Self { rules: self.rules, options, seats: self.seats, deck }
    }
}

/// A `ValueError`.
pub(crate) fn wrong(problem: impl Into<String>) -> PyErr {
    PyValueError::new_err(problem.into())
}

impl Order {
    /// Calls a function for the game's type.
    pub(crate) fn visit<T, V: Visitor<Output = PyResult<T>>>(&self, visitor: V) -> PyResult<T> {
        registry::visit(&self.game, visitor).unwrap_or_else(|| {
            Err(wrong(format!("there is no game `{}`; there are {}", self.game, GAMES.join(", "))))
        })
    }

    /// The rules it asks for.
    pub(crate) fn rules<G: House>(&self) -> PyResult<Ruled<G>> {
        let players = self.players.unwrap_or(G::ABOUT.usual_seats);
        let range = G::ABOUT.seats;
        let seats =
            SeatCount::new(players).filter(|_| range.contains(&players)).ok_or_else(|| {
                wrong(format!("{} is for {} to {} players", G::ID, range.start(), range.end()))
            })?;
        let options = contract::json::read(&self.options)
            .map_err(|error| wrong(format!("options: {error}")))?;
        let deck = match &self.deck {
            None => G::default_deck(),
            Some(text) => DeckText::from_file("deck".to_owned(), text.clone()),
        };
        let rules = setup::rules::<G>(&options, seats, &deck);
        let rules = rules.map_err(|error| wrong(error.to_string()))?;
        Ok(Ruled { rules, options, seats, deck })
    }
}

/// Options as JSON, which is how the engines read them.
pub(crate) fn options_text(options: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
    let Some(options) = options else { return Ok("{}".to_owned()) };
    let text = options.py().import("json")?.call_method1("dumps", (options,));
    let unfit = |error| PyTypeError::new_err(format!("options must be plain values: {error}"));
    text.map_err(unfit)?.extract()
}
