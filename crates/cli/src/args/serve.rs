//! The command line of the server: `tortuga serve`, `tortuga backup` and `tortuga restore`.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;

/// `tortuga serve`. What is not said here is taken from the settings file, and else is as usual.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Serve {
    /// A file with settings; a flag goes before it.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Print a settings file with every setting explained, and do nothing else.
    #[arg(long)]
    pub print_config: bool,
    /// Where to listen [usually 127.0.0.1:7717, for this machine only].
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,
    /// For people in the same network: listen on all addresses, show ours with a QR code.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "true|false")]
    pub lan: Option<bool>,
    /// Where everything lasts.
    #[command(flatten)]
    pub data: Data,
    /// How people reach the server, such as `https://tavern.example`; for invitations and cookies.
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// A proxy on this machine says in `X-Forwarded-For` where requests come from.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "true|false")]
    pub behind_proxy: Option<bool>,
    /// Requests a second of one address in the long run; 0 for no bound [usually 20].
    #[arg(long, value_name = "N")]
    pub requests_per_second: Option<u32>,
    /// Connections of one address at the same time [usually 512].
    #[arg(long, value_name = "N")]
    pub connections_per_address: Option<NonZeroU32>,
    /// Connections of all addresses at the same time [usually 32768].
    #[arg(long, value_name = "N")]
    pub connections: Option<NonZeroU32>,
    /// How long somebody may take to send a request and get it answered [usually 20].
    #[arg(long, value_name = "N")]
    pub request_seconds: Option<NonZeroU32>,
    /// Write the log as one JSON object a line.
    #[arg(long, num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    #[arg(value_name = "true|false")]
    pub log_json: Option<bool>,
    /// How many times faster the clock runs; for tests.
    #[arg(long, value_name = "N", hide = true)]
    pub haste: Option<NonZeroU32>,
    /// How much to log [usually info].
    #[arg(long, value_name = "error|warn|info|debug")]
    pub log_level: Option<String>,
}

/// `tortuga backup`.
#[derive(Debug, clap::Args)]
pub struct Backup {
    /// The copy; it must not exist yet.
    pub file: PathBuf,
    /// What to copy.
    #[command(flatten)]
    pub data: Data,
}

/// `tortuga restore`.
#[derive(Debug, clap::Args)]
pub struct Restore {
    /// A copy that `tortuga backup` made.
    pub file: PathBuf,
    /// Where it goes.
    #[command(flatten)]
    pub data: Data,
    /// Take the place of data that is there; it is moved aside, not deleted.
    #[arg(long)]
    pub replace: bool,
}

/// The data folder.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct Data {
    /// The data folder; `$XDG_DATA_HOME/tortuga` where it is not said.
    #[arg(long = "data", value_name = "DIR", global = true)]
    pub folder: Option<PathBuf>,
}
