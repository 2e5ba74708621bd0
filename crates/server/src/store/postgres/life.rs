//! The lives of this node. A life has a row in `nodes` and a few connections. It sends heartbeats,
//! and ends when a connection is lost, when another node has fenced it, or when it cannot be heard:
//! then nobody can know whether the last statements were carried out. The next life fences the last
//! one, which waits for its statements, and takes its tables along.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use table::id::Millis;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Config, Error};

use super::fence;
use super::members;
use super::session::{Failure, Session};
use super::{Shared, schema};
use crate::fleet::{HEARTBEAT, LEASE, LifeId, Node, NodeState};
use crate::mutant::Mutant;

/// How long a node that cannot reach the database waits before it tries again.
const RETRY: Duration = Duration::from_millis(500);
/// How long it may take to begin a life. A fence may wait for eleven seconds.
const BEGIN: Duration = Duration::from_secs(20);
/// The newest format of logs that this program reads and writes.
const FORMAT: i64 = 1;

/// A life: its connections, each for one kind of work, so that none waits for another.
pub(super) struct Life {
    pub(super) id: LifeId,
    /// Appends steps, one batch after the other.
    pub(super) append: Session,
    /// Everything else that is written, one transaction after the other.
    pub(super) deeds: Session,
    /// Heartbeats and claims: single statements.
    pub(super) control: Session,
    /// Reads single rows and short lists.
    pub(super) short: Session,
    /// Reads logs and exports.
    pub(super) long: Session,
    over: watch::Sender<bool>,
}

impl Life {
    /// Ends this life. Connections are closed, and what is under way fails.
    pub(super) fn end(&self) {
        self.over.send_replace(true);
    }

    /// Waits until this life is over.
    pub(super) async fn ended(&self) {
        let mut over = self.over.subscribe();
        // The sender is in `self`.
        drop(over.wait_for(|over| *over).await);
    }
}

/// What a life begins with.
pub(super) enum Start {
    /// The process starts.
    First,
    /// The life before was lost; its tables are still in memory here.
    After(LifeId),
}

/// The name of a life's connections, by which a fence finds them.
pub(super) fn application_name(life: LifeId) -> String {
    format!("tortuga life {}", life.0)
}

/// Connects, and begins a life.
pub(super) async fn begin(config: &Config, node: &Node, start: Start) -> Result<Arc<Life>> {
    let session = Session::connect(config, "tortuga").await?;
    schema::migrate(&session).await?;
    let before = match start {
        Start::First => None,
        Start::After(life) => Some(life),
    };
    if let Some(life) = before {
        fence::fence(config, life).await?;
    }
    // An attempt that failed half-way may have left a row as well.
    make_room(&session, config, node).await?;
    let id = enter(&session, node, before).await?;
    drop(session);
    equip(config, id).await
}

/// Opens the connections of a life.
async fn equip(config: &Config, id: LifeId) -> Result<Arc<Life>> {
    let name = application_name(id);
    let (over, _) = watch::channel(false);
    let open = || connect(config, &name, &over);
    let life = Life {
        id,
        append: open().await?,
        deeds: open().await?,
        control: open().await?,
        short: open().await?,
        long: open().await?,
        over: over.clone(),
    };
    Ok(Arc::new(life))
}

/// A connection that ends the life when it is lost, and is closed when the life ends.
async fn connect(config: &Config, name: &str, over: &watch::Sender<bool>) -> Result<Session> {
    let (session, driver) = Session::open(config, name).await?;
    let (over, mut ended) = (over.clone(), over.subscribe());
    tokio::spawn(async move {
        tokio::select! {
            lost = driver => drop(lost),
            _ = ended.wait_for(|over| *over) => {}
        }
        over.send_replace(true);
    });
    session.begin().await?;
    Ok(session)
}

/// Ends an older life of a node with this name, if that node does not run any more.
async fn make_room(session: &Session, config: &Config, node: &Node) -> Result<()> {
    let sql = "SELECT nodes.id, at_ms FROM nodes JOIN heartbeats ON life = nodes.id
        WHERE name = ?1 AND state <> 'gone'";
    let name = &node.name.0;
    let Some(row) = session.first(sql, &[name]).await? else { return Ok(()) };
    let (life, seen): (i64, i64) = (row.get(0), row.get(1));
    let began = Instant::now();
    // A process that was killed has no connections. Otherwise wait for a sign of life.
    while began.elapsed() < LEASE && is_connected(session, LifeId(life)).await? {
        sleep(HEARTBEAT / 4).await;
        let row = session.first("SELECT at_ms FROM heartbeats WHERE life = ?1", &[&life]).await?;
        if row.is_some_and(|row| row.get::<_, i64>(0) != seen) {
            bail!("a node named `{name}` runs already; give this one another name with --node");
        }
    }
    fence::fence(config, LifeId(life)).await
}

/// Whether a life has connections to the database.
pub(super) async fn is_connected(session: &Session, life: LifeId) -> Result<bool, Error> {
    let sql = "SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = ?1";
    Ok(session.first(sql, &[&application_name(life)]).await?.is_some())
}

