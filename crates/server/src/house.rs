//! What the server knows of games: nothing but what the registry tells it by an id.

use std::time::Instant;

use bots::Sight;
use contract::{AnyMatch, AnySight, Glimpse, SearchRng, Seed};
use registry::{House, Level, Visitor};
use serde_json::Value;
use table::Dealer;
use table::io::{DealError, DealOrder};

use crate::ident::chance;

/// All games of the registry, with the decks we ship.
#[derive(Clone, Copy, Debug)]
pub struct AllGames;

impl Dealer for AllGames {
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        let &DealOrder { game, options, seats } = order;
        let order = registry::Order { game, options, seats, deck: None };
        registry::deal(&order, seed).map_err(|error| match error {
            registry::DealError::UnknownGame => DealError::UnknownGame,
            registry::DealError::Setup(error) => DealError::Setup(error),
        })
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        struct Ask;
        impl Visitor for Ask {
            type Output = u32;
            fn visit<G: House>(self) -> u32 {
                G::RULES_VERSION
            }
        }
        registry::visit(game, Ask)
    }

    fn has_level(&self, _game: &str, level: &str) -> bool {
        level.parse::<Level>().is_ok()
    }

    fn steward(&self, _game: &str) -> &'static str {
        Level::Bosun.name()
    }
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Offer {
    /// Its id.
    pub id: &'static str,
    /// The fewest who can play.
    pub seats_min: u8,
    /// The most.
    pub seats_max: u8,
}

/// What is played here.
pub fn offers() -> Vec<Offer> {
    struct Ask;
    impl Visitor for Ask {
        type Output = Offer;
        fn visit<G: House>(self) -> Offer {
            Offer { id: G::ID, seats_min: *G::SEATS.start(), seats_max: *G::SEATS.end() }
        }
    }
    registry::GAMES.iter().filter_map(|id| registry::visit(id, Ask)).collect()
}

/// Lets a bot choose by what its seat may see. Silence where it has nothing to say.
pub fn choose(game: &str, level: &str, sight: &AnySight, until: Instant) -> Option<Value> {
    struct Choose<'a> {
        level: Level,
        sight: &'a AnySight,
        until: Instant,
    }
    impl Visitor for Choose<'_> {
        type Output = Option<Value>;
        fn visit<G: House>(self) -> Option<Value> {
            let glimpse: &Glimpse<G> = self.sight.downcast_ref()?;
            let &Glimpse { rules, seat, ref view, window, ref menu } = glimpse;
            let sight = Sight { rules, seat, view, window, menu };
            let rng = SearchRng::new(u64::from_le_bytes(chance()), 0);
            let mut bot = self.level.bot::<G>(rng);
            let advice = bot.choose(&sight, &mut |_| Instant::now() >= self.until)?;
            serde_json::to_value(advice.action).ok()
        }
    }
    let level = level.parse().ok()?;
    registry::visit(game, Choose { level, sight, until }).flatten()
}
