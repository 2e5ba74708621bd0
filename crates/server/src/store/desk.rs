//! The operator's access to the data: beside the server, one short transaction at a time.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use api::Export;
use contract::Placing;
use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::Value;
use table::id::{MatchNumber, Millis, Person};

use super::people::Deed;
use super::prune::Kept;
use super::schema::LogTable;
use super::statements::{id, moment, number};
use super::{
    Progress, StoredStep, TableFilter, TableRow, check, deeds, file_in, listing, lookups, migrate,
    prune, queries, rows, schema, sqlite, statements,
};
use crate::ident::TableId;
use crate::people::name::NameKey;

/// The most rows of a list.
pub(super) const LIST_MAX: u32 = 1000;

/// The data, for the operator.
pub(crate) trait DeskStore: fmt::Debug {
    /// Applies changes, all or none.
    fn write(&mut self, deeds: &[Deed]) -> Result<()>;
    /// Deletes tables, unless a server may be serving them.
    fn delete_tables(&mut self, tables: &[TableId]) -> Result<Deleting>;
    /// The people whose name contains `part`.
    fn people(&self, part: &str) -> Result<Vec<Found>>;
    fn is_known(&self, person: Person) -> Result<bool>;
    fn has_table(&self, table: TableId) -> Result<bool>;
    /// The person whose account has this name.
    fn owner(&self, key: &NameKey) -> Result<Option<Person>>;
    fn export(&self, person: Person) -> Result<Option<Export>>;
    fn reports(&self) -> Result<Vec<ReportRow>>;
    /// The open tables that meet the conditions, the longest idle first.
    fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>>;
    /// The tables that ended before a moment and still have a log, oldest first.
    fn ended_before(&self, before: Millis) -> Result<Vec<TableId>>;
    fn log(&self, table: TableId) -> Result<Vec<StoredStep>>;
    fn placings(&self, table: TableId, number: MatchNumber) -> Result<Vec<Placing>>;
    /// Replaces a log by what stays of it, all or nothing.
    fn prune(&mut self, kept: &Kept) -> Result<()>;
}

/// What became of tables to delete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deleting {
    /// They are deleted.
    Done,
    /// A server runs: only it may touch a table that is being played.
    LeftToServer,
}

/// The store's database file.
#[derive(Debug)]
pub(crate) struct File {
    data: PathBuf,
    file: Connection,
}

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
        Ok(Self { data: data.to_owned(), file })
    }
}

impl DeskStore for File {
    fn write(&mut self, deeds: &[Deed]) -> Result<()> {
        let whole = self.file.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for deed in deeds {
            deeds::run_all(&whole, &statements::of_deed(deed))?;
        }
        whole.commit().context("cannot write")
    }

    fn delete_tables(&mut self, tables: &[TableId]) -> Result<Deleting> {
        let Some(_alone) = super::lock(&self.data)? else { return Ok(Deleting::LeftToServer) };
        let deeds: Vec<Deed> = tables.iter().map(|&table| Deed::DropTable { table }).collect();
        self.write(&deeds)?;
        Ok(Deleting::Done)
    }

    fn people(&self, part: &str) -> Result<Vec<Found>> {
        let sql = "SELECT people.id, people.name, accounts.person IS NOT NULL,
                banned_ms IS NOT NULL, people.made_ms
            FROM people LEFT JOIN accounts ON accounts.person = people.id
            WHERE instr(lower(people.name), lower(?1)) > 0 OR instr(folded, lower(?1)) > 0
            ORDER BY accounts.person IS NULL, people.made_ms DESC LIMIT ?2";
        let with = params![part, LIST_MAX];
        Ok(lookups::all(&self.file, sql, with, |row| queries::found(row))?)
    }

    fn is_known(&self, person: Person) -> Result<bool> {
        let found = lookups::first(&self.file, queries::IS_KNOWN, params![id(person)], |_| Ok(()));
        Ok(found?.is_some())
    }

    fn has_table(&self, table: TableId) -> Result<bool> {
        let with = params![number(table)];
        Ok(lookups::first(&self.file, queries::HAS_TABLE, with, |_| Ok(()))?.is_some())
    }

    fn owner(&self, key: &NameKey) -> Result<Option<Person>> {
        let who = super::Who::Named(key.clone());
        Ok(lookups::account(&self.file, &who)?.map(|account| account.person))
    }

    fn export(&self, person: Person) -> Result<Option<Export>> {
        Ok(lookups::export(&self.file, person)?)
    }

    fn reports(&self) -> Result<Vec<ReportRow>> {
        let with = params![LIST_MAX];
        Ok(lookups::all(&self.file, queries::REPORTS, with, |row| queries::report(row))?)
    }

    fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>> {
        let rows = lookups::all(&self.file, listing::TABLES, &[], |row| listing::row(row))?;
        Ok(listing::chosen(rows, filter))
    }

    fn ended_before(&self, before: Millis) -> Result<Vec<TableId>> {
        let with = params![moment(before)];
        Ok(lookups::all(&self.file, queries::ENDED_BEFORE, with, |row| rows::table(row, 0))?)
    }

    fn log(&self, table: TableId) -> Result<Vec<StoredStep>> {
        Ok(lookups::log(&self.file, LogTable::Steps, table)?)
    }

    fn placings(&self, table: TableId, number: MatchNumber) -> Result<Vec<Placing>> {
        Ok(lookups::placings(&self.file, table, number)?)
    }

    fn prune(&mut self, kept: &Kept) -> Result<()> {
        let whole = self.file.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let with = [number(kept.table)];
        let n_steps: i64 = whole.query_row(queries::N_STEPS_OF_ENDED, with, |row| row.get(0))?;
        prune::check(kept, n_steps)?;
        deeds::run_all(&whole, &prune::statements(kept))?;
        Ok(whole.commit()?)
    }
}
