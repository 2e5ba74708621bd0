//! Confidence intervals that may be checked after every deal.
//!
//! An ordinary 95 % interval contains the truth with 95 % probability if one looks once, at a
//! moment fixed beforehand. Somebody who looks after every deal and stops when the result pleases
//! them is wrong far more often. So these are *confidence sequences*: with 95 % probability the
//! truth lies in all of them, at every moment, and one may stop at any time.
//!
//! The method is betting. A sceptic who doubts that the mean is `m` bets on every deal, a fraction
//! `c` of their money on "more than `m`": after a result `x` from 0 to 1 they have `1 + c (x / m -
//! 1)` times what they had. If the mean is `m` or less, the bet is fair or bad for them, and the
//! probability that they ever multiply their money by 40 is at most 1 in 40 (Ville's inequality).
//! So once they have, `m` is refuted at 97.5 %, and the same bets on "less" bound the interval from
//! above. The stake need not be guessed: the money is split over many fractions `c`, and the sum
//! counts.
//!
//! Ian Waudby-Smith and Aaditya Ramdas, "Estimating means of bounded random variables by betting",
//! Journal of the Royal Statistical Society B 86 (2024), 1-27; the split is their "diversified
//! Kelly betting". Every product is the same in any order, so a sample only stores how often each
//! result came up; and wealth falls as `m` grows, so a bound is found by bisection.
//!
//! Results of deals must be independent and identically distributed. That is why a deal, not a
//! game, is one result: games of one deal share its cards.

use std::collections::BTreeMap;

use serde::Serialize;

/// The natural logarithm of 40, the wealth that refutes a mean: each end of a 95 % interval may be
/// wrong with 2.5 % probability.
const PROOF: f64 = 3.688_879_454_113_936;

/// The number of fractions the money is split over.
const PARTS: u8 = 16;

/// A figure and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Estimate {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// Results from 0 to 1, each a whole number of equal parts, with their counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sample {
    whole: u64,
    counts: BTreeMap<u64, u64>,
}

impl Sample {
    /// An empty sample; a result of `whole` parts is 1.
    pub(crate) fn new(whole: u64) -> Self {
        assert!(whole > 0, "a result has parts");
        Self { whole, counts: BTreeMap::new() }
    }

    /// Adds a result.
    pub(crate) fn add(&mut self, parts: u64) {
        assert!(parts <= self.whole, "a result is 1 at most");
        *self.counts.entry(parts).or_default() += 1;
    }

    /// The mean and its interval.
    pub(crate) fn estimate(&self) -> Estimate {
        let value = self.mean();
        Estimate { value, low: self.low(value), high: 1.0 - self.mirrored().low(1.0 - value) }
    }

    /// Whether the interval lies above this mean.
    pub(crate) fn clears(&self, mean: f64) -> bool {
        self.wealth(mean) >= PROOF
    }

    /// Whether the interval lies below this mean.
    pub(crate) fn misses(&self, mean: f64) -> bool {
        self.mirrored().clears(1.0 - mean)
    }

    /// Whether the interval could lie above this mean within `more` results, if all of them were 1.
    pub(crate) fn may_clear(&self, mean: f64, more: u64) -> bool {
        let mut best = self.clone();
        *best.counts.entry(self.whole).or_default() += more;
        best.clears(mean)
    }

    #[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
    fn results(&self) -> impl Iterator<Item = (f64, f64)> {
        let whole = self.whole as f64;
        self.counts.iter().map(move |(parts, count)| (*parts as f64 / whole, *count as f64))
    }

    /// The mean; one half if the sample is empty.
    pub(crate) fn mean(&self) -> f64 {
        let (sum, count) = self
            .results()
            .fold((0.0, 0.0), |(sum, all), (result, count)| (sum + result * count, all + count));
        if count == 0.0 { 0.5 } else { sum / count }
    }

    fn mirrored(&self) -> Self {
        let counts = self.counts.iter().map(|(parts, count)| (self.whole - parts, *count));
        Self { whole: self.whole, counts: counts.collect() }
    }

    /// The largest mean below the sample's own that is refuted.
    fn low(&self, mean: f64) -> f64 {
        let (mut refuted, mut held) = (0.0, mean);
        for _ in 0..40 {
            let middle = f64::midpoint(refuted, held);
            if self.clears(middle) {
                refuted = middle;
            } else {
                held = middle;
            }
        }
        refuted
    }

