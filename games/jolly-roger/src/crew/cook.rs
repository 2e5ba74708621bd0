//! Cook: the Cook's owner picks before the Captain.

use contract::{Host, Play, Refusal, Seat};

use super::timed;
use crate::event::Event;
use crate::ledger::JR_SP_COOK;
use crate::refusal::{Why, require};
use crate::state::{Effect, How, JollyRoger, Timing};

/// The Captain cannot play it. See: [`JR_SP_COOK`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, how: How) -> Result<(), Refusal<Why>> {
    require(how == How::Plain && seat != game.captain, JR_SP_COOK, Why::NotForThis)
}

/// With hidden prizes, the Cook's owner sees them too.
/// Decides: [`JR_SP_COOK`].
/// See: [`crate::ledger::JR_VAR_HIDDEN_CARDS`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    play.emit(Event::CookServed { seat: effect.seat });
    if play.game.prizes_are_hidden() {
        play.emit(Event::PotShown { seat: effect.seat });
    }
    timed::ask(play, Timing::Cook);
}
