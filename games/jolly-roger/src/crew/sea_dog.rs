//! Sea Dog: a neutral seat joins the side of the card's owner and must play crew for it at once.

use contract::{CardId, Host, Play, Refusal, Seat, SeatSet};

use crate::card::Special;
use crate::event::Event;
use crate::ledger::JR_SP_SEA_DOG;
use crate::refusal::{Why, require};
use crate::state::{Effect, How, JollyRoger};

/// The seats that have taken no side and could play a card.
fn neutrals(game: &JollyRoger, seat: Seat) -> SeatSet {
    let captain = SeatSet::one(game.captain);
    let taken = game.open_mutiny().map_or(captain, |it| it.members[0].or(it.members[1]));
    game.holders().minus(taken).without(seat)
}

/// See: [`JR_SP_SEA_DOG`].
pub(crate) fn check(
    game: &JollyRoger,
    seat: Seat,
    card: CardId,
    named: Seat,
) -> Result<(), Refusal<Why>> {
    let is_sea_dog = game.rules.copies(Special::SeaDog).has(card);
    require(is_sea_dog, JR_SP_SEA_DOG, Why::NotForThis)?;
    require(neutrals(game, seat).has(named), JR_SP_SEA_DOG, Why::CannotName)
}

/// The named seat has taken the side, even if a Traitor played in answer was its last card.
/// Decides: [`JR_SP_SEA_DOG`].
/// See: [`crate::ledger::JR_MUTINY_SIDES`].
pub(crate) fn stood<H: Host<JollyRoger>>(play: &mut Play<'_, JollyRoger, H>, effect: Effect) {
    let side = play.game.open_mutiny().and_then(|mutiny| mutiny.side(effect.seat));
    if let (How::On { seat }, Some(side)) = (effect.how, side) {
        play.emit(Event::Forced { seat, side });
    }
}
