//! A fleet: several nodes that share a database and serve one table in turn. Appends are delayed
//! and doubled, answers are lost, nodes stop for a while, are fenced and go on.
//!
//! Checked, beside what the ledger checks: nothing is written over a connection once another one
//! has read the log to serve the table, and nothing of a life that was fenced; whoever was told
//! `done` finds exactly one entry; no client's version goes back.

mod base;
mod network;
mod node;

use base::Locking;
use network::Fleet;

/// A mistake that a run makes on purpose, to see that it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mutant {
    /// The database compares the owner, and locks nothing.
    UnlockedOwner,
    /// Clients are told before the step is committed.
    EarlyAnswer,
    /// A step that conflicts is written behind what is there.
    BlindRetry,
    /// A node that has lost its connection goes on with the same life.
    SameLife,
}

/// The statistics of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct FleetReport {
    /// The number of inputs that tables handled.
    pub(crate) steps: u64,
    /// The number of actions played.
    pub(crate) actions: u64,
    /// How often a node began to serve the table.
    pub(crate) takeovers: u64,
    /// How often a silent life was fenced.
    pub(crate) fences: u64,
    /// How often a step was refused because there was one already, or the table was not ours.
    pub(crate) conflicts: u64,
    /// The number of commands that clients were told to be done.
    pub(crate) done: u64,
}

impl FleetReport {
    /// The sum of both.
    pub(crate) fn plus(self, other: Self) -> Self {
        Self {
            steps: self.steps + other.steps,
            actions: self.actions + other.actions,
            takeovers: self.takeovers + other.takeovers,
            fences: self.fences + other.fences,
            conflicts: self.conflicts + other.conflicts,
            done: self.done + other.done,
        }
    }
}

/// Runs one seed for so many inputs, then without faults until everything is answered.
///
/// # Panics
/// On every mistake.
pub(crate) fn run(seed: u64, steps: u64, mutant: Option<Mutant>) -> FleetReport {
    let locking = match mutant {
        Some(Mutant::UnlockedOwner) => Locking::Unlocked,
        Some(Mutant::EarlyAnswer | Mutant::BlindRetry | Mutant::SameLife) | None => Locking::Shared,
    };
    let mut fleet = Fleet::new(seed, locking, mutant);
    while fleet.report.steps < steps && !fleet.is_over() {
        fleet.advance();
    }
    fleet.settle();
    fleet.report
}

/// Runs several seeds, prints those that fail, and returns the sum of the others.
///
/// # Errors
/// The number of seeds that failed.
pub(crate) fn run_all(seeds: std::ops::Range<u64>, steps: u64) -> Result<FleetReport, usize> {
    let mut sum = FleetReport::default();
    let mut n_failed = 0;
    for seed in seeds {
        if let Ok(report) = std::panic::catch_unwind(|| run(seed, steps, None)) {
            sum = sum.plus(report);
        } else {
            println!("failed: cargo xtask sim --fleet --seed {seed} --steps {steps}");
            n_failed += 1;
        }
    }
    if n_failed == 0 { Ok(sum) } else { Err(n_failed) }
}
