//! One game whose chance is a player: each draw is a node with an even distribution.
//!
//! A rule cannot stop half-way. So the state before an action is kept, with the outcomes told so
//! far; the action runs until the first draw that is not told, and the result is thrown away. An
//! outcome is appended, and the action runs again.

use std::sync::{Mutex, PoisonError};

use contract::features::{Row, each_slot, slot_count, width};
use contract::{
    Ask, CardId, CardSet, Host, Menu, Observer, Play, Schedule, SearchRng, Seat, Standing, json,
};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use registry::{House, Visitor};

use crate::lane::Reward;
use crate::setup::{Order, Ruled, options_text, wrong};

/// What a rule drew from, when no outcome was told.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Asked {
    Cards(Vec<CardId>),
    Below(u32),
}

/// A host whose outcomes are told one by one.
struct Told<'a, G: House> {
    outcomes: &'a [u32],
    next: usize,
    asked: Option<Asked>,
    events: Vec<G::Event>,
    /// Chance for the rest of an action whose result is thrown away.
    spare: SearchRng,
}

impl<G: House> Told<'_, G> {
    /// The next outcome, unless one was missing before.
    fn next_told(&mut self) -> Option<u32> {
        let told = self.outcomes.get(self.next).copied().filter(|_| self.asked.is_none())?;
        self.next += 1;
        Some(told)
    }
}

impl<G: House> Host<G> for Told<'_, G> {
    fn pick<const W: usize>(&mut self, from: CardSet<W>) -> CardId {
        let told = self.next_told().and_then(|told| u8::try_from(told).ok()).map(CardId);
        match told {
            Some(card) if from.has(card) => card,
            _ => {
                self.asked.get_or_insert_with(|| Asked::Cards(from.iter().collect()));
                self.spare.pick(from)
            }
        }
    }

    fn below(&mut self, n: u32) -> u32 {
        match self.next_told() {
            Some(number) if number < n => number,
            _ => {
                self.asked.get_or_insert(Asked::Below(n));
                self.spare.below(n)
            }
        }
    }

    fn record(&mut self, event: &G::Event) {
        if self.asked.is_none() {
            self.events.push(*event);
        }
    }
}

/// What happened, for the history of what each seat saw.
enum Step<G: House> {
    /// A seat's own answer; `None` is silence.
    Own(Seat, Option<G::Action>),
    Event(G::Event),
}

impl<G: House> Clone for Step<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Own(seat, action) => Self::Own(*seat, *action),
            Self::Event(event) => Self::Event(*event),
        }
    }
}

/// What runs while its chance is being told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pending<A> {
    Nothing,
    Deal,
    Action(Seat, A),
}

/// A game of any kind with explicit chance.
trait AnyTree: Send + Sync {
    fn asked(&self) -> Option<Ask>;
    fn chance(&self) -> Option<Vec<u32>>;
    fn slots(&self) -> Vec<u32>;
    fn apply(&mut self, action: u32) -> bool;
    /// Applies many, and runs each action once only; `false` if one does not fit.
    fn apply_all(&mut self, actions: &[u32]) -> bool;
    fn returns(&self) -> Option<Vec<f64>>;
    fn describe(&self, seat: Seat, row: &mut [u8]);
    fn history(&self, seat: Seat) -> String;
    fn view(&self, seat: Seat) -> String;
    fn written(&self, slot: u32) -> String;
    fn copy(&self) -> Box<dyn AnyTree>;
    fn sizes(&self) -> (usize, u32, u8);
}

struct TreeOf<G: House> {
    ruled: Ruled<G>,
    /// The state before the pending action, or the current one.
    game: G,
    pending: Pending<G::Action>,
    told: Vec<u32>,
    drawn_from: Option<Asked>,
    schedule: Schedule,
    ask: Option<Ask>,
    menu: Menu<G::Action>,
    steps: Vec<Step<G>>,
    /// For each seat, how many steps its history tells so far, and the history.
    texts: Mutex<Vec<(usize, String)>>,
}

impl<G: House> TreeOf<G> {
    fn new(ruled: Ruled<G>) -> Self {
        let game = G::new(ruled.rules);
        let head = format!("{} players\n", ruled.seats.get());
        let texts = Mutex::new(vec![(0, head); usize::from(ruled.seats.get())]);
        let mut tree = Self {
            ruled,
            game,
            pending: Pending::Deal,
            told: Vec::new(),
            drawn_from: None,
            schedule: Schedule::default(),
            ask: None,
            menu: Menu::default(),
            steps: Vec::new(),
            texts,
        };
        tree.run();
        tree
    }

    /// Runs the pending action with the outcomes told so far, and returns how many it used.
    fn run(&mut self) -> usize {
        let mut next = self.game.clone();
        let spare = SearchRng::new(0, self.told.len() as u64);
        let mut host =
            Told::<G> { outcomes: &self.told, next: 0, asked: None, events: Vec::new(), spare };
        let mut play = Play::new(&mut next, &mut host);
        match self.pending {
            Pending::Nothing => return 0,
            Pending::Deal => G::start(&mut play),
            Pending::Action(seat, action) => G::resolve(&mut play, seat, action),
        }
        let used = host.next;
        self.drawn_from = host.asked;
        if self.drawn_from.is_some() {
            return used;
        }
        self.steps.extend(host.events.into_iter().map(Step::Event));
        self.game = next;
        self.pending = Pending::Nothing;
        self.told.clear();
        self.advance();
        used
    }

