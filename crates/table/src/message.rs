//! What a table tells a client. The JSON of these types is the protocol; `docs/protocol.md`
//! explains it to those who write clients.
//!
//! The table writes [`Message::Update`] and [`Message::Sync`] itself, straight from the match (see
//! `wire`), since that is its hot path; a test holds both against these types.

use contract::{AnyMatch, AnyPerspective, Mode, Observer, Phrase, Seat, SeatSet, Weight, WindowId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::clock::Clocks;
use crate::config::{ReactionTime, Setting};
use crate::entry::Ending;
use crate::id::{CommandId, MatchNumber, Millis, Version};
use crate::orders::Orders;
use crate::refusal::Refusal;
use crate::seats::{Presence, Steward};
use crate::wire;

/// Something a client is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Message {
    /// Everything there is to see. Comes first on a connection, and when it is asked for.
    Sync(Box<Sync>),
    /// An action was taken: what to animate, and what has changed.
    Update(Box<Update>),
    /// Who sits where, and where the table stands.
    Seats(Box<Seats>),
    /// The clocks, where they changed without an action.
    Clocks {
        /// The table's time.
        now_ms: Millis,
        /// Which match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The clocks.
        clocks: Clocks,
    },
    /// The open window, where its times changed without an action.
    Window {
        /// The table's time.
        now_ms: Millis,
        /// Which match.
        #[serde(rename = "match")]
        number: MatchNumber,
        /// The window.
        window: Option<WindowInfo>,
    },
    /// A match has ended.
    Over(Box<Over>),
    /// Somebody said something.
    Said(Said),
    /// The client's own standing orders.
    Orders {
        /// All of them.
        orders: Orders,
    },
    /// A command was carried out, and is on disk.
    Done {
        /// Which.
        cmd: CommandId,
    },
    /// An answer came before its time and is held back; `done` or `refused` follows.
    Held {
        /// Which.
        cmd: CommandId,
    },
    /// A command was not carried out; nothing has changed.
    Refused(Refused),
    /// What an action would do.
    Attempted {
        /// The command that asked.
        cmd: CommandId,
        /// Events, as in an update.
        #[cfg_attr(feature = "ts", ts(as = "Vec<contract::Told<Value>>"))]
        events: Vec<Value>,
    },
    /// What a good bot would do in the client's place.
    Hinted {
        /// The command that asked.
        cmd: CommandId,
        /// Its advice; nothing is to let the moment pass.
        advice: Option<Advice>,
    },
    /// The connection ends.
    Bye {
        /// Why.
        why: Farewell,
    },
}

/// All there is to see at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sync {
    /// The version of this protocol.
    pub protocol: u32,
    /// The table's time.
    pub now_ms: Millis,
    /// What the table was set up with.
    pub setting: Setting,
    /// Who sits where.
    pub seats: Seats,
    /// The match, once there is one and the client may see it.
    pub play: Option<Play>,
    /// How the match ended, if it has.
    pub over: Option<Over>,
    /// The client's own standing orders.
    pub orders: Orders,
    /// The last things said.
    pub chat: Vec<Said>,
}

/// A match in full.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Play {
    /// Which.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// How many actions it has seen.
    pub version: Version,
    /// The hash of its seed.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub commitment: Value,
    /// What never changes in it; left out for a client that has seen this match before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub rules: Option<Value>,
    /// What happened since the version the client named: one list for each action.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<contract::Told<Value>>>"))]
    pub events: Vec<Vec<Value>>,
    /// All fields of the view.
    pub fields: Map<String, Value>,
    /// The open window.
    pub window: Option<WindowInfo>,
    /// The client's choices; nothing where it has none.
    #[cfg_attr(feature = "ts", ts(as = "Option<contract::Offer<Value>>"))]
    pub menu: Option<Value>,
    /// The clocks.
    pub clocks: Clocks,
    /// Nothing to read, as in an update.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub pad: String,
}

/// What an action changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// The table's time.
    pub now_ms: Millis,
    /// Which match.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// How many actions it has seen with this one. If the client's own is not one less, it has
    /// missed something and asks for a `sync`.
    pub version: Version,
    /// What happened, to animate. The client applies none of it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<contract::Told<Value>>"))]
    pub events: Vec<Value>,
    /// The fields of the view that changed, whole. The client assigns them.
    pub fields: Map<String, Value>,
    /// The open window; nothing once it is over.
    pub window: Option<WindowInfo>,
    /// The client's choices where they changed: `null` takes them away.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional = nullable, as = "Option<contract::Offer<Value>>"))]
    pub menu: Option<Value>,
    /// The clocks.
    pub clocks: Clocks,
    /// Nothing to read: it makes what opens a hidden reaction as long for everybody.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub pad: String,
}

/// A field that is there counts, even if it says `null`.
fn present<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(from).map(Some)
}

/// A window as one observer knows it: how many are still to answer, not who.
#[expect(clippy::struct_excessive_bools, reason = "each is a field that clients read by itself")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WindowInfo {
    /// Its number; an answer cites it.
    pub id: WindowId,
    /// How answers come in.
    pub mode: Mode,
    /// Its kind in this game; standing orders name it.
    pub question: String,
    /// What it asks, as the observer reads it. Whoever is asked by hidden cards is asked alike.
    pub phrase: Phrase,
    /// How much time it is worth.
    pub weight: Weight,
    /// Who is asked.
    pub asked: SeatSet,
    /// How many have not answered; in a call or a hidden reaction how many are asked, until it
    /// closes.
    pub n_waiting: u8,
    /// Whether the observer is waited for.
    pub me: bool,
    /// Who may act but is not waited for.
    pub may: SeatSet,
    /// How many cards have been shown in it so far.
    pub shown: u8,
    /// When the observer's time to answer ends; for others, that of the one seat asked. In a call
    /// or a hidden reaction when the window closes, the same for all.
    pub until_ms: Option<Millis>,
    /// When the reaction time of the last card shown in it ends: it does not close before.
    pub card_until_ms: Option<Millis>,
    /// Who has asked for more time.
    pub waited: Option<Seat>,
    /// Whether the observer may ask for more time.
    pub may_wait: bool,
    /// Whether an answer of the observer is held until its time.
    pub answered: bool,
    /// Whether the observer wants no more of it.
    pub resting: bool,
}

