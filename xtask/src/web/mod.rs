//! Chores of the page: its types, its engines, its files, its tests.

pub(crate) mod codegen;
pub(crate) mod journeys;
mod module;

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo};
use crate::repo::Repo;

/// The games that a page has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Games {
    /// Those that people play.
    Shipped,
    /// The test games too.
    WithTests,
}

/// `cargo xtask web [--test-games]`: builds the page as the server sends it, in `web/dist`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    match arguments {
        [] => build(repo, Games::Shipped),
        ["--test-games"] => build(repo, Games::WithTests),
        _ => bail!("web takes nothing or `--test-games`"),
    }
}

/// Builds the page with its engines.
pub(crate) fn build(repo: &Repo, games: Games) -> Result<()> {
    install(repo)?;
    module::build(repo, games)?;
    let mut vite = tool(repo, "vite");
    vite.arg("build");
    if games == Games::WithTests {
        vite.args(["--mode", "test-games"]);
    }
    process::run(&mut vite)
}

/// `cargo xtask module`: builds only the engines for the browser, for work on the page.
pub(crate) fn run_module(repo: &Repo, arguments: &[&str]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("module takes no arguments");
    }
    module::build(repo, Games::Shipped)
}

/// All checks of the page: types, format, lints, tests, a build, and browser tests.
pub(crate) fn check(repo: &Repo) -> Result<Vec<String>> {
    install(repo)?;
    codegen::run(repo, &["--check"])?;
    process::run(tool(repo, "prettier").args(["--check", "--log-level", "warn", "."]))?;
    process::run(tool(repo, "svelte-check").arg("--fail-on-warnings"))?;
    process::run(&mut tool(repo, "tsc"))?;
    module::build(repo, Games::Shipped)?;
    let mut closing = process::run_keeping(tool(repo, "vitest").arg("run"), is_closing_line)?;
    closing.extend(parity(repo)?);
    process::run(tool(repo, "vite").arg("build"))?;
    closing.extend(journeys::quick(repo)?);
    Ok(closing)
}

/// Checks that the page says what the terminal says: phrases of real games, in all languages.
fn parity(repo: &Repo) -> Result<Vec<String>> {
    let phrases = process::target(repo.root()).join("phrases.json");
    let mut command = cargo();
    command.current_dir(repo.root());
    command.args(["run", "--quiet", "-p", "wasm", "--example", "phrases", "--"]);
    process::run(command.arg(&phrases))?;
    let mut vitest = tool(repo, "vitest");
    vitest.args(["run", "--config", "vitest.parity.ts"]).env("PHRASES", &phrases);
    process::run_keeping(&mut vitest, is_closing_line)
}

/// The summaries of vitest (`Tests  22 passed (22)`) and of Playwright (`12 passed (1.2m)`), with
/// or without colour codes.
fn is_closing_line(line: &str) -> bool {
    (line.contains("Tests") || line.contains('(')) && line.contains(" passed")
}

/// A program that npm has installed for the page.
fn tool(repo: &Repo, name: &str) -> Command {
    let mut command = Command::new(repo.root().join("web/node_modules/.bin").join(name));
    command.current_dir(repo.root().join("web"));
    command
}

/// Installs the npm packages of the lock file, if they are missing or old.
fn install(repo: &Repo) -> Result<()> {
    let web = repo.root().join("web");
    let time = |path: &str| web.join(path).metadata().and_then(|about| about.modified()).ok();
    // npm writes this file last, so if it is older than the lock file, an install is due.
    let installed = time("node_modules/.package-lock.json");
    if installed.is_some() && installed >= time("package-lock.json") {
        return Ok(());
    }
    if !process::on_path("npm") {
        bail!("Node is missing: install Node 20 or later, with npm, then try again");
    }
    process::run(Command::new("npm").arg("ci").current_dir(&web))
        .context("npm cannot install what the page is built with")
}

#[cfg(test)]
mod tests {
    //! Which lines are repeated at the end of a run.
    use super::*;

    #[test]
    fn closing_lines_of_both_runners_are_known() {
        assert!(is_closing_line("      Tests  22 passed (22)"));
        assert!(is_closing_line("  12 passed (1.2m)"));
        assert!(!is_closing_line("  ✓ 3 journeys/solo.spec.ts:9:1 › a solo game (4s)"));
    }
}
