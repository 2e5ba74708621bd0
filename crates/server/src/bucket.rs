//! Rate limits: token buckets, one for each address. A bucket fills at a steady rate, and each
//! request takes tokens out.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How fast a bucket fills, and how much it holds at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rate {
    pub(crate) per_second: f64,
    pub(crate) burst: f64,
}

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    drops: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { drops: rate.burst, at: now }
    }

    /// Whether the bucket is full again.
    pub(crate) fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.drops + passed * rate.per_second >= rate.burst
    }

    /// Takes so many tokens, or all that it can ever hold. If there are too few, the error is how
    /// long to wait for them.
    pub(crate) fn take(&mut self, rate: Rate, n_drops: f64, now: Instant) -> Result<(), Duration> {
        let n_drops = n_drops.min(rate.burst);
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.drops = (self.drops + passed * rate.per_second).min(rate.burst);
        self.at = now;
        if self.drops >= n_drops {
            self.drops -= n_drops;
            return Ok(());
        }
        Err(Duration::from_secs_f64((n_drops - self.drops) / rate.per_second))
    }
}

/// The most addresses to remember. Beyond it, addresses whose bucket is full are forgotten.
const ADDRESSES_MAX: usize = 20_000;

/// A bucket and a number of open connections for each address.
#[derive(Debug)]
pub(crate) struct Addresses {
    rate: Option<Rate>,
    connections_max: u32,
    known: Mutex<HashMap<IpAddr, Known>>,
}

#[derive(Debug)]
struct Known {
    bucket: Option<Bucket>,
    n_connections: u32,
}

impl Addresses {
    pub(crate) fn new(rate: Option<Rate>, connections_max: u32) -> Self {
        Self { rate, connections_max, known: Mutex::default() }
    }

    fn with<T>(&self, address: IpAddr, now: Instant, deed: impl FnOnce(&mut Known) -> T) -> T {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= ADDRESSES_MAX {
            let lately = |bucket: Bucket| now.saturating_duration_since(bucket.at).as_secs() < 60;
            known.retain(|_, known| known.n_connections > 0 || known.bucket.is_some_and(lately));
        }
        let fresh =
            || Known { bucket: self.rate.map(|rate| Bucket::full(rate, now)), n_connections: 0 };
        deed(known.entry(block(address)).or_insert_with(fresh))
    }

    /// Takes a request's cost from the bucket of an address.
    pub(crate) fn ask(&self, address: IpAddr, cost: f64, now: Instant) -> Result<(), Duration> {
        self.with(address, now, |known| match (&mut known.bucket, self.rate) {
            (Some(bucket), Some(rate)) => bucket.take(rate, cost, now),
            (None, _) | (_, None) => Ok(()),
        })
    }

    /// Counts one more connection from an address, unless it has too many.
    /// [`Addresses::disconnect`] gives it back.
    pub(crate) fn connect(&self, address: IpAddr, now: Instant) -> bool {
        self.with(address, now, |known| {
            let has_room = known.n_connections < self.connections_max;
            known.n_connections += u32::from(has_room);
            has_room
        })
    }

    pub(crate) fn disconnect(&self, address: IpAddr) {
        self.with(address, Instant::now(), |known| {
            known.n_connections = known.n_connections.saturating_sub(1);
        });
    }
}

/// The addresses that share one bucket. A household has one IPv4 address, but 2⁶⁴ IPv6 addresses.
pub(crate) fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    //! The clock stands still unless a test moves it.
    use super::*;

    const RATE: Rate = Rate { per_second: 2.0, burst: 3.0 };

    #[test]
    fn a_bucket_gives_its_tokens_and_then_one_at_a_time() {
        let now = Instant::now();
        let mut bucket = Bucket::full(RATE, now);
        assert!((0..3).all(|_| bucket.take(RATE, 1.0, now).is_ok()));
        assert_eq!(bucket.take(RATE, 1.0, now), Err(Duration::from_millis(500)));
        let later = now + Duration::from_millis(500);
        assert_eq!(bucket.take(RATE, 1.0, later), Ok(()));
        assert!(bucket.take(RATE, 1.0, later).is_err());
    }

    #[test]
    fn more_than_a_bucket_holds_takes_all_of_it() {
        let now = Instant::now();
        let mut bucket = Bucket::full(RATE, now);
        assert_eq!(bucket.take(RATE, 100.0, now), Ok(()));
        assert_eq!(bucket.take(RATE, 100.0, now), Err(Duration::from_millis(1500)));
    }

    #[test]
    fn addresses_have_their_own_bucket_but_ipv6_blocks_share_one() {
        let addresses = Addresses::new(Some(RATE), 1);
        let now = Instant::now();
        let ask = |text: &str, cost| addresses.ask(text.parse().unwrap(), cost, now).is_ok();
        assert!(ask("10.0.0.1", 3.0));
        assert!(!ask("10.0.0.1", 1.0));
        assert!(!ask("::ffff:10.0.0.1", 1.0));
        assert!(ask("10.0.0.2", 3.0));
        assert!(ask("2001:db8::1", 3.0));
        assert!(!ask("2001:db8::2", 1.0));
    }

    #[test]
    fn connections_are_counted_and_given_back() {
        let addresses = Addresses::new(None, 1);
        let (home, now) = ("10.0.0.1".parse().unwrap(), Instant::now());
        assert!(addresses.connect(home, now));
        assert!(!addresses.connect(home, now));
        addresses.disconnect(home);
        assert!(addresses.connect(home, now));
    }
}
