//! How a match ended: a placing for each seat and the reason.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::seat::SEATS_MAX;
use crate::{Phrase, Seat, SeatSet, Speak};

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placing {
    /// 1 for the winners; tied seats have the same rank.
    pub rank: u8,
    /// The points, as the game counts them.
    pub points: i16,
}

/// One part of a seat's points at the end of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScorePart {
    /// What counts, as a noun; the same words for every seat that has it.
    pub what: Phrase,
    /// How many points it brings.
    pub points: i16,
}

/// Why a match ended: a key of the Fluent files such as `rum-end-points`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct EndReason(pub &'static str);

impl Speak for EndReason {
    fn phrase(&self) -> Phrase {
        Phrase::new(self.0)
    }
}

/// The result of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Why the match ended.
    pub reason: EndReason,
    /// The placings by seat. The array has a fixed size, so that a finished state stays `Copy`.
    #[serde(serialize_with = "by_seat")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Placing>"))]
    placings: [Placing; SEATS_MAX as usize],
    #[serde(skip)]
    count: u8,
}

fn by_seat<S: serde::Serializer>(
    placings: &[Placing; SEATS_MAX as usize],
    out: S,
) -> Result<S::Ok, S::Error> {
    out.collect_seq(placings.iter().take_while(|placing| placing.rank != 0))
}

impl Outcome {
    /// Ranks the seats by `key`, higher being better; equal keys share a rank.
    pub fn rank<K: Ord>(
        reason: EndReason,
        seats: impl Iterator<Item = Seat>,
        points: impl Fn(Seat) -> i16,
        key: impl Fn(Seat) -> K,
    ) -> Self {
        let keys: ArrayVec<(Seat, K), { SEATS_MAX as usize }> =
            seats.map(|seat| (seat, key(seat))).collect();
        let mut placings = [Placing { rank: 0, points: 0 }; SEATS_MAX as usize];
        for (seat, own) in &keys {
            // There are ten seats at most, so the count of better ones fits.
            let better = keys.iter().filter(|(_, other)| other > own).count();
            #[expect(clippy::cast_possible_truncation, reason = "at most SEATS_MAX")]
            let rank = better as u8 + 1;
            placings[seat.idx()] = Placing { rank, points: points(*seat) };
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most SEATS_MAX")]
        let count = keys.len() as u8;
        Self { reason, placings, count }
    }

    /// The placings by seat.
    pub fn placings(&self) -> &[Placing] {
        &self.placings[..usize::from(self.count)]
    }

    /// The winners, one or several.
    pub fn winners(&self) -> SeatSet {
        let seats = (0..self.count).map(Seat);
        seats.filter(|seat| self.placings[seat.idx()].rank == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_rank_and_the_next_one_is_skipped() {
        let points = [3, 7, 7, 1];
        let outcome = Outcome::rank(
            EndReason("end"),
            (0..4).map(Seat),
            |seat| points[seat.idx()],
            |seat| points[seat.idx()],
        );
        let ranks: Vec<u8> = outcome.placings().iter().map(|placing| placing.rank).collect();
        assert_eq!(ranks, [3, 1, 1, 4]);
        assert_eq!(outcome.winners(), [Seat(1), Seat(2)].into_iter().collect());
    }
}
