//! Small mathematics that is the same on every machine: the library's exponential function is
//! not, and a search that rounds otherwise grows another tree.

use contract::{SearchRng, SeatCount};

use crate::instinct::Shares;

/// 1 / ln 2 and ln 2.
const LOG2_E: f32 = std::f32::consts::LOG2_E;
const LN_2: f32 = std::f32::consts::LN_2;
/// Beyond these nothing is told apart.
const LEAST: f32 = -80.0;
const MOST: f32 = 80.0;
/// The faintest inclination there is is e to this power.
const FAINT: f32 = -20.0;

/// e to the power of `x`, to about six digits.
#[inline]
pub fn exp(x: f32) -> f32 {
    let x = x.clamp(LEAST, MOST);
    let whole = (x * LOG2_E).round();
    let rest = x - whole * LN_2;
    // |rest| is below 0.35, so a few terms of the series will do.
    let series = 1.0
        + rest
            * (1.0
                + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0)))));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "clamped: 127 and at most 116 more or less"
    )]
    let power = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    series * power
}

/// Makes weights of scores: so much better by `warmth` is worth e times the weight.
pub fn warm(scores: &mut [f32], warmth: f32) {
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for score in scores {
        *score = exp(((*score - best) / warmth).max(FAINT));
    }
}

/// Makes shares of the win of each seat's score, so that all of them are 1 in sum.
pub fn share_out(shares: &mut Shares, seats: SeatCount) {
    let scores = &mut shares.0[..usize::from(seats.get())];
    warm(scores, 1.0);
    let sum: f32 = scores.iter().sum();
    for score in scores {
        *score /= sum;
    }
}

/// What somebody has, each thing by its worth at the start of the game and at its end, as far as
/// the game has come: 0 is the start, 1 the end.
#[inline]
pub fn weigh<const N: usize>(has: [f32; N], worth: &[[f32; 2]; N], progress: f32) -> f32 {
    let worth = worth.iter().map(|[early, late]| early + progress * (late - early));
    has.into_iter().zip(worth).map(|(has, worth)| has * worth).sum()
}

/// A small whole number.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "scores are far below 16 million")]
pub fn float(number: i32) -> f32 {
    number as f32
}

/// An index of `weights`, each as likely as its weight says. The last, if rounding leaves none.
#[inline]
pub fn pick_by_weight(weights: &[f32], rng: &mut SearchRng) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut left = sum * unit(rng);
    for (idx, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return idx;
        }
    }
    weights.len() - 1
}

/// A number from 0 up to, not including, 1.
#[inline]
pub fn unit(rng: &mut SearchRng) -> f32 {
    /// As many steps as a number of this kind tells apart.
    const STEPS: u32 = 1 << 24;
    #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
    {
        rng.below(STEPS) as f32 / STEPS as f32
    }
}

/// Mixes a word into a mark.
#[inline]
pub fn mix(mark: u64, word: u64) -> u64 {
    let mixed = (mark ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ mixed >> 29
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_right_to_five_digits() {
        for step in -800..=800_i16 {
            let x = f32::from(step) / 10.0;
            let (ours, theirs) = (exp(x), x.exp());
            assert!((ours / theirs - 1.0).abs() < 1e-5, "{x}: {ours} for {theirs}");
        }
        assert!(exp(f32::MAX).is_finite() && exp(f32::MIN) > 0.0);
    }

    #[test]
    fn a_weight_twice_as_large_is_picked_twice_as_often() {
        let mut rng = SearchRng::new(1, 0);
        let mut counts = [0_u32; 3];
        for _ in 0..30_000 {
            counts[pick_by_weight(&[1.0, 0.0, 2.0], &mut rng)] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((9_500..10_500).contains(&counts[0]), "{counts:?}");
    }
}
