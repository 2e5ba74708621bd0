//! The end of a turn and of the game: the last lap, ties, the expedition variant.
//! Rules: PR-CLEAN, PR-END, PR-END-WHO, PR-END-KEEP, PR-END-EQUAL, PR-END-STUCK, PR-WIN,
//! PR-VAR-EXPEDITION, PR-VAR-NONE.

use contract::{EndReason, Host, Outcome, Play, Seat};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::options::{LastLap, Variant};
use crate::phase::discover;
use crate::state::PortRoyal;

/// So many victory points start the last lap. Rules: [`crate::ledger::PR_END`].
pub const POINTS_NEEDED: u8 = 12;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last lap is over.
    Points,
    /// There was no card to draw all round.
    Stuck,
}

impl Ending {
    /// Its key in records and word files.
    pub fn reason(self) -> EndReason {
        match self {
            Self::Points => EndReason("pr-end-points"),
            Self::Stuck => EndReason("pr-end-stuck"),
        }
    }
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
/// [`crate::ledger::PR_VAR_NONE`].
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
