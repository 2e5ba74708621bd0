//! All tables of the server: creates them, finds them, loads them from their logs, and removes
//! ended ones.

mod load;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

use table::id::{Conn, Person};
use table::io::DealError;
use table::{Chances, Input, Setting, Table};
use tokio::sync::Semaphore;

use crate::bucket::block;
use crate::clock::now;
use crate::ident::{TableId, chance};
use crate::room::{End, House, Mail, Mailbox, Room};
use crate::store::{Change, Deed, StoreError, StoredStep};
use crate::summary::Summary;
pub(crate) use load::{Agenda, Asleep};

/// The most tables of a server.
const TABLES_MAX: usize = 10_000;
/// The most tables of one host.
const TABLES_OF_HOST_MAX: usize = 20;

/// How many tables are loaded at once.
const LOADS_MAX: usize = 2;

/// All tables.
pub(crate) struct Tables {
    house: House,
    slots: RwLock<HashMap<TableId, Slot>>,
    /// The address that created each table since this server started. It is never written down.
    creators: Mutex<HashMap<TableId, IpAddr>>,
    per_address_max: usize,
    n_conns: AtomicU64,
    /// Whether the server stops: then no table is served any more.
    is_stopped: AtomicBool,
    /// Loading takes a whole core for a while, so few tables are loaded at once.
    loads: Semaphore,
}

/// A table's state on this server.
#[derive(Clone)]
pub(crate) enum Slot {
    /// The table is being served.
    Open(Door),
    /// The table is not in memory.
    Asleep(Arc<Asleep>),
    /// The table is broken; the reason is in the server's log.
    SetAside,
}

/// Access to a table that is being served.
#[derive(Clone)]
pub(crate) struct Door {
    pub(crate) mailbox: Mailbox,
    summary: Arc<RwLock<Summary>>,
}

impl Slot {
    /// The table's summary, if it is known.
    fn summary(&self) -> Option<Summary> {
        match self {
            Self::Open(door) => Some(door.summary()),
            Self::Asleep(asleep) => asleep.summary.clone(),
            Self::SetAside => None,
        }
    }
}

impl Slot {
    /// The table's host, if it is known.
    fn host(&self) -> Option<Person> {
        match self {
            Self::Open(door) => {
                Some(door.summary.read().unwrap_or_else(PoisonError::into_inner).host)
            }
            Self::Asleep(asleep) => asleep.summary.as_ref().map(|summary| summary.host),
            Self::SetAside => None,
        }
    }
}

