//! The public state of an attack, a mutiny and a sharing.
//! See: [`crate::ledger::JR_ATTACK_OPEN`], [`crate::ledger::JR_MUTINY_SIDES`],
//! [`crate::ledger::JR_SHARE_EQUAL`].

use contract::tagged::ReadTagged;
use contract::{CardId, PerSeat, Seat, SeatSet};
use serde::Serialize;

use crate::card::{Cards, Kind, N_CREW};
use crate::state::{SEATS_MAX, Side};

/// The seat that last played each crew card from its hand; meaningful only for cards on the table.
/// Two seats fit in a byte, which keeps the state small: it is copied often.
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

    /// The seat that played a card.
    pub(crate) fn get(&self, card: CardId) -> Seat {
        let (byte, shift) = Self::half(card);
        Seat(self.0[byte] >> shift & 0xF)
    }
}

/// A crew card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    /// The card.
    pub card: CardId,
    /// The seat that played it.
    pub seat: Seat,
}

/// An attack. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    /// The change to the required amount of each skill.
    pub change: [i8; 3],
    /// The skill sums of the all-skills cards assigned so far.
    pub assigned: [u8; 3],
    /// The all-skills cards that are not yet assigned.
    pub unassigned: Cards,
    /// The seats that have passed since the last card.
    pub passed: SeatSet,
    /// The number of cards shown so far.
    pub shown: u8,
}

impl Attack {
    /// A card is shown: seats that have passed may reconsider.
    #[inline]
    pub(crate) fn show(&mut self) {
        self.shown += 1;
        self.passed = SeatSet::EMPTY;
    }
}

/// The destination card of a round. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Course {
    /// No card is picked, or it has been used.
    Unset,
    /// The top card of a stack lies face down before the Captain.
    Laid { to: Kind },
    /// It lies face up; at Treasure Island a seat may have to guard the ship.
    Open { card: CardId, guard: Option<Seat> },
}

/// A mutiny. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mutiny {
    /// The First Mutineer.
    pub first: Seat,
    /// The members of each side.
    pub members: [SeatSet; 2],
    /// The number of crewmen on each side.
    pub crewmen: [u8; 2],
    /// The side that the Quartermaster's card counts for.
    pub committed: Option<Side>,
    /// The seats that have passed since the last card.
    pub passed: SeatSet,
    /// The number of cards shown so far.
    pub shown: u8,
    /// The losers, once the mutiny is decided.
    pub losers: SeatSet,
}

impl Mutiny {
    /// A mutiny is called with a card of this many crewmen. The Captain's own card counts for the
    /// Captain.
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

    /// A card or a side is shown: seats that have passed may reconsider.
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

/// Where the prizes to be shared came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An attack.
    Attack,
    /// The losers of a mutiny.
    Mutiny,
}

/// The seat that picks next before prizes are given out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Picker {
    /// The seat that played a Cook.
    Cook {
        /// The Cook's owner.
        seat: Seat,
    },
    /// The Captain.
    Captain,
    /// Nobody: the Quartermaster gives out the rest.
    Nobody,
}

/// A sharing of prizes. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    /// Where the prizes came from.
    pub source: Source,
    /// The seat that picks next.
    pub picker: Picker,
    /// The number of prizes each seat got in this sharing.
    pub got: PerSeat<u8, SEATS_MAX>,
    /// The number of prizes the Quartermaster has given.
    pub n_given: u8,
}

impl Share {
    /// A sharing that has just begun.
    pub(crate) fn new(source: Source) -> Self {
        Self { source, picker: Picker::Captain, got: PerSeat::of(0), n_given: 0 }
    }
}
