//! The end of a turn and of the game: the last lap, ties, the expedition variant.
//! Rules: PR-CLEAN, PR-END, PR-END-WHO, PR-END-KEEP, PR-END-EQUAL, PR-END-STUCK, PR-END-LONG,
//! PR-WIN, PR-VAR-EXPEDITION, PR-VAR-RANK, PR-VAR-NONE.

use contract::{EndReason, Host, Outcome, Play, Seat};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::options::{LastLap, Variant};
use crate::phase::discover;
use crate::state::PortRoyal;

/// So many victory points start the last lap. Rules: [`crate::ledger::PR_END`].
pub const POINTS_NEEDED: u8 = 12;

/// After so many decisions the game ends; windows are counted up to it.
/// Rules: [`crate::ledger::PR_END_LONG`].
pub const DECISIONS_MAX: u16 = 10_000;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last lap is over.
    Points,
    /// There was no card to draw all round.
    Stuck,
    /// So many decisions were made that it might go on for ever.
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

/// Asks a seat, unless the game has gone on too long. Every window is opened here, and every
/// decision answers one, so their number is that of the decisions.
/// Rules: [`crate::ledger::PR_END_LONG`].
#[inline]
pub(crate) fn ask<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, seat: Seat) {
    if play.game.window.0 >= DECISIONS_MAX {
        return end_long(play);
    }
    play.emit(Event::Asked { seat });
}

#[cold]
fn end_long<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    play.emit(Event::Ended { ending: Ending::Long });
}

/// A seat may have gained points: the last lap starts if it has enough. Once started it stays,
/// and others who get there later do not lengthen it.
/// Rules: [`crate::ledger::PR_END`], [`crate::ledger::PR_END_WHO`],
/// [`crate::ledger::PR_END_KEEP`].
#[inline]
pub(crate) fn after_points<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>, seat: Seat) {
    if play.game.ends_before.is_none() && has_enough(play.game, seat) {
        let last = last_seat(play.game);
        play.emit(Event::LastLapBegan { by: seat, last });
    }
}

/// Rules: [`crate::ledger::PR_END`], [`crate::ledger::PR_VAR_EXPEDITION`].
#[inline]
pub(crate) fn has_enough(game: &PortRoyal, seat: Seat) -> bool {
    let tally = game.tally(seat);
    let expeditions_needed = match game.rules.options.variant {
        Variant::None => 0,
        Variant::Expedition => 1,
    };
    tally.points() >= POINTS_NEEDED && tally.expeditions() >= expeditions_needed
}

/// Who has the last turn: the seat to the right of the active one, or of the start seat.
/// Rules: [`crate::ledger::PR_END`], [`crate::ledger::PR_END_WHO`],
/// [`crate::ledger::PR_END_EQUAL`].
fn last_seat(game: &PortRoyal) -> Seat {
    let left_of_last = match game.rules.options.ending {
        LastLap::Book => game.active,
        LastLap::Equal => game.start,
    };
    left_of_last.clockwise(game.rules.seats.get() - 1, game.rules.seats)
}

/// The turn is over: the next seat is active, unless the game ends.
/// Rules: [`crate::ledger::PR_CLEAN`], [`crate::ledger::PR_END`],
/// [`crate::ledger::PR_END_STUCK`].
#[inline]
pub(crate) fn end_turn<H: Host<PortRoyal>>(play: &mut Play<'_, PortRoyal, H>) {
    if play.game.n_drawn == 0 {
        let in_a_row = play.game.n_stuck + 1;
        play.emit(Event::NothingDrawn { in_a_row });
    }
    let next = play.game.next(play.game.active);
    if play.game.ends_before == Some(next) {
        return play.emit(Event::Ended { ending: Ending::Points });
    }
    if play.game.n_stuck == play.game.rules.seats.get() {
        return play.emit(Event::Ended { ending: Ending::Stuck });
    }
    discover::begin(play, next);
}

/// Most points; then most coins; then shared. In the variant whoever has no expedition comes
/// after all who have; if nobody has one that makes no difference.
/// Rules: [`crate::ledger::PR_WIN`], [`crate::ledger::PR_VAR_EXPEDITION`],
/// [`crate::ledger::PR_VAR_RANK`], [`crate::ledger::PR_VAR_NONE`].
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
