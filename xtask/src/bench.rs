//! `cargo xtask bench`: instructions per action in random playouts, by callgrind, and actions per
//! second; and instructions per iteration of the captain's search at a fixed point of Port Royal.
//! Instructions are the bar, since they do not change with the load of a machine.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::process::{self, Profile, built, cargo};
use crate::repo::Repo;
use crate::setup::{self, Purpose};

/// A game, the number of players, and the most instructions per action.
struct Bar {
    game: &'static str,
    players: u8,
    most: f64,
}

const BARS: &[Bar] = &[
    Bar { game: "rum", players: 4, most: 500.0 },
    Bar { game: "port-royal", players: 4, most: 500.0 },
    Bar { game: "jolly-roger", players: 6, most: 800.0 },
];

/// The most instructions per iteration of the search, in a Port Royal mid-game with four players.
/// At three billion instructions per second that is fifty thousand iterations.
const ITERATION_MOST: f64 = 60_000.0;
/// Two search lengths, and one for iterations per second.
const SHORT_THOUGHT: u32 = 200;
const LONG_THOUGHT: u32 = 1_200;
const TIMED_THOUGHT: u32 = 20_000;
/// The name of the search among the arguments.
const SEARCH: &str = "search";

/// Two run lengths: their difference leaves out one-time costs.
const SHORT: u64 = 200;
const LONG: u64 = 1_200;
/// For actions per second.
const TIMED: u64 = 100_000;

/// `cargo xtask bench [GAME…]`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    setup::ensure(Purpose::Bench)?;
    let build = ["build", "--release", "--package", "cli", "--bin", "tortuga"];
    process::run(cargo().current_dir(repo.root()).args(build))?;
    let mut over = Vec::new();
    if arguments.is_empty() || arguments.contains(&SEARCH) {
        over.extend(search(repo)?);
    }
    let wanted = |bar: &&Bar| arguments.is_empty() || arguments.contains(&bar.game);
    for bar in BARS.iter().filter(wanted) {
        let instructions = instructions_per_action(repo, bar)?;
        let timed = simulate(repo, bar, TIMED, None)?;
        let rate = timed["timing"]["actions_per_second"].as_f64().unwrap_or_default() / 1e6;
        let (game, players, most) = (bar.game, bar.players, bar.most);
        let bytes = &timed["state_bytes"];
        println!(
            "{game}, {players} players: {instructions:.0} instructions per action (bar {most:.0}), \
             {rate:.2} million actions/s on one thread, a state of {bytes} bytes"
        );
        if instructions > most {
            over.push(game);
        }
    }
    if !over.is_empty() {
        bail!("over the bar: {}", over.join(", "));
    }
    Ok(())
}

/// Measures an iteration of the search; returns its name if it is over the bar.
fn search(repo: &Repo) -> Result<Option<&'static str>> {
    let build = ["build", "--release", "--package", "bots", "--example", "ponder"];
    process::run(cargo().current_dir(repo.root()).args(build))?;
    let count = |iterations: u32| -> Result<Count> {
        let (result, profile) = ponder(repo, iterations, true)?;
        Count::read(&profile, &result, "iterations")
    };
    let (short, long) = (count(SHORT_THOUGHT)?, count(LONG_THOUGHT)?);
    let instructions = long.per_action_since(short);
    let (timed, _) = ponder(repo, TIMED_THOUGHT, false)?;
    let number = |name: &str| timed[name].as_f64().unwrap_or_default();
    let rate = number("iterations") / number("seconds").max(1e-9);
    println!(
        "search, port-royal, 4 players: {instructions:.0} instructions per iteration \
         (bar {ITERATION_MOST:.0}), {rate:.0} iterations/s on one thread"
    );
    Ok((instructions > ITERATION_MOST).then_some(SEARCH))
}

