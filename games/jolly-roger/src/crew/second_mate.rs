//! Second Mate: takes a random crew card from the hands of two different seats.

use contract::{Host, Play, Refusal, Seat};

use crate::event::Event;
use crate::ledger::JR_SP_SECOND_MATE;
use crate::refusal::{Why, require};
use crate::state::{Effect, How, JollyRoger};

/// Names two other seats that hold a card, or one if only one does. See: [`JR_SP_SECOND_MATE`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, how: How) -> Result<(), Refusal<Why>> {
    let others = game.holders().without(seat);
    let named = match how {
        How::On { seat: named } => others.len() == 1 && others.has(named),
        How::OnTwo { first, second } => first < second && others.has(first) && others.has(second),
        How::Plain | How::Raise | How::Lower | How::Kill { .. } => false,
    };
    require(named, JR_SP_SECOND_MATE, Why::CannotName)
}

/// Decides: [`JR_SP_SECOND_MATE`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    match effect.how {
        How::On { seat } => steal(play, seat, effect.seat),
        How::OnTwo { first, second } => {
            steal(play, first, effect.seat);
            steal(play, second, effect.seat);
        }
        How::Plain | How::Raise | How::Lower | How::Kill { .. } => {}
    }
}

fn steal<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, from: Seat, to: Seat) {
    // A Traitor played in answer may have been the last card in this hand.
    if !play.game.hands[from].is_empty() {
        let card = play.pick(play.game.hands[from]);
        play.emit(Event::CrewTaken { from, to, card });
    }
}
