//! `tortuga review` as people and scripts call it.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn tortuga(args: &[&str]) -> Output {
    let command = Command::new(env!("CARGO_BIN_EXE_tortuga")).args(args).output();
    command.expect("the command was built for this test")
}

/// The record of a game that bots have played.
fn record(name: &str, game: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let path = folder.to_str().unwrap();
    let args = ["simulate", game, "--games", "1", "--bots", "random,bosun", "--records", path];
    assert!(tortuga(&args).status.success());
    folder.join(format!("{game}-000001.record"))
}

#[test]
fn every_decision_is_looked_at_and_threads_do_not_matter() {
    let file = record("review-json", "rum");
    let file = file.to_str().unwrap();
    let review = |more: &[&str]| -> Value {
        let args = [&["review", file, "--budget", "20", "--json"], more].concat();
        let output = tortuga(&args);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let one = review(&["--threads", "1"]);
    assert_eq!(one, review(&["--threads", "3"]));
    let decisions = one["decisions"].as_array().unwrap();
    assert!(decisions.len() > 10, "{one}");
    let text = std::fs::read_to_string(file).unwrap();
    for decision in decisions {
        let (number, seat) = (&decision["number"], &decision["seat"]);
        let action = decision["played"]["action"].as_str().unwrap();
        assert!(text.contains(&format!("{number}. {seat}: {action}")), "{decision}");
        let share = |who: &str| decision[who]["share"].as_f64().unwrap();
        let swing = (share("best") - share("played")).max(0.0);
        assert!((decision["swing"].as_f64().unwrap() - swing).abs() < 1e-5, "{decision}");
    }
    let of_seat = review(&["--seat", "2"]);
    let own = decisions.iter().filter(|decision| decision["seat"] == 2);
    assert_eq!(of_seat["decisions"].as_array().unwrap().len(), own.count());
}

#[test]
fn a_review_is_told_in_every_language() {
    let file = record("review-told", "port-royal");
    let file = file.to_str().unwrap();
    let titles = [
        ("en", "Win chances", "The captain: "),
        ("pl", "Szanse na wygraną", "Kapitan: "),
        ("de", "Gewinnchancen", "Der Kapitän: "),
    ];
    for (language, title, captain) in titles {
        let output = tortuga(&["review", file, "--budget", "20", "--all", "--lang", language]);
        let told = String::from_utf8(output.stdout).unwrap();
        assert!(told.starts_with(title) && told.contains(captain), "{told}");
        assert_eq!(
            told.matches(" % → ").count(),
            4,
            "a curve for each of the usual four players: {told}"
        );
        assert!(!told.contains("ui-review") && !told.contains("{ $"), "{told}");
    }
}

#[test]
fn what_cannot_be_reviewed_ends_with_one_clear_line() {
    let file = record("review-wrong", "rum");
    let file = file.to_str().unwrap();
    let fails_with = |args: &[&str], says: &str| {
        let output = tortuga(args);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && output.stdout.is_empty(), "{args:?}");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains(says), "{said}");
    };
    fails_with(&["review", "no-such-file"], "cannot read no-such-file");
    fails_with(&["review", file, "--seat", "9"], "there is no seat 9; there are 3");
    fails_with(&["review", file, "--seat", "0"], "there is no seat 0; there are 3");
    fails_with(&["play", "--fork", file, "--at", "9999"], "there is no move 9999");
    fails_with(&["play", "--fork", file], "the game is over there");
    fails_with(&["play", "--fork", file, "--at", "2", "--seat", "8"], "there is no seat 8 of 3");
    fails_with(&["play", "port-royal", "--fork", file], "rum");
}
