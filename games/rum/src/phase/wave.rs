//! The end of a turn: three face-down beach cards are turned up, and may bring the parrot or a
//! trio.

use std::ops::ControlFlow;

use contract::{CardId, Host, Play};

use crate::action::PlaceId;
use crate::event::{Cause, Event};
use crate::phase::set::Bottles;
use crate::phase::{draw, parrot};
use crate::state::{Place, Rum};

/// Decides: [`crate::ledger::RUM_WAVE`].
/// See: [`crate::ledger::RUM_TURN`].
#[inline]
pub(crate) fn end_turn<H: Host<Rum>>(play: &mut Play<'_, Rum, H>) -> ControlFlow<()> {
    if let [Place::Down(first), Place::Down(second), Place::Down(third)] = play.game.beach {
        return roll(play, [first, second, third]);
    }
    pass_turn(play);
    ControlFlow::Continue(())
}

/// See: [`crate::ledger::RUM_WAVE`].
#[inline(never)]
fn roll<H: Host<Rum>>(play: &mut Play<'_, Rum, H>, cards: [CardId; 3]) -> ControlFlow<()> {
    play.emit(Event::WaveRolled { cards });
    settle(play)
}

/// Looks for a parrot, then for a trio, until there is neither. A parrot may open a window; the
/// last answer returns here.
/// Decides: [`crate::ledger::RUM_WAVE_AGAIN`].
/// See: [`crate::ledger::RUM_WAVE_PARROT`].
pub(crate) fn settle<H: Host<Rum>>(play: &mut Play<'_, Rum, H>) -> ControlFlow<()> {
    loop {
        if let Some(place) = play.game.parrot_washed_up() {
            // Each parrot advances the clock, so this nests at most seven deep.
            return parrot::ask(play, Cause::Wave(place));
        }
        if !is_trio(play.game) {
            pass_turn(play);
            return ControlFlow::Continue(());
        }
        lay_anew(play)?;
    }
}

/// Whether the three face-up beach cards show the three single bottles of one colour.
/// See: [`crate::ledger::RUM_WAVE_TRIO`].
#[inline]
pub(crate) fn is_trio(game: &Rum) -> bool {
    !Bottles::of_beach(game).trios().is_empty()
}

/// Decides: [`crate::ledger::RUM_WAVE_TRIO`].
/// See: [`crate::ledger::RUM_WAVE_AGAIN`].
fn lay_anew<H: Host<Rum>>(play: &mut Play<'_, Rum, H>) -> ControlFlow<()> {
    play.emit(Event::BeachMixed);
    for place in PlaceId::ALL {
        let card = play.pick(play.game.wreck);
        play.emit(Event::LaidUp { place, card });
        draw::if_wreck_is_empty(play)?;
    }
    ControlFlow::Continue(())
}

/// See: [`crate::ledger::RUM_TURN`].
#[inline]
fn pass_turn<H: Host<Rum>>(play: &mut Play<'_, Rum, H>) {
    let seat = play.game.next(play.game.active);
    play.emit(Event::TurnPassed { seat });
}
