//! The command line: the load to generate, and the limits the server must keep.

use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;

use crate::figures::real;

/// Plays Port Royal at many four-player tables of a server at once, and measures the server. Exits
/// with an error if the server exceeds a limit.
#[derive(Clone, Debug, Parser)]
#[command(name = "load")]
pub(crate) struct Args {
    /// The server program.
    #[arg(long, value_name = "FILE")]
    pub(crate) server: PathBuf,
    /// The number of tables, with four players each.
    #[arg(long, default_value_t = 2000, value_name = "N")]
    pub(crate) tables: usize,
    /// Add a bot of this level to each table. It moves at its own speed, so the pace is not checked
    /// then.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) bot: Option<String>,
    /// Moves per second at each table.
    #[arg(long, default_value_t = 2.0, value_name = "MOVES")]
    pub(crate) pace: f64,
    /// The most moves a table plays in advance before measuring begins, so that the tables are at
    /// different points of a game, and matches end and begin all the time.
    #[arg(long, default_value_t = 160, value_name = "MOVES")]
    pub(crate) ahead: u32,
    /// The warm-up: seconds of play at that pace before measuring begins.
    #[arg(long, default_value_t = 10, value_name = "S")]
    pub(crate) warm: u64,
    /// The seconds to measure.
    #[arg(long, default_value_t = 30, value_name = "S")]
    pub(crate) seconds: u64,
    /// The limit for the 99th percentile of update latency, in milliseconds.
    #[arg(long, default_value_t = 100.0, value_name = "MS")]
    pub(crate) p99: f64,
    /// The limit for the server's memory, in kilobytes per seat.
    #[arg(long, default_value_t = 40.0, value_name = "KB")]
    pub(crate) memory: f64,
    /// The server's data folder. The default is a new folder that is deleted afterwards.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// The seed of all choices.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) seed: u64,
}

impl Args {
    /// The time between two moves of a table.
    pub(crate) fn period(&self) -> Duration {
        Duration::from_secs_f64(1.0 / self.pace.max(0.01))
    }

    /// The moves per second required of all tables together.
    pub(crate) fn asked(&self) -> f64 {
        real(self.tables as u64) / self.period().as_secs_f64()
    }
}
