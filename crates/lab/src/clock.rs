//! The clock for bots with a time limit.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The time since this was first called.
pub fn now() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed()
}
