//! The faces of the cards: crew, prizes and destinations.
//!
//! Every card has an id: first the plain crew, then the special crew, the prizes and the
//! destinations.
//! See: [`crate::ledger::JR_PARTS_CREW`], [`crate::ledger::JR_PARTS_DEST`],
//! [`crate::ledger::JR_PARTS_PRIZE`].

use contract::tagged::ReadTagged;
use contract::{CardId, CardSet};
use serde::Serialize;

/// Crew cards or prizes.
pub type Cards = CardSet<2>;
/// Destination cards; their ids do not fit into [`Cards`].
pub type Charts = CardSet<3>;

/// The number of plain crew cards.
pub const N_PLAIN: u8 = 47;
/// The number of crew cards, including the special ones and the two role cards.
pub const N_CREW: u8 = 68;
/// The number of prizes. Their ids follow the crew's.
pub const N_PRIZES: u8 = 46;
/// The number of destinations. Their ids come last.
pub const N_DESTINATIONS: u8 = 35;
/// The number of crew cards and prizes together.
pub const N_HELD: u8 = N_CREW + N_PRIZES;
/// The number of all cards.
pub const N_CARDS: u8 = N_HELD + N_DESTINATIONS;

/// Whether the card is crew.
#[inline]
pub fn is_crew(card: CardId) -> bool {
    card.0 < N_CREW
}

/// Whether the card is a prize.
#[inline]
pub fn is_prize(card: CardId) -> bool {
    (N_CREW..N_HELD).contains(&card.0)
}

/// All crew cards as a set.
pub fn all_crew() -> Cards {
    Cards::first_n(N_CREW)
}

/// All prizes as a set.
pub fn all_prizes() -> Cards {
    Cards::first_n(N_HELD).minus(all_crew())
}

/// A skill that an attack needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Navigation.
    Navigation,
    /// Guns.
    Guns,
    /// Melee.
    Melee,
}

impl Skill {
    /// All three skills, in the order of the destination cards.
    pub const ALL: [Self; 3] = [Self::Navigation, Self::Guns, Self::Melee];

    /// Its index in that order.
    #[inline]
    pub fn idx(self) -> usize {
        match self {
            Self::Navigation => 0,
            Self::Guns => 1,
            Self::Melee => 2,
        }
    }

    /// Its name in decks and notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Navigation => "navigation",
            Self::Guns => "guns",
            Self::Melee => "melee",
        }
    }

    /// The skill of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.name() == name)
    }
}

/// A special crew card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rulebook's names")]
pub enum Special {
    Captain,
    Quartermaster,
    Boatswain,
    Carpenter,
    Cook,
    Cutthroat,
    FirstMate,
    Lookout,
    MasterMariner,
    OldSailor,
    PowderMonkey,
    SeaDog,
    SecondMate,
    SharpShooter,
    SmartKid,
    Stowaways,
    Surgeon,
    Traitor,
}

/// The number of kinds of special cards.
pub const N_SPECIAL_KINDS: usize = 18;

impl Special {
    /// All kinds, in the order of the deck.
    pub const ALL: [Self; N_SPECIAL_KINDS] = [
        Self::Captain,
        Self::Quartermaster,
        Self::Boatswain,
        Self::Carpenter,
        Self::Cook,
        Self::Cutthroat,
        Self::FirstMate,
        Self::Lookout,
        Self::MasterMariner,
        Self::OldSailor,
        Self::PowderMonkey,
        Self::SeaDog,
        Self::SecondMate,
        Self::SharpShooter,
        Self::SmartKid,
        Self::Stowaways,
        Self::Surgeon,
        Self::Traitor,
    ];

    /// Its index among them.
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// Its name in decks.
    pub fn name(self) -> &'static str {
        match self {
            Self::Captain => "captain",
            Self::Quartermaster => "quartermaster",
            Self::Boatswain => "boatswain",
            Self::Carpenter => "carpenter",
            Self::Cook => "cook",
            Self::Cutthroat => "cutthroat",
            Self::FirstMate => "first-mate",
            Self::Lookout => "lookout",
            Self::MasterMariner => "master-mariner",
            Self::OldSailor => "old-sailor",
            Self::PowderMonkey => "powder-monkey",
            Self::SeaDog => "sea-dog",
            Self::SecondMate => "second-mate",
            Self::SharpShooter => "sharp-shooter",
            Self::SmartKid => "smart-kid",
            Self::Stowaways => "stowaways",
            Self::Surgeon => "surgeon",
            Self::Traitor => "traitor",
        }
    }

    /// The number of copies in the game. See: [`crate::ledger::JR_PARTS`].
    pub fn copies(self) -> u8 {
        match self {
            Self::OldSailor => 3,
            Self::Traitor => 2,
            Self::Captain
            | Self::Quartermaster
            | Self::Boatswain
            | Self::Carpenter
            | Self::Cook
            | Self::Cutthroat
            | Self::FirstMate
            | Self::Lookout
            | Self::MasterMariner
            | Self::PowderMonkey
            | Self::SeaDog
            | Self::SecondMate
            | Self::SharpShooter
            | Self::SmartKid
            | Self::Stowaways
            | Self::Surgeon => 1,
        }
    }
}

/// What a crew card shows besides its crewmen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Crew {
    /// One skill.
    Skilled {
        /// The skill.
        skill: Skill,
        /// The amount of that skill.
        value: u8,
    },
    /// All three skills: it counts as any one of them.
    AnySkill {
        /// The amount of the skill it counts as.
        value: u8,
    },
    /// A special card, without a skill.
    Special {
        /// The kind of special card.
        special: Special,
    },
}

impl Crew {
    /// The amount of a skill it shows.
    pub fn skill_value(self) -> u8 {
        match self {
            Self::Skilled { value, .. } | Self::AnySkill { value } => value,
            Self::Special { .. } => 0,
        }
    }
}

/// A prize.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Prize {
    /// Gold worth 1, 2 or 3.
    Gold {
        /// What it is worth.
        value: u8,
    },
    /// Worth nothing, but it breaks ties.
    Rum,
    /// Sold in port for a prize.
    Jewels,
    /// Ransomed in port for two prizes.
    Hostage,
}

/// The five stacks of destinations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Fort.
    Fort,
    /// Merchant Ship.
    Ship,
    /// Settlement.
    Settlement,
    /// Pirate Port.
    Port,
    /// Treasure Island.
    Island,
}

impl Kind {
    /// All kinds, in the order of the rulebooks.
    pub const ALL: [Self; 5] = [Self::Fort, Self::Ship, Self::Settlement, Self::Port, Self::Island];

    /// Its index among them.
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }

    /// Whether it can be attacked for prizes.
    pub fn is_target(self) -> bool {
        match self {
            Self::Fort | Self::Ship | Self::Settlement => true,
            Self::Port | Self::Island => false,
        }
    }

    /// Its name in decks and notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fort => "fort",
            Self::Ship => "ship",
            Self::Settlement => "settlement",
            Self::Port => "port",
            Self::Island => "island",
        }
    }

    /// The kind of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// What a destination card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Destination {
    /// Its stack.
    pub kind: Kind,
    /// The navigation, guns and melee that an attack needs.
    pub needs: [u8; 3],
    /// The number of prizes an attack yields, or of crew cards a port yields.
    pub yields: u8,
}