impl Door {
    /// A current summary of the table.
    pub(crate) fn summary(&self) -> Summary {
        self.summary.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Why a table was not created.
#[derive(Debug)]
pub(crate) enum CreateError {
    /// There are too many tables, or too many of this host or address.
    TooMany,
    Deal(DealError),
    Store(StoreError),
}

impl Tables {
    pub(crate) fn new(house: House, tables_per_address: u32) -> Arc<Self> {
        Arc::new(Self {
            house,
            slots: RwLock::default(),
            creators: Mutex::default(),
            per_address_max: usize::try_from(tables_per_address).unwrap_or(usize::MAX),
            n_conns: AtomicU64::new(0),
            is_stopped: AtomicBool::new(false),
            loads: Semaphore::new(LOADS_MAX),
        })
    }

    /// A new number for a connection.
    pub(crate) fn conn(&self) -> Conn {
        Conn(self.n_conns.fetch_add(1, Ordering::Relaxed))
    }

    /// Finds a table by its id, as it is; [`Tables::find`] also loads it.
    fn slot(&self, id: TableId) -> Option<Slot> {
        self.slots.read().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Summaries of all open tables, in memory or not.
    pub(crate) fn summaries(&self) -> Vec<(TableId, Summary)> {
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        slots.iter().filter_map(|(id, slot)| Some((*id, slot.summary()?))).collect()
    }

    /// The summary of a table. It is not loaded for that.
    pub(crate) fn summary(&self, id: TableId) -> Option<Summary> {
        self.slot(id)?.summary()
    }

    fn put(&self, id: TableId, slot: Option<Slot>) {
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        // Otherwise a table that was being loaded when the server stopped would never end.
        let slot = slot.filter(|_| !self.is_stopped.load(Ordering::Acquire));
        let (tables, is_there) = (&self.house.tally.tables, slot.is_some());
        let before = match slot {
            Some(slot) => slots.insert(id, slot),
            None => slots.remove(&id),
        };
        match (before.is_some(), is_there) {
            (false, true) => tables.add(1),
            (true, false) => {
                tables.lower();
                self.creators().remove(&id);
            }
            (true, true) | (false, false) => {}
        }
    }

    /// Creates a table.
    pub(crate) async fn create(
        self: &Arc<Self>,
        setting: Setting,
        host: Person,
        from: IpAddr,
    ) -> Result<TableId, CreateError> {
        if !self.has_room(host, from) {
            self.house.tally.tables_refused.add(1);
            return Err(CreateError::TooMany);
        }
        let chances = Chances { deals: chance(), jitter: u64::from_le_bytes(chance()) };
        let dealer = Arc::clone(&self.house.dealer);
        let made = Table::create(setting, host, chances, dealer, self.house.clock.now());
        let (table, step) = made.map_err(CreateError::Deal)?;
        let (first, pending) = step.split();
        let step = StoredStep::dated(&first, self.house.clock.date())
            .expect("a new table has an entry: it was created");
        let id = TableId::fresh();
        let summary = Box::new(Summary::of(&table));
        let receipt = self.house.store.write(Change::OpenTable { table: id, step, summary });
        receipt.written().await.map_err(CreateError::Store)?;
        // A new table has no connections, so its messages go nowhere.
        drop(pending.written());
        self.creators().insert(id, block(from));
        self.serve(id, table, self.house.clone(), Input::Tick);
        tracing::info!(table = %id, "table created");
        Ok(id)
    }

    /// Whether this person, from this address, may create one more table.
    fn has_room(&self, host: Person, from: IpAddr) -> bool {
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        let is_of_host = |slot: &&Slot| slot.host() == Some(host);
        let n_of_host = slots.values().filter(is_of_host).count();
        let from = block(from);
        let n_of_address = self.creators().values().filter(|by| **by == from).count();
        slots.len() < TABLES_MAX
            && n_of_host < TABLES_OF_HOST_MAX
            && n_of_address < self.per_address_max
    }

    fn creators(&self) -> MutexGuard<'_, HashMap<TableId, IpAddr>> {
        self.creators.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a table's task, and cleans up when it ends.
    fn serve(self: &Arc<Self>, id: TableId, table: Table, house: House, first: Input) {
        let summary = Arc::new(RwLock::new(Summary::of(&table)));
        let (mailbox, room) = Room::new(id, table, house, Arc::clone(&summary));
        self.put(id, Some(Slot::Open(Door { mailbox, summary })));
        self.house.tally.rooms.add(1);
        let room = tokio::spawn(room.run(first));
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            // A panic ends this table's task only.
            let end = room.await.unwrap_or_else(|panic| End::SetAside(panic.to_string()));
            tables.ended(id, end).await;
        });
    }

    async fn ended(&self, id: TableId, end: End) {
        match end {
            End::Stopped { due } => {
                let rest = Change::Rest { table: id, due };
                if let Err(error) = self.house.store.write(rest).written().await {
                    // Then it is loaded at the next start.
                    tracing::warn!(table = %id, %error, "cannot write when a table is due");
                }
                self.put(id, None);
            }
            End::SetAside(why) => self.set_aside(id, &why),
            End::Dropped => self.delete(id).await,
            End::Closed => {
                let change = Change::CloseTable { table: id, at: now() };
                if let Err(error) = self.house.store.write(change).written().await {
                    // The log says so too: after a restart the table is found closed.
                    tracing::warn!(table = %id, %error, "cannot mark a table as ended");
                }
                self.put(id, None);
                tracing::info!(table = %id, "table ended");
            }
        }
        self.house.tally.rooms.lower();
    }

    /// Deletes a table for the operator, whether or not it is being served.
    pub(crate) async fn drop_table(self: &Arc<Self>, id: TableId) {
        match self.find(id).await {
            // Its task ends first, since nothing else may write to its log.
            Some(Slot::Open(door)) => drop(door.mailbox.send(Mail::Drop).await),
            Some(Slot::Asleep(_) | Slot::SetAside) | None => self.delete(id).await,
        }
    }

    async fn delete(&self, id: TableId) {
        let change = Change::People(Deed::DropTable { table: id });
        match self.house.store.write(change).written().await {
            Ok(()) => tracing::info!(table = %id, "table deleted by the operator"),
            Err(error) => tracing::warn!(table = %id, %error, "cannot delete a table"),
        }
        self.put(id, None);
    }

    fn set_aside(&self, id: TableId, why: &str) {
        self.house.tally.set_aside.add(1);
        self.put(id, Some(Slot::SetAside));
        tracing::error!(table = %id, why, "table set aside; the others continue");
    }

    /// Drops every table's mailbox. Each task ends when its last sender is gone.
    pub(crate) fn stop(&self) {
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        self.is_stopped.store(true, Ordering::Release);
        slots.clear();
    }
}

#[cfg(test)]
mod tests;