    /// Goes on to the next seat with something to choose.
    fn advance(&mut self) {
        loop {
            self.ask = self.schedule.next(&self.game, self.ruled.seats);
            let Some(ask) = self.ask else { return self.menu.clear() };
            self.game.menu(ask.seat, &mut self.menu);
            if !self.menu.actions.is_empty() || ask.must {
                return;
            }
        }
    }

    fn write(&self, action: &G::Action) -> String {
        let mut text = String::new();
        match G::write_action(self.ruled.rules, action, &mut text) {
            Ok(()) => text,
            Err(_) => format!("{action:?}"),
        }
    }

    /// Adds what a seat saw of a step.
    fn tell(&self, step: &Step<G>, seat: Seat, text: &mut String) {
        match step {
            Step::Own(own, action) if *own == seat => {
                text.push_str("> ");
                text.push_str(
                    &action.as_ref().map(|action| self.write(action)).unwrap_or_default(),
                );
                text.push('\n');
            }
            Step::Own(..) => {}
            Step::Event(event) => {
                if let Some(seen) = G::event_view(event, Observer::Seat(seat)) {
                    text.push_str(&json::value(&seen).to_string());
                    text.push('\n');
                }
            }
        }
    }

    fn action_of(&self, slot: u32) -> Option<G::Action> {
        let nth = self.slots().iter().position(|own| *own == slot)?;
        self.menu.actions.get(nth).copied()
    }
}

impl<G: House> AnyTree for TreeOf<G> {
    fn asked(&self) -> Option<Ask> {
        self.ask.filter(|_| self.pending == Pending::Nothing)
    }

    fn chance(&self) -> Option<Vec<u32>> {
        match self.drawn_from.as_ref()? {
            Asked::Cards(cards) => Some(cards.iter().map(|card| u32::from(card.0)).collect()),
            Asked::Below(n) => Some((0..*n).collect()),
        }
    }

    fn slots(&self) -> Vec<u32> {
        let mut slots = Vec::with_capacity(self.menu.actions.len() + 1);
        if let Some(ask) = self.asked() {
            each_slot(&self.game, ask.seat, &self.menu, |slot| slots.push(slot));
            slots.extend((!ask.must).then_some(0));
        }
        slots
    }

    fn apply(&mut self, action: u32) -> bool {
        if let Some(from) = &self.drawn_from {
            let fits = match from {
                Asked::Cards(cards) => cards.iter().any(|card| u32::from(card.0) == action),
                Asked::Below(n) => action < *n,
            };
            if fits {
                self.told.push(action);
                self.run();
            }
            return fits;
        }
        let Some(ask) = self.asked() else { return false };
        if action == 0 && !ask.must {
            self.steps.push(Step::Own(ask.seat, None));
            self.advance();
            return true;
        }
        let Some(action) = self.action_of(action) else { return false };
        self.steps.push(Step::Own(ask.seat, Some(action)));
        self.pending = Pending::Action(ask.seat, action);
        self.run();
        true
    }

    fn apply_all(&mut self, actions: &[u32]) -> bool {
        let mut left = actions;
        while let [first, rest @ ..] = left {
            if self.drawn_from.is_none() {
                if !self.apply(*first) {
                    return false;
                }
                left = rest;
                continue;
            }
            let n_told = self.told.len();
            self.told.extend(left);
            let used = self.run().saturating_sub(n_told);
            if self.drawn_from.is_some() && used < left.len() {
                return false;
            }
            left = &left[used..];
        }
        true
    }

    fn returns(&self) -> Option<Vec<f64>> {
        let Standing::Over(outcome) = self.game.standing() else { return None };
        let mut each = vec![0.0; usize::from(self.ruled.seats.get())];
        Reward::ZeroSum.of(&outcome, &mut each);
        Some(each)
    }

    fn describe(&self, seat: Seat, row: &mut [u8]) {
        self.game.describe(seat, &mut Row(row));
    }

    /// Everything that the seat saw and did, in order: perfect recall by construction.
    fn history(&self, seat: Seat) -> String {
        let mut texts = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        let (n_told, text) = &mut texts[seat.idx()];
        for step in &self.steps[*n_told..] {
            self.tell(step, seat, text);
        }
        *n_told = self.steps.len();
        let mut told = text.clone();
        if let Some(ask) = self.asked().filter(|ask| ask.seat == seat) {
            told.push_str(if ask.must { "?" } else { "? or nothing" });
        }
        told
    }

    fn view(&self, seat: Seat) -> String {
        json::value(&self.game.view(Observer::Seat(seat))).to_string()
    }

    fn written(&self, slot: u32) -> String {
        self.action_of(slot).map_or_else(|| "nothing".to_owned(), |action| self.write(&action))
    }

