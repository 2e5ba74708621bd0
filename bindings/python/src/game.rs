//! One game: recorded, with words, advice and records.

use bots::Spec;
use contract::{Language, Match, Seat, Seed};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use registry::{House, Visitor};

use crate::engine::{AnyGame, GENERATOR, GameOf};
use crate::lane::Reward;
use crate::setup::{Order, Ruled, options_text, wrong};

/// The language with a code.
pub(crate) fn language(code: &str) -> PyResult<Language> {
    Language::from_code(code).ok_or_else(|| wrong(format!("no language `{code}`: en, pl or de")))
}

struct Deal<'a>(&'a Order, u64, bool);

impl Visitor for Deal<'_> {
    type Output = PyResult<Box<dyn AnyGame>>;
    fn visit<G: House>(self) -> Self::Output {
        let ruled = self.0.rules::<G>()?;
        let seed = Seed::from_number(self.1, 0);
        let played = Match::<G>::deal(ruled.rules, GENERATOR, seed);
        Ok(Box::new(GameOf::new(ruled, played, self.2)))
    }
}

struct Replay<'a>(&'a str, &'a Order);

impl Visitor for Replay<'_> {
    type Output = PyResult<Box<dyn AnyGame>>;
    fn visit<G: House>(self) -> Self::Output {
        let deck = self.1.rules::<G>()?.deck;
        let record = record::read::<G>(self.0, &deck).map_err(|error| wrong(error.to_string()))?;
        let played = record::replay(&record).map_err(|error| wrong(error.to_string()))?;
        let options = contract::json::read(&record.header.options)
            .map_err(|error| wrong(error.to_string()))?;
        let ruled = Ruled { rules: played.rules(), options, seats: played.seats(), deck };
        Ok(Box::new(GameOf::new(ruled, played, false)))
    }
}

/// One game. It waits for the seat `asked`; `step` takes a place of its `menu`.
///
/// A seat that need not answer (`must` is false) may stay silent: that is its last choice, the
/// empty text. With `skip_forced`, moves without a choice are taken at once.
#[pyclass(module = "tortuga")]
pub(crate) struct Game {
    inner: Box<dyn AnyGame>,
}

