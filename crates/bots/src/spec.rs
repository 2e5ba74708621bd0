//! A bot and its budget as commands name them: `bosun`, `captain`, `captain:500` (iterations),
//! `captain:200ms`; with a temper, `bosun@fickle`.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use std::time::Duration;

use contract::SearchRng;

use crate::bot::Bot;
use crate::instinct::Instinct;
use crate::level::{Bosun, Level, UnknownLevel};
use crate::search::{Captain, SearchSettings};
use crate::temper::{Temper, UnknownTemper};

/// The budget of a searching bot for one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// So many iterations: the same result everywhere, for ever.
    Iterations(NonZeroU32),
    /// So many milliseconds, by the caller's clock.
    Millis(NonZeroU32),
}

/// The time since some fixed moment. Bots have no clock; the caller passes one in.
pub type Now = fn() -> Duration;

impl Budget {
    /// A captain's default budget.
    pub const USUAL: Self = Self::Iterations(NonZeroU32::new(2_000).expect("more than 0"));

    /// The stop condition for [`Bot::choose`].
    pub fn until(self, now: Now) -> impl FnMut(u32) -> bool {
        let begun = match self {
            Self::Iterations(_) => Duration::ZERO,
            Self::Millis(_) => now(),
        };
        move |done| match self {
            Self::Iterations(most) => done >= most.get(),
            Self::Millis(most) => {
                now().saturating_sub(begun) >= Duration::from_millis(u64::from(most.get()))
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(out, "{count}"),
            Self::Millis(count) => write!(out, "{count}ms"),
        }
    }
}

/// A bot's level, budget and temper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    /// The bot's level.
    pub level: Level,
    /// Its budget. Only searching bots use it.
    pub budget: Budget,
    /// Whether it keeps its promises.
    pub temper: Temper,
}

impl Spec {
    /// The same, with this temper if it has none of its own.
    #[must_use]
    pub fn or_of(self, temper: Option<Temper>) -> Self {
        let is_usual = self.temper == Temper::default();
        Self { temper: temper.filter(|_| is_usual).unwrap_or(self.temper), ..self }
    }

    /// A bot of this level with its own random stream and memory for its budget.
    pub fn bot<G: Instinct>(self, rng: SearchRng) -> Box<dyn Bot<G>> {
        self.bot_on(1, rng)
    }

    /// The same, for a host that has so many threads for it alone.
    pub fn bot_on<G: Instinct>(self, threads: u8, rng: SearchRng) -> Box<dyn Bot<G>> {
        match self.level {
            Level::Random | Level::Deckhand => self.level.bot(rng),
            Level::Bosun => Box::new(Bosun(rng, self.temper)),
            Level::Captain => {
                let settings = SearchSettings::for_budget(self.budget).on(threads, self.budget);
                Box::new(Captain::new(rng, settings).of(self.temper))
            }
        }
    }
}

impl From<Level> for Spec {
    fn from(level: Level) -> Self {
        Self { level, budget: Budget::USUAL, temper: Temper::default() }
    }
}

impl fmt::Display for Spec {
    /// The notation that is parsed; a default budget is left out.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.level)?;
        if self.budget != Budget::USUAL {
            write!(out, ":{}", self.budget)?;
        }
        if self.temper != Temper::default() {
            write!(out, "@{}", self.temper)?;
        }
        Ok(())
    }
}

/// A text that names no bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// There is no such level.
    Level(UnknownLevel),
    /// That level does not search, so it takes no budget.
    NoBudget(Level),
    /// Not a positive number of iterations or milliseconds.
    Budget(String),
    /// There is no such temper.
    Temper(UnknownTemper),
}

impl fmt::Display for SpecError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(unknown) => unknown.fmt(out),
            Self::Temper(unknown) => unknown.fmt(out),
            Self::NoBudget(level) => {
                write!(out, "`{level}` does not search, so it takes no budget")
            }
            Self::Budget(text) => write!(
                out,
                "`{text}` is no budget: a number of iterations, as in captain:500, \
                 or of milliseconds, as in captain:200ms"
            ),
        }
    }
}

impl std::error::Error for SpecError {}

impl FromStr for Spec {
    type Err = SpecError;
    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (text, temper) = match text.split_once('@') {
            Some((text, temper)) => (text, temper.parse().map_err(SpecError::Temper)?),
            None => (text, Temper::default()),
        };
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let level: Level = name.parse().map_err(SpecError::Level)?;
        let Some(budget) = budget else { return Ok(Self { temper, ..level.into() }) };
        match level {
            Level::Random | Level::Deckhand | Level::Bosun => Err(SpecError::NoBudget(level)),
            Level::Captain => Ok(Self { level, budget: read_budget(budget)?, temper }),
        }
    }
}

fn read_budget(text: &str) -> Result<Budget, SpecError> {
    let number = |digits: &str| {
        // `parse` alone would accept a plus sign.
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = plain.then(|| digits.parse().ok()).flatten();
        number.ok_or_else(|| SpecError::Budget(text.to_owned()))
    };
    match text.strip_suffix("ms") {
        Some(digits) => number(digits).map(Budget::Millis),
        None => number(text).map(Budget::Iterations),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spec_reads_its_own_text() {
        for text in [
            "random",
            "deckhand",
            "bosun",
            "captain",
            "captain:500",
            "captain:200ms",
            "bosun@fickle",
            "captain:9@fickle",
        ] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        assert_eq!("captain:2000".parse::<Spec>().unwrap(), Level::Captain.into());
    }

    #[test]
    fn an_invalid_spec_is_refused_with_a_reason() {
        for text in
            ["captain:", "captain:0", "captain:+5", "captain:-1", "captain:5s", "captain:0ms"]
        {
            let refused = text.parse::<Spec>();
            assert!(matches!(refused, Err(SpecError::Budget(_))), "{text}: {refused:?}");
        }
        assert!(matches!("bosun@mad".parse::<Spec>(), Err(SpecError::Temper(_))));
        assert_eq!("bosun:50".parse::<Spec>(), Err(SpecError::NoBudget(Level::Bosun)));
        assert!(matches!("admiral:50".parse::<Spec>(), Err(SpecError::Level(_))));
    }

    #[test]
    fn a_budget_says_when_to_stop() {
        let mut by_count = "captain:3".parse::<Spec>().unwrap().budget.until(|| Duration::ZERO);
        assert_eq!([2, 3, 4].map(&mut by_count), [false, true, true]);
        let mut by_time = "captain:9ms".parse::<Spec>().unwrap().budget.until(|| Duration::ZERO);
        assert!(!by_time(1_000_000), "no time has passed");
    }
}
