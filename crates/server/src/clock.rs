//! What time it is. A server goes by the clock on the wall; a test may let time pass faster, so
//! that it need not wait for bots that take their time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::id::Millis;

/// The clock of the tables.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    haste: u64,
}

impl Clock {
    /// A clock that runs so many times as fast as the one on the wall, which is 1. It shows the
    /// wall's time so many times over: a server that starts again finds it where it would be.
    pub fn new(haste: u32) -> Self {
        Self { haste: u64::from(haste.max(1)) }
    }

    /// What time it is at the tables.
    pub fn now(&self) -> Millis {
        Millis(now().0.saturating_mul(self.haste))
    }

    /// Waits for a moment; for ever where there is none.
    pub(crate) async fn until(&self, at: Option<Millis>) {
        let Some(at) = at else { return std::future::pending().await };
        loop {
            let left = at.since(self.now());
            if left == 0 {
                return;
            }
            // In pieces, since the clock on the wall may be set while we sleep.
            let left = (left / self.haste).clamp(1, 60_000);
            tokio::time::sleep(Duration::from_millis(left)).await;
        }
    }
}

/// The clock on the wall.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
