//! The one thread that writes. While a transaction goes to disk, further changes queue up and share
//! the next one. So no change waits for more than two transactions, and batches grow with the load.
//! A transaction costs much, a change in it little, so transactions also keep a distance; a change
//! that comes alone is written at once.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, Transaction, TransactionBehavior, params};
use tokio::sync::{oneshot, watch};

use super::statements::{due_ms, id, moment, number};
use super::{Change, Health, Revoked, StoreError, StoredStep, deeds, statements};
use crate::ident::TableId;
use crate::summary::Summary;
use crate::tally::Counters;

/// The most changes in one transaction.
const BATCH_MAX: usize = 1024;
/// The shortest time from the beginning of one transaction to that of the next.
const WINDOW: Duration = Duration::from_millis(2);
/// How often writing to a full disk is retried.
const RETRY: Duration = Duration::from_millis(500);

/// A task for the thread, and the sender for its result.
pub(super) struct Job {
    pub(super) task: Task,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// A task for the thread that writes.
pub(super) enum Task {
    /// Writes a change.
    Write(Change),
    /// Puts everything into the one file and ends the thread.
    Close,
}

/// A change that waits to be written.
struct Waiting {
    change: Change,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The next thing to do.
enum Next {
    /// Changes to write together. There are none if writing failed and is to be tried again.
    Batch(Vec<Waiting>),
    /// The same, and nothing after them. Somebody may wait for the end.
    Last(Vec<Waiting>, Option<oneshot::Sender<Result<(), StoreError>>>),
}

pub(super) struct Writer {
    file: Connection,
    jobs: Receiver<Job>,
    health: watch::Sender<Health>,
    tally: Arc<Counters>,
    /// Why writing fails, while it does.
    why: String,
}

impl Writer {
    pub(super) fn new(
        file: Connection,
        jobs: Receiver<Job>,
        health: watch::Sender<Health>,
        tally: Arc<Counters>,
    ) -> Self {
        Self { file, jobs, health, tally, why: String::new() }
    }

    /// Writes until it is told to close or the last sender is gone.
    pub(super) fn run(mut self) {
        let mut tried = Instant::now();
        let mut began = None;
        loop {
            let (batch, end) = match self.next(began) {
                Next::Batch(batch) => (batch, None),
                Next::Last(batch, done) => (batch, Some(done)),
            };
            began = Some(Instant::now());
            if self.is_ailing() && tried.elapsed() >= RETRY {
                tried = Instant::now();
                self.try_again();
            }
            if self.is_ailing() {
                answer(batch, &Err(StoreError::ReadOnly(self.why.clone())));
            } else {
                self.write(batch);
            }
            if let Some(done) = end {
                let closed = self.close();
                return drop(done.map(|done| done.send(closed)));
            }
        }
    }

    fn is_ailing(&self) -> bool {
        *self.health.borrow() == Health::ReadOnly
    }

    /// The queued changes.
    fn next(&self, began: Option<Instant>) -> Next {
        let first = if self.is_ailing() { self.jobs.recv_timeout(RETRY) } else { self.wait() };
        let mut batch = match first {
            Ok(Job { task: Task::Write(change), done }) => vec![Waiting { change, done }],
            Ok(Job { task: Task::Close, done }) => return Next::Last(Vec::new(), Some(done)),
            Err(RecvTimeoutError::Timeout) => return Next::Batch(Vec::new()),
            Err(RecvTimeoutError::Disconnected) => return Next::Last(Vec::new(), None),
        };
        if let Some(left) = window_left(began, Instant::now()) {
            std::thread::sleep(left);
        }
        while batch.len() < BATCH_MAX
            && let Ok(Job { task, done }) = self.jobs.try_recv()
        {
            match task {
                Task::Write(change) => batch.push(Waiting { change, done }),
                Task::Close => return Next::Last(batch, Some(done)),
            }
        }
        Next::Batch(batch)
    }

