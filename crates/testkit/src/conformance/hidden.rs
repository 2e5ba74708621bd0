//! What observers get does not depend on what they cannot see.
//!
//! Each law samples a state from the observer's information set, which differs from the true one
//! only in what the observer cannot see. It compares what the observer would get in both, byte for
//! byte.
//!
//! Events need care, since a game may reveal in them what was hidden before: a card is turned up,
//! sealed answers are opened. The law is that events tell no more than views do: **if an observer
//! can tell two positions apart neither before nor after an action, the events must have looked the
//! same to that observer.** So a game whose view forgets something that was shown to all and hidden
//! again within one action can break it without a leak. Let such a view remember, or skip the law
//! and say why.
//!
//! Likewise for windows: **if an action shows nothing new except the window it opens, that window
//! must be the same.** For this comparison, the parts of a view that repeat the window are left
//! out; see [`Suite::window_keys`](super::Suite::window_keys).

use contract::explain::explain;
use contract::{Drawn, Game, Match, Observer, ReplayError, Submission, Worlds};
use serde_json::Value;

use super::scene::{Finding, LawScene, Upheld, json, require, same_json};

/// In how many imagined states an action is played. Often it is illegal there, or shows a
/// difference that may be shown.
const N_WORLDS: usize = 4;

/// The view is the same, and what the game says about it.
pub(crate) fn in_views<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let world = scene.world(observer);
    let what = format!("the view of {observer:?}");
    let (truth, other) = (scene.game().view(observer), world.view(observer));
    same_json(&what, &truth, &other)?;
    let said = |view: &G::View| G::say_view(scene.rules(), view);
    same_json(&format!("what {observer:?} reads"), &said(&truth), &said(&other))
}

/// The window is the same, since who is asked follows from public facts only. So are the serial
/// order and the covered windows.
pub(crate) fn in_windows<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let world = Match::rigged(scene.rules(), scene.world(observer));
    let view = |played: &Match<G>| played.window().map(|window| window.view(observer));
    let what = format!("the window of {observer:?}");
    same_json(&what, &view(scene.played), &view(&world))?;
    require(scene.game().lead() == world.game().lead(), || "another seat leads".to_owned())?;
    let question = |played: &Match<G>| played.window().map(|open| played.game().question(&open));
    let (truth, other) = (question(scene.played), question(&world));
    require(truth == other, || format!("asked for {truth:?}, or {other:?}"))?;
    let id = scene.some_window();
    let (truth, other) = (scene.game().covered(id), world.game().covered(id));
    require(truth == other, || format!("window {} covered: {truth}, or {other}", id.0))
}

/// The menu is the same.
pub(crate) fn in_menus<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let Some(seat) = scene.some_actor() else { return Ok(()) };
    let world = Match::rigged(scene.rules(), scene.world(Observer::Seat(seat)));
    same_json(&format!("the menu of seat {seat}"), &scene.played.menu(seat), &world.menu(seat))
}

/// Every submission, to any window, is accepted or refused alike, with the same rule and the same
/// numbers.
pub(crate) fn in_refusals<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let seat = scene.some_actor().filter(|_| scene.rng.below(4) != 0);
    let seat = seat.or_else(|| scene.some_observer().seat());
    let Some(seat) = seat else { return Ok(()) };
    let world = Match::rigged(scene.rules(), scene.world(Observer::Seat(seat)));
    for action in scene.wild(12) {
        let mut submission = scene.answer(seat, action);
        if scene.rng.below(4) == 0 {
            submission.window = scene.some_window();
        }
        let (truth, other) = (scene.played.check(&submission), world.check(&submission));
        require(truth == other, || {
            format!("{submission:?}: {truth:?}, but in another world {other:?}")
        })?;
    }
    Ok(())
}

