//! Jolly Roger on a terminal: the phase, destinations, attack and mutiny, the seats, the hand,
//! offers. Even ten seats fit a small terminal.

mod lines;
mod sea;
mod seats;
mod hand;
mod choice;
mod tree;
mod offer;
mod show;

use crate::View;
use crate::card::{Cards, Crew, Destination, Kind, N_CREW, N_HELD, Prize};
use crate::speech::Names;
use crate::state::PhaseView;
use crate::view::{PileView, SeatView};
use contract::{CardId, Phrase, Seat};
use ratatui::text::Line;
use serde::Deserialize;
use serde_json::Value;

use screen::{Choices, PersonChoice};
use screen::{Composing, Marks, Room, Scene, Screen, Section, Shown, TreeRow, short_name};

/// The screen of Jolly Roger.
pub(crate) struct JollyRogerScreen;

/// The rules of a match, as far as the screen needs them.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Deck {
    /// The most crew cards in a hand.
    hand_max: u8,
    /// The number of voyages in a game.
    voyages: u8,
    /// The name of each card.
    spoken: Vec<Phrase>,
    crew: Vec<Crew>,
    crewmen: Vec<u8>,
    prizes: Vec<Prize>,
    destinations: Vec<Destination>,
}

impl Names for Deck {
    fn spoken(&self) -> &[Phrase] {
        &self.spoken
    }
}

impl Deck {
    /// The face of a crew card, and its crewmen.
    fn crew(&self, card: CardId) -> Option<(Crew, u8)> {
        let crewmen = self.crewmen.get(card.idx()).copied().unwrap_or_default();
        self.crew.get(card.idx()).map(|face| (*face, crewmen))
    }

    fn prize(&self, card: CardId) -> Option<Prize> {
        self.prizes.get(card.idx().checked_sub(usize::from(N_CREW))?).copied()
    }

    fn destination(&self, card: CardId) -> Option<Destination> {
        self.destinations.get(card.idx().checked_sub(usize::from(N_HELD))?).copied()
    }
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
        self.say(&Phrase::new("jr-ui-short").name("thing", thing))
    }

    fn me(&self) -> Seat {
        self.scene.about.me
    }

    fn name(&self, seat: Seat) -> String {
        short_name(self.scene.about, seat)
    }

    fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        seats.map(|seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// The seats, clockwise from the first.
    fn seats(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        (0..).map(Seat).zip(&self.view.seats)
    }

    fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.view.seats.get(seat.idx())
    }

    /// The person's own crew cards.
    fn own_hand(&self) -> Cards {
        self.seat(self.me()).map_or(Cards::EMPTY, |mine| mine.hand.known)
    }

    /// The name of a card.
    fn card(&self, card: CardId) -> Phrase {
        self.deck.name(card)
    }

    /// A card in short form: `Nav 2/3`, `Cook`, `◎3`.
    fn token(&self, card: CardId) -> String {
        self.short(self.card(card))
    }

    fn tokens(&self, cards: Cards) -> String {
        cards.iter().map(|card| self.token(card)).collect::<Vec<_>>().join(" ")
    }

    /// Prizes in words, grouped by kind: `2 × Gold 1, Rum`.
    fn prize_words(&self, pile: &PileView) -> String {
        let mut words = grouped(pile.known.iter().map(|card| self.say(&self.card(card))));
        let hidden = pile.count.saturating_sub(pile.known.len());
        if hidden > 0 {
            words.push(self.count("jr-ui-hidden", hidden));
        }
        if words.is_empty() { self.text("jr-ui-none") } else { words.join(", ") }
    }

    /// The number of destination cards of a kind in their stack, without the one laid out.
    fn stack(&self, kind: Kind) -> usize {
        let of_kind = |card: &CardId| self.deck.destination(*card).is_some_and(|d| d.kind == kind);
        let left = self.view.stacks.iter().filter(of_kind).count();
        left.saturating_sub(usize::from(self.view.laid == Some(kind) && self.view.turned.is_none()))
    }

    /// The gold of a seat once the game is over.
    fn gold(&self, seat: Seat) -> Option<u8> {
        let PhaseView::Over { gold, .. } = self.view.phase else { return None };
        gold.get(seat.idx()).copied()
    }
}

