//! Lookout: the destination card is turned over before crew is played.

use contract::{Host, Play};

use super::timed;
use crate::phase::voyage;
use crate::state::{JollyRoger, Timing};

/// Decides: [`crate::ledger::JR_SP_LOOKOUT`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    voyage::turn_over(play);
    timed::ask(play, Timing::Lookout);
}
