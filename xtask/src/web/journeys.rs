//! Browser tests: journeys through the built page against a real server, and pictures.

use anyhow::{Result, bail};

use super::{is_closing_line, tool};
use crate::process::{self, Profile, cargo};
use crate::repo::Repo;
use crate::setup::{self, Purpose};

/// `cargo xtask journeys [ARGUMENT…]`: runs all of them; arguments go to Playwright.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    super::run(repo, &[])?;
    play(repo, &["--project=quick", "--project=long"], arguments).map(|_| ())
}

/// `cargo xtask pictures`: each page at two sizes in three languages, in `web/pictures`.
pub(crate) fn pictures(repo: &Repo, arguments: &[&str]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("pictures takes no arguments");
    }
    super::run(repo, &[])?;
    play(repo, &["--project=pictures"], &[]).map(|_| ())
}

/// The journeys that every change must pass; the page must be built already.
pub(crate) fn quick(repo: &Repo) -> Result<Vec<String>> {
    play(repo, &["--project=quick"], &[])
}

fn play(repo: &Repo, projects: &[&str], arguments: &[&str]) -> Result<Vec<String>> {
    setup::ensure(Purpose::Journeys)?;
    let mut build = cargo();
    build.current_dir(repo.root()).args(["build", "--quiet", "-p", "cli", "--bin", "tortuga"]);
    process::run(&mut build)?;
    let mut playwright = tool(repo, "playwright");
    playwright.arg("test").args(projects).args(arguments);
    playwright.env("TORTUGA", process::built(repo.root(), Profile::Debug, "tortuga"));
    process::run_keeping(&mut playwright, is_closing_line)
}
