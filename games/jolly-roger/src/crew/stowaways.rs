//! Stowaways: discard it for two crew cards.

use contract::{Host, Play, SeatSet};

use crate::phase::draw_crew;
use crate::state::{Effect, JollyRoger};

/// Decides: [`crate::ledger::JR_SP_STOWAWAYS`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    draw_crew(play, SeatSet::one(effect.seat), 2);
}
