//! Leaving memory: a table that nobody is connected to can be dropped and restored from its log
//! later, and goes on as if it had stayed. Unlike a restart, this costs and gains nobody time, and
//! writes nothing.

use contract::SeatSet;

use crate::id::Millis;
use crate::table::Table;

/// Since when people have been away: all that a table without connections knows beside its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Absence {
    /// The length of the log that it belongs to.
    n_entries: u64,
    away: Vec<Option<Millis>>,
    left_at: Millis,
    reconnecting: SeatSet,
}

impl Absence {
    /// Whether a table has the log to which this belongs.
    pub fn is_of(&self, table: &Table) -> bool {
        self.n_entries == table.tail.len
    }
}

impl Table {
    /// What to keep while the table is not in memory, for
    /// [`Input::Resume`](crate::Input::Resume). `None` if it must stay: somebody is connected, a
    /// bot was asked, or a window closes at the next quarter of an hour.
    pub fn absence(&self) -> Option<Absence> {
        let is_quiet = self.links.is_empty()
            && self.thinking.is_empty()
            && self.hints.is_empty()
            && self.ready.is_none();
        is_quiet.then(|| Absence {
            n_entries: self.tail.len,
            away: self.away.clone(),
            left_at: self.left_at,
            reconnecting: self.reconnecting,
        })
    }

    pub(crate) fn come_back(&mut self, absence: Absence) {
        assert!(absence.is_of(self), "the log has changed meanwhile");
        let Absence { n_entries: _, away, left_at, reconnecting } = absence;
        (self.away, self.left_at, self.reconnecting) = (away, left_at, reconnecting);
    }
}
