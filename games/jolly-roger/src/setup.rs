//! Setup: a seat becomes Captain, and every seat gets crew.
//! See: [`crate::ledger::JR_SETUP_DEST`], [`crate::ledger::JR_SETUP_PRIZE`].

use contract::{Host, Play, Seat};

use crate::event::Event;
use crate::phase::{appoint, draw_crew};
use crate::state::JollyRoger;

/// One seat gets the Captain's card and the others one crew card each. Then every seat is dealt its
/// hand, and the Captain one more card.
/// Decides: [`crate::ledger::JR_SETUP_CAPTAIN`].
/// See: [`crate::ledger::JR_SETUP_DEAL`].
pub(crate) fn start<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    let rules = play.game.rules;
    #[expect(clippy::cast_possible_truncation, reason = "at most ten seats")]
    let captain = Seat(play.below(u32::from(rules.seats.get())) as u8);
    play.emit(Event::CaptainFound { seat: captain });
    draw_crew(play, rules.seats.all(), rules.deal + 1);
    appoint::begin_round(play);
}
