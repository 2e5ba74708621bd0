//! Drawing a card from the beach or the wreck, and what happens when the wreck runs out.

use std::ops::ControlFlow;

use contract::{Host, Mode, Play, Refusal, Seat, SeatSet, Window};

use crate::action::{Action, PlaceId};
use crate::card::PARROT;
use crate::ending::move_clock;
use crate::event::{Cause, Event, Source};
use crate::ledger::RUM_DRAW_BEACH;
use crate::phase::{parrot, wave};
use crate::refusal::Why;
use crate::state::{Place, Rum};

/// The active seat takes one action. See: [`crate::ledger::RUM_TURN`].
#[inline]
pub(crate) fn window(game: &Rum) -> Window {
    let active = SeatSet::one(game.active);
    Window {
        id: game.window,
        mode: Mode::Turn,
        asked: active,
        waiting: active,
        may: SeatSet::EMPTY,
        shown: 0,
    }
}

/// The number of draws. They are always possible: the wreck is never empty when a turn starts.
pub(crate) const N_DRAWS: u32 = 4;

/// The draws in menu order: the places of the beach, then the wreck.
/// See: [`RUM_DRAW_BEACH`], [`crate::ledger::RUM_DRAW_WRECK`].
#[inline]
pub(crate) fn nth(number: u32) -> Action {
    match number {
        0 => Action::DrawBeach { place: PlaceId(0) },
        1 => Action::DrawBeach { place: PlaceId(1) },
        2 => Action::DrawBeach { place: PlaceId(2) },
        _ => Action::DrawWreck,
    }
}

/// See: [`RUM_DRAW_BEACH`].
pub(crate) fn check_beach(place: PlaceId) -> Result<(), Refusal<Why>> {
    if place.idx() < 3 {
        return Ok(());
    }
    Err(Refusal::Illegal { rule: RUM_DRAW_BEACH, why: Why::NoSuchPlace })
}

/// A random wreck card goes to the hand.
/// Decides: [`crate::ledger::RUM_DRAW_WRECK`].
/// See: [`crate::ledger::RUM_PARROT`].
pub(crate) fn resolve_wreck<H: Host<Rum>>(
    play: &mut Play<'_, Rum, H>,
    seat: Seat,
) -> ControlFlow<()> {
    let card = play.pick(play.game.wreck);
    if card == PARROT {
        play.emit(Event::ParrotDrawn { seat, from: Source::Wreck });
        if_wreck_is_empty(play)?;
        return parrot::ask(play, Cause::Parrot);
    }
    play.emit(Event::DrewWreck { seat, card });
    if_wreck_is_empty(play)?;
    wave::end_turn(play)
}

/// A beach card goes to the hand; a wreck card replaces it, face down and unseen. The place of a
/// parrot is filled before its effect.
/// Decides: [`RUM_DRAW_BEACH`].
/// See: [`crate::ledger::RUM_DRAW_BLIND`], [`crate::ledger::RUM_PARROT_HOW`].
pub(crate) fn resolve_beach<H: Host<Rum>>(
    play: &mut Play<'_, Rum, H>,
    seat: Seat,
    place: PlaceId,
) -> ControlFlow<()> {
    let taken = play.game.place(place);
    play.emit(match taken {
        Place::Up(card) => Event::TookUp { seat, place, card },
        Place::Down(PARROT) => Event::ParrotDrawn { seat, from: Source::Beach(place) },
        Place::Down(card) => Event::TookDown { seat, place, card },
        Place::Empty => unreachable!("a turn starts with three beach cards"),
    });
    let card = play.pick(play.game.wreck);
    play.emit(Event::LaidDown { place, card });
    if_wreck_is_empty(play)?;
    if taken == Place::Down(PARROT) {
        return parrot::ask(play, Cause::Parrot);
    }
    wave::end_turn(play)
}

/// When the last wreck card is gone, the seats with the most cards put all of them back. Call this
/// after each card that leaves the wreck, before anything else, so that a parrot that comes with it
/// uses the clock's new symbol.
/// Decides: [`crate::ledger::RUM_EMPTY`], [`crate::ledger::RUM_EMPTY_COUNT`],
/// [`crate::ledger::RUM_EMPTY_PARROT`].
#[inline]
pub(crate) fn if_wreck_is_empty<H: Host<Rum>>(play: &mut Play<'_, Rum, H>) -> ControlFlow<()> {
    if !play.game.wreck.is_empty() {
        return ControlFlow::Continue(());
    }
    empty_wreck(play)
}

#[cold]
fn empty_wreck<H: Host<Rum>>(play: &mut Play<'_, Rum, H>) -> ControlFlow<()> {
    play.emit(Event::WreckEmptied);
    let game = &*play.game;
    let most = game.rules.seats.seats().map(|seat| game.hand(seat).len()).max();
    for seat in game.rules.seats.clockwise_from(game.active) {
        let cards = play.game.hand(seat);
        if Some(cards.len()) == most {
            play.emit(Event::HandReturned { seat, cards });
        }
    }
    move_clock(play)
}
