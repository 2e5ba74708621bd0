//! Elapsed time: how long the host of tables has been running. It is what a table is told as the
//! time.
//!
//! It comes from a monotonic source, so setting the wall clock moves nothing. It is written down
//! now and then, and the next life of the host goes on from there: the time between two lives
//! counts for nobody. The wall clock is read once, when a life begins, so that moments look like
//! dates.

use std::time::Duration;

use crate::id::Millis;

/// The longest step between two readings that counts. A host reads its clock much more often, so
/// after a longer step it did not run in between: the machine slept, or the process was stopped.
pub const STEP_MAX: Duration = Duration::from_secs(120);

/// The elapsed time of one life of a host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Elapsed {
    /// Where the life before left off, as far as it was written down.
    before: Option<Millis>,
    start: Millis,
    haste: u32,
    /// The last reading of the monotonic source.
    read: Duration,
    ran: Duration,
}

/// How a restored table goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resumption {
    /// How far the table's time is ahead of the host's, in milliseconds. It is 0 unless a life
    /// ended before it could write down the time of its last entries.
    pub lead_ms: u64,
    /// The time between the lives, in milliseconds, for [`Input::Wake`](crate::Input::Wake).
    pub down_ms: u64,
}

impl Elapsed {
    /// Begins a life. `before` is the time that the last one wrote down, `wall` the wall clock and
    /// `read` the monotonic source. Time passes `haste` times as fast as it should; 1 is normal.
    pub fn resume(before: Option<Millis>, wall: Millis, read: Duration, haste: u32) -> Self {
        let start = before.map_or(wall, |before| before.max(wall));
        Self { before, start, haste: haste.max(1), read, ran: Duration::ZERO }
    }

    /// The time at this reading of the monotonic source.
    pub fn at(&mut self, read: Duration) -> Millis {
        self.ran += read.saturating_sub(self.read).min(STEP_MAX);
        self.read = self.read.max(read);
        let ms = self.ran.as_nanos() * u128::from(self.haste) / 1_000_000;
        self.start.plus(u64::try_from(ms).unwrap_or(u64::MAX))
    }

    /// How a table goes on whose log ends at `last`, now.
    pub fn resumption(&self, last: Millis, now: Millis) -> Resumption {
        let asleep = self.before.map_or(last, |before| before.max(last));
        let lead_ms = last.since(now);
        // Time in which this life ran counts, even if the table was not loaded yet.
        Resumption { lead_ms, down_ms: self.start.since(asleep) }
    }
}

#[cfg(test)]
mod tests {
    //! The wall clock moves nothing; time in which nothing ran does not count.
    use super::*;

    const DAY_MS: u64 = 86_400_000;

    fn s(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn time_passes_with_the_monotonic_source_and_never_back() {
        let mut elapsed = Elapsed::resume(None, Millis(5_000), s(100), 1);
        assert_eq!(elapsed.at(s(100)), Millis(5_000));
        assert_eq!(elapsed.at(s(103)), Millis(8_000));
        assert_eq!(elapsed.at(s(101)), Millis(8_000), "a source that goes back is ignored");
        assert_eq!(elapsed.at(s(104)), Millis(9_000));
        let mut hasty = Elapsed::resume(None, Millis(0), s(0), 60);
        assert_eq!(hasty.at(Duration::from_millis(1_500)), Millis(90_000));
    }

    #[test]
    fn a_machine_that_slept_for_days_lost_two_minutes() {
        let mut elapsed = Elapsed::resume(None, Millis(0), s(0), 1);
        assert_eq!(elapsed.at(s(4 * 86_400)), Millis(120_000));
        assert_eq!(elapsed.at(s(4 * 86_400 + 1)), Millis(121_000));
    }

    #[test]
    fn the_next_life_goes_on_and_the_time_between_does_not_count() {
        let hours = |n: u64| Millis(DAY_MS + n * 3_600_000);
        let (alive, last) = (hours(5), hours(4));
        // The wall clock went on, stood still, went back, or leapt by a year.
        for wall in [hours(6), hours(5), hours(0), Millis(0), hours(366 * 24)] {
            let mut elapsed = Elapsed::resume(Some(alive), wall, s(7), 1);
            let now = elapsed.at(s(7));
            let Resumption { lead_ms, down_ms } = elapsed.resumption(last, now);
            assert_eq!((lead_ms, now.since(last) - down_ms), (0, 3_600_000), "{wall:?}");
        }
    }

    #[test]
    fn a_table_is_never_told_a_time_before_its_last_entry() {
        let (alive, last) = (Millis(50_000), Millis(58_000));
        let mut elapsed = Elapsed::resume(Some(alive), Millis(1_000), s(0), 1);
        let now = elapsed.at(s(2));
        let Resumption { lead_ms, down_ms } = elapsed.resumption(last, now);
        assert_eq!((now.plus(lead_ms), down_ms), (last, 0));
    }

    #[test]
    fn a_table_that_is_loaded_late_has_used_the_time_since_the_start() {
        let mut elapsed = Elapsed::resume(Some(Millis(10_000)), Millis(90_000), s(0), 1);
        let now = elapsed.at(s(60));
        let Resumption { lead_ms, down_ms } = elapsed.resumption(Millis(9_000), now);
        assert_eq!((lead_ms, down_ms), (0, 80_000));
        assert_eq!(now.since(Millis(9_000)) - down_ms, 61_000);
    }
}