    /// The logarithm of the wealth after betting 1 on more than `mean`.
    fn wealth(&self, mean: f64) -> f64 {
        let results: Vec<(f64, f64)> = self.results().collect();
        let grown = |stake: f64| -> f64 {
            results
                .iter()
                .map(|(result, count)| count * (stake * (result / mean - 1.0)).ln_1p())
                .sum()
        };
        let purses: Vec<f64> = stakes().map(grown).collect();
        let most = purses.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = purses.iter().map(|purse| (purse - most).exp()).sum();
        most + (sum / f64::from(PARTS)).ln()
    }
}

/// The fractions: from nearly 1 down to 0.005, each 0.7 times the one before.
fn stakes() -> impl Iterator<Item = f64> {
    (0..PARTS).map(|nth| 0.97 * 0.7_f64.powi(i32::from(nth)))
}

#[cfg(test)]
mod tests {
    //! On simulated results with a known mean.
    use super::*;
    use contract::SearchRng;

    /// The wins of a bot of that strength in the two games of a deal.
    fn deal(rng: &mut SearchRng, percent: u32) -> u64 {
        (0..2).map(|_| u64::from(rng.below(100) < percent)).sum()
    }

    /// How many of 200 runs of so many deals claim at some time that the mean is beyond the bar.
    fn alarms(percent: u32, bar: f64, deals: u32) -> usize {
        let run = |number: u64| {
            let (mut sample, mut rng) = (Sample::new(2), SearchRng::new(7, number));
            (0..deals).any(|_| {
                sample.add(deal(&mut rng, percent));
                sample.clears(bar)
            })
        };
        (0..200).filter(|number| run(*number)).count()
    }

    #[test]
    fn a_bar_just_out_of_reach_is_seldom_cleared_however_often_it_is_checked() {
        // In the long run at most 2.5 % of 200, which is 5; fewer here, since the runs are short.
        let found = [40, 65, 90].map(|percent| alarms(percent, f64::from(percent) / 100.0, 300));
        assert!(found.iter().all(|alarms| *alarms <= 5), "{found:?}");
        // The test can fail: an ordinary interval, checked after each deal, is wrong far more
        // often.
        let peeked = (0..200).filter(|number| peeks_its_way(*number)).count();
        assert!(peeked > 20, "{peeked}");
    }

    /// The same run with an ordinary interval of 1.96 standard errors.
    fn peeks_its_way(number: u64) -> bool {
        let mut rng = SearchRng::new(7, number);
        let (mut sum, mut squares) = (0.0, 0.0);
        (1..=300_u32).any(|n| {
            let result = f64::from(u32::try_from(deal(&mut rng, 65)).unwrap()) / 2.0;
            (sum, squares) = (sum + result, squares + result * result);
            let (n, mean) = (f64::from(n), sum / f64::from(n));
            let error = ((squares / n - mean * mean) / n).sqrt();
            n >= 10.0 && mean - 1.96 * error > 0.65
        })
    }

    #[test]
    fn a_bar_that_is_met_well_is_cleared() {
        assert!(alarms(75, 0.65, 400) >= 190);
        assert!(alarms(97, 0.90, 400) >= 190);
    }

    #[test]
    fn the_interval_lies_round_the_mean_and_agrees_with_the_bar() {
        let (mut sample, mut rng) = (Sample::new(2), SearchRng::new(1, 1));
        for _ in 0..500 {
            sample.add(deal(&mut rng, 70));
        }
        let Estimate { value, low, high } = sample.estimate();
        assert!(low < value && value < high && high - low < 0.12, "{low} {value} {high}");
        assert!(sample.clears(low - 1e-6) && !sample.clears(low + 1e-6));
        assert!(sample.misses(high + 1e-6) && !sample.misses(high - 1e-6));
    }

    #[test]
    fn a_bot_that_always_or_never_wins_has_an_interval_too() {
        let mut always = Sample::new(4);
        let mut never = Sample::new(4);
        for _ in 0..50 {
            always.add(4);
            never.add(0);
        }
        let Estimate { value, low, high } = always.estimate();
        assert!((value - 1.0).abs() < 1e-12 && (high - 1.0).abs() < 1e-9 && low > 0.85, "{low}");
        let below = never.estimate();
        assert!(below.low.abs() < 1e-9 && (below.high - (1.0 - low)).abs() < 1e-9);
        let nothing = Sample::new(4).estimate();
        assert!(nothing.low < 1e-9 && nothing.high > 1.0 - 1e-9, "{nothing:?}");
    }

    #[test]
    fn a_bar_out_of_reach_is_recognised() {
        let mut sample = Sample::new(1);
        for _ in 0..100 {
            sample.add(0);
        }
        assert!(sample.may_clear(0.5, 1_000));
        assert!(!sample.may_clear(0.5, 20));
    }
}
