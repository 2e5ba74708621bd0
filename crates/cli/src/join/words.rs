//! The table's messages, as far as [`super::remote`] reads them, and the state of answers.

use contract::{Phrase, WindowId};
use serde::Deserialize;
use serde_json::Value;
use table::id::{CommandId, Version};
use table::message::{Advice, Refused as Refusal};

/// An action of the menu, as a table sends it.
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

/// An event, as a table sends it.
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
    /// The table closed the connection for good.
    Ended,
}

/// An answer of the person that the view does not show yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answered {
    /// It was accepted when the table had this many actions; the next ones show what follows.
    Taken(WindowId, Version),
    /// It is held back until its time.
    Held(WindowId, CommandId),
}

/// The table's answer to a command.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Reply {
    Done,
    Held,
    Refused(Box<Refusal>),
    Attempted(Vec<Value>),
    Hinted(Option<Advice>),
}
