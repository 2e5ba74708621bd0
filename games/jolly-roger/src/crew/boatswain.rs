//! Boatswain: a seat must guard the ship at Treasure Island and cannot bury.

use contract::{Host, Play, Refusal, Seat};

use crate::ledger::JR_SP_BOATSWAIN;
use crate::phase::island;
use crate::refusal::{Why, require};
use crate::state::{Effect, How, JollyRoger};

/// A seat cannot name itself. See: [`JR_SP_BOATSWAIN`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, how: How) -> Result<(), Refusal<Why>> {
    let named = match how {
        How::On { seat: named } => named != seat && named.0 < game.rules.seats.get(),
        How::Plain | How::OnTwo { .. } | How::Raise | How::Lower | How::Kill { .. } => false,
    };
    require(named, JR_SP_BOATSWAIN, Why::CannotName)
}

/// Decides: [`JR_SP_BOATSWAIN`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    if let How::On { seat } = effect.how {
        island::name_guard(play, seat);
    }
}
