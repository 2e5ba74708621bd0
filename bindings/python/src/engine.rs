//! A match of any game, and the decision it waits for.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use bots::{Sight, Spec};
use contract::chance::Generator;
use contract::features::{Row, describe_row, each_slot, slot_count, width};
use contract::{
    Actor, Ask, Language, Match, Menu, Observer, Schedule, SearchRng, Seat, Seed, Standing,
    Submission, json,
};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use record::{Header, Name, Occupant};
use registry::House;
use text::{Listener, Words};

use crate::lane::Reward;
use crate::setup::{Ruled, wrong};

/// The generator of games from Python: the one of simulations.
pub(crate) const GENERATOR: Generator = Generator::Lehmer64;

/// A match of any game and the decision it waits for.
pub(crate) trait AnyGame: Send + Sync {
    fn n_seats(&self) -> u8;
    fn ask(&self) -> Option<Ask>;
    fn n_choices(&self) -> usize;
    fn menu(&self) -> Vec<String>;
    fn say(&self, nth: usize, language: Language) -> String;
    fn widths(&self) -> (usize, usize, u32);
    fn describe(&self, seat: Seat, row: &mut [u8]);
    fn describe_choices(&self, rows: &mut [u8]);
    fn slots(&self) -> Vec<u32>;
    fn view(&self, seat: Option<Seat>) -> String;
    fn step(&mut self, nth: usize) -> PyResult<()>;
    fn step_text(&mut self, seat: Seat, text: &str) -> PyResult<()>;
    fn fallback(&self) -> usize;
    /// The number of the open window, and the seats that may answer it, in order.
    fn window(&self) -> Option<(u16, Vec<Ask>)>;
    /// The slots of a seat in that window.
    fn slots_of(&self, seat: Seat) -> Vec<u32>;
    /// A seat answers with a slot of its own; `false` if it is none.
    fn answer(&mut self, seat: Seat, slot: u32) -> bool;
    /// A seat answers with what the clock would play.
    fn answer_by_clock(&mut self, seat: Seat);
    fn advice(&self, spec: Spec, seed: u64) -> Option<String>;
    fn sample_world(&self, seat: Seat, seed: u64) -> Box<dyn AnyGame>;
    fn copy(&self) -> Box<dyn AnyGame>;
    fn record(&self, names: &[String]) -> PyResult<String>;
    fn returns(&self, reward: Reward) -> Option<Vec<f64>>;
    fn n_actions(&self) -> usize;
}

pub(crate) struct GameOf<G: House> {
    ruled: Ruled<G>,
    played: Match<G>,
    schedule: Schedule,
    ask: Option<Ask>,
    menu: Menu<G::Action>,
    /// Whether moves without a choice are taken at once.
    skips_forced: bool,
}

impl<G: House> GameOf<G> {
    /// Goes on to the first decision.
    pub(crate) fn new(ruled: Ruled<G>, played: Match<G>, skips_forced: bool) -> Self {
        let schedule = Schedule::default();
        let mut game =
            Self { ruled, played, schedule, ask: None, menu: Menu::default(), skips_forced };
        game.advance();
        game
    }

    /// The same decision in another match.
    fn with(&self, played: Match<G>) -> Self {
        Self {
            ruled: self.ruled.clone(),
            played,
            schedule: self.schedule,
            ask: self.ask,
            menu: self.menu.clone(),
            skips_forced: self.skips_forced,
        }
    }

    /// Goes on to the next seat that has something to choose.
    fn advance(&mut self) {
        loop {
            self.ask = self.schedule.next(self.played.game(), self.ruled.seats);
            let Some(ask) = self.ask else { return self.menu.clear() };
            self.played.game().menu(ask.seat, &mut self.menu);
            let n_choices = self.menu.actions.len() + usize::from(!ask.must);
            if self.menu.actions.is_empty() && !ask.must {
                continue;
            }
            if n_choices > 1 || !self.skips_forced {
                return;
            }
            if self.submit(ask.seat, self.menu.actions[0]).is_err() {
                return;
            }
        }
    }

