//! The tables that must be loaded even if nobody asks for them. It changes while the server runs:
//! tables leave memory, and are loaded again.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use table::id::Millis;
use tokio::sync::Notify;

use crate::clock::Clock;
use crate::ident::TableId;
use crate::store::WakeAt;

/// When each table that is not in memory must be loaded.
#[derive(Debug, Default)]
pub(crate) struct Agenda {
    due: Mutex<BTreeSet<(Millis, TableId)>>,
    /// Notified when an earlier table comes first.
    news: Notify,
}

impl Agenda {
    fn due(&self) -> MutexGuard<'_, BTreeSet<(Millis, TableId)>> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a table, or does nothing if it is never due.
    pub(super) fn add(&self, table: TableId, due: WakeAt) {
        let Some(at) = moment(due) else { return };
        let mut all = self.due();
        all.insert((at, table));
        if all.first() == Some(&(at, table)) {
            self.news.notify_one();
        }
    }

    /// Removes a table that was added with this time.
    pub(super) fn remove(&self, table: TableId, due: WakeAt) {
        if let Some(at) = moment(due) {
            self.due().remove(&(at, table));
        }
    }

    /// Waits for the next table that is due, and removes it.
    pub(super) async fn next(&self, clock: &Clock) -> TableId {
        loop {
            let first = self.due().first().copied();
            tokio::select! {
                () = clock.until(first.map(|(at, _)| at)) => {}
                () = self.news.notified() => continue,
            }
            if let Some((at, table)) = first
                && self.due().remove(&(at, table))
            {
                return table;
            }
        }
    }
}

/// When a table is due; the beginning of time is at once.
fn moment(due: WakeAt) -> Option<Millis> {
    match due {
        WakeAt::Unknown => Some(Millis(0)),
        WakeAt::At(at) => Some(at),
        WakeAt::Never => None,
    }
}
