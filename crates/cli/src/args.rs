//! The command line.

use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

use clap::{Parser, Subcommand};
use registry::{Spec, Temper};

#[cfg(feature = "serve")]
mod admin;
mod arena;
#[cfg(feature = "serve")]
mod nodes;
mod offer;
mod play;
mod review;
#[cfg(feature = "serve")]
mod serve;

#[cfg(feature = "serve")]
pub use admin::{Admin, AdminCommand, Age, Which};
pub use arena::Arena;
#[cfg(feature = "serve")]
pub use nodes::{Nodes, NodesCommand};
pub use play::{PlayArgs, Rules, SeedChoice};
pub use review::Review;
#[cfg(feature = "serve")]
pub use serve::{Backup, Crew, Data, Restore, Serve, StoreUrl};

/// Pirate card games, played as they are printed.
#[derive(Debug, Parser)]
#[command(name = "tortuga", version, about)]
pub struct Args {
    /// The command to run.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands of `tortuga`.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game in the terminal against bots.
    Play(PlayArgs),
    /// Read the rules of a game.
    Rules(Rules),
    /// Let bots play many games and count the results.
    Simulate(Simulate),
    /// Let bots play each other until it is clear which is better.
    Arena(Arena),
    /// Show, verify or replay the record of a game.
    Record(Record),
    /// Review every decision of a recorded game: what it cost, what was better, and why.
    Review(Review),
    /// Check scripted positions.
    Scenario(Scenario),
    /// Host tables for people and bots.
    #[cfg(feature = "serve")]
    Serve(Serve),
    /// Think for the bots of servers on other machines.
    #[cfg(feature = "serve")]
    Crew(Crew),
    /// Copy the data of a server into a file, even while it runs.
    #[cfg(feature = "serve")]
    Backup(Backup),
    /// Replace a server's data with a copy that `backup` made.
    #[cfg(feature = "serve")]
    Restore(Restore),
    /// Manage the people and tables of a server, even while it runs.
    #[cfg(feature = "serve")]
    Admin(Admin),
    /// List the nodes that share a database, or let one leave.
    #[cfg(feature = "serve")]
    Nodes(Nodes),
}

/// The set-up of a game.
#[derive(Clone, Debug, clap::Args)]
pub struct Setup {
    /// The number of players; by default the most common number for the game.
    #[arg(long, short, value_name = "N")]
    pub players: Option<u8>,
    /// A deck of your own; see the game's data/deck.csv.
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
    /// An option of the game; may be given several times.
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE", long_help = offer::options())]
    pub options: Vec<String>,
}

/// `tortuga simulate`.
#[derive(Debug, clap::Args)]
pub struct Simulate {
    /// The id of the game.
    #[arg(help = offer::games())]
    pub game: String,
    /// The set-up of the games.
    #[command(flatten)]
    pub setup: Setup,
    /// The number of games.
    #[arg(long, short, default_value = "10000", value_name = "N")]
    pub games: NonZeroU64,
    /// The bots by seat; fewer bots than seats repeat in turn. A captain may have a number of
    /// iterations, as in captain:500, or of milliseconds, as in captain:200ms.
    #[arg(long, short, value_delimiter = ',', default_value = "random", value_name = "BOT,…")]
    pub bots: Vec<Spec>,
    /// Whether bots keep their promises if a game leaves that to them: loyal or fickle. A bot may
    /// have its own temper, as in bosun@fickle.
    #[arg(long, value_name = "TEMPER")]
    pub temper: Option<Temper>,
    /// The seed. The same seed gives the same result with any number of threads.
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// The number of threads; by default all cores.
    #[arg(long, short, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Print one JSON object and nothing else.
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print one line for each seat, separated by commas.
    #[arg(long)]
    pub csv: bool,
    /// Also count figures of the game, such as busts and income; slower.
    #[arg(long)]
    pub figures: bool,
    /// Write a record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

/// `tortuga record`.
#[derive(Debug, clap::Args)]
pub struct Record {
    /// The command to run on records.
    #[command(subcommand)]
    pub command: RecordCommand,
}

/// The commands for records.
#[derive(Debug, Subcommand)]
pub enum RecordCommand {
    /// Tell the game in words.
    Show(RecordShow),
    /// Replay records and check their results, outcomes and seeds.
    Verify(RecordFiles),
    /// Replay it action by action: one JSON object per line, with events and view.
    Replay(RecordReplay),
}

/// One record.
#[derive(Debug, clap::Args)]
pub struct RecordFile {
    /// The record.
    pub file: PathBuf,
    /// The deck it was played with, if it was not ours.
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
}

/// `tortuga record show`.
#[derive(Debug, clap::Args)]
pub struct RecordShow {
    /// The record to show.
    #[command(flatten)]
    pub file: RecordFile,
    /// The language: en, pl or de; by default the system's.
    #[arg(long, short, value_name = "LANGUAGE")]
    pub lang: Option<String>,
}

/// `tortuga record verify`.
#[derive(Debug, clap::Args)]
pub struct RecordFiles {
    /// The records.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The deck they were played with, if it was not ours.
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
}

/// `tortuga record replay`.
#[derive(Debug, clap::Args)]
pub struct RecordReplay {
    /// The record to replay.
    #[command(flatten)]
    pub file: RecordFile,
    /// Show the view of this seat, counted from 1; by default all hands are open.
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// Only the deal and the first N actions.
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
}

/// `tortuga scenario`.
#[derive(Debug, clap::Args)]
pub struct Scenario {
    /// The command to run on scenarios.
    #[command(subcommand)]
    pub command: ScenarioCommand,
}

/// The commands for scenarios.
#[derive(Debug, Subcommand)]
pub enum ScenarioCommand {
    /// Play each scenario and say whether it meets its expectations.
    Check {
        /// The scenarios.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}
