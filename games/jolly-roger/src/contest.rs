//! What an attack, a mutiny and a sharing remember. All of it is public.
//! Rules: JR-ATTACK-OPEN, JR-MUTINY-SIDES, JR-SHARE-EQUAL.

use contract::{CardId, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::{Cards, Kind, N_CREW};
use crate::state::{SEATS_MAX, Side};

/// Who last played each crew card from a hand; only cards on the table are asked for. Two seats
/// fit in a byte, and a state is copied all the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShownBy([u8; N_CREW as usize / 2]);

impl ShownBy {
    pub(crate) const NOBODY: Self = Self([0; N_CREW as usize / 2]);

    #[inline]
    fn half(card: CardId) -> (usize, u32) {
        (card.idx() / 2, u32::from(card.0 % 2) * 4)
    }

    /// A seat plays a card.
    #[inline]
    pub(crate) fn set(&mut self, card: CardId, seat: Seat) {
        let (byte, shift) = Self::half(card);
        self.0[byte] = self.0[byte] & !(0xF << shift) | seat.0 << shift;
    }

    /// Who played a card.
    pub(crate) fn get(&self, card: CardId) -> Seat {
        let (byte, shift) = Self::half(card);
        Seat(self.0[byte] >> shift & 0xF)
    }
}

/// A crew card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    /// The card.
    pub card: CardId,
    /// Who played it.
    pub seat: Seat,
}

/// An attack. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// How much more or less of each skill is needed than the card says.
    pub change: [i8; 3],
    /// What all-skills cards were said to count as.
    pub assigned: [u8; 3],
    /// All-skills cards that were not yet said anything of.
    pub unassigned: Cards,
    /// Who has passed since the last card.
    pub passed: SeatSet,
    /// How many cards were shown.
    pub shown: u8,
}

impl Attack {
    /// A card is shown: whoever had passed may think again.
    #[inline]
    pub(crate) fn show(&mut self) {
        self.shown += 1;
        self.passed = SeatSet::EMPTY;
    }
}

/// The destination card of a round. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Course {
    /// None is picked, or it is used up.
    Unset,
    /// The top card of a stack lies face down before the Captain.
    Laid { to: Kind },
    /// It lies open; at Treasure Island somebody may have to guard the ship.
    Open { card: CardId, guard: Option<Seat> },
}

/// A mutiny. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mutiny {
    /// The First Mutineer.
    pub first: Seat,
    /// Who belongs to which side.
    pub members: [SeatSet; 2],
    /// How many crewmen each side has.
    pub crewmen: [u8; 2],
    /// Whom the Quartermaster's card counts for.
    pub committed: Option<Side>,
    /// Who has passed since the last card.
    pub passed: SeatSet,
    /// How many cards were shown.
    pub shown: u8,
    /// Who was beaten, once it is decided.
    pub losers: SeatSet,
}

impl Mutiny {
    /// A mutiny is called with a card of so many crewmen; the Captain's own card counts for him.
    pub(crate) fn called(captain: Seat, first: Seat, crewmen: u8) -> Self {
        Self {
            first,
            members: [SeatSet::one(captain), SeatSet::one(first)],
            crewmen: [1, crewmen],
            committed: None,
            passed: SeatSet::EMPTY,
            shown: 1,
            losers: SeatSet::EMPTY,
        }
    }

    /// Something is shown: whoever had passed may think again.
    #[inline]
    pub(crate) fn show(&mut self) {
        self.shown += 1;
        self.passed = SeatSet::EMPTY;
    }

    /// A seat takes a side.
    pub(crate) fn take_side(&mut self, seat: Seat, side: Side) {
        let members = &mut self.members[side.idx()];
        *members = members.with(seat);
    }

    /// The side a seat has taken.
    #[inline]
    pub fn side(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.members[side.idx()].has(seat))
    }
}

/// Where prizes being shared came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An attack.
    Attack,
    /// The losers of a mutiny.
    Mutiny,
}

/// Who picks next before prizes are given out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Picker {
    /// A Cook's player.
    Cook {
        /// Who.
        seat: Seat,
    },
    /// The Captain.
    Captain,
    /// Nobody: the Quartermaster gives out the rest.
    Nobody,
}

/// Prizes being shared. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    /// Where they came from.
    pub source: Source,
    /// Who picks next.
    pub picker: Picker,
    /// How many cards each seat got in this sharing.
    pub got: PerSeat<u8, SEATS_MAX>,
    /// How many the Quartermaster has given.
    pub n_given: u8,
}

impl Share {
    /// Nothing shared yet.
    pub(crate) fn new(source: Source) -> Self {
        Self { source, picker: Picker::Captain, got: PerSeat::of(0), n_given: 0 }
    }
}
