//! `cargo xtask tidy`: the habits of this project that neither compiler nor clippy can check. Each
//! check is a small function from files to problems, with tests that show it can fail. All of them
//! run, so that one call shows every problem.

mod citations;
mod edges;
mod english;
mod faces;
mod licences;
pub(crate) mod map;
mod metadata;
mod names;
mod recipe;
mod rules;
mod rust;
mod text;
mod words;

use anyhow::{Result, bail};

use crate::games;
use crate::ledger;
use crate::repo::Repo;

/// `cargo xtask tidy`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("tidy takes no arguments");
    }
    let files = repo.files()?;
    let mut problems = Vec::new();
    problems.extend(text::check(&files));
    problems.extend(rust::check(&files));
    problems.extend(english::check(&files));
    problems.extend(words::check(&files));
    problems.extend(faces::check(&files));
    problems.extend(names::check(&files));
    problems.extend(ledger::check(repo, &files)?);
    problems.extend(rules::check(&files));
    problems.extend(games::check(&files));
    problems.extend(recipe::check(&files));
    let members = metadata::workspace(repo)?;
    problems.extend(edges::check(&members));
    problems.extend(edges::unused(&members));
    let architecture = std::fs::read_to_string(repo.root().join("ARCHITECTURE.md"))?;
    problems.extend(map::check(&architecture, &members));
    problems.extend(licences::check(&metadata::third_party(repo)?));
    problems.sort();
    for problem in &problems {
        println!("{problem}");
    }
    if !problems.is_empty() {
        bail!("tidy: problems listed above: {}", problems.len());
    }
    println!("tidy: {} files, no problems", files.len());
    Ok(())
}
