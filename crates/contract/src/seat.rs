//! Seats at a table: [`Seat`], sets of them, and one value for each.
//!
//! A *seat* is a place in the game; a *user* is a person; *player* means both and is not used.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats any of our games has.
pub const SEATS_MAX: u8 = 10;

/// A place in the game, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a table.
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` places clockwise from this one.
    #[inline]
    #[must_use]
    pub fn clockwise(self, steps: u8, count: SeatCount) -> Self {
        // Both summands are below the count, so one subtraction is enough; division is slow.
        let sum = self.0 + steps;
        Self(if sum >= count.get() { sum - count.get() } else { sum })
    }
}

impl fmt::Display for Seat {
    /// Counts from 1, as people do.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.0 + 1)
    }
}

/// The number of seats at a table: 1 to [`SEATS_MAX`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct SeatCount(u8);

impl SeatCount {
    /// A seat count; `None` if no game of ours has that many seats.
    pub fn new(count: u8) -> Option<Self> {
        (1..=SEATS_MAX).contains(&count).then_some(Self(count))
    }

    /// The count as a number.
    #[inline]
    pub fn get(self) -> u8 {
        self.0
    }

    /// Every seat, starting with seat 0.
    #[inline]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// Every seat once, clockwise from `first`.
    #[inline]
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        (0..self.0).map(move |steps| first.clockwise(steps, self))
    }

    /// The set of all seats.
    #[inline]
    pub fn all(self) -> SeatSet {
        SeatSet((1 << self.0) - 1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of one seat.
    #[inline]
    pub fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the set contains the seat; a seat that cannot exist is never in it.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        self.0.checked_shr(u32::from(seat.0)).is_some_and(|bits| bits & 1 == 1)
    }

    /// The set with this seat added.
    #[inline]
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The set with this seat removed.
    #[inline]
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The union of both sets.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The intersection of both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats.
    #[inline]
    pub fn len(self) -> u8 {
        // A u16 has at most sixteen bits set.
        #[expect(clippy::cast_possible_truncation, reason = "at most 16")]
        let count = self.0.count_ones() as u8;
        count
    }

    /// The lowest seat.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// Seat number `n` of the set, from 0, lowest first.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Seat> {
        self.iter().nth(n)
    }

    /// The seats, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            #[expect(clippy::cast_possible_truncation, reason = "at most 15")]
            let seat = Seat(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(seat)
        })
    }
}

impl SeatSet {
    /// The seats, clockwise from `lead`.
    #[inline]
    pub fn clockwise_from(self, lead: Seat) -> impl Iterator<Item = Seat> {
        let before = Self(Self::one(lead).0 - 1);
        self.minus(before).iter().chain(self.and(before).iter())
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(from)?;
        match seats.iter().find(|seat| seat.0 >= SEATS_MAX) {
            Some(seat) => Err(serde::de::Error::custom(format_args!("no seat {}", seat.0))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// One value for each seat of a game with at most `N` of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerSeat<T, const N: usize>(pub [T; N]);

impl<T: Copy, const N: usize> PerSeat<T, N> {
    /// The same value for every seat.
    pub fn of(value: T) -> Self {
        Self([value; N])
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        Self(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(from)?;
        let count = values.len();
        <[T; N]>::try_from(values)
            .map(Self)
            .map_err(|_| serde::de::Error::invalid_length(count, &"one value a seat"))
    }
}

/// The observer of a view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Observer {
    /// A seat in the game, which sees its own hand.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Spectator,
    /// A referee, who sees everything, as all do after the end. Never a client during play.
    Referee,
}

impl Observer {
    /// The observer's seat, if they have one.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Referee => None,
        }
    }

    /// Whether the observer sees what only `seat` may see.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Referee => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_at_the_last_seat() {
        let four = SeatCount::new(4).unwrap();
        let order: Vec<u8> = four.clockwise_from(Seat(2)).map(|seat| seat.0).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }

    #[test]
    fn a_set_is_walked_clockwise_from_any_seat() {
        let set: SeatSet = [Seat(1), Seat(2), Seat(4)].into_iter().collect();
        let from = |lead| set.clockwise_from(Seat(lead)).map(|seat| seat.0).collect::<Vec<_>>();
        assert_eq!([0, 1, 2, 3].map(from), [[1, 2, 4], [1, 2, 4], [2, 4, 1], [4, 1, 2]]);
    }

    #[test]
    fn there_are_one_to_ten_seats() {
        assert_eq!(SeatCount::new(0), None);
        assert_eq!(SeatCount::new(11), None);
        assert_eq!(SeatCount::new(10).unwrap().all().len(), 10);
    }

    #[test]
    fn a_seat_that_cannot_be_is_in_no_set() {
        assert!(!SeatCount::new(10).unwrap().all().has(Seat(200)));
    }

    #[test]
    fn a_set_reads_its_own_json_and_refuses_a_seat_that_cannot_be() {
        let set: SeatSet = [Seat(1), Seat(3)].into_iter().collect();
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, "[1,3]");
        assert_eq!(serde_json::from_str::<SeatSet>(&json).unwrap(), set);
        assert!(serde_json::from_str::<SeatSet>("[10]").is_err());
    }
}
