//! A record replayed one action at a time, forwards and backwards, from any observer's view.
//!
//! Whoever has the text of a record knows all its secrets, so every seat may be shown. A server
//! gives out records of finished matches only.

use std::fmt;
use std::num::NonZeroU32;

use bots::review::judge;
use contract::any::AnyLogEntry;
use contract::{AnyMatch, Match, Observer, Phrase, Seat, Submission, WindowId, json};
use record::{Header, Record, Replay, Sheet};
use registry::{House, Visitor};
use serde::Serialize;
use serde_json::Value;

/// Why a text cannot be replayed, in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReelError(String);

impl fmt::Display for ReelError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for ReelError {}

/// How a record can be shown.
#[derive(Debug)]
pub enum Opened {
    /// Replayed action by action.
    Reel(Reel),
    /// As notation and result only: it was played by other rules, and today's do not accept it.
    Notation {
        /// The record as text.
        sheet: Sheet,
        /// The first place where today's rules differ, in English.
        why: String,
    },
}

/// The rules by which a record is replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PlayedBy {
    /// The rules it was played by.
    SameRules,
    /// Today's, which accept every action of it and give the same result.
    TodaysRules,
}

/// Opens a record, of any game and any version of its rules, and verifies it.
///
/// # Errors
/// When it is not a record of ours, or when it names today's rules but is not a legal game.
pub fn open(text: &str) -> Result<Opened, ReelError> {
    struct Open<'a>(&'a str);
    impl Visitor for Open<'_> {
        type Output = Result<Opened, record::RecordError>;
        fn visit<G: House>(self) -> Self::Output {
            match record::open::<G>(self.0, &G::default_deck())? {
                Replay::Exact(record) => Reel::of(record, PlayedBy::SameRules).map(Opened::Reel),
                Replay::ByTodaysRules(record) => {
                    Reel::of(record, PlayedBy::TodaysRules).map(Opened::Reel)
                }
                Replay::NotationOnly { sheet, why } => {
                    Ok(Opened::Notation { sheet, why: why.to_string() })
                }
            }
        }
    }
    let header = record::read_header(text).map_err(|error| ReelError(error.to_string()))?;
    let opened = registry::visit(&header.game, Open(text));
    let opened = opened.ok_or_else(|| ReelError("there is no such game".to_owned()))?;
    opened.map_err(|error| ReelError(error.to_string()))
}

/// A verified record, and a match at some point in it.
pub struct Reel {
    header: Header,
    played_by: PlayedBy,
    /// The match as it was at its end.
    whole: Box<dyn AnyMatch>,
    head: Box<dyn Head>,
}

impl fmt::Debug for Reel {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Reel({}, {} actions)", self.header.game, self.len())
    }
}

impl Reel {
    fn of<G: House>(record: Record<G>, played_by: PlayedBy) -> Result<Self, record::RecordError> {
        record::verify(&record)?;
        let whole = Box::new(record::replay(&record)?);
        let header = record.header.clone();
        Ok(Self { header, played_by, whole, head: Box::new(Player::new(record)) })
    }

    /// The rules by which it is replayed.
    pub fn played_by(&self) -> PlayedBy {
        self.played_by
    }

    /// The game, the players, the deck and the source of chance.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The match at its end.
    pub fn whole(&self) -> &dyn AnyMatch {
        self.whole.as_ref()
    }

    /// The number of actions.
    pub fn len(&self) -> usize {
        self.whole.n_actions()
    }

    /// Whether it has no actions.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The actions in the notation.
    pub fn log(&self) -> Vec<AnyLogEntry> {
        self.whole.log_text()
    }

    /// The actions in JSON.
    pub fn actions(&self) -> Vec<Value> {
        self.head.actions()
    }

    /// The phrase of each action, as the seat that chose it read it.
    pub fn phrases(&mut self) -> Vec<Phrase> {
        self.head.phrases()
    }

    /// The match after so many actions, or at its end if there are fewer.
    pub fn at(&mut self, n_actions: usize) -> &dyn AnyMatch {
        self.head.wind(n_actions)
    }

