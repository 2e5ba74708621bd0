//! What a table tells a client. The JSON of these types is the protocol; `docs/protocol.md`
//! explains it to authors of clients.
//!
//! JSON from the game is a [`Part`]: text that the table passes on unchanged.

#[cfg(feature = "ts")]
use contract::PhrasedMenu;
use contract::tagged::ReadTagged;
use contract::{
    AnyMatch, AnyPerspective, Attempt, Explanation, Mode, Observer, Phrase, Seat, SeatSet, Weight,
    WindowId,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::clock::Clocks;
use crate::command::Gallery;
use crate::config::{ReactionTime, Setting};
use crate::entry::Ending;
use crate::id::{CommandId, MatchNumber, Millis, Version};
use crate::orders::Orders;
use crate::part::{Fields, Part};
pub use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seats::{Presence, Steward};
use crate::wire;

/// A message to a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Message {
    /// A full snapshot. It is the first message on a connection, and the answer to `sync`.
    Sync(Box<Sync>),
    /// An action was played: what to animate, and what has changed.
    Update(Box<Update>),
    /// The people and bots in the seats, and the stage of the table.
    Seats(Box<Seats>),
    /// The clocks, if they changed without an action.
    Clocks {
        /// The time at the table.
        now_ms: Millis,
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The clocks.
        clocks: Clocks,
    },
    /// The open window, if its times changed without an action.
    Window {
        /// The time at the table.
        now_ms: Millis,
        /// The number of the match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The open window; `None` if there is none.
        window: Option<WindowInfo>,
    },
    /// A match has ended.
    Over(Box<Over>),
    /// Somebody sent a chat message.
    Said(Said),
    /// The client's own standing orders.
    Orders {
        /// All standing orders of the client's seat.
        orders: Orders,
    },
    /// A command was carried out, and its effect is on disk.
    Done {
        /// The number of the command.
        cmd: CommandId,
    },
    /// An answer is held until it is due; `done` or `refused` follows.
    Held {
        /// The number of the command.
        cmd: CommandId,
    },
    /// A command was refused; nothing has changed.
    Refused(Refused),
    /// What an action would do.
    Attempted {
        /// The number of the command that asked.
        cmd: CommandId,
        /// The action in words, what it would bring, and its events.
        #[serde(flatten)]
        attempt: Attempt,
    },
    /// What a card does, and how many of its kind the client cannot see.
    Explained {
        /// The number of the command that asked.
        cmd: CommandId,
        /// What the card says about itself.
        #[serde(flatten)]
        explanation: Explanation,
        /// Spaces, so that all explanations have the same length.
        #[serde(default)]
        pad: String,
    },
    /// A hint: what a good bot would do in the client's seat.
    Hinted {
        /// The number of the command that asked.
        cmd: CommandId,
        /// The bot's advice; `None` is to stay silent.
        advice: Option<Advice>,
    },
    /// The connection will be closed.
    Bye {
        /// Why it will be closed.
        why: Farewell,
    },
}

/// A full snapshot of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sync {
    /// The version of this protocol.
    pub protocol: u32,
    /// The time at the table.
    pub now_ms: Millis,
    /// The settings of the table.
    pub setting: Setting,
    /// The people and bots in the seats.
    pub seats: Seats,
    /// The match, if there is one and the client may see it.
    pub play: Option<Play>,
    /// How the match ended, if it has.
    pub over: Option<Over>,
    /// The client's own standing orders.
    pub orders: Orders,
    /// The most recent chat messages.
    pub chat: Vec<Said>,
}

/// A full snapshot of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Play {
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// How often the match has changed so far, as in an update.
    pub version: Version,
    /// The hash of the seed; `None` if the match has no seed of its own.
    pub commitment: Option<String>,
    /// What never changes in the match; left out if the client has seen this match before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub rules: Option<Part<Value>>,
    /// The events of the deal as spectators know them; left out like the rules. The first turn may
    /// begin in them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<contract::Told<Value>>>"))]
    pub deal: Option<Part<Vec<Value>>>,
    /// The events since the version that the client named: one list for each action.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<contract::Told<Value>>>"))]
    pub events: Vec<Part<Vec<Value>>>,
    /// All fields of the view.
    #[cfg_attr(feature = "ts", ts(as = "serde_json::Map<String, Value>"))]
    pub fields: Fields,
    /// The open window.
    pub window: Option<WindowInfo>,
    /// The client's choices; `None` if it has none.
    #[cfg_attr(feature = "ts", ts(as = "Option<PhrasedMenu<Value>>"))]
    pub menu: Option<Part<Value>>,
    /// The clocks.
    pub clocks: Clocks,
    /// Whether the client may take back its last action, as in an update.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub may_undo: bool,
    /// Padding, as in an update.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub pad: String,
}

