//! Arithmetic that gives the same bits on every machine. The standard library's `exp` does not, and
//! a search that rounds differently grows a different tree.

use contract::{SearchRng, SeatCount};

use crate::instinct::Values;

/// 1 / ln 2 and ln 2.
const LOG2_E: f32 = std::f32::consts::LOG2_E;
const LN_2: f32 = std::f32::consts::LN_2;
/// Exponents are clamped to this range.
const LEAST: f32 = -80.0;
const MOST: f32 = 80.0;
/// The smallest weight of a softmax is e to this power.
const FAINT: f32 = -20.0;

/// e to the power of `x`, exact to about six digits.
#[inline]
pub const fn exp(x: f32) -> f32 {
    exp_within(x.clamp(LEAST, MOST))
}

/// The same for exponents within that range.
#[inline]
const fn exp_within(x: f32) -> f32 {
    let whole = round(x * LOG2_E);
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

/// Rounds a small number half away from zero, as `f32::round` does, but without a call into the
/// system's library, which is slower than the rest of [`exp`].
#[inline]
const fn round(x: f32) -> f32 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "whole numbers below 116"
    )]
    let below = x as i32 as f32;
    let rest = x - below;
    if rest >= 0.5 {
        below + 1.0
    } else if rest <= -0.5 {
        below - 1.0
    } else {
        below
    }
}

/// Softmax with a temperature, not normalised: the best score gets weight 1.
pub fn softmax(scores: &mut [f32], temperature: f32) {
    /// The smallest weight.
    const LEAST_WEIGHT: f32 = exp(FAINT);
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for score in scores {
        let power = (*score - best) / temperature;
        // Of a few choices, most are the best or as good as ruled out.
        *score = if power == 0.0 {
            1.0
        } else if power <= FAINT {
            LEAST_WEIGHT
        } else {
            exp_within(power)
        };
    }
}

/// Turns scores by seat into values by a softmax: they add up to 1.
pub fn softmax_values(shares: &mut Values, seats: SeatCount) {
    let scores = &mut shares.0[..usize::from(seats.get())];
    softmax(scores, 1.0);
    let sum: f32 = scores.iter().sum();
    for score in scores {
        *score /= sum;
    }
}

/// A weighted sum of features whose weights move from `[early, late]` with the progress of the
/// game: 0 is the start, 1 the end.
#[inline]
pub fn weigh<const N: usize>(has: [f32; N], worth: &[[f32; 2]; N], progress: f32) -> f32 {
    let worth = worth.iter().map(|[early, late]| early + progress * (late - early));
    has.into_iter().zip(worth).map(|(has, worth)| has * worth).sum()
}

/// A small whole number as a float.
#[inline]
#[expect(clippy::cast_precision_loss, reason = "scores are far below 16 million")]
pub fn float(number: i32) -> f32 {
    number as f32
}

/// Samples an index in proportion to its weight; the last one if rounding leaves none.
#[inline]
pub fn pick_by_weight(weights: &[f32], rng: &mut SearchRng) -> usize {
    let sum: f32 = weights.iter().sum();
    let mut left = sum * uniform(rng);
    for (idx, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return idx;
        }
    }
    weights.len() - 1
}

/// A uniform number in [0, 1).
#[inline]
pub fn uniform(rng: &mut SearchRng) -> f32 {
    /// An `f32` has 24 bits of precision.
    const STEPS: u32 = 1 << 24;
    #[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
    {
        rng.below(STEPS) as f32 / STEPS as f32
    }
}

/// Mixes a word into a hash.
#[inline]
pub fn mix(hash: u64, word: u64) -> u64 {
    let mixed = (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
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
        for step in -4_000..=4_000_i16 {
            let x = f32::from(step) / 32.0;
            assert_eq!(round(x).to_bits(), (x.round() + 0.0).to_bits(), "{x}");
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