    fn copy(&self) -> Box<dyn AnyTree> {
        let texts = self.texts.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Box::new(Self {
            ruled: self.ruled.clone(),
            game: self.game.clone(),
            pending: self.pending,
            told: self.told.clone(),
            drawn_from: self.drawn_from.clone(),
            schedule: self.schedule,
            ask: self.ask,
            menu: self.menu.clone(),
            steps: self.steps.clone(),
            texts: Mutex::new(texts),
        })
    }

    fn sizes(&self) -> (usize, u32, u8) {
        (width(G::OBSERVATION), slot_count(G::SLOTS), self.ruled.seats.get())
    }
}

struct Plant<'a>(&'a Order);

impl Visitor for Plant<'_> {
    type Output = PyResult<Box<dyn AnyTree>>;
    fn visit<G: House>(self) -> Self::Output {
        Ok(Box::new(TreeOf::<G>::new(self.0.rules::<G>()?)))
    }
}

/// What a pickled tree is made of: the order, and everything that was applied.
type Pickle = (String, Option<u8>, String, Option<String>, Vec<u32>);

/// One game whose chance is a player, for `OpenSpiel` and tree search.
#[pyclass(module = "tortuga._tortuga")]
pub(crate) struct Tree {
    inner: Box<dyn AnyTree>,
    order: Order,
    /// Everything that was applied, so that a tree can be pickled.
    applied: Vec<u32>,
}

impl Tree {
    fn plant(order: Order) -> PyResult<Self> {
        Ok(Self { inner: order.visit(Plant(&order))?, order, applied: Vec::new() })
    }

    fn seat(&self, seat: u8) -> PyResult<Seat> {
        let there = (seat < self.inner.sizes().2).then_some(Seat(seat));
        there.ok_or_else(|| wrong(format!("there is no seat {seat}")))
    }
}

#[pymethods]
impl Tree {
    #[new]
    #[pyo3(signature = (game, players=None, options=None, deck=None))]
    fn new(
        game: String,
        players: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        deck: Option<String>,
    ) -> PyResult<Self> {
        let order = Order { game, players, options: options_text(options)?, deck };
        Self::plant(order)
    }

    /// Makes a tree and applies these actions and outcomes, in order; pickles are made of this.
    #[staticmethod]
    fn replay(
        game: String,
        players: Option<u8>,
        options: String,
        deck: Option<String>,
        applied: Vec<u32>,
    ) -> PyResult<Self> {
        let mut tree = Self::plant(Order { game, players, options, deck })?;
        if !tree.inner.apply_all(&applied) {
            return Err(wrong("these actions do not fit the game"));
        }
        tree.applied = applied;
        Ok(tree)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Pickle)> {
        let Order { game, players, options, deck } = self.order.clone();
        let replay = py.get_type::<Self>().getattr("replay")?;
        Ok((replay, (game, players, options, deck, self.applied.clone())))
    }

    /// The seat that is asked; -1 is chance, -2 the end.
    #[getter]
    fn player(&self) -> i32 {
        match (self.inner.asked(), self.inner.chance()) {
            (_, Some(_)) => -1,
            (Some(ask), None) => i32::from(ask.seat.0),
            (None, None) => -2,
        }
    }

    /// The outcomes of chance, all equally likely.
    fn outcomes(&self) -> Vec<u32> {
        self.inner.chance().unwrap_or_default()
    }

    /// The slots that may be chosen, in ascending order.
    fn slots(&self) -> Vec<u32> {
        let mut slots = self.inner.slots();
        slots.sort_unstable();
        slots
    }

    /// Takes a choice by its slot, or tells an outcome of chance.
    fn apply(&mut self, action: u32) -> PyResult<()> {
        if !self.inner.apply(action) {
            return Err(wrong(format!("{action} cannot be chosen here")));
        }
        self.applied.push(action);
        Ok(())
    }

    fn returns(&self) -> Option<Vec<f64>> {
        self.inner.returns()
    }

    fn observe<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.seat(seat)?;
        let array = PyArray1::<u8>::zeros(py, self.inner.sizes().0, false);
        if let Ok(row) = array.readwrite().as_slice_mut() {
            self.inner.describe(seat, row);
        }
        Ok(array)
    }

    /// Everything that a seat saw and did, in order.
    fn history(&self, seat: u8) -> PyResult<String> {
        Ok(self.inner.history(self.seat(seat)?))
    }

    fn view_json(&self, seat: u8) -> PyResult<String> {
        Ok(self.inner.view(self.seat(seat)?))
    }

    /// A choice in the notation.
    fn written(&self, slot: u32) -> String {
        self.inner.written(slot)
    }

    fn copy(&self) -> Self {
        let (order, applied) = (self.order.clone(), self.applied.clone());
        Self { inner: self.inner.copy(), order, applied }
    }

    fn __deepcopy__(&self, _memo: Py<PyAny>) -> Self {
        self.copy()
    }

    /// The width of an observation, the number of slots, and of seats.
    #[getter]
    fn sizes(&self) -> (usize, u32, u8) {
        self.inner.sizes()
    }
}