/// The result of one search, and callgrind's counts if they were asked for.
fn ponder(repo: &Repo, iterations: u32, counted: bool) -> Result<(Value, String)> {
    let out = std::env::temp_dir().join(format!("tortuga-ponder-{}", std::process::id()));
    let program = built(repo.root(), Profile::Release, "examples/ponder");
    let mut command = under_callgrind(&program, counted.then_some(out.as_path()));
    command.args(["port-royal", "4", &iterations.to_string()]);
    let output = command.output().context("cannot run ponder")?;
    if !output.status.success() {
        bail!("ponder failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    let profile = if counted { std::fs::read_to_string(&out)? } else { String::new() };
    std::fs::remove_file(&out).ok();
    Ok((serde_json::from_slice(&output.stdout)?, profile))
}

fn instructions_per_action(repo: &Repo, bar: &Bar) -> Result<f64> {
    let out = std::env::temp_dir().join(format!("tortuga-bench-{}", std::process::id()));
    let count = |games: u64| -> Result<Count> {
        let result = simulate(repo, bar, games, Some(&out))?;
        let profile = std::fs::read_to_string(&out).context("callgrind writes its counts")?;
        Count::read(&profile, &result, "actions")
    };
    let (short, long) = (count(SHORT)?, count(LONG)?);
    std::fs::remove_file(&out).ok();
    Ok(long.per_action_since(short))
}

/// The instructions of a run, and its number of actions.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Count {
    instructions: f64,
    actions: f64,
}

impl Count {
    /// Parses callgrind's counts, and the number of `units` from the program's output.
    fn read(profile: &str, result: &Value, units: &str) -> Result<Self> {
        let totals = profile.lines().find_map(|line| line.strip_prefix("totals: "));
        let instructions = totals.context("callgrind writes totals")?.trim().parse()?;
        let actions = result[units].as_f64().context("what was done is counted")?;
        Ok(Self { instructions, actions })
    }

    fn per_action_since(self, shorter: Self) -> f64 {
        (self.instructions - shorter.instructions) / (self.actions - shorter.actions)
    }
}

/// The output of `simulate` for so many games on one thread, under callgrind or not.
fn simulate(repo: &Repo, bar: &Bar, games: u64, callgrind: Option<&Path>) -> Result<Value> {
    let tortuga = built(repo.root(), Profile::Release, "tortuga");
    let mut command = under_callgrind(&tortuga, callgrind);
    command.args(["simulate", bar.game, "--bots", "random", "--threads", "1", "--json"]);
    command.args(["--players", &bar.players.to_string(), "--games", &games.to_string()]);
    let output = command.output().context("cannot run simulate")?;
    if !output.status.success() {
        bail!("simulate failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// A program, under callgrind if its counts are wanted.
fn under_callgrind(program: &Path, counts: Option<&Path>) -> Command {
    let Some(out) = counts else { return Command::new(program) };
    let mut command = Command::new("valgrind");
    command.args(["--quiet", "--tool=callgrind"]);
    command.arg(format!("--callgrind-out-file={}", out.display())).arg(program);
    command
}

#[cfg(test)]
mod tests {
    //! With texts as callgrind and `simulate` write them.
    use serde_json::json;

    use super::*;

    const PROFILE: &str = "# callgrind format\nevents: Ir\nfn=(1) main\n12 7\n\ntotals: 5200\n";

    #[test]
    fn instructions_and_actions_are_read() {
        let count = Count::read(PROFILE, &json!({ "actions": 10, "games": 2 }), "actions").unwrap();
        assert_eq!(count, Count { instructions: 5200.0, actions: 10.0 });
    }

    #[test]
    fn a_run_that_counted_nothing_is_an_error() {
        let actions = json!({ "actions": 10 });
        assert!(Count::read("events: Ir\n", &actions, "actions").is_err());
        assert!(Count::read("totals: many\n", &actions, "actions").is_err());
        assert!(Count::read(PROFILE, &json!({ "games": 2 }), "actions").is_err());
    }

    #[test]
    fn one_time_costs_are_left_out() {
        let start = 1_000.0;
        let of = |actions: f64| Count { instructions: start + 500.0 * actions, actions };
        assert_eq!(of(60.0).per_action_since(of(10.0)).to_string(), "500");
    }
}
