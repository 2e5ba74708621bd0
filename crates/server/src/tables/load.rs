//! Tables are loaded from their logs when somebody asks for them, or when they are due. A server
//! that starts reads only the list of its open tables, however long their logs are.

use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result};
use table::id::Millis;
use table::{Input, Misfit, RestoreError, Table};

use super::{Slot, Tables};
use crate::archive;
use crate::clock::now;
use crate::ident::TableId;
use crate::room::House;
use crate::store::{Change, StoredStep, WakeAt, entries};
use crate::summary::Summary;

/// A table that is not in memory.
#[derive(Debug)]
pub(crate) struct Asleep {
    /// Its summary, as it was last written. Files of schema 2 have none.
    pub(super) summary: Option<Summary>,
    /// Held while the table is being loaded, so that it is loaded once.
    loading: tokio::sync::Mutex<()>,
}

/// The tables that must be loaded even if nobody asks for them, in this order. `None` means at
/// once.
pub(crate) type Agenda = Vec<(Option<Millis>, TableId)>;

/// What a log gave.
enum Loaded {
    /// A table that continues, and the time of its last entry.
    Open { table: Box<Table>, last: Millis },
    /// A table that has ended.
    Closed,
    /// A table that was played by rules this server does not have, and its last step.
    Upgraded { game: String, played: u32, here: u32, last: StoredStep },
}

impl Tables {
    /// Lists the open tables. Returns when each must be loaded.
    pub(crate) fn index(&self) -> Result<Agenda> {
        let store = &self.house.store;
        let alive = store.alive_at().context("cannot read when the server last ran")?;
        let down_ms = alive.map_or(0, |alive| self.house.clock.restored(alive).1);
        let mut agenda = Agenda::new();
        for open in store.open_tables().context("cannot list the open tables")? {
            match (&open.summary, open.due) {
                (Some(_), WakeAt::Never) => {}
                // Its timers stood still while no server ran.
                (Some(_), WakeAt::At(due)) => {
                    agenda.push((Some(due.plus(down_ms)), open.table));
                }
                (None, _) | (_, WakeAt::Unknown) => agenda.push((None, open.table)),
            }
            let loading = tokio::sync::Mutex::default();
            let asleep = Asleep { summary: open.summary, loading };
            self.put(open.table, Some(Slot::Asleep(Arc::new(asleep))));
        }
        agenda.sort_unstable();
        Ok(agenda)
    }

    /// Loads each table of the agenda when it is due.
    pub(crate) async fn attend(self: Arc<Self>, agenda: Agenda) {
        for (due, id) in agenda {
            if due.is_some() {
                self.house.clock.until(due).await;
            }
            drop(self.find(id).await);
        }
    }

    /// Finds a table by its id, and loads it if it is not in memory.
    pub(crate) async fn find(self: &Arc<Self>, id: TableId) -> Option<Slot> {
        let Some(Slot::Asleep(asleep)) = self.slot(id) else { return self.slot(id) };
        let tables = Arc::clone(self);
        // A task of its own: somebody who stops waiting does not stop the others.
        let loading = tokio::spawn(async move {
            let _alone = asleep.loading.lock().await;
            if let Some(Slot::Asleep(_)) = tables.slot(id) {
                tables.load(id).await;
            }
        });
        if let Err(panic) = loading.await
            && let Some(Slot::Asleep(_)) = self.slot(id)
        {
            self.set_aside(id, &panic.to_string());
        }
        self.slot(id)
    }

    async fn load(self: &Arc<Self>, id: TableId) {
        let Ok(_place) = self.loads.acquire().await else { return };
        let began = Instant::now();
        let tables = Arc::clone(self);
        let loaded = tokio::task::spawn_blocking(move || tables.read(id)).await;
        self.house.tally.load_time.observe_since(began);
        let loaded = loaded.unwrap_or_else(|panic| Err(panic.to_string()));
        let store = &self.house.store;
        match loaded {
            Ok(Loaded::Open { table, last }) => {
                // From now on only the log knows when it is due.
                drop(store.write(Change::Rest { table: id, due: WakeAt::Unknown }));
                let (clock, down_ms) = self.house.clock.restored(last);
                let house = House { clock, ..self.house.clone() };
                self.serve(id, *table, house, Input::Wake { down_ms });
            }
            Ok(Loaded::Closed) => {
                drop(store.write(Change::CloseTable { table: id, at: now() }));
                self.put(id, None);
            }
            Ok(Loaded::Upgraded { game, played, here, last }) => {
                drop(store.write(Change::Append { table: id, step: last, summary: None }));
                drop(store.write(Change::CloseTable { table: id, at: now() }));
                self.put(id, None);
                tracing::warn!(
                    table = %id, game, played, here,
                    "table ended: its match was played by other rules than this server's"
                );
            }
            Err(why) => self.set_aside(id, &why),
        }
    }

    /// Makes a table from its log.
    fn read(&self, id: TableId) -> Result<Loaded, String> {
        let steps = self.house.store.log(id).map_err(|error| error.to_string())?;
        let entries = entries(&steps)?;
        drop(steps);
        if archive::closing(&entries).is_some() {
            return Ok(Loaded::Closed);
        }
        let last = entries.last().map_or(Millis(0), |entry| entry.at_ms);
        let dealer = Arc::clone(&self.house.dealer);
        match Table::restore(entries.iter().cloned(), dealer) {
            Ok(table) => Ok(Loaded::Open { table: Box::new(table), last }),
            Err(RestoreError::Misfit { why: Misfit::Rules { played, here }, .. }) => {
                let last = Table::retire(&entries, self.house.clock.now());
                let last = last.map_err(|error| error.to_string())?;
                let last = StoredStep::dated(&[last], self.house.clock.date());
                let last = last.expect("it is one entry");
                let game = archive::setting(&entries).map(|setting| setting.game().to_owned());
                Ok(Loaded::Upgraded { game: game.unwrap_or_default(), played, here, last })
            }
            Err(error) => Err(error.to_string()),
        }
    }
}
