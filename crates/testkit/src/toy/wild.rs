//! Actions that no sane client would send, for the conformance suite.

use contract::{CardId, SearchRng};

use super::phase::{attack, mutiny, storm, turn};
use super::{Action, Raid, Rules, Ship};
use crate::conformance::Wild;

/// What the conformance suite needs to know about the toy's actions.
pub const WILD: Wild<Raid> = Wild { action: wild_action, kind };

fn kind(action: Action) -> &'static str {
    match action {
        Action::Turn(_) => "turn",
        Action::Mutiny(_) => "mutiny",
        Action::Attack(_) => "attack",
        Action::Storm(_) => "storm",
    }
}

/// A random action, well-formed or not: what a hostile client may send.
fn wild_action(_: &Rules, rng: &mut SearchRng) -> Action {
    #[expect(clippy::cast_possible_truncation, reason = "below 140")]
    let number = rng.below(140) as u8;
    let card = CardId(number);
    match rng.below(7) {
        0 => Action::Turn(turn::Move::Draw),
        1 => Action::Turn(turn::Move::Sail { ship: Ship::ALL[usize::from(number % 3)] }),
        2 => Action::Mutiny(mutiny::Move::Pass),
        3 => Action::Mutiny(mutiny::Move::Call { card }),
        4 => Action::Attack(attack::Move::Contribute { card }),
        5 => Action::Attack(attack::Move::Reveal { seen: number % 8 }),
        _ => Action::Storm(storm::Move::Sink { card }),
    }
}
