//! The cards of a game as a person at the table looks them up: what each costs, brings and does,
//! and how many there are. A game says them from its rules; faces only lay them out.

use serde::Serialize;

use crate::setup::{DeckText, rules};
use crate::{Game, Phrase, SeatCount};

/// A table of cards of one kind, such as the ships.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardTable {
    /// The key of its heading.
    pub title: &'static str,
    /// The keys of the headings of its columns.
    pub columns: Vec<&'static str>,
    /// The cards.
    pub groups: Vec<CardGroup>,
}

/// Cards that have a name, and what they do, in common.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardGroup {
    /// Their name.
    pub name: Phrase,
    /// What they do.
    pub power: Option<Phrase>,
    /// One row for all cards that show the same, with a cell for each column.
    pub rows: Vec<Vec<Cell>>,
}

/// What stands in a column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Cell {
    /// A number.
    Number(u8),
    /// Words.
    Words(Phrase),
}

impl CardTable {
    /// A table without cards yet.
    pub fn new(title: &'static str, columns: &[&'static str]) -> Self {
        Self { title, columns: columns.to_vec(), groups: Vec::new() }
    }

    /// With one more group of cards.
    ///
    /// # Panics
    /// When a row has more or fewer cells than there are columns: our mistake.
    #[must_use]
    pub fn group(mut self, name: Phrase, power: Option<Phrase>, rows: Vec<Vec<Cell>>) -> Self {
        let fits = |row: &Vec<Cell>| row.len() == self.columns.len();
        assert!(rows.iter().all(fits), "a cell for each column of {}", self.title);
        self.groups.push(CardGroup { name, power, rows });
        self
    }

    /// With the cards that show this, those that show the same in one row, whose last cell says
    /// how many they are. Rows come in the order of the first card of each.
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

/// The tables of the deck this project ships, with as many seats as there can be.
///
/// # Panics
/// When the game does not take its own deck: our mistake.
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
