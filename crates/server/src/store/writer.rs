//! The one thread that writes. While a transaction goes to disk, further changes queue up and share
//! the next one. So no change waits for more than two transactions, and batches grow with the load.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior, params};
use table::id::Millis;
use tokio::sync::{oneshot, watch};

use super::{Change, Health, Line, Opens, Revoked, StoreError, deeds, sweep};
use crate::ident::TableId;
use crate::tally::Counters;

/// The most changes in one transaction.
const BATCH_MAX: usize = 1024;
/// How often writing to a full disk is retried.
const RETRY: Duration = Duration::from_millis(500);

/// A change, and the sender for its result.
pub(super) struct Job {
    pub(super) change: Change,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

pub(super) struct Writer {
    pub(super) file: Connection,
    pub(super) jobs: Receiver<Job>,
    pub(super) health: watch::Sender<Health>,
    pub(super) tally: Arc<Counters>,
}

impl Writer {
    /// Writes until the last sender is gone.
    pub(super) fn run(mut self) {
        let mut tried = Instant::now();
        while let Some(batch) = self.next_batch() {
            if self.is_ailing() && tried.elapsed() >= RETRY {
                tried = Instant::now();
                self.look_for_room();
            }
            if self.is_ailing() {
                let why = "the disk was full a moment ago".to_owned();
                answer(batch, &Err(StoreError::ReadOnly(why)));
            } else {
                self.write(batch);
            }
        }
    }

    fn is_ailing(&self) -> bool {
        *self.health.borrow() == Health::ReadOnly
    }

    /// The queued changes. The batch may be empty if the disk was full, so that writing is retried.
    fn next_batch(&self) -> Option<Vec<Job>> {
        let first = if self.is_ailing() { self.jobs.recv_timeout(RETRY) } else { self.wait() };
        let mut batch = match first {
            Ok(job) => vec![job],
            Err(RecvTimeoutError::Timeout) => return Some(Vec::new()),
            Err(RecvTimeoutError::Disconnected) => return None,
        };
        while batch.len() < BATCH_MAX
            && let Ok(job) = self.jobs.try_recv()
        {
            batch.push(job);
        }
        Some(batch)
    }

    /// Writes something larger than any batch needs at least. If only a few bytes still fit, tables
    /// would continue and stop again at once.
    fn look_for_room(&mut self) {
        let try_it = || {
            self.file.execute("INSERT INTO room (x) VALUES (zeroblob(65536))", [])?;
            self.file.execute("DELETE FROM room", [])
        };
        if try_it().is_ok() {
            tracing::info!("the disk has room again: tables continue");
            self.health.send_replace(Health::Writable);
        }
    }

    fn wait(&self) -> Result<Job, RecvTimeoutError> {
        self.jobs.recv().map_err(|_| RecvTimeoutError::Disconnected)
    }

    /// Writes a batch in one transaction. If one change conflicts, writes each on its own.
    fn write(&mut self, batch: Vec<Job>) {
        let result = self.transact(&batch);
        match &result {
            Err(StoreError::Conflict) if batch.len() > 1 => {
                for job in batch {
                    self.write(vec![job]);
                }
                return;
            }
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(StoreError::ReadOnly(why) | StoreError::Broken(why)) => {
                tracing::error!(why, "cannot write: tables are read-only for now");
                self.health.send_replace(Health::ReadOnly);
            }
        }
        answer(batch, &result);
    }

    fn transact(&mut self, batch: &[Job]) -> Result<(), StoreError> {
        let n_entries = self.attempt(batch).map_err(|error| meaning(&error))?;
        self.tally.commits.add(1);
        self.tally.entries.add(n_entries);
        Ok(())
    }

    fn attempt(&mut self, batch: &[Job]) -> rusqlite::Result<u64> {
        let whole = self.file.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut n_entries = 0;
        for job in batch {
            n_entries += apply(&whole, &job.change)?;
        }
        whole.commit()?;
        Ok(n_entries)
    }
}

fn answer(batch: Vec<Job>, result: &Result<(), StoreError>) {
    for job in batch {
        // The caller may have stopped waiting.
        drop(job.done.send(result.clone()));
    }
}

/// Translates an error of `SQLite`.
fn meaning(error: &rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
        _ if matches!(error, rusqlite::Error::StatementChangedRows(_)) => StoreError::Conflict,
        _ => StoreError::ReadOnly(error.to_string()),
    }
}

