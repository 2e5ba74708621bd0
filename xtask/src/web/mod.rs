//! Chores of the page in the browser: its types, its parts, its tests.

pub(crate) mod codegen;

use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::repo::Repo;

/// A program that npm has installed for the page.
fn tool(repo: &Repo, name: &str) -> Command {
    let mut command = Command::new(repo.root().join("web/node_modules/.bin").join(name));
    command.current_dir(repo.root().join("web"));
    command
}

/// Makes sure that what npm brings is there, as the lock file says.
pub(crate) fn install(repo: &Repo) -> Result<()> {
    let web = repo.root().join("web");
    let time = |path: &str| web.join(path).metadata().and_then(|about| about.modified()).ok();
    // npm writes this file last, so one older than the lock means an install that is due.
    let installed = time("node_modules/.package-lock.json");
    if installed.is_some() && installed >= time("package-lock.json") {
        return Ok(());
    }
    if !process::on_path("npm") {
        anyhow::bail!("Node is missing: install Node 20 or later with npm, then try again");
    }
    process::run(Command::new("npm").arg("ci").current_dir(&web))
        .context("npm cannot install what the page is built with")
}
