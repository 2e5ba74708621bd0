//! The only crate that lists all games. All other code finds a game by its id.
//!
//! `cargo xtask games` makes the list from the folders of `games/`; see [`games`]. With the feature
//! `test-games` it has the test games too, which no player should meet.

mod list;
mod games;
#[cfg(feature = "ts")]
mod ts;

use contract::chance::Generator;
use contract::{AnyMatch, DeckText, Match, Rig, SeatCount, Seed, SetupError, json, setup};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use bots::{Budget, Instinct, Level, Spec, Temper};
#[cfg(feature = "screen")]
pub use games::screen;
#[cfg(feature = "ts")]
pub use games::visit_types;
pub use games::{ABOUTS, GAMES, visit};

/// A game that can be described in numbers, with the feature `features`; otherwise any game.
#[cfg(feature = "features")]
pub use contract::Features as Described;
/// A game that can be described in numbers, with the feature `features`; otherwise any game.
#[cfg(not(feature = "features"))]
pub trait Described {}
#[cfg(not(feature = "features"))]
impl<G> Described for G {}

/// A game of this project: it can be played, sampled from a view, set up by hand, and has bots.
pub trait House: Instinct + Rig + Described {
    /// Parses a seat's view from its JSON.
    ///
    /// # Errors
    /// When it is not a view of this game.
    fn read_view(json: &Value) -> serde_json::Result<Self::View>;
}

impl<G: Instinct + Rig + Described> House for G
where
    G::View: DeserializeOwned,
{
    fn read_view(json: &Value) -> serde_json::Result<G::View> {
        G::View::deserialize(json)
    }
}

/// A generic function over games.
pub trait Visitor {
    /// The function's result.
    type Output;
    /// Calls it for the game `G`.
    fn visit<G: House>(self) -> Self::Output;
}

/// How the id of a test game begins.
pub const TEST_PREFIX: &str = "test-";

/// Why a match could not be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealError {
    /// There is no such game.
    UnknownGame,
    /// The game cannot be set up like this.
    Setup(SetupError),
}

/// What a match needs, without its types.
#[derive(Clone, Debug)]
pub struct MatchOrder<'a> {
    /// The game's id.
    pub game: &'a str,
    /// Its options as JSON.
    pub options: &'a str,
    /// The number of players.
    pub seats: SeatCount,
    /// A deck that the operator named; otherwise the one we ship.
    pub deck: Option<&'a DeckText>,
}

/// Deals a live match of any game.
///
/// # Errors
/// When there is no such game, or it cannot be set up like this.
pub fn deal(order: &MatchOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
    struct Deal<'a>(&'a MatchOrder<'a>, Seed);
    impl Visitor for Deal<'_> {
        type Output = Result<Box<dyn AnyMatch>, SetupError>;
        fn visit<G: House>(self) -> Self::Output {
            let options = json::read(self.0.options)
                .map_err(|error| SetupError::Options(error.to_string()))?;
            let built_in = G::default_deck();
            let deck = self.0.deck.unwrap_or(&built_in);
            let rules = setup::rules::<G>(&options, self.0.seats, deck)?;
            Ok(Box::new(Match::<G>::deal(rules, Generator::ChaCha8, self.1)))
        }
    }
    match visit(order.game, Deal(order, seed)) {
        None => Err(DealError::UnknownGame),
        Some(dealt) => dealt.map_err(DealError::Setup),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_facts_about_every_game_are_true() {
        struct Ask;
        impl Visitor for Ask {
            type Output = Vec<String>;
            fn visit<G: House>(self) -> Vec<String> {
                testkit::about::problems::<G>()
            }
        }
        for id in GAMES {
            assert_eq!(visit(id, Ask), Some(Vec::new()), "{id}");
        }
    }

    #[test]
    fn every_prefix_is_of_one_game() {
        let mut prefixes: Vec<&str> = ABOUTS.iter().map(|about| about.prefix).collect();
        prefixes.sort_unstable();
        prefixes.dedup();
        assert_eq!(prefixes.len(), ABOUTS.len());
    }
}
