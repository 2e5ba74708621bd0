//! The time. A server uses the system clock; a test may let time pass faster, so that it need not
//! wait for bots that take their time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::id::Millis;

/// The clock of the tables.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    haste: u64,
}

impl Clock {
    /// A clock that runs `haste` times as fast as the system clock; 1 is normal. It shows the
    /// system time multiplied by `haste`, so a server that restarts finds it where it would be.
    pub fn new(haste: u32) -> Self {
        Self { haste: u64::from(haste.max(1)) }
    }

    /// The time at the tables.
    pub fn now(&self) -> Millis {
        Millis(now().0.saturating_mul(self.haste))
    }

    /// How long to sleep before a moment may have come: at most a minute, since the system clock
    /// may be set meanwhile.
    pub(crate) fn nap(&self, at: Millis) -> Duration {
        let left = at.since(self.now()).div_ceil(self.haste);
        Duration::from_millis(left.min(60_000))
    }
}

/// The system time.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
