//! `cargo xtask sim`: the simulator of tables by command, for as many seeds as one likes.

use anyhow::Result;

use crate::process::{self, cargo};
use crate::repo::Repo;

/// `cargo xtask sim [--seed N] [--seeds K] [--steps M]`. The simulator reads the arguments itself.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let mut command = cargo();
    command.current_dir(repo.root());
    command.args(["run", "--release", "-p", "table", "--example", "sim", "--"]);
    process::run(command.args(arguments))
}
