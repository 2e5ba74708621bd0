//! `cargo xtask sim`: runs the simulator of tables, or of a fleet, for any number of seeds.

use anyhow::Result;

use crate::process::{self, cargo};
use crate::repo::Repo;

/// `cargo xtask sim [--fleet] [--seed N] [--seeds K] [--steps M]`. The simulator parses the
/// arguments itself.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let mut command = cargo();
    command.current_dir(repo.root());
    command.args(["run", "--release", "-p", "table", "--example", "sim", "--"]);
    process::run(command.args(arguments))
}
