//! Writes the large messages straight from a match, without a JSON tree in between, since this
//! happens for every observer after every action.

use std::fmt::Write as _;
use std::hash::Hasher as _;

use contract::{AnyMatch, AnyPerspective, Mode, Observer, Seat};
use serde::Serialize;

use crate::clock::{Clocks, Timer};
use crate::held::Cards;
use crate::id::{MatchNumber, Millis, Version};
use crate::link::Shown;
use crate::message::WindowInfo;
use crate::pad::{self, Told};
use crate::state::Playing;

/// The most missed actions whose events a client is sent. Clients that missed more get the
/// position only.
pub(crate) const CATCH_UP_MAX: usize = 64;

/// The menu of an observer without choices.
const NO_MENU: &str = "null";

/// The input of an update.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a dyn AnyMatch,
    pub(crate) observer: Observer,
    pub(crate) number: MatchNumber,
    /// The match in progress; `None` for delayed spectators.
    pub(crate) playing: Option<&'a Playing>,
    /// The JSON of [`Clocks`], the same for all.
    pub(crate) clocks: &'a str,
    pub(crate) now: Millis,
}

/// Appends the JSON of one of our own types to a text.
pub(crate) fn push_json(of: &impl Serialize, out: &mut String) {
    out.push_str(&json(of));
}

/// The JSON of one of our own types.
pub(crate) fn json(of: &impl Serialize) -> String {
    serde_json::to_string(of).expect("our own types are plain data")
}

/// The version of a position, which clients cite.
pub(crate) fn version(game: &dyn AnyMatch) -> Version {
    Version(u32::try_from(game.n_actions()).expect("matches are bounded"))
}

