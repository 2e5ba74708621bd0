//! Chance: seeds, commitments to them, random generators, and what was drawn.
//!
//! The sampling code is our own: libraries change theirs between versions, and a stored game must
//! replay for ever. Golden tests freeze both streams.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::{CardId, CardSet};

/// The 256 bits that decide a match. They are secret until the match is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from the bytes of the system's random source.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed for a small number, for tests and `--seed 7`; `stream` separates several matches
    /// with the same number.
    pub fn from_number(number: u64, stream: u64) -> Self {
        let mut mix = number.wrapping_mul(0xA24B_AED4_963E_E407) ^ stream;
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&split_mix(&mut mix).to_le_bytes());
        }
        Self(bytes)
    }

    /// The commitment shown before the match: SHA-256 of the 32 bytes of the seed.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    /// Hides the value, so that a seed cannot end up in a log.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Seed(…)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, out)
    }
}

impl FromStr for Seed {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Self, NotHex> {
        read_hex(text).map(Self)
    }
}

/// The hash of a seed, shown before the first card. It proves that the deal was fixed by then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, out)
    }
}

impl FromStr for Commitment {
    type Err = NotHex;
    fn from_str(text: &str) -> Result<Self, NotHex> {
        read_hex(text).map(Self)
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

/// The error for a text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotHex;

impl fmt::Display for NotHex {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("not 64 hexadecimal digits")
    }
}

impl std::error::Error for NotHex {}

/// Writes bytes as lower-case hexadecimal digits.
///
/// # Errors
/// Those of `out`.
pub fn write_hex(bytes: &[u8], out: &mut impl fmt::Write) -> fmt::Result {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble)]);
    bytes.iter().try_for_each(|byte| {
        out.write_char(digit(byte >> 4))?;
        out.write_char(digit(byte & 0x0f))
    })
}

/// SHA-256 of the bytes, in lower-case hexadecimal digits.
pub fn sha256_hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(64);
    write_hex(&Sha256::digest(bytes), &mut text).expect("a string takes all text");
    text
}

/// Parses 64 hexadecimal digits, in either case.
///
/// # Errors
/// If the text is anything else.
pub fn read_hex(text: &str) -> Result<[u8; 32], NotHex> {
    // Works on bytes, not characters: a text from outside may contain anything.
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(NotHex);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |at: u8| char::from(at).to_digit(16).ok_or(NotHex);
        #[expect(clippy::cast_possible_truncation, reason = "two hexadecimal digits")]
        {
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
    }
    Ok(bytes)
}

#[inline]
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut word = *state;
    word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

/// A number below `n` without bias, from 32-bit words (Lemire's method).
#[inline]
fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    assert!(n > 0, "nothing to choose from");
    let mut product = u64::from(word()) * u64::from(n);
    #[expect(clippy::cast_possible_truncation, reason = "the low half is meant")]
    if (product as u32) < n {
        let reject = n.wrapping_neg() % n;
        while (product as u32) < reject {
            product = u64::from(word()) * u64::from(n);
        }
    }
    high(product)
}

/// The high half of a word; these are the better bits of a random word.
#[inline]
fn high(word: u64) -> u32 {
    (word >> 32) as u32
}

/// The fast generator for playouts and bots: a multiplicative congruential generator with 128 bits
/// of state, of which the upper half goes out ("lehmer64"). ADR 2 tells how it was tested; its
/// period is 2^126. Never use it for a live deal: anybody who sees its draws can compute the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchRng(u128);

impl Default for SearchRng {
    /// The stream for the numbers 0 and 0.
    fn default() -> Self {
        Self::new(0, 0)
    }
}

impl SearchRng {
    /// An independent stream for each pair of numbers.
    #[inline]
    pub fn new(number: u64, stream: u64) -> Self {
        Self::from_seed(&Seed::from_number(number, stream))
    }

    /// The stream for a seed; its first half is the state.
    #[inline]
    pub fn from_seed(seed: &Seed) -> Self {
        let (state, _) = seed.0.split_first_chunk().expect("a seed is longer than a state");
        // Only odd states are on the long cycle.
        Self(u128::from_le_bytes(*state) | 1)
    }

    /// A random number below `n`.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        below(n, || high(self.word()))
    }

    /// A random card of the set, which must not be empty.
    ///
    /// For a large deck it is cheaper to try the bytes of one word: the first that is a card of the
    /// set is as likely to be one as another. A set without high ids has few cards, so that most
    /// tries would miss.
    #[inline]
    pub fn pick<const W: usize>(&mut self, from: CardSet<W>) -> CardId {
        /// The bytes tried. Nearly empty decks miss all of them.
        const TRIES: u32 = 8;
        if W != 2 {
            return from.nth(self.below(u32::from(from.len())));
        }
        if from.words()[W - 1] != 0 {
            let mut word = self.word();
            for _ in 0..TRIES {
                let card = CardId(word.to_le_bytes()[0] % 128);
                if from.has(card) {
                    return card;
                }
                word >>= 8;
            }
        }
        self.pick_by_number(from)
    }

    /// A separate function, so that the usual way needs few registers.
    #[inline(never)]
    fn pick_by_number<const W: usize>(&mut self, from: CardSet<W>) -> CardId {
        from.nth(self.below(u32::from(from.len())))
    }

    /// `n` random cards of the set, which must hold at least that many.
    pub fn pick_n<const W: usize>(&mut self, from: CardSet<W>, n: u8) -> CardSet<W> {
        (0..n).fold(CardSet::EMPTY, |taken, _| taken.with(self.pick(from.minus(taken))))
    }

    /// Sixty-four random bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        const MULTIPLIER: u128 = 0xda94_2042_e4dd_58b5;
        self.0 = self.0.wrapping_mul(MULTIPLIER);
        (self.0 >> 64) as u64
    }
}

