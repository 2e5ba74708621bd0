//! How each game looks on a terminal. A screen reads what a seat may know from JSON, so it serves
//! a game on this machine and one on a server alike; it shows, and decides nothing.

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

/// The screens by the id of their game. A game without one is played in plain lines.
const SCREENS: &[(&str, &dyn Screen)] = &[
    ("jolly-roger", &jolly_roger::JollyRogerScreen),
    ("port-royal", &port_royal::PortRoyalScreen),
    ("rum", &rum::RumScreen),
];

/// The screen of a game.
pub(crate) fn screen(id: &str) -> Option<&'static dyn Screen> {
    SCREENS.iter().find(|(game, _)| *game == id).map(|(_, screen)| *screen)
}

/// What a screen looks at.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) about: &'a About,
    /// What the person may know.
    pub(crate) view: &'a Position,
    pub(crate) theme: Theme,
}

impl Scene<'_> {
    /// What the game asks the person now, in a sentence; nothing once it is over.
    pub(crate) fn question(&self) -> Option<String> {
        self.view.question.as_ref().map(|phrase| self.about.say(phrase))
    }
}

/// How much room there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    pub(crate) columns: usize,
    pub(crate) style: Roominess,
}

/// How generously things can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Roominess {
    /// As on 80 × 24.
    Tight,
    /// Cards look like cards.
    Ample,
}

/// The hand as it is being composed: a mark for each card, in the order the hand is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Marks<'a> {
    pub(crate) by_card: &'a [u8],
    /// The card that keys act on.
    pub(crate) cursor: usize,
    /// The key of each card.
    pub(crate) keys: &'a [char],
}

/// How cards of the hand can be composed into an action of one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Composing {
    pub(crate) n_cards: usize,
    /// How many ways there are to mark a card, not marked among them.
    pub(crate) n_marks: u8,
}

/// A choice as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shown {
    /// Short, for a list.
    pub(crate) line: Line<'static>,
    /// In full, with what it would bring, sentence by sentence.
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
    /// To a list of its own.
    On,
}

/// How a game looks.
pub(crate) trait Screen: Sync {
    /// The table in a few lines of words, for line mode.
    fn lines(&self, scene: &Scene<'_>) -> Vec<String>;

    /// The key of what a newcomer should know when they ask for help.
    fn help(&self) -> Option<&'static str> {
        None
    }

    /// Whether an event is worth a line of its own; the table shows the rest.
    fn is_news(&self, event: &Value) -> bool;

    /// A choice, given the events it would bring.
    fn choice(&self, scene: &Scene<'_>, choice: &Choice, events: &[Value]) -> Shown;

    /// Choices as a tree, where a list would be too long or not all can be listed: the lines at
    /// the end of a path, each step of which is a place in the list before.
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

    /// What has been composed so far, in words.
    fn composed(&self, scene: &Scene<'_>, marks: &[u8]) -> String;

    /// What events would bring, sentence by sentence, without full stops.
    fn outcome(&self, scene: &Scene<'_>, events: &[Value]) -> Vec<String>;

    /// What a seat's points are called, once the game is over; `None` where they are points.
    fn score(&self, _: &Scene<'_>, _: Seat) -> Option<String> {
        None
    }

    /// What besides points decided over a seat's place, in words, once the game is over.
    fn standing(&self, _: &Scene<'_>, _: Seat) -> Option<String> {
        None
    }
}

/// The view of a game without a screen: field by field, for those who try out a new game.
pub(crate) fn raw_lines(view: &Value) -> Vec<String> {
    let Some(fields) = view.as_object() else { return vec![view.to_string()] };
    fields.iter().map(|(name, value)| format!("{name}: {value}")).collect()
}

/// A seat's name as a table has room for it: 'you' for the person in front of the screen.
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
