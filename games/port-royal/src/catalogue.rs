//! The cards for the rules page.
//! See: [`crate::ledger::PR_DECK`], [`crate::ledger::PR_DECK_SWORDS`],
//! [`crate::ledger::PR_DECK_DATA`].

use contract::{CardTable, Cell, Phrase};

use crate::card::{Bonus, Colour, Expedition, FIVE, Face, Person, Role, Ship};
use crate::deck::Rules;
use crate::speech::{ability, face, role, ship};

/// Ships, persons, expeditions and tax increases.
pub(crate) fn tables(rules: &Rules) -> Vec<CardTable> {
    vec![ships(rules), persons(rules), expeditions(rules), taxes(rules)]
}

fn ships(rules: &Rules) -> CardTable {
    let columns = ["pr-column-swords", "pr-column-coins", "ui-cards-count"];
    let table = CardTable::new("pr-cards-ships", &columns);
    Colour::ALL.into_iter().fold(table, |table, colour| {
        let cards = rules.faces.iter().filter_map(|face| match face {
            Face::Ship(Ship { colour: of, swords, coins }) if *of == colour => {
                let skull = || Cell::Words(Phrase::new("pr-column-skull"));
                Some(vec![swords.map_or_else(skull, Cell::Number), Cell::Number(*coins)])
            }
            Face::Ship(_) | Face::Person(_) | Face::Expedition(_) | Face::Tax { .. } => None,
        });
        table.counted(ship(colour), None, cards)
    })
}

fn persons(rules: &Rules) -> CardTable {
    let columns = ["pr-column-cost", "pr-column-points", "ui-cards-count"];
    let table = CardTable::new("pr-cards-persons", &columns);
    Role::ALL.into_iter().fold(table, |table, of| {
        let cards = rules.faces.iter().filter_map(|face| match face {
            Face::Person(Person { role, cost, points }) if *role == of => {
                Some(vec![Cell::Number(*cost), Cell::Number(*points)])
            }
            Face::Ship(_) | Face::Person(_) | Face::Expedition(_) | Face::Tax { .. } => None,
        });
        table.counted(role(of), Some(ability(of)), cards)
    })
}

/// An expedition is named after the symbols it requires.
fn expeditions(rules: &Rules) -> CardTable {
    let columns = ["pr-column-coins", "pr-column-points"];
    let table = CardTable::new("pr-cards-expeditions", &columns);
    rules.faces.iter().zip(0..).fold(table, |table, (face, id)| match face {
        Face::Expedition(Expedition { needs, coins, points }) => {
            let crew = [
                (Role::Captain, needs.anchors),
                (Role::Priest, needs.crosses),
                (Role::Settler, needs.houses),
            ];
            let crew = crew.into_iter().flat_map(|(of, n)| (0..n).map(move |_| role(of)));
            let name = Phrase::new("pr-cards-crew").names("persons", crew);
            let five = (id == FIVE.0).then(|| Phrase::new("pr-cards-five"));
            table.group(name, five, vec![vec![Cell::Number(*coins), Cell::Number(*points)]])
        }
        Face::Ship(_) | Face::Person(_) | Face::Tax { .. } => table,
    })
}

fn taxes(rules: &Rules) -> CardTable {
    let table = CardTable::new("pr-cards-taxes", &["ui-cards-count"]);
    [Bonus::Swords, Bonus::Points].into_iter().fold(table, |table, bonus| {
        let tax = Face::Tax { bonus };
        let cards = rules.faces.iter().filter(|face| **face == tax).map(|_| Vec::new());
        table.counted(face(tax), None, cards)
    })
}

#[cfg(test)]
mod tests {
    use contract::Game;
    use contract::cards::shipped;

    use super::*;
    use crate::PortRoyal;

    #[test]
    fn every_card_of_the_deck_is_counted_once() {
        let tables = shipped::<PortRoyal>();
        let counts = |table: &CardTable| -> u32 {
            let last = |row: &Vec<Cell>| match row.last() {
                Some(Cell::Number(count)) => u32::from(*count),
                Some(Cell::Words(_)) | None => 0,
            };
            table.groups.iter().flat_map(|group| &group.rows).map(last).sum()
        };
        assert_eq!(tables.iter().map(counts).collect::<Vec<_>>()[..2], [50, 60]);
        assert_eq!(tables[2].groups.len(), 6, "each expedition is one card");
        assert_eq!(counts(&tables[3]), 4);
        assert_eq!(tables[1].groups.len(), Role::ALL.len());
    }

    #[test]
    fn a_row_says_what_its_cards_show() {
        let tables = shipped::<PortRoyal>();
        let numbers = |row: [u8; 3]| row.map(Cell::Number).to_vec();
        let sailors = tables[1].groups.iter().find(|group| group.name == role(Role::Sailor));
        let rows = [numbers([3, 1, 7]), numbers([5, 2, 2]), numbers([7, 3, 1])];
        assert_eq!(sailors.map(|group| group.rows.clone()), Some(rows.to_vec()));
        let words = PortRoyal::words(contract::Language::En);
        for key in tables.iter().flat_map(|table| table.columns.iter().chain([&table.title])) {
            assert!(key.starts_with("ui-") || words.contains(&format!("\n{key} = ")), "{key}");
        }
    }
}
