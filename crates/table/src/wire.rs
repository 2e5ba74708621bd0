//! Makes the large messages straight from a match, for every observer after every action. What
//! the game writes stays text: no tree of values is built.

use std::sync::Arc;

use contract::hash::hash_of;
use contract::{AnyMatch, AnyMenu, AnyPerspective, Explanation, Mode, Observer, Seat, Texts};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::clock::{Clocks, Timer};
use crate::held::ReactionTimes;
use crate::id::{CommandId, MatchNumber, Millis, Version};
use crate::link::ShownHashes;
use crate::message::{Message, Play, WindowInfo};
use crate::pad::{self, SizedParts};
use crate::part::{Fields, Part};
use crate::state::Playing;

/// The most missed actions whose events a client is sent. Clients that missed more get the
/// position only.
pub(crate) const CATCH_UP_MAX: usize = 64;

/// The input of an update.
#[derive(Clone, Copy)]
pub(crate) struct UpdateInput<'a> {
    pub(crate) game: &'a dyn AnyMatch,
    pub(crate) observer: Observer,
    pub(crate) number: MatchNumber,
    /// The match in progress; `None` once it is over.
    pub(crate) playing: Option<&'a Playing>,
    /// The clocks, the same for all.
    pub(crate) clocks: &'a Clocks,
    pub(crate) now: Millis,
    /// The seat whose person may take back actions.
    pub(crate) undoer: Option<Seat>,
}

/// What an update is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// The last action of the match was played.
    Played,
    /// An action was taken back, which had made this version.
    Undone(Version),
}

/// The JSON of one of our own types.
pub(crate) fn json(of: &impl Serialize) -> String {
    serde_json::to_string(of).expect("our own types are plain data")
}

/// The version of a position, which clients cite.
pub(crate) fn version(game: &dyn AnyMatch) -> Version {
    Version(game.version())
}

/// The answer to a question about a card.
pub(crate) fn explained(cmd: CommandId, explanation: Explanation) -> Message {
    let bare = Message::Explained { cmd, explanation: explanation.clone(), pad: String::new() };
    Message::Explained { cmd, explanation, pad: pad::pad_explanation(json(&bare).len()) }
}

/// What all observers of one change share while it is told.
#[derive(Default)]
pub(crate) struct Telling {
    pub(crate) texts: Texts,
    /// The length of what spectators see, for padding; `None` until it is needed.
    pub(crate) public: Option<usize>,
    /// The updates so far, with their JSON.
    updates: Vec<(UpdateText, Arc<str>)>,
}

/// An [`Update`](crate::message::Update) whose parts are text already.
#[derive(Serialize)]
#[serde(tag = "kind", rename = "update")]
struct UpdateText {
    now_ms: Millis,
    #[serde(rename = "match")]
    number: MatchNumber,
    version: Version,
    events: Part<Vec<Value>>,
    fields: Fields,
    window: Part<WindowInfo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    menu: Option<Part<Value>>,
    clocks: Part<Clocks>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    may_undo: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    undone: Option<Version>,
}

/// The bytes of an update besides its longer parts.
const UPDATE_BYTES: usize = 512;

impl UpdateText {
    /// Whether both have the very same parts. Parts that only happen to be equal do not count,
    /// since comparing them would take as long as writing them.
    fn is(&self, other: &Self) -> bool {
        self.events.is(&other.events)
            && self.fields.are(&other.fields)
            && self.window.is(&other.window)
            && self.menu.is_none()
            && other.menu.is_none()
            && self.clocks.is(&other.clocks)
            && (self.now_ms, self.number, self.version, self.may_undo, self.undone)
                == (other.now_ms, other.number, other.version, other.may_undo, other.undone)
    }

    fn text(&self) -> String {
        let parts = [self.events.len(), self.fields.len(), self.window.len(), self.clocks.len()];
        let menu = self.menu.as_ref().map_or(0, Part::len);
        let n_bytes = parts.iter().sum::<usize>() + menu + UPDATE_BYTES;
        let mut text = Vec::with_capacity(n_bytes);
        serde_json::to_writer(&mut text, self).expect("our own types are plain data");
        String::from_utf8(text).expect("JSON is UTF-8")
    }
}

/// The JSON of an update after a change of the match.
pub(crate) fn update(
    input: UpdateInput<'_>,
    change: Change,
    shown: &mut ShownHashes,
    telling: &mut Telling,
) -> Arc<str> {
    let UpdateInput { game, observer, number, clocks, now, .. } = input;
    let perspective = game.perspective(observer);
    let n_actions = game.n_actions();
    let (seqs, undone) = match change {
        Change::Played => (n_actions.saturating_sub(1)..n_actions, None),
        Change::Undone(version) => (n_actions..n_actions, Some(version)),
    };
    let texts = &mut telling.texts;
    let fields = changed_fields(&*perspective, shown, texts);
    let menu = menu(input, &*perspective);
    let hash = menu_hash(menu.as_deref());
    let changed = std::mem::replace(&mut shown.menu, hash) != hash;
    let events = match seqs.clone().next() {
        Some(last) => game.events(last, observer, texts).into(),
        None => Part::Parsed(Vec::new()),
    };
    let told = SizedParts { seqs, rules: 0, menu: menu.is_some() && changed };
    let menu_text = || menu.map_or_else(|| RawValue::NULL.to_owned().into(), |menu| menu.text());
    let update = UpdateText {
        now_ms: now,
        number,
        version: version(game),
        events,
        fields,
        window: texts.text("window", &window_info(input, &*perspective)).into(),
        menu: changed.then(|| menu_text().into()),
        clocks: texts.text("clocks", clocks).into(),
        may_undo: may_undo(input),
        undone,
    };
    if pad::is_padded(input) {
        let mut text = update.text();
        pad::pad_update(&mut text, input, &*perspective, &told, telling);
        return text.into();
    }
    if let Some((_, text)) = telling.updates.iter().find(|(other, _)| update.is(other)) {
        return Arc::clone(text);
    }
    let text: Arc<str> = update.text().into();
    telling.updates.push((update, Arc::clone(&text)));
    text
}

