//! What is imagined from a view fits it.

use contract::{Game, Observer, Worlds};

use super::scene::{Scene, Verdict, require};

/// The view of an imagined state is the view it was imagined from.
pub(crate) fn fit_their_view<G: Game + Worlds>(scene: &mut Scene<'_, G>) -> Verdict {
    let observer = scene.some_observer();
    let world = scene.world(observer);
    let (known, seen) = (scene.game().view(observer), world.view(observer));
    require(known == seen, || format!("{observer:?} knows {known:?} and imagines {seen:?}"))
}

/// An imagined state could be a true one.
pub(crate) fn keep_invariants<G: Game + Worlds>(scene: &mut Scene<'_, G>) -> Verdict {
    let observer = scene.some_observer();
    let world = scene.world(observer).invariants();
    require(world.is_ok(), || format!("what {observer:?} imagines: {world:?}"))
}

/// A referee sees everything, so he imagines the state itself; a view that forgets something a
/// state holds is found here.
pub(crate) fn referees_imagine_nothing<G: Game + Worlds>(scene: &mut Scene<'_, G>) -> Verdict {
    let world = scene.world(Observer::Referee);
    let game = scene.game();
    require(world == *game, || format!("a referee imagines {world:?}, not {game:?}"))
}
