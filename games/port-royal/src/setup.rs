//! Set-up: the first seat, the expedition for five, three coins each.

use contract::{Host, Play, Seat};

use crate::card::FIVE;
use crate::coins::all_earn;
use crate::event::{Event, Source};
use crate::phase::discover;
use crate::state::PortRoyal;

/// The number of coins everybody starts with. See: [`crate::ledger::PR_SETUP_COINS`].
const COINS: u8 = 3;

/// Decides: [`crate::ledger::PR_SETUP_FIRST`], [`crate::ledger::PR_SETUP_COINS`].
/// See: [`crate::ledger::PR_SETUP_FIVE`].
pub(crate) fn start<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    let count = u32::from(play.game.rules.seats.get());
    // Below the seat count, so it fits.
    let first = Seat(u8::try_from(play.below(count)).expect("a seat"));
    play.emit(Event::StartDrawn { seat: first });
    if play.game.rules.all_cards.has(FIVE) {
        play.emit(Event::ExpeditionOpened { card: FIVE });
    }
    all_earn(play, first, Source::Start, |_, _| COINS);
    discover::begin(play, first);
}
