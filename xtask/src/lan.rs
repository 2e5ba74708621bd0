//! `cargo xtask lan`: clients in a second network namespace play at `tortuga serve --lan`.

use anyhow::{Result, bail};

use crate::process::{self, cargo};
use crate::repo::Repo;

/// `cargo xtask lan`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("lan takes no arguments");
    }
    play(repo).map(drop)
}

/// Plays, and returns the summary. If no network namespace can be made, the test passes and says
/// so, which must be shown.
pub(crate) fn play(repo: &Repo) -> Result<Vec<String>> {
    let mut test = cargo();
    test.current_dir(repo.root());
    test.args(["test", "-p", "cli", "--test", "lan"]);
    process::run_keeping(&mut test, |line| line.starts_with("lan: "))
}