/// Writes the row of a new life, which takes along the tables of the one before.
async fn enter(session: &Session, node: &Node, before: Option<LifeId>) -> Result<LifeId> {
    let rules = serde_json::to_string(&node.rules).expect("a map of numbers is plain data");
    session.batch("BEGIN").await?;
    let sql = "INSERT INTO nodes (name, url, version, rules, format, state)
        VALUES (?1, ?2, ?3, ?4::text::jsonb, ?5, 'up') RETURNING id";
    let (name, url, version) = (&node.name.0, &node.address.0, &node.version);
    let inserted = session.first(sql, &[name, url, version, &rules, &FORMAT]).await;
    let row = inserted.map_err(|error| match error.code() {
        Some(&SqlState::UNIQUE_VIOLATION) => anyhow::anyhow!(
            "a node named `{name}` runs already; give this one another name with --node"
        ),
        Some(_) | None => error.into(),
    })?;
    let id: i64 = row.context("an insert returns its row")?.get(0);
    let sql = "INSERT INTO heartbeats (life, at_ms)
        VALUES (?1, (extract(epoch FROM clock_timestamp()) * 1000)::int8)";
    session.execute(sql, &[&id]).await?;
    if let Some(before) = before {
        let sql = "UPDATE tables SET owner = ?1, epoch = epoch + 1 WHERE owner = ?2";
        session.execute(sql, &[&id, &before.0]).await?;
    }
    session.batch("COMMIT").await?;
    Ok(LifeId(id))
}

/// Keeps this node alive: begins a life after the other until the store closes. The first life is
/// given.
pub(super) async fn supervise(shared: Arc<Shared>, first: Arc<Life>) {
    let mut life = first;
    loop {
        shared.enter(&life);
        tokio::select! {
            () = beat(&shared, &life) => {}
            () = life.ended() => {}
            () = shared.closed() => return,
        }
        shared.leave(&life, "the connection to the database was lost");
        let mut told = String::new();
        life = loop {
            let beginning = next(&shared, life.id);
            let failed = tokio::select! {
                begun = timeout(BEGIN, beginning) => match begun {
                    Ok(Ok(next)) => break next,
                    Ok(Err(error)) => format!("{error:#}"),
                    Err(_) => "no answer".to_owned(),
                },
                () = shared.closed() => return,
            };
            if failed != told {
                tracing::error!(why = failed, "cannot reach the database; retrying");
                told = failed;
            }
            sleep(RETRY).await;
        };
        tracing::info!(life = life.id.0, "writing works again: tables continue");
    }
}

/// Begins the life after this one.
async fn next(shared: &Shared, last: LifeId) -> Result<Arc<Life>> {
    if Mutant::SameLife.is_on() {
        return equip(&shared.config, last).await;
    }
    begin(&shared.config, &shared.node, Start::After(last)).await
}

/// Sends heartbeats until one is not confirmed in time, or the life turns out to be over.
async fn beat(shared: &Shared, life: &Life) {
    loop {
        let (sent, boot) = (Instant::now(), super::uptime());
        let control = &life.control;
        let heard = timeout(LEASE, async {
            let at = heartbeat(control, life.id).await?;
            let middle = sent + sent.elapsed() / 2;
            Ok((at, middle, members::read(control, life.id).await?))
        });
        match heard.await {
            Ok(Ok((Some(at), middle, now))) => {
                shared.confirm(at, middle, boot);
                shared.members.send_if_modified(|known| {
                    let is_new = *known != now;
                    members::tell_other_rules(&shared.node, known, &now);
                    *known = now;
                    is_new
                });
            }
            Ok(Ok((None, ..))) => return tracing::error!("another node has fenced this one"),
            Ok::<Result<_, Failure>, _>(Err(why)) => {
                return tracing::warn!(?why, "a heartbeat failed");
            }
            Err(_) => return tracing::warn!("the database does not answer"),
        }
        sleep(HEARTBEAT.saturating_sub(sent.elapsed())).await;
    }
}

/// Sends a heartbeat; returns the time of the database, or nothing if this life is over.
async fn heartbeat(control: &Session, life: LifeId) -> Result<Option<Millis>, Failure> {
    let sql = "UPDATE heartbeats SET at_ms = (extract(epoch FROM clock_timestamp()) * 1000)::int8
        FROM nodes WHERE life = ?1 AND nodes.id = life AND state <> 'gone' RETURNING at_ms";
    let row = control.first(sql, &[&life.0]).await?;
    Ok(row.map(|row| Millis(row.get::<_, i64>(0).cast_unsigned())))
}

/// Ends a life for good, and lets go of its tables.
pub(super) async fn retire(life: &Life) -> Result<(), Failure> {
    let sql = "UPDATE nodes SET state = 'gone',
            gone_ms = (extract(epoch FROM clock_timestamp()) * 1000)::int8
        WHERE id = ?1 AND state <> 'gone'";
    life.deeds.batch("BEGIN").await?;
    life.deeds.execute(sql, &[&life.id.0]).await?;
    let sql = "UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE owner = ?1";
    life.deeds.execute(sql, &[&life.id.0]).await?;
    Ok(life.deeds.batch("COMMIT").await?)
}

/// The state of a node as the database says it.
pub(super) fn state_of(text: &str) -> NodeState {
    if text == "draining" { NodeState::Draining } else { NodeState::Up }
}