    /// Moves everything from the write-ahead log into the one file, so that a copy of that file is
    /// whole.
    fn close(self) -> Result<(), StoreError> {
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        let busy: bool = self.file.query_row(sql, [], |row| row.get(0)).map_err(|e| meaning(&e))?;
        if busy {
            let why = "another program reads the data; some of it is in the -wal file beside it";
            tracing::warn!(why, "cannot put everything into one file");
        }
        Ok(())
    }

    /// Writes something larger than any batch needs at least. If only a few bytes still fit, tables
    /// would continue and stop again at once.
    fn try_again(&mut self) {
        let try_it = || {
            self.file.execute("INSERT INTO room (x) VALUES (zeroblob(65536))", [])?;
            self.file.execute("DELETE FROM room", [])
        };
        if try_it().is_ok() {
            tracing::info!("writing works again: tables continue");
            self.health.send_replace(Health::Writable);
        }
    }

    fn wait(&self) -> Result<Job, RecvTimeoutError> {
        self.jobs.recv().map_err(|_| RecvTimeoutError::Disconnected)
    }

    /// Writes a batch in one transaction. If one change conflicts, writes each on its own.
    fn write(&mut self, batch: Vec<Waiting>) {
        let result = self.transact(&batch);
        match &result {
            Err(StoreError::Conflict) if batch.len() > 1 => {
                for job in batch {
                    self.write(vec![job]);
                }
                return;
            }
            Ok(()) | Err(StoreError::Conflict | StoreError::Gone) => {}
            Err(StoreError::ReadOnly(why) | StoreError::Broken(why)) => {
                tracing::error!(why, "cannot write: tables are read-only for now");
                self.why.clone_from(why);
                self.health.send_replace(Health::ReadOnly);
            }
        }
        answer(batch, &result);
    }

    fn transact(&mut self, batch: &[Waiting]) -> Result<(), StoreError> {
        let began = Instant::now();
        let n_steps = self.attempt(batch).map_err(|error| meaning(&error))?;
        self.tally.commit_time.observe_since(began);
        self.tally.commit_rows.observe(n_steps);
        self.tally.commits.add(1);
        self.tally.steps.add(n_steps);
        Ok(())
    }

    fn attempt(&mut self, batch: &[Waiting]) -> rusqlite::Result<u64> {
        let whole = self.file.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut n_steps = 0;
        for job in batch {
            n_steps += apply(&whole, &job.change)?;
        }
        whole.commit()?;
        Ok(n_steps)
    }
}

/// How long the next transaction has to wait, if the last one began at this moment.
fn window_left(began: Option<Instant>, now: Instant) -> Option<Duration> {
    let end = began? + WINDOW;
    end.checked_duration_since(now).filter(|left| !left.is_zero())
}

fn answer(batch: Vec<Waiting>, result: &Result<(), StoreError>) {
    for job in batch {
        // The caller may have stopped waiting.
        drop(job.done.send(result.clone()));
    }
}

/// Translates an error of `SQLite`.
fn meaning(error: &rusqlite::Error) -> StoreError {
    let why = match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => return StoreError::Conflict,
        _ if matches!(error, rusqlite::Error::StatementChangedRows(_)) => {
            return StoreError::Conflict;
        }
        Some(ErrorCode::DiskFull) => "the disk is full",
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            "the database may not be written; look at the permissions of the data folder, of the \
             file and of the mount"
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
            "another program has locked the database"
        }
        Some(ErrorCode::SystemIoFailure) => "the disk fails",
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            "the database is damaged; run `tortuga admin check`, and restore a backup"
        }
        Some(_) | None => return StoreError::ReadOnly(error.to_string()),
    };
    StoreError::ReadOnly(format!("{why} ({error})"))
}

