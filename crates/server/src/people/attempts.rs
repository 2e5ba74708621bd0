//! Rate limits on guessing passwords.
//!
//! Guesses are counted by the address they come from, and for each name by address: however often
//! somebody guesses, the owner can log in from elsewhere. A logged-in session is counted on its
//! own, so that nobody else can keep its owner from changing a password.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::bucket::{Bucket, Rate, block};
use crate::ident::Digest;

/// For one name from one address, or in one session: ten attempts at once, then one every 30
/// seconds.
const FOR_NAME: Rate = Rate { per_second: 1.0 / 30.0, burst: 10.0 };
/// From one address, which a whole café may share: thirty at once, then one every 6 seconds.
const FROM_ADDRESS: Rate = Rate { per_second: 1.0 / 6.0, burst: 30.0 };
/// The most buckets to remember. Beyond it, those that are full again are forgotten.
const KNOWN_MAX: usize = 20_000;

/// How somebody tries a password.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Attempt<'a> {
    /// Logging in, or registering a name.
    Stranger {
        /// Where the request comes from.
        address: IpAddr,
        /// The name, folded.
        name: &'a str,
    },
    /// Confirming something while logged in.
    Session(&'a Digest),
}

/// What a bucket limits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Key {
    Name(IpAddr, String),
    Address(IpAddr),
    Session([u8; 32]),
}

/// The attempts so far.
#[derive(Debug, Default)]
pub(crate) struct Attempts(Mutex<HashMap<Key, Bucket>>);

impl Attempts {
    /// Counts an attempt. Every attempt counts, whether there is such a name or not. The error is
    /// how long to wait.
    pub(crate) fn take(&self, attempt: Attempt<'_>, now: Instant) -> Result<(), Duration> {
        match attempt {
            Attempt::Stranger { address, name } => {
                let address = block(address);
                self.drop_from(Key::Address(address), FROM_ADDRESS, now)?;
                self.drop_from(Key::Name(address, name.to_owned()), FOR_NAME, now)
            }
            Attempt::Session(token) => self.drop_from(Key::Session(token.0), FOR_NAME, now),
        }
    }

    fn drop_from(&self, key: Key, rate: Rate, now: Instant) -> Result<(), Duration> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN_MAX {
            known.retain(|_, bucket| !bucket.is_full(FOR_NAME, now));
        }
        known.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(rate, 1.0, now)
    }

    /// The password was right: this name from this address, or this session, gets its full number
    /// of attempts back.
    pub(crate) fn forgive(&self, attempt: Attempt<'_>) {
        let key = match attempt {
            Attempt::Stranger { address, name } => Key::Name(block(address), name.to_owned()),
            Attempt::Session(token) => Key::Session(token.0),
        };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key);
    }
}

#[cfg(test)]
mod tests {
    //! The clock stands still unless a test moves it.
    use super::*;

    #[test]
    fn a_name_is_limited_by_address_and_an_address_in_all() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        let home: IpAddr = "10.0.0.1".parse().unwrap();
        let from = |address, name| Attempt::Stranger { address, name };
        assert!((0..10).all(|_| attempts.take(from(home, "ann"), now).is_ok()));
        assert!(attempts.take(from(home, "ann"), now).is_err());
        assert!(attempts.take(from(home, "ann"), now + Duration::from_secs(31)).is_ok());
        attempts.forgive(from(home, "ann"));
        assert!(attempts.take(from(home, "ann"), now).is_ok());
        let away: IpAddr = "10.0.0.2".parse().unwrap();
        assert!(attempts.take(from(away, "ann"), now).is_ok(), "others do not lock the owner out");
        let names: Vec<String> = (0..40).map(|n| format!("n{n}")).collect();
        let n_tried = names.iter().filter(|name| attempts.take(from(home, name), now).is_ok());
        assert!(n_tried.count() < 30, "another name does not help for ever");
    }

    #[test]
    fn a_session_is_counted_on_its_own() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        let (one, other) = (Digest([1; 32]), Digest([2; 32]));
        assert!((0..10).all(|_| attempts.take(Attempt::Session(&one), now).is_ok()));
        assert!(attempts.take(Attempt::Session(&one), now).is_err());
        assert!(attempts.take(Attempt::Session(&other), now).is_ok());
    }
}