    fn submit(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        let window = self.played.window().ok_or("the game is over")?.id;
        let submission = Submission { seat, window, actor: Actor::Bot, action };
        match self.played.submit(submission) {
            Ok(_) => Ok(()),
            Err(rejected) => Err(format!("{rejected:?}")),
        }
    }

    fn write(&self, action: &G::Action) -> String {
        let mut text = String::new();
        match G::write_action(self.ruled.rules, action, &mut text) {
            Ok(()) => text,
            Err(_) => format!("{action:?}"),
        }
    }
}

impl<G: House> AnyGame for GameOf<G> {
    fn n_seats(&self) -> u8 {
        self.ruled.seats.get()
    }

    fn ask(&self) -> Option<Ask> {
        self.ask
    }

    fn n_choices(&self) -> usize {
        self.menu.actions.len() + usize::from(self.ask.is_some_and(|ask| !ask.must))
    }

    fn menu(&self) -> Vec<String> {
        let silence = self.ask.filter(|ask| !ask.must).map(|_| String::new());
        self.menu.actions.iter().map(|action| self.write(action)).chain(silence).collect()
    }

    fn say(&self, nth: usize, language: Language) -> String {
        let (Some(ask), Some(action)) = (self.ask, self.menu.actions.get(nth)) else {
            return String::new();
        };
        let view = self.played.game().view(Observer::Seat(ask.seat));
        let phrase = G::say_action(self.ruled.rules, &view, action);
        let names: Vec<String> = (1..=self.n_seats()).map(|seat| seat.to_string()).collect();
        let listener = Listener { me: Some(ask.seat), names: &names };
        Words::of::<G>(language).say(&phrase, &listener)
    }

    fn widths(&self) -> (usize, usize, u32) {
        (width(G::OBSERVATION), width(G::CHOICE), slot_count(G::SLOTS))
    }

    fn describe(&self, seat: Seat, row: &mut [u8]) {
        self.played.game().describe(seat, &mut Row(row));
    }

    fn describe_choices(&self, rows: &mut [u8]) {
        let Some(ask) = self.ask else { return };
        let silence = (!ask.must).then_some(None);
        let actions = self.menu.actions.iter().map(Some).chain(silence);
        for (action, row) in actions.zip(rows.chunks_exact_mut(width(G::CHOICE))) {
            describe_row(self.played.game(), ask.seat, action, &mut Row(row));
        }
    }

    fn slots(&self) -> Vec<u32> {
        let mut slots = Vec::with_capacity(self.n_choices());
        if let Some(ask) = self.ask {
            each_slot(self.played.game(), ask.seat, &self.menu, |slot| slots.push(slot));
            slots.extend((!ask.must).then_some(0));
        }
        slots
    }

    fn view(&self, seat: Option<Seat>) -> String {
        let observer = seat.map_or(Observer::Spectator, Observer::Seat);
        json::value(&self.played.game().view(observer)).to_string()
    }

    fn step(&mut self, nth: usize) -> PyResult<()> {
        let Some(ask) = self.ask else { return Err(wrong("the game is over")) };
        if nth >= self.n_choices() {
            return Err(PyIndexError::new_err(format!(
                "place {nth} is not among the {} choices",
                self.n_choices()
            )));
        }
        if let Some(action) = self.menu.actions.get(nth).copied() {
            self.submit(ask.seat, action).map_err(wrong)?;
        }
        self.advance();
        Ok(())
    }

    fn step_text(&mut self, seat: Seat, text: &str) -> PyResult<()> {
        let action = G::read_action(self.ruled.rules, text);
        let action = action.map_err(|error| wrong(error.to_string()))?;
        self.submit(seat, action).map_err(|why| wrong(format!("`{text}` is refused: {why}")))?;
        self.advance();
        Ok(())
    }

