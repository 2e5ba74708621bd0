//! What is asked of the crowd and of the server.

use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;

use crate::figures::real;

/// Plays Port Royal at many four-player tables of a server at once, and measures how it bears
/// that. Ends with an error if the server does not hold what is asked of it.
#[derive(Clone, Debug, Parser)]
#[command(name = "load")]
pub(crate) struct Args {
    /// The server's program.
    #[arg(long, value_name = "FILE")]
    pub(crate) server: PathBuf,
    /// How many tables of four.
    #[arg(long, default_value_t = 2000, value_name = "N")]
    pub(crate) tables: usize,
    /// A bot of this level sits at each table beside the four. It makes its moves in its own time,
    /// so the pace is not asked for then.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) bot: Option<String>,
    /// How many moves a second at each table.
    #[arg(long, default_value_t = 2.0, value_name = "MOVES")]
    pub(crate) pace: f64,
    /// How many moves each table is ahead at most when measuring begins: so that all stand at
    /// another point of a game, and matches end and begin all the time.
    #[arg(long, default_value_t = 160, value_name = "MOVES")]
    pub(crate) ahead: u32,
    /// How many seconds are played at that pace before measuring begins.
    #[arg(long, default_value_t = 10, value_name = "S")]
    pub(crate) warm: u64,
    /// How many seconds are measured.
    #[arg(long, default_value_t = 30, value_name = "S")]
    pub(crate) seconds: u64,
    /// The bound for 99 of 100 updates, in milliseconds.
    #[arg(long, default_value_t = 100.0, value_name = "MS")]
    pub(crate) p99: f64,
    /// The bound for the server's memory, in kilobytes a seat.
    #[arg(long, default_value_t = 40.0, value_name = "KB")]
    pub(crate) memory: f64,
    /// Where the server keeps its data; a new folder that goes afterwards, if it is not said.
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

    /// The moves a second that are asked of all tables together.
    pub(crate) fn asked(&self) -> f64 {
        real(self.tables as u64) / self.period().as_secs_f64()
    }
}
