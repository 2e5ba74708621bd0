//! Port Royal on a terminal: the harbour, expeditions, the seats, the person's own cards.

mod lines;
mod harbour;
mod seats;
mod choice;
#[cfg(test)]
mod tests;

use crate::card::{Cards, Expedition, Person, Role, Ship};
use crate::options::{Options, Variant};
use crate::view::{PhaseView, SeatView};
use crate::{Colour, EventView, Face, View};
use contract::{CardId, Phrase, Seat};
use ratatui::text::{Line, Span};
use serde::Deserialize;
use serde_json::Value;

use screen::PersonChoice;
use screen::theme::{BOLD, DIM, Hue};
use screen::{Composing, Marks, Room, Scene, Screen, Section, Shown};

/// The screen of Port Royal.
pub(crate) struct PortRoyalScreen;

/// The rules of a match, as far as the screen needs them.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Deck {
    faces: Vec<Face>,
    /// The name of each card.
    spoken: Vec<Phrase>,
    points_needed: u8,
    options: Options,
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

    /// A phrase with a number.
    fn count(&self, key: &'static str, count: impl Into<i64>) -> String {
        self.say(&Phrase::new(key).number("count", count))
    }

    /// A name in short form.
    fn short(&self, thing: Phrase) -> String {
        self.say(&Phrase::new("pr-ui-short").name("thing", thing))
    }

    fn face(&self, card: CardId) -> Option<Face> {
        self.deck.faces.get(card.idx()).copied()
    }

    /// The name of a card with its numbers.
    fn card(&self, card: CardId) -> String {
        self.deck.spoken.get(card.idx()).map(|name| self.say(name)).unwrap_or_default()
    }

    fn ship(&self, card: CardId) -> Option<Ship> {
        match self.face(card)? {
            Face::Ship(ship) => Some(ship),
            Face::Person(_) | Face::Expedition(_) | Face::Tax { .. } => None,
        }
    }

    fn persons(&self, cards: Cards) -> impl Iterator<Item = Person> {
        cards.iter().filter_map(|card| match self.face(card)? {
            Face::Person(person) => Some(person),
            Face::Ship(_) | Face::Expedition(_) | Face::Tax { .. } => None,
        })
    }

    fn expeditions(&self, cards: Cards) -> impl Iterator<Item = Expedition> {
        cards.iter().filter_map(|card| match self.face(card)? {
            Face::Expedition(expedition) => Some(expedition),
            Face::Ship(_) | Face::Person(_) | Face::Tax { .. } => None,
        })
    }

    /// The ship of each colour in the harbour.
    fn fleet(&self) -> [Option<Ship>; 5] {
        let ships: Vec<Ship> =
            self.view.harbour.iter().filter_map(|card| self.ship(card)).collect();
        Colour::ALL.map(|colour| ships.iter().copied().find(|ship| ship.colour == colour))
    }

    /// The number of persons of each role.
    fn roles(&self, cards: Cards) -> Vec<(Role, usize)> {
        let count = |role| self.persons(cards).filter(|person| person.role == role).count();
        let roles = Role::ALL.into_iter().map(|role| (role, count(role)));
        roles.filter(|(_, count)| *count > 0).collect()
    }

    /// The cards in front of the person.
    fn mine(&self) -> Option<&SeatView> {
        self.view.seats.get(self.scene.about.me.idx())
    }

    /// The seat that is asked.
    fn asked(&self) -> Option<Seat> {
        match self.view.phase {
            PhaseView::Discover | PhaseView::Ship { .. } => Some(self.view.active),
            PhaseView::Take { seat, .. } => Some(seat),
            PhaseView::Deal | PhaseView::Tax { .. } | PhaseView::Over { .. } => None,
        }
    }

    fn points_words(&self, key: &'static str, points: u8) -> String {
        let phrase = Phrase::new(key).number("points", points);
        self.say(&phrase.number("needed", self.deck.points_needed))
    }

    fn risk_words(&self) -> Option<String> {
        let percent = self.view.outlook?.risk?;
        Some(self.say(&Phrase::new("pr-ui-risk").number("percent", percent)))
    }

    /// The shape of a kind of ship, in its colour.
    fn shape(&self, colour: Colour) -> Span<'static> {
        Span::styled(shape(colour), self.scene.theme.hue(hue(colour)))
    }

    /// `2 anchors, 1 house`.
    fn needs(&self, expedition: Expedition) -> String {
        let needs = expedition.needs;
        let symbols = [
            ("pr-ui-anchors", needs.anchors),
            ("pr-ui-crosses", needs.crosses),
            ("pr-ui-houses", needs.houses),
        ];
        let symbols = symbols.into_iter().filter(|(_, count)| *count > 0);
        let words: Vec<String> = symbols.map(|(key, count)| self.count(key, count)).collect();
        words.join(", ")
    }

    /// `2 anchors, 1 house → ◎3 ★6`.
    fn expedition(&self, expedition: Expedition) -> Line<'static> {
        Line::from(vec![
            Span::raw(self.needs(expedition)),
            Span::styled(" → ", DIM),
            coins(expedition.coins),
            Span::raw(" "),
            points(expedition.points),
        ])
    }

    /// A role with the shape of its colour, if it has one.
    fn role(&self, role: Role, name: &str) -> Vec<Span<'static>> {
        let Role::Trader(colour) = role else { return vec![Span::raw(name.to_owned())] };
        vec![self.shape(colour), Span::raw(format!(" {name}"))]
    }
}

