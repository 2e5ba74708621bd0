//! A node of the fleet, and the one table that it may serve.

use std::collections::VecDeque;

use table::entry::{Entry, Tail};
use table::id::{Conn, Millis};
use table::{Input, Output, Table};

use super::base::{LifeId, Tenure};

/// A process that may serve the table.
#[derive(Default)]
pub(crate) struct Node {
    /// Its life and its connection to the database; `None` until the old life is fenced.
    pub(crate) life: Option<(LifeId, Tenure)>,
    /// A life of this node that it has to fence before it begins another.
    pub(crate) old: Option<LifeId>,
    pub(crate) room: Option<Room>,
    /// Until when the process stands still.
    pub(crate) stopped_until: Millis,
    /// When the last heartbeat was sent that the database has confirmed.
    pub(crate) heartbeat: Millis,
}

/// The table, while a node serves it.
pub(crate) struct Room {
    pub(crate) table: Table,
    pub(crate) tenure: Tenure,
    pub(crate) conns: Vec<Conn>,
    /// Inputs that wait until the last step is written.
    pub(crate) mail: VecDeque<Input>,
    pub(crate) unwritten: Option<Unwritten>,
}

/// A step that is being written, and what happens then.
pub(crate) struct Unwritten {
    pub(crate) id: u64,
    pub(crate) entries: Vec<Entry>,
    pub(crate) then: Vec<Output>,
}

impl Room {
    pub(crate) fn new(table: Table, tenure: Tenure) -> Self {
        Self { table, tenure, conns: Vec::new(), mail: VecDeque::new(), unwritten: None }
    }

    /// Whether everything is written and answered.
    pub(crate) fn is_calm(&self) -> bool {
        self.unwritten.is_none() && self.mail.is_empty()
    }
}

/// The same facts behind another log, for a node that makes this mistake.
pub(crate) fn behind(log: &[Entry], entries: &[Entry]) -> Vec<Entry> {
    let mut tail = Tail::default();
    for entry in log {
        tail.append(entry.at_ms, entry.fact.clone(), entry.origin);
    }
    let again = entries.iter().map(|it| tail.append(it.at_ms, it.fact.clone(), it.origin));
    again.collect()
}
