//! `cargo xtask load`: runs the load generator against a server and measures it.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::process::{self, Profile, built, cargo};
use crate::repo::Repo;

/// Another server to measure for comparison.
const PEER: &str = "crates/load/peers/boardgame.io";

/// `cargo xtask load [--tables N] [--p99 MS] [--memory KB] …`. The load generator parses the
/// arguments itself; without any, it measures the floor and the aim.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    for program in [["-p", "cli", "--bin", "tortuga"], ["-p", "load", "--bin", "load"]] {
        let mut build = cargo();
        build.current_dir(repo.root()).args(["build", "--release"]);
        process::run(build.args(program))?;
    }
    let mut load = Command::new(built(repo.root(), Profile::Release, "load"));
    load.current_dir(repo.root());
    load.arg("--server").arg(built(repo.root(), Profile::Release, "tortuga"));
    let whole = !arguments.iter().any(|argument| argument.starts_with("--tables"));
    if whole && install(&repo.root().join(PEER)) {
        load.args(["--peer", PEER]);
    }
    process::run(load.args(arguments))
}

/// Installs the other server, with the versions of its lock file. Without a network there is no
/// comparison.
fn install(folder: &Path) -> bool {
    let mut npm = Command::new("npm");
    npm.current_dir(folder).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    let installed = process::run(&mut npm);
    if let Err(error) = &installed {
        eprintln!("load: boardgame.io is not compared, because npm cannot install it: {error:#}");
    }
    installed.is_ok()
}
