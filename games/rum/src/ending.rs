//! The end: points, ties, shared wins.

use std::ops::ControlFlow;

use contract::tagged::ReadTagged;
use contract::{EndReason, Host, Outcome, Play, Seat};
use serde::Serialize;

use crate::card::Colour;
use crate::event::Event;
use crate::state::{Rum, SEATS_MAX};

/// The clock's position at the end. See: [`crate::ledger::RUM_END`].
pub const CLOCK_END: u8 = 8;

/// The two ways a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody has the points needed.
    Points,
    /// The clock shows the ship.
    Clock,
}

impl Ending {
    /// Its key in records and word files.
    pub fn reason(self) -> EndReason {
        match self {
            Self::Points => EndReason("rum-end-points"),
            Self::Clock => EndReason("rum-end-clock"),
        }
    }
}

/// Advances the clock; at 8 the game is over, even in the middle of an effect.
/// Decides: [`crate::ledger::RUM_END_AT_ONCE`].
/// See: [`crate::ledger::RUM_END`].
pub(crate) fn move_clock<H: Host<Rum>>(play: &mut Play<'_, Rum, H>) -> ControlFlow<()> {
    let to = play.game.clock + 1;
    play.emit(Event::ClockMoved { to });
    if to < CLOCK_END {
        return ControlFlow::Continue(());
    }
    play.emit(Event::Ended { ending: Ending::Clock });
    ControlFlow::Break(())
}

/// Ends the game if somebody has enough points, once a set has been fully scored.
/// See: [`crate::ledger::RUM_END`], [`crate::ledger::RUM_END_AT_ONCE`].
pub(crate) fn after_scoring<H: Host<Rum>>(
    play: &mut Play<'_, Rum, H>,
    seat: Seat,
) -> ControlFlow<()> {
    // Only the seat that played a set can have gained points.
    if play.game.points(seat) < play.game.rules.points_needed {
        return ControlFlow::Continue(());
    }
    play.emit(Event::Ended { ending: Ending::Points });
    ControlFlow::Break(())
}

/// Ranks by most points, then most collection cards, then the highest single value; then shared.
/// Decides: [`crate::ledger::RUM_END`], [`crate::ledger::RUM_END_SHARED`].
pub(crate) fn outcome(game: &Rum, ending: Ending) -> Outcome {
    // Points, number of cards, and the highest value.
    let mut held = [(0, 0, 0); SEATS_MAX];
    for colour in Colour::ALL {
        if let Some(owner) = game.owner(colour) {
            let value = game.value(colour);
            let (points, count, highest) = &mut held[owner.idx()];
            (*points, *count, *highest) = (*points + value, *count + 1, value.max(*highest));
        }
    }
    let points = |seat: Seat| i16::from(held[seat.idx()].0);
    Outcome::rank(ending.reason(), game.rules.seats.seats(), points, |seat| held[seat.idx()])
}