/// A full snapshot of a match; updates follow it. `since` is the last version of this match that
/// the client saw.
pub(crate) fn play(
    input: UpdateInput<'_>,
    since: Option<Version>,
    shown: &mut ShownHashes,
) -> Play {
    let UpdateInput { game, observer, number, clocks, .. } = input;
    let perspective = game.perspective(observer);
    let (rules, deal) = match since {
        Some(_) => (None, None),
        None => (Some(game.rules_json()), Some(game.deal())),
    };
    let mut telling = Telling::default();
    shown.fields.clear();
    let fields = changed_fields(&*perspective, shown, &mut telling.texts);
    let menu = menu(input, &*perspective);
    shown.menu = menu_hash(menu.as_deref());
    let seqs = missed(game, since);
    let told = SizedParts {
        seqs: seqs.clone(),
        rules: [&rules, &deal].into_iter().flatten().map(|part| part.get().len()).sum(),
        menu: menu.is_some(),
    };
    let mut play = Play {
        number,
        version: version(game),
        commitment: game.commitment().map(|hash| hash.to_string()),
        rules: rules.map(Into::into),
        deal: deal.map(Into::into),
        events: seqs.map(|seq| game.events(seq, observer, &mut telling.texts).into()).collect(),
        fields,
        window: window_info(input, &*perspective),
        menu: menu.map(|menu| menu.text().into()),
        clocks: clocks.clone(),
        may_undo: may_undo(input),
        pad: String::new(),
    };
    if pad::is_padded(input) {
        play.pad = pad::pad(input, &*perspective, &told, json(&play).len(), &mut telling);
    }
    play
}

/// Whether the observer may take back the last action.
fn may_undo(input: UpdateInput<'_>) -> bool {
    let seat = input.observer.seat().filter(|seat| input.undoer == Some(*seat));
    seat.zip(input.playing).is_some_and(|(seat, playing)| playing.may_undo(seat).is_ok())
}

/// Every field of a view.
pub(crate) fn all_fields(game: &dyn AnyMatch, observer: Observer) -> Fields {
    let (mut shown, mut texts) = (ShownHashes::default(), Texts::default());
    changed_fields(&*game.perspective(observer), &mut shown, &mut texts)
}

/// The actions that a client has missed, if they are not too many.
fn missed(game: &dyn AnyMatch, since: Option<Version>) -> std::ops::Range<usize> {
    let missed = since.and_then(|version| game.since(version.0));
    missed.filter(|missed| missed.len() <= CATCH_UP_MAX).unwrap_or_default()
}

/// The fields that have changed.
fn changed_fields(
    perspective: &dyn AnyPerspective,
    shown: &mut ShownHashes,
    texts: &mut Texts,
) -> Fields {
    let mut changed = Vec::new();
    perspective.fields(&mut shown.fields, texts, &mut |key, text| changed.push((key, text)));
    Fields::Written(changed)
}

/// The observer's choices, if they are asked.
fn menu(input: UpdateInput<'_>, perspective: &dyn AnyPerspective) -> Option<Box<dyn AnyMenu>> {
    let UpdateInput { game, observer, .. } = input;
    let window = game.window()?;
    let asked = |seat: &Seat| window.waiting.or(window.may).has(*seat);
    observer.seat().filter(asked)?;
    perspective.menu()
}

fn menu_hash(menu: Option<&dyn AnyMenu>) -> u64 {
    menu.map_or_else(|| hash_of(&()), AnyMenu::hash)
}

/// The open window as an observer knows it.
fn window_info(input: UpdateInput<'_>, perspective: &dyn AnyPerspective) -> Option<WindowInfo> {
    let open = WindowInfo::of(input.game, input.observer, perspective)?;
    let alone = || open.asked.first().filter(|_| open.mode == Mode::Turn);
    let seat = input.observer.seat();
    let clocked = seat.filter(|seat| open.asked.has(*seat)).or_else(alone);
    let timer = input.playing.and_then(|playing| playing.timer.as_ref());
    let cards = input.playing.and_then(Playing::open_cards);
    let own = timer.and_then(|timer| timer.until(clocked?));
    let waited = timer.and_then(|timer| timer.waited);
    Some(WindowInfo {
        // How many have answered a question to hidden cards is public only when it closes.
        n_waiting: if open.weight.is_masked() { open.asked.len() } else { open.n_waiting },
        until_ms: timer.and_then(Timer::closes_at).or(own),
        card_until_ms: cards.and_then(ReactionTimes::over_at),
        waited: waited.or_else(|| cards?.waited),
        may_wait: input
            .playing
            .zip(seat)
            .is_some_and(|(play, seat)| play.may_wait(seat, input.now)),
        answered: input.playing.zip(seat).is_some_and(|(play, seat)| play.held_of(seat).is_some()),
        resting: input.playing.zip(seat).is_some_and(|(play, seat)| play.is_resting(seat)),
        ..open
    })
}

/// The message about the open window alone.
pub(crate) fn window(input: UpdateInput<'_>) -> Message {
    let perspective = input.game.perspective(input.observer);
    let window = window_info(input, &*perspective);
    Message::Window { now_ms: input.now, number: input.number, window }
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
