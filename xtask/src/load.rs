//! `cargo xtask load`: runs the load generator against a server and measures it.

use anyhow::Result;

use crate::process::{self, Profile, built, cargo};
use crate::repo::Repo;

/// `cargo xtask load [--tables N] [--p99 MS] [--memory KB] …`. The load generator parses the
/// arguments itself; its defaults are the load the server must bear.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    for program in [["-p", "cli", "--bin", "tortuga"], ["-p", "load", "--bin", "load"]] {
        let mut build = cargo();
        build.current_dir(repo.root()).args(["build", "--release"]);
        process::run(build.args(program))?;
    }
    let mut load = std::process::Command::new(built(repo.root(), Profile::Release, "load"));
    load.current_dir(repo.root());
    load.arg("--server").arg(built(repo.root(), Profile::Release, "tortuga"));
    process::run(load.args(arguments))
}
