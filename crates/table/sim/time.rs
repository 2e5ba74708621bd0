//! The clocks around a table: a monotonic one, a wall clock that somebody sets at any time, and the
//! lives of the host, which write down the elapsed time now and then.

use std::time::Duration;

use contract::SearchRng;
use table::elapsed::{Elapsed, Resumption};
use table::id::Millis;

/// How often the host reads its clock.
const LOOK_MS: u64 = 60_000;
/// How often the host writes down the time.
const BEAT_MS: u32 = 10_000;
/// The first date of the wall clock.
const START: Millis = Millis(1_000_000_000_000);

/// All clocks of a host, and the time at its table.
#[derive(Debug)]
pub(crate) struct Time {
    elapsed: Elapsed,
    /// The monotonic clock of this life.
    ticks: Duration,
    wall: Millis,
    /// When this life began.
    began: Millis,
    written: Option<Millis>,
    lead_ms: u64,
    pub(crate) now: Millis,
    /// How long the host has run, in all its lives.
    pub(crate) ran_ms: u64,
}

impl Time {
    pub(crate) fn new() -> Self {
        let elapsed = Elapsed::resume(None, START, Duration::ZERO, 1);
        Self {
            elapsed,
            ticks: Duration::ZERO,
            wall: START,
            began: START,
            written: None,
            lead_ms: 0,
            now: START,
            ran_ms: 0,
        }
    }

    /// Lets time pass until a moment at the table.
    pub(crate) fn pass_until(&mut self, at: Millis) {
        while self.now < at {
            self.pass(at.since(self.now).min(LOOK_MS));
        }
    }

    fn pass(&mut self, ms: u64) {
        self.wall = self.wall.plus(ms);
        self.tick(ms);
    }

    fn tick(&mut self, ms: u64) {
        self.ticks += Duration::from_millis(ms);
        let before = self.now;
        self.now = self.elapsed.at(self.ticks).plus(self.lead_ms);
        self.ran_ms += self.now.since(before);
    }

    /// Somebody sets the wall clock, or the machine sleeps; on some machines the monotonic clock
    /// goes on meanwhile.
    pub(crate) fn disturb(&mut self, rng: &mut SearchRng) {
        const HOUR_MS: u64 = 3_600_000;
        let far = u64::from(rng.below(2_000)) * HOUR_MS;
        match rng.below(6) {
            0 => self.wall = Millis(self.wall.0.saturating_sub(25_000)),
            1 => self.wall = Millis(self.wall.0.saturating_sub(far)),
            2 => self.wall = self.wall.plus(far),
            3 => self.wall = START,
            4 => self.pass(far),
            _ => self.wall = self.wall.plus(96 * HOUR_MS),
        }
    }

    /// The host stops, and its next life begins. The log of its table ends at `last`. Returns how
    /// long the table was down.
    pub(crate) fn restart(&mut self, last: Millis, rng: &mut SearchRng) -> u64 {
        let of_host = Millis(self.now.0 - self.lead_ms);
        let unwritten = u64::from(rng.below(BEAT_MS));
        if of_host.since(self.began) >= unwritten {
            self.written = Some(Millis(of_host.0 - unwritten)).max(self.written);
        }
        self.wall = self.wall.plus(u64::from(rng.below(100_000)));
        if rng.below(3) == 0 {
            self.disturb(rng);
        }
        self.ticks = Duration::ZERO;
        self.elapsed = Elapsed::resume(self.written, self.wall, self.ticks, 1);
        self.began = self.elapsed.at(self.ticks);
        let Resumption { lead_ms, down_ms } = self.elapsed.resumption(last, self.began);
        self.lead_ms = lead_ms;
        self.now = self.began.plus(lead_ms);
        down_ms
    }
}
