//! The operator's access to a database that nodes share, beside the nodes.

use std::fmt;

use anyhow::{Context, Result, bail};
use api::Export;
use contract::Placing;
use table::id::{MatchNumber, Millis, Person};
use tokio::runtime::Runtime;

use super::super::desk::{Deleting, DeskStore, Found, LIST_MAX, ReportRow};
use super::super::people::Deed;
use super::super::prune::{self, Kept};
use super::super::statements::{self, id, moment, number};
use super::super::{
    PART_STEPS, StoreError, StoredStep, TableFilter, TableRow, Who, listing, queries, rows,
};
use super::session::{Failure, Session};
use super::url::DatabaseUrl;
use super::{lookups, runtime, schema};
use crate::ident::TableId;
use crate::people::name::NameKey;

/// A connection for the operator.
pub(crate) struct DatabaseDesk {
    runtime: Runtime,
    session: Session,
}

impl DatabaseDesk {
    /// Connects to a database that has a server's data.
    pub(crate) fn open(url: &DatabaseUrl) -> Result<Self> {
        let runtime = runtime()?;
        let opened = runtime.block_on(async {
            let session = Session::connect(&url.config(), "tortuga desk").await?;
            match schema::version(&session).await? {
                Some(schema::VERSION) => Ok(session),
                Some(_) => bail!("its nodes have another version than this program"),
                None => bail!("it is empty: no server has run on it"),
            }
        });
        let session = opened.with_context(|| format!("cannot use the database {url}"))?;
        Ok(Self { runtime, session })
    }

    fn ask<T>(&self, asked: impl Future<Output = Result<T, Failure>>) -> Result<T> {
        Ok(self.runtime.block_on(asked).map_err(StoreError::from)?)
    }

    /// Whether a query finds something with this id.
    fn exists(&self, sql: &'static str, id: i64) -> Result<bool> {
        Ok(self.ask(lookups::first(&self.session, sql, &[&id], |_| Ok(())))?.is_some())
    }

    /// Writes in one transaction.
    fn transact<T>(&self, writing: impl Future<Output = Result<T, Failure>>) -> Result<T> {
        self.ask(async {
            self.session.batch("BEGIN").await?;
            let written = writing.await;
            let end = if written.is_ok() { "COMMIT" } else { "ROLLBACK" };
            self.session.batch(end).await?;
            written
        })
    }
}

impl fmt::Debug for DatabaseDesk {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("DatabaseDesk")
    }
}

impl DeskStore for DatabaseDesk {
    fn write(&mut self, deeds: &[Deed]) -> Result<()> {
        self.transact(async {
            for deed in deeds {
                self.session.run_all(&statements::of_deed(deed)).await?;
            }
            Ok(())
        })
    }

    fn delete_tables(&mut self, tables: &[TableId]) -> Result<Deleting> {
        self.transact(async {
            // No node can begin a life before this is written.
            self.session.batch("LOCK TABLE nodes IN SHARE MODE").await?;
            let sql = "SELECT id FROM nodes WHERE state <> 'gone' LIMIT 1";
            if self.session.first(sql, &[]).await?.is_some() {
                return Ok(Deleting::LeftToServer);
            }
            for table in tables {
                self.session.run_all(&statements::drop_table(*table)).await?;
            }
            Ok(Deleting::Done)
        })
    }

    fn people(&self, part: &str) -> Result<Vec<Found>> {
        let sql = "SELECT people.id, people.name, accounts.person IS NOT NULL,
                banned_ms IS NOT NULL, people.made_ms
            FROM people LEFT JOIN accounts ON accounts.person = people.id
            WHERE strpos(lower(people.name), lower(?1)) > 0 OR strpos(folded, lower(?1)) > 0
            ORDER BY accounts.person IS NULL, people.made_ms DESC LIMIT ?2";
        let limit = i64::from(LIST_MAX);
        self.ask(lookups::all(&self.session, sql, &[&part, &limit], queries::found))
    }

    fn is_known(&self, person: Person) -> Result<bool> {
        self.exists(queries::IS_KNOWN, id(person))
    }

    fn has_table(&self, table: TableId) -> Result<bool> {
        self.exists(queries::HAS_TABLE, number(table))
    }

    fn owner(&self, key: &NameKey) -> Result<Option<Person>> {
        let account = self.ask(lookups::account(&self.session, &Who::Named(key.clone())))?;
        Ok(account.map(|account| account.person))
    }

    fn export(&self, person: Person) -> Result<Option<Export>> {
        self.ask(lookups::export(&self.session, person))
    }

    fn reports(&self) -> Result<Vec<ReportRow>> {
        let limit = i64::from(LIST_MAX);
        self.ask(lookups::all(&self.session, queries::REPORTS, &[&limit], queries::report))
    }

    fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>> {
        let rows = lookups::all(&self.session, listing::TABLES, &[], listing::row);
        Ok(listing::chosen(self.ask(rows)?, filter))
    }

    fn ended_before(&self, before: Millis) -> Result<Vec<TableId>> {
        let with = moment(before);
        self.ask(lookups::all(&self.session, queries::ENDED_BEFORE, &[&with], |row| {
            rows::table(row, 0)
        }))
    }

    fn log(&self, table: TableId) -> Result<Vec<StoredStep>> {
        let (mut log, mut from) = (Vec::new(), 0);
        loop {
            let part = self.ask(lookups::log_part(&self.session, table, from, PART_STEPS))?;
            let is_last = part.len() < PART_STEPS as usize;
            log.extend(part);
            match log.last() {
                Some(last) if !is_last => from = last.seq + 1,
                Some(_) | None => return Ok(log),
            }
        }
    }

    fn placings(&self, table: TableId, number: MatchNumber) -> Result<Vec<Placing>> {
        self.ask(lookups::placings(&self.session, table, number))
    }

    fn prune(&mut self, kept: &Kept) -> Result<()> {
        let id = number(kept.table);
        self.transact(async {
            let count = self.session.first(queries::N_STEPS_OF_ENDED, &[&id]).await?;
            let n_steps = count.map_or(0, |row| row.get(0));
            prune::check(kept, n_steps).map_err(|error| Failure::NotNow(error.to_string()))?;
            self.session.run_all(&prune::statements(kept)).await
        })
    }
}