impl Game {
    fn seat(&self, seat: u8) -> PyResult<Seat> {
        let n = self.inner.n_seats();
        let there = (seat < n).then_some(Seat(seat));
        there.ok_or_else(|| PyIndexError::new_err(format!("seat {seat}: they are 0 to {}", n - 1)))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (game, players=None, seed=0, options=None, deck=None, skip_forced=false))]
    fn new(
        game: String,
        players: Option<u8>,
        seed: u64,
        options: Option<&Bound<'_, PyDict>>,
        deck: Option<String>,
        skip_forced: bool,
    ) -> PyResult<Self> {
        let order = Order { game, players, options: options_text(options)?, deck };
        Ok(Self { inner: order.visit(Deal(&order, seed, skip_forced))? })
    }

    /// Reads a record and replays it.
    #[staticmethod]
    #[pyo3(signature = (text, deck=None))]
    fn from_record(text: &str, deck: Option<String>) -> PyResult<Self> {
        let header = record::read_header(text).map_err(|error| wrong(error.to_string()))?;
        let players = u8::try_from(header.seats.len()).ok();
        let order = Order { game: header.game, players, options: header.options, deck };
        Ok(Self { inner: order.visit(Replay(text, &order))? })
    }

    /// The seat that is asked; `None` when the game is over.
    #[getter]
    fn asked(&self) -> Option<u8> {
        self.inner.ask().map(|ask| ask.seat.0)
    }

    /// Whether that seat is waited for; if not, it may stay silent, which is its last choice.
    #[getter]
    fn must(&self) -> bool {
        self.inner.ask().is_none_or(|ask| ask.must)
    }

    #[getter]
    fn players(&self) -> u8 {
        self.inner.n_seats()
    }

    #[getter]
    fn over(&self) -> bool {
        self.inner.ask().is_none()
    }

    /// How many actions were taken.
    #[getter]
    fn n_actions(&self) -> usize {
        self.inner.n_actions()
    }

    #[getter]
    fn n_choices(&self) -> usize {
        self.inner.n_choices()
    }

    fn menu(&self) -> Vec<String> {
        self.inner.menu()
    }

    #[pyo3(signature = (nth, lang = "en"))]
    fn say(&self, nth: usize, lang: &str) -> PyResult<String> {
        Ok(self.inner.say(nth, language(lang)?))
    }

    fn observe<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(seat)?;
        let array = PyArray1::<u8>::zeros(py, self.inner.widths().0, false);
        if let Ok(row) = array.readwrite().as_slice_mut() {
            self.inner.describe(seat, row);
        }
        Ok(array)
    }

    fn choices<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<u8>> {
        let shape = [self.inner.n_choices(), self.inner.widths().1];
        let array = PyArray2::<u8>::zeros(py, shape, false);
        if let Ok(rows) = array.readwrite().as_slice_mut() {
            self.inner.describe_choices(rows);
        }
        array
    }

    /// The fixed place of each choice.
    fn slots(&self) -> Vec<u32> {
        self.inner.slots()
    }

    /// 1 for each slot that may be chosen now.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let array = PyArray1::<i8>::zeros(py, self.inner.widths().2 as usize, false);
        if let Ok(mask) = array.readwrite().as_slice_mut() {
            for slot in self.inner.slots() {
                mask[slot as usize] = 1;
            }
        }
        array
    }

    /// What a seat may know, as the server would send it; without a seat, a spectator's view.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let text = self.inner.view(seat.map(|seat| self.seat(seat)).transpose()?);
        py.import("json")?.call_method1("loads", (text,))
    }

    /// The number of the open window, and the seats that may answer it, each with whether it must.
    fn window(&self) -> Option<(u16, Vec<(u8, bool)>)> {
        let (id, asks) = self.inner.window()?;
        Some((id, asks.into_iter().map(|ask| (ask.seat.0, ask.must)).collect()))
    }

    /// The slots of a seat in the open window, without silence.
    fn slots_of(&self, seat: u8) -> PyResult<Vec<u32>> {
        Ok(self.inner.slots_of(self.seat(seat)?))
    }

    /// A seat answers the open window with a slot of its own; `False` if it has no such slot.
    fn answer(&mut self, seat: u8, slot: u32) -> PyResult<bool> {
        let seat = self.seat(seat)?;
        Ok(self.inner.answer(seat, slot))
    }

    /// A seat answers the open window with what the clock would play.
    fn answer_by_clock(&mut self, seat: u8) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.inner.answer_by_clock(seat);
        Ok(())
    }

    fn step(&mut self, nth: usize) -> PyResult<()> {
        self.inner.step(nth)
    }

    /// Takes the choice with a slot; `False` if there is none.
    fn step_slot(&mut self, slot: u32) -> PyResult<bool> {
        match self.inner.slots().iter().position(|own| *own == slot) {
            Some(nth) => self.inner.step(nth).map(|()| true),
            None => Ok(false),
        }
    }

    #[pyo3(signature = (text, seat = None))]
    fn step_text(&mut self, text: &str, seat: Option<u8>) -> PyResult<()> {
        let asked = self.inner.ask().map(|ask| ask.seat.0);
        let Some(seat) = seat.or(asked) else { return Err(wrong("the game is over")) };
        let seat = self.seat(seat)?;
        self.inner.step_text(seat, text)
    }

    /// The place of what the clock would play.
    fn fallback(&self) -> usize {
        self.inner.fallback()
    }

    #[pyo3(signature = (bot = "captain:500", seed = 0))]
    fn advice(&self, py: Python<'_>, bot: &str, seed: u64) -> PyResult<Option<String>> {
        let spec: Spec = bot.parse().map_err(|error| wrong(format!("{error}")))?;
        Ok(py.detach(|| self.inner.advice(spec, seed)))
    }

    fn sample_world(&self, seat: u8, seed: u64) -> PyResult<Self> {
        Ok(Self { inner: self.inner.sample_world(self.seat(seat)?, seed) })
    }

    fn copy(&self) -> Self {
        Self { inner: self.inner.copy() }
    }

    /// The game so far as a record, which `tortuga record` reads.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let seats = 1..=self.inner.n_seats();
        let names = names.unwrap_or_else(|| seats.map(|seat| format!("seat {seat}")).collect());
        self.inner.record(&names)
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: Py<PyAny>) -> Self {
        self.copy()
    }

    /// Each seat's reward; `None` while the game is played.
    #[pyo3(signature = (reward = "zero-sum"))]
    fn returns(&self, reward: &str) -> PyResult<Option<Vec<f64>>> {
        let reward = Reward::named(reward)
            .ok_or_else(|| wrong("reward is one of share, zero-sum, rank, points"))?;
        Ok(self.inner.returns(reward))
    }
}
