//! What screens are given: a game's constants and words, a person's view, their choices.

use contract::{CardTable, NotationError, Phrase, Rule, RuleId, Seat};
use serde_json::Value;
use text::{Listener, Words};

use crate::wrap::harmless;

/// The constant facts of a game: names, rules, words.
#[derive(Debug)]
pub struct About {
    /// The game's id.
    pub id: &'static str,
    /// The person's seat.
    pub me: Seat,
    /// The name of each seat.
    pub names: Vec<String>,
    /// The level of each bot, in words; `None` for people.
    pub levels: Vec<Option<String>>,
    /// The words in the language of the person.
    pub words: Words,
    /// The constant data of the game itself: card tables, options.
    pub rules: Value,
    /// The rules.
    pub ledger: &'static [Rule],
    /// The phrase keys of the headings of the rules page.
    pub sections: &'static [&'static str],
    /// The cards for the rules page.
    pub cards: Vec<CardTable>,
    /// The lines before the first move: commitment, seed, the file the game was resumed from.
    pub opening: Vec<String>,
}

impl About {
    /// The person the phrases are for.
    pub fn listener(&self) -> Listener<'_> {
        Listener { me: Some(self.me), names: &self.names }
    }

    /// Puts a phrase into words for the person.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &self.listener())
    }

    /// A text of the user interface's own.
    pub fn text(&self, key: &str) -> String {
        self.words.fill(key, &[])
    }

    /// Why a typed text is not an action.
    pub fn unreadable(&self, typed: &str, error: NotationError) -> Refused {
        let (key, name, part) = match error {
            NotationError::UnknownAction(_) => ("ui-unknown", "input", typed.to_owned()),
            NotationError::BadPart(part) => ("ui-notation-part", "part", part),
            NotationError::UnknownCard(card) => ("ui-notation-card", "card", card),
        };
        let text = self.words.fill(key, &[(name, (&harmless(&part)).into())]);
        Refused { text, rule: None }
    }

    /// Why an answer was refused.
    pub fn refused(&self, why: &str, rule: Option<RuleId>) -> Refused {
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
    pub fn title(&self) -> String {
        let key = own_key(self.ledger, "name");
        let game = self.words.key(&key).unwrap_or_else(|| self.id.to_owned());
        let seats = i64::try_from(self.names.len()).unwrap_or_default();
        self.words.fill("ui-table-title", &[("game", (&game).into()), ("seats", seats.into())])
    }

    /// A seat's name with "you", or with the bot's level.
    pub fn seat_label(&self, seat: Seat) -> String {
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
pub struct Position {
    /// The game's own view.
    pub fields: Value,
    /// The question of the open window, as the game puts it to the person.
    pub question: Option<Phrase>,
    /// The only seat that is asked, if there is just one.
    pub turn: Option<Seat>,
}

/// An action of the person.
#[derive(Clone, PartialEq, Debug)]
pub struct PersonChoice {
    /// The action in JSON.
    pub action: Value,
    /// The action in the notation of records.
    pub notation: String,
    /// The action in words.
    pub words: String,
}

/// All actions of the person.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Choices {
    /// Those that are listed.
    pub list: Vec<PersonChoice>,
    /// Kinds of action of which only some or none are listed.
    pub composed: Vec<String>,
}

impl Choices {
    /// Whether some listed actions are only suggestions.
    pub fn are_suggestions(&self) -> bool {
        !self.composed.is_empty()
    }

    /// Whether a kind has more actions than are listed.
    pub fn composes(&self, kind: &str) -> bool {
        self.composed.iter().any(|known| known == kind)
    }
}

/// Why an answer was refused, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The reason.
    pub text: String,
    /// The rule that refused it.
    pub rule: Option<RuleId>,
}

/// A Fluent key of the game itself: these keys have the same prefix as the ids of its rules.
pub fn own_key(ledger: &[Rule], key: &str) -> String {
    let id = ledger.first().map_or("", |rule| rule.id.as_str());
    let prefix = id.split('-').next().unwrap_or_default();
    format!("{}-{key}", prefix.to_lowercase())
}
