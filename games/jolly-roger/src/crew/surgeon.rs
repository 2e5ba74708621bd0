//! Surgeon: its owner is Quartermaster until the Captain appoints another.

use contract::{Host, Play, Refusal, Seat};

use crate::editions::Quartermaster;
use crate::event::Event;
use crate::ledger::{JR_SP_SURGEON, JR_VAR_THREE};
use crate::phase::rules::Phase;
use crate::phase::share::Pick;
use crate::phase::{self, open_phase};
use crate::refusal::{Why, require};
use crate::state::{Effect, How, JollyRoger, Picker};

/// Neither the Captain nor the Quartermaster may play it; with three seats, nobody in a mutiny.
/// See: [`JR_SP_SURGEON`], [`JR_VAR_THREE`].
pub(crate) fn check(game: &JollyRoger, seat: Seat, how: How) -> Result<(), Refusal<Why>> {
    let has_role = seat == game.captain || seat == game.quartermaster();
    require(how == How::Plain && !has_role, JR_SP_SURGEON, Why::NotForThis)?;
    let of_three = game.rules.policies.quartermaster == Quartermaster::IsCaptain;
    let in_mutiny = game.open_mutiny().is_some();
    require(!(of_three && in_mutiny), JR_VAR_THREE, Why::NotForThis)
}

/// If another seat is asked now, the window opens anew. The seat that gives out hidden prizes sees
/// them.
/// Decides: [`JR_SP_SURGEON`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    let asked = phase::window(play.game).asked;
    play.emit(Event::TookOver { seat: effect.seat });
    let other = matches!(play.game.phase, Phase::Pick(Pick { seat }) if seat != play.game.captain);
    let captain_picks = other && play.game.share.picker == Picker::Captain;
    let gives = matches!(play.game.phase, Phase::Give(_));
    if (captain_picks || gives) && play.game.prizes_are_hidden() {
        play.emit(Event::PotShown { seat: looker(play.game) });
    }
    if captain_picks {
        let seat = play.game.captain;
        open_phase(play, Phase::Pick(Pick { seat }));
    } else if phase::window(play.game).asked != asked {
        play.emit(Event::Reopened);
    }
}

/// The seat that must see the prizes to be shared.
fn looker(game: &JollyRoger) -> Seat {
    if matches!(game.phase, Phase::Give(_)) { game.quartermaster() } else { game.captain }
}
