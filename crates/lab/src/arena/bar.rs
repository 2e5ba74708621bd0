//! A bar: the share of wins that a bot must reach, and when that is decided.

use std::fmt;
use std::str::FromStr;

use registry::Spec;
use serde::Serialize;

use super::sequential::Sample;

/// A bot and the share of wins it must reach, as `captain=0.65`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    /// The bot.
    pub bot: Spec,
    /// The share of wins, from 0 to 1.
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

/// The verdict on a bar, and after how many deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum BarVerdict {
    /// The interval lies above it.
    Met,
    /// The interval lies below it.
    Missed,
    /// Even winning all remaining games would not lift the interval above it.
    OutOfReach,
    /// No games are left, or the run was stopped.
    Undecided,
}

impl BarVerdict {
    /// The verdict after these deals, if there is one; `left` may still be played.
    pub(crate) fn of(sample: &Sample, share: f64, left: u64) -> Option<Self> {
        if sample.clears(share) {
            Some(Self::Met)
        } else if sample.misses(share) {
            Some(Self::Missed)
        } else if left == 0 {
            Some(Self::Undecided)
        } else if sample.may_clear(share, left) {
            None
        } else {
            Some(Self::OutOfReach)
        }
    }
}

impl fmt::Display for BarVerdict {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Met => "met: the 95 % interval lies above it",
            Self::Missed => "not met: the 95 % interval lies below it",
            Self::OutOfReach => {
                "not met: even winning all remaining games would not lift the interval above it"
            }
            Self::Undecided => {
                "not met: the 95 % interval still contains it, and no games are left"
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sample of so many won and lost deals.
    fn sample(won: u64, lost: u64) -> Sample {
        let mut sample = Sample::new(1);
        (0..won).for_each(|_| sample.add(1));
        (0..lost).for_each(|_| sample.add(0));
        sample
    }

    #[test]
    fn a_bar_is_decided_as_soon_as_it_can_be() {
        assert_eq!(BarVerdict::of(&sample(90, 10), 0.65, 100), Some(BarVerdict::Met));
        assert_eq!(BarVerdict::of(&sample(10, 90), 0.65, 100), Some(BarVerdict::Missed));
        assert_eq!(BarVerdict::of(&sample(65, 35), 0.65, 1_000), None);
        assert_eq!(BarVerdict::of(&sample(65, 35), 0.65, 5), Some(BarVerdict::OutOfReach));
        assert_eq!(BarVerdict::of(&sample(65, 35), 0.65, 0), Some(BarVerdict::Undecided));
    }

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
