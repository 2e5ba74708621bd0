//! The command line: the load to generate, and the limits the server must keep.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, ValueEnum};

use crate::figures::real;

/// Plays Port Royal at many four-player tables of a server at once, and measures the server. Exits
/// with an error if the server exceeds a limit.
///
/// Without `--tables`, it measures four sizes up to the aim, prints how the figures grow, and holds
/// the floor, the aim and the growth against their limits.
#[derive(Clone, Debug, Parser)]
#[command(name = "load")]
pub(crate) struct Args {
    /// The server program.
    #[arg(long, value_name = "FILE")]
    pub(crate) server: PathBuf,
    /// Measure only this number of tables, with four players each.
    #[arg(long, value_name = "N")]
    pub(crate) tables: Option<usize>,
    /// Add a bot of this level to each table. It moves at its own speed, so the pace is not checked
    /// then.
    #[arg(long, value_name = "LEVEL")]
    pub(crate) bot: Option<String>,
    /// Moves per second at each table.
    #[arg(long, default_value_t = 2.0, value_name = "MOVES")]
    pub(crate) pace: f64,
    /// The most moves a table plays in advance before measuring begins. The default is a little
    /// more than a match of random moves takes, so that the tables are at different points of a
    /// match, and matches end and begin all the time.
    #[arg(long, default_value_t = 400, value_name = "MOVES")]
    pub(crate) ahead: u32,
    /// The warm-up: seconds of play at that pace before measuring begins.
    #[arg(long, default_value_t = 10, value_name = "S")]
    pub(crate) warm: u64,
    /// The seconds to measure.
    #[arg(long, default_value_t = 30, value_name = "S")]
    pub(crate) seconds: u64,
    /// With `--tables`: the limit for the 99th percentile of update latency, in milliseconds.
    #[arg(long, default_value_t = FLOOR.p99_ms, value_name = "MS")]
    pub(crate) p99: f64,
    /// With `--tables`: the limit for the server's memory, in kilobytes per seat.
    #[arg(long, default_value_t = FLOOR.kb_a_seat, value_name = "KB")]
    pub(crate) memory: f64,
    /// Keep the data in a PostgreSQL that is started for this: the installed package, with its data
    /// in a temporary folder. The default is a file.
    #[arg(long, value_enum, default_value_t = StoreKind::File)]
    pub(crate) store: StoreKind,
    /// With `--store postgres`: the number of nodes that share it.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) nodes: usize,
    /// Which node the people of a table connect to, if there are several.
    #[arg(long, value_enum, default_value_t = Routing::Table)]
    pub(crate) routing: Routing,
    /// With `--tables`: let this happen, and measure for how long the tables are silent.
    #[arg(long, value_enum)]
    pub(crate) outage: Option<Outage>,
    /// The server's data folder. The default is a new folder that is deleted afterwards.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// The seed of all choices.
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) seed: u64,
    /// A folder with another server to measure for comparison: `node FOLDER/measure.mjs`.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) peer: Option<PathBuf>,
}

/// Where the server keeps its data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum StoreKind {
    /// In a file, by `SQLite`.
    File,
    /// In a database that nodes can share.
    Postgres,
}

/// Which node the people of a table connect to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Routing {
    /// All to one node, as behind a load balancer that routes by table.
    Table,
    /// Each to another node, as behind one that does not.
    Anywhere,
}

/// Something that people should hardly notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Outage {
    /// The first node, which has all tables, is killed.
    Kill,
    /// All nodes are restarted, one after the other.
    Rolling,
    /// The database is killed, and starts again.
    Database,
}

/// What the server must keep to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Limits {
    pub(crate) tables: usize,
    /// The 99th percentile of the time from a command to its update.
    pub(crate) p99_ms: f64,
    /// The server's memory.
    pub(crate) kb_a_seat: f64,
}

/// What the server must always bear.
pub(crate) const FLOOR: Limits = Limits { tables: 2000, p99_ms: 100.0, kb_a_seat: 40.0 };
/// What it should bear.
pub(crate) const AIM: Limits = Limits { tables: 4000, p99_ms: 50.0, kb_a_seat: 30.0 };

impl Args {
    /// The time between two moves of a table.
    pub(crate) fn period(&self) -> Duration {
        Duration::from_secs_f64(1.0 / self.pace.max(0.01))
    }

    /// The moves per second required of so many tables together.
    pub(crate) fn asked(&self, n_tables: usize) -> f64 {
        real(n_tables as u64) / self.period().as_secs_f64()
    }

    /// The limits for one size that was asked for.
    pub(crate) fn limits(&self, tables: usize) -> Limits {
        Limits { tables, p99_ms: self.p99, kb_a_seat: self.memory }
    }
}
