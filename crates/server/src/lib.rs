//! Hosts tables of any game in the registry for people and bots.
//!
//! It knows no rules and never asks which game it is; what it may send is what a table gives out,
//! and that is what an observer may know. One task serves a table ([`room`](mod@room)), another
//! each connection (`web::socket`); one thread writes ([`store`]), a few think ([`pool`]).
//!
//! Must not be here: rules, any game by name, words of a game.
//!
//! Reading order: [`settings`], [`ident`], [`people`], [`clock`], [`store`], [`desk`], [`house`],
//! [`pool`], [`summary`], `room`, `tavern`, [`archive`], [`upgrade`], [`tally`], `bucket`, `gate`,
//! `web`.

pub mod settings;
pub mod ident;
pub mod people;
pub mod clock;
pub mod store;
pub mod desk;
pub mod house;
pub use hosting::archive;
pub mod pool;
pub mod summary;
mod room;
mod tavern;
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
use gate::Gate;
use people::crowd::Which;
use pool::Pool;
use room::House;
use settings::Settings;
use store::{Change, Deed, Notice, SqliteStore, Store};
use tally::Tally;
use tavern::Tavern;

/// How often the server writes down that it runs, so that a restart knows how long it did not.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// After how many beats what is too old is swept out: an hour's.
const SWEEP: u64 = 360;
/// How long connections may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(3);
/// How often the server looks whether the operator wants something of it.
const LOOK: Duration = Duration::from_secs(1);
/// Each person is an open file.
const FILES_WANTED: u64 = 65_536;

/// A server that is ready to serve.
pub struct Server {
    gate: Gate,
    web: Arc<web::Web>,
    store: Arc<dyn Store>,
    stopping: watch::Sender<bool>,
}

impl Server {
    /// Opens the store, makes all tables again and listens.
    ///
    /// # Errors
    /// When the data folder or the address cannot be used.
    pub async fn start(settings: Settings) -> Result<Self> {
        let tally = Arc::new(Tally::default());
        let data = settings.data.clone();
        let for_store = Arc::clone(&tally);
        let opening = tokio::task::spawn_blocking(move || SqliteStore::open(&data, for_store));
        let store: Arc<dyn Store> = Arc::new(opening.await.context("the store")??);
        Self::with_store(settings, store, tally).await
    }

    /// The same with a store of one's own.
    ///
    /// # Errors
    /// When the tables cannot be read or the address cannot be used.
    pub async fn with_store(
        settings: Settings,
        store: Arc<dyn Store>,
        tally: Arc<Tally>,
    ) -> Result<Self> {
        let files = rlimit::increase_nofile_limit(FILES_WANTED).unwrap_or_default();
        let house = House {
            store: Arc::clone(&store),
            pool: Pool::start(Arc::clone(&tally))?,
            tally: Arc::clone(&tally),
            dealer: Arc::new(house::AllGames),
            clock: Clock::new(settings.haste),
        };
        let tavern = Tavern::new(house);
        let restoring = Arc::clone(&tavern);
        let runtime = tokio::runtime::Handle::current();
        let restore = move || {
            // Tables begin their tasks on the runtime.
            let _inside = runtime.enter();
            restoring.restore_all()
        };
        let n_tables = tokio::task::spawn_blocking(restore).await.context("restoring")??;
        let listener =
            TcpListener::bind(settings.listen).await.with_context(|| no_place(settings.listen))?;
        let gate = Gate::new(listener, &settings, Arc::clone(&tally));
        let (stopping, stop) = watch::channel(false);
        let web = Arc::new(web::Web::new(settings, tavern, Arc::clone(&store), tally, stop));
        tracing::info!(n_tables, files, "the tavern is open");
        Ok(Self { gate, web, store, stopping })
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn address(&self) -> Result<SocketAddr> {
        self.gate.address().context("the address")
    }

    /// Serves until `stop` is done; then says goodbye to everybody and writes what is left.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Self { gate, web, store, stopping } = self;
        let beating = tokio::spawn(beat(Arc::clone(&store)));
        let heeding = tokio::spawn(heed(Arc::clone(&web), Arc::clone(&store)));
        let serving = tokio::spawn(gate.serve(web::router(&web), stopping.subscribe()));
        stop.await;
        tracing::info!("closing");
        stopping.send_replace(true);
        // Who holds a request open is not waited for.
        drop(tokio::time::timeout(GOODBYE, serving).await);
        web.tavern.stop();
        beating.abort();
        heeding.abort();
        web.wait_for_goodbyes(GOODBYE).await;
        drop(store.write(Change::Alive { at: now() }).written().await);
    }
}

/// Why there is no listening on an address, for somebody who wants to play.
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

async fn beat(store: Arc<dyn Store>) {
    for n_beats in 0_u64.. {
        if n_beats.is_multiple_of(SWEEP) {
            drop(store.write(Change::Sweep { at: now() }).written().await);
        }
        // A full disk is reported where it hurts.
        drop(store.write(Change::Alive { at: now() }).written().await);
        tokio::time::sleep(HEARTBEAT).await;
    }
}

/// Does what the operator's desk has left for the server: it holds connections and tables, which
/// nobody else can end.
async fn heed(web: Arc<web::Web>, store: Arc<dyn Store>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Ok(notices) = store::read(&store, Store::notices).await else { continue };
        let Some((id, _)) = notices.last().copied() else { continue };
        for (_, notice) in notices {
            match notice {
                Notice::Oust(person) => web.crowd.oust(person, Which::All),
                Notice::DropTable(table) => web.tavern.drop_table(table).await,
            }
        }
        // Where that cannot be written the notices come again, which harms nobody.
        drop(store.write(Change::People(Deed::Heeded { id })).written().await);
    }
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogShape {
    /// For people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// Writes the server's log to standard error. Nothing in it opens anything: no tokens, no keys.
///
/// # Errors
/// When there is no such level, or a log is written already.
pub fn start_log(shape: LogShape, level: &str) -> Result<()> {
    let level: tracing::level_filters::LevelFilter =
        level.parse().with_context(|| format!("there is no log level `{level}`"))?;
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    let log = log.with_target(false).with_ansi(false);
    let started = match shape {
        LogShape::Text => log.try_init(),
        LogShape::Json => log.json().flatten_event(true).try_init(),
    };
    started.map_err(|error| anyhow::anyhow!("the log: {error}"))
}

/// Waits until somebody wants the server to stop: Ctrl-C, or the system.
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
