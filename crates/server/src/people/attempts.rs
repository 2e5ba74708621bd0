//! Rate limits on guessing passwords, for each name and for each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::bucket::{Bucket, Rate, block};

/// For one name: ten attempts at once, then one every 30 seconds.
const FOR_NAME: Rate = Rate { per_second: 1.0 / 30.0, burst: 10.0 };
/// From one address, which a whole café may share: thirty at once, then one every 6 seconds.
const FROM_ADDRESS: Rate = Rate { per_second: 1.0 / 6.0, burst: 30.0 };
/// The most buckets to remember. Beyond it, those that are full again are forgotten.
const KNOWN_MAX: usize = 20_000;

/// What a bucket limits: attempts for one name, or from one address.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Key {
    Name(String),
    Address(IpAddr),
}

/// The attempts so far, by name and by address.
#[derive(Debug, Default)]
pub(crate) struct Attempts(Mutex<HashMap<Key, Bucket>>);

impl Attempts {
    /// Counts an attempt at this name's password. Every attempt counts, whether there is such a
    /// name or not. The error is how long to wait.
    pub(crate) fn take(&self, address: IpAddr, name: &str, now: Instant) -> Result<(), Duration> {
        self.drop_from(Key::Address(block(address)), FROM_ADDRESS, now)?;
        self.drop_from(Key::Name(name.to_owned()), FOR_NAME, now)
    }

    fn drop_from(&self, key: Key, rate: Rate, now: Instant) -> Result<(), Duration> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN_MAX {
            known.retain(|_, bucket| !bucket.is_full(FOR_NAME, now));
        }
        known.entry(key).or_insert_with(|| Bucket::full(rate, now)).take(rate, 1.0, now)
    }

    /// The password was right: its name gets its full number of attempts back.
    pub(crate) fn forgive(&self, name: &str) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.remove(&Key::Name(name.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    //! The clock stands still unless a test moves it.
    use super::*;

    #[test]
    fn names_and_addresses_have_separate_limits() {
        let (attempts, now) = (Attempts::default(), Instant::now());
        let home: IpAddr = "10.0.0.1".parse().unwrap();
        assert!((0..10).all(|_| attempts.take(home, "ann", now).is_ok()));
        assert!(attempts.take(home, "ann", now).is_err());
        let away: IpAddr = "10.0.0.2".parse().unwrap();
        assert!(attempts.take(away, "ann", now).is_err(), "another address does not help");
        assert!(attempts.take(away, "ann", now + Duration::from_secs(31)).is_ok());
        attempts.forgive("ann");
        assert!(attempts.take(away, "ann", now).is_ok());
        let n_names = (0..40).filter(|n| attempts.take(home, &format!("n{n}"), now).is_ok());
        assert_eq!(n_names.count(), 30 - 11, "another name does not help for ever");
    }
}
