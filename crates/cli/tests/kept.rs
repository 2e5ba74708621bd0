//! Records of other rules, as the command reads them: replayed and marked, or shown as notation and
//! result.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use contract::chance::sha256_hex;
use serde_json::Value;

/// The exit status of an answer that is neither yes nor no.
const FINDING: i32 = 3;

fn tortuga(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tortuga"));
    command.args(args).output().expect("the command was built for this test")
}

fn said(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr))
}

/// The output of a command that succeeds.
fn prints(args: &[&str]) -> String {
    let output = tortuga(args);
    let (out, err) = said(&output);
    assert!(output.status.success(), "{args:?}: {err}");
    out
}

/// The one line of a refusal.
fn refuses(args: &[&str]) -> String {
    let output = tortuga(args);
    let (out, err) = said(&output);
    assert_eq!((output.status.code(), out.as_str()), (Some(1), ""), "{args:?}");
    assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
    err
}

/// A simulated game of RUM, as a program of rules version 0 would have written it. With `parted`,
/// today's rules cannot replay it: its third action is not in today's notation.
fn old_record(name: &str, parted: bool) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&folder));
    let path = folder.to_str().unwrap();
    prints(&["simulate", "rum", "-p", "2", "--games", "1", "--records", path]);
    let file = folder.join("rum-000001.record");
    let text = fs::read_to_string(&file).unwrap();
    let played = text.lines().find(|line| line.starts_with("rules-version: ")).unwrap();
    let mut text = text.replacen(played, "rules-version: 0", 1);
    if parted {
        let third = text.lines().find(|line| line.starts_with("3. ")).unwrap().to_owned();
        text = text.replacen(&third, "3. 2: parley with 1 {parrot}", 1);
    }
    let (before, _) = text.split_once("check: ").unwrap();
    fs::write(&file, format!("{before}check: {}\n", sha256_hex(before.as_bytes()))).unwrap();
    file
}

#[test]
fn a_record_of_other_rules_is_marked_where_today_agrees() {
    let file = old_record("kept-agrees", false);
    let file = file.to_str().unwrap();
    let shown = prints(&["record", "show", file, "--lang", "en"]);
    let mark = "Played by rules version 0, replayed by today's rules, version ";
    assert!(shown.starts_with(mark), "{shown}");
    assert!(prints(&["record", "show", file, "--lang", "pl"]).starts_with("Grano według zasad"));
    let verified = prints(&["record", "verify", file]);
    assert!(verified.contains("played by rules version 0, replayed by today's"), "{verified}");
    let steps = prints(&["record", "replay", file, "--until", "1"]);
    let first: Value = serde_json::from_str(steps.lines().next().unwrap()).unwrap();
    assert_eq!((&first["replay"], &first["rules_played"]), (&"todays-rules".into(), &0.into()));
    assert!(first["view"].is_object());
    let review = ["review", file, "--budget", "8", "--lang", "en"];
    assert!(prints(&review).starts_with(mark));
    let told: Value = serde_json::from_str(&prints(&[&review[..], &["--json"]].concat())).unwrap();
    assert_eq!(told["replay"], "todays-rules");
}

#[test]
fn a_record_that_today_parts_from_is_notation_and_result() {
    let path = old_record("kept-parts", true);
    let file = path.to_str().unwrap();
    let shown = prints(&["record", "show", file, "--lang", "en"]);
    assert!(shown.starts_with("Played by rules version 0. By today's rules"), "{shown}");
    assert!(shown.contains("\n3. random 2: parley with 1 {parrot}\n"), "{shown}");
    assert!(shown.contains(" 1. random "), "the result: {shown}");
    let steps = prints(&["record", "replay", file]);
    let lines: Vec<Value> = steps.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["replay"], "notation-only");
    assert_eq!((&lines[3]["action"], &lines[3]["seat"]), (&"parley with 1".into(), &2.into()));
    let why = refuses(&["record", "replay", file, "--seat", "1"]);
    assert!(why.contains("what a seat saw cannot be told"), "{why}");
    let why = refuses(&["review", file]);
    assert!(why.contains("nothing to review") && why.contains("record show"), "{why}");
}

#[test]
fn a_record_that_nobody_can_check_is_neither_verified_nor_wrong() {
    let (good, parted) = (old_record("kept-good", false), old_record("kept-unknown", true));
    let (good, parted) = (good.to_str().unwrap(), parted.to_str().unwrap());
    let output = tortuga(&["record", "verify", parted]);
    let (out, err) = said(&output);
    assert_eq!((output.status.code(), out.as_str()), (Some(FINDING), ""));
    assert!(err.contains("whether the game holds is not known"), "{err}");
    let output = tortuga(&["record", "verify", good, parted]);
    let (out, err) = said(&output);
    assert_eq!((output.status.code(), out.lines().count()), (Some(FINDING), 2), "{out}");
    assert!(err.contains("1 of 2 records are of rules that today's part from"), "{err}");
    // A damaged record is refused, whatever its version.
    let text = fs::read_to_string(parted).unwrap();
    fs::write(parted, text.replacen("parley", "parly", 1)).unwrap();
    assert!(refuses(&["record", "verify", parted]).contains("it was changed"));
    assert_eq!(tortuga(&["record", "verify", good, parted]).status.code(), Some(1));
}

#[test]
fn a_game_goes_on_only_by_the_rules_it_began_with() {
    for parted in [false, true] {
        let file = old_record(&format!("kept-fork-{parted}"), parted);
        let file = file.to_str().unwrap();
        for how in ["--fork", "--resume"] {
            let why = refuses(&["play", "rum", how, file, "--plain", "--lang", "en"]);
            assert!(why.contains("a game goes on only by the rules it began with"), "{why}");
        }
    }
}

#[test]
fn every_record_that_was_kept_can_be_shown_and_is_not_wrong() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../hosting/tests/records/v1");
    let files = fs::read_dir(kept).unwrap().map(|file| file.unwrap().path());
    let files: Vec<String> = files.map(|path| path.to_str().unwrap().to_owned()).collect();
    for file in &files {
        assert!(prints(&["record", "show", file, "--lang", "en"]).contains("\n1. "), "{file}");
    }
    let args = ["record", "verify"].into_iter().chain(files.iter().map(String::as_str));
    let output = tortuga(&args.collect::<Vec<_>>());
    let (out, err) = said(&output);
    assert!(matches!(output.status.code(), Some(0 | FINDING)), "{err}");
    assert_eq!(out.lines().count(), files.len());
}

#[cfg(feature = "serve")]
#[test]
fn a_check_before_an_upgrade_needs_data() {
    let missing = refuses(&["admin", "check", "no-such-file"]);
    assert!(missing.contains("there is no server data here"), "{missing}");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept-check");
    drop(fs::remove_dir_all(&folder));
    let missing = refuses(&["admin", "check", "--data", folder.to_str().unwrap()]);
    assert!(missing.contains("there is no server data here"), "{missing}");
    assert!(!folder.exists(), "nothing is made by looking");
}
