//! `cargo xtask fuzz`: hostile input for the JSON interface and for the readers of records and
//! scenarios, by cargo-fuzz on the nightly toolchain.

use anyhow::{Context, Result, bail};

use crate::process;
use crate::repo::Repo;

/// The fuzz targets, as in `fuzz/Cargo.toml`.
const TARGETS: &[&str] = &["json_face", "record", "scenario"];
const SECONDS: u32 = 200;

/// `cargo xtask fuzz [SECONDS]`, for each target.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let seconds: u32 = match arguments {
        [] => SECONDS,
        [seconds] => seconds.parse().context("the argument is a number of seconds")?,
        _ => bail!("fuzz takes a number of seconds at most"),
    };
    if !process::on_path("cargo-fuzz") {
        bail!("cargo-fuzz is missing: cargo install cargo-fuzz --version 0.13.2");
    }
    for target in TARGETS {
        // By rustup's name for it, since this program runs under the pinned toolchain.
        let mut command = std::process::Command::new("rustup");
        command.current_dir(repo.root()).args(["run", "nightly", "cargo", "fuzz", "run"]);
        command.args(["--fuzz-dir", "fuzz", target, "--"]);
        command.arg(format!("-max_total_time={seconds}")).arg("-max_len=20000");
        process::run(&mut command)?;
    }
    Ok(())
}
