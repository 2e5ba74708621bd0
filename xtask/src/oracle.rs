//! The oracles: slow checkers in Python that follow recorded games by the ledger alone.

use std::process::Command;

use anyhow::Result;

use crate::process::{self, cargo};
use crate::repo::Repo;

/// The games that have an oracle, and in how many settings (options and numbers of players) each
/// is played.
const GAMES: &[(&str, u32)] = &[("rum", 3), ("port-royal", 16)];

/// Lets every oracle follow about so many games, spread over all settings, and returns what it
/// said at the end. The debug build is the one the tests have made already.
pub(crate) fn follow(repo: &Repo, games: u32, seed: u32) -> Result<Vec<String>> {
    let build = ["build", "--quiet", "--package", "cli", "--bin", "tortuga"];
    process::run(cargo().current_dir(repo.root()).args(build))?;
    let mut closing = Vec::new();
    for (game, settings) in GAMES {
        let each = games.div_ceil(*settings).to_string();
        let seed = seed.to_string();
        // First that it can fail: on a few games, broken in every way it knows.
        let broken = ["--self-test", "--games", "1", "--players", "3", "--seed", &seed];
        let whole = ["--games", &each, "--seed", &seed];
        for arguments in [&broken[..], &whole] {
            let mut command = python(repo, game);
            command.args(arguments);
            closing.extend(process::run_keeping(&mut command, is_closing_line)?);
        }
    }
    Ok(closing)
}

fn python(repo: &Repo, game: &str) -> Command {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let tortuga = repo.root().join(target).join("debug/tortuga");
    let mut command = Command::new("python3");
    command.current_dir(repo.root()).arg("tests/oracle/run.py").args(["--game", game]);
    command.arg("--tortuga").arg(tortuga);
    command
}

fn is_closing_line(line: &str) -> bool {
    line.contains(" passed, ") && line.contains(" failed")
}

#[cfg(test)]
mod tests {
    //! What is repeated at the end of a run.
    use super::*;

    #[test]
    fn the_closing_line_is_known() {
        assert!(is_closing_line("oracle: 300 passed, 0 failed"));
        assert!(!is_closing_line("rum, 3 players: 100 games"));
    }
}
