//! The store in a `PostgreSQL` database, which several nodes share.
//!
//! One thread has all connections of a node. Reads block their caller and are carried out there;
//! writes are queued for two tasks, one for appends and one for the rest.

mod url;
mod session;
mod schema;
mod fence;
mod life;
mod append;
mod write;
mod lookups;
mod members;
mod desk;
mod roster;
mod copy;

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use api::{Export, GameRating, Past, Ranked};
use contract::Placing;
use table::id::{MatchNumber, Millis, Person};
use tokio::runtime::Handle;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::{oneshot, watch};
use tokio_postgres::Config;

use super::people::{Account, Block, Notice};
use super::receipt::ended;
use super::{Change, Guest, Health, Key, OpenTable, Receipt, Store, StoreError, StoredStep, Who};
use crate::fleet::{HEARTBEAT, LEASE, Members, Node};
use crate::ident::{Digest, TableId};
use crate::people::name::NameKey;
use crate::summary::Summary;
use crate::tally::Counters;
use append::Append;
use life::{Life, Start};
use session::Failure;
use write::Waiting;

pub use copy::{back_up, load};
pub(crate) use desk::DatabaseDesk;
pub use roster::{drain, nodes};
pub use url::{DatabaseUrl, UrlError};

/// The store of one node.
pub struct PostgresStore {
    shared: Arc<Shared>,
    handle: Handle,
    queues: Mutex<Option<Queues>>,
    health: watch::Receiver<Health>,
    thread: Option<JoinHandle<()>>,
}

/// Where changes wait to be written.
struct Queues {
    appends: UnboundedSender<Waiting<Append>>,
    rest: UnboundedSender<Waiting<Change>>,
    /// Somebody who waits until everything is written.
    closing: oneshot::Sender<oneshot::Sender<Result<(), StoreError>>>,
}

/// What the tasks of a node share.
struct Shared {
    config: Config,
    node: Node,
    peer_key: [u8; 32],
    tally: Arc<Counters>,
    health: watch::Sender<Health>,
    members: watch::Sender<Members>,
    life: watch::Sender<Option<Arc<Life>>>,
    closed: watch::Sender<bool>,
    clock: Mutex<SharedClock>,
    /// The number of the last notice that this node has carried out.
    heeded: AtomicI64,
}

/// The clock of the database, as of the last heartbeat.
struct SharedClock {
    at: Millis,
    read: Instant,
    /// When the last confirmed heartbeat was sent, by [`uptime`].
    confirmed: Duration,
}

impl Shared {
    /// The current life.
    fn life(&self) -> Option<Arc<Life>> {
        self.life.borrow().clone()
    }

    /// Why nothing can be done without a life.
    #[expect(clippy::unused_self, reason = "it is about the state of this value")]
    fn absent(&self) -> StoreError {
        StoreError::ReadOnly("there is no connection to the database".to_owned())
    }

    /// A life has begun.
    fn enter(&self, life: &Arc<Life>) {
        self.life.send_replace(Some(Arc::clone(life)));
        self.health.send_replace(Health::Writable);
    }

    /// A life is over. Whoever waits for it hears this before anything else.
    fn leave(&self, life: &Life, why: &str) {
        life.end();
        let is_news = self.life.send_if_modified(|current| {
            let is_current = current.as_ref().is_some_and(|current| current.id == life.id);
            if is_current {
                *current = None;
            }
            is_current
        });
        if is_news {
            self.health.send_replace(Health::ReadOnly);
            tracing::error!(life = life.id.0, why, "cannot write: tables are read-only for now");
        }
    }

    /// What a failure means to whoever asked. It may end the life.
    fn failed(&self, life: &Life, failure: Failure) -> StoreError {
        match &failure {
            Failure::Conflict | Failure::Collision | Failure::NotNow(_) | Failure::Unread(_) => {}
            Failure::Gone => self.leave(life, "another node has fenced this one"),
            Failure::Refused(why) | Failure::Lost(why) => self.leave(life, why),
        }
        failure.into()
    }

    /// A heartbeat was confirmed.
    fn confirm(&self, at: Millis, read: Instant, confirmed: Duration) {
        *self.clock() = SharedClock { at, read, confirmed };
    }

    fn clock(&self) -> std::sync::MutexGuard<'_, SharedClock> {
        self.clock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time by the database's clock.
    fn now(&self) -> Millis {
        let clock = self.clock();
        let since = clock.read.elapsed().as_millis();
        clock.at.plus(u64::try_from(since).unwrap_or(u64::MAX))
    }

    fn holds_lease(&self) -> bool {
        let confirmed = self.clock().confirmed;
        self.life.borrow().is_some() && uptime() + HEARTBEAT < confirmed + LEASE
    }

    /// Waits until the store closes.
    async fn closed(&self) {
        let mut closed = self.closed.subscribe();
        // The sender is in `self`.
        drop(closed.wait_for(|closed| *closed).await);
    }
}

