//! `cargo xtask soak`: what takes too long for every change. Ten thousand games followed by each
//! oracle, and a thousand games a table through the conformance suites.

use anyhow::{Result, bail};

use crate::oracle;
use crate::process::{self, cargo};
use crate::repo::Repo;

/// Of each game.
const ORACLE_GAMES: u32 = 10_000;
const CONFORMANCE_GAMES: &str = "1000";

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
    for line in oracle::follow(repo, ORACLE_GAMES, seed)? {
        println!("{line}");
    }
    Ok(())
}