/// The fallback for a seat is the same, and it is legal.
pub(crate) fn in_fallbacks<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let waiting = scene.window.map(|window| window.waiting).unwrap_or_default();
    for seat in waiting.iter() {
        let world = scene.world(Observer::Seat(seat));
        let play = |game: &G| G::fallback(scene.rules(), &game.view(Observer::Seat(seat)));
        let (truth, other) = (play(scene.game()), play(&world));
        require(truth == other, || {
            format!("seat {seat}: the clock plays {truth:?}, or {other:?}")
        })?;
        let checked = scene.game().check(seat, &truth);
        require(checked.is_ok(), || format!("seat {seat}: {truth:?} by the clock: {checked:?}"))?;
    }
    Ok(())
}

/// How many cards each law about explanations asks about in one position.
const N_EXPLAINED: usize = 6;

/// A card says the same about itself, and as many of its kind are unseen.
pub(crate) fn in_explanations<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let (truth, other) = (scene.game().view(observer), scene.world(observer).view(observer));
    for _ in 0..N_EXPLAINED {
        let card = scene.some_card();
        let told = |view: &G::View| explain::<G>(scene.rules(), Some(view), card);
        same_json(&format!("{card:?} to {observer:?}"), &told(&truth), &told(&other))?;
        let unseen = |view: &G::View| G::is_unseen(scene.rules(), view, card);
        require(unseen(&truth) == unseen(&other), || {
            format!("{observer:?} sees {card:?} in one world only")
        })?;
    }
    Ok(())
}

/// A card that spectators see is seen by every seat and by referees.
pub(crate) fn seats_see_more<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let public = scene.game().view(Observer::Spectator);
    for observer in [observer, Observer::Referee] {
        let view = scene.game().view(observer);
        for _ in 0..N_EXPLAINED {
            let card = scene.some_card();
            let unseen = |view: &G::View| G::is_unseen(scene.rules(), view, card);
            require(!unseen(&view) || unseen(&public), || {
                format!("spectators see {card:?}, but {observer:?} does not")
            })?;
        }
    }
    Ok(())
}

/// What an observer knows after an action: the position, and the events they saw.
struct Sight<G: Game> {
    view: G::View,
    window: String,
    /// View, window and menu in one.
    position: String,
    events: String,
}

impl<G: Game> Sight<G> {
    /// The view without the keys that only repeat the window.
    fn bare(&self, window_keys: &[&str]) -> Result<Value, Finding> {
        let value = serde_json::to_value(&self.view);
        let mut bare = value.map_err(|error| Finding::from(format!("no JSON: {error}")))?;
        strip(&mut bare, window_keys);
        Ok(bare)
    }
}

fn sight<G: Game>(
    played: &Match<G>,
    events: &[G::Event],
    observer: Observer,
) -> Result<Sight<G>, Finding> {
    let window = played.window().map(|window| window.view(observer));
    let menu = observer.seat().map(|seat| played.menu(seat));
    let view = played.game().view(observer);
    let events: Vec<_> = events.iter().filter_map(|event| G::event_view(event, observer)).collect();
    let position = json(&(&view, &window, menu))?;
    Ok(Sight { view, window: json(&window)?, position, events: json(&events)? })
}

/// Removes some keys from a JSON value, at any depth.
fn strip(value: &mut Value, keys: &[&str]) {
    if let Value::Object(fields) = value {
        fields.retain(|key, _| !keys.contains(&key.as_str()));
        for inner in fields.values_mut() {
            strip(inner, keys);
        }
    } else if let Value::Array(items) = value {
        for inner in items {
            strip(inner, keys);
        }
    }
}

/// Plays an action on a position with given outcomes. `None` if it is illegal there or the outcomes
/// do not fit.
fn sight_of<G: Game>(
    scene: &LawScene<'_, G>,
    position: G,
    submission: Submission<G::Action>,
    drawn: &[Drawn],
    observer: Observer,
) -> Result<Option<Sight<G>>, Finding> {
    let mut played = Match::rigged(scene.rules(), position);
    let events = match played.submit_given(submission, drawn) {
        Ok(events) => events.to_vec(),
        Err(ReplayError::Rejected(_) | ReplayError::Chance(_)) => return Ok(None),
    };
    sight(&played, &events, observer).map(Some)
}

