//! What a client was told of its table. Everything here is assigned from messages as it came.

use contract::{Phrase, Seat};
use serde::Deserialize;
use serde_json::{Map, Value};
use table::clock::Clocks;
use table::command::Seen;
use table::id::{MatchNumber, Millis, Version};
use table::message::{self, Over, Said, Seats, Sync, Update, WindowInfo};
use table::orders::Orders;
use table::{Part, Setting};

use crate::misread::{Misread, part};

/// The most chat messages that are kept.
pub const CHAT_MAX: usize = 500;

/// The table as the client was last told.
#[derive(Clone, PartialEq, Debug)]
pub struct Mirror {
    /// The version of the protocol that the table speaks.
    pub protocol: u32,
    /// The time at the table when it last told the time.
    pub now_ms: Millis,
    /// The settings of the table.
    pub setting: Setting,
    /// The people and bots in the seats.
    pub seats: Seats,
    /// The match, if there is one and the client may see it.
    pub play: Option<MatchMirror>,
    /// How the match ended, if it has.
    pub over: Option<Over>,
    /// The client's own standing orders.
    pub orders: Orders,
    /// The chat messages, oldest first; at most [`CHAT_MAX`].
    pub chat: Vec<Said>,
}

/// A match as the client was last told.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchMirror {
    /// The number of the match.
    pub number: MatchNumber,
    /// How often the match had changed when the view was shown.
    pub version: Version,
    /// The hash of the seed; `None` if the match has no seed of its own.
    pub commitment: Option<String>,
    /// What never changes in the match, in the game's JSON.
    pub rules: Value,
    /// All fields of the view, in the game's JSON.
    pub fields: Map<String, Value>,
    /// The open window.
    pub window: Option<WindowInfo>,
    /// The client's choices; `None` if it has none.
    pub menu: Option<Menu>,
    /// The clocks.
    pub clocks: Clocks,
    /// Whether the client may take back its last action.
    pub may_undo: bool,
    /// The events since the client joined the match, in their order.
    pub told: Vec<ToldEvent>,
    /// The last action whose events are in `told`, or before which the client joined. It is less
    /// than `version` only while the client waits for events that it missed.
    pub told_to: Version,
}

/// The choices of a seat.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Menu {
    /// The choices.
    pub choices: Vec<Choice>,
    /// The kinds of action for which the list holds suggestions only.
    pub composed: Vec<String>,
}

/// One line of a menu.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Choice {
    /// The action, which the client sends back unchanged.
    pub action: Value,
    /// The action in the notation of records.
    pub notation: String,
    /// The action in words.
    pub phrase: Phrase,
    /// Whether hardly anybody wants it; it is listed last.
    #[serde(default)]
    pub unlikely: bool,
}

/// An event of an action.
#[derive(Clone, PartialEq, Debug)]
pub struct ToldEvent {
    /// The number of the action, from 1.
    pub seq: Version,
    /// What happened, in the game's JSON.
    pub event: Value,
    /// The event in words; `None` if there is nothing to say.
    pub phrase: Option<Phrase>,
}

impl Mirror {
    /// The client's own seat.
    pub fn seat(&self) -> Option<Seat> {
        self.seats.you
    }

    pub(crate) fn say(&mut self, said: Said) {
        if self.chat.len() >= CHAT_MAX {
            self.chat.remove(0);
        }
        self.chat.push(said);
    }
}

/// How a snapshot fits what the client already has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fit {
    /// It brings all events that the client has not seen, or begins a match.
    Whole,
    /// It jumps over actions whose events the client has not seen.
    Jumps,
}

/// A parsed snapshot, not assigned yet.
pub(crate) struct Snapshot {
    sync: Sync,
    play: Option<MatchMirror>,
}

impl Snapshot {
    /// Parses every part, so that nothing is assigned from a snapshot that is broken somewhere.
    pub(crate) fn new(mut sync: Sync, old: Option<&MatchMirror>) -> Result<Self, Misread> {
        let play = sync.play.take().map(|play| whole(play, old)).transpose()?;
        Ok(Self { sync, play })
    }

