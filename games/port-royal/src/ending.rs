//! The end of a turn and of the game: the last lap, ties, the expedition variant.

use contract::tagged::ReadTagged;
use contract::{EndReason, Host, Outcome, Play, Seat};
use serde::Serialize;

use crate::card::Cards;
use crate::event::Event;
use crate::options::{LastLap, Variant};
use crate::phase::discover;
use crate::seats::FewSeats;
use crate::state::PortRoyal;

/// The victory points that start the last lap. See: [`crate::ledger::PR_END`].
pub const POINTS_NEEDED: u8 = 12;

/// The number of decisions after which the game ends; windows are counted up to it.
/// See: [`crate::ledger::PR_END_LONG`].
pub const DECISIONS_MAX: u16 = 10_000;

/// The ways a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last lap is over.
    Points,
    /// In a whole round nobody could draw a card.
    Stuck,
    /// So many decisions were made that it might never end.
    Long,
}

impl Ending {
    /// Its key in records and word files.
    pub fn reason(self) -> EndReason {
        match self {
            Self::Points => EndReason("pr-end-points"),
            Self::Stuck => EndReason("pr-end-stuck"),
            Self::Long => EndReason("pr-end-long"),
        }
    }
}

/// Asks a seat, unless the game has lasted too long. Every window is opened here, and every
/// decision answers one, so the number of windows is the number of decisions.
/// Decides: [`crate::ledger::PR_END_LONG`].
#[inline]
pub(crate) fn ask<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, seat: Seat, reach: Cards) {
    if play.game.window.0 >= DECISIONS_MAX {
        return end_long(play);
    }
    play.emit(Event::Asked { seat, reach });
}

#[cold]
fn end_long<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    play.emit(Event::Ended { ending: Ending::Long });
}

/// Starts the last lap if a seat has enough points. Once started it cannot be undone, and others
/// who get there later do not lengthen it.
/// Decides: [`crate::ledger::PR_END`], [`crate::ledger::PR_END_KEEP`].
/// See: [`crate::ledger::PR_END_WHO`].
#[inline]
pub(crate) fn after_points<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, seat: Seat) {
    if play.game.ends_before == FewSeats::NONE && has_enough(play.game, seat) {
        let last = last_seat(play.game);
        play.emit(Event::LastLapBegan { by: seat, last });
    }
}

/// Decides: [`crate::ledger::PR_VAR_EXPEDITION`].
/// See: [`crate::ledger::PR_END`].
#[inline]
pub(crate) fn has_enough(game: &PortRoyal, seat: Seat) -> bool {
    let tally = game.tally(seat);
    let expeditions_needed = match game.rules.options.variant {
        Variant::None => 0,
        Variant::Expedition => 1,
    };
    tally.points() >= POINTS_NEEDED && tally.expeditions() >= expeditions_needed
}

/// The seat with the last turn: to the right of the active seat, or of the start seat.
/// Decides: [`crate::ledger::PR_END_WHO`], [`crate::ledger::PR_END_EQUAL`].
/// See: [`crate::ledger::PR_END`].
fn last_seat(game: &PortRoyal) -> Seat {
    let left_of_last = match game.rules.options.ending {
        LastLap::Book => game.active,
        LastLap::Equal => game.start,
    };
    left_of_last.clockwise(game.rules.seats.get() - 1, game.rules.seats)
}

/// The turn is over: the next seat is active, unless the game ends.
/// Decides: [`crate::ledger::PR_END_STUCK`].
/// See: [`crate::ledger::PR_CLEAN`], [`crate::ledger::PR_END`].
#[inline]
pub(crate) fn end_turn<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    if play.game.n_drawn == 0 {
        let in_a_row = play.game.n_stuck + 1;
        play.emit(Event::NothingDrawn { in_a_row });
    }
    let next = play.game.next(play.game.active);
    if play.game.ends_before == FewSeats::one(next) {
        return play.emit(Event::Ended { ending: Ending::Points });
    }
    if play.game.n_stuck == play.game.rules.seats.get() {
        return play.emit(Event::Ended { ending: Ending::Stuck });
    }
    discover::begin(play, next);
}

/// Ranks by most points, then most coins; then shared. In the variant, seats without an expedition
/// come after all seats with one, unless nobody has one.
/// Decides: [`crate::ledger::PR_WIN`], [`crate::ledger::PR_VAR_RANK`],
/// [`crate::ledger::PR_VAR_NONE`].
/// See: [`crate::ledger::PR_VAR_EXPEDITION`].
pub(crate) fn outcome(game: &PortRoyal, ending: Ending) -> Outcome {
    let can_win = |seat| match game.rules.options.variant {
        Variant::None => true,
        Variant::Expedition => game.tally(seat).expeditions() > 0,
    };
    Outcome::rank(
        ending.reason(),
        game.rules.seats.seats(),
        |seat| i16::from(game.tally(seat).points()),
        |seat| (can_win(seat), game.tally(seat).points(), game.n_coins(seat)),
    )
}
