//! `cargo xtask ci`: everything that must hold before a change lands, in stages; `make test` runs
//! this. The first failing stage ends the run. No stage installs a cargo tool, only the gate makes
//! release builds, of small programs, and all share one target folder, so that the whole run stays
//! quick on two cores.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::bench;
use crate::lan;
use crate::oracle;
use crate::process::{self, cargo};
use crate::python;
use crate::repo::Repo;
use crate::setup::{self, Purpose};
use crate::tidy;
use crate::web;

/// A stage: its name, and its work, which returns the lines worth repeating at the end.
struct Stage {
    name: &'static str,
    work: fn(&Repo) -> Result<Vec<String>>,
}

/// What fails fastest comes first.
const STAGES: &[Stage] = &[
    Stage { name: "setup", work: |_| setup::ensure(Purpose::Tests).map(|()| Vec::new()) },
    Stage { name: "fmt", work: |repo| cargo_stage(repo, &["fmt", "--all", "--check"]) },
    Stage { name: "clippy", work: |repo| cargo_stage(repo, CLIPPY) },
    Stage { name: "tests", work: test_stage },
    Stage { name: "python", work: python::check },
    Stage { name: "recipe", work: recipe_stage },
    Stage { name: "lan", work: lan::play },
    Stage { name: "docs", work: doc_stage },
    Stage { name: "tidy", work: |repo| tidy::run(repo, &[]).map(|()| Vec::new()) },
    Stage { name: "page", work: web::check },
    Stage { name: "gate", work: bench::gate },
    Stage { name: "oracles", work: |repo| oracle::follow(repo, ORACLE_GAMES, 1) },
];

/// Games of each kind; `soak` plays thousands.
const ORACLE_GAMES: u32 = 300;

const CLIPPY: &[&str] = &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];

/// `cargo xtask ci`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("ci takes no arguments");
    }
    run_stages(repo, STAGES)
}

fn run_stages(repo: &Repo, stages: &[Stage]) -> Result<()> {
    let mut times = Vec::new();
    let mut closing = Vec::new();
    for stage in stages {
        println!("\n=== {} ===", stage.name);
        let start = Instant::now();
        let result = (stage.work)(repo);
        times.push((stage.name, start.elapsed()));
        match result {
            Ok(lines) => closing.extend(lines),
            Err(error) => {
                print!("\n{}", table(&times));
                return Err(error.context(format!("stage `{}` failed", stage.name)));
            }
        }
    }
    println!("\n=== output of the test runner ===");
    println!("{}", closing.join("\n"));
    println!("\n{}all stages passed", table(&times));
    Ok(())
}

fn cargo_stage(repo: &Repo, arguments: &[&str]) -> Result<Vec<String>> {
    process::run(cargo().current_dir(repo.root()).args(arguments))?;
    Ok(Vec::new())
}

/// Uses nextest if it is installed. Nextest runs no examples in documentation, so those follow.
fn test_stage(repo: &Repo) -> Result<Vec<String>> {
    let runs: &[&[&str]] = if process::on_path("cargo-nextest") {
        &[&["nextest", "run", "--workspace"], &["test", "--doc", "--workspace"]]
    } else {
        &[&["test", "--workspace"]]
    };
    let mut closing = Vec::new();
    for arguments in runs {
        // A new or changed snapshot is a failure, not a file to leave behind.
        let mut command = cargo();
        command.current_dir(repo.root()).env("INSTA_UPDATE", "no").args(*arguments);
        closing.extend(process::run_keeping(&mut command, is_closing_line)?);
    }
    Ok(closing)
}

/// What the workspace's tests leave out, because it needs features: the test games, which prove the
/// recipe *Add a game*, played by every command and at a server; and bots on other machines.
fn recipe_stage(repo: &Repo) -> Result<Vec<String>> {
    let runs: [&[&str]; 3] = [
        &["test", "-p", "registry", "--features", "test-games", "--lib"],
        &[
            "test",
            "-p",
            "cli",
            "--features",
            "test-games,nats",
            "--lib",
            "--test=join",
            "--test=test_games",
            "test_games",
        ],
        &["test", "-p", "cli", "--features", "test-games,nats", "--test=crew"],
    ];
    let mut closing = Vec::new();
    for arguments in runs {
        let mut command = cargo();
        command.current_dir(repo.root()).args(arguments);
        closing.extend(process::run_keeping(&mut command, is_closing_line)?);
    }
    Ok(closing)
}

fn doc_stage(repo: &Repo) -> Result<Vec<String>> {
    let mut command = cargo();
    command.current_dir(repo.root()).env("RUSTDOCFLAGS", "-D warnings");
    process::run(command.args(["doc", "--workspace", "--no-deps", "--document-private-items"]))?;
    Ok(Vec::new())
}

/// The summaries of nextest (`Summary [ 1.2s] 3 tests run: …`) and of `cargo test` (`test result:
/// ok. …`), with or without colour codes. Empty ones are left out: `cargo test` prints one for
/// every crate without tests.
fn is_closing_line(line: &str) -> bool {
    let nextest = line.contains("Summary") && line.contains("run:");
    let cargo = line.starts_with("test result:") && !line.contains(" 0 passed; 0 failed");
    nextest || cargo
}

/// The minutes of each stage.
fn table(times: &[(&str, Duration)]) -> String {
    let minutes = |time: Duration| time.as_secs_f64() / 60.0;
    let all = times.iter().map(|(_, time)| *time).sum();
    let line = |&(name, time): &(&str, Duration)| format!("  {name:<8} {:>5.1}\n", minutes(time));
    let stages: String = times.iter().map(line).collect();
    format!("minutes a stage:\n{stages}{}", line(&("all", all)))
}

#[cfg(test)]
mod tests {
    //! The frame around the stages; the stages are real runs of other programs.
    use super::*;

    #[test]
    fn the_first_failing_stage_ends_the_run_and_is_named() {
        let stages = [
            Stage { name: "good", work: |_| Ok(Vec::new()) },
            Stage { name: "bad", work: |_| bail!("a reason") },
            Stage { name: "never", work: |_| panic!("ran after a failure") },
        ];
        let error = run_stages(&Repo::find().unwrap(), &stages).unwrap_err();
        assert_eq!(format!("{error:#}"), "stage `bad` failed: a reason");
    }

    #[test]
    fn closing_lines_of_both_runners_are_known() {
        assert!(is_closing_line("     Summary [   0.005s] 3 tests run: 3 passed, 0 skipped"));
        assert!(is_closing_line(
            "\u{1b}[32mSummary\u{1b}[0m [ 1s] \u{1b}[1m1\u{1b}[0m test run: 1"
        ));
        assert!(is_closing_line("test result: ok. 3 passed; 0 failed; 0 ignored"));
        assert!(is_closing_line("test result: FAILED. 0 passed; 3 failed; 0 ignored"));
        assert!(!is_closing_line("test result: ok. 0 passed; 0 failed; 0 ignored"));
        assert!(!is_closing_line("test rules::rum_set ... ok"));
    }

    #[test]
    fn the_table_has_a_line_a_stage_and_the_sum() {
        let times = [("fmt", Duration::from_secs(6)), ("tests", Duration::from_mins(2))];
        let lines = "minutes a stage:\n  fmt        0.1\n  tests      2.0\n  all        2.1\n";
        assert_eq!(table(&times), lines);
    }
}
