//! `cargo xtask arena`: whether the bots are as strong as they must be. Each match is one command
//! of the arena, which stops by itself when its bar is decided; at the end one table shows the
//! results. Budgets are in iterations, so the results are the same everywhere.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::process::{self, Profile, built, cargo};
use crate::repo::Repo;

/// The bots of one match, and the share of wins that the first must reach.
struct Bout {
    game: &'static str,
    players: u8,
    bots: &'static str,
    bar: &'static str,
    /// The most games. They are chosen so that all bars together take less than 100 minutes on two
    /// cores even if none is decided early: about 10,000 seconds of one core.
    games: u32,
}

const BOUTS: &[Bout] = &[
    Bout { game: "rum", players: 2, bots: "bosun,random", bar: "bosun=0.9", games: 20_000 },
    Bout { game: "port-royal", players: 2, bots: "bosun,random", bar: "bosun=0.9", games: 20_000 },
    Bout { game: "rum", players: 2, bots: "captain,bosun", bar: "captain=0.65", games: 3_000 },
    Bout {
        game: "port-royal",
        players: 2,
        bots: "captain,bosun",
        bar: "captain=0.65",
        games: 2_000,
    },
    Bout {
        game: "rum",
        players: 4,
        bots: "captain,bosun,bosun,bosun",
        bar: "captain=0.4",
        games: 4_000,
    },
    Bout {
        game: "port-royal",
        players: 4,
        bots: "captain,bosun,bosun,bosun",
        bar: "captain=0.4",
        games: 2_000,
    },
    Bout {
        game: "jolly-roger",
        players: 5,
        bots: "captain,bosun,bosun,bosun,bosun",
        bar: "captain=0.3",
        games: 800,
    },
    Bout {
        game: "rum",
        players: 2,
        bots: "captain:1000,captain:100",
        bar: "captain:1000=0.55",
        games: 4_000,
    },
    Bout {
        game: "port-royal",
        players: 2,
        bots: "captain:1000,captain:100",
        bar: "captain:1000=0.55",
        games: 2_400,
    },
];

/// `cargo xtask arena [--resume] [GAME…]`. A folder of deals is only continued with `--resume`,
/// because the bots may have changed since.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    let is_resumed = arguments.contains(&"--resume");
    let games: Vec<&str> = arguments.iter().copied().filter(|word| *word != "--resume").collect();
    if let Some(unknown) = games.iter().find(|game| BOUTS.iter().all(|bar| bar.game != **game)) {
        bail!("there is no bar for `{unknown}`");
    }
    let build = ["build", "--release", "--package", "cli", "--bin", "tortuga"];
    process::run(cargo().current_dir(repo.root()).args(build))?;
    let folder = process::target(repo.root()).join("arena");
    if !is_resumed && folder.exists() {
        std::fs::remove_dir_all(&folder).context("cannot clear the deals of an earlier run")?;
    }
    let wanted = BOUTS.iter().filter(|bar| games.is_empty() || games.contains(&bar.game));
    let mut rows = Vec::new();
    for bar in wanted {
        let out = folder.join(bar.folder());
        rows.push(bar.play(&built(repo.root(), Profile::Release, "tortuga"), &out)?);
    }
    println!("\n{}reports: {}/*/report.html", table(&rows), folder.display());
    match rows.iter().filter(|row| row.verdict != "met").count() {
        0 => Ok(()),
        missed => bail!("{missed} of {} bars are not met", rows.len()),
    }
}

impl Bout {
    /// The command as one would type it.
    fn words(&self) -> String {
        let Self { game, players, bots, bar, games } = self;
        format!("arena {game} --players {players} --bots {bots} --bar {bar} --games {games}")
    }

    fn folder(&self) -> PathBuf {
        let Self { game, players, bots, .. } = self;
        format!("{game}-{players}-{}", bots.replace([',', ':'], "-")).into()
    }

    fn play(&self, tortuga: &Path, out: &Path) -> Result<Row> {
        println!("\n$ tortuga {}", self.words());
        let mut command = Command::new(tortuga);
        command.args(self.words().split(' ')).arg("--out").arg(out);
        let begun = Instant::now();
        // The results say whether the bar was met; without them, something went wrong.
        let results = out.join("results.json");
        drop(std::fs::remove_file(&results));
        let status = command.status().context("cannot start tortuga")?;
        let text = std::fs::read_to_string(&results)
            .with_context(|| format!("the arena ended with {status} and no results"))?;
        Row::read(&serde_json::from_str(&text)?, self.words(), begun.elapsed())
    }
}

/// The result for a bar.
#[derive(Debug, PartialEq)]
struct Row {
    command: String,
    verdict: String,
    share: f64,
    low: f64,
    high: f64,
    games: u64,
    time: Duration,
}

impl Row {
    /// Reads what the arena wrote.
    fn read(results: &Value, command: String, time: Duration) -> Result<Self> {
        let bar = &results["bars"][0];
        let figure = |name: &str| bar["share"][name].as_f64().context("a bar has a share");
        Ok(Self {
            command,
            verdict: bar["verdict"].as_str().context("a bar has a verdict")?.to_owned(),
            share: figure("value")?,
            low: figure("low")?,
            high: figure("high")?,
            games: results["games"].as_u64().context("games are counted")?,
            time,
        })
    }
}

/// The table of docs/bots.md.
fn table(rows: &[Row]) -> String {
    let row = |row: &Row| {
        let Row { command, verdict, share, low, high, games, time } = row;
        let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
        let minutes = time.as_secs_f64() / 60.0;
        format!(
            "| `tortuga {command}` | {verdict} | {share:.1} % | {low:.1} to {high:.1} | {games} \
             | {minutes:.1} min |\n"
        )
    };
    let sum: Duration = rows.iter().map(|row| row.time).sum();
    let head = "| command | bar | wins | 95 % | games | time |\n|---|---|---|---|---|---|\n";
    let rows: String = rows.iter().map(row).collect();
    format!("{head}{rows}\nall together: {:.1} minutes\n", sum.as_secs_f64() / 60.0)
}

#[cfg(test)]
mod tests {
    //! With results as the arena writes them.
    use std::collections::BTreeSet;

    use serde_json::json;

    use super::*;

    #[test]
    fn every_bar_is_for_a_playing_bot_and_has_its_own_folder() {
        for bar in BOUTS {
            let (bot, share) = bar.bar.split_once('=').unwrap();
            assert!(bar.bots.split(',').any(|name| name == bot), "{}", bar.bar);
            assert!(share.parse::<f64>().unwrap() > 1.0 / f64::from(bar.players));
        }
        let folders: BTreeSet<PathBuf> = BOUTS.iter().map(Bout::folder).collect();
        assert_eq!(folders.len(), BOUTS.len());
    }

    #[test]
    fn results_become_a_row() {
        let share = json!({ "value": 0.724, "low": 0.6612, "high": 0.78 });
        let bars = json!([{ "bar": "bosun=0.65", "verdict": "met", "deals": 9, "share": share }]);
        let results = json!({ "games": 18, "bars": bars });
        let row = Row::read(&results, "arena rum".to_owned(), Duration::from_secs(90)).unwrap();
        assert_eq!((row.verdict.as_str(), row.games), ("met", 18));
        let table = table(&[row]);
        assert!(table.contains("| met | 72.4 % | 66.1 to 78.0 | 18 | 1.5 min |"), "{table}");
    }

    #[test]
    fn results_without_a_bar_are_an_error() {
        let nothing = json!({ "games": 18, "bars": [] });
        assert!(Row::read(&nothing, String::new(), Duration::ZERO).is_err());
    }
}
