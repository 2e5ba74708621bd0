//! The time. Tables get elapsed time, which setting the system clock does not move; everything else
//! is dated by the system clock. A test may let time pass faster, so that it need not wait for bots
//! that take their time, and may set the system clock.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::elapsed::{Elapsed, Resumption};
use table::id::Millis;

/// How often the clock is read at least, so that it notices when the machine slept.
const LOOK: Duration = Duration::from_secs(10);

/// The clocks of the machine.
pub trait Clocks: Send + Sync + fmt::Debug {
    /// A clock that nobody can set.
    fn monotonic(&self) -> Duration;
    /// The wall clock, in milliseconds since 1970.
    fn wall(&self) -> Millis;
}

/// The clocks of the system.
#[derive(Clone, Copy, Debug)]
pub struct SystemClocks {
    start: Instant,
}

impl Default for SystemClocks {
    fn default() -> Self {
        Self { start: Instant::now() }
    }
}

impl Clocks for SystemClocks {
    fn monotonic(&self) -> Duration {
        self.start.elapsed()
    }

    fn wall(&self) -> Millis {
        now()
    }
}

/// The clock of the tables.
#[derive(Clone, Debug)]
pub struct Clock {
    clocks: Arc<dyn Clocks>,
    elapsed: Arc<Mutex<Elapsed>>,
    haste: u64,
    /// How far this clock is ahead of the server's, for a table that was.
    lead_ms: u64,
}

impl Clock {
    /// A clock that goes on from the time the last server wrote down, and runs `haste` times as
    /// fast as time; 1 is normal.
    pub fn resume(clocks: Arc<dyn Clocks>, haste: u32, before: Option<Millis>) -> Self {
        let elapsed = Elapsed::resume(before, clocks.wall(), clocks.monotonic(), haste);
        let (elapsed, haste) = (Arc::new(Mutex::new(elapsed)), u64::from(haste.max(1)));
        Self { clocks, elapsed, haste, lead_ms: 0 }
    }

    /// A clock that goes on from a time that several nodes share.
    pub fn shared(clocks: Arc<dyn Clocks>, haste: u32, now: Millis) -> Self {
        let elapsed = Elapsed::resume(None, now, clocks.monotonic(), haste);
        let (elapsed, haste) = (Arc::new(Mutex::new(elapsed)), u64::from(haste.max(1)));
        Self { clocks, elapsed, haste, lead_ms: 0 }
    }

    /// The time at the tables.
    pub fn now(&self) -> Millis {
        let mut elapsed = self.elapsed.lock().unwrap_or_else(PoisonError::into_inner);
        // Read under the lock, so that readings are in order.
        elapsed.at(self.clocks.monotonic()).plus(self.lead_ms)
    }

    /// The wall clock, which dates what is stored and decides nothing.
    pub fn date(&self) -> Millis {
        self.clocks.wall()
    }

    /// The clock for a restored table whose log ends at `last`, and the time that counts for
    /// nobody there.
    pub(crate) fn restored(&self, last: Millis) -> (Self, u64) {
        let now = self.now();
        let elapsed = self.elapsed.lock().unwrap_or_else(PoisonError::into_inner);
        let Resumption { lead_ms, down_ms } = elapsed.resumption(last, now);
        (Self { lead_ms, ..self.clone() }, down_ms)
    }

    /// The clock for a table whose log ends at `last`: it never shows an earlier time.
    pub(crate) fn not_before(&self, last: Millis) -> Self {
        Self { lead_ms: last.since(self.now()), ..self.clone() }
    }

    /// A moment of this clock by the server's.
    pub(crate) fn of_server(&self, at: Millis) -> Millis {
        Millis(at.0.saturating_sub(self.lead_ms))
    }

    /// Reads the clock now and then, for ever.
    pub(crate) async fn keep(self) {
        loop {
            tokio::time::sleep(LOOK).await;
            self.now();
        }
    }

    /// How long to sleep until a moment. If the machine sleeps meanwhile, there is still time left
    /// afterwards.
    pub(crate) fn nap(&self, at: Millis) -> Duration {
        Duration::from_millis(at.since(self.now()).div_ceil(self.haste))
    }

    /// Waits until a moment, or for ever if there is none.
    pub(crate) async fn until(&self, at: Option<Millis>) {
        let Some(at) = at else { return std::future::pending().await };
        loop {
            let nap = self.nap(at);
            if nap.is_zero() {
                return;
            }
            tokio::time::sleep(nap).await;
        }
    }
}

/// The system time.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
