//! The engines as WebAssembly modules, one for each game, which the page runs in its workers.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::Games;
use crate::games::{shipped_games, test_games};
use crate::process::{self, cargo};
use crate::repo::Repo;

const TARGET: &str = "wasm32-unknown-unknown";
/// A commitment to a seed is hashed once: slower code that is a quarter as long will do.
const COMPACT: &str = "--cfg sha2_backend_soft=\"compact\"";
/// Where the page expects them, below the root.
const PLACE: &str = "web/src/wire/local/engines";

/// Builds them and puts them where the page expects them.
pub(crate) fn build(repo: &Repo, games: Games) -> Result<()> {
    ensure_target(repo)?;
    let place = repo.root().join(PLACE);
    fs::create_dir_all(&place).with_context(|| format!("cannot make {PLACE}"))?;
    let files = repo.files()?;
    let mut wanted = shipped_games(&files);
    if games == Games::WithTests {
        wanted.extend(test_games(&files));
    }
    remove_others(&place, &wanted)?;
    wanted.iter().try_for_each(|game| build_one(repo, game, &place))
}

/// They have their own target folder, so that switching between native and browser builds does not
/// rebuild everything.
fn build_one(repo: &Repo, game: &str, place: &Path) -> Result<()> {
    let folder = process::target(repo.root()).join("module");
    let mut command = cargo();
    command.current_dir(repo.root()).args(["build", "--quiet", "--profile", "web"]);
    command.args(["-p", "wasm", "--no-default-features", "--features"]);
    command.arg(format!("registry/{game}"));
    command.env("RUSTFLAGS", COMPACT);
    process::run(command.args(["--target", TARGET, "--target-dir"]).arg(&folder))?;
    let built = folder.join(TARGET).join("web/wasm.wasm");
    let new = fs::read(&built).with_context(|| format!("cannot read {}", built.display()))?;
    let file = place.join(game).with_extension("wasm");
    // An unchanged file keeps its time, so that nothing depending on it is rebuilt.
    if fs::read(&file).ok().as_ref() != Some(&new) {
        fs::write(&file, &new).with_context(|| format!("cannot write {}", file.display()))?;
    }
    println!("{PLACE}/{game}.wasm: {} kB", new.len() / 1000);
    Ok(())
}

/// Removes engines of games that this page does not have.
fn remove_others(place: &Path, wanted: &[&str]) -> Result<()> {
    for entry in fs::read_dir(place).with_context(|| format!("cannot read {PLACE}"))? {
        let path = entry?.path();
        let game = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if !wanted.contains(&game) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
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
