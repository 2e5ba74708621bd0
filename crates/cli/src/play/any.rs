//! A seat at a table, as the faces see it: without the types of a game. [`super::session`] gives
//! it for a game on this machine, `join::remote` for a table on a server.

use contract::{CardTable, NotationError, Phrase, Placing, Rule, RuleId, Seat};
use serde_json::Value;
use text::{Listener, Words};

use crate::rules::page::own_key;
use crate::wrap::harmless;

/// What does not change while a game goes on.
pub(crate) struct About {
    /// The game's id.
    pub(crate) id: &'static str,
    /// The seat of the person in front of the screen.
    pub(crate) me: Seat,
    /// What each seat is called.
    pub(crate) names: Vec<String>,
    /// How well each bot plays, in words; `None` for people.
    pub(crate) levels: Vec<Option<String>>,
    pub(crate) words: Words,
    /// What never changes of the game itself: card tables, options.
    pub(crate) rules: Value,
    pub(crate) ledger: &'static [Rule],
    pub(crate) sections: &'static [&'static str],
    pub(crate) cards: Vec<CardTable>,
    /// What is said before the first move: commitment, seed, from where the game was resumed.
    pub(crate) opening: Vec<String>,
}

impl About {
    /// Who is spoken to.
    pub(crate) fn listener(&self) -> Listener<'_> {
        Listener { me: Some(self.me), names: &self.names }
    }

    /// Says a phrase to the person in front of the screen.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.listener())
    }

    /// A text of the face's own.
    pub(crate) fn text(&self, key: &str) -> String {
        self.words.fill(key, &[])
    }

    /// Why a text that somebody typed is no action.
    pub(crate) fn unreadable(&self, typed: &str, error: NotationError) -> Refused {
        let (key, name, part) = match error {
            NotationError::UnknownAction(_) => ("ui-unknown", "input", typed.to_owned()),
            NotationError::BadPart(part) => ("ui-notation-part", "part", part),
            NotationError::UnknownCard(card) => ("ui-notation-card", "card", card),
        };
        let text = self.words.fill(key, &[(name, (&harmless(&part)).into())]);
        Refused { text, rule: None }
    }

    /// Why an answer was not taken.
    pub(crate) fn refused(&self, why: &str, rule: Option<RuleId>) -> Refused {
        let text = match rule {
            Some(rule) => {
                let gaps = [("why", why.into()), ("rule", rule.as_str().into())];
                self.words.fill("ui-illegal", &gaps)
            }
            None => self.words.fill("ui-illegal-no-rule", &[("why", why.into())]),
        };
        Refused { text, rule }
    }

    /// What the game is called.
    pub(crate) fn title(&self) -> String {
        let key = own_key(self.ledger, "name");
        let game = self.words.key(&key).unwrap_or_else(|| self.id.to_owned());
        let seats = i64::try_from(self.names.len()).unwrap_or_default();
        self.words.fill("ui-table-title", &[("game", (&game).into()), ("seats", seats.into())])
    }

    /// A seat with what is to be said of it: 'you', or how well the bot plays.
    pub(crate) fn seat_label(&self, seat: Seat) -> String {
        let name = self.names.get(seat.idx()).map_or("", String::as_str);
        let you = self.text("ui-you");
        let level = self.levels.get(seat.idx()).cloned().flatten();
        match level {
            _ if seat == self.me && name.eq_ignore_ascii_case(&you) => you,
            _ if seat == self.me => self.remark(name, &you),
            Some(level) => self.remark(name, &level),
            None => name.to_owned(),
        }
    }

    fn remark(&self, name: &str, remark: &str) -> String {
        self.words.fill("ui-seat-remark", &[("name", name.into()), ("remark", remark.into())])
    }
}

/// What the person may know: the table, and what is asked at it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Position {
    /// The game's own view.
    pub(crate) fields: Value,
    /// The question of the open window, as the game puts it to the person.
    pub(crate) question: Option<Phrase>,
    /// The seat that alone is asked, if it is one.
    pub(crate) turn: Option<Seat>,
}

/// Something that happened, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Told {
    /// With which action, from 1; 0 is the deal.
    pub(crate) seq: usize,
    /// The event itself.
    pub(crate) event: Value,
    pub(crate) text: String,
}