    /// Whether the client has missed events that this snapshot does not bring.
    pub(crate) fn fit(&self, old: Option<&MatchMirror>) -> Fit {
        match (&self.play, old) {
            (Some(new), Some(old)) if new.number == old.number => {
                // `told_to` still is the version before the first event that came.
                if new.told_to > old.told_to { Fit::Jumps } else { Fit::Whole }
            }
            (_, None) | (None | Some(_), Some(_)) => Fit::Whole,
        }
    }

    /// The mirror after this snapshot. With [`Fit::Jumps`] the events wait for another one.
    pub(crate) fn assigned(self, old: Option<MatchMirror>, fit: Fit) -> Mirror {
        let Sync { protocol, now_ms, setting, seats, over, orders, chat, .. } = self.sync;
        let play = self.play.map(|mut new| {
            let old = old.filter(|old| old.number == new.number);
            let known = old.as_ref().map(|old| old.told_to);
            let came = std::mem::take(&mut new.told);
            new.told = old.map(|old| old.told).unwrap_or_default();
            new.told_to = match (fit, known) {
                (Fit::Jumps, Some(known)) => known,
                (Fit::Whole | Fit::Jumps, _) => {
                    let is_new = |told: &ToldEvent| known.is_none_or(|known| told.seq > known);
                    new.told.extend(came.into_iter().filter(is_new));
                    new.version
                }
            };
            new
        });
        Mirror { protocol, now_ms, setting, seats, play, over, orders, chat }
    }
}

/// A match as a snapshot has it. `told_to` is the version before its first event.
fn whole(play: message::Play, old: Option<&MatchMirror>) -> Result<MatchMirror, Misread> {
    let message::Play { number, version, fields, window, clocks, .. } = play;
    let old = old.filter(|old| old.number == number);
    let rules = play.rules.map(Part::into_parsed).or_else(|| old.map(|old| old.rules.clone()));
    let rules = rules.ok_or_else(|| Misread::NotAMessage("a match without rules".to_owned()))?;
    let n_actions = u32::try_from(play.events.len()).unwrap_or(u32::MAX);
    let told_to = version.0.checked_sub(n_actions).map(Version);
    let told_to = told_to
        .ok_or_else(|| Misread::NotAMessage("events of more actions than were played".into()))?;
    let mut told = Vec::new();
    let mut seq = told_to;
    for events in play.events {
        seq.0 += 1;
        told.extend(events_of(seq, events.into_parsed())?);
    }
    Ok(MatchMirror {
        number,
        version,
        commitment: play.commitment,
        rules,
        fields: fields.into_parsed(),
        window,
        menu: part("the menu", play.menu.map(Part::into_parsed).unwrap_or_default())?,
        clocks,
        may_undo: play.may_undo,
        told,
        told_to,
    })
}

impl MatchMirror {
    /// The last version that the client has seen, for a `sync` that brings the events since.
    pub fn seen(&self) -> Seen {
        Seen { number: self.number, version: self.told_to }
    }

    /// Assigns the next action; nothing is assigned if a part of it is broken.
    pub(crate) fn update(&mut self, update: Update) -> Result<(), Misread> {
        let Update { version, fields, window, clocks, .. } = update;
        let menu = update.menu.map(|menu| part("the menu", menu.into_parsed())).transpose()?;
        let told = events_of(version, update.events.into_parsed())?;
        if let Some(undone) = update.undone {
            self.told.retain(|told| told.seq < undone);
        }
        // While missed events are under way, the snapshot that brings them brings these too.
        if self.told_to == self.version {
            self.told.extend(told);
            self.told_to = version;
        }
        self.version = version;
        self.fields.extend(fields.into_parsed());
        (self.window, self.clocks) = (window, clocks);
        self.may_undo = update.may_undo;
        if let Some(menu) = menu {
            self.menu = menu;
        }
        Ok(())
    }
}

/// The events of one action.
pub(crate) fn events_of(seq: Version, events: Vec<Value>) -> Result<Vec<ToldEvent>, Misread> {
    #[derive(Deserialize)]
    struct Event {
        event: Value,
        phrase: Option<Phrase>,
    }
    let told = |event| {
        let Event { event, phrase } = part("an event", event)?;
        Ok(ToldEvent { seq, event, phrase })
    };
    events.into_iter().map(told).collect()
}
