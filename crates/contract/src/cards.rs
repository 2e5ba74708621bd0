//! The card reference of a game: what each card costs, brings and does, and how many there are. A
//! game derives it from its rules; the user interfaces only lay it out.

use serde::Serialize;

use crate::setup::{DeckText, rules};
use crate::{Game, Phrase, SeatCount};

/// A table of cards of one kind, such as the ships.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardTable {
    /// The phrase key of the heading.
    pub title: &'static str,
    /// The phrase keys of the column headings.
    pub columns: Vec<&'static str>,
    /// The cards, grouped by name.
    pub groups: Vec<CardGroup>,
}

/// Cards that share a name and an effect.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardGroup {
    /// The name of the cards.
    pub name: Phrase,
    /// What the cards do.
    pub power: Option<Phrase>,
    /// One row for all cards that show the same values, with a cell for each column.
    pub rows: Vec<Vec<Cell>>,
}

/// The content of one cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Cell {
    /// A number.
    Number(u8),
    /// Text.
    Words(Phrase),
}

impl CardTable {
    /// A table with no cards yet.
    pub fn new(title: &'static str, columns: &[&'static str]) -> Self {
        Self { title, columns: columns.to_vec(), groups: Vec::new() }
    }

    /// Adds a group of cards.
    ///
    /// # Panics
    /// If a row has more or fewer cells than there are columns, which is a bug in the game.
    #[must_use]
    pub fn group(mut self, name: Phrase, power: Option<Phrase>, rows: Vec<Vec<Cell>>) -> Self {
        let fits = |row: &Vec<Cell>| row.len() == self.columns.len();
        assert!(rows.iter().all(fits), "a cell for each column of {}", self.title);
        self.groups.push(CardGroup { name, power, rows });
        self
    }

    /// Adds a group with one row for all cards that show the same values; the last cell is their
    /// number. Rows are in the order of the first card of each.
    #[must_use]
    pub fn counted(
        self,
        name: Phrase,
        power: Option<Phrase>,
        cards: impl IntoIterator<Item = Vec<Cell>>,
    ) -> Self {
        let mut rows: Vec<(Vec<Cell>, u8)> = Vec::new();
        for card in cards {
            match rows.iter_mut().find(|(row, _)| *row == card) {
                Some((_, count)) => *count += 1,
                None => rows.push((card, 1)),
            }
        }
        let with_count = |(mut row, count): (Vec<Cell>, u8)| {
            row.push(Cell::Number(count));
            row
        };
        self.group(name, power, rows.into_iter().map(with_count).collect())
    }
}

/// The tables of the deck that this project ships, for the largest number of seats.
///
/// # Panics
/// If the game rejects its own deck, which is a bug in the game.
pub fn shipped<G: Game>() -> Vec<CardTable> {
    let deck: DeckText = G::default_deck();
    let seats = SeatCount::new(*G::SEATS.end()).expect("a game has seats");
    let rules = rules::<G>(&G::Options::default(), seats, &deck);
    G::card_tables(rules.expect("a game takes its own deck"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_that_show_the_same_are_counted_in_one_row() {
        let cell = Cell::Number;
        let cards = [vec![cell(3)], vec![cell(5)], vec![cell(3)]];
        let table = CardTable::new("ships", &["coins", "count"]);
        let table = table.counted(Phrase::new("flute"), None, cards);
        let rows = &table.groups[0].rows;
        assert_eq!(*rows, [vec![cell(3), cell(2)], vec![cell(5), cell(1)]]);
    }
}
