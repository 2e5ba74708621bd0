//! Set-up: beach, hands, parrot, first seat.

use contract::{Host, Play, Seat};

use crate::event::Event;
use crate::phase::wave;
use crate::state::Rum;

/// Decides: [`crate::ledger::RUM_SETUP`], [`crate::ledger::RUM_SETUP_FIRST`].
pub(crate) fn start<H: Host<Rum>>(play: &mut Play<'_, Rum, H>) {
    lay_beach(play);
    for seat in play.game.rules.seats.seats() {
        let card = play.pick(play.game.wreck);
        play.emit(Event::Dealt { seat, card });
    }
    play.emit(Event::ParrotJoined);
    let count = u32::from(play.game.rules.seats.get());
    // Below the seat count, so it fits.
    let first = u8::try_from(play.below(count)).expect("a seat");
    play.emit(Event::TurnPassed { seat: Seat(first) });
}

/// Lays three cards that do not form a rum trio.
/// Decides: [`crate::ledger::RUM_SETUP_TRIO`].
fn lay_beach<H: Host<Rum>>(play: &mut Play<'_, Rum, H>) {
    loop {
        for place in crate::action::PlaceId::ALL {
            let card = play.pick(play.game.wreck);
            play.emit(Event::LaidUp { place, card });
        }
        if !wave::is_trio(play.game) {
            return;
        }
        play.emit(Event::BeachMixed);
    }
}
