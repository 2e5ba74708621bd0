//! Other engines on the same machine in the same run: `OpenSpiel` and Pgx, from their packages.
//! `tests/peers` has the program that runs them.

use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use super::growth::rate;
use crate::process::{self, cargo};
use crate::repo::Repo;

/// Our games beside them, as the bars play them.
const OURS: &[(&str, u8)] = &[("rum", 4), ("port-royal", 4), ("jolly-roger", 6)];

/// Prints a table; without the packages only a line that says so.
pub(crate) fn run(repo: &Repo) -> Result<()> {
    let peers = match install(repo).and_then(|python| play(repo, &python)) {
        Ok(peers) => peers,
        Err(problem) => {
            println!("peers: not measured: {problem:#}");
            return Ok(());
        }
    };
    let build = ["build", "--release", "--package", "cli", "--bin", "tortuga"];
    process::run(cargo().current_dir(repo.root()).args(build))?;
    let mut slowest = f64::INFINITY;
    println!("| engine | game | million actions/s, one core | our slowest game is |");
    println!("|---|---|---|---|");
    for (game, players) in OURS {
        let rate = rate(repo, game, *players, 1)? / 1e6;
        println!("| Tortuga | {game}, {players} players | {rate:.2} | |");
        slowest = slowest.min(rate);
    }
    for peer in &peers {
        println!("{}", line(peer, slowest));
    }
    Ok(())
}

/// A row of the table.
fn line(peer: &Value, slowest: f64) -> String {
    let text = |name: &str| peer[name].as_str().unwrap_or("?");
    let rate = peer["rate"].as_f64().unwrap_or_default() / 1e6;
    let (engine, version, game) = (text("engine"), text("version"), text("game"));
    format!("| {engine} {version} | {game} | {rate:.2} | {:.1} times as fast |", slowest / rate)
}

/// A Python with the packages, in the target folder.
fn install(repo: &Repo) -> Result<std::path::PathBuf> {
    let folder = process::target(repo.root()).join("peers");
    let python = folder.join("bin/python");
    if !python.exists() {
        process::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--requirement"]);
    process::run(pip.arg(repo.root().join("tests/peers/requirements.txt")))?;
    Ok(python)
}

fn play(repo: &Repo, python: &std::path::Path) -> Result<Vec<Value>> {
    let mut command = Command::new(python);
    let printed = process::capture(command.arg(repo.root().join("tests/peers/peers.py")))?;
    printed.lines().map(|line| serde_json::from_str(line).context("a line is JSON")).collect()
}

#[cfg(test)]
mod tests {
    //! One row; the rest is runs of other programs.
    use serde_json::json;

    use super::*;

    #[test]
    fn a_row_compares_with_our_slowest_game() {
        let peer = json!({ "engine": "Pgx", "version": "2", "game": "go", "rate": 500_000.0 });
        assert_eq!(line(&peer, 5.0), "| Pgx 2 | go | 0.50 | 10.0 times as fast |");
    }
}
