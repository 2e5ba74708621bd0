//! A table in this process: the table itself, its log, and when to wake it. A page and a terminal
//! host their own tables with it; a server has tasks and a store instead.

use std::sync::Arc;

use table::id::{Millis, Person};
use table::io::{DealError, Fork};
use table::{Chances, Dealer, Entry, Input, Output, RestoreError, Setting, Step, Table};

/// A table in this process.
#[derive(Debug)]
pub struct Local {
    table: Table,
    log: Vec<Entry>,
    wake: Option<Millis>,
}

/// What an input led to. A caller who stores the entries does so before it delivers the outputs.
#[derive(Debug)]
pub struct Released {
    /// The new entries of the log, which the table in this process has already.
    pub entries: Vec<Entry>,
    /// The outputs. When to wake the table is in [`Local::wake`] too.
    pub outputs: Vec<Output>,
}

impl Local {
    /// Sets up a table, perhaps one whose matches continue a record.
    ///
    /// # Errors
    /// If no match can be dealt with these settings, or continued from there.
    pub fn create(
        setting: Setting,
        host: Person,
        chances: Chances,
        fork: Option<Fork>,
        dealer: Arc<dyn Dealer>,
        now: Millis,
    ) -> Result<(Self, Released), DealError> {
        let (table, step) = Table::create_from(setting, host, chances, fork, dealer, now)?;
        let mut local = Self { table, log: Vec::new(), wake: None };
        let released = local.take(step);
        Ok((local, released))
    }

    /// Restores a table from its log and wakes it, after so much time without a host.
    ///
    /// # Errors
    /// If the log is damaged, or does not fit the current rules.
    pub fn restore(
        log: Vec<Entry>,
        dealer: Arc<dyn Dealer>,
        down_ms: u64,
        now: Millis,
    ) -> Result<(Self, Released), RestoreError> {
        let table = Table::restore(&log, dealer)?;
        let mut local = Self { table, log, wake: None };
        let released = local.handle(Input::Wake { down_ms }, now);
        Ok((local, released))
    }

    /// Gives the table an input.
    pub fn handle(&mut self, input: Input, now: Millis) -> Released {
        if input == Input::Tick {
            self.wake = None;
        }
        let step = self.table.handle(input, now);
        self.take(step)
    }

    fn take(&mut self, step: Step) -> Released {
        let (entries, pending) = step.split();
        self.log.extend_from_slice(&entries);
        let outputs = pending.written();
        for output in &outputs {
            if let Output::Wake { at } = output {
                self.wake = Some(*at);
            }
        }
        Released { entries, outputs }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Its log.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// When to give it [`Input::Tick`], unless another input comes first.
    pub fn wake(&self) -> Option<Millis> {
        self.wake
    }
}
