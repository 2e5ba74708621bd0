//! A match: a game, its log, and the single entry point for actions.

use std::ops::Range;

use crate::tagged::ReadTagged;
use serde::Serialize;

use crate::chance::Generator;
use crate::{
    Chance, Commitment, Drawn, Fault, Game, Live, Menu, Observer, Play, Refusal, RuleId, SearchRng,
    Seat, SeatCount, Seed, Standing, Window, WindowId, Worlds,
};

/// The sender of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// A person.
    User,
    /// A bot.
    Bot,
    /// The clock, which plays the game's fallback.
    Clock,
    /// A standing order of the seat's user.
    StandingOrder,
}

/// An action that is submitted to a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Submission<A> {
    /// The seat that acts.
    pub seat: Seat,
    /// The window it answers.
    pub window: WindowId,
    /// The sender of the action.
    pub actor: Actor,
    /// The action.
    pub action: A,
}

/// Why a submission was rejected. The match is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejected<W> {
    /// The match is over.
    Over,
    /// The window has closed.
    Closed,
    /// Another window covers this one; the action may be sent again when that one closes.
    Blocked,
    /// The seat is not asked, or has already answered.
    NotAsked,
    /// The sender accepted what they saw, but more cards have been shown since.
    Overtaken {
        /// The number of cards that the sender had seen.
        seen: u8,
        /// The number of cards shown now.
        shown: u8,
    },
    /// A rule forbids it.
    Illegal {
        /// The rule.
        rule: RuleId,
        /// The numbers behind the refusal.
        why: W,
    },
}

impl<W> From<Refusal<W>> for Rejected<W> {
    fn from(refusal: Refusal<W>) -> Self {
        match refusal {
            Refusal::Illegal { rule, why } => Self::Illegal { rule, why },
            Refusal::Overtaken { seen, shown } => Self::Overtaken { seen, shown },
        }
    }
}

/// Why a log cannot be replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayError<W> {
    /// The action is rejected.
    Rejected(Rejected<W>),
    /// The outcomes of chance do not fit.
    Chance(Fault),
}

/// One accepted action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry<A> {
    /// What was submitted.
    pub submission: Submission<A>,
    /// The outcomes of chance that it drew.
    pub drawn: Vec<Drawn>,
    pub(crate) events: Range<usize>,
    /// The version of the match that it made.
    pub(crate) version: u32,
}

/// A match in progress: its state, its log, its chance.
///
/// The log is authoritative; everything else can be computed from it.
#[derive(Debug)]
pub struct Match<G: Game> {
    pub(crate) rules: &'static G::Rules,
    pub(crate) game: G,
    pub(crate) host: Live<G>,
    seed: Option<Seed>,
    /// The starting position of a rigged match; `None` for a dealt one.
    pub(crate) start: Option<G>,
    deal: Vec<Drawn>,
    deal_events: usize,
    pub(crate) log: Vec<LogEntry<G::Action>>,
    /// How many actions were taken back.
    pub(crate) n_undone: u32,
    /// The number of actions that were left when one was last taken back.
    pub(crate) undone_to: usize,
}

impl<G: Game> Clone for Match<G> {
    /// Written by hand: a derived `Clone` would require rules that can be cloned, and a match only
    /// refers to them.
    fn clone(&self) -> Self {
        Self {
            rules: self.rules,
            game: self.game.clone(),
            host: self.host.clone(),
            seed: self.seed,
            start: self.start.clone(),
            deal: self.deal.clone(),
            deal_events: self.deal_events,
            log: self.log.clone(),
            n_undone: self.n_undone,
            undone_to: self.undone_to,
        }
    }
}

impl<G: Game> Match<G> {
    /// Deals a match from a seed.
    pub fn deal(rules: &'static G::Rules, generator: Generator, seed: Seed) -> Self {
        let dealt = Self::start(rules, Chance::new(generator, &seed), Some(seed));
        dealt.expect("a generator never runs out")
    }

