//! The server's only access to games: what the registry tells it for a game's id.

use contract::{AnyMatch, AnySight, SearchRng, Seed};
use table::Dealer;
use table::io::{DealError, DealOrder};
use table::message::Advice;

pub use hosting::{GameInfo, name_of, offers};

use crate::ident::chance;
use crate::people::name::are_alike;

/// Deals every game. Strangers meet at a server, so names are compared as people see them.
#[derive(Clone, Copy, Debug, Default)]
pub struct AllGames;

impl Dealer for AllGames {
    fn deal(&self, order: &DealOrder<'_>, seed: Seed) -> Result<Box<dyn AnyMatch>, DealError> {
        hosting::AllGames.deal(order, seed)
    }

    fn rules_version(&self, game: &str) -> Option<u32> {
        hosting::AllGames.rules_version(game)
    }

    fn has_level(&self, game: &str, level: &str) -> bool {
        hosting::AllGames.has_level(game, level)
    }

    fn steward(&self, game: &str) -> &'static str {
        hosting::AllGames.steward(game)
    }

    fn are_alike(&self, one: &str, other: &str) -> bool {
        are_alike(one, other)
    }

    fn adviser(&self, game: &str) -> &'static str {
        hosting::AllGames.adviser(game)
    }
}

/// Lets a bot choose an action from what its seat may see. `None` if it has nothing to say. `stop`
/// is called with the number of iterations done.
pub fn choose(
    game: &str,
    level: &str,
    sight: &AnySight,
    mut stop: impl FnMut(u32) -> bool,
) -> Option<Advice> {
    let rng = SearchRng::new(u64::from_le_bytes(chance()), 0);
    hosting::advise(game, level, sight, rng, &mut stop)
}
