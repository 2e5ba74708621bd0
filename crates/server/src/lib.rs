//! Hosts tables of any game in the registry for people and bots.
//!
//! It knows no rules and never asks which game it is. It sends only what a table gives out, and
//! that is what an observer may know. Each table has its own task ([`room`](mod@room)), and so has
//! each connection (`web::socket`). One thread writes ([`store`]), a few run the bots ([`pool`]).
//!
//! Must not be here: rules, any game by name, texts of a game.
//!
//! Reading order: [`settings`], [`proxies`], [`ident`], [`people`], [`clock`], [`store`], `mutant`,
//! `peer`,
//! [`fleet`], [`desk`], [`prune`], [`house`], [`crew`], [`pool`], [`summary`], `outbox`, `room`,
//! `tables`, `past`, [`archive`], [`upgrade`], [`tally`], `bucket`, `gate`, `web`.

pub mod settings;
pub mod proxies;
pub mod ident;
pub mod people;
pub mod clock;
pub mod store;
mod mutant;
mod peer;
pub mod fleet;
pub mod desk;
pub mod prune;
pub mod house;
pub use hosting::archive;
pub mod crew;
#[cfg(feature = "nats")]
pub mod nats;
pub mod pool;
pub mod summary;
mod outbox;
mod room;
mod tables;
mod past;
pub mod upgrade;
pub mod tally;
mod bucket;
mod gate;
mod web;

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::net::TcpListener;
use tokio::sync::watch;

use clock::{Clock, now};
use fleet::{Alone, Members, NodeState, Ownership};
use gate::Gate;
use people::crowd::Which;
use pool::Pool;
use room::House;
use settings::{Limits, Settings, StoreAt};
use store::postgres::PostgresStore;
use store::{Change, Deed, Notice, SqliteStore, Store};
use tables::Tables;
use tally::Counters;

/// How often the server writes down how long it has run, so that time goes on from there after a
/// restart.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// After how many heartbeats old data is swept out: an hour's worth.
const SWEEP: u64 = 360;
/// How long connections may take to close at shutdown.
const GOODBYE: Duration = Duration::from_secs(3);
/// How often the server looks for notices from the operator.
const LOOK: Duration = Duration::from_secs(1);
/// The number of open files to ask for: each person is one.
const FILES_WANTED: u64 = 65_536;

/// Where a server keeps its data, and who owns the tables in it.
#[derive(Clone)]
pub struct Storage {
    /// The data.
    pub store: Arc<dyn Store>,
    /// The ownership of its tables.
    pub ownership: Arc<dyn Ownership>,
}

impl Storage {
    /// Opens what the settings say. It blocks.
    fn open(settings: &Settings, tally: Arc<Counters>) -> Result<Self> {
        match &settings.store {
            StoreAt::Folder => Ok(Self::alone(Arc::new(SqliteStore::open(&settings.data, tally)?))),
            StoreAt::Database(url) => {
                let store = PostgresStore::connect(url, settings.node.clone(), tally)?;
                Ok(Self::shared(Arc::new(store)))
            }
        }
    }

    /// A store that no other node can use.
    pub fn alone(store: Arc<dyn Store>) -> Self {
        Self { ownership: Arc::new(Alone::new(Arc::clone(&store))), store }
    }

    /// A database that other nodes use too.
    pub fn shared(store: Arc<PostgresStore>) -> Self {
        Self { ownership: Arc::clone(&store) as Arc<dyn Ownership>, store }
    }
}

impl std::fmt::Debug for Storage {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Storage")
    }
}

/// A server that is ready to serve.
pub struct Server {
    gate: Gate,
    /// Where other nodes of the same server come in.
    peer_gate: Option<Gate>,
    web: Arc<web::Web>,
    store: Arc<dyn Store>,
    ownership: Arc<dyn Ownership>,
    clock: Clock,
    drain_for: Duration,
    stopping: watch::Sender<bool>,
}

