//! The results of an arena as figures, for JSON, the table and the page.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;

use super::bar::BarVerdict;
use super::board::{Board, Entrant};
use super::deal::Times;
use super::journal::ArenaSettings;
use super::rating;
use super::sequential::{Estimate, Sample};

/// All results.
#[derive(Debug, Serialize)]
pub struct Results {
    /// What was played.
    pub(crate) settings: ArenaSettings,
    pub(crate) deals: u64,
    pub(crate) games: u64,
    pub(crate) bots: Vec<BotScore>,
    pub(crate) bars: Vec<BarResult>,
    /// The number of games by number of choices.
    pub(crate) lengths: BTreeMap<u32, u64>,
    pub(crate) endings: BTreeMap<String, u64>,
    /// What depends on the machine.
    pub(crate) timing: Timing,
}

/// The results of one bot.
#[derive(Debug, Serialize)]
pub(crate) struct BotScore {
    pub(crate) bot: String,
    /// How many times it sat at a table.
    pub(crate) seatings: u64,
    pub(crate) wins: u64,
    pub(crate) shared: u64,
    /// The share of wins; a shared win counts in part.
    pub(crate) share: Estimate,
    pub(crate) by_seat: Vec<Estimate>,
    /// The rating relative to the mean of all, on the Elo scale.
    pub(crate) rating: Estimate,
    pub(crate) points: f64,
}

/// A bar and its verdict.
#[derive(Debug, Serialize)]
pub(crate) struct BarResult {
    pub(crate) bar: String,
    pub(crate) verdict: BarVerdict,
    /// After how many deals it was decided.
    pub(crate) deals: u64,
    pub(crate) share: Estimate,
}

/// What depends on the machine.
#[derive(Debug, Serialize)]
pub(crate) struct Timing {
    /// The duration of this run; deals from an earlier run are not in it.
    pub(crate) seconds: f64,
    pub(crate) threads: usize,
    /// The thinking time of each bot.
    pub(crate) thinking: Vec<Thinking>,
}

/// How long a bot thought about its choices.
#[derive(Debug, Serialize)]
pub(crate) struct Thinking {
    pub(crate) bot: String,
    pub(crate) choices: u64,
    /// The mean, in milliseconds.
    pub(crate) mean: f64,
    pub(crate) longest: f64,
    /// How many took less than 1 microsecond, less than 2, less than 4, and so on.
    pub(crate) counts: Vec<u64>,
}

impl Results {
    pub(crate) fn new(
        settings: ArenaSettings,
        names: &[String],
        board: &Board<'_>,
        seconds: Duration,
        threads: usize,
    ) -> Self {
        let ratings = rating::ratings(&board.scores, names.len(), settings.seed);
        let each = || names.iter().zip(&board.entrants);
        let bots =
            each().zip(ratings).map(|((name, entrant), rating)| standing(name, entrant, rating));
        let thinking = each().map(|(name, entrant)| thinking(name, &entrant.times)).collect();
        let bars = board.bars.iter().map(|judged| {
            let (verdict, deals) = judged.verdict.unwrap_or((BarVerdict::Undecided, board.deals));
            let share = board.entrants[judged.entrant].share.estimate();
            BarResult { bar: judged.bar.to_string(), verdict, deals, share }
        });
        Self {
            deals: board.deals,
            games: board.games(),
            bots: bots.collect(),
            bars: bars.collect(),
            lengths: board.lengths.clone(),
            endings: board.endings.clone(),
            timing: Timing { seconds: seconds.as_secs_f64(), threads, thinking },
            settings,
        }
    }

    /// The results as one line of JSON.
    pub fn as_json(&self) -> String {
        let json = serde_json::to_string(self).expect("all of it can be written as JSON");
        json + "\n"
    }

    /// The results as a table for people.
    pub fn as_table(&self) -> String {
        super::table::as_table(self)
    }

    /// Whether every bar is met.
    pub fn are_bars_met(&self) -> bool {
        self.bars.iter().all(|bar| bar.verdict == BarVerdict::Met)
    }

    /// The mean number of choices in a game.
    pub(crate) fn mean_length(&self) -> f64 {
        let choices = self.lengths.iter().map(|(length, games)| u64::from(*length) * games).sum();
        ratio(choices, self.games)
    }
}

fn standing(name: &str, entrant: &Entrant, rating: Estimate) -> BotScore {
    BotScore {
        bot: name.to_owned(),
        seatings: entrant.seatings,
        wins: entrant.wins,
        shared: entrant.shared,
        share: entrant.share.estimate(),
        by_seat: entrant.by_seat.iter().map(Sample::estimate).collect(),
        rating,
        points: signed_ratio(entrant.points, entrant.seatings),
    }
}

fn thinking(name: &str, times: &Times) -> Thinking {
    Thinking {
        bot: name.to_owned(),
        choices: times.choices(),
        mean: ratio(times.micros, times.choices()) / 1e3,
        longest: ratio(times.longest, 1) / 1e3,
        counts: times.counts.clone(),
    }
}

/// A quotient for people; 0 if the count is 0.
#[expect(clippy::cast_precision_loss, reason = "figures for people")]
pub(crate) fn ratio(amount: u64, count: u64) -> f64 {
    amount as f64 / count.max(1) as f64
}

#[expect(clippy::cast_precision_loss, reason = "figures for people")]
fn signed_ratio(amount: i64, count: u64) -> f64 {
    amount as f64 / count.max(1) as f64
}
