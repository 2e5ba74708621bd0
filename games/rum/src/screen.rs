//! RUM on a terminal: beach and clock, the collection row, the seats, the hand.

mod lines;
mod board;
mod hand;
mod choice;

use crate::view::PhaseView;
use crate::{Cards, Colour, EventView, Face, View, speech};
use contract::{CardId, Phrase, Seat};
use ratatui::text::Span;
use serde::Deserialize;
use serde_json::Value;

use screen::PersonChoice;
use screen::theme::Hue;
use screen::{Composing, Marks, Room, Scene, Screen, Section, Shown};

/// The screen of RUM.
pub(crate) struct RumScreen;

/// The rules of a match, as far as the screen needs them.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Deck {
    faces: Vec<Face>,
    /// The name of each card.
    spoken: Vec<Phrase>,
    /// The number of cards the parrot sends back at clock 1 to 7.
    clock: Vec<u8>,
}

/// The current table, parsed from JSON, and the words for it.
struct Table<'a> {
    scene: Scene<'a>,
    view: View,
    deck: Deck,
}

impl<'a> Table<'a> {
    /// `None` if the JSON is not of this version of the game; then nothing is shown.
    fn read(scene: &Scene<'a>) -> Option<Self> {
        let view = View::deserialize(&scene.view.fields).ok()?;
        let deck = Deck::deserialize(&scene.about.rules).ok()?;
        Some(Self { scene: *scene, view, deck })
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.scene.about.say(phrase)
    }

    fn text(&self, key: &str) -> String {
        self.scene.about.text(key)
    }

    /// The person's own cards, in the order of the screen.
    fn hand(&self) -> Vec<CardId> {
        let own = self.view.hands.get(self.scene.about.me.idx());
        own.and_then(|hand| hand.cards).unwrap_or_default().iter().collect()
    }

    fn face(&self, card: CardId) -> Option<Face> {
        self.deck.faces.get(card.idx()).copied()
    }

    /// The name of a card.
    fn card(&self, card: CardId) -> Phrase {
        let unknown = || Phrase::new("rum-card-unknown");
        self.deck.spoken.get(card.idx()).cloned().unwrap_or_else(unknown)
    }

    /// A colour in two letters.
    fn short(&self, colour: Colour) -> String {
        self.say(&Phrase::new("rum-ui-short").name("thing", speech::colour(colour)))
    }

    /// The end of a card in words: the colour of its bottle or bottles.
    fn end(&self, colour: Colour, bottles: u8) -> String {
        let key = if bottles == 1 { "rum-ui-one" } else { "rum-ui-two" };
        self.say(&Phrase::new(key).name("colour", speech::colour(colour)))
    }

    /// Bottles of a colour: `●` or `●●`.
    fn bottles(&self, colour: Colour, bottles: u8) -> Span<'static> {
        Span::styled("●".repeat(usize::from(bottles)), self.scene.theme.hue(hue(colour)))
    }

    /// A card in a few columns: `●Re●●Bl`.
    fn token(&self, card: CardId) -> Vec<Span<'static>> {
        let Some(face) = self.face(card) else {
            let name = self.say(&Phrase::new("rum-ui-short").name("thing", self.card(card)));
            return vec![Span::raw(name)];
        };
        vec![
            self.bottles(face.single, 1),
            Span::raw(self.short(face.single)),
            self.bottles(face.double, 2),
            Span::raw(self.short(face.double)),
        ]
    }

    /// The number of cards to put back, if the game asks for that.
    fn put_back(&self) -> Option<u8> {
        match self.view.phase {
            PhaseView::PutBack { n, .. } => Some(n),
            PhaseView::Deal | PhaseView::Turn | PhaseView::Over { .. } => None,
        }
    }

    fn points(&self, seat: Seat) -> u8 {
        self.view.points.get(seat.idx()).copied().unwrap_or_default()
    }

    fn points_words(&self, key: &'static str, points: u8) -> String {
        let needed = self.view.points_needed;
        self.say(&Phrase::new(key).number("points", points).number("needed", needed))
    }

    fn names(&self, cards: Cards) -> impl Iterator<Item = Phrase> {
        cards.iter().map(|card| self.card(card))
    }
}

fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Red => Hue::Red,
        Colour::Orange => Hue::Orange,
        Colour::Yellow => Hue::Yellow,
        Colour::Green => Hue::Green,
        Colour::Blue => Hue::Blue,
        Colour::Purple => Hue::Purple,
        Colour::White => Hue::White,
    }
}

fn event(value: &Value) -> Option<EventView> {
    EventView::deserialize(value).ok()
}

impl Screen for RumScreen {
    fn lines(&self, scene: &Scene<'_>) -> Vec<String> {
        Table::read(scene).map(|table| table.lines()).unwrap_or_default()
    }

    fn help(&self) -> Option<&'static str> {
        Some("rum-ui-set-help")
    }

    fn is_news(&self, value: &Value) -> bool {
        !matches!(event(value), Some(EventView::TurnPassed { .. }))
    }

    fn choice(&self, scene: &Scene<'_>, choice: &PersonChoice, events: &[Value]) -> Shown {
        let whole =
            || Shown { line: choice.words.clone().into(), sentences: vec![choice.words.clone()] };
        Table::read(scene).and_then(|table| table.choice(choice, events)).unwrap_or_else(whole)
    }

    fn table(&self, scene: &Scene<'_>, room: Room) -> Vec<Section> {
        Table::read(scene).map(|table| table.board(room)).unwrap_or_default()
    }

    fn hand(&self, scene: &Scene<'_>, marks: Marks<'_>, room: Room) -> Section {
        let empty = || Section::new(scene.about.text("ui-hand"), Vec::new());
        Table::read(scene).map_or_else(empty, |table| table.hand_section(marks, room))
    }

    fn composing(&self, scene: &Scene<'_>) -> Option<Composing> {
        Table::read(scene)?.composing()
    }

    fn compose(&self, scene: &Scene<'_>, marks: &[u8]) -> Option<Value> {
        Table::read(scene)?.compose(marks)
    }

    fn composed(&self, scene: &Scene<'_>, marks: &[u8]) -> String {
        Table::read(scene).map(|table| table.composed(marks)).unwrap_or_default()
    }
}

impl screen::Drawn for crate::Rum {
    const SCREEN: &'static dyn Screen = &RumScreen;
}
