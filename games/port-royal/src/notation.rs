//! The canonical notation of records and scenarios: `draw`, `stop`, `repel`, `keep`, `pass`,
//! `take flute-1-2`, `fulfil expedition-anchor2 with captain-4-1a jack-6-1b`.
//!
//! A ship is written as its kind, its swords and its coins: `frigate-skull-3`. A person is written
//! as a role, a cost and points: `sailor-3-1a`, `yellow-trader-5-2`. An expedition is written as
//! the symbols it requires. Cards that would have the same name get letters in id order.

use std::fmt::{self, Write};

use contract::{CardId, NotationError};

use crate::action::Action;
use crate::card::{Cards, Expedition, Face, Person, Role};
use crate::deck::Rules;

pub(crate) fn write(rules: &Rules, action: &Action, out: &mut dyn Write) -> fmt::Result {
    match *action {
        Action::Draw => out.write_str("draw"),
        Action::Stop => out.write_str("stop"),
        Action::Repel => out.write_str("repel"),
        Action::Keep => out.write_str("keep"),
        Action::Pass => out.write_str("pass"),
        Action::Take { card } => write!(out, "take {}", name(rules, card)),
        Action::Fulfil { expedition, persons } => {
            write!(out, "fulfil {} with", name(rules, expedition))?;
            persons.iter().try_for_each(|card| write!(out, " {}", name(rules, card)))
        }
    }
}

fn name(rules: &Rules, card: CardId) -> &str {
    rules.names.get(card.idx()).map_or("?", String::as_str)
}

pub(crate) fn read(rules: &Rules, text: &str) -> Result<Action, NotationError> {
    let words: Vec<&str> = text.split(' ').collect();
    match words.as_slice() {
        ["draw"] => Ok(Action::Draw),
        ["stop"] => Ok(Action::Stop),
        ["repel"] => Ok(Action::Repel),
        ["keep"] => Ok(Action::Keep),
        ["pass"] => Ok(Action::Pass),
        ["take", name] => Ok(Action::Take { card: card(rules, name)? }),
        ["fulfil", name, "with", names @ ..] => {
            let mut persons = Cards::EMPTY;
            for name in names {
                let person = card(rules, name)?;
                if persons.has(person) {
                    return Err(NotationError::BadPart((*name).to_owned()));
                }
                persons = persons.with(person);
            }
            Ok(Action::Fulfil { expedition: card(rules, name)?, persons })
        }
        ["draw" | "stop" | "repel" | "keep" | "pass" | "take" | "fulfil", rest @ ..] => {
            Err(NotationError::BadPart(rest.join(" ")))
        }
        _ => Err(NotationError::UnknownAction(text.to_owned())),
    }
}

pub(crate) fn card(rules: &Rules, name: &str) -> Result<CardId, NotationError> {
    let idx = rules.names.iter().position(|known| known == name);
    let idx = idx.and_then(|idx| u8::try_from(idx).ok());
    idx.map(CardId).ok_or_else(|| NotationError::UnknownCard(name.to_owned()))
}

/// Each card's name, by id.
pub(crate) fn names(faces: &[Face]) -> Vec<String> {
    let plain: Vec<String> = faces.iter().map(|face| plain_name(*face)).collect();
    let numbered = plain.iter().enumerate().map(|(idx, name)| {
        if plain.iter().filter(|other| *other == name).count() == 1 {
            return name.clone();
        }
        // No kind has more than ten cards, so ten letters are enough.
        let earlier = plain[..idx].iter().filter(|other| *other == name).count();
        let letter = ('a'..='z').nth(earlier).expect("ten copies at most");
        let joint = if name.ends_with(|last: char| last.is_ascii_digit()) { "" } else { "-" };
        format!("{name}{joint}{letter}")
    });
    numbered.collect()
}

fn plain_name(face: Face) -> String {
    match face {
        Face::Ship(ship) => {
            let swords = ship.swords.map_or("skull".to_owned(), |swords| swords.to_string());
            format!("{}-{swords}-{}", ship.colour.ship(), ship.coins)
        }
        Face::Person(Person { role, cost, points }) => match role {
            Role::Trader(colour) => format!("{}-trader-{cost}-{points}", colour.name()),
            Role::Settler
            | Role::Captain
            | Role::Priest
            | Role::Jack
            | Role::Sailor
            | Role::Pirate
            | Role::Mademoiselle
            | Role::Jester
            | Role::Admiral
            | Role::Governor => format!("{}-{cost}-{points}", role.name()),
        },
        Face::Expedition(Expedition { needs, .. }) => {
            let symbols =
                [("anchor", needs.anchors), ("cross", needs.crosses), ("house", needs.houses)];
            let asked = symbols.iter().filter(|(_, count)| *count > 0);
            asked.fold("expedition".to_owned(), |name, (what, n)| format!("{name}-{what}{n}"))
        }
        Face::Tax { bonus } => format!("tax-{}", bonus.name()),
    }
}
