//! The faces of cards: ships, persons, expeditions and tax increases.
//! See: [`crate::ledger::PR_DECK_SWORDS`], [`crate::ledger::PR_DECK_DATA`].

use contract::tagged::ReadTagged;
use contract::{CardId, CardSet};
use serde::{Deserialize, Serialize};

/// A set of this game's cards.
pub type Cards = CardSet<2>;

/// The number of cards. See: [`crate::ledger::PR_DECK`].
pub const N_CARDS: usize = 120;
/// The number of ship colours.
pub const N_COLOURS: usize = 5;
/// The expedition for five players is the last of the expeditions.
/// See: [`crate::ledger::PR_SETUP_FIVE`].
pub const FIVE: CardId = CardId(115);

/// A colour of ships; each colour is one kind of ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "a colour is what its name says")]
pub enum Colour {
    Yellow,
    Blue,
    Green,
    Red,
    Black,
}

impl Colour {
    /// All colours, in the order of the rulebook's list.
    pub const ALL: [Self; N_COLOURS] =
        [Self::Yellow, Self::Blue, Self::Green, Self::Red, Self::Black];

    /// Its name in decks and in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Red => "red",
            Self::Black => "black",
        }
    }

    /// The kind of ship with this colour.
    pub fn ship(self) -> &'static str {
        match self {
            Self::Yellow => "pinnace",
            Self::Blue => "flute",
            Self::Green => "skiff",
            Self::Red => "frigate",
            Self::Black => "galleon",
        }
    }

    /// Finds a colour by its name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }

    /// Its index in [`Colour::ALL`].
    #[inline]
    pub fn idx(self) -> usize {
        self as usize
    }
}

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ship {
    /// Its colour, and so its kind.
    pub colour: Colour,
    /// The swords needed to repel it; `None` is a skull, which nobody repels.
    pub swords: Option<u8>,
    /// How many coins it brings.
    pub coins: u8,
}

/// A person's role.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Brings one more coin for ships of this colour.
    Trader(Colour),
    /// Provides a house on an expedition.
    Settler,
    /// Provides an anchor on an expedition.
    Captain,
    /// Provides a cross on an expedition.
    Priest,
    /// Provides any one symbol on an expedition.
    Jack,
    /// Has one sword.
    Sailor,
    /// Has two swords.
    Pirate,
    /// Makes persons one coin cheaper.
    Mademoiselle,
    /// Brings a coin after a bust, or if the harbour is empty when taking.
    Jester,
    /// Brings two coins if the harbour is full.
    Admiral,
    /// Allows one more card to take.
    Governor,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 15] = [
        Self::Trader(Colour::Yellow),
        Self::Trader(Colour::Blue),
        Self::Trader(Colour::Green),
        Self::Trader(Colour::Red),
        Self::Trader(Colour::Black),
        Self::Settler,
        Self::Captain,
        Self::Priest,
        Self::Jack,
        Self::Sailor,
        Self::Pirate,
        Self::Mademoiselle,
        Self::Jester,
        Self::Admiral,
        Self::Governor,
    ];

    /// Its name in decks and in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Trader(_) => "trader",
            Self::Settler => "settler",
            Self::Captain => "captain",
            Self::Priest => "priest",
            Self::Jack => "jack",
            Self::Sailor => "sailor",
            Self::Pirate => "pirate",
            Self::Mademoiselle => "mademoiselle",
            Self::Jester => "jester",
            Self::Admiral => "admiral",
            Self::Governor => "governor",
        }
    }

    /// Finds a role by its name; traders need a colour and are not found here.
    pub fn named(name: &str) -> Option<Self> {
        let plain = |role: &Self| !matches!(role, Self::Trader(_));
        Self::ALL.into_iter().filter(plain).find(|role| role.name() == name)
    }
}

/// A person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Person {
    /// Its role.
    pub role: Role,
    /// Its cost in coins.
    pub cost: u8,
    /// Its victory points.
    pub points: u8,
}

/// A number of each symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Symbols {
    /// Anchors, which captains provide.
    pub anchors: u8,
    /// Crosses, which priests provide.
    pub crosses: u8,
    /// Houses, which settlers provide.
    pub houses: u8,
}

impl Symbols {
    /// The number of all symbols.
    #[inline]
    pub fn total(self) -> u8 {
        self.anchors + self.crosses + self.houses
    }
}

/// An expedition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Expedition {
    /// The symbols it requires.
    pub needs: Symbols,
    /// How many coins it brings.
    pub coins: u8,
    /// Its victory points.
    pub points: u8,
}

/// The seats that get a coin from a tax increase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// The seats with the most swords.
    Swords,
    /// The seats with the fewest victory points.
    Points,
}

impl Bonus {
    /// Its name in decks and in the notation.
    pub fn name(self) -> &'static str {
        match self {
            Self::Swords => "swords",
            Self::Points => "points",
        }
    }
}

/// The face of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Face {
    /// A ship.
    Ship(Ship),
    /// A person.
    Person(Person),
    /// An expedition.
    Expedition(Expedition),
    /// A tax increase.
    Tax {
        /// The seats that get a coin from it.
        bonus: Bonus,
    },
}

impl Face {
    /// The victory points on it.
    pub fn points(self) -> u8 {
        match self {
            Self::Person(person) => person.points,
            Self::Expedition(expedition) => expedition.points,
            Self::Ship(_) | Self::Tax { .. } => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_and_role_has_its_name() {
        for colour in Colour::ALL {
            assert_eq!(Colour::named(colour.name()), Some(colour));
            assert_eq!(Colour::ALL[colour.idx()], colour);
        }
        for role in Role::ALL {
            let trader = matches!(role, Role::Trader(_));
            assert_eq!(Role::named(role.name()), (!trader).then_some(role));
        }
        assert_eq!(Colour::named("white"), None);
        assert_eq!(Role::named("cook"), None);
    }
}
