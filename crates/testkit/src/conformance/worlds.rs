//! States imagined from a view fit that view.

use contract::{Game, Observer, Worlds};

use super::scene::{LawScene, Upheld, require};

/// The view of an imagined state is the view it was imagined from.
pub(crate) fn fit_their_view<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let world = scene.world(observer);
    let (known, seen) = (scene.game().view(observer), world.view(observer));
    require(known == seen, || format!("{observer:?} knows {known:?} and imagines {seen:?}"))
}

/// An imagined state keeps the invariants.
pub(crate) fn keep_invariants<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let world = scene.world(observer).invariants();
    require(world.is_ok(), || format!("what {observer:?} imagines: {world:?}"))
}

/// A referee sees everything and so imagines the state itself. This finds a view that lacks
/// something of the state.
pub(crate) fn referees_imagine_nothing<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let world = scene.world(Observer::Referee);
    let game = scene.game();
    require(world == *game, || format!("a referee imagines {world:?}, not {game:?}"))
}
