//! The server's interface: HTTP for accounts and tables, a WebSocket for playing. See
//! docs/protocol.md.
//!
//! Must not be here: decisions about play; the table makes those.

mod account;
mod failure;
mod frames;
mod guard;
mod guest;
mod tables;
mod socket;
mod page;
mod relay;
mod people;
mod files;
mod site;

use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, header};
use axum::routing::{delete, get, post};
use axum::{Router, middleware};
use serde::de::DeserializeOwned;
use table::id::{NetAddress, Person};
use tokio::sync::{Semaphore, watch};

use crate::bucket::{Addresses, Rate, block};
use crate::people::attempts::Attempts;
use crate::people::crowd::{Crowd, Which};
use crate::people::password::Mill;
use crate::proxies::Warnings;
use crate::settings::Settings;
use crate::store::{Change, Deed, Store};
use crate::tables::Tables;
use crate::tally::Counters;
use failure::Failure;
pub(crate) use relay::{announce, inner_router};

/// The largest body of a request, in bytes.
const BODY_BYTES_MAX: usize = 16 * 1024;
/// How many requests that read a lot are answered at once.
const HEAVY_MAX: usize = 2;
/// The size of an address's bucket, in seconds' worth of requests.
const BURST_SECONDS: f64 = 5.0;

/// State shared by all requests.
pub(crate) struct Web {
    settings: Settings,
    pub(crate) tables: Arc<Tables>,
    store: Arc<dyn Store>,
    tally: Arc<Counters>,
    /// Becomes true when the server shuts down.
    stop: watch::Receiver<bool>,
    addresses: Addresses,
    /// The budget of each address for files of the page.
    files: Addresses,
    /// Numbers addresses for tables, which count the connections of each.
    sources: RandomState,
    /// Which warnings about proxies have been logged.
    warnings: Warnings,
    attempts: Attempts,
    mill: Mill,
    pub(crate) crowd: Crowd,
    /// The few requests at a time that read a lot.
    heavy: Semaphore,
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
struct Caller {
    address: IpAddr,
    /// Whether it comes directly from this machine.
    is_local: bool,
}

impl Web {
    pub(crate) fn new(
        settings: Settings,
        tables: Arc<Tables>,
        store: Arc<dyn Store>,
        tally: Arc<Counters>,
        stop: watch::Receiver<bool>,
    ) -> Self {
        let rate = settings.limits.requests_per_second.map(|n_requests| {
            let per_second = f64::from(n_requests.max(1));
            Rate { per_second, burst: per_second * BURST_SECONDS }
        });
        let addresses = Addresses::new(rate, settings.limits.connections);
        let files = Addresses::new(files::budget(settings.limits.file_megabytes), u32::MAX);
        let sources = RandomState::new();
        let (attempts, mill) = (Attempts::default(), Mill::new(settings.passwords));
        let (crowd, heavy) = (Crowd::default(), Semaphore::new(HEAVY_MAX));
        Self {
            settings,
            tables,
            store,
            tally,
            stop,
            addresses,
            files,
            sources,
            warnings: Warnings::default(),
            attempts,
            mill,
            crowd,
            heavy,
        }
    }

    /// The number of an address.
    fn source(&self, address: IpAddr) -> NetAddress {
        NetAddress(self.sources.hash_one(block(address)))
    }

    /// Closes connections of a person, on other nodes too.
    async fn oust(&self, person: Person, which: Which<'_>) {
        self.crowd.oust(person, which);
        if self.tables.is_shared() {
            let deed = Change::People(Deed::OustElsewhere { person });
            if let Err(error) = self.store.write(deed).written().await {
                tracing::warn!(%error, "cannot tell other nodes to close connections");
            }
        }
    }

    /// Waits until every connection is closed, at most so long.
    pub(crate) async fn wait_for_goodbyes(&self, at_most: Duration) {
        let gone = async {
            while self.tally.connections.get() > 0 || self.tally.rooms.get() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        drop(tokio::time::timeout(at_most, gone).await);
    }
}

/// All routes.
pub(crate) fn router(web: &Arc<Web>) -> Router {
    let relayed = middleware::from_fn_with_state(Arc::clone(web), relay::relay);
    Router::new()
        .route("/health", get(page::health))
        .route("/metrics", get(page::metrics))
        .route("/api/games", get(tables::games))
        .route("/api/games/{game}/ratings", get(people::board))
        .route("/api/account", post(account::register).delete(account::delete))
        .route("/api/account/login", post(account::log_in))
        .route("/api/account/logout", post(account::log_out))
        .route("/api/account/password", post(account::change_password))
        .route("/api/me/matches", get(people::matches))
        .route("/api/me/export", get(people::export))
        .route("/api/me/blocks", get(people::blocks).post(people::block))
        .route("/api/me/blocks/{id}", delete(people::unblock))
        .route("/api/reports", post(people::report))
        .route("/api/guest", get(guest::whoami).post(guest::greet))
        .route("/api/devices", post(guest::take_over))
        .route("/api/devices/key", post(guest::issue_device_key))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{table}/records/{number}", get(tables::record))
        .merge(relay::of_table().route_layer(relayed))
        .fallback(site::site)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(middleware::from_fn_with_state(Arc::clone(web), guard::guard))
        .with_state(Arc::clone(web))
}

/// Parses a JSON body. The content type must be JSON, which forms of other sites cannot send.
fn json<T: DeserializeOwned>(headers: &HeaderMap, body: &Bytes) -> Result<T, Failure> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    if !kind.trim().eq_ignore_ascii_case("application/json") {
        return Err(Failure::Malformed("the body must be application/json".to_owned()));
    }
    serde_json::from_slice(body).map_err(|error| Failure::Malformed(error.to_string()))
}
