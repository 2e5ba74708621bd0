//! Tables are loaded from their logs when somebody asks for them, or when they are due. A server
//! that starts reads only the list of its open tables, however long their logs are.

use std::sync::{Arc, OnceLock};
use std::time::Instant;

use anyhow::{Context, Result};
use table::id::Millis;
use table::{Absence, Input, Misfit, RestoreError, Table};
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::{Located, Slot, Tables};
use crate::archive;
use crate::clock::now;
use crate::fleet::{Claim, Claimed, Whereabouts};
use crate::ident::TableId;
use crate::room::House;
use crate::store::{Change, StoreError, StoredStep, WakeAt, entries};
use crate::summary::Summary;

/// A table that is not in memory.
#[derive(Debug)]
pub(crate) struct Asleep {
    /// Its summary, as it was last written. Files of schema 2 have none.
    pub(super) summary: Option<Summary>,
    /// When it must be loaded, by the agenda.
    due: WakeAt,
    /// What it needs beside its log, if it was in memory since this server started.
    absence: Option<Absence>,
    /// How it became ours, if it did before it was loaded.
    claim: Option<Claim>,
    /// Why it was not loaded.
    outcome: OnceLock<Outcome>,
    /// Held while the table is being loaded, so that it is loaded once, and while it is being let
    /// go of.
    loading: Arc<Mutex<()>>,
}

/// Why a table was not loaded.
#[derive(Debug)]
enum Outcome {
    /// Another node has it.
    Elsewhere(Whereabouts),
    /// Nobody can tell who has it.
    Unavailable,
}

impl Asleep {
    /// A table that is listed, or asked for.
    fn new(summary: Option<Summary>, due: WakeAt, claim: Option<Claim>) -> Self {
        let (loading, outcome) = (Arc::default(), OnceLock::new());
        Self { summary, due, absence: None, claim, outcome, loading }
    }

    /// A table that leaves memory. Nobody can load it before the guard is dropped.
    pub(super) fn held(
        summary: Option<Summary>,
        due: WakeAt,
        absence: Absence,
    ) -> (Self, OwnedMutexGuard<()>) {
        let loading = Arc::new(Mutex::default());
        let held = Arc::clone(&loading).try_lock_owned().expect("nobody else knows it yet");
        let (claim, outcome) = (None, OnceLock::new());
        (Self { summary, due, absence: Some(absence), claim, outcome, loading }, held)
    }
}

/// What a log gave.
enum Loaded {
    /// A table that continues, and the time of its last entry.
    Open { table: Box<Table>, last: Millis },
    /// A table that has ended.
    Closed,
    /// A table that was played by rules this server does not have, and its last step.
    Upgraded { game: String, played: u32, here: u32, last: StoredStep },
}

/// Why a table cannot be made from its log.
enum LoadError {
    /// The store does not work at the moment.
    Store(StoreError),
    /// The log is damaged, or does not fit.
    Log(String),
}

impl Tables {
    /// Lists the open tables, and when each must be loaded.
    pub(crate) fn index(&self) -> Result<()> {
        let store = &self.house.store;
        let alive = store.alive_at().context("cannot read when the server last ran")?;
        let down_ms = alive.map_or(0, |alive| self.house.clock.restored(alive).1);
        for open in store.open_tables().context("cannot list the open tables")? {
            let due = match (&open.summary, open.due) {
                (Some(_), WakeAt::Never) => WakeAt::Never,
                // Its timers stood still while no server ran.
                (Some(_), WakeAt::At(due)) => WakeAt::At(due.plus(down_ms)),
                (None, _) | (_, WakeAt::Unknown) => WakeAt::Unknown,
            };
            self.quotas.count(open.table, open.summary.as_ref().map(|known| known.host));
            let asleep = Asleep::new(open.summary, due, None);
            self.put(open.table, Some(Slot::Asleep(Arc::new(asleep))));
            self.agenda.add(open.table, due);
        }
        Ok(())
    }