impl Server {
    /// Opens the store, lists the open tables and listens. A table is loaded when somebody asks for
    /// it, or when it is due.
    ///
    /// # Errors
    /// If the data folder, the database or the address cannot be used.
    pub async fn start(settings: Settings) -> Result<Self> {
        let tally = Arc::new(Counters::default());
        let (opened, for_store) = (settings.clone(), Arc::clone(&tally));
        let opening = tokio::task::spawn_blocking(move || Storage::open(&opened, for_store));
        let storage = opening.await.context("cannot open the store")??;
        Self::with_storage(settings, storage, tally).await
    }

    /// The same with a store that the caller provides.
    ///
    /// # Errors
    /// If the tables cannot be read or the address cannot be used.
    pub async fn with_storage(
        settings: Settings,
        storage: Storage,
        tally: Arc<Counters>,
    ) -> Result<Self> {
        let Storage { store, ownership } = storage;
        let files = rlimit::increase_nofile_limit(FILES_WANTED).unwrap_or_default();
        let before = store::read(&store, Store::alive_at).await;
        let before = before.context("cannot read how long the server has run")?;
        let clocks = Arc::clone(&settings.clocks);
        let clock = match ownership.shared_time() {
            Some(now) => Clock::shared(clocks, settings.haste, now),
            None => Clock::resume(clocks, settings.haste, before),
        };
        let house = House {
            store: Arc::clone(&store),
            ownership: Arc::clone(&ownership),
            pool: Pool::start(Arc::clone(&tally), settings.crew.clone())?,
            tally: Arc::clone(&tally),
            dealer: Arc::clone(&settings.dealer),
            clock: clock.clone(),
        };
        let tables = Tables::new(house, settings.limits.tables_per_address);
        if !tables.is_shared() {
            let indexing = Arc::clone(&tables);
            let index = tokio::task::spawn_blocking(move || indexing.index());
            index.await.context("cannot list the tables")??;
        }
        let listener =
            TcpListener::bind(settings.listen).await.with_context(|| no_place(settings.listen))?;
        let gate = Gate::new(listener, &settings, Arc::clone(&tally));
        let peer_gate = match settings.peer_listen {
            Some(at) => Some(peer_gate(at, &settings, &tally).await?),
            None => None,
        };
        let drain_for = settings.drain_for;
        let (stopping, stop) = watch::channel(false);
        let web = Arc::new(web::Web::new(settings, tables, Arc::clone(&store), tally, stop));
        let n_tables = web.tables.len();
        tracing::info!(n_tables, files, "the server is ready");
        Ok(Self { gate, peer_gate, web, store, ownership, clock, drain_for, stopping })
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// If the system does not tell it.
    pub fn address(&self) -> Result<SocketAddr> {
        self.gate.address().context("cannot read the address")
    }

    /// The address on which it listens for other nodes.
    pub fn peer_address(&self) -> Option<SocketAddr> {
        self.peer_gate.as_ref().and_then(|gate| gate.address().ok())
    }

    /// Serves until `stop` completes, or the operator drains this node. Then shuts down gracefully:
    /// hands its tables over to other nodes, closes all connections and writes what is left.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Self { gate, peer_gate, web, store, ownership, clock, drain_for, stopping } = self;
        let beating = tokio::spawn(beat(Arc::clone(&store), clock.clone()));
        let keeping = tokio::spawn(clock.clone().keep());
        let heeding = tokio::spawn(heed(Arc::clone(&web), Arc::clone(&store)));
        let attending = tokio::spawn(Arc::clone(&web.tables).attend());
        let serving = tokio::spawn(gate.serve(web::router(&web), stopping.subscribe()));
        let tending = tokio::spawn(Arc::clone(&web.tables).tend());
        let peers = peer_gate
            .map(|gate| tokio::spawn(gate.serve(web::inner_router(&web), stopping.subscribe())));
        tokio::select! {
            () = stop => {}
            () = drained(ownership.members()) => {}
        }
        if web.tables.is_shared() {
            web.tables.drain(tokio::time::Instant::now() + drain_for).await;
        }
        tracing::info!("closing");
        tending.abort();
        stopping.send_replace(true);
        // A client that holds a request open is not waited for.
        drop(tokio::time::timeout(GOODBYE, serving).await);
        if let Some(peers) = peers {
            drop(tokio::time::timeout(GOODBYE, peers).await);
        }
        attending.abort();
        web.tables.stop();
        beating.abort();
        heeding.abort();
        keeping.abort();
        web.wait_for_goodbyes(GOODBYE).await;
        drop(store.write(Change::Alive { at: clock.now() }).written().await);
        if let Err(error) = store.close().written().await {
            tracing::error!(%error, "cannot put all data into one file");
        }
    }
}

