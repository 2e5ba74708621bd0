//! `cargo xtask chaos`: long runs of the server's chaos test. People play at three nodes that share
//! a database, while nodes are killed, stopped and cut off, and the database is killed. Nothing
//! that was acknowledged may be lost, and nothing may happen twice.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo};
use crate::repo::Repo;

/// Without arguments: so many seeds, and so many moves with each.
const SEEDS: u64 = 20;
const MOVES: u64 = 5_000;

/// The mistakes that the test must find.
const MUTANTS: [&str; 4] = ["no-lock", "early-answer", "blind-retry", "same-life"];
/// The exit code of a run that has found something.
const FOUND: i32 = 1;

/// `cargo xtask chaos [MOVES [SEED] | --mutants]`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let number =
        |text: &str| text.parse::<u64>().context("the arguments are a number of moves and a seed");
    match arguments {
        [] => (1..=SEEDS).try_for_each(|seed| play(repo, MOVES, seed)),
        ["--mutants"] => mutants(repo),
        [moves] => play(repo, number(moves)?, 1),
        [moves, seed] => play(repo, number(moves)?, number(seed)?),
        _ => bail!("chaos takes a number of moves and a seed at most"),
    }
}

fn play(repo: &Repo, n_moves: u64, seed: u64) -> Result<()> {
    let mut test = cargo();
    test.current_dir(repo.root());
    test.env("CHAOS_MOVES", n_moves.to_string()).env("CHAOS_SEED", seed.to_string());
    process::run(test.args(["test", "-p", "server", "--test", "chaos"]))
}

/// Runs the test with each mistake: it must fail because of what it has found.
fn mutants(repo: &Repo) -> Result<()> {
    let mut build = cargo();
    build.current_dir(repo.root()).args(["test", "-p", "server", "--features", "mutants"]);
    build.args(["--test", "chaos", "--no-run", "--message-format", "json-render-diagnostics"]);
    let told = process::capture(&mut build)?;
    let program = told.lines().filter_map(executable).next_back();
    let program = program.context("cargo names no program")?;
    for mutant in MUTANTS {
        println!("the nodes make a mistake on purpose: {mutant}");
        let mut test = Command::new(&program);
        let status = test.current_dir(repo.root()).env("TORTUGA_MUTANT", mutant).status();
        let status = status.with_context(|| format!("cannot start {program}"))?;
        if status.code() != Some(FOUND) {
            bail!("the mistake `{mutant}` was not found: the test ended with {status}");
        }
    }
    println!("all {} mistakes were found", MUTANTS.len());
    Ok(())
}

/// The program that a line of cargo's messages names.
fn executable(line: &str) -> Option<String> {
    let message: serde_json::Value = serde_json::from_str(line).ok()?;
    Some(message["executable"].as_str()?.to_owned())
}

#[cfg(test)]
mod tests {
    //! The reader of cargo's messages.
    use super::*;

    #[test]
    fn the_program_is_in_one_of_cargos_messages() {
        let line = r#"{"reason":"compiler-artifact","executable":"/a/chaos-1","target":{}}"#;
        assert_eq!(executable(line).as_deref(), Some("/a/chaos-1"));
        assert_eq!(executable(r#"{"reason":"compiler-artifact","executable":null}"#), None);
        assert_eq!(executable("Compiling"), None);
    }
}
