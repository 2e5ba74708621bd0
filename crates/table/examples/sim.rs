//! The simulator on the command line: `cargo xtask sim [--seed N] [--seeds K] [--steps M]`.

#[path = "../sim/mod.rs"]
mod sim;

use std::process::ExitCode;
use std::time::Instant;

/// Parses the seeds and the number of steps.
fn read(arguments: &[String]) -> Option<(u64, u64, u64)> {
    let (mut seed, mut seeds, mut n_steps) = (1, 1, 1000);
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return None };
        let value = value.parse().ok()?;
        match name.as_str() {
            "--seed" => seed = value,
            "--seeds" => seeds = value,
            "--steps" => n_steps = value,
            _ => return None,
        }
    }
    Some((seed, seeds, n_steps))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((seed, seeds, n_steps)) = read(&arguments) else {
        eprintln!("sim [--seed N] [--seeds K] [--steps M]");
        return ExitCode::FAILURE;
    };
    let start = Instant::now();
    let n_threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let share = seeds.div_ceil(n_threads);
    let results: Vec<_> = std::thread::scope(|scope| {
        let parts = (0..n_threads).map(|part| {
            let first = seed + (part * share).min(seeds);
            let last = seed + ((part + 1) * share).min(seeds);
            scope.spawn(move || sim::run_all(first..last, n_steps))
        });
        let parts: Vec<_> = parts.collect();
        parts.into_iter().map(|part| part.join().expect("failures are caught")).collect()
    });
    let n_failed: usize = results.iter().filter_map(|result| result.as_ref().err()).sum();
    if n_failed > 0 {
        println!("{n_failed} seeds failed");
        return ExitCode::FAILURE;
    }
    let sum = results.into_iter().flatten().fold(sim::Report::default(), sim::Report::plus);
    let sim::Report { steps, actions, matches, undone, restarts, messages } = sum;
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{seeds} seeds clean: {steps} steps, {messages} messages, {matches} matches, \
         {actions} actions, {undone} taken back, {restarts} restarts in {seconds:.1} s"
    );
    ExitCode::SUCCESS
}
