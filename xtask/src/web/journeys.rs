//! Browser tests: journeys through the built page against a real server, and pictures.

use anyhow::{Result, bail};

use super::{Games, is_closing_line, tool};
use crate::process::{self, Profile, cargo};
use crate::repo::Repo;
use crate::setup::{self, Purpose};

/// `cargo xtask journeys [ARGUMENT…]`: runs all journeys. Those of the test games run first, on a
/// page built with these games. All others run on the page that ships; the arguments go to
/// Playwright for these only.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    super::build(repo, Games::WithTests)?;
    let test_games = play(repo, Games::WithTests, &["--project=test-games"], &[]);
    super::build(repo, Games::Shipped)?;
    test_games?;
    play(repo, Games::Shipped, &["--project=quick", "--project=long"], arguments).map(|_| ())
}

/// `cargo xtask pictures`: screenshots of each page at two sizes in three languages, and of moments
/// in each game, in `web/pictures`.
pub(crate) fn pictures(repo: &Repo, arguments: &[&str]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("pictures takes no arguments");
    }
    super::build(repo, Games::Shipped)?;
    play(repo, Games::Shipped, &["--project=pictures"], &[]).map(|_| ())
}

/// The journeys that every change must pass; the page must be built already.
pub(crate) fn quick(repo: &Repo) -> Result<Vec<String>> {
    play(repo, Games::Shipped, &["--project=quick"], &[])
}

fn play(repo: &Repo, games: Games, projects: &[&str], arguments: &[&str]) -> Result<Vec<String>> {
    setup::ensure(Purpose::Journeys)?;
    let mut build = cargo();
    build.current_dir(repo.root()).args(["build", "--quiet", "-p", "cli", "--bin", "tortuga"]);
    if games == Games::WithTests {
        build.args(["--features", "test-games"]);
    }
    process::run(&mut build)?;
    let mut playwright = tool(repo, "playwright");
    playwright.arg("test").args(projects).args(arguments);
    playwright.env("TORTUGA", process::built(repo.root(), Profile::Debug, "tortuga"));
    process::run_keeping(&mut playwright, is_closing_line)
}
