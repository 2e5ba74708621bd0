//! Statistics that researchers collect from a game, beside wins and points.

use crate::Seat;

/// One statistic to update when an event happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// An amount that is summed up, such as the income from admirals.
    Sum {
        /// Its name in reports.
        name: &'static str,
        /// The amount to add.
        amount: u32,
    },
    /// A yes-or-no result, such as a bust with a certain number of cards drawn.
    Rate {
        /// Its name in reports.
        name: &'static str,
        /// The value that the rate depends on, such as the number of cards drawn.
        at: u16,
        /// Whether it happened.
        hit: bool,
    },
    /// The seat with the first turn.
    First(Seat),
}
