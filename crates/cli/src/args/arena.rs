//! `tortuga arena` on the command line.

use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;

use lab::arena::Bar;
use registry::Spec;

use super::{Setup, offer};

/// `tortuga arena`.
#[derive(Debug, clap::Args)]
pub struct Arena {
    /// The id of the game.
    #[arg(help = offer::games())]
    pub game: String,
    /// The set-up of the games; by default there are as many players as bots.
    #[command(flatten)]
    pub setup: Setup,
    /// The bots to compare. With fewer bots than seats they repeat in turn; with more, every
    /// combination plays.
    #[arg(long, short, value_delimiter = ',', required = true, value_name = "BOT,…")]
    pub bots: Vec<Spec>,
    /// The most games to play; every deal is played in all orders of seats.
    #[arg(long, short, default_value = "2000", value_name = "N")]
    pub games: NonZeroU64,
    /// The share of wins a bot must reach, as in captain=0.65. The arena stops when this is decided
    /// and fails if the bot misses it. May be given several times.
    #[arg(long = "bar", value_name = "BOT=SHARE")]
    pub bars: Vec<Bar>,
    /// The seed. The same seed gives the same result with any number of threads.
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// The number of threads; by default all cores.
    #[arg(long, short, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Store the deals in this folder and write a report there; a later call continues the run.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Print one JSON object and nothing else.
    #[arg(long)]
    pub json: bool,
}
