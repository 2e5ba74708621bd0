//! The only crate that lists all games. All other code finds a game by its id.

#[cfg(feature = "ts")]
mod ts;

use contract::chance::Generator;
use contract::{AnyMatch, DeckText, Game, Match, Rig, SeatCount, Seed, SetupError, setup};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use bots::{Budget, Instinct, Level, Spec, Temper};
#[cfg(feature = "ts")]
pub use ts::visit_types;

/// A game of this project: it can be played, sampled from a view, set up by hand, and has bots.
pub trait House: Instinct + Rig {
    /// Parses a seat's view from its JSON.
    ///
    /// # Errors
    /// When it is not a view of this game.
    fn read_view(json: &Value) -> serde_json::Result<Self::View>;
}

impl<G: Instinct + Rig> House for G
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

/// The ids of all games.
pub const GAMES: &[&str] = &[rum::Rum::ID, port_royal::PortRoyal::ID, jolly_roger::JollyRoger::ID];

/// Finds a game's type by its id: the only such match. `None` if there is no such game.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
    match id {
        rum::Rum::ID => Some(visitor.visit::<rum::Rum>()),
        port_royal::PortRoyal::ID => Some(visitor.visit::<port_royal::PortRoyal>()),
        jolly_roger::JollyRoger::ID => Some(visitor.visit::<jolly_roger::JollyRoger>()),
        _ => None,
    }
}

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
pub struct Order<'a> {
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
pub fn deal(order: &Order<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
    struct Deal<'a>(&'a Order<'a>, Seed);
    impl Visitor for Deal<'_> {
        type Output = Result<Box<dyn AnyMatch>, SetupError>;
        fn visit<G: House>(self) -> Self::Output {
            let options = serde_json::from_str(self.0.options)
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
