//! The cards as the rules page shows them.
//! See: [`crate::ledger::JR_PARTS`], [`crate::ledger::JR_PARTS_CREW`],
//! [`crate::ledger::JR_PARTS_DEST`], [`crate::ledger::JR_PARTS_PRIZE`].

use contract::{CardTable, Cell, Phrase};

use crate::card::{Crew, Destination, Kind, Prize, Skill, Special};
use crate::deck::Rules;
use crate::speech::{kind, prize, skill, special};

/// The tables of crew, prizes and destinations.
pub(crate) fn tables(rules: &Rules) -> Vec<CardTable> {
    vec![plain(rules), specials(rules), prizes(rules), targets(rules), havens(rules)]
}

/// The plain crew cards of a kind: value and crewmen.
fn shown(rules: &Rules, is: impl Fn(Crew) -> bool) -> Vec<Vec<Cell>> {
    let cards = rules.crew.iter().zip(&rules.crewmen).filter(|(crew, _)| is(**crew));
    cards
        .map(|(crew, crewmen)| vec![Cell::Number(crew.skill_value()), Cell::Number(*crewmen)])
        .collect()
}

fn plain(rules: &Rules) -> CardTable {
    let columns = ["jr-column-value", "jr-column-crewmen", "ui-cards-count"];
    let table = CardTable::new("jr-cards-plain", &columns);
    let table = Skill::ALL.into_iter().fold(table, |table, of| {
        let is = |crew| matches!(crew, Crew::Skilled { skill, .. } if skill == of);
        table.counted(skill(of), None, shown(rules, is))
    });
    let any = shown(rules, |crew| matches!(crew, Crew::AnySkill { .. }));
    table.counted(Phrase::new("jr-cards-any"), None, any)
}

fn specials(rules: &Rules) -> CardTable {
    let columns = ["jr-column-crewmen", "ui-cards-count"];
    let table = CardTable::new("jr-cards-special", &columns);
    Special::ALL.into_iter().fold(table, |table, of| {
        let cards = rules.crew.iter().zip(&rules.crewmen);
        let cards = cards.filter(|(crew, _)| **crew == Crew::Special { special: of });
        let cards = cards.map(|(_, crewmen)| vec![Cell::Number(*crewmen)]);
        table.counted(special(of), power(of), cards)
    })
}

/// The rule that says what a special card does; `None` for the role cards, which have no effect.
fn power(of: Special) -> Option<Phrase> {
    Some(Phrase::new(match of {
        Special::Captain | Special::Quartermaster => return None,
        Special::Boatswain => "rule-jr-sp-boatswain",
        Special::Carpenter => "rule-jr-sp-carpenter",
        Special::Cook => "rule-jr-sp-cook",
        Special::Cutthroat => "rule-jr-sp-cutthroat",
        Special::FirstMate => "rule-jr-sp-first-mate",
        Special::Lookout => "rule-jr-sp-lookout",
        Special::MasterMariner => "rule-jr-sp-master-mariner",
        Special::OldSailor => "rule-jr-sp-old-sailor",
        Special::PowderMonkey => "rule-jr-sp-powder-monkey",
        Special::SeaDog => "rule-jr-sp-sea-dog",
        Special::SecondMate => "rule-jr-sp-second-mate",
        Special::SharpShooter => "rule-jr-sp-sharp-shooter",
        Special::SmartKid => "rule-jr-sp-smart-kid",
        Special::Stowaways => "rule-jr-sp-stowaways",
        Special::Surgeon => "rule-jr-sp-surgeon",
        Special::Traitor => "rule-jr-sp-traitor",
    }))
}

fn prizes(rules: &Rules) -> CardTable {
    let table = CardTable::new("jr-cards-prizes", &["ui-cards-count"]);
    let mut kinds: Vec<Prize> = Vec::new();
    for found in &rules.prizes {
        if !kinds.contains(found) {
            kinds.push(*found);
        }
    }
    kinds.into_iter().fold(table, |table, of| {
        let power = match of {
            Prize::Gold { .. } => None,
            Prize::Rum => Some(Phrase::new("jr-cards-rum")),
            Prize::Jewels => Some(Phrase::new("jr-cards-jewels")),
            Prize::Hostage => Some(Phrase::new("jr-cards-hostage")),
        };
        let cards = rules.prizes.iter().filter(|found| **found == of).map(|_| Vec::new());
        table.counted(prize(of), power, cards)
    })
}

fn targets(rules: &Rules) -> CardTable {
    let columns = [
        "jr-column-navigation",
        "jr-column-guns",
        "jr-column-melee",
        "jr-column-prizes",
        "ui-cards-count",
    ];
    let table = CardTable::new("jr-cards-targets", &columns);
    [Kind::Fort, Kind::Ship, Kind::Settlement].into_iter().fold(table, |table, of| {
        let cards = rules.destinations.iter().filter(|card| card.kind == of);
        let row = |card: &Destination| {
            card.needs.into_iter().chain([card.yields]).map(Cell::Number).collect()
        };
        table.counted(kind(of), None, cards.map(row))
    })
}

fn havens(rules: &Rules) -> CardTable {
    let columns = ["jr-column-crew", "ui-cards-count"];
    let table = CardTable::new("jr-cards-havens", &columns);
    [Kind::Port, Kind::Island].into_iter().fold(table, |table, of| {
        let cards = rules.destinations.iter().filter(|card| card.kind == of);
        table.counted(kind(of), None, cards.map(|card| vec![Cell::Number(card.yields)]))
    })
}

#[cfg(test)]
mod tests {
    use contract::Game;
    use contract::cards::shipped;

    use super::*;
    use crate::JollyRoger;
    use crate::card::{N_CREW, N_DESTINATIONS, N_PRIZES};

    #[test]
    fn every_card_of_the_deck_is_counted_once() {
        let tables = shipped::<JollyRoger>();
        let count = |table: &CardTable| -> u8 {
            let last = |row: &Vec<Cell>| match row.last() {
                Some(Cell::Number(count)) => *count,
                Some(Cell::Words(_)) | None => 0,
            };
            table.groups.iter().flat_map(|group| &group.rows).map(last).sum()
        };
        let counts: Vec<u8> = tables.iter().map(count).collect();
        assert_eq!(counts[0] + counts[1], N_CREW);
        assert_eq!(counts[2], N_PRIZES);
        assert_eq!(counts[3] + counts[4], N_DESTINATIONS);
        let words = JollyRoger::words(contract::Language::En);
        for key in tables.iter().flat_map(|table| table.columns.iter().chain([&table.title])) {
            assert!(key.starts_with("ui-") || words.contains(&format!("\n{key} = ")), "{key}");
        }
    }
}
