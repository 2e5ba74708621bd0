//! What a table says, as far as [`super::remote`] reads it, and how its answers stand.

use contract::{Phrase, WindowId};
use serde::Deserialize;
use serde_json::Value;
use table::id::{CommandId, Version};
use table::message::{Advice, Refused as Refusal};

/// What one may do, as a table writes it.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub(super) struct Offer {
    pub(super) choices: Vec<Offered>,
    pub(super) composed: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(super) struct Offered {
    pub(super) action: Value,
    pub(super) notation: String,
    pub(super) phrase: Phrase,
}

/// What happened, as a table writes it.
#[derive(Deserialize)]
pub(super) struct Event {
    pub(super) event: Value,
    pub(super) phrase: Option<Phrase>,
}

/// Whether the server can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Connection {
    There,
    Lost,
    /// The table said goodbye; nothing more comes.
    Ended,
}

/// An answer of one's own that the view does not show yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answered {
    /// It was taken when the table had seen so many actions; the next ones tell what follows.
    Taken(WindowId, Version),
    /// It is held back until its time.
    Held(WindowId, CommandId),
}

/// What a table answered to a command.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Reply {
    Done,
    Held,
    Refused(Box<Refusal>),
    Attempted(Vec<Value>),
    Hinted(Option<Advice>),
}