/// The listening socket for other nodes. All their clients come through few addresses.
async fn peer_gate(at: SocketAddr, settings: &Settings, tally: &Arc<Counters>) -> Result<Gate> {
    let listener = TcpListener::bind(at).await;
    let listener = listener.with_context(|| format!("cannot listen on {at} for other nodes"))?;
    let limits = Limits { connections: u32::MAX, ..settings.limits };
    let settings = Settings { limits, ..settings.clone() };
    Ok(Gate::new(listener, &settings, Arc::clone(tally)))
}

/// Waits until the operator drains this node.
async fn drained(mut members: watch::Receiver<Members>) {
    let is_draining = |members: &Members| {
        let own = members.nodes.iter().find(|node| node.life == members.own);
        own.is_some_and(|own| own.state == NodeState::Draining)
    };
    if members.wait_for(is_draining).await.is_err() {
        // Nobody tells any more: only the caller of `serve` can end it.
        std::future::pending::<()>().await;
    }
}

/// Why the server cannot listen on an address, in words for somebody who wants to play.
fn no_place(at: SocketAddr) -> String {
    let (ip, port) = (at.ip(), at.port());
    let other = SocketAddr::new(ip, if port == u16::MAX { port - 1 } else { port + 1 });
    format!(
        "cannot listen on port {port} of {ip}; if another program has it, choose another port, \
         such as --listen {other}"
    )
}

impl std::fmt::Debug for Server {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Server({:?})", self.gate.address())
    }
}

async fn beat(store: Arc<dyn Store>, clock: Clock) {
    for n_beats in 0_u64.. {
        if n_beats.is_multiple_of(SWEEP) {
            drop(store.write(Change::Sweep { at: now() }).written().await);
        }
        // A full disk is reported by the writer.
        drop(store.write(Change::Alive { at: clock.now() }).written().await);
        tokio::time::sleep(HEARTBEAT).await;
    }
}

/// Carries out the operator's notices. Only the server can end its connections and tables.
async fn heed(web: Arc<web::Web>, store: Arc<dyn Store>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Ok(notices) = store::read(&store, Store::notices).await else { continue };
        let Some((id, _)) = notices.last().copied() else { continue };
        for (_, notice) in notices {
            match notice {
                Notice::Oust(person) => web.crowd.oust(person, Which::All),
                Notice::DropTable(table) => web.tables.drop_table(table).await,
            }
        }
        // If that cannot be written, the same notices are carried out again, which does no harm.
        drop(store.write(Change::People(Deed::Heeded { id })).written().await);
    }
}

/// The format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogShape {
    /// Lines for people.
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// Writes the server's log to standard error. It contains no secrets: no tokens, no keys.
///
/// # Errors
/// If there is no such level, or a log was started already.
pub fn start_log(shape: LogShape, level: &str) -> Result<()> {
    let level: tracing::level_filters::LevelFilter =
        level.parse().with_context(|| format!("unknown log level `{level}`"))?;
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    let log = log.with_target(false).with_ansi(false);
    let started = match shape {
        LogShape::Text => log.try_init(),
        LogShape::Json => log.json().flatten_event(true).try_init(),
    };
    started.map_err(|error| anyhow::anyhow!("cannot start the log: {error}"))
}

/// Waits for Ctrl-C or the system's signal to stop.
pub async fn signalled() {
    let interrupt = tokio::signal::ctrl_c();
    match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => drop(interrupt.await),
    }
}
