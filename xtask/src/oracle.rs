//! The oracles: slow checkers in Python that replay recorded games by the ledger alone.

use std::process::Command;

use anyhow::Result;

use crate::process::{self, Profile, built, cargo};
use crate::repo::Repo;

/// A game that has an oracle.
struct Followed {
    game: &'static str,
    /// The number of settings (options and numbers of players) it is played in.
    n_settings: u32,
    /// How many times longer than a game of RUM one of it takes to replay.
    length: u32,
}

const GAMES: &[Followed] = &[
    Followed { game: "rum", n_settings: 3, length: 1 },
    Followed { game: "port-royal", n_settings: 16, length: 1 },
    Followed { game: "jolly-roger", n_settings: 96, length: 10 },
];

/// Lets every oracle replay about so many games (fewer of long ones), spread over all settings, and
/// returns its summary. It uses the debug build that the tests have already made.
pub(crate) fn follow(repo: &Repo, games: u32, seed: u32) -> Result<Vec<String>> {
    let build = ["build", "--quiet", "--package", "cli", "--bin", "tortuga"];
    process::run(cargo().current_dir(repo.root()).args(build))?;
    process::run(Command::new("python3").current_dir(repo.root()).args(UNIT_TESTS))?;
    let seed = seed.to_string();
    let mut closing = Vec::new();
    for Followed { game, n_settings, length } in GAMES {
        let games = games.div_ceil(*length);
        let sample = games.min(*n_settings).to_string();
        let each = games.div_ceil(*n_settings).to_string();
        // First show that it can fail: on a few games, broken in every way it knows.
        let broken = ["--self-test", "--games", "1", "--players", "3", "--sample", "4"];
        let whole = ["--games", &each, "--sample", &sample];
        // Then games that no bot would play, with bribes and cards played out of turn.
        let wild = ["--wild", "--games", &each, "--sample", &sample];
        for arguments in [&broken[..], &whole, &wild] {
            let mut command = python(repo, game);
            command.args(["--seed", &seed]).args(arguments);
            closing.extend(process::run_keeping(&mut command, is_closing_line)?);
        }
    }
    Ok(closing)
}

/// The oracles' own tests, without an engine.
const UNIT_TESTS: [&str; 5] = ["-m", "unittest", "discover", "-s", "tests/oracle"];

fn python(repo: &Repo, game: &str) -> Command {
    let mut command = Command::new("python3");
    command.current_dir(repo.root()).arg("tests/oracle/run.py").args(["--game", game]);
    command.arg("--tortuga").arg(built(repo.root(), Profile::Debug, "tortuga"));
    command
}

fn is_closing_line(line: &str) -> bool {
    line.contains(" passed, ") && line.contains(" failed")
}

#[cfg(test)]
mod tests {
    //! Which lines are repeated at the end of a run.
    use super::*;

    #[test]
    fn the_closing_line_is_known() {
        assert!(is_closing_line("oracle: 300 passed, 0 failed"));
        assert!(!is_closing_line("rum, 3 players: 100 games"));
    }
}
