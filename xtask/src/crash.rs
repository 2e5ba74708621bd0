//! `cargo xtask crash`: a long run of the server's crash test. Clients make moves, the server is
//! killed at random moments and restarted, and nothing it acknowledged may be lost.

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo};
use crate::repo::Repo;

const MOVES: u64 = 24_000;

/// `cargo xtask crash [MOVES [SEED]]`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let number =
        |text: &str| text.parse::<u64>().context("the arguments are a number of moves and a seed");
    let (n_moves, seed) = match arguments {
        [] => (MOVES, 1),
        [moves] => (number(moves)?, 1),
        [moves, seed] => (number(moves)?, number(seed)?),
        _ => bail!("crash takes a number of moves and a seed at most"),
    };
    let mut test = cargo();
    test.current_dir(repo.root());
    test.env("CRASH_MOVES", n_moves.to_string()).env("CRASH_SEED", seed.to_string());
    process::run(test.args(["test", "-p", "server", "--test", "crash"]))
}