/// One outcome of chance, as the log stores it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drawn {
    /// A card from a pile.
    Card(CardId),
    /// A number, counted from 0.
    Number(u32),
}

/// The generator of a match, by its name in the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Generator {
    /// For live tables: past draws do not predict later ones.
    ChaCha8,
    /// For simulations.
    Lehmer64,
    /// For simulations until 2026; their records can still be checked.
    Xoshiro256,
}

impl Generator {
    /// The name of the generator in a record.
    pub fn name(self) -> &'static str {
        match self {
            Self::ChaCha8 => "chacha8",
            Self::Lehmer64 => "lehmer64",
            Self::Xoshiro256 => "xoshiro256++",
        }
    }

    /// The generator with that name.
    pub fn named(name: &str) -> Option<Self> {
        [Self::ChaCha8, Self::Lehmer64, Self::Xoshiro256]
            .into_iter()
            .find(|known| known.name() == name)
    }
}

/// The source of the outcomes of a recorded match.
#[derive(Clone, Debug)]
pub enum Chance {
    /// A seed, through `ChaCha8`.
    ChaCha8(Box<ChaCha8Rng>),
    /// A seed, through lehmer64.
    Lehmer64(SearchRng),
    /// A seed, through xoshiro256++.
    Xoshiro256(Xoshiro256PlusPlus),
    /// A list of outcomes, in order, for replays and scenarios.
    Given(VecDeque<Drawn>),
}

/// Why a list of outcomes does not fit the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The game draws, and no outcome is left.
    RanOut,
    /// This outcome has the wrong kind, or is a card or number that cannot be drawn here.
    Misfit(Drawn),
    /// Outcomes are left over that the game never drew.
    LeftOver(Drawn),
}

impl Chance {
    /// The stream for a seed.
    pub fn new(generator: Generator, seed: &Seed) -> Self {
        match generator {
            Generator::ChaCha8 => Self::ChaCha8(Box::new(ChaCha8Rng::from_seed(seed.0))),
            Generator::Lehmer64 => Self::Lehmer64(SearchRng::from_seed(seed)),
            Generator::Xoshiro256 => Self::Xoshiro256(Xoshiro256PlusPlus::from_seed(seed.0)),
        }
    }

    /// A list of outcomes, in order.
    pub fn given(outcomes: impl IntoIterator<Item = Drawn>) -> Self {
        Self::Given(outcomes.into_iter().collect())
    }

    pub(crate) fn below(&mut self, n: u32) -> Result<u32, Fault> {
        match self {
            Self::ChaCha8(rng) => Ok(below(n, || high(rng.next_u64()))),
            Self::Lehmer64(rng) => Ok(rng.below(n)),
            Self::Xoshiro256(rng) => Ok(below(n, || high(rng.next_u64()))),
            Self::Given(list) => match list.pop_front() {
                Some(Drawn::Number(number)) if number < n => Ok(number),
                Some(other) => Err(Fault::Misfit(other)),
                None => Err(Fault::RanOut),
            },
        }
    }

    pub(crate) fn pick<const W: usize>(&mut self, from: CardSet<W>) -> Result<CardId, Fault> {
        match self {
            Self::Given(list) => match list.pop_front() {
                Some(Drawn::Card(card)) if from.has(card) => Ok(card),
                Some(other) => Err(Fault::Misfit(other)),
                None => Err(Fault::RanOut),
            },
            Self::Lehmer64(rng) => Ok(rng.pick(from)),
            Self::ChaCha8(_) | Self::Xoshiro256(_) => {
                Ok(from.nth(self.below(u32::from(from.len()))?))
            }
        }
    }

    /// The next outcome of the list that has not been drawn yet.
    pub(crate) fn left_over(&self) -> Option<Drawn> {
        match self {
            Self::Given(list) => list.front().copied(),
            Self::ChaCha8(_) | Self::Lehmer64(_) | Self::Xoshiro256(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_draws(generator: Generator) -> Vec<u32> {
        let mut chance = Chance::new(generator, &Seed::from_number(42, 0));
        (0..8).map(|_| chance.below(100).unwrap()).collect()
    }

    #[test]
    fn the_streams_are_frozen() {
        // Changing these values breaks every stored seed. That is a new format, not a fix.
        assert_eq!(first_draws(Generator::ChaCha8), [58, 54, 45, 12, 59, 97, 13, 0]);
        assert_eq!(first_draws(Generator::Lehmer64), [19, 19, 64, 62, 99, 43, 12, 79]);
        assert_eq!(first_draws(Generator::Xoshiro256), [80, 36, 16, 21, 87, 67, 17, 38]);
    }

    #[test]
    fn below_is_even() {
        let mut rng = SearchRng::new(1, 2);
        let mut counts = [0_u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        // Six standard deviations around a count of 10,000.
        assert!(counts.iter().all(|count| (9_444..10_556).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_seed_reads_its_own_text_and_refuses_others() {
        let seed = Seed::from_number(7, 1);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert!("0123".parse::<Seed>().is_err());
    }

    #[test]
    fn a_seed_does_not_slip_into_a_log() {
        assert_eq!(format!("{:?}", Seed::from_number(7, 1)), "Seed(…)");
    }

    #[test]
    fn given_outcomes_must_fit() {
        let mut chance = Chance::given([Drawn::Number(5), Drawn::Card(CardId(3))]);
        assert_eq!(chance.below(5), Err(Fault::Misfit(Drawn::Number(5))));
        let from = CardSet::<1>::one(CardId(3));
        assert_eq!(chance.pick(from), Ok(CardId(3)));
        assert_eq!(chance.pick(from), Err(Fault::RanOut));
    }
}
