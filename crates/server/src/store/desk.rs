//! The operator's access to the database: beside the server, one short transaction at a time.

use std::path::Path;

use anyhow::{Context, Result, bail};
use api::Export;
use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::Value;
use table::id::Person;

use super::people::Deed;
use super::writer::number;
use super::{Progress, StoredStep, check, deeds, file_in, lookups, migrate, schema, sqlite};
use crate::ident::TableId;
use crate::people::name::NameKey;

/// The most rows of a list.
const LIST_MAX: u32 = 1000;

/// The store's database.
#[derive(Debug)]
pub(crate) struct File(pub(super) Connection);

/// A person in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The person's id.
    pub person: Person,
    /// Their name.
    pub name: String,
    /// Whether they have an account.
    pub has_account: bool,
    /// Whether they are banned.
    pub is_banned: bool,
    /// When they first came, in milliseconds since 1970.
    pub made_ms: u64,
}

/// A report about somebody.
#[derive(Clone, PartialEq, Debug)]
pub struct ReportRow {
    /// When it was made, in milliseconds since 1970.
    pub at_ms: u64,
    /// The person who made it.
    pub by: Person,
    /// The person it is about.
    pub about: Person,
    /// Their name, if they still exist.
    pub name: Option<String>,
    /// The table it is about.
    pub table: TableId,
    /// The reporter's own words.
    pub note: String,
    /// The last chat messages there.
    pub chat: Value,
}

/// A table of a database that is being inspected.
#[derive(Debug)]
pub(crate) struct Inspected {
    pub(crate) table: TableId,
    /// Whether it is still open.
    pub(crate) is_open: bool,
    pub(crate) log: Vec<StoredStep>,
}

/// Visits all tables in a database, in one consistent snapshot, and returns what `SQLite` itself
/// finds wrong with the file. Nothing is written: the file may belong to a running server, or be a
/// backup.
pub(crate) fn inspect(path: &Path, mut visit: impl FnMut(Inspected)) -> Result<Vec<String>> {
    if !path.is_file() {
        bail!("there is no server data here");
    }
    let mut file = sqlite::reading(path)?;
    let moment = file.transaction()?;
    let seen = schema::version(&moment)?;
    if seen > schema::VERSION {
        bail!("a newer server wrote it (schema {seen})");
    }
    let source = schema::log_table(seen);
    let sql = "SELECT id, closed_ms IS NULL FROM tables ORDER BY id";
    let mut select = moment.prepare(sql).context("this is not a server's database")?;
    let problems = check::problems(&moment, "PRAGMA integrity_check")?;
    let tables = select
        .query_map([], |row| Ok((row.get(0).map(i64::cast_unsigned).map(TableId)?, row.get(1)?)))?;
    for (table, is_open) in tables.collect::<rusqlite::Result<Vec<_>>>()? {
        visit(Inspected { table, is_open, log: lookups::log(&moment, source, table)? });
    }
    Ok(problems)
}

impl File {
    /// Opens the store of a data folder.
    pub(crate) fn open(data: &Path, report: &mut dyn FnMut(Progress)) -> Result<Self> {
        let path = file_in(data);
        if !path.exists() {
            bail!("no server data: {} is missing", path.display());
        }
        let mut file = Connection::open(&path)?;
        file.busy_timeout(sqlite::BUSY)?;
        // A running server migrates the file itself, and an older one must not find it changed.
        match super::lock(data)? {
            Some(_alone) => migrate::migrate(&mut file, &path, report)?,
            None if schema::version(&file)? == schema::VERSION => {}
            None => bail!("the running server has another version than this program"),
        }
        Ok(Self(file))
    }

    /// Applies changes, all or none.
    pub(crate) fn write(&mut self, deeds: &[Deed]) -> Result<()> {
        let whole = self.0.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for deed in deeds {
            deeds::apply(&whole, deed)?;
        }
        whole.commit().context("cannot write")
    }

    pub(crate) fn people(&self, part: &str) -> Result<Vec<Found>> {
        let sql = "SELECT people.id, people.name, accounts.person IS NOT NULL,
                banned_ms IS NOT NULL, people.made_ms
            FROM people LEFT JOIN accounts ON accounts.person = people.id
            WHERE instr(lower(people.name), lower(?1)) > 0 OR instr(folded, lower(?1)) > 0
            ORDER BY accounts.person IS NULL, people.made_ms DESC LIMIT ?2";
        let mut select = self.0.prepare(sql)?;
        let people = select.query_map(params![part, LIST_MAX], |row| {
            Ok(Found {
                person: row.get(0).map(i64::cast_unsigned).map(Person)?,
                name: row.get(1)?,
                has_account: row.get(2)?,
                is_banned: row.get(3)?,
                made_ms: row.get(4).map(i64::cast_unsigned)?,
            })
        })?;
        Ok(people.collect::<rusqlite::Result<_>>()?)
    }

    pub(crate) fn is_known(&self, person: Person) -> Result<bool> {
        let mut select = self.0.prepare_cached("SELECT 1 FROM people WHERE id = ?1")?;
        Ok(select.exists([deeds::id(person)])?)
    }

    pub(crate) fn has_table(&self, table: TableId) -> Result<bool> {
        let mut select = self.0.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?;
        Ok(select.exists([number(table)])?)
    }

    pub(crate) fn owner(&self, key: &NameKey) -> Result<Option<Person>> {
        let who = super::Who::Named(key.clone());
        Ok(lookups::account(&self.0, &who)?.map(|account| account.person))
    }

    pub(crate) fn export(&self, person: Person) -> Result<Option<Export>> {
        Ok(lookups::export(&self.0, person)?)
    }

    pub(crate) fn reports(&self) -> Result<Vec<ReportRow>> {
        let sql = "SELECT at_ms, by, about, people.name, table_id, note, chat FROM reports
            LEFT JOIN people ON people.id = about ORDER BY reports.id DESC LIMIT ?1";
        let mut select = self.0.prepare(sql)?;
        let told = select.query_map([LIST_MAX], |row| {
            let chat: String = row.get(6)?;
            Ok(ReportRow {
                at_ms: row.get(0).map(i64::cast_unsigned)?,
                by: row.get(1).map(i64::cast_unsigned).map(Person)?,
                about: row.get(2).map(i64::cast_unsigned).map(Person)?,
                name: row.get(3)?,
                table: row.get(4).map(i64::cast_unsigned).map(TableId)?,
                note: row.get(5)?,
                chat: serde_json::from_str(&chat).unwrap_or_default(),
            })
        })?;
        Ok(told.collect::<rusqlite::Result<_>>()?)
    }
}