    /// Deals a match with recorded outcomes of chance.
    ///
    /// # Errors
    /// If the outcomes do not fit a deal of this game.
    pub fn deal_as(rules: &'static G::Rules, drawn: &[Drawn]) -> Result<Self, Fault> {
        Self::start(rules, Chance::given(drawn.iter().copied()), None)
    }

    /// A match from a made-up position, for scenarios and rule tests. Every action needs its
    /// outcomes of chance given.
    pub fn rigged(rules: &'static G::Rules, position: G) -> Self {
        Self {
            rules,
            start: Some(position.clone()),
            game: position,
            host: Live::new(Chance::given([])),
            seed: None,
            deal: Vec::new(),
            deal_events: 0,
            log: Vec::new(),
            n_undone: 0,
            undone_to: 0,
        }
    }

    /// Adds a source of chance, so that a rigged match, or one dealt with given outcomes, can be
    /// continued like any other. It has no seed to reveal.
    #[must_use]
    pub fn with_chance(mut self, generator: Generator, seed: &Seed) -> Self {
        self.host.swap_chance(Chance::new(generator, seed));
        self
    }

    fn start(rules: &'static G::Rules, chance: Chance, seed: Option<Seed>) -> Result<Self, Fault> {
        let (mut game, mut host) = (G::new(rules), Live::new(chance));
        G::start(&mut Play::new(&mut game, &mut host));
        let deal = host.take_drawn()?;
        if let Some(drawn) = host.left_over() {
            return Err(Fault::LeftOver(drawn));
        }
        assert_eq!(game.invariants(), Ok(()), "after the deal");
        let deal_events = host.events.len();
        Ok(Self {
            rules,
            game,
            host,
            seed,
            start: None,
            deal,
            deal_events,
            log: Vec::new(),
            n_undone: 0,
            undone_to: 0,
        })
    }

