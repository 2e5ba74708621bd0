//! `cargo xtask lan`: people in a network of their own play at `tortuga serve --lan`.

use anyhow::{Result, bail};

use crate::process::{self, cargo};
use crate::repo::Repo;

/// `cargo xtask lan`. The test says itself whether it could make a network.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("lan takes no arguments");
    }
    let mut test = cargo();
    test.current_dir(repo.root());
    process::run(test.args(["test", "-p", "cli", "--test", "lan"]))
}
