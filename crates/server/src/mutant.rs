//! Mistakes that the server makes on purpose, so that a test can show that it finds them. They
//! exist only in builds with the feature `mutants`, which no release has.

/// A mistake. In builds without the feature, none is ever made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mutant {
    /// An append does not lock the row of its life, so a fence does not wait for it.
    NoLock,
    /// A step is acknowledged before it is committed.
    EarlyAnswer,
    /// A step that conflicts is written behind what is there.
    BlindRetry,
    /// A node that has lost its connection goes on with the same life.
    SameLife,
}

#[cfg(all(feature = "mutants", not(debug_assertions)))]
compile_error!("the feature `mutants` is for tests: no release has it");

impl Mutant {
    /// Whether this process makes this mistake.
    #[cfg(feature = "mutants")]
    pub(crate) fn is_on(self) -> bool {
        static CHOSEN: std::sync::OnceLock<Option<String>> = std::sync::OnceLock::new();
        let chosen = CHOSEN.get_or_init(|| std::env::var("TORTUGA_MUTANT").ok());
        let name = match self {
            Self::NoLock => "no-lock",
            Self::EarlyAnswer => "early-answer",
            Self::BlindRetry => "blind-retry",
            Self::SameLife => "same-life",
        };
        chosen.as_deref() == Some(name)
    }

    /// Whether this process makes this mistake: never.
    #[cfg(not(feature = "mutants"))]
    #[expect(clippy::unused_self, reason = "with the feature, it depends on the mistake")]
    pub(crate) const fn is_on(self) -> bool {
        false
    }
}
