//! Deletes the logs of tables that ended long ago. What people can still ask for is kept: the
//! records of their matches.

use anyhow::Result;
use contract::Placing;
use rusqlite::{OptionalExtension, TransactionBehavior, params};
use table::id::{MatchNumber, Millis, Person};

use super::desk::File;
use super::schema::LogTable;
use super::writer::{moment, number, run};
use super::{StoredStep, deeds, lookups};
use crate::ident::TableId;

/// A match's record that stays when its log goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct KeptRecord {
    pub(crate) number: MatchNumber,
    pub(crate) text: String,
}

/// What stays of a table when its log goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    pub(crate) table: TableId,
    /// The steps the log had when the records were made from it.
    pub(crate) n_steps: usize,
    /// Whether everybody may see the records, or only the people below.
    pub(crate) is_public: bool,
    /// The people who were host or ever had a seat.
    pub(crate) people: Vec<Person>,
    pub(crate) records: Vec<KeptRecord>,
}

impl File {
    /// The tables that ended before a moment and still have a log, oldest first.
    pub(crate) fn ended_before(&self, before: Millis) -> Result<Vec<TableId>> {
        let sql = "SELECT id FROM tables WHERE closed_ms < ?1
            AND EXISTS (SELECT 1 FROM steps WHERE table_id = tables.id) ORDER BY closed_ms, id";
        let mut select = self.0.prepare(sql)?;
        let ids = select
            .query_map([moment(before)], |row| row.get(0).map(i64::cast_unsigned).map(TableId))?;
        Ok(ids.collect::<rusqlite::Result<_>>()?)
    }

    pub(crate) fn log(&self, table: TableId) -> Result<Vec<StoredStep>> {
        Ok(lookups::log(&self.0, LogTable::Steps, table)?)
    }

    pub(crate) fn placings(&self, table: TableId, number: MatchNumber) -> Result<Vec<Placing>> {
        Ok(lookups::placings(&self.0, table, number)?)
    }

    /// Replaces a log by what stays of it, all or nothing.
    pub(crate) fn prune(&mut self, kept: &Kept) -> Result<()> {
        let whole = self.0.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let id = number(kept.table);
        let still = "SELECT count(*) FROM steps JOIN tables ON tables.id = table_id
            WHERE table_id = ?1 AND closed_ms IS NOT NULL";
        let n_steps: i64 = whole.query_row(still, [id], |row| row.get(0))?;
        anyhow::ensure!(usize::try_from(n_steps) == Ok(kept.n_steps), "its log has changed");
        for KeptRecord { number, text } in &kept.records {
            let sql = "INSERT OR REPLACE INTO records (table_id, number, is_public, text)
                VALUES (?1, ?2, ?3, ?4)";
            run(&whole, sql, params![id, number.0, kept.is_public, text])?;
        }
        for person in &kept.people {
            let sql = "INSERT OR IGNORE INTO admissions (table_id, person)
                SELECT ?1, id FROM people WHERE id = ?2";
            run(&whole, sql, params![id, deeds::id(*person)])?;
        }
        run(&whole, "DELETE FROM steps WHERE table_id = ?1", params![id])?;
        Ok(whole.commit()?)
    }
}

/// The record of a match whose log was pruned, for somebody who may see it.
pub(super) fn record(
    file: &rusqlite::Connection,
    table: TableId,
    match_number: MatchNumber,
    person: Person,
) -> rusqlite::Result<Option<String>> {
    let sql = "SELECT text FROM records WHERE table_id = ?1 AND number = ?2 AND (is_public
        OR EXISTS (SELECT 1 FROM admissions WHERE table_id = ?1 AND person = ?3))";
    let with = params![number(table), match_number.0, deeds::id(person)];
    file.prepare_cached(sql)?.query_row(with, |row| row.get(0)).optional()
}
