//! All tables of the server: creates them, finds them, loads them from their logs, and removes
//! ended ones.

mod agenda;
mod load;
mod quota;
mod shared;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use table::id::{Conn, Person};
use table::io::DealError;
use table::{Chances, Input, Setting, Table};
use tokio::sync::{OwnedMutexGuard, Semaphore};
use tokio::task::JoinError;

use crate::clock::now;
use crate::fleet::LifeId;
use crate::ident::{TableId, chance};
use crate::room::{End, House, Mail, Mailbox, Room};
use crate::store::{self, Change, Deed, StoreError, StoredStep, WakeAt};
use crate::summary::Summary;
use agenda::Agenda;
pub(crate) use load::Asleep;
use quota::{Quotas, TABLES_OF_PERSON_MAX};
pub(crate) use shared::Located;

/// How many tables are loaded at once.
const LOADS_MAX: usize = 2;

/// All tables.
pub(crate) struct Tables {
    house: House,
    slots: RwLock<HashMap<TableId, Slot>>,
    quotas: Quotas,
    n_conns: AtomicU64,
    /// Whether the server stops: then no table is served any more.
    is_stopped: AtomicBool,
    /// Loading takes a whole core for a while, so few tables are loaded at once.
    loads: Semaphore,
    /// The tables that are not in memory, and when each must be.
    agenda: Agenda,
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
    /// The table's summary, if it is known and wanted.
    fn summary_if(&self, is_wanted: impl Fn(&Summary) -> bool) -> Option<Summary> {
        match self {
            Self::Open(door) => {
                let known = door.summary.read().unwrap_or_else(PoisonError::into_inner);
                is_wanted(&known).then(|| known.clone())
            }
            Self::Asleep(asleep) => {
                asleep.summary.as_ref().filter(|known| is_wanted(known)).cloned()
            }
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

/// How the task of a table ended.
enum Over {
    Ended(End),
    /// The table has left memory; nobody can load it while `asleep` is held.
    Asleep {
        due: WakeAt,
        asleep: OwnedMutexGuard<()>,
    },
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
            quotas: Quotas::new(tables_per_address),
            n_conns: AtomicU64::new(0),
            is_stopped: AtomicBool::new(false),
            loads: Semaphore::new(LOADS_MAX),
            agenda: Agenda::default(),
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

    /// The number of tables, in memory or not.
    pub(crate) fn len(&self) -> usize {
        self.slots.read().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The summaries of the tables that are wanted, in memory or not.
    pub(crate) fn summaries(
        &self,
        is_wanted: impl Fn(&Summary) -> bool,
    ) -> Vec<(TableId, Summary)> {
        let slots = self.slots.read().unwrap_or_else(PoisonError::into_inner);
        let wanted =
            slots.iter().filter_map(|(id, slot)| Some((*id, slot.summary_if(&is_wanted)?)));
        wanted.collect()
    }

    /// The summary of a table. It is not loaded for that.
    pub(crate) fn summary(&self, id: TableId) -> Option<Summary> {
        self.slot(id)?.summary_if(|_| true)
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
                self.quotas.release(id);
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
        let id = TableId::fresh();
        let Some(claim) = self.quotas.claim(id, host, from) else {
            self.house.tally.tables_refused.add(1);
            return Err(CreateError::TooMany);
        };
        if self.is_shared() {
            let counted = store::read(&self.house.store, move |store| store.n_open_of(host)).await;
            if counted.map_err(CreateError::Store)? as usize >= TABLES_OF_PERSON_MAX {
                self.house.tally.tables_refused.add(1);
                return Err(CreateError::TooMany);
            }
        }
        let chances = Chances { deals: chance(), jitter: u64::from_le_bytes(chance()) };
        let dealer = Arc::clone(&self.house.dealer);
        let made = Table::create(setting, host, chances, dealer, self.house.clock.now());
        let (table, step) = made.map_err(CreateError::Deal)?;
        let (first, pending) = step.split();
        let step = StoredStep::dated(&first, self.house.clock.date())
            .expect("a new table has an entry: it was created");
        let (summary, life) = (Box::new(Summary::of(&table)), self.house.ownership.life());
        let receipt = self.house.store.write(Change::OpenTable { table: id, step, summary });
        receipt.written().await.map_err(CreateError::Store)?;
        // A new table has no connections, so its messages go nowhere.
        drop(pending.written());
        claim.keep();
        self.serve(id, table, self.house.clone(), Input::Tick, life);
        tracing::info!(table = %id, "table created");
        Ok(id)
    }

    /// Starts a table's task, and cleans up when it ends.
    fn serve(
        self: &Arc<Self>,
        id: TableId,
        table: Table,
        house: House,
        first: Input,
        made_in: Option<LifeId>,
    ) {
        let summary = Arc::new(RwLock::new(Summary::of(&table)));
        let (mailbox, mut room) = Room::new(id, table, house, Arc::clone(&summary), made_in);
        self.put(id, Some(Slot::Open(Door { mailbox, summary })));
        self.house.tally.rooms.add(1);
        let tables = Arc::clone(self);
        let room = tokio::spawn(async move {
            let mut input = first;
            loop {
                match room.run(input).await {
                    End::Idle => match tables.lay_down(&room) {
                        Some(asleep) => return Over::Asleep { due: room.due(), asleep },
                        None => input = Input::Tick,
                    },
                    end @ (End::Closed
                    | End::Dropped
                    | End::Stopped { .. }
                    | End::Moved
                    | End::SetAside(_)) => return Over::Ended(end),
                }
            }
        });
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            // A panic ends this table's task only.
            let panicked = |panic: JoinError| Over::Ended(End::SetAside(panic.to_string()));
            match room.await.unwrap_or_else(panicked) {
                Over::Ended(end) => tables.ended(id, end).await,
                Over::Asleep { due, asleep } => tables.release(id, due, asleep).await,
            }
            tables.house.tally.rooms.lower();
        });
    }

    /// Takes an idle room off the list of served tables, unless somebody has asked for it just now.
    /// Nobody can load the table again before the result is dropped.
    fn lay_down(&self, room: &Room) -> Option<OwnedMutexGuard<()>> {
        let mut slots = self.slots.write().unwrap_or_else(PoisonError::into_inner);
        // Nobody else gets the mailbox while the list is locked.
        let absence = room.absence()?;
        let slot = slots.get_mut(&room.id)?;
        let summary = slot.summary_if(|_| true);
        let (asleep, held) = Asleep::held(summary, room.due(), absence);
        *slot = Slot::Asleep(Arc::new(asleep));
        Some(held)
    }

    /// Writes down when a table is due that has left memory.
    async fn release(&self, id: TableId, due: WakeAt, asleep: OwnedMutexGuard<()>) {
        if let Err(error) = self.house.ownership.release(id, due).await {
            // Then it is loaded at the next start.
            tracing::warn!(table = %id, %error, "cannot write when a table is due");
        }
        if self.is_shared() {
            // From now on any node may claim it.
            self.put(id, None);
        } else {
            self.agenda.add(id, due);
        }
        drop(asleep);
    }

    async fn ended(&self, id: TableId, end: End) {
        match end {
            End::Idle => {}
            // Whoever asks for it finds out where it is.
            End::Moved => self.put(id, None),
            End::Stopped { due } => {
                if let Err(error) = self.house.ownership.release(id, due).await {
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
