//! Each bot's strength relative to the others, from who finished ahead of whom.
//!
//! A server's ratings of people change from match to match (`server::people::rating`); bots stay
//! the same, so all games count alike. Every pair at a table is one comparison, with a shared rank
//! as half a win each. The Bradley-Terry model is fitted to the sums by Hunter's algorithm ("MM
//! algorithms for generalized Bradley-Terry models", Annals of Statistics 32 (2004), 384-406).
//! Comparisons within a deal depend on each other, so the intervals come from resampling whole
//! deals (Efron's bootstrap). They are valid for one look at the end, unlike those of win shares.

use contract::SearchRng;

use super::sequential::Estimate;

/// The number of bootstrap samples.
const DRAWS: u32 = 1_000;
/// The most iterations of the algorithm; usually a handful is enough.
const ROUNDS: u32 = 500;

/// Half wins of each entrant over each other; row over column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Scores {
    entrants: usize,
    halves: Vec<u32>,
}

impl Scores {
    /// Without any games.
    pub(crate) fn new(entrants: usize) -> Self {
        Self { entrants, halves: vec![0; entrants * entrants] }
    }

    /// Counts a table: the entrant and the rank of each seat.
    pub(crate) fn add(&mut self, order: &[usize], ranks: &[u8]) {
        for (one, rank) in order.iter().zip(ranks) {
            for (other, beside) in order.iter().zip(ranks) {
                if one != other {
                    self.halves[one * self.entrants + other] += match rank.cmp(beside) {
                        std::cmp::Ordering::Less => 2,
                        std::cmp::Ordering::Equal => 1,
                        std::cmp::Ordering::Greater => 0,
                    };
                }
            }
        }
    }
}

/// Each entrant's rating relative to the mean of all, on the Elo scale: 400 points mean odds of ten
/// to one.
pub(crate) fn ratings(deals: &[Scores], entrants: usize, seed: u64) -> Vec<Estimate> {
    let all: Vec<usize> = (0..deals.len()).collect();
    let fitted = fit(&sum(deals, &all, entrants), entrants);
    let mut rng = SearchRng::new(seed, u64::MAX);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::new(); entrants];
    if let Ok(count) = u32::try_from(deals.len())
        && count > 0
    {
        for _ in 0..DRAWS {
            let again: Vec<usize> = (0..count).map(|_| rng.below(count) as usize).collect();
            let refitted = fit(&sum(deals, &again, entrants), entrants);
            for (kept, rating) in drawn.iter_mut().zip(refitted) {
                kept.push(rating);
            }
        }
    }
    fitted.into_iter().zip(drawn).map(|(value, drawn)| middle(value, drawn)).collect()
}

/// The middle 95 % of the bootstrap samples.
fn middle(value: f64, mut drawn: Vec<f64>) -> Estimate {
    drawn.sort_by(f64::total_cmp);
    let cut = drawn.len() / 40;
    let low = drawn.get(cut).copied().unwrap_or(value);
    let high = drawn.iter().rev().nth(cut).copied().unwrap_or(value);
    Estimate { value, low, high }
}

fn sum(deals: &[Scores], which: &[usize], entrants: usize) -> Vec<f64> {
    let mut sum = vec![0_u64; entrants * entrants];
    for deal in which {
        for (all, halves) in sum.iter_mut().zip(&deals[*deal].halves) {
            *all += u64::from(*halves);
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^53")]
    sum.into_iter().map(|halves| halves as f64 / 2.0).collect()
}

/// Adds one drawn game to each pair that met, so that a bot that always wins has a finite rating.
fn fit(wins: &[f64], entrants: usize) -> Vec<f64> {
    let met = |a: usize, b: usize| wins[a * entrants + b] + wins[b * entrants + a];
    let won = |a: usize| -> f64 {
        let over = |b: usize| if met(a, b) > 0.0 { wins[a * entrants + b] + 0.5 } else { 0.0 };
        (0..entrants).filter(|b| *b != a).map(over).sum()
    };
    let mut strengths = vec![1.0; entrants];
    for _ in 0..ROUNDS {
        let next: Vec<f64> = (0..entrants)
            .map(|a| {
                let share = |b: usize| (met(a, b) + 1.0) / (strengths[a] + strengths[b]);
                let others = (0..entrants).filter(|b| *b != a && met(a, *b) > 0.0);
                let expected: f64 = others.map(share).sum();
                if expected > 0.0 { won(a) / expected } else { strengths[a] }
            })
            .collect();
        let next = centred(&next);
        let moved = next.iter().zip(&strengths).any(|(new, old)| (new / old - 1.0).abs() > 1e-9);
        strengths = next;
        if !moved {
            break;
        }
    }
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}

/// Scaled so that the ratings' mean is 0.
fn centred(strengths: &[f64]) -> Vec<f64> {
    #[expect(clippy::cast_precision_loss, reason = "a handful")]
    let mean = strengths.iter().map(|one| one.ln()).sum::<f64>() / strengths.len() as f64;
    strengths.iter().map(|one| one / mean.exp()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many deals that the first of two wins, and so many that it loses.
    fn deals(won: u32, lost: u32) -> Vec<Scores> {
        let deal = |ranks: [u8; 2]| {
            let mut scores = Scores::new(2);
            scores.add(&[0, 1], &ranks);
            scores
        };
        let won = (0..won).map(|_| deal([1, 2]));
        won.chain((0..lost).map(|_| deal([2, 1]))).collect()
    }

    #[test]
    fn ten_wins_to_one_are_four_hundred_points() {
        let found = ratings(&deals(1_000, 100), 2, 1);
        let apart = found[0].value - found[1].value;
        assert!((apart - 400.0).abs() < 2.0, "{apart}");
        assert!((found[0].value + found[1].value).abs() < 1e-6, "the mean is 0");
    }

    #[test]
    fn the_interval_is_as_wide_as_the_textbook_says() {
        let found = ratings(&deals(300, 100), 2, 1);
        // The logarithm of the odds has a standard error of sqrt(1/300 + 1/100), and each of the
        // two has half of the difference.
        let error = 400.0 / 10_f64.ln() * (1.0 / 300.0 + 1.0 / 100.0_f64).sqrt() / 2.0;
        let width = (found[0].high - found[0].low) / 2.0;
        assert!((width / (1.96 * error) - 1.0).abs() < 0.15, "{width} {error}");
    }

    #[test]
    fn a_bot_that_always_wins_has_a_rating_too() {
        let found = ratings(&deals(50, 0), 2, 1);
        assert!(found[0].value.is_finite() && found[0].value > 300.0, "{found:?}");
    }

    #[test]
    fn three_are_ranked_by_all_their_meetings() {
        let deal = |ranks: [u8; 3]| {
            let mut scores = Scores::new(3);
            scores.add(&[0, 1, 2], &ranks);
            scores
        };
        let games = [[1, 2, 3], [1, 2, 3], [1, 3, 2], [2, 1, 3], [1, 1, 3]].map(deal);
        let found = ratings(&games, 3, 1);
        assert!(found[0].value > found[1].value && found[1].value > found[2].value, "{found:?}");
        assert!(found.iter().all(|one| one.low <= one.value && one.value <= one.high));
        assert!(ratings(&[], 3, 1).iter().all(|one| one.value == 0.0), "nothing was played");
    }
}
