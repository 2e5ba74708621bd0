//! Old Sailor: the only card with a map of Treasure Island.
//! See: [`crate::ledger::JR_ISLAND_MAP`].

use contract::{Host, Play};

use crate::phase::island;
use crate::state::JollyRoger;

/// One Old Sailor is enough.
/// Decides: [`crate::ledger::JR_SP_OLD_SAILOR`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>) {
    island::arrive(play);
}