/// What an action changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// The time at the table.
    pub now_ms: Millis,
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// How often the match has changed, including this time: once for each action, and once for
    /// each action that was taken back. A client whose own version is not one less has missed
    /// something and must send `sync`.
    pub version: Version,
    /// The events, to animate. The client applies none of them.
    #[cfg_attr(feature = "ts", ts(as = "Vec<contract::Told<Value>>"))]
    pub events: Part<Vec<Value>>,
    /// The fields of the view that changed, each in full. The client assigns them.
    #[cfg_attr(feature = "ts", ts(as = "serde_json::Map<String, Value>"))]
    pub fields: Fields,
    /// The open window; `None` once the match is over.
    pub window: Option<WindowInfo>,
    /// The client's choices, if they changed; `null` removes them.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable, as = "Option<PhrasedMenu<Value>>"))]
    pub menu: Option<Part<Value>>,
    /// The clocks.
    pub clocks: Clocks,
    /// Whether the client may take back its last action. It is left out if not, and always if two
    /// or more people began the match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub may_undo: bool,
    /// The version of an action that was taken back: this update undoes it and has no events. The
    /// client forgets the events of that version and of all later ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub undone: Option<Version>,
    /// Padding: it makes the message that opens a hidden reaction equally long for everybody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub pad: String,
}

/// Tells a field that is `null` from a missing one.
fn present<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Part<Value>>, D::Error> {
    Part::deserialize(from).map(Some)
}

/// A window as one observer knows it: how many seats still have to answer, but not which.
#[expect(clippy::struct_excessive_bools, reason = "each is a field that clients read by itself")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WindowInfo {
    /// The number of the window; an answer cites it.
    pub id: WindowId,
    /// How the answers come in.
    pub mode: Mode,
    /// The kind of question in this game; standing orders refer to it.
    pub question: String,
    /// The question, worded for the observer. All seats that hidden cards could concern read the
    /// same.
    pub phrase: Phrase,
    /// How the question is timed.
    pub weight: Weight,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// The number of seats that have not answered. In a call or a hidden reaction it is the number
    /// of seats asked, until the window closes.
    pub n_waiting: u8,
    /// Whether the observer is waited for.
    pub me: bool,
    /// The seats that may act but are not waited for.
    pub may: SeatSet,
    /// The number of cards shown in it so far.
    pub shown: u8,
    /// The observer's deadline; for others, the deadline of the one seat asked. In a call or a
    /// hidden reaction it is when the window closes, the same for all.
    pub until_ms: Option<Millis>,
    /// When the reaction time of the last shown card ends. The window does not close before.
    pub card_until_ms: Option<Millis>,
    /// The seat that has asked for more time.
    pub waited: Option<Seat>,
    /// Whether the observer may ask for more time.
    pub may_wait: bool,
    /// Whether an answer of the observer is held.
    pub answered: bool,
    /// Whether the observer has opted out of it.
    pub resting: bool,
}

impl WindowInfo {
    /// The open window as an observer knows it, without clocks. The perspective must be that
    /// observer's.
    pub fn of(
        game: &dyn AnyMatch,
        observer: Observer,
        perspective: &dyn AnyPerspective,
    ) -> Option<Self> {
        let (view, question) = (game.window_view(observer)?, game.question()?);
        Some(Self {
            id: view.id,
            mode: view.mode,
            question: question.kind.to_owned(),
            phrase: perspective.say_window()?,
            weight: question.weight,
            asked: view.asked,
            n_waiting: view.n_waiting,
            me: view.me,
            may: view.may,
            shown: view.shown,
            until_ms: None,
            card_until_ms: None,
            waited: None,
            may_wait: false,
            answered: false,
            resting: false,
        })
    }
}

