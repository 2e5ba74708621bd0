//! The simulator: a table, its people and a bad network under a fake clock, all from one seed.
//!
//! Every mistake is a panic, and the caller prints the seed. See [`run`].

mod client;
pub(crate) mod dealer;
pub(crate) mod fleet;
mod ledger;
mod people;
mod setting;
mod time;
mod world;

use world::World;

/// The statistics of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Report {
    /// The number of inputs that the table handled.
    pub(crate) steps: u64,
    /// The number of actions played.
    pub(crate) actions: u64,
    /// The number of matches started.
    pub(crate) matches: u64,
    /// The number of actions taken back.
    pub(crate) undone: u64,
    /// How often the table was restored from its log.
    pub(crate) restarts: u64,
    /// How often the table left memory and came back.
    pub(crate) naps: u64,
    /// The number of messages sent.
    pub(crate) messages: u64,
}

impl Report {
    /// The sum of both.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self {
            steps: self.steps + other.steps,
            actions: self.actions + other.actions,
            matches: self.matches + other.matches,
            undone: self.undone + other.undone,
            restarts: self.restarts + other.restarts,
            naps: self.naps + other.naps,
            messages: self.messages + other.messages,
        }
    }
}

/// Runs one seed for at least `steps` steps, then disconnects everybody and waits for the end.
///
/// # Panics
/// On every mistake of the table.
pub(crate) fn run(seed: u64, steps: u64) -> Report {
    let mut world = World::new(seed);
    while world.report.steps < steps && !world.table.is_closed() {
        world.advance();
    }
    world.drain();
    world.report
}

/// Runs several seeds, prints those that fail, and returns the sum of the others.
///
/// # Errors
/// The number of seeds that failed.
pub(crate) fn run_all(seeds: std::ops::Range<u64>, steps: u64) -> Result<Report, usize> {
    let mut sum = Report::default();
    let mut n_failed = 0;
    for seed in seeds {
        if let Ok(report) = std::panic::catch_unwind(|| run(seed, steps)) {
            sum = sum.plus(report);
        } else {
            println!("failed: cargo xtask sim --seed {seed} --steps {steps}");
            n_failed += 1;
        }
    }
    if n_failed == 0 { Ok(sum) } else { Err(n_failed) }
}