    fn fallback(&self) -> usize {
        let Some(ask) = self.ask else { return 0 };
        if !ask.must {
            return self.menu.actions.len();
        }
        let view = self.played.game().view(Observer::Seat(ask.seat));
        let action = G::fallback(self.ruled.rules, &view);
        self.menu.actions.iter().position(|listed| *listed == action).unwrap_or(0)
    }

    fn window(&self) -> Option<(u16, Vec<Ask>)> {
        let window = self.played.window()?;
        let acting = window.waiting.or(window.may).clockwise_from(self.played.game().lead());
        let ask = |seat: Seat| Ask { seat, must: window.waiting.has(seat) };
        Some((window.id.0, acting.map(ask).collect()))
    }

    fn slots_of(&self, seat: Seat) -> Vec<u32> {
        let (game, mut slots) = (self.played.game(), Vec::new());
        each_slot(game, seat, &self.played.menu(seat), |slot| slots.push(slot));
        slots
    }

    fn answer(&mut self, seat: Seat, slot: u32) -> bool {
        let Some(nth) = self.slots_of(seat).iter().position(|own| *own == slot) else {
            return false;
        };
        let action = self.played.menu(seat).actions.get(nth).copied();
        let taken = action.is_some_and(|action| self.submit(seat, action).is_ok());
        if taken {
            self.advance();
        }
        taken
    }

    fn answer_by_clock(&mut self, seat: Seat) {
        let view = self.played.game().view(Observer::Seat(seat));
        let action = G::fallback(self.ruled.rules, &view);
        if self.submit(seat, action).is_ok() {
            self.advance();
        }
    }

    fn advice(&self, spec: Spec, seed: u64) -> Option<String> {
        let ask = self.ask?;
        let observer = Observer::Seat(ask.seat);
        let view = self.played.game().view(observer);
        let window = self.played.window()?.view(observer);
        let (rules, seat, menu) = (self.ruled.rules, ask.seat, &self.menu);
        let sight = Sight { rules, seat, view: &view, window, menu };
        let mut bot = spec.bot::<G>(SearchRng::new(seed, 0));
        let advice = bot.choose(&sight, &mut spec.budget.until(now))?;
        Some(self.write(&advice.action))
    }

    fn sample_world(&self, seat: Seat, seed: u64) -> Box<dyn AnyGame> {
        let mut rng = SearchRng::new(seed, 1);
        let view = self.played.game().view(Observer::Seat(seat));
        let world = G::sample_world(self.ruled.rules, &view, &mut rng);
        let chance = Seed::from_number(seed, 2);
        let played = Match::rigged(self.ruled.rules, world).with_chance(GENERATOR, &chance);
        // The same seat is asked, and a menu tells nothing hidden, so it is the same too.
        Box::new(self.with(played))
    }

    fn copy(&self) -> Box<dyn AnyGame> {
        Box::new(self.with(self.played.clone()))
    }

    fn record(&self, names: &[String]) -> PyResult<String> {
        if self.played.rigged_start().is_some() {
            return Err(wrong("a sampled world has no record"));
        }
        if names.len() != usize::from(self.n_seats()) {
            return Err(wrong(format!("{} names for {} seats", names.len(), self.n_seats())));
        }
        let user = |name: &String| Occupant::User { name: Name::fitted(name) };
        let seats: Vec<Occupant> = names.iter().map(user).collect();
        let Ruled { options, deck, .. } = &self.ruled;
        let header = Header::of(&self.played, options, &seats, deck, GENERATOR);
        Ok(record::write(&self.played, &header))
    }

    fn returns(&self, reward: Reward) -> Option<Vec<f64>> {
        let Standing::Over(outcome) = self.played.game().standing() else { return None };
        let mut each = vec![0.0; usize::from(self.n_seats())];
        reward.of(&outcome, &mut each);
        Some(each)
    }

    fn n_actions(&self) -> usize {
        self.played.log().len()
    }
}

/// The time since the first question.
fn now() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
