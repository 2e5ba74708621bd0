//! `cargo xtask codegen`: makes the types of the page's messages from the Rust types. The files are
//! committed, so that the page can be developed without Rust; `--check` tells whether they are up
//! to date.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo};
use crate::repo::Repo;

/// The folder of the generated files, below the root.
const FOLDER: &str = "web/src/wire/generated";

/// `cargo xtask codegen [--check]`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let folder = repo.root().join(FOLDER);
    let old = read(&folder)?;
    let new = generate(repo)?;
    match arguments {
        [] => write(&folder, &old, &new),
        ["--check"] if old == new => Ok(()),
        ["--check"] => bail!("{FOLDER} is out of date: run `cargo xtask codegen`"),
        _ => bail!("codegen takes nothing or `--check`"),
    }
}

/// Names and texts of files, sorted.
type Files = Vec<(String, String)>;

fn generate(repo: &Repo) -> Result<Files> {
    super::install(repo)?;
    let scratch = process::target(repo.root()).join("codegen");
    if scratch.exists() {
        fs::remove_dir_all(&scratch)?;
    }
    fs::create_dir_all(&scratch)?;
    let mut command = cargo();
    command.current_dir(repo.root());
    command.args([
        "run",
        "--quiet",
        "-p",
        "wasm",
        "--features",
        "ts,test-games",
        "--example",
        "codegen",
        "--",
    ]);
    process::run(command.arg(&scratch))?;
    let mut prettier = super::tool(repo, "prettier");
    // By name, since prettier ignores a folder that git ignores.
    let paths = read(&scratch)?.into_iter().map(|(name, _)| scratch.join(name));
    prettier.args(["--log-level", "warn", "--no-config", "--ignore-path", "", "--write"]);
    process::run(prettier.args(["--print-width", "100"]).args(paths))?;
    read(&scratch)
}

fn read(folder: &Path) -> Result<Files> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {FOLDER}"))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.push((name, fs::read_to_string(&path)?));
    }
    files.sort();
    Ok(files)
}

fn write(folder: &Path, old: &Files, new: &Files) -> Result<()> {
    for (name, _) in old {
        fs::remove_file(folder.join(name))?;
    }
    for (name, text) in new {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
