//! The server's only access to games: what the registry tells it for a game's id.

use contract::{AnySight, SearchRng};
use table::message::Advice;

pub use hosting::{AllGames, GameInfo, name_of, offers};

use crate::ident::chance;

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