/// An action, its outcomes of chance, and what was seen of it.
type Done<G> = (Submission<<G as Game>::Action>, Vec<Drawn>, Sight<G>);

/// An action that is legal now.
fn some_play<G: Game>(
    scene: &mut LawScene<'_, G>,
    observer: Observer,
) -> Result<Option<Done<G>>, Finding> {
    let Some(seat) = scene.some_actor() else { return Ok(None) };
    let Some(action) = scene.some_choice(seat) else { return Ok(None) };
    let submission = scene.answer(seat, action);
    let mut played = scene.played.clone();
    let Ok(events) = played.submit(submission).map(<[G::Event]>::to_vec) else {
        return Ok(None);
    };
    let drawn = played.log().last().map(|entry| entry.drawn.clone()).unwrap_or_default();
    let sight = sight(&played, &events, observer)?;
    Ok(Some((submission, drawn, sight)))
}

fn compare<G: Game>(truth: &Sight<G>, other: &Sight<G>, told: impl FnOnce() -> String) -> Upheld {
    require(truth.position != other.position || truth.events == other.events, || {
        format!("{}:\n  truth {}\n  other {}", told(), truth.events, other.events)
    })
}

/// The same action with the same outcomes in an imagined state: if the observer cannot tell the
/// positions apart afterwards, the events looked the same to them.
pub(crate) fn in_events<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let Some((submission, drawn, truth)) = some_play(scene, observer)? else { return Ok(()) };
    for _ in 0..N_WORLDS {
        let world = scene.world(observer);
        let other = sight_of(scene, world, submission, &drawn, observer)?;
        let Some(other) = other else { continue };
        scene.tally.coupled += u64::from(truth.position == other.position);
        compare(&truth, &other, || format!("{observer:?} sees {submission:?} differently"))?;
    }
    Ok(())
}

/// The same action with the same outcomes in an imagined state: if the observer sees nothing new
/// except the window it opens, whom that window asks must not depend on what is hidden.
pub(crate) fn in_openings<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let Some((submission, drawn, truth)) = some_play(scene, observer)? else { return Ok(()) };
    let keys = scene.suite.window_keys;
    for _ in 0..N_WORLDS {
        let world = scene.world(observer);
        let other = sight_of(scene, world, submission, &drawn, observer)?;
        let Some(other) = other.filter(|other| other.window != truth.window) else { continue };
        require(truth.bare(keys)? != other.bare(keys)?, || {
            let told = format!("{submission:?} opens another window to {observer:?}");
            format!("{told}:\n  truth {}\n  other {}", truth.window, other.window)
        })?;
    }
    Ok(())
}

/// One drawn card exchanged for another: if the observer cannot tell the positions apart
/// afterwards, the events looked the same to them. Numbers are left alone: dice are thrown openly,
/// and a view need not remember them.
pub(crate) fn in_draws<G: Game + Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let observer = scene.some_observer();
    let Some((submission, drawn, truth)) = some_play(scene, observer)? else { return Ok(()) };
    let cards = drawn.iter().enumerate().filter(|(_, drawn)| matches!(drawn, Drawn::Card(_)));
    let places: Vec<usize> = cards.map(|(place, _)| place).collect();
    if places.is_empty() {
        return Ok(());
    }
    let place = places[scene.index(places.len())];
    for _ in 0..8 {
        let mut exchanged = drawn.clone();
        let card = Drawn::Card(scene.some_card());
        // If the new card appears elsewhere in the list, the two swap places.
        if let Some(elsewhere) = exchanged.iter().position(|drawn| *drawn == card) {
            exchanged.swap(place, elsewhere);
        } else {
            exchanged[place] = card;
        }
        let game = scene.game().clone();
        let other = sight_of(scene, game, submission, &exchanged, observer)?;
        let Some(other) = other else { continue };
        scene.tally.exchanged += u64::from(truth.position == other.position);
        compare(&truth, &other, || {
            format!("{observer:?} can tell {drawn:?} from {exchanged:?} in {submission:?}")
        })?;
    }
    Ok(())
}
