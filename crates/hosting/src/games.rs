//! All games of the registry, as tables use them.

use contract::{About, AnyMatch, Language, Seed};
use registry::{House, Level, Visitor};
use table::Dealer;
use table::io::{DealError, DealOrder};

/// All games of the registry, with the decks we ship.
#[derive(Clone, Copy, Debug)]
pub struct AllGames;

impl Dealer for AllGames {
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        let &DealOrder { game, options, seats, fork } = order;
        if let Some(fork) = fork {
            return crate::fork::deal(order, fork, seed);
        }
        let order = registry::MatchOrder { game, options, seats, deck: None };
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

    fn adviser(&self, _game: &str) -> &'static str {
        Level::Captain.name()
    }
}

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Its id.
    pub id: &'static str,
    /// The fewest players.
    pub seats_min: u8,
    /// The most players.
    pub seats_max: u8,
}

/// The name of a game on its box, which all languages share; `None` if there is no such game.
pub fn name_of(game: &str) -> Option<String> {
    struct Ask;
    impl Visitor for Ask {
        type Output = Option<String>;
        fn visit<G: House>(self) -> Option<String> {
            let key = format!("{}-name = ", G::ABOUT.prefix);
            let mut lines = G::words(Language::En).lines();
            lines.find_map(|line| line.strip_prefix(&key)).map(|name| name.trim().to_owned())
        }
    }
    registry::visit(game, Ask).flatten()
}

/// All games on offer.
pub fn offers() -> Vec<GameInfo> {
    let offer = |about: &About| {
        let (seats_min, seats_max) = (*about.seats.start(), *about.seats.end());
        GameInfo { id: about.id, seats_min, seats_max }
    };
    registry::ABOUTS.iter().map(offer).collect()
}