/// Groups equal words and counts them.
fn grouped(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for word in words {
        match groups.iter_mut().find(|(known, _)| *known == word) {
            Some((_, count)) => *count += 1,
            None => groups.push((word, 1)),
        }
    }
    let shown = |(word, count): (String, usize)| match count {
        1 => word,
        _ => format!("{count} × {word}"),
    };
    groups.into_iter().map(shown).collect()
}

/// Whether the log omits an event, because the table shows it or it says nothing by itself. A log
/// is long and drawn often, so its events are not parsed in full.
fn goes_without_saying(event: &Value) -> bool {
    match event["kind"].as_str() {
        Some("answered" | "crew-discarded") => true,
        // The sizes of hands show what others draw.
        Some("drew" | "redealt") => event["cards"].is_null(),
        Some(_) | None => false,
    }
}

impl Screen for JollyRogerScreen {
    fn lines(&self, scene: &Scene<'_>) -> Vec<String> {
        Table::read(scene).map(|table| table.lines()).unwrap_or_default()
    }

    fn is_news(&self, value: &Value) -> bool {
        !goes_without_saying(value)
    }

    fn choice(&self, scene: &Scene<'_>, choice: &PersonChoice, _: &[Value]) -> Shown {
        let whole =
            || Shown { line: choice.words.clone().into(), sentences: vec![choice.words.clone()] };
        Table::read(scene).and_then(|table| table.choice(choice)).unwrap_or_else(whole)
    }

    fn tree(&self, scene: &Scene<'_>, choices: &Choices, path: &[usize]) -> Option<Vec<TreeRow>> {
        Table::read(scene)?.tree(choices, path)
    }

    fn table(&self, scene: &Scene<'_>, room: Room) -> Vec<Section> {
        let Some(table) = Table::read(scene) else { return Vec::new() };
        vec![table.sea(room), table.seats_section(room)]
    }

    fn hand(&self, scene: &Scene<'_>, _: Marks<'_>, room: Room) -> Section {
        let empty = || Section::new(scene.about.text("ui-hand"), Vec::new());
        Table::read(scene).map_or_else(empty, |table| table.hand_section(room))
    }

    /// Offers and discards are composed in lists.
    fn composing(&self, _: &Scene<'_>) -> Option<Composing> {
        None
    }

    fn compose(&self, _: &Scene<'_>, _: &[u8]) -> Option<Value> {
        None
    }

    fn composed(&self, _: &Scene<'_>, _: &[u8]) -> String {
        String::new()
    }

    fn score(&self, scene: &Scene<'_>, seat: Seat) -> Option<String> {
        let table = Table::read(scene)?;
        Some(table.count("jr-ui-gold", table.gold(seat)?))
    }

    fn standing(&self, scene: &Scene<'_>, seat: Seat) -> Option<String> {
        let table = Table::read(scene)?;
        let won = table.seat(seat)?;
        let all = won.prizes.known.or(won.buried.known);
        let rum = all.iter().filter(|card| table.deck.prize(*card) == Some(Prize::Rum)).count();
        Some(table.count("jr-ui-rum", u8::try_from(rum).ok()?))
    }
}

/// Lines with a margin.
fn indented(lines: Vec<Line<'static>>) -> Vec<Line<'static>> {
    screen::part::side_by_side(vec![(1, Vec::new()), (0, lines)])
}

impl screen::Drawn for crate::JollyRoger {
    const SCREEN: &'static dyn Screen = &JollyRogerScreen;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cards, EventView};
    use contract::Seat;

    #[test]
    fn what_goes_without_saying_is_known_by_its_name() {
        let (seat, n) = (Seat(1), 1);
        let told = |event: EventView| !goes_without_saying(&serde_json::to_value(event).unwrap());
        assert!(!told(EventView::Answered { seat: None, answer: None }));
        assert!(!told(EventView::CrewDiscarded { cards: Cards::EMPTY }));
        assert!(!told(EventView::Drew { seat, n, cards: None }));
        assert!(!told(EventView::Redealt { seat, n, cards: None }));
        assert!(told(EventView::Drew { seat, n, cards: Some(Cards::EMPTY) }));
        assert!(told(EventView::Appointed { seat }));
    }
}