/// Writes one change; returns the number of log entries in it.
fn apply(file: &Transaction<'_>, change: &Change) -> rusqlite::Result<u64> {
    match change {
        Change::OpenTable { table, lines } => {
            run(file, "INSERT INTO tables (id) VALUES (?1)", params![number(*table)])?;
            append(file, *table, lines)
        }
        Change::Append { table, lines } => append(file, *table, lines),
        Change::Finish(finished) => deeds::finish(file, finished),
        Change::People(deed) => deeds::apply(file, deed),
        Change::CloseTable { table, at } => {
            let sql = "UPDATE tables SET closed_ms = ?2 WHERE id = ?1";
            run(file, sql, params![number(*table), moment(*at)])
        }
        Change::Greet { guest, token, at } => {
            let sql = "INSERT INTO people (id, name, made_ms) VALUES (?1, ?2, ?3)";
            let id = guest.person.0.cast_signed();
            run(file, sql, params![id, guest.name, moment(*at)])?;
            let sql = "INSERT INTO sessions (token, person, made_ms) VALUES (?1, ?2, ?3)";
            run(file, sql, params![token.0, id, moment(*at)])
        }
        Change::Rename(guest) => {
            let sql = "UPDATE people SET name = ?2 WHERE id = ?1";
            run(file, sql, params![guest.person.0.cast_signed(), guest.name])
        }
        Change::Device { person, token, at } => {
            let sql = "INSERT INTO sessions (token, person, made_ms) VALUES (?1, ?2, ?3)";
            run(file, sql, params![token.0, person.0.cast_signed(), moment(*at)])
        }
        Change::IssueKey { key, opens, at } => {
            let (table, seat, person) = columns(*opens);
            let old = "DELETE FROM keys WHERE table_id = ?1 AND seat = ?2 AND used_by IS NULL";
            run(file, old, params![table, seat])?;
            let sql = "INSERT INTO keys (key, table_id, seat, person, made_ms)
                VALUES (?1, ?2, ?3, ?4, ?5)";
            run(file, sql, params![key.0, table, seat, person, moment(*at)])
        }
        Change::UseKey { key, person } => {
            let sql = "UPDATE keys SET used_by = ?2
                WHERE key = ?1 AND (used_by IS NULL OR used_by = ?2)";
            let n_rows =
                file.prepare_cached(sql)?.execute(params![key.0, person.0.cast_signed()])?;
            if n_rows == 1 { Ok(0) } else { Err(rusqlite::Error::StatementChangedRows(0)) }
        }
        Change::Admit { table, person } => {
            let sql = "INSERT OR IGNORE INTO admissions (table_id, person) VALUES (?1, ?2)";
            run(file, sql, params![number(*table), person.0.cast_signed()])
        }
        Change::Revoke { table, people } => revoke(file, *table, people),
        Change::Sweep { at } => sweep::sweep(file, *at).map(|()| 0),
        Change::Alive { at } => {
            let sql = "INSERT OR REPLACE INTO moments (name, at_ms) VALUES ('alive', ?1)";
            run(file, sql, params![moment(*at)])
        }
    }
}

fn revoke(file: &Transaction<'_>, table: TableId, people: &Revoked) -> rusqlite::Result<u64> {
    let keys = "DELETE FROM keys WHERE table_id = ?1 AND seat IS NULL";
    run(file, keys, params![number(table)])?;
    match people {
        Revoked::Nobody => Ok(0),
        Revoked::One(person) => {
            let sql = "DELETE FROM admissions WHERE table_id = ?1 AND person = ?2";
            run(file, sql, params![number(table), person.0.cast_signed()])
        }
        Revoked::AllBut(people) => {
            let sql = "DELETE FROM admissions WHERE table_id = ?1
            AND person NOT IN (SELECT value FROM json_each(?2))";
            let kept: Vec<i64> = people.iter().map(|person| person.0.cast_signed()).collect();
            run(file, sql, params![number(table), serde_json::json!(kept).to_string()])
        }
    }
}

pub(super) fn run(
    file: &Transaction<'_>,
    sql: &str,
    with: &[&dyn rusqlite::ToSql],
) -> rusqlite::Result<u64> {
    file.prepare_cached(sql)?.execute(with)?;
    Ok(0)
}

pub(super) fn append(
    file: &Transaction<'_>,
    table: TableId,
    lines: &[Line],
) -> rusqlite::Result<u64> {
    let sql = "INSERT INTO entries (table_id, seq, at_ms, text) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = file.prepare_cached(sql)?;
    for line in lines {
        let (seq, at) = (line.seq.cast_signed(), moment(line.at_ms));
        insert.execute(params![number(table), seq, at, line.text])?;
    }
    Ok(lines.len() as u64)
}

fn columns(opens: Opens) -> (Option<i64>, Option<u8>, Option<i64>) {
    match opens {
        Opens::Table(table) => (Some(number(table)), None, None),
        Opens::Seat(table, seat) => (Some(number(table)), Some(seat), None),
        Opens::Device(person) => (None, None, Some(person.0.cast_signed())),
    }
}

/// A table's id as an integer of `SQLite`.
pub(super) fn number(table: TableId) -> i64 {
    table.0.cast_signed()
}

pub(super) fn moment(at: Millis) -> i64 {
    at.0.cast_signed()
}
