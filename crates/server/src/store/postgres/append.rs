//! Appends steps to logs: many tables in one statement, which commits by itself.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use table::message::StageName;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::oneshot;
use tokio::time::sleep_until;

use super::super::statements::{moment, number};
use super::super::{StoreError, StoredStep};
use super::Shared;
use super::life::Life;
use super::session::{Failure, Session};
use super::write::{Waiting, answer};
use crate::fleet::{LifeId, Node};
use crate::ident::TableId;
use crate::mutant::Mutant;
use crate::summary::Summary;

/// The most steps in one statement.
const BATCH_MAX: usize = 1024;
/// The shortest time from the beginning of one statement to that of the next.
const WINDOW: Duration = Duration::from_millis(2);

/// The statement that appends, with the way in which it locks the row of its life.
macro_rules! append_sql {
    ($lock:literal) => {
        concat!(
            "WITH me AS (SELECT id FROM nodes WHERE id = ?1 AND state <> 'gone' ",
            $lock,
            "),
    written AS (
        INSERT INTO steps (table_id, seq, at_ms, life, text)
        SELECT new.t, new.s, new.a, ?1, new.x
        FROM me, unnest(?2::int8[], ?3::int8[], ?4::int8[], ?5::text[]) AS new (t, s, a, x)
        JOIN tables ON tables.id = new.t AND tables.owner = ?1
        RETURNING table_id, seq),
    listed AS (
        UPDATE tables SET summary = new.x, game = new.g, host = new.h, stage = new.st,
            is_public = new.p, n_free = new.f, rules = new.r
        FROM me, unnest(?6::int8[], ?7::text[], ?8::text[], ?9::int8[], ?10::text[], ?11::bool[],
            ?12::int8[], ?13::int8[]) AS new (t, x, g, h, st, p, f, r)
        WHERE tables.id = new.t AND tables.owner = ?1)
    SELECT table_id, seq FROM written UNION ALL SELECT NULL, NULL FROM me"
        )
    };
}

/// Appends steps, and the summaries that change with them, unless this life is over (no row at all)
/// or a table is not ours (its row is missing). The row without a table says that the life is not
/// over.
const APPEND: &str = append_sql!("FOR SHARE");

/// The same without a lock: a mistake that a test must find.
const APPEND_UNLOCKED: &str = append_sql!("");

/// A step to append.
#[derive(Debug)]
pub(super) struct Append {
    pub(super) table: TableId,
    pub(super) step: StoredStep,
    pub(super) summary: Option<Box<Summary>>,
}

/// A table's summary in columns.
#[derive(Default)]
pub(super) struct Listed {
    pub(super) text: Vec<String>,
    pub(super) game: Vec<String>,
    pub(super) host: Vec<i64>,
    pub(super) stage: Vec<&'static str>,
    pub(super) is_public: Vec<bool>,
    pub(super) n_free: Vec<i64>,
    /// The rules of the match being played: ours, since a node plays by no others.
    pub(super) rules: Vec<Option<i64>>,
}

impl Listed {
    pub(super) fn push(&mut self, summary: &Summary, node: &Node) {
        self.text.push(serde_json::to_string(summary).expect("summaries are plain data"));
        let game = summary.setting.game();
        self.game.push(game.to_owned());
        self.host.push(summary.host.0.cast_signed());
        let (stage, is_playing) = stage_of(summary);
        self.stage.push(stage);
        self.is_public.push(summary.is_public());
        self.n_free.push(i64::try_from(summary.n_free()).unwrap_or(0));
        let rules = node.rules.get(game).copied().filter(|_| is_playing);
        self.rules.push(rules.map(i64::from));
    }
}

/// The stage of a table in words, and whether a match is being played.
pub(super) fn stage_of(summary: &Summary) -> (&'static str, bool) {
    match summary.stage {
        StageName::Lobby => ("lobby", false),
        StageName::Playing => ("playing", true),
        StageName::Paused => ("paused", true),
        StageName::Over => ("over", false),
        StageName::Closed => ("closed", false),
    }
}

