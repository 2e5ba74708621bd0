//! What researchers count in a game, beside wins and points.

use crate::Seat;

/// One thing to count when an event happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// An amount, summed up: income from admirals.
    Sum {
        /// Its name in reports.
        name: &'static str,
        /// How much.
        amount: u32,
    },
    /// Something that could happen or not: a bust with so many cards drawn.
    Rate {
        /// Its name in reports.
        name: &'static str,
        /// What it depends on.
        at: u16,
        /// Whether it happened.
        hit: bool,
    },
    /// Who has the first turn.
    First(Seat),
}
