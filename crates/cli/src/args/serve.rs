//! The command line of the server: `tortuga serve`, `tortuga backup` and `tortuga restore`.

use std::convert::Infallible;
use std::fmt;
use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::str::FromStr;

use server::store::postgres::{DatabaseUrl, UrlError};

use server::proxies::Network;

/// `tortuga serve`. Settings that are not given here come from the settings file, or else are the
/// defaults.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Serve {
    /// A file with settings; flags override it.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Print a settings file with every setting explained, and do nothing else.
    #[arg(long)]
    pub print_config: bool,
    /// The address to listen on [default: 127.0.0.1:7717, for this machine only].
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,
    /// Serve the local network: listen on all addresses and show ours with a QR code.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "true|false")]
    pub lan: Option<bool>,
    /// The data folder.
    #[command(flatten)]
    pub data: Data,
    /// The name of this node among those that share its database; by default the machine's.
    #[arg(long, value_name = "NAME")]
    pub node: Option<String>,
    /// Listen here for the other nodes, which relay requests for tables of this one.
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub peer_listen: Option<SocketAddr>,
    /// The URL under which the other nodes reach that address [default: http:// and the address].
    #[arg(long, value_name = "URL")]
    pub peer_url: Option<String>,
    /// The most minutes for which a node that leaves waits for matches that no other node can take
    /// [default: 45].
    #[arg(long, value_name = "MINUTES")]
    pub drain_for: Option<u32>,
    /// The address by which people reach the server, such as `https://tavern.example`; for
    /// invitations and cookies.
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// Another name by which people reach the server, such as `tavern.local`; may be repeated.
    /// Requests to unknown names are refused.
    #[arg(long, value_name = "NAME")]
    pub host: Vec<String>,
    /// Serve `/metrics` for Prometheus on this machine.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "true|false")]
    pub metrics: Option<bool>,
    /// A NATS server, such as `nats://127.0.0.1:4222`; `tortuga crew` then thinks for bots on other
    /// machines.
    #[arg(long, value_name = "URL")]
    pub nats: Option<String>,
    /// Trust the `X-Forwarded-For` of a proxy on this machine.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "true|false")]
    pub behind_proxy: Option<bool>,
    /// Trust the `X-Forwarded-For` of a proxy at this address, or in a block such as
    /// `172.17.0.0/16`; may be repeated.
    #[arg(long, value_name = "ADDRESS")]
    pub trusted_proxy: Vec<Network>,
    /// The most requests per second from one address in the long run; 0 for no limit [default: 20].
    #[arg(long, value_name = "N")]
    pub requests_per_second: Option<u32>,
    /// The most megabytes of the page's files per minute for one address; 0 for no limit
    /// [default: 120].
    #[arg(long, value_name = "N")]
    pub page_megabytes_per_minute: Option<u32>,
    /// The most connections from one address at the same time [default: 512].
    #[arg(long, value_name = "N")]
    pub connections_per_address: Option<NonZeroU32>,
    /// The most connections from all addresses at the same time [default: 32768].
    #[arg(long, value_name = "N")]
    pub connections: Option<NonZeroU32>,
    /// The most open tables created from one address [default: 100].
    #[arg(long, value_name = "N")]
    pub tables_per_address: Option<NonZeroU32>,
    /// The most seconds to send a request, to answer it, and for a client to take nothing of the
    /// answer [default: 20].
    #[arg(long, value_name = "N")]
    pub request_seconds: Option<NonZeroU32>,
    /// Write the log as one JSON object per line.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "true|false")]
    pub log_json: Option<bool>,
    /// Speed up the clock by this factor; for tests.
    #[arg(long, value_name = "N", hide = true)]
    pub haste: Option<NonZeroU32>,
    /// The level of detail of the log [default: info].
    #[arg(long, value_name = "error|warn|info|debug")]
    pub log_level: Option<String>,
}

/// `tortuga crew`.
#[derive(Debug, clap::Args)]
pub struct Crew {
    /// The NATS server that the nodes use, such as `nats://127.0.0.1:4222`.
    #[arg(long, value_name = "URL")]
    pub nats: String,
    /// The number of threads; by default all cores.
    #[arg(long, short, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// The level of detail of the log.
    #[arg(long, default_value = "info", value_name = "error|warn|info|debug")]
    pub log_level: String,
}

/// `tortuga backup`.
#[derive(Debug, clap::Args)]
pub struct Backup {
    /// The file to write; it must not exist yet.
    pub file: PathBuf,
    /// The data to copy.
    #[command(flatten)]
    pub data: Data,
}

/// `tortuga restore`.
#[derive(Debug, clap::Args)]
pub struct Restore {
    /// A copy that `tortuga backup` made.
    pub file: PathBuf,
    /// The data folder to restore.
    #[command(flatten)]
    pub data: Data,
    /// Replace existing data; it is moved aside, not deleted.
    #[arg(long)]
    pub replace: bool,
}

/// Where the data is.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Data {
    /// The data folder; by default `$XDG_DATA_HOME/tortuga`.
    #[arg(long = "data", value_name = "DIR", global = true)]
    pub folder: Option<PathBuf>,
    /// A PostgreSQL database in place of the folder, which several nodes can share:
    /// `postgres://USER:PASSWORD@HOST/DATABASE`.
    #[arg(long, value_name = "URL", global = true)]
    pub store: Option<StoreUrl>,
}

/// The URL of a database as it was written. It may hold a password, so it is never shown.
#[derive(Clone, PartialEq, Eq, serde::Deserialize)]
#[serde(transparent)]
pub struct StoreUrl(String);

impl StoreUrl {
    /// Reads it.
    ///
    /// # Errors
    /// If it is no URL of a database.
    pub(crate) fn read(&self) -> Result<DatabaseUrl, UrlError> {
        DatabaseUrl::read(&self.0)
    }
}

impl FromStr for StoreUrl {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(text.to_owned()))
    }
}

impl fmt::Debug for StoreUrl {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("StoreUrl(…)")
    }
}
