//! Smart Kid: takes a random buried prize of another seat, which stays unburied.

use contract::{Host, Play, Refusal, Seat};

use super::timed;
use crate::event::Event;
use crate::ledger::JR_SP_SMART_KID;
use crate::phase::share;
use crate::refusal::{Why, require};
use crate::state::{Effect, How, JollyRoger, Timing};

/// Names another seat with a buried prize. See: [`JR_SP_SMART_KID`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, how: How) -> Result<(), Refusal<Why>> {
    let named = match how {
        How::On { seat: named } => {
            let there = named.0 < game.rules.seats.get();
            there && named != seat && !game.buried[named].is_empty()
        }
        How::Plain | How::OnTwo { .. } | How::Raise | How::Lower | How::Kill { .. } => false,
    };
    require(named, JR_SP_SMART_KID, Why::CannotName)
}

/// Decides: [`JR_SP_SMART_KID`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    if let How::On { seat: from } = effect.how {
        let card = play.pick(play.game.buried[from]);
        let seen_by = share::audience(play.game, &[from, effect.seat]);
        play.emit(Event::DugUp { from, to: effect.seat, card, seen_by });
    }
    timed::ask(play, Timing::SmartKid);
}