    /// Loads each table of the agenda when it is due, for ever.
    pub(crate) async fn attend(self: Arc<Self>) {
        loop {
            let id = self.agenda.next(&self.house.clock).await;
            drop(self.find(id).await);
        }
    }

    /// Finds a table of this node by its id, and loads it if it is not in memory.
    pub(crate) async fn find(self: &Arc<Self>, id: TableId) -> Option<Slot> {
        match self.locate(id).await {
            Located::Here(slot) => Some(slot),
            Located::There(_) | Located::Nowhere | Located::Unavailable => None,
        }
    }

    /// Finds a table by its id, and loads it if it is not in memory and can be ours.
    pub(crate) async fn locate(self: &Arc<Self>, id: TableId) -> Located {
        loop {
            let asleep = match self.slot(id) {
                Some(Slot::Asleep(asleep)) => asleep,
                Some(slot @ (Slot::Open(_) | Slot::SetAside)) => return Located::Here(slot),
                None if self.is_shared() => self.expect(id, None),
                None => return Located::Nowhere,
            };
            let (tables, known) = (Arc::clone(self), Arc::clone(&asleep));
            // A task of its own: somebody who stops waiting does not stop the others.
            let loading = tokio::spawn(async move {
                let _alone = known.loading.lock().await;
                if tables.is_asleep(id, &known) {
                    tables.load(id, &known).await;
                }
            });
            if let Err(panic) = loading.await
                && self.is_asleep(id, &asleep)
            {
                self.set_aside(id, &panic.to_string());
            }
            match (asleep.outcome.get(), self.slot(id)) {
                (Some(Outcome::Elsewhere(at)), _) => return Located::There(at.clone()),
                // It may have left memory again.
                (None, Some(Slot::Asleep(now))) if !Arc::ptr_eq(&now, &asleep) => {}
                (Some(Outcome::Unavailable), _) | (None, Some(Slot::Asleep(_))) => {
                    return Located::Unavailable;
                }
                (None, Some(slot @ (Slot::Open(_) | Slot::SetAside))) => {
                    return Located::Here(slot);
                }
                (None, None) => return Located::Nowhere,
            }
        }
    }

    /// Makes a place for a table that may be ours.
    pub(super) fn expect(&self, id: TableId, claim: Option<Claim>) -> Arc<Asleep> {
        let due = claim.map_or(WakeAt::Never, |claim| claim.due);
        let asleep = Arc::new(Asleep::new(None, due, claim));
        self.put(id, Some(Slot::Asleep(Arc::clone(&asleep))));
        asleep
    }

    /// Makes sure that a table is ours.
    async fn claim(&self, id: TableId, asleep: &Asleep) -> Option<Claim> {
        // In another life, another node may have it.
        let life = self.house.ownership.life();
        if let Some(claim) = asleep.claim.filter(|claim| Some(claim.life) == life) {
            return Some(claim);
        }
        let outcome = match self.house.ownership.claim(id).await {
            Ok(Claimed::Ours(claim)) => return Some(claim),
            Ok(Claimed::Elsewhere(at)) => Some(Outcome::Elsewhere(at)),
            Ok(Claimed::NoSuchTable) => None,
            Err(error) => {
                tracing::warn!(table = %id, %error, "cannot claim a table");
                Some(Outcome::Unavailable)
            }
        };
        if let Some(outcome) = outcome {
            drop(asleep.outcome.set(outcome));
        }
        // Whoever asks for it next tries again.
        self.put(id, None);
        None
    }

    /// Whether a table is still as it was found.
    fn is_asleep(&self, id: TableId, asleep: &Arc<Asleep>) -> bool {
        matches!(self.slot(id), Some(Slot::Asleep(now)) if Arc::ptr_eq(&now, asleep))
    }