/// A clock that nobody can set, and that counts the time in which the machine was suspended.
fn uptime() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    let seconds = u64::try_from(now.tv_sec).unwrap_or_default();
    Duration::from_secs(seconds) + Duration::from_nanos(now.tv_nsec.unsigned_abs())
}

impl PostgresStore {
    /// Connects to a database, brings its schema up to date and begins a life of this node. Must
    /// not be called by an async task: it blocks.
    ///
    /// # Errors
    /// If the database cannot be reached or used, or a node of the same name runs.
    pub fn connect(url: &DatabaseUrl, node: Node, tally: Arc<Counters>) -> Result<Self> {
        let (config, place) = (url.config(), url.to_string());
        let (sender, begun) = sync_channel(1);
        let thread = std::thread::Builder::new().name("store".to_owned());
        let thread = thread.spawn(move || run(config, node, tally, &sender));
        let thread = thread.context("cannot start a thread")?;
        let begun = begun.recv().context("the store's thread has ended")?;
        let parts = begun.with_context(|| format!("cannot use the database {place}"))?;
        let Parts { shared, handle, queues } = parts;
        let health = shared.health.subscribe();
        let queues = Mutex::new(Some(queues));
        Ok(Self { shared, handle, queues, health, thread: Some(thread) })
    }

    /// A short read.
    fn look<T, F>(&self, look: impl FnOnce(Arc<Life>) -> F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Failure>> + Send + 'static,
    {
        let Some(life) = self.shared.life() else { return Err(self.shared.absent()) };
        let (sender, answer) = sync_channel(1);
        let (looked, shared) = (look(Arc::clone(&life)), Arc::clone(&self.shared));
        self.handle.spawn(async move {
            let result = looked.await.map_err(|failure| shared.failed(&life, failure));
            // The caller waits.
            drop(sender.send(result));
        });
        answer.recv().unwrap_or_else(|_| Err(ended()))
    }
}

/// Runs the tasks of one thread.
fn runtime() -> Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("cannot start a thread")
}

/// What the thread gives to the store that it works for.
struct Parts {
    shared: Arc<Shared>,
    handle: Handle,
    queues: Queues,
}

/// The store's thread: begins the first life, then works until the store closes.
fn run(
    config: Config,
    node: Node,
    tally: Arc<Counters>,
    begun: &std::sync::mpsc::SyncSender<Result<Parts>>,
) {
    let runtime = match runtime() {
        Ok(runtime) => runtime,
        Err(error) => return drop(begun.send(Err(error))),
    };
    runtime.block_on(async {
        let started = start(config, node, tally).await;
        let (shared, life) = match started {
            Ok(started) => started,
            Err(error) => return drop(begun.send(Err(error))),
        };
        let (appends, append_queue) = unbounded_channel();
        let (rest, queue) = unbounded_channel();
        let (closing, close) = oneshot::channel();
        let appending = tokio::spawn(append::run(Arc::clone(&shared), append_queue));
        let writing = tokio::spawn(write::run(Arc::clone(&shared), queue));
        let supervising = tokio::spawn(life::supervise(Arc::clone(&shared), life));
        let (queues, handle) = (Queues { appends, rest, closing }, Handle::current());
        if begun.send(Ok(Parts { shared: Arc::clone(&shared), handle, queues })).is_err() {
            return;
        }
        let done = close.await;
        // The queues have no more senders, so these end once everything is written.
        drop(appending.await);
        drop(writing.await);
        let retired = match shared.life() {
            Some(life) => {
                let retired = tokio::time::timeout(LEASE, life::retire(&life)).await;
                retired.unwrap_or(Err(Failure::Gone)).map_err(StoreError::from)
            }
            None => Err(shared.absent()),
        };
        shared.closed.send_replace(true);
        drop(supervising.await);
        shared.life.send_replace(None);
        if let Ok(done) = done {
            drop(done.send(retired));
        }
    });
}

async fn start(
    config: Config,
    node: Node,
    tally: Arc<Counters>,
) -> Result<(Arc<Shared>, Arc<Life>)> {
    let life = life::begin(&config, &node, Start::First).await?;
    let members = members::read(&life.control, life.id).await.map_err(StoreError::from)?;
    let peer_key = members::peer_key(&life.control).await.map_err(StoreError::from)?;
    let nobody = Members { own: life.id, nodes: Vec::new() };
    members::tell_other_rules(&node, &nobody, &members);
    let at = members.nodes.iter().find(|member| member.life == life.id);
    let at = at.map_or(Millis(0), |member| member.heartbeat);
    let clock = Mutex::new(SharedClock { at, read: Instant::now(), confirmed: uptime() });
    let shared = Shared {
        config,
        node,
        peer_key,
        tally,
        health: watch::Sender::new(Health::Writable),
        members: watch::Sender::new(members),
        life: watch::Sender::new(Some(Arc::clone(&life))),
        closed: watch::Sender::new(false),
        clock,
        heeded: AtomicI64::new(0),
    };
    Ok((Arc::new(shared), life))
}

