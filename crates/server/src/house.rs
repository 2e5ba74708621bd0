//! What the server knows of games: nothing but what the registry tells it by an id.

use contract::{AnySight, SearchRng};
use table::message::Advice;

pub use hosting::{AllGames, Offer, offers};

use crate::ident::chance;

/// Lets a bot choose by what its seat may see. Silence where it has nothing to say. `stop` is asked
/// with the iterations done.
pub fn choose(
    game: &str,
    level: &str,
    sight: &AnySight,
    mut stop: impl FnMut(u32) -> bool,
) -> Option<Advice> {
    let rng = SearchRng::new(u64::from_le_bytes(chance()), 0);
    hosting::advise(game, level, sight, rng, &mut stop)
}
