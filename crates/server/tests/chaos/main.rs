//! Three nodes on a real PostgreSQL while everything goes wrong that can: nodes are killed, stopped
//! and cut off, the database is killed, nodes leave and join. Nothing that was acknowledged may be
//! lost, and nothing may happen twice.
//!
//! This program is both sides: started with `serve` it is a node, otherwise it is the test.
//! `CHAOS_MOVES` is the number of moves, `CHAOS_SEED` the seed; `cargo xtask chaos` makes many.
//! With `TORTUGA_MUTANT` the nodes make a mistake on purpose, which must be found: `cargo xtask
//! chaos --mutants`. Whoever finds something exits with [`FOUND`].

#![allow(clippy::unwrap_used, reason = "this is only a test")]

#[path = "../common/mod.rs"]
mod common;
#[path = "../player/mod.rs"]
mod player;
mod cable;
mod node;
mod world;
mod people;
mod faults;
mod check;

use std::sync::Arc;
use std::time::Instant;

use check::Findings;
use common::postgres::Postgres;
use world::World;

/// Few enough to run on every change.
const MOVES: u64 = 300;
/// The tables at the same time, and how long people think, in a short and a long run.
const SHORT: Pace = Pace { n_tables: 4, think_ms: 300, longest_ms: 4_000 };
const LONG: Pace = Pace { n_tables: 8, think_ms: 20, longest_ms: 15_000 };
/// The exit code of a run that has found something.
const FOUND: i32 = 1;
/// The exit code of a run in which nothing was wrong, and a table did not answer at the end.
const STUCK: i32 = 3;

/// How a run goes.
#[derive(Clone, Copy, Debug)]
struct Pace {
    n_tables: u64,
    think_ms: u32,
    /// The longest fault.
    longest_ms: u32,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["serve", words @ ..] => node::serve(words),
        // Test runners first ask for a list of tests.
        words if words.contains(&"--list") => {
            if !words.contains(&"--ignored") {
                println!("chaos: test");
            }
        }
        _ => {
            if let Some(line) = Postgres::is_missing() {
                println!("{line}");
                return;
            }
            let runtime = tokio::runtime::Runtime::new().unwrap();
            let code = runtime.block_on(chaos());
            drop(runtime);
            std::process::exit(code);
        }
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|text| text.parse().ok())
}

/// A run; returns the exit code.
async fn chaos() -> i32 {
    let mutant = std::env::var("TORTUGA_MUTANT").ok();
    assert!(mutant.is_none() || cfg!(feature = "mutants"), "mutants need the feature `mutants`");
    let n_moves = number("CHAOS_MOVES").unwrap_or(MOVES);
    let seed = number("CHAOS_SEED").unwrap_or(1);
    let pace = if n_moves > MOVES { LONG } else { SHORT };
    let started = Instant::now();
    let world = World::start(seed, pace.think_ms).await;
    let (found, faults) = run(&world, pace, n_moves).await;
    let Findings { problems, n_steps, n_lives, n_tables, n_matches, n_done, n_unanswered } = &found;
    let lasted_s = started.elapsed().as_secs_f64();
    println!(
        "chaos: {n_done} moves acknowledged at {n_tables} tables, {n_steps} steps by {n_lives} \
         lives, {n_matches} matches, seed {seed}, {lasted_s:.1} s"
    );
    println!("faults: {faults}");
    if problems.is_empty() && *n_unanswered == 0 {
        return 0;
    }
    let (n_problems, kept) = (problems.len(), world.keep_logs());
    println!("{n_unanswered} commands were not answered at the end");
    let first: Vec<&str> = problems.iter().take(10).map(String::as_str).collect();
    println!("found {n_problems} problems; the nodes' logs are in {kept}:\n{}", first.join("\n"));
    if problems.is_empty() { STUCK } else { FOUND }
}

/// People play while faults happen, until there are enough moves.
async fn run(world: &Arc<World>, pace: Pace, n_moves: u64) -> (Findings, faults::Seen) {
    let pairs: Vec<_> = (1..=pace.n_tables)
        .map(|table| tokio::spawn(people::pair(Arc::clone(world), 1_000 + table)))
        .collect();
    let seen = faults::run(Arc::clone(world), n_moves, pace.longest_ms).await;
    world.end();
    let mut notes = Vec::new();
    for pair in pairs {
        notes.extend(pair.await.expect("checks fail elsewhere"));
    }
    let mut found = check::check(&world.sql().await, &notes).await;
    found.problems.extend(world.wrong());
    (found, seen)
}
