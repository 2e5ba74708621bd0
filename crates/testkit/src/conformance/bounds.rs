//! Invariants after every action, an end within the bound, consistent ranks and sums.

use contract::{Game, Observer, Play, ScorePart, Silent, Standing};

use super::scene::{LawScene, Upheld, Whole, require, written};

/// The game's invariants hold after any action and any outcome of chance. That no card is lost or
/// created is one of them.
pub(crate) fn invariants_hold<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let now = scene.game().invariants();
    require(now.is_ok(), || format!("{now:?}"))?;
    let Some(seat) = scene.some_actor() else { return Ok(()) };
    let Some(action) = scene.some_choice(seat) else { return Ok(()) };
    let (mut game, mut host) = (scene.game().clone(), Silent(scene.rng.clone()));
    G::resolve(&mut Play::new(&mut game, &mut host), seat, action);
    let then = game.invariants();
    require(then.is_ok(), || {
        let text = written::<G>(scene.rules(), &action);
        format!("{then:?} after `{text}` by seat {seat}")
    })
}

/// A match ends within the number of actions that the game declares.
pub(crate) fn ends_in_time<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let n_actions = whole.played.log().len();
    require(n_actions < G::ACTIONS_MAX as usize || whole.played.is_over(), || {
        format!("not over after {n_actions} actions")
    })
}

/// Every seat has a rank, somebody is first, and shared ranks push the next ones back.
pub(crate) fn ranks_are_consistent<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let Standing::Over(outcome) = whole.played.game().standing() else { return Ok(()) };
    let ranks: Vec<u8> = outcome.placings().iter().map(|placing| placing.rank).collect();
    let seats = usize::from(whole.played.seats().get());
    require(ranks.len() == seats, || format!("{seats} seats, but ranks {ranks:?}"))?;
    let fits = |rank: &u8| {
        let better = ranks.iter().filter(|other| *other < rank).count();
        usize::from(*rank) == better + 1
    };
    require(ranks.iter().all(fits), || format!("ranks {ranks:?}"))
}

/// The parts of the points, if a game says them, add up to the points, for every observer.
pub(crate) fn scores_add_up<G: Game>(whole: &mut Whole<'_, G>) -> Upheld {
    let Standing::Over(outcome) = whole.played.game().standing() else { return Ok(()) };
    let points: Vec<i16> = outcome.placings().iter().map(|placing| placing.points).collect();
    let seats = whole.played.seats().seats().map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator, Observer::Referee]) {
        let view = whole.played.game().view(observer);
        let parts = G::say_score(whole.played.rules(), &view);
        let sum = |parts: &Vec<ScorePart>| parts.iter().map(|part| part.points).sum::<i16>();
        let sums: Vec<i16> = parts.iter().map(sum).collect();
        require(sums.is_empty() || sums == points, || {
            format!("{observer:?} counts {sums:?}, but the points are {points:?}: {parts:?}")
        })?;
    }
    Ok(())
}
