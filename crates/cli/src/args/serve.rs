//! The command line of the server: `tortuga serve` and `tortuga backup`.

use std::net::SocketAddr;
use std::path::PathBuf;

/// `tortuga serve`.
#[derive(Debug, clap::Args)]
pub struct Serve {
    /// Where to listen; only this machine can reach the usual address.
    #[arg(long, default_value = "127.0.0.1:7717", value_name = "ADDRESS:PORT")]
    pub listen: SocketAddr,
    /// Where everything lasts.
    #[command(flatten)]
    pub data: Data,
    /// How people reach the server, such as `https://tavern.example`; for invitations and cookies.
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// A proxy on this machine says in `X-Forwarded-For` where requests come from.
    #[arg(long)]
    pub behind_proxy: bool,
    /// Requests a second from one address in the long run; 0 for no bound.
    #[arg(long, default_value_t = 20, value_name = "N")]
    pub requests_per_second: u32,
    /// Connections of one address at the same time.
    #[arg(long, default_value_t = 512, value_name = "N")]
    pub connections_per_address: u32,
    /// Write the log as one JSON object a line.
    #[arg(long)]
    pub log_json: bool,
    /// How much to log.
    #[arg(long, default_value = "info", value_name = "error|warn|info|debug")]
    pub log_level: String,
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

/// The data folder.
#[derive(Debug, clap::Args)]
pub struct Data {
    /// The data folder; `$XDG_DATA_HOME/tortuga` where it is not said.
    #[arg(long = "data", value_name = "DIR")]
    pub folder: Option<PathBuf>,
}