/// Writes one change; returns the number of steps in it.
fn apply(file: &Transaction<'_>, change: &Change) -> rusqlite::Result<u64> {
    match change {
        Change::OpenTable { table, step, summary } => {
            run(file, "INSERT INTO tables (id) VALUES (?1)", params![number(*table)])?;
            return append(file, *table, step, Some(summary));
        }
        Change::Append { table, step, summary } => {
            return append(file, *table, step, summary.as_deref());
        }
        Change::Finish(finished) => return deeds::finish(file, finished),
        Change::Rest { table, due } => {
            let sql = "UPDATE tables SET due_ms = ?2 WHERE id = ?1";
            run(file, sql, params![number(*table), due_ms(*due)])?;
        }
        Change::CloseTable { table, at } => {
            let sql = "UPDATE tables SET closed_ms = ?2 WHERE id = ?1";
            run(file, sql, params![number(*table), moment(*at)])?;
        }
        Change::Revoke { table, people: Revoked::AllBut(people) } => {
            deeds::run_all(file, &[statements::revoke_keys(*table)])?;
            let sql = "DELETE FROM admissions WHERE table_id = ?1
                AND person NOT IN (SELECT value FROM json_each(?2))";
            let kept: Vec<i64> = people.iter().copied().map(id).collect();
            run(file, sql, params![number(*table), serde_json::json!(kept).to_string()])?;
        }
        Change::People(_)
        | Change::Greet { .. }
        | Change::Rename(_)
        | Change::Device { .. }
        | Change::IssueKey { .. }
        | Change::UseKey { .. }
        | Change::Admit { .. }
        | Change::Revoke { people: Revoked::Nobody | Revoked::One(_), .. }
        | Change::Sweep { .. }
        | Change::Alive { .. } => deeds::run_all(file, &statements::of(change))?,
    }
    Ok(0)
}

pub(super) fn run(
    file: &Transaction<'_>,
    sql: &str,
    with: &[&dyn rusqlite::ToSql],
) -> rusqlite::Result<usize> {
    file.prepare_cached(sql)?.execute(with)
}

/// Appends a step to a log, with the table's new summary; returns 1, the number of steps. It is a
/// conflict if the log has a step with this number already.
pub(super) fn append(
    file: &Transaction<'_>,
    table: TableId,
    step: &StoredStep,
    summary: Option<&Summary>,
) -> rusqlite::Result<u64> {
    let sql = "INSERT INTO steps (table_id, seq, at_ms, text) VALUES (?1, ?2, ?3, ?4)";
    let StoredStep { seq, at_ms, text } = step;
    run(file, sql, params![number(table), seq.cast_signed(), moment(*at_ms), text])?;
    if let Some(summary) = summary {
        let text = serde_json::to_string(summary).expect("summaries are plain data");
        let sql = "UPDATE tables SET summary = ?2 WHERE id = ?1";
        run(file, sql, params![number(table), text])?;
    }
    Ok(1)
}

#[cfg(test)]
mod tests {
    //! When a transaction may begin.
    use super::*;

    #[test]
    fn a_lone_change_does_not_wait_and_the_next_ones_share_a_transaction() {
        let began = Instant::now();
        assert_eq!(window_left(None, began), None, "the first");
        assert_eq!(window_left(Some(began), began), Some(WINDOW));
        let soon = began + WINDOW / 4;
        assert_eq!(window_left(Some(began), soon), Some(WINDOW * 3 / 4));
        assert_eq!(window_left(Some(began), began + WINDOW), None);
        assert_eq!(window_left(Some(began), began + WINDOW * 9), None, "idle for long");
    }

    #[test]
    fn a_file_that_may_not_be_written_is_not_called_a_full_disk() {
        let file = Connection::open_in_memory().unwrap();
        file.execute_batch(
            "CREATE TABLE t (x); PRAGMA max_page_count = 3; PRAGMA query_only = ON;",
        )
        .unwrap();
        let refused = |sql: &str| match meaning(&file.execute(sql, []).unwrap_err()) {
            StoreError::ReadOnly(why) => why,
            other @ (StoreError::Gone | StoreError::Conflict | StoreError::Broken(_)) => {
                panic!("{other:?}")
            }
        };
        let sealed = refused("INSERT INTO t VALUES (1)");
        assert!(sealed.contains("permissions") && !sealed.contains("full"), "{sealed}");
        file.execute_batch("PRAGMA query_only = OFF").unwrap();
        let full = refused("INSERT INTO t VALUES (zeroblob(100000))");
        assert!(full.contains("the disk is full"), "{full}");
    }
}