/// The people and bots in the seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seats {
    /// The client's own seat.
    pub you: Option<Seat>,
    /// Whether the client is the host.
    pub host: bool,
    /// The stage of the table.
    pub stage: StageName,
    /// The number of the match, from 1; 0 before the first.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// The occupants of the seats, clockwise.
    pub places: Vec<Place>,
    /// The number of spectators.
    pub n_watching: u16,
    /// Whether the host lets people without a seat watch.
    #[serde(default)]
    pub gallery: Gallery,
    /// The seats that vote for a pause.
    pub for_pause: SeatSet,
    /// The seats that vote to end the match.
    pub for_end: SeatSet,
    /// The seats that vote for a rematch.
    pub for_rematch: SeatSet,
    /// How long a hidden reaction stays open.
    pub reaction_s: ReactionTime,
    /// By seat: the reaction time that it wants from the next round on.
    pub wanted: Vec<Option<ReactionTime>>,
    /// Whether seats may ask for hints.
    pub hints: Hints,
    /// The seats that the client has muted; nobody else is told.
    pub muted: SeatSet,
}

/// Whether hints are given in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// Hints are given: one person plays among bots.
    Given,
    /// Hints are refused: two or more people began the match, so it may be rated.
    Refused,
}

/// The stage of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StageName {
    /// Before the first match: people sit down.
    Lobby,
    /// A match is in progress.
    Playing,
    /// A match is paused.
    Paused,
    /// A match has ended; a rematch may follow.
    Over,
    /// The table is closed for good.
    Closed,
}

/// The occupant of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Place {
    /// The seat is empty.
    Empty,
    /// A person.
    Person {
        /// Their name.
        name: String,
        /// Whether they are connected.
        presence: Presence,
        /// Why a bot stands in for them, if it does.
        steward: Option<Steward>,
    },
    /// A bot.
    Bot {
        /// The level of the bot.
        level: String,
    },
}

/// How a match ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Over {
    /// The number of the match.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// Why it ended.
    pub ending: Ending,
    /// The placings, if the match ended by its rules.
    #[cfg_attr(feature = "ts", ts(as = "Option<contract::Outcome>"))]
    pub outcome: Option<Value>,
    /// The seed, which proves the commitment; only if the match ended by its rules or was
    /// abandoned.
    pub seed: Option<String>,
    /// The whole position with all hidden cards, if the settings of the table say so.
    #[cfg_attr(feature = "ts", ts(as = "Option<serde_json::Map<String, Value>>"))]
    pub fields: Option<Fields>,
}

/// What a bot would do, and why.
#[derive(Clone, PartialEq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The action, in the game's JSON.
    pub action: Value,
    /// The action in the notation of records.
    pub notation: String,
    /// The reason, as a phrase.
    #[cfg_attr(feature = "ts", ts(as = "contract::Phrase"))]
    pub reason: Value,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// When it was sent.
    pub at_ms: Millis,
    /// The seat of the sender.
    pub seat: Seat,
    /// The name of the sender; the person in a seat may change.
    pub name: String,
    /// The message.
    pub text: String,
}

/// Why a command was refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The number of the command; `None` if the text was not a command at all.
    pub cmd: Option<CommandId>,
    /// The kind of refusal.
    pub reason: Reason,
    /// The rule of the game that forbids it, if there is one.
    pub rule: Option<String>,
    /// The numbers behind the refusal.
    pub why: Value,
    /// What to tell the person: a key of the Fluent files and its arguments.
    #[cfg_attr(feature = "ts", ts(as = "contract::Phrase"))]
    pub phrase: Value,
}

impl Message {
    /// The JSON to send.
    pub fn text(&self) -> String {
        wire::json(self)
    }

    /// A refusal that needs no details, for the server that runs the table.
    pub fn refused(cmd: Option<CommandId>, reason: Reason) -> Self {
        Refusal::from(reason).message(cmd)
    }
}

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ReadTagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Farewell {
    /// Spectators are not allowed, or only with the link.
    NoSpectators,
    /// There are too many spectators, or too many from the same address, or too many connections
    /// of this person.
    Full,
    /// The host removed this person.
    Kicked,
    /// The host removed everybody without a seat.
    Cleared,
    /// The table was closed.
    Closed,
}