    /// The captain's evaluation of the decision after so many actions, with so many iterations for
    /// its own choice and as many for the recorded one. `None` if there was nothing to choose, or
    /// no further action. The same record gives the same review.
    pub fn review(&mut self, n_actions: usize, iterations: NonZeroU32) -> Option<Review> {
        self.head.review(n_actions, iterations)
    }
}

/// The captain's evaluation of a recorded decision, from what the deciding seat could know.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Review {
    /// The deciding seat.
    pub seat: Seat,
    /// The expected share of the win after the recorded action, from 0 to 1.
    pub played_share: f32,
    /// The expected share of the win after the captain's choice, from 0 to 1.
    pub best_share: f32,
    /// The captain's choice; `None` for silence.
    pub best: Option<RankedChoice>,
    /// The captain's reason.
    pub reason: Option<Phrase>,
}

/// A possible action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RankedChoice {
    /// The action as JSON.
    pub action: Value,
    /// The action in the notation.
    pub notation: String,
    /// Its phrase.
    pub phrase: Phrase,
}

/// Moves through a record of any game.
trait Head: Send {
    fn wind(&mut self, n_actions: usize) -> &dyn AnyMatch;
    fn review(&mut self, n_actions: usize, iterations: NonZeroU32) -> Option<Review>;
    fn actions(&self) -> Vec<Value>;
    fn phrases(&mut self) -> Vec<Phrase>;
}

struct Player<G: House> {
    record: Record<G>,
    game: Match<G>,
}

impl<G: House> Player<G> {
    fn new(record: Record<G>) -> Self {
        let game = Self::deal(&record);
        Self { record, game }
    }

    fn deal(record: &Record<G>) -> Match<G> {
        Match::deal_as(record.rules, &record.deal).expect("the record was replayed before")
    }
}

impl<G: House> Head for Player<G> {
    fn wind(&mut self, n_actions: usize) -> &dyn AnyMatch {
        if self.game.log().len() > n_actions {
            self.game = Self::deal(&self.record);
        }
        let from = self.game.log().len();
        for entry in self.record.entries.iter().take(n_actions).skip(from) {
            let window = self.game.window().map_or(WindowId::default(), |window| window.id);
            let record::RecordedAction { seat, actor, action, ref drawn } = *entry;
            let submission = Submission { seat, window, actor, action };
            let taken = self.game.submit_given(submission, drawn);
            assert!(taken.is_ok(), "the record was replayed before");
        }
        &self.game
    }

    fn review(&mut self, n_actions: usize, iterations: NonZeroU32) -> Option<Review> {
        self.wind(n_actions);
        let rules = self.record.rules;
        let record::RecordedAction { seat, action: played, .. } =
            *self.record.entries.get(n_actions)?;
        let view = self.game.game().view(Observer::Seat(seat));
        let number = n_actions as u64;
        let found = judge(rules, self.game.game(), seat, played, iterations, number)?;
        let choice = |action: G::Action| {
            let mut notation = String::new();
            G::write_action(rules, &action, &mut notation).expect("strings take all text");
            let value = json::value(&action);
            RankedChoice { action: value, notation, phrase: G::say_action(rules, &view, &action) }
        };
        Some(Review {
            seat,
            played_share: found.played_share,
            best_share: found.best_share,
            best: found.best.map(choice),
            reason: found.reason,
        })
    }

    fn actions(&self) -> Vec<Value> {
        let write = |entry: &record::RecordedAction<G::Action>| json::value(&entry.action);
        self.record.entries.iter().map(write).collect()
    }

    fn phrases(&mut self) -> Vec<Phrase> {
        let len = self.record.entries.len();
        let say = |n_actions: usize| {
            self.wind(n_actions);
            let record::RecordedAction { seat, action, .. } = &self.record.entries[n_actions];
            let view = self.game.game().view(Observer::Seat(*seat));
            G::say_action(self.record.rules, &view, action)
        };
        (0..len).map(say).collect()
    }
}
