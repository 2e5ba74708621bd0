//! The command line.

use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

use clap::{Parser, Subcommand};
use registry::{Spec, Temper};

#[cfg(feature = "serve")]
mod admin;
mod arena;
mod play;
mod review;
#[cfg(feature = "serve")]
mod serve;

#[cfg(feature = "serve")]
pub use admin::{Admin, AdminCommand};
pub use arena::Arena;
pub use play::{Play, Rules, SeedChoice};
pub use review::Review;
#[cfg(feature = "serve")]
pub use serve::{Backup, Data, Restore, Serve};

/// Three pirate card games, played as they are printed.
#[derive(Debug, Parser)]
#[command(name = "tortuga", version, about)]
pub struct Args {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a game in the terminal against bots.
    Play(Play),
    /// Read the rules of a game.
    Rules(Rules),
    /// Let bots play many games and count.
    Simulate(Simulate),
    /// Let bots play each other until it is known who is better.
    Arena(Arena),
    /// Look at, check or follow the record of a game.
    Record(Record),
    /// Look at every decision of a recorded game again: what it cost, what was better, and why.
    Review(Review),
    /// Check scripted positions.
    Scenario(Scenario),
    /// Host tables for people and bots.
    #[cfg(feature = "serve")]
    Serve(Serve),
    /// Copy the data of a server into a file, also while it runs.
    #[cfg(feature = "serve")]
    Backup(Backup),
    /// Put a copy that `backup` made in the place of a server's data.
    #[cfg(feature = "serve")]
    Restore(Restore),
    /// Look after people and tables of a server, also while it runs.
    #[cfg(feature = "serve")]
    Admin(Admin),
}

/// How a game is set up.
#[derive(Clone, Debug, clap::Args)]
pub struct Setup {
    /// How many play; the game's most usual number where it is not said.
    #[arg(long, short, value_name = "N")]
    pub players: Option<u8>,
    /// A deck of your own; see the game's data/deck.csv.
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
    /// An option of the game; may be given several times.
    ///
    /// port-royal: ending=book or equal, variant=none or expedition. By the book early seats win
    /// more often (five players: 24 % to 15 %); for four and five we recommend ending=equal.
    /// jolly-roger: edition=en, pl or de, prizes=open or hidden, `captains_gold=own` or shared.
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

/// `tortuga simulate`.
#[derive(Debug, clap::Args)]
pub struct Simulate {
    /// The game: rum, port-royal or jolly-roger.
    pub game: String,
    /// How it is set up.
    #[command(flatten)]
    pub setup: Setup,
    /// How many games.
    #[arg(long, short, default_value = "10000", value_name = "N")]
    pub games: NonZeroU64,
    /// Who plays, by seat; fewer than seats are dealt round in turn. A captain may be given a
    /// number of iterations, as in captain:500, or of milliseconds, as in captain:200ms.
    #[arg(long, short, value_delimiter = ',', default_value = "random", value_name = "BOT,…")]
    pub bots: Vec<Spec>,
    /// Whether bots keep their word where a game leaves that to them: loyal or fickle. One may have
    /// its own, as in bosun@fickle.
    #[arg(long, value_name = "TEMPER")]
    pub temper: Option<Temper>,
    /// Same seed, same result, whatever the number of threads.
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// How many threads; all cores where it is not said.
    #[arg(long, short, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Print one JSON object and nothing else.
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Print one line a seat, separated by commas.
    #[arg(long)]
    pub csv: bool,
    /// Also count what players of the game ask for, such as busts and income; slower.
    #[arg(long)]
    pub figures: bool,
    /// Write a record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

/// `tortuga record`.
#[derive(Debug, clap::Args)]
pub struct Record {
    /// What to do with records.
    #[command(subcommand)]
    pub command: RecordCommand,
}

/// What to do with records.
#[derive(Debug, Subcommand)]
pub enum RecordCommand {
    /// Tell the game in words.
    Show(RecordShow),
    /// Play it again and check result, outcomes and seed.
    Verify(RecordFiles),
    /// Follow it action by action: one JSON object a line, with events and view.
    Replay(RecordReplay),
}

/// One record.
#[derive(Debug, clap::Args)]
pub struct RecordFile {
    /// The record.
    pub file: PathBuf,
    /// The deck it was played with, where it was not ours.
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
}

/// `tortuga record show`.
#[derive(Debug, clap::Args)]
pub struct RecordShow {
    /// Which record.
    #[command(flatten)]
    pub file: RecordFile,
    /// The language: en, pl or de; the system's where it is not said.
    #[arg(long, short, value_name = "LANGUAGE")]
    pub lang: Option<String>,
}

/// `tortuga record verify`.
#[derive(Debug, clap::Args)]
pub struct RecordFiles {
    /// The records.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The deck they were played with, where it was not ours.
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
}

/// `tortuga record replay`.
#[derive(Debug, clap::Args)]
pub struct RecordReplay {
    /// Which record.
    #[command(flatten)]
    pub file: RecordFile,
    /// With the eyes of this seat, counted from 1; with all hands open where it is not said.
    #[arg(long, value_name = "N")]
    pub seat: Option<u8>,
    /// Only the deal and the first N actions.
    #[arg(long, value_name = "N")]
    pub until: Option<usize>,
}

/// `tortuga scenario`.
#[derive(Debug, clap::Args)]
pub struct Scenario {
    /// What to do with scenarios.
    #[command(subcommand)]
    pub command: ScenarioCommand,
}

/// What to do with scenarios.
#[derive(Debug, Subcommand)]
pub enum ScenarioCommand {
    /// Play each and say whether it is as it expects.
    Check {
        /// The scenarios.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}