impl WindowInfo {
    /// The open window as an observer knows it, where no clock runs. The perspective must be that
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

/// Who sits where.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seats {
    /// The client's own seat.
    pub you: Option<Seat>,
    /// Whether the client is the host.
    pub host: bool,
    /// Where the table stands.
    pub stage: StageName,
    /// Which match, from 1; 0 before the first.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// The places, clockwise.
    pub places: Vec<Place>,
    /// How many watch.
    pub n_watching: u16,
    /// Who wants a pause.
    pub for_pause: SeatSet,
    /// Who wants to end the match.
    pub for_end: SeatSet,
    /// Who wants another match.
    pub for_rematch: SeatSet,
    /// How long a hidden reaction stays open.
    pub reaction_s: ReactionTime,
    /// Who wants another time from the next round on, by seat.
    pub wanted: Vec<Option<ReactionTime>>,
    /// Whether those who play may ask what a good bot would do.
    pub hints: Hints,
    /// Whom the client has muted; nobody else is told.
    pub muted: SeatSet,
}

/// Whether hints are given in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// They are: one person plays among bots.
    Given,
    /// They are refused: two people or more began the match, so it may be rated.
    Refused,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StageName {
    /// People sit down.
    Lobby,
    /// A match is played.
    Playing,
    /// A match is paused.
    Paused,
    /// A match has ended; another may follow.
    Over,
    /// Nothing happens here any more.
    Closed,
}

/// One place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Place {
    /// Nobody.
    Empty,
    /// A person.
    Person {
        /// The name.
        name: String,
        /// Whether they are there.
        presence: Presence,
        /// Why a bot plays for them, if it does.
        steward: Option<Steward>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
}

/// How a match ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Over {
    /// Which match.
    #[serde(rename = "match")]
    pub number: MatchNumber,
    /// Why.
    pub ending: Ending,
    /// The placings, where it ended by its rules.
    #[cfg_attr(feature = "ts", ts(as = "Option<contract::Outcome>"))]
    pub outcome: Option<Value>,
    /// The seed, which proves the commitment; only where it ended by its rules or was abandoned.
    pub seed: Option<String>,
    /// Everything, hidden cards too, where the table chose that.
    pub fields: Option<Map<String, Value>>,
}

/// What a bot would do, and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The action, as the game writes it.
    pub action: Value,
    /// The action in the notation of records.
    pub notation: String,
    /// The reason, as a phrase.
    #[cfg_attr(feature = "ts", ts(as = "contract::Phrase"))]
    pub reason: Value,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// When.
    pub at_ms: Millis,
    /// From where.
    pub seat: Seat,
    /// Who; people change, seats stay.
    pub name: String,
    /// What.
    pub text: String,
}

/// Why a command was not carried out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// Which; nothing where the text was no command at all.
    pub cmd: Option<CommandId>,
    /// What kind of refusal.
    pub reason: Reason,
    /// The rule of the game behind it.
    pub rule: Option<String>,
    /// The numbers behind it.
    pub why: Value,
    /// What to tell the person: a key of the word files and its arguments.
    #[cfg_attr(feature = "ts", ts(as = "contract::Phrase"))]
    pub phrase: Value,
}

/// A kind of refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It cannot be read.
    Malformed,
    /// The match is over.
    Over,
    /// The window, or the match, has closed.
    Closed,
    /// Another window lies above this one.
    Blocked,
    /// The seat is not asked, or has answered.
    NotAsked,
    /// Something came in between.
    Overtaken,
    /// The reaction time of the card it answers is over.
    Late,
    /// A rule of the game forbids it.
    Illegal,
    /// An answer of this seat is held back already.
    Held,
    /// The table is paused.
    Paused,
    /// Not at this stage of the table.
    WrongStage,
    /// Only for those who sit here.
    NotSeated,
    /// Only for the host.
    NotHost,
    /// The seat is taken, or the person sits already.
    SeatTaken,
    /// There is no such seat, or nobody in it.
    NoSuchSeat,
    /// Some seats are empty.
    SeatsEmpty,
    /// There is no such bot.
    NoSuchLevel,
    /// The text is empty or too long.
    TextLength,
    /// Too much talk in too short a time.
    TooFast,
    /// The table remembers no more whether it has done this already.
    Forgotten,
    /// A bound of the table is reached.
    TooMany,
    /// Where people play against each other nobody is told what a bot would do.
    NoHints,
    /// The client speaks an older version of the protocol; its page shall be loaded anew. Whoever
    /// serves the table says it.
    Outdated,
    /// Nothing can be written now, so nothing can change. Whoever serves the table says it, by
    /// [`Message::refused`].
    ReadOnly,
}

impl Message {
    /// A refusal for a reason that needs no more words, by whoever serves the table.
    pub fn refused(cmd: Option<CommandId>, reason: Reason) -> Self {
        Refusal::from(reason).message(cmd)
    }

    /// The text to send.
    pub fn text(&self) -> String {
        wire::json(self)
    }
}

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Farewell {
    /// Nobody may watch here, or not without the link.
    NoSpectators,
    /// There are too many connections.
    Full,
    /// The host asked this person to leave.
    Kicked,
    /// The table has ended.
    Closed,
}
