//! How each game looks on a terminal. A screen reads what a seat may know from JSON, so it works
//! for games on this machine and on a server; it shows, and decides nothing.

pub mod about;
mod any;
pub mod part;
pub mod theme;
pub mod wrap;

use contract::{Game, Seat};
use ratatui::text::Line;
use serde_json::Value;

pub use about::{About, Choices, PersonChoice, Position, Refused, own_key};
pub use any::{AnyScreen, raw_lines};
pub use part::Section;
pub use theme::Theme;

/// A game that can be drawn.
pub trait Drawn: Game {
    /// How it looks. A game without a screen of its own is shown in sentences.
    const SCREEN: &'static dyn Screen = &AnyScreen;
}

/// What a screen draws.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The game and its words.
    pub about: &'a About,
    /// What the person may know.
    pub view: &'a Position,
    /// The style of the screen.
    pub theme: Theme,
}

impl Scene<'_> {
    /// The game's question to the person, in a sentence; `None` once the game is over.
    pub fn question(&self) -> Option<String> {
        self.view.question.as_ref().map(|phrase| self.about.say(phrase))
    }
}

/// The room for drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// The number of columns.
    pub columns: usize,
    /// How generously things can be drawn.
    pub style: Roominess,
}

/// How generously things can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roominess {
    /// For a terminal of about 80 × 24.
    Tight,
    /// Cards look like cards.
    Ample,
}

/// The hand while it is being composed: a mark for each card, in the order of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marks<'a> {
    /// The mark of each card.
    pub by_card: &'a [u8],
    /// The card that keys act on.
    pub cursor: usize,
    /// The key of each card.
    pub keys: &'a [char],
}

/// How the person can compose cards of the hand into an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Composing {
    /// The number of cards in the hand.
    pub n_cards: usize,
    /// The number of marks a card can have, including none.
    pub n_marks: u8,
}

/// A choice as the screen shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The short form, for a list.
    pub line: Line<'static>,
    /// The full form with the outcome, sentence by sentence.
    pub sentences: Vec<String>,
}

/// A line of a list of choices that is a tree.
#[derive(Clone, PartialEq, Debug)]
pub struct TreeRow {
    /// The line itself.
    pub shown: Shown,
    /// What it does.
    pub leads: Leads,
}

/// Where a line of a list leads.
#[derive(Clone, PartialEq, Debug)]
pub enum Leads {
    /// It plays an action.
    To(Value),
    /// It opens another list.
    On,
}

/// How a game looks.
pub trait Screen: Sync {
    /// The table in a few lines of words, for line mode.
    fn lines(&self, scene: &Scene<'_>) -> Vec<String>;

    /// The Fluent key of the help for newcomers.
    fn help(&self) -> Option<&'static str> {
        None
    }

    /// Whether an event gets a line in the log; the table shows the rest.
    fn is_news(&self, event: &Value) -> bool;

    /// A choice with the events it would cause.
    fn choice(&self, scene: &Scene<'_>, choice: &PersonChoice, events: &[Value]) -> Shown;

    /// Choices as a tree, if a list would be too long or not all can be listed: the lines at the
    /// end of a path, whose steps are indices into the lists before.
    fn tree(&self, _: &Scene<'_>, _: &Choices, _path: &[usize]) -> Option<Vec<TreeRow>> {
        None
    }

    /// The table from top to bottom.
    fn table(&self, scene: &Scene<'_>, room: Room) -> Vec<Section>;

    /// The person's own cards.
    fn hand(&self, scene: &Scene<'_>, marks: Marks<'_>, room: Room) -> Section;

    /// How the hand can be composed into an action now.
    fn composing(&self, scene: &Scene<'_>) -> Option<Composing>;

    /// The action that the marks mean.
    fn compose(&self, scene: &Scene<'_>, marks: &[u8]) -> Option<Value>;

    /// The action composed so far, in words.
    fn composed(&self, scene: &Scene<'_>, marks: &[u8]) -> String;

    /// The words for a seat's points at the end; `None` if they are simply points.
    fn score(&self, _: &Scene<'_>, _: Seat) -> Option<String> {
        None
    }

    /// What decided a seat's place besides points, in words, at the end.
    fn standing(&self, _: &Scene<'_>, _: Seat) -> Option<String> {
        None
    }
}

/// A seat's name in short form: "you" for the person.
pub fn short_name(about: &About, seat: Seat) -> String {
    if seat == about.me {
        return about.text("ui-you");
    }
    about.names.get(seat.idx()).cloned().unwrap_or_default()
}
