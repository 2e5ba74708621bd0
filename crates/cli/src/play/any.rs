//! A seat at a table without the types of a game, for the user interfaces. [`super::session`]
//! implements it for a game on this machine, `join::remote` for a table on a server.

use contract::{Placing, Seat};
use serde_json::Value;

pub(crate) use screen::{About, Choice, Choices, Position, Refused};

/// An event, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Told {
    /// The number of its action, from 1; 0 is the deal.
    pub(crate) seq: usize,
    /// The event itself.
    pub(crate) event: Value,
    pub(crate) text: String,
}

/// The seats the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// The person.
    Mine(Silence),
    /// One other seat.
    Other(Seat),
    /// This many other seats, or an unknown one if that is hidden.
    Others(u8),
    /// No seat: the game is over.
    Over,
}

/// Whether the person may stay silent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// The game goes on without an answer.
    Allowed,
    /// The game waits for an answer.
    Refused,
}

/// An answer of the person.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Answer<'a> {
    /// An action in JSON.
    Action(&'a Value),
    /// An action in the canonical notation.
    Notation(&'a str),
    /// No action.
    Silence,
}

/// What a bot would do in the person's place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hint {
    pub(crate) action: Value,
    /// The action, in words.
    pub(crate) words: String,
    /// The bot's reason, in words.
    pub(crate) reason: String,
}

impl Hint {
    /// The hint in the words of a list, with its reason.
    pub(crate) fn text(&self, about: &About, words: &str) -> String {
        let gaps = [("action", words.into()), ("reason", (&self.reason).into())];
        about.words.fill("ui-hint-because", &gaps)
    }
}

/// What somebody may ask of a table with a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plea {
    /// More time in the open window.
    Wait,
    /// To be left out of this attack or mutiny, or to take part again.
    NoMore,
}

/// A game that somebody plays at this terminal.
pub(crate) trait AnySession {
    /// What does not change during the game.
    fn about(&self) -> &About;
    /// What the person may know.
    fn view(&self) -> Position;
    /// The number of actions taken.
    fn n_actions(&self) -> usize;
    /// All events so far, in words.
    fn told(&self) -> &[Told];
    /// The seats the game waits for.
    fn turn(&self) -> Turn;
    /// Lets the next of the other seats answer; does nothing if the game waits for none.
    fn step(&mut self);
    /// Handles what happened meanwhile, even while the person thinks. Returns whether anything did.
    fn poll(&mut self) -> bool;
    /// The person wants to act although the game waits for another seat; asks them if they may.
    fn speak_up(&mut self);
    /// Whether the person may act now although the game waits for another seat.
    fn may_speak_up(&self) -> bool;
    /// The person's actions; empty if the person is not asked.
    fn choices(&self) -> Choices;
    /// Submits the person's answer.
    ///
    /// # Errors
    /// Why it was refused; nothing has changed.
    fn submit(&mut self, answer: Answer<'_>) -> Result<(), Refused>;
    /// The events that a listed choice would cause, if computing them costs nothing.
    fn foresee(&self, action: &Value) -> Vec<Value>;
    /// The events an action would cause, as far as no chance is involved.
    ///
    /// # Errors
    /// Why it would be refused.
    fn attempt(&mut self, action: &Value) -> Result<Vec<Value>, Refused>;
    /// What a bot would do.
    ///
    /// # Errors
    /// Why there is no hint, in words.
    fn hint(&mut self) -> Result<Hint, String>;
    /// Asks the table about time, and returns its answer in words. `None` if there is no clock, as
    /// in a game on this machine.
    fn plead(&mut self, _plea: Plea) -> Option<String> {
        None
    }
    /// The result, by seat; `None` while the game goes on.
    fn placings(&self) -> Option<Vec<Placing>>;
    /// The seed, once the game is over.
    fn seed(&self) -> Option<String>;
}

/// A game that is stored on this machine.
pub(crate) trait Kept: AnySession {
    /// The game as a record that can be resumed.
    fn record(&self) -> String;
}