    /// The rules of the match.
    pub fn rules(&self) -> &'static G::Rules {
        self.rules
    }

    /// The state, with all its secrets. Never hand it to clients or bots.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The number of seats.
    pub fn seats(&self) -> SeatCount {
        G::seats(self.rules)
    }

    /// The outcomes of chance in the deal.
    pub fn deal_drawn(&self) -> &[Drawn] {
        &self.deal
    }

    /// The accepted actions.
    pub fn log(&self) -> &[LogEntry<G::Action>] {
        &self.log
    }

    /// The starting position of a rigged match.
    pub fn rigged_start(&self) -> Option<&G> {
        self.start.as_ref()
    }

    /// The hash of the seed, available from the start.
    pub fn commitment(&self) -> Option<Commitment> {
        self.seed.as_ref().map(Seed::commitment)
    }

    /// The seed, once the match is over.
    pub fn seed(&self) -> Option<Seed> {
        self.is_over().then_some(self.seed).flatten()
    }

    /// The seed at any time, for the record on the operator's own disk.
    pub fn secret_seed(&self) -> Option<Seed> {
        self.seed
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        matches!(self.game.standing(), Standing::Over(_))
    }

    /// The open window, unless the match is over.
    pub fn window(&self) -> Option<Window> {
        match self.game.standing() {
            Standing::Open(window) => Some(window),
            Standing::Over(_) => None,
        }
    }

    /// The events of the deal.
    pub fn deal_events(&self) -> &[G::Event] {
        &self.host.events[..self.deal_events]
    }

    /// The events of action number `seq`, from 0.
    pub fn events_of(&self, seq: usize) -> &[G::Event] {
        self.log.get(seq).map_or(&[], |entry| &self.host.events[entry.events.clone()])
    }

    /// What a seat may do now; empty if it is not asked.
    pub fn menu(&self, seat: Seat) -> Menu<G::Action> {
        let mut menu = Menu::default();
        if self.window().is_some_and(|window| window.waiting.or(window.may).has(seat)) {
            self.game.menu(seat, &mut menu);
        }
        menu
    }

    /// Whether a submission would be accepted.
    ///
    /// # Errors
    /// Why it would be rejected.
    pub fn check(&self, submission: &Submission<G::Action>) -> Result<(), Rejected<G::Why>> {
        let Standing::Open(window) = self.game.standing() else {
            return Err(Rejected::Over);
        };
        if window.id != submission.window {
            let covered = self.game.covered(submission.window);
            return Err(if covered { Rejected::Blocked } else { Rejected::Closed });
        }
        if !window.waiting.or(window.may).has(submission.seat) {
            return Err(Rejected::NotAsked);
        }
        Ok(self.game.check(submission.seat, &submission.action)?)
    }

    /// Plays an action and returns its events.
    ///
    /// # Errors
    /// Why the action was rejected; the match is unchanged.
    ///
    /// # Panics
    /// If the game breaks one of its own invariants, or if the action needs chance and the match
    /// has no seed of its own.
    pub fn submit(
        &mut self,
        submission: Submission<G::Action>,
    ) -> Result<&[G::Event], Rejected<G::Why>> {
        self.check(&submission)?;
        let events = self.carry_out(submission).expect("a generator never runs out");
        Ok(&self.host.events[events])
    }

    /// Plays an action with given outcomes of chance, for a replay or a scenario.
    ///
    /// # Errors
    /// Why the action was rejected, or why the outcomes do not fit; the match is unchanged.
    pub fn submit_given(
        &mut self,
        submission: Submission<G::Action>,
        drawn: &[Drawn],
    ) -> Result<&[G::Event], ReplayError<G::Why>> {
        self.check(&submission).map_err(ReplayError::Rejected)?;
        let (before, n_events) = (self.game.clone(), self.host.events.len());
        let n_entries = self.log.len();
        let chance = self.host.swap_chance(Chance::given(drawn.iter().copied()));
        let result = self.carry_out(submission).and_then(|events| {
            self.host.left_over().map_or(Ok(events), |drawn| Err(Fault::LeftOver(drawn)))
        });
        match result {
            Ok(events) => Ok(&self.host.events[events]),
            Err(fault) => {
                self.game = before;
                self.host.cut(n_events);
                self.host.swap_chance(chance);
                self.log.truncate(n_entries);
                Err(ReplayError::Chance(fault))
            }
        }
    }

    fn carry_out(&mut self, submission: Submission<G::Action>) -> Result<Range<usize>, Fault> {
        assert!(self.log.len() < G::ACTIONS_MAX as usize, "{} goes on for ever", G::ID);
        let first = self.host.events.len();
        let Submission { seat, action, .. } = submission;
        G::resolve(&mut Play::new(&mut self.game, &mut self.host), seat, action);
        let drawn = self.host.take_drawn()?;
        assert_eq!(self.game.invariants(), Ok(()), "after {action:?} by seat {seat}");
        let events = first..self.host.events.len();
        let version = self.version() + 1;
        self.log.push(LogEntry { submission, drawn, events: events.clone(), version });
        Ok(events)
    }
}

impl<G: Worlds> Match<G> {
    /// What an action would do, up to the first chance event; nothing is logged. It runs in a
    /// world sampled from the seat's own view, so an attempt reveals nothing that the seat may not
    /// know yet, such as the faces of coins it would pay with.
    ///
    /// # Errors
    /// Why the action would be rejected.
    pub fn attempt(
        &self,
        submission: &Submission<G::Action>,
    ) -> Result<Vec<G::EventView>, Rejected<G::Why>> {
        self.check(submission)?;
        let observer = Observer::Seat(submission.seat);
        let view = self.game.view(observer);
        let mut game = G::sample_world(self.rules, &view, &mut SearchRng::new(0, 0));
        let mut host = Live::new(Chance::given([]));
        G::resolve(&mut Play::new(&mut game, &mut host), submission.seat, submission.action);
        Ok(host.events.iter().filter_map(|event| G::event_view(event, observer)).collect())
    }
}