impl Drop for PostgresStore {
    /// Waits until all queued changes are written.
    fn drop(&mut self) {
        drop(self.close());
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

impl std::fmt::Debug for PostgresStore {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("PostgresStore")
    }
}

impl Store for PostgresStore {
    fn write(&self, change: Change) -> Receipt {
        let (done, receipt) = Receipt::pair();
        let queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        // Without queues the store has closed; the receipt says so.
        let Some(queues) = queues.as_ref() else { return receipt };
        match change {
            Change::Append { table, step, summary } => {
                let change = Append { table, step, summary };
                drop(queues.appends.send(Waiting { change, done }));
            }
            change @ (Change::OpenTable { .. }
            | Change::Rest { .. }
            | Change::Finish(_)
            | Change::People(_)
            | Change::CloseTable { .. }
            | Change::Greet { .. }
            | Change::Rename(_)
            | Change::Device { .. }
            | Change::IssueKey { .. }
            | Change::UseKey { .. }
            | Change::Admit { .. }
            | Change::Revoke { .. }
            | Change::Sweep { .. }
            | Change::Alive { .. }) => drop(queues.rest.send(Waiting { change, done })),
        }
        receipt
    }

    fn close(&self) -> Receipt {
        let (done, receipt) = Receipt::pair();
        let queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Queues { closing, .. }) = queues {
            drop(closing.send(done));
        }
        receipt
    }

    fn health(&self) -> watch::Receiver<Health> {
        self.health.clone()
    }

    fn log_part(
        &self,
        table: TableId,
        from: u64,
        n_steps_max: u32,
    ) -> Result<Vec<StoredStep>, StoreError> {
        self.look(async move |life| lookups::log_part(&life.long, table, from, n_steps_max).await)
    }

    fn open_tables(&self) -> Result<Vec<OpenTable>, StoreError> {
        self.look(async |life| lookups::open_tables(&life.long).await)
    }

    fn lobby(&self, n_tables_max: u32) -> Result<Vec<(TableId, Summary)>, StoreError> {
        self.look(async move |life| lookups::lobby(&life.short, n_tables_max).await)
    }

    fn n_open_of(&self, host: Person) -> Result<u32, StoreError> {
        self.look(async move |life| lookups::n_open_of(&life.short, host).await)
    }

    fn guest(&self, token: &Digest) -> Result<Option<Guest>, StoreError> {
        let token = *token;
        self.look(async move |life| lookups::guest(&life.short, token).await)
    }

    fn key(&self, key: &Digest) -> Result<Option<Key>, StoreError> {
        let key = *key;
        self.look(async move |life| lookups::key(&life.short, key).await)
    }

    fn is_admitted(&self, table: TableId, person: Person) -> Result<bool, StoreError> {
        self.look(async move |life| lookups::is_admitted(&life.short, table, person).await)
    }

    fn account(&self, who: &Who) -> Result<Option<Account>, StoreError> {
        let who = who.clone();
        self.look(async move |life| lookups::account(&life.short, &who).await)
    }

    fn owner(&self, key: &NameKey) -> Result<Option<Person>, StoreError> {
        let key = key.clone();
        self.look(async move |life| lookups::owner(&life.short, &key).await)
    }

    fn blocks(&self, person: Person) -> Result<Vec<Block>, StoreError> {
        self.look(async move |life| lookups::blocks(&life.short, person).await)
    }

    fn n_reports(&self, by: Person, since: Millis) -> Result<u32, StoreError> {
        self.look(async move |life| lookups::n_reports(&life.short, by, since).await)
    }

    fn board(&self, game: &str) -> Result<Vec<Ranked>, StoreError> {
        let game = game.to_owned();
        self.look(async move |life| lookups::board(&life.short, &game).await)
    }

    fn ratings(&self, person: Person) -> Result<Vec<GameRating<Ranked>>, StoreError> {
        self.look(async move |life| lookups::ratings(&life.short, person).await)
    }

    fn history(&self, person: Person, before: Millis) -> Result<Vec<Past>, StoreError> {
        self.look(async move |life| lookups::history(&life.short, person, before).await)
    }

    fn placings(&self, table: TableId, number: MatchNumber) -> Result<Vec<Placing>, StoreError> {
        self.look(async move |life| lookups::placings(&life.short, table, number).await)
    }

    fn kept_record(
        &self,
        table: TableId,
        number: MatchNumber,
        person: Person,
    ) -> Result<Option<String>, StoreError> {
        self.look(async move |life| lookups::kept_record(&life.short, table, number, person).await)
    }

    fn export(&self, person: Person) -> Result<Option<Export>, StoreError> {
        self.look(async move |life| lookups::export(&life.long, person).await)
    }

    fn notices(&self) -> Result<Vec<(i64, Notice)>, StoreError> {
        let after = self.shared.heeded.load(Ordering::Relaxed);
        let node = self.shared.node.name.clone();
        self.look(async move |life| lookups::notices(&life.short, after, &node).await)
    }

    fn alive_at(&self) -> Result<Option<Millis>, StoreError> {
        self.look(async |life| lookups::alive_at(&life.short).await)
    }
}

#[cfg(test)]
mod tests;
