//! The JSON interface: everything sent can be serialised, and nothing received does harm.

use contract::fields::each_field;
use contract::{
    ASIDE_BYTES, Actor, AnyAction, AnyMatch, Match, Observer, Reply, SAID, SAID_TIMES, SCORE, Seat,
    Submission, Worlds,
};
use serde::Deserialize as _;
use serde_json::Value;

use super::notation::spoilt;
use super::refusal::Fingerprint;
use super::scene::{Finding, LawScene, Upheld, json, require};

/// An action survives a round trip through JSON.
pub(crate) fn json_round_trips<G: Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let choices = scene.acting().iter().flat_map(|seat| scene.played.menu(seat).actions);
    let choices: Vec<G::Action> = choices.collect();
    for action in choices.into_iter().chain(scene.wild(2)) {
        let text = json(&action)?;
        let read = serde_json::from_str::<G::Action>(&text);
        require(read.as_ref().is_ok_and(|read| *read == action), || {
            format!("{action:?} is written {text} and read as {read:?}")
        })?;
    }
    Ok(())
}

/// Rules, views, event views, windows and menus can be serialised for every observer.
pub(crate) fn views_serialise<G: Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    for observer in [scene.some_observer(), Observer::Referee] {
        let view = scene.game().view(observer);
        let mut own = Vec::new();
        let fields = each_field(&view, &mut |name, _| own.push(name));
        require(fields.is_ok(), || format!("the view of {observer:?}: {fields:?}"))?;
        for taken in [SAID, SCORE] {
            require(!own.contains(&taken), || format!("a view has a field `{taken}` of its own"))?;
        }
        let said = json(&G::say_view(scene.rules(), &view))?;
        let public = scene.game().view(Observer::Spectator);
        let public = json(&G::say_view(scene.rules(), &public))?;
        require(said.len() <= SAID_TIMES * public.len(), || {
            format!("{observer:?} reads far more than spectators:\n  {said}\n  {public}")
        })?;
        json(&scene.window.map(|window| window.view(observer)))?;
        let last = scene.played.log().len().checked_sub(1);
        for event in last.map_or(scene.played.deal_events(), |seq| scene.played.events_of(seq)) {
            json(&G::event_view(event, observer))?;
        }
    }
    let face: &dyn AnyMatch = scene.played;
    if let Some(seat) = scene.some_actor() {
        let n_choices = scene.played.menu(seat).actions.len();
        let menu = face.menu_json(seat);
        let shown = menu["choices"].as_array().map_or(0, Vec::len);
        require(shown == n_choices, || format!("seat {seat}: {menu} shows {shown} choices"))?;
        face.fallback_action(seat);
    }
    if scene.window.is_some() {
        return Ok(());
    }
    json(scene.rules())?;
    require(face.log_text().len() == scene.played.log().len(), || "the log is cut".to_owned())
}

/// No aside of a menu is longer than what tables pad for it, so that the length of a message tells
/// nothing about its cards.
pub(crate) fn asides_fit_the_padding<G: Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    for seat in scene.seats().seats() {
        let actions = scene.played.menu(seat).actions;
        let is_aside = |action: &G::Action| scene.game().reply(action) == Reply::Aside;
        if !actions.iter().any(is_aside) {
            continue;
        }
        let menu = AnyMatch::menu_json(scene.played, seat);
        let choices = menu["choices"].as_array().into_iter().flatten();
        for (_, choice) in actions.iter().zip(choices).filter(|(action, _)| is_aside(action)) {
            let n_bytes = json(choice)?.len();
            require(n_bytes <= ASIDE_BYTES, || format!("{n_bytes} bytes: {choice}"))?;
        }
    }
    Ok(())
}

/// Bytes from outside, from any seat to any window, are accepted if and only if they are a legal
/// action. Otherwise nothing changes.
pub(crate) fn garbage_is_refused<G: Worlds>(scene: &mut LawScene<'_, G>) -> Upheld {
    let before = Fingerprint::of(scene.played)?;
    let mut tried = scene.played.clone();
    for text in garbage(scene)? {
        let (seat, window) = (scene.some_sender(), scene.some_window());
        let value = serde_json::from_str::<Value>(&text).ok();
        let read = value.as_ref().and_then(|value| G::Action::deserialize(value).ok());
        let submission = read.map(|action| Submission { seat, window, actor: Actor::User, action });
        let at_table = seat.0 < scene.seats().get();
        let good = at_table && submission.is_some_and(|it| scene.played.check(&it).is_ok());
        if let Some(value) = value {
            try_value(&mut tried, value, (seat, window), good)?;
        }
        scene.tally.malformed += u64::from(submission.is_none());
        if good {
            tried = scene.played.clone();
        }
    }
    before.same(&tried, "after garbage")
}

fn try_value<G: Worlds>(
    tried: &mut Match<G>,
    value: Value,
    (seat, window): (Seat, contract::WindowId),
    good: bool,
) -> Upheld {
    let face: &mut dyn AnyMatch = tried;
    let action = AnyAction::new(value);
    let attempt = face.attempt_action(seat, window, &action).is_ok();
    let taken = face.submit_action(seat, window, Actor::User, &action).is_ok();
    require(attempt == good && taken == good, || {
        format!("{action:?} by seat {seat}: tried {attempt}, taken {taken}, may be played {good}")
    })
}

fn garbage<G: Worlds>(scene: &mut LawScene<'_, G>) -> Result<Vec<String>, Finding> {
    const FIXED: [&str; 10] =
        ["", "null", "[]", "{}", "-1", "1e999", "\"\\ud800\"", "{\"\":", "\u{feff}0", "[0,[0]]"];
    let fixed = FIXED[scene.index(FIXED.len())].to_owned();
    let depth = if scene.index(16) == 0 { 8192 } else { 300 };
    let long = "[".repeat(scene.index(depth));
    let noise: String = (0..scene.index(40)).map(|_| strange_letter(scene)).collect();
    let mut texts = vec![fixed, long, noise];
    for action in scene.wild(2) {
        let text = json(&action)?;
        texts.push(spoilt(&text, &mut scene.rng));
        texts.push(text);
    }
    Ok(texts)
}

fn strange_letter<G: Worlds>(scene: &mut LawScene<'_, G>) -> char {
    char::from_u32(scene.rng.below(0x300)).unwrap_or('?')
}