/// Who is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// The person in front of the screen.
    Mine(Silence),
    /// Somebody else, alone.
    Other(Seat),
    /// So many others, or who it is may not be known.
    Others(u8),
    /// Nobody: it is over.
    Over,
}

/// Whether one may say nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Silence {
    /// The game goes on without an answer.
    Allowed,
    /// It waits.
    Refused,
}

/// Something one may do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choice {
    pub(crate) action: Value,
    pub(crate) notation: String,
    pub(crate) words: String,
}

/// All one may do.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Choices {
    pub(crate) list: Vec<Choice>,
    /// Kinds of action of which only some are listed, or none.
    pub(crate) composed: Vec<String>,
}

impl Choices {
    /// Whether some are only suggestions out of more.
    pub(crate) fn are_suggestions(&self) -> bool {
        !self.composed.is_empty()
    }

    /// Whether more actions of a kind may be done than are listed.
    pub(crate) fn composes(&self, kind: &str) -> bool {
        self.composed.iter().any(|known| known == kind)
    }
}

/// An answer on its way in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Answer<'a> {
    /// An action in JSON.
    Action(&'a Value),
    /// An action in the canonical notation.
    Notation(&'a str),
    /// Nothing.
    Silence,
}

/// Why an answer was not taken, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) text: String,
    /// The rule behind it.
    pub(crate) rule: Option<RuleId>,
}

/// What a bot would do in one's place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hint {
    pub(crate) action: Value,
    /// What.
    pub(crate) words: String,
    /// Why.
    pub(crate) reason: String,
}

impl Hint {
    /// What in the words of a list, and why.
    pub(crate) fn text(&self, about: &About, words: &str) -> String {
        let gaps = [("action", words.into()), ("reason", (&self.reason).into())];
        about.words.fill("ui-hint-because", &gaps)
    }
}

/// What somebody may ask of a table that keeps a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plea {
    /// More time in the open window.
    Wait,
    /// No more from me in this attack or mutiny, or again.
    NoMore,
}

/// A game that somebody plays in front of this terminal.
pub(crate) trait AnySession {
    /// What does not change.
    fn about(&self) -> &About;
    /// What the person may know.
    fn view(&self) -> Position;
    /// How many actions were taken.
    fn n_actions(&self) -> usize;
    /// What happened, all of it.
    fn told(&self) -> &[Told];
    /// Who is waited for.
    fn turn(&self) -> Turn;
    /// Lets the next of the others answer; does nothing where none is waited for.
    fn step(&mut self);
    /// Takes in what happened meanwhile, also while the person thinks; whether anything did.
    fn poll(&mut self) -> bool;
    /// The person wants to act though somebody else is waited for, and is asked if that may be.
    fn speak_up(&mut self);
    /// Whether that may be.
    fn may_speak_up(&self) -> bool;
    /// What the person may do; empty where nobody asks.
    fn choices(&self) -> Choices;
    /// Answers for the person.
    ///
    /// # Errors
    /// Why it was not taken; nothing has changed.
    fn submit(&mut self, answer: Answer<'_>) -> Result<(), Refused>;
    /// The events that a choice of the list would bring, where that costs nothing.
    fn foresee(&self, action: &Value) -> Vec<Value>;
    /// The events an action would bring, as far as no chance is needed.
    ///
    /// # Errors
    /// Why it would not be taken.
    fn attempt(&mut self, action: &Value) -> Result<Vec<Value>, Refused>;
    /// What a bot would do.
    ///
    /// # Errors
    /// Why there is no hint, in words.
    fn hint(&mut self) -> Result<Hint, String>;
    /// Asks the table for something about time; what came of it, in words. Nothing where there is
    /// no clock, as in a game on this machine.
    fn plead(&mut self, _plea: Plea) -> Option<String> {
        None
    }
    /// How it ended, by seat.
    fn placings(&self) -> Option<Vec<Placing>>;
    /// The seed, once it is over.
    fn seed(&self) -> Option<String>;
}

/// A game that is kept on this machine.
pub(crate) trait Kept: AnySession {
    /// The game as a record that can be resumed.
    fn record(&self) -> String;
}