/// `⚔2` or `☠`, and coins.
fn ship_numbers(ship: Ship) -> Vec<Span<'static>> {
    let swords = ship.swords.map_or("☠".to_owned(), |swords| format!("⚔{swords}"));
    vec![Span::raw(format!("{swords} ")), coins(ship.coins)]
}

fn coins(count: u8) -> Span<'static> {
    Span::raw(format!("◎{count}"))
}

fn points(count: u8) -> Span<'static> {
    Span::styled(format!("★{count}"), BOLD)
}

/// The shape of each kind of ship.
fn shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "▲",
        Colour::Blue => "◆",
        Colour::Green => "●",
        Colour::Red => "■",
        Colour::Black => "▼",
    }
}

fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Yellow => Hue::Yellow,
        Colour::Blue => Hue::Blue,
        Colour::Green => Hue::Green,
        Colour::Red => Hue::Red,
        Colour::Black => Hue::Black,
    }
}

fn event(value: &Value) -> Option<EventView> {
    EventView::deserialize(value).ok()
}

impl Screen for PortRoyalScreen {
    fn lines(&self, scene: &Scene<'_>) -> Vec<String> {
        Table::read(scene).map(|table| table.lines()).unwrap_or_default()
    }

    fn help(&self) -> Option<&'static str> {
        Some("pr-ui-bust-help")
    }

    fn is_news(&self, value: &Value) -> bool {
        !matches!(event(value), Some(EventView::Passed { .. }))
    }

    fn choice(&self, scene: &Scene<'_>, choice: &PersonChoice, _: &[Value]) -> Shown {
        let whole =
            || Shown { line: choice.words.clone().into(), sentences: vec![choice.words.clone()] };
        Table::read(scene).and_then(|table| table.choice(choice)).unwrap_or_else(whole)
    }

    fn table(&self, scene: &Scene<'_>, room: Room) -> Vec<Section> {
        let Some(table) = Table::read(scene) else { return Vec::new() };
        vec![table.harbour(room), table.expeditions_section(room), table.seats(room)]
    }

    fn hand(&self, scene: &Scene<'_>, _: Marks<'_>, room: Room) -> Section {
        let empty = || Section::new(scene.about.text("ui-hand"), Vec::new());
        Table::read(scene).map_or_else(empty, |table| table.laid_section(room))
    }

    /// There are no cards in hand to compose.
    fn composing(&self, _: &Scene<'_>) -> Option<Composing> {
        None
    }

    fn compose(&self, _: &Scene<'_>, _: &[u8]) -> Option<Value> {
        None
    }

    fn composed(&self, _: &Scene<'_>, _: &[u8]) -> String {
        String::new()
    }

    /// The coins, which break ties, and the expeditions if one is needed to win.
    fn standing(&self, scene: &Scene<'_>, seat: Seat) -> Option<String> {
        let table = Table::read(scene)?;
        let laid = table.view.seats.get(seat.idx())?;
        let coins = table.count("pr-ui-coins", laid.coins);
        let expeditions = || table.count("pr-ui-expedition-count", laid.expeditions.len());
        let needed = table.deck.options.variant == Variant::Expedition;
        let words: Vec<String> = [coins].into_iter().chain(needed.then(expeditions)).collect();
        Some(words.join(", "))
    }
}

impl screen::Drawn for crate::PortRoyal {
    const SCREEN: &'static dyn Screen = &PortRoyalScreen;
}
