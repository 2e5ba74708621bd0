//! `cargo xtask soak`: tests that take too long for every change. Ten thousand games replayed by
//! each oracle, many random games with every invariant checked, and captains: a million decisions,
//! and a thousand with a time limit.

use std::ops::RangeInclusive;

use anyhow::{Result, bail};

use crate::oracle;
use crate::process::{self, Profile, cargo};
use crate::repo::Repo;

/// Games of each kind.
const ORACLE_GAMES: u32 = 10_000;

/// How many games of each kind are played.
struct Soaked {
    game: &'static str,
    /// Games through the conformance suite, for each set-up its tests have.
    conformance: &'static str,
    /// Random games with all laws checked after each step, for each set-up its tests have.
    playouts: &'static str,
    /// Random games with all invariants, for each number of players and combination of options.
    random: &'static str,
    players: RangeInclusive<u8>,
    options: &'static [&'static [&'static str]],
}

/// Jolly Roger has twelve combinations of options: ten thousand games for each number of players.
const SOAKED: &[Soaked] = &[
    Soaked {
        game: "rum",
        conformance: "1000",
        playouts: "10000",
        random: "10000",
        players: 2..=4,
        options: &[],
    },
    Soaked {
        game: "port-royal",
        conformance: "1000",
        playouts: "2000",
        random: "2000",
        players: 2..=5,
        options: &[&["ending=book", "ending=equal"], &["variant=none", "variant=expedition"]],
    },
    Soaked {
        game: "jolly-roger",
        conformance: "10",
        playouts: "20",
        random: "834",
        players: 3..=10,
        options: &[
            &["edition=en", "edition=pl", "edition=de"],
            &["prizes=open", "prizes=hidden"],
            &["captains_gold=own", "captains_gold=shared"],
        ],
    },
];

/// `cargo xtask soak [SEED]`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let seed = match arguments {
        [] => 1,
        [seed] => seed.parse()?,
        _ => bail!("soak takes a seed at most"),
    };
    process::run(cargo().current_dir(repo.root()).args([
        "build",
        "--release",
        "--bin",
        "tortuga",
    ]))?;
    for soaked in SOAKED {
        test(repo, soaked, "conformance", ("CONFORMANCE_GAMES", soaked.conformance))?;
        test(repo, soaked, "playout", ("PLAYOUT_GAMES", soaked.playouts))?;
        random_games(repo, soaked, seed)?;
    }
    captains(repo)?;
    for line in oracle::follow(repo, ORACLE_GAMES, seed)? {
        println!("{line}");
    }
    Ok(())
}

fn test(repo: &Repo, soaked: &Soaked, test: &str, (name, value): (&str, &str)) -> Result<()> {
    let mut command = cargo();
    command.current_dir(repo.root()).env(name, value);
    process::run(command.args(["test", "--package", soaked.game, "--test", test]))
}

/// A million decisions of captains, each checked by a match, and a thousand timed ones, which must
/// not compete with the million for cores.
fn captains(repo: &Repo) -> Result<()> {
    let test = ["test", "--release", "--package", "bots", "--test", "captain"];
    let which = ["--", "--ignored", "--nocapture", "--test-threads", "1"];
    process::run(cargo().current_dir(repo.root()).args(test).args(which))
}

/// With `--figures`, each game is a match that checks itself after each action.
fn random_games(repo: &Repo, soaked: &Soaked, seed: u32) -> Result<()> {
    for players in soaked.players.clone() {
        for options in combinations(soaked.options) {
            let tortuga = process::built(repo.root(), Profile::Release, "tortuga");
            let mut command = std::process::Command::new(tortuga);
            command.args(["simulate", soaked.game, "--figures", "--games", soaked.random]);
            command.args(["--players", &players.to_string(), "--seed", &seed.to_string()]);
            for option in options {
                command.args(["--option", option]);
            }
            process::run(&mut command)?;
        }
    }
    Ok(())
}

/// All combinations of one value for each option.
fn combinations(options: &[&[&'static str]]) -> Vec<Vec<&'static str>> {
    let mut made = vec![Vec::new()];
    for values in options {
        let with = |one: &Vec<&'static str>| {
            values.iter().map(|value| [one.as_slice(), &[*value]].concat()).collect::<Vec<_>>()
        };
        made = made.iter().flat_map(with).collect();
    }
    made
}

#[cfg(test)]
mod tests {
    //! Which options are played.
    use super::*;

    #[test]
    fn every_combination_of_options_is_played_once() {
        assert_eq!(combinations(&[]), [Vec::<&str>::new()]);
        let made = combinations(&[&["a", "b", "c"], &["d", "e"]]);
        let mut sorted = made.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!((made.len(), sorted.len()), (6, 6));
        assert!(made.contains(&vec!["b", "e"]));
    }
}