    async fn load(self: &Arc<Self>, id: TableId, asleep: &Asleep) {
        let Some(claim) = self.claim(id, asleep).await else { return };
        let Ok(_place) = self.loads.acquire().await else { return };
        let began = Instant::now();
        let tables = Arc::clone(self);
        let loaded = tokio::task::spawn_blocking(move || tables.read(id)).await;
        self.house.tally.load_time.observe_since(began);
        let store = &self.house.store;
        match loaded.unwrap_or_else(|panic| Err(LoadError::Log(panic.to_string()))) {
            Ok(Loaded::Open { table, last }) => self.go_on(id, asleep, claim, *table, last),
            Ok(Loaded::Closed) => {
                drop(store.write(Change::CloseTable { table: id, at: now() }));
                self.put(id, None);
            }
            Ok(Loaded::Upgraded { game, played, here, last }) => {
                let append = Change::Append { table: id, step: last, summary: None };
                // The mark that it has ended must not come first.
                if let Err(error) = store.write(append).written().await {
                    return self.leave(id, asleep, &error);
                }
                drop(store.write(Change::CloseTable { table: id, at: now() }));
                self.put(id, None);
                tracing::warn!(
                    table = %id, game, played, here,
                    "table ended: its match was played by other rules than this server's"
                );
            }
            Err(LoadError::Store(error)) => self.leave(id, asleep, &error),
            Err(LoadError::Log(why)) => self.set_aside(id, &why),
        }
    }

    /// Serves a table that was made from its log.
    fn go_on(
        self: &Arc<Self>,
        id: TableId,
        asleep: &Asleep,
        claim: Claim,
        table: Table,
        last: Millis,
    ) {
        if !self.is_shared() {
            // From now on only the log knows when it is due.
            let rest = Change::Rest { table: id, due: WakeAt::Unknown };
            drop(self.house.store.write(rest));
        }
        let (clock, down_ms) = self.resumption(last, claim);
        let house = House { clock, ..self.house.clone() };
        let absence = asleep.absence.clone().filter(|absence| absence.is_of(&table));
        let first = absence.map_or(Input::Wake { down_ms }, Input::Resume);
        self.agenda.remove(id, asleep.due);
        self.serve(id, table, house, first, Some(claim.life));
    }

    /// Leaves a table as it is, because the store does not work: whoever asks for it next tries
    /// again.
    fn leave(&self, id: TableId, asleep: &Asleep, error: &StoreError) {
        tracing::warn!(table = %id, %error, "cannot load a table at the moment");
        drop(asleep.outcome.set(Outcome::Unavailable));
        let again = || {
            let again = Asleep::new(asleep.summary.clone(), asleep.due, None);
            Slot::Asleep(Arc::new(Asleep { absence: asleep.absence.clone(), ..again }))
        };
        self.put(id, (!self.is_shared()).then(again));
    }

    /// Makes a table from its log.
    fn read(&self, id: TableId) -> Result<Loaded, LoadError> {
        let steps = self.house.store.log(id).map_err(|error| match error {
            StoreError::ReadOnly(_) | StoreError::Gone => LoadError::Store(error),
            StoreError::Conflict | StoreError::Broken(_) => LoadError::Log(error.to_string()),
        })?;
        let entries = entries(&steps).map_err(LoadError::Log)?;
        drop(steps);
        if archive::closing(&entries).is_some() {
            return Ok(Loaded::Closed);
        }
        let last = entries.last().map_or(Millis(0), |entry| entry.at_ms);
        let dealer = Arc::clone(&self.house.dealer);
        match Table::restore(&entries, dealer) {
            Ok(table) => Ok(Loaded::Open { table: Box::new(table), last }),
            Err(RestoreError::Misfit { why: Misfit::Rules { played, here }, .. }) => {
                let last = Table::retire(&entries, self.house.clock.now());
                let last = last.map_err(|error| LoadError::Log(error.to_string()))?;
                let last = StoredStep::dated(&[last], self.house.clock.date());
                let last = last.expect("it is one entry");
                let game = archive::setting(&entries).map(|setting| setting.game().to_owned());
                Ok(Loaded::Upgraded { game: game.unwrap_or_default(), played, here, last })
            }
            Err(error) => Err(LoadError::Log(error.to_string())),
        }
    }
}
