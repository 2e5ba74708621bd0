//! The command line of the server: `tortuga serve`, `tortuga backup` and `tortuga restore`.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;

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
    /// The address by which people reach the server, such as `https://tavern.example`; for
    /// invitations and cookies.
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// Trust the `X-Forwarded-For` of a proxy on this machine.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "true|false")]
    pub behind_proxy: Option<bool>,
    /// The most requests per second from one address in the long run; 0 for no limit [default: 20].
    #[arg(long, value_name = "N")]
    pub requests_per_second: Option<u32>,
    /// The most megabytes of the page's files per minute for one address; 0 for no limit
    /// [default: 120].
    #[arg(long, value_name = "N")]
    pub file_megabytes_per_minute: Option<u32>,
    /// The most connections from one address at the same time [default: 512].
    #[arg(long, value_name = "N")]
    pub connections_per_address: Option<NonZeroU32>,
    /// The most connections from all addresses at the same time [default: 32768].
    #[arg(long, value_name = "N")]
    pub connections: Option<NonZeroU32>,
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

/// The data folder.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Data {
    /// The data folder; by default `$XDG_DATA_HOME/tortuga`.
    #[arg(long = "data", value_name = "DIR", global = true)]
    pub folder: Option<PathBuf>,
}
