//! Passwords: argon2id on threads that may block, a few at a time.
//!
//! The time it takes reveals nothing: an unknown name costs the same as a known one, because a hash
//! that matches no password is checked instead.

use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization;

use crate::ident::chance;

/// The shortest password, in characters.
pub const CHARS_MIN: usize = 8;
/// The longest, in bytes.
pub const BYTES_MAX: usize = 512;
/// How many passwords are hashed at once: each takes 19 MiB and about 50 ms of a core.
const AT_ONCE: usize = 2;
/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// How much work a password costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// As OWASP advises: 19 MiB, two passes.
    Full,
    /// Almost none. For tests, where hashing would take most of the time.
    ForTests,
}

impl Cost {
    fn argon2(self) -> Argon2<'static> {
        let params = match self {
            Self::Full => Params::new(19 * 1024, 2, 1, None),
            Self::ForTests => Params::new(8, 1, 1, None),
        };
        let params = params.expect("these are within argon2's bounds");
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
    }

    /// A hash of the same cost that no known password matches.
    fn of_nobody(self) -> &'static str {
        match self {
            Self::Full => concat!(
                "$argon2id$v=19$m=19456,t=2,p=1$dG9ydHVnYSB0b3J0dWdh",
                "$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            ),
            Self::ForTests => concat!(
                "$argon2id$v=19$m=8,t=1,p=1$dG9ydHVnYSB0b3J0dWdh",
                "$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            ),
        }
    }
}

/// A password that somebody typed. It is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    /// Parses what somebody typed and normalises its letters, since keyboards differ.
    pub fn read(text: &str) -> Option<Self> {
        let fits = text.len() <= BYTES_MAX && text.chars().count() >= CHARS_MIN;
        fits.then(|| Self(text.nfkc().collect()))
    }

    /// A random password, without letters that are easily confused.
    pub fn fresh() -> Self {
        const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
        let letter = |byte: u8| char::from(LETTERS[usize::from(byte) % LETTERS.len()]);
        let bytes: [u8; 20] = chance();
        let groups = bytes.chunks(5).map(|group| group.iter().copied().map(letter).collect());
        Self(groups.collect::<Vec<String>>().join("-"))
    }

    /// The text, for the person it is for.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The hash to store. Slow on purpose.
    pub fn hash(&self, cost: Cost) -> String {
        let salt: [u8; 16] = chance();
        let hash = cost.argon2().hash_password_with_salt(self.0.as_bytes(), &salt);
        hash.expect("salt and bounds are argon2's own").to_string()
    }

    /// Whether it matches the stored hash; never if there is none. Slow on purpose.
    pub fn fits(&self, kept: Option<&str>, cost: Cost) -> bool {
        let is_known = kept.is_some();
        let Ok(hash) = PasswordHash::new(kept.unwrap_or(cost.of_nobody())) else { return false };
        cost.argon2().verify_password(self.0.as_bytes(), &hash).is_ok() && is_known
    }
}

impl std::fmt::Debug for Password {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Password(…)")
    }
}

/// Too many passwords are being hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Busy;

/// Hashes and checks passwords, a few at a time.
#[derive(Clone, Debug)]
pub(crate) struct Mill {
    cost: Cost,
    turns: Arc<Semaphore>,
}

impl Mill {
    pub(crate) fn new(cost: Cost) -> Self {
        Self { cost, turns: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(Cost) -> T + Send + 'static,
    ) -> Result<T, Busy> {
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await;
        let turn = turn.map_err(|_| Busy)?.map_err(|_| Busy)?;
        let cost = self.cost;
        let done = tokio::task::spawn_blocking(move || {
            let result = work(cost);
            drop(turn);
            result
        });
        done.await.map_err(|_| Busy)
    }

    pub(crate) async fn hash(&self, password: Password) -> Result<String, Busy> {
        self.work(move |cost| password.hash(cost)).await
    }

    pub(crate) async fn fits(
        &self,
        password: Password,
        kept: Option<String>,
    ) -> Result<bool, Busy> {
        self.work(move |cost| password.fits(kept.as_deref(), cost)).await
    }
}

#[cfg(test)]
mod tests {
    //! At the lowest cost.
    use super::*;

    #[test]
    fn a_password_fits_its_own_hash_and_no_other() {
        let cost = Cost::ForTests;
        let [own, other] =
            ["correct horse", "wrong horse"].map(|text| Password::read(text).unwrap());
        let kept = own.hash(cost);
        assert!(kept.starts_with("$argon2id$"));
        assert_ne!(kept, own.hash(cost), "each has a salt of its own");
        assert!(own.fits(Some(&kept), cost));
        assert!(!other.fits(Some(&kept), cost));
        assert!(!own.fits(None, cost));
        assert!(!own.fits(Some("no hash"), cost));
        assert_eq!(format!("{own:?}"), "Password(…)");
    }

    #[test]
    fn the_hash_for_unknown_names_can_be_checked() {
        for cost in [Cost::Full, Cost::ForTests] {
            let hash = PasswordHash::new(cost.of_nobody()).unwrap();
            let params = cost.argon2().params().clone();
            assert_eq!(Params::try_from(&hash).unwrap().m_cost(), params.m_cost());
            assert_eq!(Params::try_from(&hash).unwrap().t_cost(), params.t_cost());
        }
    }

    #[test]
    fn too_short_and_too_long_passwords_are_refused() {
        assert_eq!(Password::read("1234567"), None);
        assert_eq!(Password::read(&"x".repeat(513)), None);
        assert!(Password::read("żółw żółw").is_some());
        assert!(Password::read(Password::fresh().reveal()).is_some());
        assert_ne!(Password::fresh(), Password::fresh());
    }
}
