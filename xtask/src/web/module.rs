//! The engines as a WebAssembly module, which the page runs in its workers.

use std::fs;

use anyhow::{Context, Result, bail};

use super::Games;
use crate::process::{self, cargo};
use crate::repo::Repo;

const TARGET: &str = "wasm32-unknown-unknown";
/// Where the page expects it, below the root.
const PLACE: &str = "web/src/wire/local/tortuga.wasm";

/// Builds it and puts it where the page expects it. It has its own target folder, so that switching
/// between native and browser builds does not rebuild everything.
pub(crate) fn build(repo: &Repo, games: Games) -> Result<()> {
    ensure_target(repo)?;
    let folder = process::target(repo.root()).join("module");
    let mut command = cargo();
    command.current_dir(repo.root()).args(["build", "--quiet", "--profile", "web"]);
    command.args(["-p", "wasm", "--target", TARGET, "--target-dir"]).arg(&folder);
    if games == Games::WithTests {
        command.args(["--features", "test-games"]);
    }
    process::run(&mut command)?;
    let built = folder.join(TARGET).join("web/wasm.wasm");
    let new = fs::read(&built).with_context(|| format!("cannot read {}", built.display()))?;
    let place = repo.root().join(PLACE);
    // An unchanged file keeps its time, so that nothing depending on it is rebuilt.
    if fs::read(&place).ok().as_ref() != Some(&new) {
        fs::write(&place, &new).with_context(|| format!("cannot write {PLACE}"))?;
    }
    println!("{PLACE}: {} kB", new.len() / 1000);
    Ok(())
}

/// The pinned toolchain names the target, but not every rustup installs it by itself.
fn ensure_target(repo: &Repo) -> Result<()> {
    let mut rustc = std::process::Command::new("rustc");
    rustc.current_dir(repo.root()).args(["--print", "sysroot"]);
    let sysroot = process::capture(&mut rustc)?;
    let there = std::path::Path::new(sysroot.trim()).join("lib/rustlib").join(TARGET).exists();
    if there {
        return Ok(());
    }
    if !process::on_path("rustup") {
        bail!("Rust cannot build for browsers here: it needs the target {TARGET}");
    }
    let mut rustup = std::process::Command::new("rustup");
    process::run(rustup.current_dir(repo.root()).args(["target", "add", TARGET]))
}
