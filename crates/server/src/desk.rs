//! The operator's desk: changes the data, whether or not a server runs on it.
//!
//! Each operation here is one short transaction. `SQLite` allows one writer at a time, so a running
//! server waits for it as for its own. A server reads accounts at every request. It keeps
//! connections and tables in memory; for those the desk leaves a notice, which the server reads
//! within a second.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use api::Export;
pub use table::id::{Millis, Person};

use crate::clock::now;
use crate::ident::TableId;
use crate::people::name::NameKey;
use crate::people::password::{Cost, Password};
use crate::prune::{self, Pruned};
use crate::store::desk::{Deleting, DeskStore, File, Found, ReportRow};
use crate::store::postgres::{DatabaseDesk, DatabaseUrl};
use crate::store::{Deed, Notice, Progress, TableFilter, TableRow};

/// How long to wait for a running server to carry out a notice.
const PATIENCE: Duration = Duration::from_secs(15);

/// The operator's desk.
#[derive(Debug)]
pub struct Desk {
    store: Box<dyn DeskStore>,
}

impl Desk {
    /// Opens the store of a data folder, and brings it up to date if no server runs on it.
    ///
    /// # Errors
    /// If the folder has no store, or one of another version than this program.
    pub fn open(data: &Path) -> Result<Self> {
        Self::open_telling(data, &mut drop)
    }

    /// Like [`Desk::open`]; tells how far a migration of old data has come.
    ///
    /// # Errors
    /// Like [`Desk::open`].
    pub fn open_telling(data: &Path, report: &mut dyn FnMut(Progress)) -> Result<Self> {
        Ok(Self { store: Box::new(File::open(data, report)?) })
    }

    /// Opens a database that nodes share.
    ///
    /// # Errors
    /// If it cannot be reached, or has no server's data of this version.
    pub fn open_shared(url: &DatabaseUrl) -> Result<Self> {
        Ok(Self { store: Box::new(DatabaseDesk::open(url)?) })
    }

    /// The people whose name contains `part`, with their numbers.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn people(&self, part: &str) -> Result<Vec<Found>> {
        self.store.people(part)
    }

    /// Finds an account by its name, or anybody by `#` and their number.
    ///
    /// # Errors
    /// If nobody is found.
    pub fn find(&self, who: &str) -> Result<Person> {
        let found = match who.strip_prefix('#') {
            Some(digits) => {
                let number = digits.parse().with_context(|| format!("`{who}` is not a number"))?;
                self.store.is_known(Person(number))?.then_some(Person(number))
            }
            None => self.store.owner(&NameKey::of(who))?,
        };
        let hint = "accounts are named by name, guests by # and the number that `people` lists";
        found.with_context(|| format!("`{who}` not found: {hint}"))
    }

    /// Gives an account a one-time password and ends all its sessions.
    ///
    /// # Errors
    /// If there is no such account.
    pub fn reset_password(&mut self, who: &str) -> Result<Password> {
        let person = self.find(who)?;
        let fresh = Password::fresh();
        let password = fresh.hash(Cost::Full);
        let reset = Deed::ResetPassword { person, password, at: now() };
        let done = self.store.write(&[reset, Deed::Notice(Notice::Oust(person))]);
        done.with_context(|| format!("`{who}` has no account"))?;
        Ok(fresh)
    }

    /// Bans somebody.
    ///
    /// # Errors
    /// If nobody is found.
    pub fn ban(&mut self, who: &str) -> Result<()> {
        let person = self.find(who)?;
        let ban = Deed::Ban { person, at: now() };
        self.store.write(&[ban, Deed::Notice(Notice::Oust(person))])
    }

    /// Lifts a ban.
    ///
    /// # Errors
    /// If nobody is found.
    pub fn unban(&mut self, who: &str) -> Result<()> {
        let person = self.find(who)?;
        self.store.write(&[Deed::Unban { person }])
    }

    /// Deletes an account, or a guest, and their personal data.
    ///
    /// # Errors
    /// If nobody is found.
    pub fn delete_account(&mut self, who: &str) -> Result<()> {
        let person = self.find(who)?;
        self.store.write(&[Deed::Forget { person }, Deed::Notice(Notice::Oust(person))])
    }

    /// Ends a table and deletes everything stored about it except results.
    ///
    /// # Errors
    /// If there is no such table, or a running server does not delete it in time.
    pub fn delete_table(&mut self, table: TableId) -> Result<()> {
        if !self.store.has_table(table)? {
            bail!("there is no table {table}");
        }
        self.delete_tables(&[table])
    }

    /// Ends tables and deletes everything stored about them except results.
    ///
    /// # Errors
    /// If a running server does not delete them in time.
    pub fn delete_tables(&mut self, tables: &[TableId]) -> Result<()> {
        // Only its server may touch a table that is being played.
        if self.store.delete_tables(tables)? == Deleting::Done {
            return Ok(());
        }
        let notice = |&table| Deed::Notice(Notice::DropTable(table));
        self.store.write(&tables.iter().map(notice).collect::<Vec<_>>())?;
        let mut waited = Instant::now();
        for &table in tables {
            while self.store.has_table(table)? {
                if waited.elapsed() > PATIENCE {
                    bail!("the server has not deleted table {table} yet; it will when it can");
                }
                std::thread::sleep(Duration::from_millis(50));
            }
            waited = Instant::now();
        }
        Ok(())
    }

    /// The open tables that meet the conditions, the longest idle first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>> {
        self.store.tables(filter)
    }

    /// Deletes the logs of tables that ended before a moment, after writing them to a folder. The
    /// records of their matches stay in the data.
    ///
    /// # Errors
    /// If the folder or the file cannot be written. What was pruned before stays pruned.
    pub fn prune(&mut self, before: Millis, export: &Path) -> Result<Pruned> {
        prune::prune(self.store.as_mut(), before, Some(export))
    }

    /// What [`Desk::prune`] would do.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn prunable(&mut self, before: Millis) -> Result<Pruned> {
        prune::prune(self.store.as_mut(), before, None)
    }

    /// Everything stored about somebody.
    ///
    /// # Errors
    /// If nobody is found.
    pub fn export(&self, who: &str) -> Result<Export> {
        let person = self.find(who)?;
        self.store.export(person)?.context("this person was deleted meanwhile")
    }

    /// The reports that people made about people, newest first.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn reports(&self) -> Result<Vec<ReportRow>> {
        self.store.reports()
    }
}
