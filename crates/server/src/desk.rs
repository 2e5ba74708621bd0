//! The operator's desk: works on the data folder beside a server that runs, or without one.
//!
//! `SQLite` lets one write at a time, and each deed here is one short transaction, so a server
//! waits for it as for its own. A server reads who is who at every request; for what it holds in
//! memory, connections and tables, a deed leaves a notice that the server heeds within a second.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::Value;
pub use table::id::{Millis, Person};

use crate::clock::now;
use crate::ident::TableId;
use crate::people::name::NameKey;
use crate::people::password::{Cost, Password};
use crate::store::desk::{File, Found, Told};
use crate::store::{Deed, Notice};

/// How long a server that runs may take to do what it is told.
const PATIENCE: Duration = Duration::from_secs(15);

/// The operator's desk.
#[derive(Debug)]
pub struct Desk {
    data: PathBuf,
    file: File,
}

impl Desk {
    /// Opens the store of a data folder.
    ///
    /// # Errors
    /// When there is none, or it is of another version than this program.
    pub fn open(data: &Path) -> Result<Self> {
        Ok(Self { data: data.to_owned(), file: File::open(data)? })
    }

    /// People whose name has a text in it, with their numbers.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn people(&self, part: &str) -> Result<Vec<Found>> {
        self.file.people(part)
    }

    /// Somebody by the name of their account, or anybody by `#` and their number.
    ///
    /// # Errors
    /// When there is nobody.
    pub fn find(&self, who: &str) -> Result<Person> {
        let found = match who.strip_prefix('#') {
            Some(digits) => {
                let number = digits.parse().with_context(|| format!("`{who}` is no number"))?;
                self.file.is_known(Person(number))?.then_some(Person(number))
            }
            None => self.file.owner(&NameKey::of(who))?,
        };
        let hint = "accounts are named by name, guests by # and the number that `people` lists";
        found.with_context(|| format!("there is no `{who}`: {hint}"))
    }

    /// Gives an account a password that is good for once; every session ends.
    ///
    /// # Errors
    /// When there is no such account.
    pub fn reset_password(&mut self, who: &str) -> Result<Password> {
        let person = self.find(who)?;
        let fresh = Password::fresh();
        let password = fresh.hash(Cost::Full);
        let reset = Deed::ResetPassword { person, password, at: now() };
        let done = self.file.write(&[reset, Deed::Notice(Notice::Oust(person))]);
        done.with_context(|| format!("`{who}` has no account"))?;
        Ok(fresh)
    }

    /// Sends somebody away for good.
    ///
    /// # Errors
    /// When there is nobody.
    pub fn ban(&mut self, who: &str) -> Result<()> {
        let person = self.find(who)?;
        let ban = Deed::Ban { person, at: now() };
        self.file.write(&[ban, Deed::Notice(Notice::Oust(person))])
    }

    /// Lets somebody come again.
    ///
    /// # Errors
    /// When there is nobody.
    pub fn unban(&mut self, who: &str) -> Result<()> {
        let person = self.find(who)?;
        self.file.write(&[Deed::Unban { person }])
    }

    /// Forgets somebody.
    ///
    /// # Errors
    /// When there is nobody.
    pub fn delete_account(&mut self, who: &str) -> Result<()> {
        let person = self.find(who)?;
        self.file.write(&[Deed::Forget { person }, Deed::Notice(Notice::Oust(person))])
    }

    /// Ends a table and deletes all that is kept of it, but for results.
    ///
    /// # Errors
    /// When there is no such table, or a server that runs does not do it.
    pub fn delete_table(&mut self, table: TableId) -> Result<()> {
        if !self.file.has_table(table)? {
            bail!("there is no table {table}");
        }
        // Nobody but its server may touch a table that is being played.
        if let Some(lock) = crate::store::lock(&self.data)? {
            self.file.write(&[Deed::DropTable { table }])?;
            drop(lock);
            return Ok(());
        }
        self.file.write(&[Deed::Notice(Notice::DropTable(table))])?;
        let since = Instant::now();
        while self.file.has_table(table)? {
            if since.elapsed() > PATIENCE {
                bail!("the server has not deleted it yet; it will when it can");
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Ok(())
    }

    /// Everything that is kept of somebody.
    ///
    /// # Errors
    /// When there is nobody.
    pub fn export(&self, who: &str) -> Result<Value> {
        let person = self.find(who)?;
        self.file.export(person)?.context("they are gone")
    }

    /// What people told of people, the last first.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn reports(&self) -> Result<Vec<Told>> {
        self.file.reports()
    }
}
