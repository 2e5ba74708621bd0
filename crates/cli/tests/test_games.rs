//! The test games, which only their folders know, are played by every command. Needs the feature
//! `test-games`; `cargo xtask ci` has a stage for it.
#![cfg(feature = "test-games")]
#![expect(clippy::unwrap_used, reason = "in a test a panic says what went wrong")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use contract::Language;
use registry::{GAMES, TEST_PREFIX};

fn test_games() -> Vec<&'static str> {
    let games: Vec<&str> = GAMES.iter().copied().filter(|id| id.starts_with(TEST_PREFIX)).collect();
    assert!(!games.is_empty());
    games
}

/// Runs a command with some input; it must succeed.
fn tortuga(args: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that reads nothing closes its input.
    child.stdin.take().unwrap().write_all(input.as_bytes()).ok();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn test_games_are_played_by_bots_of_every_level() {
    for game in test_games() {
        let told = tortuga(&["simulate", game, "-g", "50", "-b", "random,deckhand,bosun"], "");
        assert!(told.contains("50 games"), "{told}");
        let told = tortuga(&["arena", game, "-b", "captain:20,random", "-g", "20"], "");
        assert!(told.contains("captain:20"), "{told}");
    }
}

#[test]
fn test_games_are_explained_and_played_in_line_mode_in_every_language() {
    for game in test_games() {
        for language in Language::ALL.map(Language::code) {
            let told = tortuga(&["rules", game, "-l", language], "");
            assert!(!told.contains('⟨'), "a word is missing: {told}");
            let save = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}-{language}"));
            let save = save.to_str().unwrap();
            let args = ["play", game, "--plain", "--fast", "-l", language, "--save", save];
            let told = tortuga(&args, &"1\n".repeat(200));
            assert!(!told.contains('⟨'), "a word is missing: {told}");
            tortuga(&["record", "verify", save], "");
            std::fs::remove_file(save).unwrap();
        }
    }
}

#[test]
fn test_games_have_records_that_are_shown_and_reviewed() {
    for game in test_games() {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{game}-records"));
        let path = folder.to_str().unwrap();
        tortuga(&["simulate", game, "-g", "1", "--records", path], "");
        let record = folder.join(format!("{game}-000001.record"));
        let record = record.to_str().unwrap();
        assert!(!tortuga(&["record", "show", record], "").contains('⟨'));
        assert!(tortuga(&["review", record, "--budget", "20"], "").contains('%'));
    }
}
