//! The cards for the rules page.
//! See: [`crate::ledger::RUM_PARTS`], [`crate::ledger::RUM_PARTS_RUM`],
//! [`crate::ledger::RUM_PARROT_CLOCK`].

use contract::{CardTable, Cell, Phrase};

use crate::card::{Colour, N_COLOURS};
use crate::deck::Rules;
use crate::phase::set::VALUE_MAX;
use crate::speech::colour;

/// Rum cards, collection cards, the clock and the parrot.
pub(crate) fn tables(rules: &Rules) -> Vec<CardTable> {
    vec![rum(rules), clock(rules), others()]
}

/// Sorted by the colour of the single bottle, which is the one a card shows on the beach.
fn rum(rules: &Rules) -> CardTable {
    let table = CardTable::new("rum-cards-rum", &["rum-column-ends"]);
    Colour::ALL.into_iter().fold(table, |table, of| {
        let cards = rules.faces.iter().filter(|face| face.single == of);
        let doubles =
            cards.map(|face| Phrase::new("rum-laid-double").name("colour", colour(face.double)));
        let ends = Cell::Words(Phrase::new("rum-cards-ends").names("ends", doubles));
        let name = Phrase::new("rum-laid-single").name("colour", colour(of));
        table.group(name, None, vec![vec![ends]])
    })
}

fn clock(rules: &Rules) -> CardTable {
    let columns = ["rum-column-position", "rum-column-back"];
    let table = CardTable::new("rum-cards-clock", &columns);
    let row = |(position, back): (u8, &u8)| vec![Cell::Number(position), Cell::Number(*back)];
    let name = Phrase::new("rum-cards-clock-name");
    table.group(
        name,
        Some(Phrase::new("rum-cards-clock-end")),
        (1..).zip(&rules.clock).map(row).collect(),
    )
}

fn others() -> CardTable {
    let table = CardTable::new("rum-cards-others", &["ui-cards-count"]);
    let n_collection = u8::try_from(N_COLOURS).expect("seven");
    let collection = Phrase::new("rum-cards-collection-power").number("max", VALUE_MAX);
    table
        .group(
            Phrase::new("rum-cards-collection"),
            Some(collection),
            vec![vec![Cell::Number(n_collection)]],
        )
        .group(
            Phrase::new("rum-card-parrot"),
            Some(Phrase::new("rule-rum-parrot")),
            vec![vec![Cell::Number(1)]],
        )
}

#[cfg(test)]
mod tests {
    use contract::cards::shipped;
    use contract::{Arg, Game};

    use super::*;
    use crate::Rum;

    #[test]
    fn each_colour_has_its_three_cards_and_the_clock_its_seven_symbols() {
        let tables = shipped::<Rum>();
        assert_eq!(tables[0].groups.len(), N_COLOURS);
        for group in &tables[0].groups {
            let [[Cell::Words(ends)]] =
                &group.rows.iter().map(Vec::as_slice).collect::<Vec<_>>()[..]
            else {
                panic!("{group:?}")
            };
            assert!(matches!(&ends.args[0].1, Arg::Names(names) if names.len() == 3), "{ends:?}");
        }
        let back: Vec<&Cell> = tables[1].groups[0].rows.iter().map(|row| &row[1]).collect();
        assert_eq!(back, [2, 2, 2, 2, 3, 3, 3].map(Cell::Number).each_ref());
        let words = Rum::words(contract::Language::En);
        for key in tables.iter().flat_map(|table| table.columns.iter().chain([&table.title])) {
            assert!(key.starts_with("ui-") || words.contains(&format!("\n{key} = ")), "{key}");
        }
    }
}
