//! A match: a game, its log, and the one door through which actions come in.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::chance::Generator;
use crate::{
    Chance, Commitment, Drawn, Fault, Game, Live, Menu, Observer, Play, Refusal, RuleId, SearchRng,
    Seat, SeatCount, Seed, Standing, Window, WindowId, Worlds,
};

/// Who sent an action for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// A person.
    User,
    /// A bot.
    Bot,
    /// The clock, by the game's fallback.
    Clock,
    /// A standing order of the seat's user.
    StandingOrder,
}

/// An action on its way in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Submission<A> {
    /// For which seat.
    pub seat: Seat,
    /// The window it answers.
    pub window: WindowId,
    /// Who sent it.
    pub actor: Actor,
    /// The action.
    pub action: A,
}

/// Why a submission was not taken. The match is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejected<W> {
    /// The match is over.
    Over,
    /// The window has closed.
    Closed,
    /// Another window lies above this one; it may be sent again when that closes.
    Blocked,
    /// The seat is not asked, or has answered.
    NotAsked,
    /// It meant "I am content with what I see", and something came in between.
    Overtaken {
        /// How many cards the sender had seen.
        seen: u8,
        /// How many lie there now.
        shown: u8,
    },
    /// A rule forbids it.
    Illegal {
        /// The rule.
        rule: RuleId,
        /// The numbers behind it.
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
    /// The action is not taken.
    Rejected(Rejected<W>),
    /// The outcomes of chance do not fit.
    Chance(Fault),
}

/// One accepted action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry<A> {
    /// What was submitted.
    pub submission: Submission<A>,
    /// What chance did.
    pub drawn: Vec<Drawn>,
    events: Range<usize>,
}

/// A game being played: its state, its log, its chance.
///
/// The log is the truth; everything else can be computed from it.
#[derive(Debug)]
pub struct Match<G: Game> {
    rules: &'static G::Rules,
    game: G,
    host: Live<G>,
    seed: Option<Seed>,
    /// The position a rigged match started from; a dealt one has none.
    start: Option<G>,
    deal: Vec<Drawn>,
    deal_events: usize,
    log: Vec<LogEntry<G::Action>>,
}

impl<G: Game> Clone for Match<G> {
    /// By hand: a derived one would ask for rules that can be cloned, and they are only referred
    /// to.
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
        }
    }
}

impl<G: Game> Match<G> {
    /// Deals a match from a seed.
    pub fn deal(rules: &'static G::Rules, generator: Generator, seed: Seed) -> Self {
        let dealt = Self::start(rules, Chance::new(generator, &seed), Some(seed));
        dealt.expect("a generator never runs out")
    }

    /// Deals a match as chance once did.
    ///
    /// # Errors
    /// When the outcomes do not fit a deal of this game.
    pub fn deal_as(rules: &'static G::Rules, drawn: &[Drawn]) -> Result<Self, Fault> {
        Self::start(rules, Chance::given(drawn.iter().copied()), None)
    }

    /// A match from a position somebody made up, for scenarios and rule tests. Every action
    /// needs its outcomes given.
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
        }
    }

    /// With chance of its own, so that a match that was rigged, or dealt with outcomes given, can
    /// be played on like any other. It has no seed to tell.
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
        Ok(Self { rules, game, host, seed, start: None, deal, deal_events, log: Vec::new() })
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &'static G::Rules {
        self.rules
    }

    /// The state, with all its secrets. Not for clients or bots.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many seats it has.
    pub fn seats(&self) -> SeatCount {
        G::seats(self.rules)
    }

    /// What chance did in the deal.
    pub fn deal_drawn(&self) -> &[Drawn] {
        &self.deal
    }

    /// The accepted actions.
    pub fn log(&self) -> &[LogEntry<G::Action>] {
        &self.log
    }

    /// The position a rigged match started from.
    pub fn rigged_start(&self) -> Option<&G> {
        self.start.as_ref()
    }

    /// The hash of the seed, from the start on.
    pub fn commitment(&self) -> Option<Commitment> {
        self.seed.as_ref().map(Seed::commitment)
    }

    /// The seed, once the match is over.
    pub fn seed(&self) -> Option<Seed> {
        self.is_over().then_some(self.seed).flatten()
    }

    /// The seed at any time: for the record an operator keeps on his own disk.
    pub fn secret_seed(&self) -> Option<Seed> {
        self.seed
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.game.standing(), Standing::Over(_))
    }

    /// The open window, if it is not over.
    pub fn window(&self) -> Option<Window> {
        match self.game.standing() {
            Standing::Open(window) => Some(window),
            Standing::Over(_) => None,
        }
    }

    /// What happened in the deal.
    pub fn deal_events(&self) -> &[G::Event] {
        &self.host.events[..self.deal_events]
    }

    /// What happened with the `seq`-th action, from 0.
    pub fn events_of(&self, seq: usize) -> &[G::Event] {
        self.log.get(seq).map_or(&[], |entry| &self.host.events[entry.events.clone()])
    }

    /// What a seat may do now; empty where it is not asked.
    pub fn menu(&self, seat: Seat) -> Menu<G::Action> {
        let mut menu = Menu::default();
        if self.window().is_some_and(|window| window.waiting.or(window.may).has(seat)) {
            self.game.menu(seat, &mut menu);
        }
        menu
    }

    /// Whether a submission would be taken.
    ///
    /// # Errors
    /// Why not.
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

    /// Plays an action and returns what happened.
    ///
    /// # Errors
    /// Why it was not taken; the match is as it was.
    ///
    /// # Panics
    /// When the game breaks one of its own invariants, and on a match without a seed of its own
    /// when the action needs chance.
    pub fn submit(
        &mut self,
        submission: Submission<G::Action>,
    ) -> Result<&[G::Event], Rejected<G::Why>> {
        self.check(&submission)?;
        let events = self.carry_out(submission).expect("a generator never runs out");
        Ok(&self.host.events[events])
    }

    /// Plays an action with the outcomes of chance given, as a replay or a scenario does.
    ///
    /// # Errors
    /// Why it was not taken, or why the outcomes do not fit; the match is as it was.
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
        self.log.push(LogEntry { submission, drawn, events: events.clone() });
        Ok(events)
    }
}

impl<G: Worlds> Match<G> {
    /// What an action would do as far as no chance is needed; nothing is logged. It is tried in a
    /// world imagined from the seat's own view, so that trying tells nothing that the seat may not
    /// know yet, such as the faces of coins it would pay with.
    ///
    /// # Errors
    /// Why it would not be taken.
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
