//! The captain's turn. Rules, in order of play: [`TOY_TURN`](super::super::ledger::TOY_TURN),
//! [`TOY_SHIP`].

use contract::{Host, Menu, Mode, Play, Refusal, SeatSet, Window};
use serde::{Deserialize, Serialize};

use super::{draw_card, end_round, illegal, mutiny};
use crate::toy::action::{Action, Ship, Why};
use crate::toy::ledger::TOY_SHIP;
use crate::toy::state::Raid;

/// The captain's actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// `draw`: everybody whose hand is not full draws a card.
    Draw,
    /// `sail brig`: sail for a ship.
    Sail {
        /// The ship.
        ship: Ship,
    },
}

pub(crate) fn window(game: &Raid) -> Window {
    let captain = SeatSet::one(game.captain);
    Window {
        id: game.window,
        mode: Mode::Turn,
        asked: captain,
        waiting: captain,
        may: SeatSet::EMPTY,
        shown: 0,
    }
}

pub(crate) fn menu(game: &Raid, out: &mut Menu<Action>) {
    let sail = Ship::ALL.map(|ship| Move::Sail { ship });
    let moves = std::iter::once(Move::Draw).chain(sail);
    out.actions.extend(moves.filter(|mv| check(game, *mv).is_ok()).map(Action::Turn));
}

pub(crate) fn check(game: &Raid, mv: Move) -> Result<(), Refusal<Why>> {
    match mv {
        Move::Draw => Ok(()),
        Move::Sail { ship } => {
            let (needs, has) = (ship.crew(), game.hands[game.captain].len());
            let enough = has >= needs;
            if enough { Ok(()) } else { Err(illegal(TOY_SHIP, Why::TooFewCards { needs, has })) }
        }
    }
}

pub(crate) fn resolve<H: Host<Raid>>(play: &mut Play<'_, Raid, H>, mv: Move) {
    match mv {
        Move::Draw => {
            let rules = play.game.shared_rules();
            for seat in rules.seats.clockwise_from(play.game.captain) {
                if play.game.hands[seat].len() < rules.hand_max {
                    draw_card(play, seat);
                }
            }
            end_round(play);
        }
        Move::Sail { ship } => mutiny::open(play, ship),
    }
}
