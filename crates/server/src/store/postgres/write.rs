//! Writes everything but plain appends, in order, on a connection of its own, so that appends do
//! not wait for it. Changes that come together share a transaction; the end of a match has one for
//! itself, since it waits for the ratings of its players.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use table::config::Rating as Counts;
use table::id::Person;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;

use super::super::finish::{self, FinishedSeat};
use super::super::people::{Deed, Finished};
use super::super::statements::{self, due_ms, id, moment, number};
use super::super::{Change, Revoked, StoreError, StoredStep};
use super::Shared;
use super::append::{self, Append, Listed};
use super::life::Life;
use super::session::{Failure, Session};
use crate::ident::TableId;
use crate::people::rating::Rating;
use crate::summary::Summary;

/// The most changes in one transaction.
const BATCH_MAX: usize = 256;
/// How often a transaction that collided with another is tried.
const TRIES: u32 = 5;

/// A change that waits to be written.
pub(super) struct Waiting<T> {
    pub(super) change: T,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

pub(super) fn answer<T>(batch: Vec<Waiting<T>>, result: &Result<(), StoreError>) {
    for waiting in batch {
        // The caller may have stopped waiting.
        drop(waiting.done.send(result.clone()));
    }
}

/// Writes what comes until the store closes.
pub(super) async fn run(shared: Arc<Shared>, mut queue: UnboundedReceiver<Waiting<Change>>) {
    let mut held = None;
    loop {
        let first = match held.take() {
            Some(waiting) => waiting,
            None => match queue.recv().await {
                Some(waiting) => waiting,
                None => return,
            },
        };
        let mut batch = vec![first];
        while !is_alone(&batch[0].change)
            && batch.len() < BATCH_MAX
            && let Ok(next) = queue.try_recv()
        {
            if is_alone(&next.change) {
                held = Some(next);
                break;
            }
            batch.push(next);
        }
        write(&shared, batch).await;
    }
}

/// Whether a change gets a transaction for itself.
fn is_alone(change: &Change) -> bool {
    matches!(change, Change::Finish(_))
}

/// Writes a batch in one transaction. If one change conflicts, writes each on its own.
async fn write(shared: &Shared, batch: Vec<Waiting<Change>>) {
    for waiting in &batch {
        if let Change::People(Deed::Heeded { id }) = &waiting.change {
            // Each node keeps its own place; old notices are swept out.
            shared.heeded.fetch_max(*id, Ordering::Relaxed);
        }
    }
    let Some(life) = shared.life() else {
        return answer(batch, &Err(shared.absent()));
    };
    match transact(shared, &life, &batch).await {
        Ok(()) => answer(batch, &Ok(())),
        Err(Failure::Conflict | Failure::Collision) if batch.len() > 1 => {
            for waiting in batch {
                Box::pin(write(shared, vec![waiting])).await;
            }
        }
        Err(failure) => answer(batch, &Err(shared.failed(&life, failure))),
    }
}

async fn transact(shared: &Shared, life: &Life, batch: &[Waiting<Change>]) -> Result<(), Failure> {
    for n_tries in 1.. {
        match attempt(shared, life, batch).await {
            Err(Failure::Collision) if n_tries < TRIES => {}
            result => return result,
        }
    }
    Err(Failure::Collision)
}

async fn attempt(shared: &Shared, life: &Life, batch: &[Waiting<Change>]) -> Result<(), Failure> {
    let session = &life.deeds;
    session.batch("BEGIN").await?;
    let writer = Writer { shared, session, life };
    let written = async {
        writer.check_life().await?;
        for waiting in batch {
            writer.apply(&waiting.change).await?;
        }
        Ok(())
    };
    match written.await {
        Ok(()) => Ok(session.batch("COMMIT").await?),
        Err(failure @ Failure::Lost(_)) => Err(failure),
        Err(failure) => {
            session.batch("ROLLBACK").await?;
            Err(failure)
        }
    }
}

/// Writes changes within a transaction of a life.
struct Writer<'a> {
    shared: &'a Shared,
    session: &'a Session,
    life: &'a Life,
}

