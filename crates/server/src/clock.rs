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

    /// Waits until a moment, or for ever if there is none.
    pub(crate) async fn until(&self, at: Option<Millis>) {
        let Some(at) = at else { return std::future::pending().await };
        loop {
            let left = at.since(self.now());
            if left == 0 {
                return;
            }
            // In pieces, since the system clock may be set while we sleep.
            let left = (left / self.haste).clamp(1, 60_000);
            tokio::time::sleep(Duration::from_millis(left)).await;
        }
    }
}

/// The system time.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
