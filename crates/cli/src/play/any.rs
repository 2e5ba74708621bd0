//! What the user interfaces are shown of any game, and what they answer. A
//! [`Session`](super::session::Session) speaks in these types.

use contract::{CardTable, NotationError, Phrase, Rule, RuleId, Seat};
use serde_json::Value;
use text::{Listener, Words};

use crate::rules::page::own_key;
use crate::wrap::harmless;

/// What does not change during a game.
pub(crate) struct About {
    /// The game's id.
    pub(crate) id: &'static str,
    /// The person's seat.
    pub(crate) me: Seat,
    /// The name of each seat.
    pub(crate) names: Vec<String>,
    /// The level of each bot, in words; `None` for people.
    pub(crate) levels: Vec<Option<String>>,
    pub(crate) words: Words,
    /// The constant data of the game itself: card tables, options.
    pub(crate) rules: Value,
    pub(crate) ledger: &'static [Rule],
    pub(crate) sections: &'static [&'static str],
    pub(crate) cards: Vec<CardTable>,
    /// The lines before the first move: commitment, seed, the file the game was resumed from.
    pub(crate) opening: Vec<String>,
}

impl About {
    /// The person the phrases are for.
    pub(crate) fn listener(&self) -> Listener<'_> {
        Listener { me: Some(self.me), names: &self.names }
    }

    /// Puts a phrase into words for the person.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.listener())
    }

    /// A text of the user interface's own.
    pub(crate) fn text(&self, key: &str) -> String {
        self.words.fill(key, &[])
    }

    /// Why a typed text is not an action.
    pub(crate) fn unreadable(&self, typed: &str, error: NotationError) -> Refused {
        let (key, name, part) = match error {
            NotationError::UnknownAction(_) => ("ui-unknown", "input", typed.to_owned()),
            NotationError::BadPart(part) => ("ui-notation-part", "part", part),
            NotationError::UnknownCard(card) => ("ui-notation-card", "card", card),
        };
        let text = self.words.fill(key, &[(name, (&harmless(&part)).into())]);
        Refused { text, rule: None }
    }

    /// Why an answer was refused.
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

    /// The name of the game.
    pub(crate) fn title(&self) -> String {
        let key = own_key(self.ledger, "name");
        let game = self.words.key(&key).unwrap_or_else(|| self.id.to_owned());
        let seats = i64::try_from(self.names.len()).unwrap_or_default();
        self.words.fill("ui-table-title", &[("game", (&game).into()), ("seats", seats.into())])
    }

    /// A seat's name with "you", or with the bot's level.
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

/// What the person may know: the table and its question.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Position {
    /// The game's own view.
    pub(crate) fields: Value,
    /// The question of the open window, as the game puts it to the person.
    pub(crate) question: Option<Phrase>,
    /// The only seat that is asked, if there is just one.
    pub(crate) turn: Option<Seat>,
}

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

/// An action of the person.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choice {
    pub(crate) action: Value,
    pub(crate) notation: String,
    pub(crate) words: String,
}

/// All actions of the person.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Choices {
    pub(crate) list: Vec<Choice>,
    /// Kinds of action of which only some or none are listed.
    pub(crate) composed: Vec<String>,
}

impl Choices {
    /// Whether some listed actions are only suggestions.
    pub(crate) fn are_suggestions(&self) -> bool {
        !self.composed.is_empty()
    }

    /// Whether a kind has more actions than are listed.
    pub(crate) fn composes(&self, kind: &str) -> bool {
        self.composed.iter().any(|known| known == kind)
    }
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

/// Why an answer was refused, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    pub(crate) text: String,
    /// The rule that refused it.
    pub(crate) rule: Option<RuleId>,
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
