//! Sealed windows: answers stay hidden until all are in, and their order of arrival changes
//! nothing.

use contract::{Game, Match, Mode, Seat, Submission};

use super::scene::{LawScene, Upheld, json, require};

/// All seats that an open sealed window waits for.
fn sealed_seats<G: Game>(scene: &LawScene<'_, G>) -> Vec<Seat> {
    let window = scene.window.filter(|window| window.mode == Mode::Sealed);
    window.map(|window| window.waiting.iter().collect()).unwrap_or_default()
}

/// While others still have to answer, nobody else can tell one answer of a seat from another: not
/// from their view, the window or the events.
pub(crate) fn answers_stay_hidden<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let seats = sealed_seats(scene);
    if seats.len() < 2 {
        return Ok(());
    }
    let seat = seats[scene.index(seats.len())];
    let observer = scene.some_observer();
    if observer.sees(seat) {
        return Ok(());
    }
    let (Some(one), Some(other)) = (scene.some_choice(seat), scene.some_choice(seat)) else {
        return Ok(());
    };
    let shown = |action: G::Action| {
        let mut played = scene.played.clone();
        let events = played.submit(scene.answer(seat, action)).map(<[G::Event]>::to_vec);
        let events = events.unwrap_or_default();
        let seen = events.iter().filter_map(|event| G::event_view(event, observer));
        let window = played.window().map(|window| window.view(observer));
        json(&(played.game().view(observer), window, seen.collect::<Vec<_>>()))
    };
    let (truth, exchanged) = (shown(one)?, shown(other)?);
    scene.tally.answers += u64::from(one != other);
    require(truth == exchanged, || {
        let told = format!("{observer:?} can tell {one:?} of seat {seat} from {other:?}");
        format!("{told}:\n  one {truth}\n  other {exchanged}")
    })
}

/// The same answers in another order of arrival give the same state.
pub(crate) fn order_changes_nothing<G: Game>(scene: &mut LawScene<'_, G>) -> Upheld {
    let mut answers = Vec::new();
    for seat in sealed_seats(scene) {
        let Some(action) = scene.some_choice(seat) else { return Ok(()) };
        answers.push(scene.answer(seat, action));
    }
    if answers.len() < 2 {
        return Ok(());
    }
    let one = answered(scene.played, &answers);
    let turned = scene.index(answers.len());
    answers.rotate_left(turned);
    answers[1..].reverse();
    let other = answered(scene.played, &answers);
    require(one.is_some() && one == other, || {
        format!("in the order {answers:?} it is {other:?}, not {one:?}")
    })
}

/// The state after all the answers; `None` if one is refused.
fn answered<G: Game>(played: &Match<G>, answers: &[Submission<G::Action>]) -> Option<G> {
    let mut played = played.clone();
    answers.iter().all(|answer| played.submit(*answer).is_ok()).then(|| played.game().clone())
}