/// The JSON of an update after the last action of the match.
pub(crate) fn update(scene: Scene<'_>, shown: &mut Shown) -> String {
    let Scene { game, observer, number, clocks, now, .. } = scene;
    let mut out = String::with_capacity(1024);
    let (version, Millis(now)) = (version(game).0, now);
    push(
        &mut out,
        format_args!(
            r#"{{"kind":"update","now_ms":{now},"match":{},"version":{version},"events":"#,
            number.0
        ),
    );
    game.write_events(game.n_actions() - 1, observer, &mut out);
    let perspective = game.perspective(observer);
    out.push_str(r#","fields":{"#);
    changed_fields(&*perspective, shown, &mut out);
    out.push_str(r#"},"window":"#);
    push_json(&window_info(scene, &*perspective), &mut out);
    let (menu, hash) = menu(scene, &*perspective);
    let news = hash != shown.menu;
    if news {
        shown.menu = hash;
        push(&mut out, format_args!(r#","menu":{menu}"#));
    }
    push(&mut out, format_args!(r#","clocks":{clocks}"#));
    let seqs = game.n_actions() - 1..game.n_actions();
    let told = Told { seqs, rules: 0, menu: news && menu != NO_MENU };
    pad::pad(scene, &*perspective, told, &mut out);
    out.push('}');
    out
}

/// The JSON of a full snapshot of a match; updates follow it. `since` is the last version of this
/// match that the client saw.
pub(crate) fn play(scene: Scene<'_>, since: Option<Version>, shown: &mut Shown) -> String {
    let Scene { game, observer, number, clocks, .. } = scene;
    let mut out = String::with_capacity(4096);
    let version = version(game).0;
    push(&mut out, format_args!(r#"{{"match":{},"version":{version},"commitment":"#, number.0));
    push_json(&game.commitment(), &mut out);
    let rules =
        since.map_or_else(|| format!(r#","rules":{}"#, game.rules_json()), |_| String::new());
    out.push_str(&rules);
    out.push_str(r#","events":["#);
    let mut comma = "";
    for seq in missed(game, since) {
        out.push_str(comma);
        game.write_events(seq, observer, &mut out);
        comma = ",";
    }
    let perspective = game.perspective(observer);
    out.push_str(r#"],"fields":{"#);
    shown.fields.clear();
    changed_fields(&*perspective, shown, &mut out);
    out.push_str(r#"},"window":"#);
    push_json(&window_info(scene, &*perspective), &mut out);
    let (menu, hash) = menu(scene, &*perspective);
    shown.menu = hash;
    push(&mut out, format_args!(r#","menu":{menu},"clocks":{clocks}"#));
    let told = Told { seqs: missed(game, since), rules: rules.len(), menu: menu != NO_MENU };
    pad::pad(scene, &*perspective, told, &mut out);
    out.push('}');
    out
}

/// Every field of a view.
pub(crate) fn all_fields(game: &dyn AnyMatch, observer: Observer) -> String {
    let mut out = String::from("{");
    let mut comma = "";
    game.perspective(observer).fields(&mut |key, text| {
        push(&mut out, format_args!("{comma}\"{key}\":{text}"));
        comma = ",";
    });
    out.push('}');
    out
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("strings take all text");
}

/// The actions that a client has missed, if they are not too many.
fn missed(game: &dyn AnyMatch, since: Option<Version>) -> std::ops::Range<usize> {
    let n_actions = game.n_actions();
    let since = since.and_then(|version| usize::try_from(version.0).ok());
    match since {
        Some(since) if since <= n_actions && n_actions - since <= CATCH_UP_MAX => since..n_actions,
        Some(_) | None => 0..0,
    }
}

/// Writes the fields whose hash has changed, and stores the new hashes. Fields come in the same
/// order every time, so their index identifies them.
fn changed_fields(perspective: &dyn AnyPerspective, shown: &mut Shown, out: &mut String) {
    let (mut place, mut comma) = (0, "");
    perspective.fields(&mut |key, text| {
        let new = hash(text);
        let old = shown.fields.get(place).copied();
        match shown.fields.get_mut(place) {
            Some(kept) => *kept = new,
            None => shown.fields.push(new),
        }
        let changed = old != Some(new);
        if changed {
            push(out, format_args!("{comma}\"{key}\":{text}"));
            comma = ",";
        }
        place += 1;
    });
}

/// The observer's choices and their hash. The hash never equals the one for no menu seen yet.
fn menu(scene: Scene<'_>, perspective: &dyn AnyPerspective) -> (String, u64) {
    let Scene { game, observer, .. } = scene;
    let asked =
        |seat: &Seat| game.window().is_some_and(|window| window.waiting.or(window.may).has(*seat));
    let mut text = String::new();
    match observer.seat().filter(asked) {
        Some(_) => perspective.write_menu(&mut text),
        None => text.push_str(NO_MENU),
    }
    let hash = hash(&text);
    (text, hash)
}

/// A hash of 64 bits. It is never kept longer than a connection, so any good hash will do.
fn hash(text: &str) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    hasher.write(text.as_bytes());
    hasher.finish()
}

/// The open window as an observer knows it.
fn window_info(scene: Scene<'_>, perspective: &dyn AnyPerspective) -> Option<WindowInfo> {
    let open = WindowInfo::of(scene.game, scene.observer, perspective)?;
    let alone = || open.asked.first().filter(|_| open.mode == Mode::Turn);
    let seat = scene.observer.seat();
    let clocked = seat.filter(|seat| open.asked.has(*seat)).or_else(alone);
    let timer = scene.playing.and_then(|playing| playing.timer.as_ref());
    let cards = scene.playing.and_then(Playing::open_cards);
    let own = timer.and_then(|timer| timer.until(clocked?));
    let waited = timer.and_then(|timer| timer.waited);
    Some(WindowInfo {
        // How many have answered a question to hidden cards is public only when it closes.
        n_waiting: if open.weight.is_masked() { open.asked.len() } else { open.n_waiting },
        until_ms: timer.and_then(Timer::closes_at).or(own),
        card_until_ms: cards.and_then(Cards::over_at),
        waited: waited.or_else(|| cards?.waited),
        may_wait: scene
            .playing
            .zip(seat)
            .is_some_and(|(play, seat)| play.may_wait(seat, scene.now)),
        answered: scene.playing.zip(seat).is_some_and(|(play, seat)| play.held_of(seat).is_some()),
        resting: scene.playing.zip(seat).is_some_and(|(play, seat)| play.is_resting(seat)),
        ..open
    })
}

/// The JSON of the open window alone.
pub(crate) fn window(scene: Scene<'_>) -> String {
    let (Millis(now), number) = (scene.now, scene.number.0);
    let perspective = scene.game.perspective(scene.observer);
    let window = json(&window_info(scene, &*perspective));
    format!(r#"{{"kind":"window","now_ms":{now},"match":{number},"window":{window}}}"#)
}

/// The clocks as everybody sees them.
pub(crate) fn clocks(
    game: &dyn AnyMatch,
    timer: Option<&Timer>,
    banks: &[u64],
    free_ms: u64,
) -> Clocks {
    let running = match (timer, game.window()) {
        (Some(timer), Some(window)) if !timer.weight.is_masked() => window.asked,
        (Some(_) | None, _) => contract::SeatSet::EMPTY,
    };
    Clocks {
        banks_ms: banks.to_vec(),
        running,
        since_ms: timer.map(|timer| timer.set_at_ms).unwrap_or_default(),
        free_ms,
    }
}
