//! The simulator on the command line:
//! `cargo xtask sim [--fleet] [--seed N] [--seeds K] [--steps M]`.

#[path = "../sim/mod.rs"]
#[allow(dead_code, reason = "only tests make mistakes on purpose")]
mod sim;

use std::ops::Range;
use std::process::ExitCode;
use std::time::Instant;

use sim::fleet::{self, FleetReport};

/// What to run.
struct Order {
    /// Several nodes that share a database, instead of one host.
    is_fleet: bool,
    seed: u64,
    seeds: u64,
    n_steps: u64,
}

/// Parses the arguments.
fn read(arguments: &[String]) -> Option<Order> {
    let (first, rest) = match arguments.split_first() {
        Some((first, rest)) if first == "--fleet" => (true, rest),
        Some(_) | None => (false, arguments),
    };
    let mut order = Order { is_fleet: first, seed: 1, seeds: 1, n_steps: 1000 };
    for pair in rest.chunks(2) {
        let [name, value] = pair else { return None };
        let value = value.parse().ok()?;
        match name.as_str() {
            "--seed" => order.seed = value,
            "--seeds" => order.seeds = value,
            "--steps" => order.n_steps = value,
            _ => return None,
        }
    }
    Some(order)
}

/// Runs seeds on all cores. The error is how many failed.
fn run_all<T: Send>(
    order: &Order,
    run: impl Fn(Range<u64>, u64) -> Result<T, usize> + Sync,
) -> Result<Vec<T>, usize> {
    let Order { seed, seeds, n_steps, .. } = *order;
    let n_threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let share = seeds.div_ceil(n_threads);
    let results: Vec<_> = std::thread::scope(|scope| {
        let parts = (0..n_threads).map(|part| {
            let first = seed + (part * share).min(seeds);
            let last = seed + ((part + 1) * share).min(seeds);
            let run = &run;
            scope.spawn(move || run(first..last, n_steps))
        });
        let parts: Vec<_> = parts.collect();
        parts.into_iter().map(|part| part.join().expect("failures are caught")).collect()
    });
    let n_failed: usize = results.iter().filter_map(|result| result.as_ref().err()).sum();
    if n_failed > 0 { Err(n_failed) } else { Ok(results.into_iter().flatten().collect()) }
}

/// What happened in a run, in words.
fn told(order: &Order) -> Result<String, usize> {
    if order.is_fleet {
        let parts = run_all(order, fleet::run_all)?;
        let sum = parts.into_iter().fold(FleetReport::default(), FleetReport::plus);
        let FleetReport { steps, actions, takeovers, fences, conflicts, done } = sum;
        return Ok(format!(
            "{steps} steps, {done} commands done, {actions} actions, {takeovers} takeovers, \
             {fences} fences, {conflicts} conflicts"
        ));
    }
    let parts = run_all(order, sim::run_all)?;
    let sum = parts.into_iter().fold(sim::Report::default(), sim::Report::plus);
    let sim::Report { steps, actions, matches, undone, restarts, naps, messages } = sum;
    Ok(format!(
        "{steps} steps, {messages} messages, {matches} matches, {actions} actions, \
         {undone} taken back, {restarts} restarts, {naps} naps"
    ))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(order) = read(&arguments) else {
        eprintln!("sim [--fleet] [--seed N] [--seeds K] [--steps M]");
        return ExitCode::FAILURE;
    };
    let start = Instant::now();
    match told(&order) {
        Ok(told) => {
            let (seeds, seconds) = (order.seeds, start.elapsed().as_secs_f64());
            println!("{seeds} seeds clean: {told} in {seconds:.1} s");
            ExitCode::SUCCESS
        }
        Err(n_failed) => {
            println!("{n_failed} seeds failed");
            ExitCode::FAILURE
        }
    }
}
