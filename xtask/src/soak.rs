//! `cargo xtask soak`: what takes too long for every change. Ten thousand games followed by each
//! oracle, a thousand games a table through the conformance suites, and many random games with
//! all invariants on.

use anyhow::{Result, bail};

use crate::oracle;
use crate::process::{self, cargo};
use crate::repo::Repo;

/// Of each game.
const ORACLE_GAMES: u32 = 10_000;
const CONFORMANCE_GAMES: &str = "1000";
/// Random games of each set-up: two thousand for each option and number of seats, and for Jolly
/// Roger, which has twelve combinations of options, ten thousand for each number of seats.
const PLAYOUTS: &[(&str, &str)] =
    &[("rum", "10000"), ("port-royal", "2000"), ("jolly-roger", "834")];

/// `cargo xtask soak [SEED]`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let seed = match arguments {
        [] => 1,
        [seed] => seed.parse()?,
        _ => bail!("soak takes a seed at most"),
    };
    let mut suites = cargo();
    suites.current_dir(repo.root()).env("CONFORMANCE_GAMES", CONFORMANCE_GAMES);
    process::run(suites.args(["test", "--workspace", "--test", "conformance"]))?;
    for (game, n_games) in PLAYOUTS {
        let mut playouts = cargo();
        playouts.current_dir(repo.root()).env("PLAYOUT_GAMES", n_games);
        process::run(playouts.args(["test", "--package", game, "--test", "playout"]))?;
    }
    for line in oracle::follow(repo, ORACLE_GAMES, seed)? {
        println!("{line}");
    }
    Ok(())
}
