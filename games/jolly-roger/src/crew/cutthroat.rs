//! Cutthroat: kills a leader and ends the mutiny.

use contract::{CardId, Host, Play, Refusal, Seat};

use crate::action::Action;
use crate::card::Special;
use crate::ledger::JR_SP_CUTTHROAT;
use crate::phase::mutiny;
use crate::refusal::{Why, require};
use crate::state::{Effect, How, JollyRoger, Side};

/// Either leader may be killed. A seat with a side keeps it; a neutral one takes the winning side.
/// See: [`JR_SP_CUTTHROAT`].
pub(crate) fn check(
    game: &JollyRoger,
    seat: Seat,
    card: CardId,
    (side, leader): (Side, Side),
) -> Result<(), Refusal<Why>> {
    let is_cutthroat = game.rules.copies(Special::Cutthroat).has(card);
    require(is_cutthroat, JR_SP_CUTTHROAT, Why::NotForThis)?;
    let is_neutral = game.open_mutiny().is_some_and(|mutiny| mutiny.side(seat).is_none());
    require(!is_neutral || side != leader, JR_SP_CUTTHROAT, Why::WrongSide)
}

/// Whether an action kills the leader of its own side.
pub(crate) fn kills_own_leader(action: &Action) -> bool {
    if let Action::Join { side, how: How::Kill { leader }, .. } = *action {
        return leader == side;
    }
    matches!(*action, Action::Call { how: How::Kill { leader: Side::Mutineer }, .. })
}

/// Decides: [`JR_SP_CUTTHROAT`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    if let (How::Kill { leader }, Some(mutiny)) = (effect.how, play.game.open_mutiny().copied()) {
        mutiny::decide(play, &mutiny, leader.other());
    }
}
