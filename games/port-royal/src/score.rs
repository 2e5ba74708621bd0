//! The parts of the points at the end: persons by what they do, and expeditions.

use contract::{Phrase, ScorePart};

use crate::card::{Face, Role};
use crate::deck::Rules;
use crate::view::{SeatView, View};

/// What brings points, in the order in which it is counted.
const KINDS: [&str; 6] = [
    "pr-score-traders",
    "pr-score-crew",
    "pr-score-envoys",
    "pr-score-household",
    "pr-score-officers",
    "pr-score-expeditions",
];

/// The parts of each seat's points.
/// See: [`crate::ledger::PR_WIN`].
pub(crate) fn parts(rules: &Rules, view: &View) -> Vec<Vec<ScorePart>> {
    view.seats.iter().map(|seat| of_seat(rules, seat)).collect()
}

fn of_seat(rules: &Rules, seat: &SeatView) -> Vec<ScorePart> {
    let mut sums = [0; KINDS.len()];
    for card in seat.persons.iter().chain(seat.expeditions.iter()) {
        let Some(face) = rules.face(card) else { continue };
        if let Some(kind) = kind(face) {
            sums[kind] += i16::from(face.points());
        }
    }
    let parts = KINDS.into_iter().zip(sums).filter(|(_, points)| *points != 0);
    parts.map(|(key, points)| ScorePart { what: Phrase::new(key), points }).collect()
}

/// The place of a card's kind in [`KINDS`]; `None` for cards that are never laid out.
fn kind(face: Face) -> Option<usize> {
    Some(match face {
        Face::Person(person) => match person.role {
            Role::Trader(_) => 0,
            Role::Sailor | Role::Pirate => 1,
            Role::Settler | Role::Captain | Role::Priest | Role::Jack => 2,
            Role::Mademoiselle | Role::Jester => 3,
            Role::Admiral | Role::Governor => 4,
        },
        Face::Expedition(_) => 5,
        Face::Ship(_) | Face::Tax { .. } => return None,
    })
}