/// Appends steps. Returns those that were written, by table and number.
pub(super) async fn append(
    session: &Session,
    life: LifeId,
    node: &Node,
    batch: &[&Append],
) -> Result<HashSet<(i64, i64)>, Failure> {
    let tables: Vec<i64> = batch.iter().map(|it| number(it.table)).collect();
    let seqs: Vec<i64> = batch.iter().map(|it| it.step.seq.cast_signed()).collect();
    let dates: Vec<i64> = batch.iter().map(|it| moment(it.step.at_ms)).collect();
    let texts: Vec<&str> = batch.iter().map(|it| it.step.text.as_str()).collect();
    let (mut changed, mut listed) = (Vec::new(), Listed::default());
    // The last summary of each table counts.
    for it in batch.iter().rev() {
        if let Some(summary) = &it.summary
            && !changed.contains(&number(it.table))
        {
            changed.push(number(it.table));
            listed.push(summary, node);
        }
    }
    let Listed { text, game, host, stage, is_public, n_free, rules } = &listed;
    let sql = if Mutant::NoLock.is_on() { APPEND_UNLOCKED } else { APPEND };
    let rows = session
        .query(
            sql,
            &[
                &life.0, &tables, &seqs, &dates, &texts, &changed, text, game, host, stage,
                is_public, n_free, rules,
            ],
        )
        .await?;
    if rows.is_empty() {
        return Err(Failure::Gone);
    }
    let written = rows.iter().filter_map(|row| {
        let table: Option<i64> = row.get(0);
        table.map(|table| (table, row.get(1)))
    });
    Ok(written.collect())
}

/// Appends what comes until the store closes. While a statement is under way, further steps queue
/// up and share the next one; statements also keep a distance, since each costs much and a step in
/// it little.
pub(super) async fn run(shared: Arc<Shared>, mut queue: UnboundedReceiver<Waiting<Append>>) {
    let mut began: Option<Instant> = None;
    while let Some(first) = queue.recv().await {
        if let Some(began) = began {
            sleep_until((began + WINDOW).into()).await;
        }
        let mut batch = vec![first];
        while batch.len() < BATCH_MAX
            && let Ok(next) = queue.try_recv()
        {
            batch.push(next);
        }
        began = Some(Instant::now());
        write(&shared, batch).await;
    }
}

/// Writes a batch in one statement. If one step conflicts, writes each on its own.
async fn write(shared: &Shared, batch: Vec<Waiting<Append>>) {
    let Some(life) = shared.life() else {
        return answer(batch, &Err(shared.absent()));
    };
    let batch = if Mutant::EarlyAnswer.is_on() { answered(batch) } else { batch };
    let began = Instant::now();
    let steps: Vec<&Append> = batch.iter().map(|waiting| &waiting.change).collect();
    match append(&life.append, life.id, &shared.node, &steps).await {
        Ok(written) => {
            let n_steps = written.len() as u64;
            shared.tally.commit_time.observe_since(began);
            shared.tally.commit_rows.observe(n_steps);
            shared.tally.commits.add(1);
            shared.tally.steps.add(n_steps);
            for Waiting { change, done } in batch {
                let key = (number(change.table), change.step.seq.cast_signed());
                let result = if written.contains(&key) {
                    Ok(())
                } else if Mutant::BlindRetry.is_on() {
                    write_behind(&life, &change).await
                } else {
                    Err(StoreError::Conflict)
                };
                // The caller may have stopped waiting.
                drop(done.send(result));
            }
        }
        Err(Failure::Conflict) if batch.len() > 1 => {
            for waiting in batch {
                Box::pin(write(shared, vec![waiting])).await;
            }
        }
        Err(failure) => answer(batch, &Err(shared.failed(&life, failure))),
    }
}

/// Tells everybody that their steps are written, although they are not: a mistake that a test must
/// find.
fn answered(batch: Vec<Waiting<Append>>) -> Vec<Waiting<Append>> {
    let early = |Waiting { change, done }: Waiting<Append>| {
        drop(done.send(Ok(())));
        Waiting { change, done: oneshot::channel().0 }
    };
    batch.into_iter().map(early).collect()
}

/// Writes a step that conflicts behind what is there: a mistake that a test must find.
async fn write_behind(life: &Life, change: &Append) -> Result<(), StoreError> {
    let sql = "INSERT INTO steps (table_id, seq, at_ms, life, text)
        SELECT ?1, max(seq) + 1, ?2, ?3, ?4 FROM steps WHERE table_id = ?1";
    let (table, at_ms) = (number(change.table), moment(change.step.at_ms));
    let written = life.append.execute(sql, &[&table, &at_ms, &life.id.0, &change.step.text]).await;
    written.map(drop).map_err(|error| StoreError::from(Failure::from(error)))
}
