//! `tortuga arena` on the command line.

use std::fmt;
use std::num::{NonZeroU64, NonZeroUsize};
use std::path::PathBuf;
use std::str::FromStr;

use registry::Spec;

use super::Setup;

/// `tortuga arena`.
#[derive(Debug, clap::Args)]
pub struct Arena {
    /// The game: rum, port-royal or jolly-roger.
    pub game: String,
    /// How it is set up; where no number of players is said, as many as there are bots.
    #[command(flatten)]
    pub setup: Setup,
    /// Who plays. Fewer than seats are dealt round in turn; of more, every choice plays.
    #[arg(long, short, value_delimiter = ',', required = true, value_name = "BOT,…")]
    pub bots: Vec<Spec>,
    /// How many games at most; deals are always played in all orders of seats.
    #[arg(long, short, default_value = "2000", value_name = "N")]
    pub games: NonZeroU64,
    /// What share of wins a bot must reach, as captain=0.65; the arena stops when it is decided,
    /// and fails when it is not met. May be given several times.
    #[arg(long = "bar", value_name = "BOT=SHARE")]
    pub bars: Vec<Bar>,
    /// Same seed, same result, whatever the number of threads.
    #[arg(long, short, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// How many threads; all cores where it is not said.
    #[arg(long, short, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Keep the deals in this folder and write a report there; called again, it goes on.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Print one JSON object and nothing else.
    #[arg(long)]
    pub json: bool,
}

/// A bot and the share of wins it must reach, as `captain=0.65`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    /// Who.
    pub bot: Spec,
    /// From 0 to 1.
    pub share: f64,
}

impl fmt::Display for Bar {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}={}", self.bot, self.share)
    }
}

impl FromStr for Bar {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (bot, share) = text
            .split_once('=')
            .ok_or("a bar is written BOT=SHARE, as in captain=0.65".to_owned())?;
        let bot = bot.parse().map_err(|error| format!("{error}"))?;
        let share = share.parse().ok().filter(|share| *share > 0.0 && *share < 1.0);
        let share = share.ok_or("a share of wins lies between 0 and 1".to_owned())?;
        Ok(Self { bot, share })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_reads_its_own_text() {
        let bar: Bar = "bosun=0.65".parse().unwrap();
        assert_eq!((bar.bot, bar.share.to_string()), ("bosun".parse().unwrap(), "0.65".to_owned()));
        assert_eq!(bar.to_string(), "bosun=0.65");
        for wrong in ["bosun", "bosun=", "bosun=1", "bosun=NaN", "bosun=-0.5", "cook=0.5", "=0.5"] {
            assert!(wrong.parse::<Bar>().is_err(), "{wrong}");
        }
    }
}