impl Writer<'_> {
    /// Locks the row of this life, so that a fence waits for this transaction.
    async fn check_life(&self) -> Result<(), Failure> {
        let sql = "SELECT id FROM nodes WHERE id = ?1 AND state <> 'gone' FOR SHARE";
        let row = self.session.first(sql, &[&self.life.id.0]).await?;
        row.map(drop).ok_or(Failure::Gone)
    }

    async fn apply(&self, change: &Change) -> Result<(), Failure> {
        let (session, life) = (self.session, self.life.id.0);
        match change {
            Change::OpenTable { table, step, summary } => {
                self.open_table(*table, step, summary).await
            }
            Change::Append { table, step, summary } => {
                self.append(*table, step, summary.clone()).await
            }
            Change::Finish(finished) => self.finish(finished).await,
            Change::Rest { table, due } => {
                let sql = "UPDATE tables SET due_ms = ?2 WHERE id = ?1 AND owner = ?3";
                session.execute(sql, &[&number(*table), &due_ms(*due), &life]).await?;
                Ok(())
            }
            Change::CloseTable { table, at } => {
                let sql = "UPDATE tables SET closed_ms = ?2, owner = NULL
                    WHERE id = ?1 AND owner = ?3";
                session.execute(sql, &[&number(*table), &moment(*at), &life]).await?;
                Ok(())
            }
            Change::Revoke { table, people: Revoked::AllBut(people) } => {
                session.run_all(&[statements::revoke_keys(*table)]).await?;
                let sql = "DELETE FROM admissions
                    WHERE table_id = ?1 AND person <> ALL (?2::int8[])";
                let kept: Vec<i64> = people.iter().copied().map(id).collect();
                session.execute(sql, &[&number(*table), &kept]).await?;
                Ok(())
            }
            Change::People(Deed::Heeded { .. }) => Ok(()),
            Change::People(Deed::OustElsewhere { person }) => {
                let sql = "INSERT INTO notices (person, node) VALUES (?1, ?2)";
                session.execute(sql, &[&id(*person), &self.shared.node.name.0]).await?;
                Ok(())
            }
            Change::People(Deed::DropTable { table }) => self.drop_table(*table).await,
            Change::Sweep { .. } => {
                session.run_all(&statements::of(change)).await?;
                self.sweep().await
            }
            Change::People(_)
            | Change::Greet { .. }
            | Change::Rename(_)
            | Change::Device { .. }
            | Change::IssueKey { .. }
            | Change::UseKey { .. }
            | Change::Admit { .. }
            | Change::Revoke { people: Revoked::Nobody | Revoked::One(_), .. }
            | Change::Alive { .. } => session.run_all(&statements::of(change)).await,
        }
    }

    /// Opens a table, which is ours.
    async fn open_table(
        &self,
        table: TableId,
        step: &StoredStep,
        summary: &Summary,
    ) -> Result<(), Failure> {
        let mut listed = Listed::default();
        listed.push(summary, &self.shared.node);
        let Listed { text, game, host, stage, is_public, n_free, rules } = &listed;
        let sql = "INSERT INTO tables (id, owner, epoch, summary, game, host, stage, is_public,
                n_free, rules)
            VALUES (?1, ?2, 1, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
        let (id, life) = (number(table), self.life.id.0);
        self.session
            .execute(
                sql,
                &[
                    &id,
                    &life,
                    &text[0],
                    &game[0],
                    &host[0],
                    &stage[0],
                    &is_public[0],
                    &n_free[0],
                    &rules[0],
                ],
            )
            .await?;
        self.append(table, step, None).await
    }

    async fn append(
        &self,
        table: TableId,
        step: &StoredStep,
        summary: Option<Box<Summary>>,
    ) -> Result<(), Failure> {
        let append = Append { table, step: step.clone(), summary };
        let node = &self.shared.node;
        let written = append::append(self.session, self.life.id, node, &[&append]).await?;
        if written.is_empty() { Err(Failure::Conflict) } else { Ok(()) }
    }

    /// Writes the end of a match, its results and the resulting ratings: all or nothing, and only
    /// once.
    async fn finish(&self, finished: &Finished) -> Result<(), Failure> {
        let Finished { table, step, summary, game, counts, result, .. } = finished;
        self.append(*table, step, summary.clone()).await?;
        // Locked in the order of people, so that two matches never wait for each other.
        let people: Vec<i64> =
            result.shares.iter().filter_map(|share| share.person).map(id).collect();
        let sql = "SELECT person FROM accounts WHERE person = ANY (?1::int8[])
            ORDER BY person FOR UPDATE";
        let rows = self.session.query(sql, &[&people]).await?;
        let accounts: Vec<i64> = rows.iter().map(|row| row.get(0)).collect();
        let mut entrants = Vec::with_capacity(result.shares.len());
        for share in &result.shares {
            let is_rated = *counts == Counts::On
                && share.person.is_some_and(|person| accounts.contains(&id(person)));
            entrants.push(self.entrant(game, share.person, is_rated).await?);
        }
        self.session.run_all(&finish::statements(finished, &entrants)).await
    }

    async fn entrant(
        &self,
        game: &str,
        person: Option<Person>,
        is_rated: bool,
    ) -> Result<FinishedSeat, Failure> {
        let Some(person) = person.map(id) else { return Ok(FinishedSeat::default()) };
        let name = self.session.first(finish::NAME, &[&person]).await?;
        let rating =
            if is_rated {
                let row = self.session.first(finish::RATING, &[&game, &person]).await?;
                Some(row.map_or_else(Rating::default, |row| Rating {
                    mu: row.get(0),
                    sigma: row.get(1),
                }))
            } else {
                None
            };
        Ok(FinishedSeat { name: name.map(|row| row.get(0)), rating })
    }

    /// Deletes a table, unless another life owns it.
    async fn drop_table(&self, table: TableId) -> Result<(), Failure> {
        let sql = "SELECT tables.id FROM tables LEFT JOIN nodes ON nodes.id = owner
            WHERE tables.id = ?1 AND (owner = ?2 OR coalesce(state, 'gone') = 'gone')
            FOR UPDATE OF tables";
        let row = self.session.first(sql, &[&number(table), &self.life.id.0]).await?;
        match row {
            Some(_) => self.session.run_all(&statements::drop_table(table)).await,
            None => Ok(()),
        }
    }

    /// Deletes notices that every node has seen, and nodes that have long been gone.
    async fn sweep(&self) -> Result<(), Failure> {
        let sql = "DELETE FROM notices WHERE made_at < clock_timestamp() - interval '1 hour'";
        self.session.execute(sql, &[]).await?;
        let sql = "DELETE FROM nodes WHERE state = 'gone'
            AND gone_ms < (extract(epoch FROM clock_timestamp()) * 1000)::int8 - 86400000
            AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = nodes.id)";
        self.session.execute(sql, &[]).await?;
        let sql = "DELETE FROM heartbeats WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE id = life)";
        self.session.execute(sql, &[]).await?;
        Ok(())
    }
}
