//! Sets of seats in one byte: this game has at most five, and its state is copied often.

use contract::Seat;

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct FewSeats(u8);

impl FewSeats {
    /// No seat.
    pub(crate) const NONE: Self = Self(0);

    /// The set of one seat.
    #[inline]
    pub(crate) fn one(seat: Seat) -> Self {
        Self::NONE.with(seat)
    }

    /// The set with this seat added; a seat that cannot exist adds nothing.
    #[inline]
    pub(crate) fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1_u8.unbounded_shl(u32::from(seat.0)))
    }

    /// The union of both.
    #[inline]
    pub(crate) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether a seat of this game is in it.
    #[inline]
    pub(crate) fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The only seat, or the lowest.
    #[expect(clippy::cast_possible_truncation, reason = "at most 7")]
    pub(crate) fn first(self) -> Option<Seat> {
        (self != Self::NONE).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for FewSeats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}
