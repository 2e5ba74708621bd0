//! Ratings: Weng and Lin's update for the Plackett-Luce model, with its uncertainty, for any number
//! of players and shared ranks.
//!
//! Ruby C. Weng and Chih-Jen Lin, "A Bayesian Approximation Method for Online Ranking", Journal of
//! Machine Learning Research 12 (2011), Algorithm 4, with teams of one. The constants are those
//! of `OpenSkill`, whose published examples are among the tests.

/// Everybody's first rating.
pub const MU: f64 = 25.0;
/// Its uncertainty: three of these reach down to zero.
pub const SIGMA: f64 = MU / 3.0;
/// How much one match depends on luck.
const BETA: f64 = SIGMA / 2.0;
/// How much somebody's skill may change between two matches, so that nobody's uncertainty reaches
/// zero.
const TAU: f64 = MU / 300.0;
/// The smallest factor by which one match may reduce the uncertainty.
const KAPPA: f64 = 0.0001;

/// An estimate of somebody's skill.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The mean.
    pub mu: f64,
    /// The standard deviation.
    pub sigma: f64,
}

impl Default for Rating {
    fn default() -> Self {
        Self { mu: MU, sigma: SIGMA }
    }
}

impl Rating {
    /// A lower bound that is nearly sure: boards are sorted by it, so that nobody leads by one
    /// lucky match.
    pub fn sure(self) -> f64 {
        self.mu - 3.0 * self.sigma
    }
}

/// The ratings after a match, in the same order. A smaller rank is better; equal ranks share a
/// place.
pub fn rate(before: &[(Rating, u8)]) -> Vec<Rating> {
    let drift = |rating: Rating| Rating { sigma: rating.sigma.hypot(TAU), ..rating };
    let before: Vec<(Rating, u8)> =
        before.iter().map(|(rating, rank)| (drift(*rating), *rank)).collect();
    plackett_luce(&before)
}

fn plackett_luce(players: &[(Rating, u8)]) -> Vec<Rating> {
    let c_squared: f64 =
        players.iter().map(|(rating, _)| rating.sigma.powi(2) + BETA.powi(2)).sum();
    let c = c_squared.sqrt();
    let strength: Vec<f64> = players.iter().map(|(rating, _)| (rating.mu / c).exp()).collect();
    // For each rank: the strength of all who have this rank or a worse one, and how many share it.
    let field = |rank: u8| -> f64 {
        let at_most = players.iter().zip(&strength).filter(|((_, other), _)| *other >= rank);
        at_most.map(|(_, strength)| strength).sum()
    };
    let sharing =
        |rank: u8| -> f64 { players.iter().filter(|(_, other)| *other == rank).map(|_| 1.0).sum() };
    let update = |place: usize| {
        let (rating, own_rank) = players[place];
        let (mut omega, mut delta) = (0.0, 0.0);
        for (other, (_, rank)) in players.iter().enumerate().filter(|(_, (_, r))| *r <= own_rank) {
            let chance = strength[place] / field(*rank);
            let came_in = if other == place { 1.0 } else { 0.0 };
            omega += (came_in - chance) / sharing(*rank);
            delta += chance * (1.0 - chance) / sharing(*rank);
        }
        let variance = rating.sigma.powi(2);
        let gamma = rating.sigma / c;
        let narrowed = (1.0 - gamma * delta * variance / c_squared).max(KAPPA);
        Rating { mu: rating.mu + omega * variance / c, sigma: rating.sigma * narrowed.sqrt() }
    };
    (0..players.len()).map(update).collect()
}

#[cfg(test)]
mod tests {
    //! Against published figures, and properties of all ratings.
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
    }

    /// `OpenSkill`'s first example, without drift between matches.
    #[test]
    fn two_new_players_as_published() {
        let after = plackett_luce(&[(Rating::default(), 1), (Rating::default(), 2)]);
        near(after[0].mu, 27.635_231_383_473_65);
        near(after[0].sigma, 8.065_506_316_323_548);
        near(after[1].mu, 22.364_768_616_526_35);
        near(after[1].sigma, 8.065_506_316_323_548);
    }

    #[test]
    fn better_places_gain_more_and_equal_ones_the_same() {
        let new = Rating::default();
        let after = rate(&[(new, 3), (new, 1), (new, 2), (new, 3)]);
        assert!(after[1].mu > after[2].mu && after[2].mu > after[0].mu);
        near(after[0].mu, after[3].mu);
        assert!(after.iter().all(|rating| rating.sigma < new.sigma));
        let drawn = rate(&[(new, 1), (new, 1)]);
        near(drawn[0].mu, MU);
    }

    #[test]
    fn an_upset_moves_more_than_what_was_expected() {
        let strong = Rating { mu: 32.0, sigma: 3.0 };
        let weak = Rating { mu: 18.0, sigma: 3.0 };
        let expected = rate(&[(strong, 1), (weak, 2)]);
        let upset = rate(&[(strong, 2), (weak, 1)]);
        assert!(expected[0].mu - strong.mu < strong.mu - upset[0].mu);
        assert!(upset[1].mu > weak.mu && expected[1].mu < weak.mu);
    }

    #[test]
    fn figures_stay_figures_over_many_matches() {
        let mut ratings = [Rating::default(); 5];
        for _ in 0..10_000 {
            let ranked: Vec<(Rating, u8)> = ratings.into_iter().zip(1..).collect();
            ratings.copy_from_slice(&rate(&ranked));
        }
        assert!(ratings.iter().all(|rating| rating.mu.is_finite() && rating.sigma > 0.0));
        assert!(ratings.is_sorted_by(|one, other| one.sure() > other.sure()));
    }
}
