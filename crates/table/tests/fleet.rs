//! A few hundred seeds of the fleet; `cargo xtask sim --fleet` runs as many as you like. Runs that
//! make a mistake on purpose must fail.

#[path = "../sim/mod.rs"]
#[allow(dead_code, reason = "another test program uses the rest")]
mod sim;

use sim::fleet::{self, Mutant};

/// Enough steps for several owners, and few enough to run on every change.
const STEPS: u64 = 400;
/// The most seeds until a mistake must be found.
const SEEDS_MAX: u64 = 200;

#[test]
fn a_table_survives_the_faults_of_its_nodes_and_of_their_database() {
    let report = fleet::run_all(1..301, STEPS).expect("the seeds above failed");
    assert!(report.takeovers > 3_000 && report.fences > 300, "too few faults: {report:?}");
    assert!(report.conflicts > 100 && report.done > 10_000, "too little happened: {report:?}");
    assert!(report.actions > 3_000, "too little was played: {report:?}");
}

/// The first seed that finds a mistake.
fn found(mutant: Mutant) -> Option<u64> {
    let fails = |seed: &u64| {
        let seed = *seed;
        std::panic::catch_unwind(|| fleet::run(seed, STEPS, Some(mutant))).is_err()
    };
    (1..SEEDS_MAX).find(fails)
}

#[test]
fn a_database_that_compares_the_owner_and_locks_nothing_is_found_out() {
    assert!(found(Mutant::UnlockedOwner).is_some());
}

#[test]
fn an_answer_before_the_commit_is_found_out() {
    assert!(found(Mutant::EarlyAnswer).is_some());
}

#[test]
fn a_conflict_that_is_retried_blindly_is_found_out() {
    assert!(found(Mutant::BlindRetry).is_some());
}

#[test]
fn a_reconnect_without_a_new_life_is_found_out() {
    assert!(found(Mutant::SameLife).is_some());
}
