//! A few hundred seeds of the simulator; `cargo xtask sim` runs as many as you like.

#[path = "../sim/mod.rs"]
#[allow(dead_code, reason = "another test program uses the rest")]
mod sim;

/// Enough steps for every stage of a table, and few enough to run on every change.
const STEPS: u64 = 300;

#[test]
fn tables_survive_bad_networks_hostile_clients_and_restarts() {
    let report = sim::run_all(1..201, STEPS).expect("the seeds above failed");
    assert!(report.matches > 200, "too little was played: {report:?}");
    assert!(report.undone > 20, "too few actions were taken back: {report:?}");
    assert!(report.naps > 100, "too few naps: {report:?}");
    assert!(report.restarts > 100, "too few restarts: {report:?}");
}
