//! Cutthroat: kills the leader of the other side, and the mutiny is over.
//! Rules: JR-SP-CUTTHROAT.

use contract::{CardId, Host, Play, Refusal};

use crate::card::Special;
use crate::ledger::JR_SP_CUTTHROAT;
use crate::phase::mutiny;
use crate::refusal::{Why, require};
use crate::state::{Effect, JollyRoger, Side};

/// Who plays it takes the side that wins by it; who has a side keeps it.
/// Rules: [`JR_SP_CUTTHROAT`].
pub(crate) fn check(game: &JollyRoger, card: CardId) -> Result<(), Refusal<Why>> {
    let is_cutthroat = game.rules.copies(Special::Cutthroat).has(card);
    require(is_cutthroat, JR_SP_CUTTHROAT, Why::NotForThis)
}

pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    let side = play.game.mutiny.side(effect.seat);
    mutiny::decide(play, side.unwrap_or(Side::Captain));
}
