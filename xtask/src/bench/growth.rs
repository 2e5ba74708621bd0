//! Actions per second of `tortuga simulate`, by the number of players and of threads.

use std::process::Command;

use anyhow::{Result, bail};
use serde_json::Value;

use super::bars::CountBar;
use super::count::{self, under_callgrind};
use crate::process::{self, Profile, built, cargo};
use crate::repo::Repo;

/// The games, and the numbers of players that are compared.
const GAMES: &[(&str, &[u8])] =
    &[("rum", &[2, 3, 4]), ("port-royal", &[2, 3, 4, 5]), ("jolly-roger", &[3, 4, 6, 8, 10])];

/// Games per run; some seconds.
const TIMED: u64 = 200_000;
/// Of several runs the fastest counts: other programs only ever make one slower.
const RUNS: usize = 3;
/// The least share of a core's rate that must be left with two threads.
const LEAST: f64 = 0.9;

/// Prints the table; fails if a second thread slows down the first.
pub(crate) fn run(repo: &Repo) -> Result<()> {
    let build = ["build", "--release", "--package", "cli", "--bin", "tortuga"];
    process::run(cargo().current_dir(repo.root()).args(build))?;
    let mut slow = Vec::new();
    println!("| game | players | million actions/s, 1 thread | a thread of 2 | left |");
    println!("|---|---|---|---|---|");
    for (game, players) in GAMES {
        for players in *players {
            let (one, two) = (rate(repo, game, *players, 1)?, rate(repo, game, *players, 2)? / 2.0);
            let left = two / one;
            println!(
                "| {game} | {players} | {:.2} | {:.2} | {:.0} % |",
                one / 1e6,
                two / 1e6,
                left * 100.0
            );
            if left < LEAST {
                slow.push(format!("{game} with {players}"));
            }
        }
    }
    if !slow.is_empty() {
        bail!("a second thread costs too much: {}", slow.join(", "));
    }
    Ok(())
}

/// Actions per second of all threads together.
pub(crate) fn rate(repo: &Repo, game: &str, players: u8, threads: u8) -> Result<f64> {
    let mut best = 0_f64;
    for _ in 0..RUNS {
        let mut command = Command::new(built(repo.root(), Profile::Release, "tortuga"));
        command.args(arguments(game, &players.to_string(), TIMED, threads));
        let printed: Value = count::json(&mut command)?;
        best = best.max(printed["timing"]["actions_per_second"].as_f64().unwrap_or_default());
    }
    Ok(best)
}

/// The instructions per action of a playout by `tortuga`.
pub(crate) fn instructions(repo: &Repo, bar: &CountBar) -> Result<f64> {
    let tortuga = built(repo.root(), Profile::Release, "tortuga");
    let count = |games: u64| {
        let given = arguments(&bar.arguments[0], &bar.arguments[1], games, 1);
        under_callgrind(&tortuga, &given, &bar.unit)
    };
    let (short, long) = (count(bar.short)?, count(bar.long)?);
    Ok(long.per_unit_since(short))
}

fn arguments(game: &str, players: &str, games: u64, threads: u8) -> Vec<String> {
    let (games, threads) = (games.to_string(), threads.to_string());
    let given = ["simulate", game, "--bots", "random", "--json", "--players", players];
    let rest = ["--games", &games, "--threads", &threads];
    given.into_iter().chain(rest).map(str::to_owned).collect()
}
