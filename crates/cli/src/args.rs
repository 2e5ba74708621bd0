//! The command line.

use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

use clap::{Parser, Subcommand};
use registry::Level;

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
    /// Let bots play many games and count.
    Simulate(Simulate),
}

/// Which game, and how it is set up.
#[derive(Debug, clap::Args)]
pub struct Setup {
    /// The game: rum.
    pub game: String,
    /// How many play; the game's most usual number where it is not said.
    #[arg(long, short, value_name = "N")]
    pub players: Option<u8>,
    /// A deck of your own; see the game's data/deck.csv.
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
    /// An option of the game; may be given several times.
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

/// `tortuga simulate`.
#[derive(Debug, clap::Args)]
pub struct Simulate {
    /// Which game, and how it is set up.
    #[command(flatten)]
    pub setup: Setup,
    /// How many games.
    #[arg(long, short, default_value = "10000", value_name = "N")]
    pub games: NonZeroU64,
    /// Who plays, by seat; fewer than seats are dealt round in turn.
    #[arg(long, short, value_delimiter = ',', default_value = "random", value_name = "LEVEL,…")]
    pub bots: Vec<Level>,
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
    /// Write a record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}
