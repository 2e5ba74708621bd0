//! The sums over a seat's laid-out cards, in one word of sixteen lanes, so that hiring somebody is
//! one addition. Invariants recompute them from the cards.

use contract::tagged::ReadTagged;
use serde::Serialize;

use crate::card::{Colour, Face, N_COLOURS, Role, Symbols};

/// The sums over a seat's laid-out cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally([u8; 16]);

const POINTS: usize = 0;
const SWORDS: usize = 1;
const ANCHORS: usize = 2;
const CROSSES: usize = 3;
const HOUSES: usize = 4;
const JACKS: usize = 5;
const MADEMOISELLES: usize = 6;
const ADMIRALS: usize = 7;
const JESTERS: usize = 8;
const GOVERNORS: usize = 9;
const EXPEDITIONS: usize = 10;
/// The first of five lanes.
const TRADERS: usize = 11;

/// Swords of a sailor and of a pirate.
/// Decides: [`crate::ledger::PR_SWORDS`].
const SAILOR_SWORDS: u8 = 1;
const PIRATE_SWORDS: u8 = 2;

impl Tally {
    /// What one card adds. Ships and taxes are never laid out and add nothing.
    pub(crate) fn of(face: Face) -> Self {
        let mut tally = Self::default();
        tally.0[POINTS] = face.points();
        match face {
            Face::Person(person) => {
                let (lane, count) = lane(person.role);
                tally.0[lane] = count;
            }
            Face::Expedition(_) => tally.0[EXPEDITIONS] = 1,
            Face::Ship(_) | Face::Tax { .. } => {}
        }
        tally
    }

    /// The sum. No lane overflows: the points of a whole deck fit, which is checked on load.
    /// Decides: [`crate::ledger::PR_STACK`].
    #[inline]
    #[must_use]
    pub(crate) fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|lane| self.0[lane].wrapping_add(other.0[lane])))
    }

    /// The difference; `part` must be included in it.
    #[inline]
    #[must_use]
    pub(crate) fn minus(self, part: Self) -> Self {
        Self(std::array::from_fn(|lane| self.0[lane].wrapping_sub(part.0[lane])))
    }

    /// All sums, in the order of the lanes.
    #[cfg(feature = "features")]
    #[inline]
    pub(crate) fn lanes(self) -> [u8; 16] {
        self.0
    }

    /// Victory points on persons and expeditions.
    #[inline]
    pub fn points(self) -> u8 {
        self.0[POINTS]
    }

    /// Swords of sailors and pirates.
    #[inline]
    pub fn swords(self) -> u8 {
        self.0[SWORDS]
    }

    /// Anchors: the number of captains.
    #[inline]
    pub fn anchors(self) -> u8 {
        self.0[ANCHORS]
    }

    /// Crosses: the number of priests.
    #[inline]
    pub fn crosses(self) -> u8 {
        self.0[CROSSES]
    }

    /// Houses: the number of settlers.
    #[inline]
    pub fn houses(self) -> u8 {
        self.0[HOUSES]
    }

    /// The symbols of captains, priests and settlers.
    #[inline]
    pub fn symbols(self) -> Symbols {
        Symbols { anchors: self.anchors(), crosses: self.crosses(), houses: self.houses() }
    }

    /// The number of jacks of all trades.
    #[inline]
    pub fn jacks(self) -> u8 {
        self.0[JACKS]
    }

    /// The number of mademoiselles.
    #[inline]
    pub fn mademoiselles(self) -> u8 {
        self.0[MADEMOISELLES]
    }

    /// The number of admirals.
    #[inline]
    pub fn admirals(self) -> u8 {
        self.0[ADMIRALS]
    }

    /// The number of jesters.
    #[inline]
    pub fn jesters(self) -> u8 {
        self.0[JESTERS]
    }

    /// The number of governors.
    #[inline]
    pub fn governors(self) -> u8 {
        self.0[GOVERNORS]
    }

    /// The number of fulfilled expeditions.
    #[inline]
    pub fn expeditions(self) -> u8 {
        self.0[EXPEDITIONS]
    }

    /// The number of traders of a colour.
    #[inline]
    pub fn traders(self, colour: Colour) -> u8 {
        self.0[TRADERS + colour.idx()]
    }

    /// The same by name, for clients.
    pub fn abilities(self) -> Abilities {
        Abilities {
            swords: self.swords(),
            anchors: self.anchors(),
            crosses: self.crosses(),
            houses: self.houses(),
            jacks: self.jacks(),
            traders: Colour::ALL.map(|colour| self.traders(colour)),
            mademoiselles: self.mademoiselles(),
            admirals: self.admirals(),
            jesters: self.jesters(),
            governors: self.governors(),
        }
    }
}

fn lane(role: Role) -> (usize, u8) {
    match role {
        Role::Trader(colour) => (TRADERS + colour.idx(), 1),
        Role::Settler => (HOUSES, 1),
        Role::Captain => (ANCHORS, 1),
        Role::Priest => (CROSSES, 1),
        Role::Jack => (JACKS, 1),
        Role::Sailor => (SWORDS, SAILOR_SWORDS),
        Role::Pirate => (SWORDS, PIRATE_SWORDS),
        Role::Mademoiselle => (MADEMOISELLES, 1),
        Role::Jester => (JESTERS, 1),
        Role::Admiral => (ADMIRALS, 1),
        Role::Governor => (GOVERNORS, 1),
    }
}

/// The combined abilities of a seat's persons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "how many of what its name says")]
pub struct Abilities {
    pub swords: u8,
    pub anchors: u8,
    pub crosses: u8,
    pub houses: u8,
    pub jacks: u8,
    /// The number of traders of each colour.
    pub traders: [u8; N_COLOURS],
    pub mademoiselles: u8,
    pub admirals: u8,
    pub jesters: u8,
    pub governors: u8,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Person;

    #[test]
    fn every_role_counts_in_a_lane_of_its_own() {
        let mut sum = Tally::default();
        for role in Role::ALL {
            sum = sum.plus(Tally::of(Face::Person(Person { role, cost: 4, points: 1 })));
        }
        assert_eq!(sum.points(), 15);
        assert_eq!(sum.swords(), SAILOR_SWORDS + PIRATE_SWORDS);
        let abilities = sum.abilities();
        assert_eq!(abilities.traders, [1; N_COLOURS]);
        let ones = [
            abilities.anchors,
            abilities.crosses,
            abilities.houses,
            abilities.jacks,
            abilities.mademoiselles,
            abilities.admirals,
            abilities.jesters,
            abilities.governors,
        ];
        assert_eq!(ones, [1; 8]);
        let sailor = Tally::of(Face::Person(Person { role: Role::Sailor, cost: 3, points: 1 }));
        assert_eq!(sum.minus(sailor).plus(sailor), sum);
    }
}
