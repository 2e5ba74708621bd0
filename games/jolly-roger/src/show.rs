//! Hidden prizes that their owner shows to one seat or to all. They stay face down, and only the
//! seats that have seen them know them.

use contract::{Host, Play, Refusal, Seat, SeatSet};

use crate::card::Cards;
use crate::event::Event;
use crate::ledger::JR_VAR_HIDDEN;
use crate::memory::Audience;
use crate::phase::rules::PhaseRules;
use crate::refusal::{Why, require};
use crate::state::JollyRoger;

/// The most shows of prizes by a seat in one step.
pub const SHOWS_MAX: u8 = 9;

/// Whether prizes may be shown now: at any time, if prizes are hidden.
#[inline]
pub(crate) fn is_open(game: &JollyRoger) -> bool {
    game.prizes_are_hidden() && game.phase.is_under_way()
}

/// The seats with prizes to show. The number of a seat's prizes is public.
#[inline]
pub(crate) fn owners(game: &JollyRoger) -> SeatSet {
    if !is_open(game) {
        return SeatSet::EMPTY;
    }
    let buried = |seat: &Seat| !game.buried[*seat].is_empty();
    game.prize_holders().or(game.rules.seats.seats().filter(buried).collect())
}

/// See: [`JR_VAR_HIDDEN`].
pub(crate) fn check(
    game: &JollyRoger,
    seat: Seat,
    cards: Cards,
    to: Option<Seat>,
) -> Result<(), Refusal<Why>> {
    require(game.prizes_are_hidden(), JR_VAR_HIDDEN, Why::PrizesLieOpen)?;
    require(is_open(game), JR_VAR_HIDDEN, Why::NotNow)?;
    let is_other = to.is_none_or(|to| to != seat && to.0 < game.rules.seats.get());
    require(is_other, JR_VAR_HIDDEN, Why::NoSuchSeat)?;
    require(!cards.is_empty(), JR_VAR_HIDDEN, Why::NothingShown)?;
    let own = game.prizes[seat].or(game.buried[seat]);
    require(cards.within(own), JR_VAR_HIDDEN, Why::NotYourPrize)?;
    let made = game.shows[seat];
    require(made < SHOWS_MAX, JR_VAR_HIDDEN, Why::TooManyShows { made, max: SHOWS_MAX })
}

pub(crate) fn resolve<H: Host<JollyRoger>>(
    play: &mut Play<'_, JollyRoger, H>,
    seat: Seat,
    cards: Cards,
    to: Option<Seat>,
) {
    let seen_by = to.map_or(Audience::ALL, |to| Audience::seats([seat, to]));
    play.emit(Event::PrizesShown { seat, to, n: cards.len(), cards, seen_by });
}
