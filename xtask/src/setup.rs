//! `cargo xtask setup`: the programs outside Rust that our commands call. Missing ones are
//! installed if we are root on a Debian machine; otherwise they are named. Rust's own parts
//! (rustfmt, clippy) come with the pinned toolchain and are not listed here.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::process;
use crate::repo::Repo;

/// What a program is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Tests,
    Journeys,
}

/// A program, its Debian package, and why we call it.
struct Need {
    purpose: Purpose,
    /// A program on the path, or a module of Python after `python3:`.
    program: &'static str,
    package: &'static str,
    reason: &'static str,
}

const NEEDS: &[Need] = &[
    Need {
        purpose: Purpose::Tests,
        program: "git",
        package: "git",
        reason: "tidy asks git which files belong to the project",
    },
    Need {
        purpose: Purpose::Tests,
        program: "python3",
        package: "python3",
        reason: "the oracles are in Python, so that they share nothing with the engines",
    },
    Need {
        purpose: Purpose::Tests,
        program: "python3:ensurepip",
        package: "python3-venv",
        reason: "the Python package is tested in a virtual environment",
    },
    Need {
        purpose: Purpose::Journeys,
        program: "chromium",
        package: "chromium",
        reason: "journeys drive a real browser through the page",
    },
    Need {
        purpose: Purpose::Tests,
        program: "initdb",
        package: "postgresql",
        reason: "tests of the store start a PostgreSQL of their own, in a temporary folder",
    },
    Need {
        purpose: Purpose::Tests,
        program: "valgrind",
        package: "valgrind",
        reason: "callgrind counts instructions, which do not change with the load of a machine",
    },
    Need {
        purpose: Purpose::Tests,
        program: "nats-server",
        package: "nats-server",
        reason: "the test of `tortuga crew` talks to a real one",
    },
];

/// `cargo xtask setup [tests|journeys]`.
pub(crate) fn run(_repo: &Repo, arguments: &[&str]) -> Result<()> {
    match arguments {
        [] | ["tests"] => ensure(Purpose::Tests),
        ["journeys"] => ensure(Purpose::Journeys),
        _ => bail!("setup takes nothing, `tests` or `journeys`"),
    }
}

/// Makes sure that every program for `purpose` can be called.
pub(crate) fn ensure(purpose: Purpose) -> Result<()> {
    let missing = missing(purpose, is_present);
    if missing.is_empty() {
        println!("setup: nothing is missing");
        return Ok(());
    }
    if !process::on_path("apt-get") || !is_root() {
        bail!("{}", request(&missing));
    }
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    process::run(Command::new("apt-get").args(["update", "--quiet"]))?;
    let mut install = Command::new("apt-get");
    install.env("DEBIAN_FRONTEND", "noninteractive");
    install.args(["install", "--yes", "--quiet", "--no-install-recommends"]);
    process::run(install.args(packages))
}

/// Whether a program is installed. Debian puts some servers where only root's path leads, and those
/// of PostgreSQL into one folder for each version.
fn is_present(program: &str) -> bool {
    if let Some(module) = program.strip_prefix("python3:") {
        let import = format!("import {module}");
        return process::capture(Command::new("python3").args(["-c", &import])).is_ok();
    }
    let mut versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    process::on_path(program)
        || Path::new("/usr/sbin").join(program).is_file()
        || versions.any(|folder| folder.path().join("bin").join(program).is_file())
}

fn missing(purpose: Purpose, present: fn(&str) -> bool) -> Vec<&'static Need> {
    NEEDS.iter().filter(|need| need.purpose == purpose && !present(need.program)).collect()
}

/// What the user has to install by hand, and why.
fn request(missing: &[&Need]) -> String {
    let line = |need: &&Need| format!("  {} ({})\n", need.program, need.reason);
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    format!(
        "some programs are missing and only root can install them:\n{}\
         on Debian: sudo apt-get install {}",
        missing.iter().map(line).collect::<String>(),
        packages.join(" ")
    )
}

fn is_root() -> bool {
    process::capture(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0")
}

#[cfg(test)]
mod tests {
    //! Nothing is installed here; the tests only look at what would be.
    use super::*;

    #[test]
    fn only_what_is_absent_and_asked_for_is_missing() {
        assert!(missing(Purpose::Journeys, |_| true).is_empty());
        let found = missing(Purpose::Journeys, |_| false);
        assert!(found.iter().any(|need| need.program == "chromium"));
        assert!(found.iter().all(|need| need.program != "git"));
    }

    #[test]
    fn programs_are_found_on_the_path() {
        assert!(is_present("sh") && !is_present("no-program-has-this-name"));
    }

    #[test]
    fn a_request_names_program_reason_and_package() {
        let text = request(&missing(Purpose::Journeys, |_| false));
        assert!(text.contains("chromium (journeys drive"), "{text}");
        assert!(text.contains("apt-get install chromium"), "{text}");
        let text = request(&missing(Purpose::Tests, |program| program != "valgrind"));
        assert!(text.contains("valgrind (callgrind counts instructions"), "{text}");
        assert!(text.ends_with("apt-get install valgrind"), "{text}");
    }
}
