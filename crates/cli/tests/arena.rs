//! `tortuga arena` as people and scripts call it.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn arena(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tortuga"));
    command.arg("arena").args(args).output().expect("the command was built for this test")
}

/// The output with `--json`, without what depends on the machine, and whether it succeeded.
fn json(args: &[&str]) -> (Value, bool) {
    let output = arena(&[args, &["--json"]].concat());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut results: Value = serde_json::from_slice(&output.stdout).expect(&said);
    results.as_object_mut().unwrap().remove("timing").unwrap();
    (results, output.status.success())
}

/// A separate folder for a test, not yet created.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&path));
    path
}

/// Checks for one clear line on standard error, nothing on standard output, and a failure.
fn fails_with(args: &[&str], says: &str) {
    let output = arena(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{args:?}");
    assert_eq!(output.stdout, b"", "{args:?}");
    assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
    assert!(said.contains(says), "{args:?}: {said}");
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let args = ["rum", "--bots", "bosun,deckhand,random", "--games", "60", "--seed", "7"];
    let run = |threads: &str| json(&[&args[..], &["--threads", threads]].concat());
    let (one, succeeded) = run("1");
    assert!(succeeded);
    assert_eq!(one, run("3").0);
    assert_eq!((&one["games"], &one["deals"]), (&60.into(), &20.into()));
    let bots = one["bots"].as_array().unwrap();
    let shares: f64 = bots.iter().map(|bot| bot["share"]["value"].as_f64().unwrap()).sum();
    assert!((shares - 1.0).abs() < 1e-9, "shares of wins at three seats add up to one");
    let rating = |bot: usize| bots[bot]["rating"]["value"].as_f64().unwrap();
    assert!(rating(0) > rating(1) && rating(0) > rating(2), "{one}");
}

#[test]
fn a_bar_stops_the_games_and_decides_the_exit() {
    let args = ["port-royal", "--bots", "bosun,random", "--games", "2000"];
    let run = |bar: &str| json(&[&args[..], &["--bar", bar]].concat());
    let (met, succeeded) = run("bosun=0.6");
    assert!(succeeded);
    assert_eq!(met["bars"][0]["verdict"], "met");
    assert!(met["bars"][0]["share"]["low"].as_f64().unwrap() > 0.6);
    assert!(met["deals"].as_u64().unwrap() < 100, "it is soon decided: {}", met["deals"]);
    let (missed, succeeded) = run("random=0.5");
    assert!(!succeeded);
    assert_eq!(missed["bars"][0]["verdict"], "missed");
    let (short, succeeded) = json(&[&args[..3], &["--games", "4", "--bar", "bosun=0.9"]].concat());
    assert!(!succeeded);
    assert_eq!(short["bars"][0]["verdict"], "out-of-reach");
}

#[test]
fn an_arena_that_was_cut_short_goes_on_where_it_was() {
    let folder = folder("arena-resumed");
    let out = folder.to_str().unwrap();
    let args = ["rum", "--bots", "bosun,random", "--seed", "3"];
    let run = |games: &str| json(&[&args[..], &["--games", games, "--out", out]].concat());
    let whole = json(&[&args[..], &["--games", "40"]].concat());
    run("20");
    let journal = folder.join("deals.jsonl");
    let first = fs::read_to_string(&journal).unwrap();
    assert_eq!(first.lines().count(), 11, "a line for the settings and one a deal");
    // As if the power had failed in the middle of a line.
    let mut file = fs::OpenOptions::new().append(true).open(&journal).unwrap();
    file.write_all(b"{\"deal\":10,\"games\":[{\"ra").unwrap();
    assert_eq!(run("40"), whole, "as if it had never stopped");
    let second = fs::read_to_string(&journal).unwrap();
    assert!(second.starts_with(&first), "nothing that was there is changed");
    assert_eq!(second.lines().count(), 21);
    assert_eq!(run("40"), whole, "and nothing is left to play");
    assert_eq!(fs::read_to_string(&journal).unwrap(), second);
    let page = fs::read_to_string(folder.join("report.html")).unwrap();
    assert_eq!(page.matches("<svg").count(), 4);
    assert!(!page.contains("http") && !page.contains("<script"), "nothing from outside");
}

#[test]
fn a_journal_of_something_else_is_refused() {
    let folder = folder("arena-other");
    let out = folder.to_str().unwrap();
    let args = ["rum", "--games", "4", "--out", out];
    let run = |more: &[&'static str]| [&args[..], more].concat();
    json(&run(&["--bots", "bosun,random"]));
    fails_with(
        &run(&["--bots", "bosun,deckhand"]),
        "it was begun with bots [\"bosun\",\"random\"]",
    );
    fails_with(&run(&["--bots", "bosun,random", "--seed", "2"]), "it was begun with seed 1, not 2");
    let journal = folder.join("deals.jsonl");
    let text = fs::read_to_string(&journal).unwrap();
    let hostile = [
        ("rum is a fine drink".to_owned(), "the file there is not an arena's journal"),
        ("{\"tortuga_arena\":\n".to_owned(), "its first line is not an arena's settings"),
        (text.replacen("\"ranks\":[", "\"ranks\":[0,", 1), "line 2: a game in it has no winner"),
        (text.clone() + "{\"deal\":true}\n", "line 4: "),
        (text.clone() + text.lines().nth(1).unwrap() + "\n", "line 4: deal"),
    ];
    for (text, says) in hostile {
        fs::write(&journal, &text).unwrap();
        fails_with(&run(&["--bots", "bosun,random"]), says);
        assert_eq!(fs::read_to_string(&journal).unwrap(), text, "a refused file is left alone");
    }
}

#[test]
fn what_cannot_be_ends_with_one_clear_line() {
    fails_with(&["chess", "--bots", "bosun,random"], "there is no game `chess`");
    fails_with(&["rum", "--bots", "bosun"], "two different bots");
    fails_with(&["rum", "--bots", "bosun,random", "--players", "9"], "9 cannot play rum");
    fails_with(&["rum", "--bots", "bosun,random", "--bar", "deckhand=0.5"], "is not among --bots");
}
