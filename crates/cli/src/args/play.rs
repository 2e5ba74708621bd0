//! `tortuga play` and `tortuga rules` on the command line.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;

use contract::Seed;
use registry::{Spec, Temper};

use super::{Setup, offer};

/// `tortuga play`.
#[derive(Debug, clap::Args)]
pub struct PlayArgs {
    /// The id of the game.
    #[arg(help = offer::games())]
    #[cfg_attr(feature = "join", arg(required_unless_present_any = ["join", "fork"]))]
    #[cfg_attr(not(feature = "join"), arg(required_unless_present = "fork"))]
    pub game: Option<String>,
    /// The set-up of the game.
    #[command(flatten)]
    pub setup: Setup,
    /// Your opponents; fewer bots than needed repeat in turn. A captain may have a number of
    /// iterations, as in captain:500, or of milliseconds, as in captain:200ms.
    #[arg(long, short, value_delimiter = ',', default_value = "bosun", value_name = "BOT,…")]
    pub bots: Vec<Spec>,
    /// Whether bots keep their promises if a game leaves that to them: loyal or fickle. A bot may
    /// have its own temper, as in bosun@fickle.
    #[arg(long, value_name = "TEMPER")]
    pub temper: Option<Temper>,
    /// Your name at the table.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// The language: en, pl or de; by default the system's.
    #[arg(long, short, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// The seed of the deal: a number, or the 64 digits shown at the end of a game.
    #[arg(long, short, value_name = "SEED")]
    pub seed: Option<SeedChoice>,
    /// Play line by line, for pipes and screen readers.
    #[arg(long)]
    pub plain: bool,
    /// Make no pauses between the moves of bots.
    #[arg(long)]
    pub fast: bool,
    /// Where to save the game when you leave; by default among your data, under tortuga/games.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Continue a saved game.
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["players", "options", "bots", "seed", "name"])]
    pub resume: Option<PathBuf>,
    /// Continue a recorded game from any move, against bots. All cards lie as they did; you see
    /// what your seat could see, and chance is new from there on.
    #[arg(long, value_name = "RECORD")]
    #[arg(conflicts_with_all = ["players", "options", "resume"])]
    pub fork: Option<PathBuf>,
    /// Continue just before this move, as `record show` and `review` number them; by default at the
    /// end of an unfinished game.
    #[arg(long, value_name = "N", requires = "fork")]
    pub at: Option<NonZeroUsize>,
    /// Play this seat, counted from 1; by default the one that made that move.
    #[arg(long, value_name = "N", requires = "fork")]
    pub seat: Option<u8>,
    /// Join a server's table by the link you were sent.
    #[cfg(feature = "join")]
    #[arg(long, value_name = "LINK")]
    #[arg(conflicts_with_all = ["game", "players", "options", "deck", "bots", "temper", "seed"])]
    #[arg(conflicts_with_all = ["save", "resume", "fork"])]
    pub join: Option<String>,
}

/// `tortuga rules`.
#[derive(Debug, clap::Args)]
pub struct Rules {
    /// The id of the game.
    #[arg(help = offer::games())]
    pub game: String,
    /// The language: en, pl or de; by default the system's.
    #[arg(long, short, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// Show only this rule.
    #[arg(long, value_name = "ID")]
    pub rule: Option<String>,
    /// Show only the cards: the cost, gain and effect of each, and how many there are.
    #[arg(long, conflicts_with = "rule")]
    pub cards: bool,
}

/// A seed as typed by the user.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeedChoice {
    /// A small number that stands for a seed.
    Number(u64),
    /// The whole seed.
    Whole(Seed),
}

impl SeedChoice {
    /// The seed it stands for.
    pub fn seed(self) -> Seed {
        match self {
            Self::Number(number) => Seed::from_number(number, 0),
            Self::Whole(seed) => seed,
        }
    }
}

impl FromStr for SeedChoice {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse().map(Self::Number).ok();
        let whole = || text.parse().map(Self::Whole).ok();
        number.or_else(whole).ok_or_else(|| "neither a number nor 64 hexadecimal digits".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_number_or_64_digits() {
        assert_eq!("7".parse(), Ok(SeedChoice::Number(7)));
        let whole = Seed::from_number(7, 0);
        assert_eq!(whole.to_string().parse(), Ok(SeedChoice::Whole(whole)));
        assert_eq!(SeedChoice::Number(7).seed(), whole);
        for wrong in ["", "-1", "seven", "18446744073709551616", "0f0f"] {
            assert!(wrong.parse::<SeedChoice>().is_err(), "{wrong}");
        }
    }
}
