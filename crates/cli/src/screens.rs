//! How each game looks on a terminal. A screen reads what a seat may know from JSON, so it works
//! for games on this machine and on a server; it shows, and decides nothing.

pub(crate) mod part;
pub(crate) mod theme;
mod jolly_roger;
mod port_royal;
mod rum;

use contract::Seat;
use ratatui::text::Line;
use serde_json::Value;

use crate::play::any::{About, Choice, Choices, Position};
pub(crate) use part::Section;
pub(crate) use theme::Theme;

/// The screens by the id of their game. A game without one is played in line mode.
const SCREENS: &[(&str, &dyn Screen)] = &[
    ("jolly-roger", &jolly_roger::JollyRogerScreen),
    ("port-royal", &port_royal::PortRoyalScreen),
    ("rum", &rum::RumScreen),
];

/// The screen of a game.
pub(crate) fn screen(id: &str) -> Option<&'static dyn Screen> {
    SCREENS.iter().find(|(game, _)| *game == id).map(|(_, screen)| *screen)
}

/// What a screen draws.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) about: &'a About,
    /// What the person may know.
    pub(crate) view: &'a Position,
    pub(crate) theme: Theme,
}

impl Scene<'_> {
    /// The game's question to the person, in a sentence; `None` once the game is over.
    pub(crate) fn question(&self) -> Option<String> {
        self.view.question.as_ref().map(|phrase| self.about.say(phrase))
    }
}

/// The room for drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    pub(crate) columns: usize,
    pub(crate) style: Roominess,
}

/// How generously things can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Roominess {
    /// For a terminal of about 80 × 24.
    Tight,
    /// Cards look like cards.
    Ample,
}

/// The hand while it is being composed: a mark for each card, in the order of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Marks<'a> {
    pub(crate) by_card: &'a [u8],
    /// The card that keys act on.
    pub(crate) cursor: usize,
    /// The key of each card.
    pub(crate) keys: &'a [char],
}

/// How the person can compose cards of the hand into an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Composing {
    pub(crate) n_cards: usize,
    /// The number of marks a card can have, including none.
    pub(crate) n_marks: u8,
}

/// A choice as the screen shows it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shown {
    /// The short form, for a list.
    pub(crate) line: Line<'static>,
    /// The full form with the outcome, sentence by sentence.
    pub(crate) sentences: Vec<String>,
}

/// A line of a list of choices that is a tree.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry {
    pub(crate) shown: Shown,
    pub(crate) leads: Leads,
}

/// Where a line of a list leads.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Leads {
    /// It plays an action.
    To(Value),
    /// It opens another list.
    On,
}

/// How a game looks.
pub(crate) trait Screen: Sync {
    /// The table in a few lines of words, for line mode.
    fn lines(&self, scene: &Scene<'_>) -> Vec<String>;

    /// The Fluent key of the help for newcomers.
    fn help(&self) -> Option<&'static str> {
        None
    }

    /// Whether an event gets a line in the log; the table shows the rest.
    fn is_news(&self, event: &Value) -> bool;

    /// A choice with the events it would cause.
    fn choice(&self, scene: &Scene<'_>, choice: &Choice, events: &[Value]) -> Shown;

    /// Choices as a tree, if a list would be too long or not all can be listed: the lines at the
    /// end of a path, whose steps are indices into the lists before.
    fn tree(&self, _: &Scene<'_>, _: &Choices, _path: &[usize]) -> Option<Vec<Entry>> {
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

/// The view of a game without a screen, field by field, for developers of a new game.
pub(crate) fn raw_lines(view: &Value) -> Vec<String> {
    let Some(fields) = view.as_object() else { return vec![view.to_string()] };
    fields.iter().map(|(name, value)| format!("{name}: {value}")).collect()
}

/// A seat's name in short form: "you" for the person.
pub(crate) fn short_name(about: &About, seat: Seat) -> String {
    if seat == about.me {
        return about.text("ui-you");
    }
    about.names.get(seat.idx()).cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_with_a_screen_is_a_game() {
        for (id, _) in SCREENS {
            assert!(registry::GAMES.contains(id), "{id}");
        }
        assert!(screen("chess").is_none());
    }

    #[test]
    fn a_view_without_a_screen_is_shown_field_by_field() {
        let view = serde_json::json!({ "clock": 3, "hands": [1, 2] });
        assert_eq!(raw_lines(&view), ["clock: 3", "hands: [1,2]"]);
    }
}
