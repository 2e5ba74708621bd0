//! Taking back an action leaves no trace, and is possible only if nothing was learnt from it.

use contract::{Actor, Game, Match, NoUndo, Observer, ReplayError, Submission, Worlds};

use super::scene::{Finding, LawScene, Upheld, json, require};

/// In how many imagined states an action that may be taken back is tried again.
const N_WORLDS: usize = 4;
/// The law is tried at one position in this many.
const TRIED: u32 = 8;

/// A person plays an action and takes it back: the match is as it was before, the same action gives
/// the same again, and so does any other with the outcomes of chance it would have had. An action
/// cannot be taken back if it drew something, if it was another seat's, if no person decided it, or
/// if its seat sees it differently in an imagined state.
pub(crate) fn leaves_no_trace<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    // Each try samples many worlds, so it is made at some positions only.
    if scene.rng.below(TRIED) != 0 {
        return Ok(());
    }
    let Some(seat) = scene.some_actor() else { return Ok(()) };
    let Some(action) = scene.some_choice(seat) else { return Ok(()) };
    let mut submission = scene.answer(seat, action);
    require_refusal(scene.played, submission, NoUndo::Nothing)?;
    submission.actor = Actor::User;
    let mut played = scene.played.clone();
    if played.submit(submission).is_err() {
        return Ok(());
    }
    let other = seat.clockwise(1, scene.seats());
    let others = played.may_undo(other);
    require(others == Err(NoUndo::Others), || format!("seat {other} takes back: {others:?}"))?;
    let drawn = played.log().last().map(|entry| entry.drawn.clone()).unwrap_or_default();
    match played.may_undo(seat) {
        Ok(()) => scene.tally.undone += 1,
        Err(why) => {
            let drew = why == NoUndo::Chance;
            return require(drew != drawn.is_empty(), || format!("{drawn:?}, but {why:?}"));
        }
    }
    require(drawn.is_empty(), || format!("{submission:?} drew {drawn:?}"))?;
    learnt_nothing(scene, &played, submission)?;
    let mut back = played.clone();
    let undone = back.undo(seat);
    require(undone == Ok(played.version()), || format!("taken back: {undone:?}"))?;
    same(scene.played, &back, "taken back")?;
    redo(scene, &back, &played, submission)
}

/// A bot's action cannot be taken back.
fn require_refusal<G: Worlds>(
    played: &Match<G>,
    submission: Submission<G::Action>,
    expected: NoUndo,
) -> Upheld {
    let mut played = played.clone();
    if played.submit(submission).is_err() {
        return Ok(());
    }
    let result = played.may_undo(submission.seat);
    require(result == Err(expected), || format!("{submission:?} can be undone: {result:?}"))
}

/// The same action again, and another one instead.
fn redo<G: Worlds>(
    scene: &mut LawScene<'_, G>,
    back: &Match<G>,
    played: &Match<G>,
    submission: Submission<G::Action>,
) -> Upheld {
    let mut again = back.clone();
    let taken = again.submit(submission).is_ok();
    require(taken, || format!("{submission:?} is refused the second time"))?;
    same(played, &again, "played again")?;
    let Some(action) = scene.some_choice(submission.seat) else { return Ok(()) };
    let instead = Submission { action, ..submission };
    let (mut direct, mut later) = (scene.played.clone(), back.clone());
    let taken = direct.submit(instead).is_ok() && later.submit(instead).is_ok();
    require(taken, || format!("{instead:?} is refused instead"))?;
    same(&direct, &later, "another action instead")
}

/// In an imagined state, the seat would have seen the same.
fn learnt_nothing<G: Worlds>(
    scene: &mut LawScene<'_, G>,
    played: &Match<G>,
    submission: Submission<G::Action>,
) -> Upheld {
    let observer = Observer::Seat(submission.seat);
    let truth = json(&played.game().view(observer))?;
    for _ in 0..N_WORLDS {
        let mut other = Match::rigged(scene.rules(), scene.world(observer));
        let seen = match other.submit_given(submission, &[]) {
            Ok(_) => json(&other.game().view(observer))?,
            Err(ReplayError::Rejected(_)) => continue,
            Err(ReplayError::Chance(fault)) => format!("{fault:?}"),
        };
        require(seen == truth, || {
            format!("{submission:?} tells more:\n  truth {truth}\n  other {seen}")
        })?;
    }
    Ok(())
}

/// Both matches have the same state, actions and events.
fn same<G: Game>(one: &Match<G>, other: &Match<G>, when: &str) -> Upheld {
    let unlike = |what: &str| Finding::from(format!("{what} differs, {when}"));
    if one.game() != other.game() {
        return Err(unlike("the state"));
    }
    let log = |played: &Match<G>| -> Vec<_> {
        let entries = played.log().iter().map(|entry| (entry.submission, entry.drawn.clone()));
        entries.collect()
    };
    if log(one) != log(other) {
        return Err(unlike("the log"));
    }
    let last = one.log().len().saturating_sub(1);
    require(one.events_of(last) == other.events_of(last), || format!("events differ, {when}"))
}
