//! `tortuga play` and `tortuga rules` as processes, through pipes, as a screen reader or a script
//! uses them.
#![expect(clippy::unwrap_used, reason = "a panic says what went wrong in a test")]

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

const LANGUAGES: [&str; 3] = ["en", "pl", "de"];

/// A separate folder for each test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tortuga-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// The games saved among the user's data.
    fn games(&self) -> Vec<PathBuf> {
        let folder = self.0.join("data/tortuga/games");
        let entries = fs::read_dir(folder).into_iter().flatten();
        entries.map(|entry| entry.unwrap().path()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn start(folder: &Folder, words: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .args(words)
        .env("XDG_DATA_HOME", folder.0.join("data"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Runs a command with this input.
fn run(folder: &Folder, words: &[&str], input: &[u8]) -> Output {
    let mut child = start(folder, words);
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A finished game stops reading, so writing the rest of the input may fail.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn play(folder: &Folder, words: &[&str], input: &str) -> String {
    play_game(folder, "rum", words, input)
}

fn play_game(folder: &Folder, game: &str, words: &[&str], input: &str) -> String {
    let words = [&["play", game, "--plain"], words].concat();
    let output = run(folder, &words, input.as_bytes());
    assert!(output.status.success(), "{}{}", out(&output), err(&output));
    assert_eq!(err(&output), "");
    let text = out(&output);
    assert!(!text.contains('⟨'), "a word is missing:\n{text}");
    assert!(!text.contains('\u{1b}'), "no escape codes in line mode");
    text
}

/// More answers than any game needs. Every now and then there is a 1, so that no seat repeats a
/// refused offer for ever.
fn always(choice: &str) -> String {
    let block = format!("{choice}\n").repeat(10) + "1\n";
    block.repeat(300)
}

/// A record without its header and checksum: the deal, the actions and the result.
fn played(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.split_once("\n\n").unwrap().1.split("check:").next().unwrap().to_owned()
}

#[test]
fn with_four_and_five_a_new_game_of_port_royal_says_that_equal_turns_are_fairer() {
    let folder = Folder::new("advice");
    let begun = |more: &[&str]| {
        play_game(&folder, "port-royal", &[&["--lang", "en"], more].concat(), "q\n")
    };
    for players in ["4", "5"] {
        assert!(begun(&["-p", players]).contains("-o ending=equal"), "{players}");
        assert!(!begun(&["-p", players, "-o", "ending=equal"]).contains("win more often"));
    }
    assert!(!begun(&["-p", "3"]).contains("win more often"));
    let help = out(&run(&folder, &["play", "--help"], b""));
    assert!(help.contains("ending=equal"), "{help}");
}

mod whole_games {
    use super::*;

    #[test]
    fn in_every_language_with_every_number_of_seats() {
        let folder = Folder::new("whole");
        for (language, over) in LANGUAGES.into_iter().zip(["Final standing", "Wyniki", "Endstand"])
        {
            for players in ["2", "3", "4"] {
                for choice in ["1", "4\n1", "5\n4\n1"] {
                    let words = ["--lang", language, "-p", players, "--seed", "7"];
                    let text = play(&folder, &words, &always(choice));
                    assert!(text.contains(over), "{text}");
                    assert!(text.contains("SHA-256"), "the seed is shown at the end");
                }
            }
        }
        let files = folder.games();
        assert_eq!(files.len(), 27, "games with the same seed get files of their own");
        let files: Vec<&str> = files.iter().map(|path| path.to_str().unwrap()).collect();
        let verified = run(&folder, &[&["record", "verify"], &files[..]].concat(), b"");
        assert!(verified.status.success(), "{}", out(&verified));
    }

    #[test]
    fn of_port_royal_in_every_language_with_every_number_of_seats() {
        let folder = Folder::new("whole-port-royal");
        for (language, over) in LANGUAGES.into_iter().zip(["Final standing", "Wyniki", "Endstand"])
        {
            for players in ["2", "3", "4", "5"] {
                for choice in ["1", "2\n1", "1\n2\n3\n1"] {
                    let words = ["--lang", language, "-p", players, "--seed", "7"];
                    let text = play_game(&folder, "port-royal", &words, &always(choice));
                    assert!(text.contains(over), "{text}");
                    assert!(text.contains("Port Royal"), "the game is named");
                }
            }
        }
        let files = folder.games();
        let files: Vec<&str> = files.iter().map(|path| path.to_str().unwrap()).collect();
        let verified = run(&folder, &[&["record", "verify"], &files[..]].concat(), b"");
        assert!(verified.status.success(), "{}", out(&verified));
    }

    #[test]
    fn of_jolly_roger_in_every_language_with_every_number_of_seats() {
        let folder = Folder::new("whole-jolly-roger");
        let overs = ["Final standing", "Wyniki", "Endstand"];
        for players in ["3", "4", "5", "6", "7", "8", "9", "10"] {
            for ((language, over), choice) in
                LANGUAGES.into_iter().zip(overs).zip(["1", "2\n1", "3\n1\n2\n1\n1"])
            {
                let words = ["--lang", language, "-p", players, "--seed", "7"];
                let text = play_game(&folder, "jolly-roger", &words, &always(choice));
                assert!(text.contains(over), "{text}");
                assert!(text.contains("Jolly Roger"), "the game is named");
            }
        }
        let files = folder.games();
        let files: Vec<&str> = files.iter().map(|path| path.to_str().unwrap()).collect();
        let verified = run(&folder, &[&["record", "verify"], &files[..]].concat(), b"");
        assert!(verified.status.success(), "{}", out(&verified));
    }

    #[test]
    fn of_jolly_roger_by_every_edition_and_variant() {
        let folder = Folder::new("editions");
        for option in ["edition=pl", "edition=de", "prizes=hidden", "captains_gold=shared"] {
            for (language, choice) in LANGUAGES.into_iter().zip(["2\n1", "1\n3", "4\n2\n1"]) {
                let words = ["--lang", language, "-p", "4", "--seed", "5", "-o", option];
                let text = play_game(&folder, "jolly-roger", &words, &always(choice));
                assert!(text.contains("SHA-256"), "{option}: {text}");
            }
        }
    }

    #[test]
    fn the_seed_at_the_end_deals_the_same_game_again() {
        let folder = Folder::new("again");
        let (first, second) = (folder.file("1"), folder.file("2"));
        let text = play(&folder, &["--save", &first], &always("4\n1"));
        let seed = text.lines().find_map(|line| line.strip_prefix("The seed was ")).unwrap();
        play(&folder, &["--save", &second, "--seed", seed], &always("4\n1"));
        assert_eq!(played(Path::new(&first)), played(Path::new(&second)));
    }

    #[test]
    fn the_commitment_is_shown_before_the_first_move() {
        let folder = Folder::new("commitment");
        let file = folder.file("1");
        let text = play(&folder, &["--save", &file], "q\n");
        let hash = text.lines().find_map(|line| line.strip_prefix("The deal is fixed: ")).unwrap();
        assert_eq!(hash.len(), 64);
        let record = fs::read_to_string(&file).unwrap();
        assert!(record.contains(&format!("commitment: {hash}\n")));
        let before = text.split(hash).next().unwrap();
        assert!(!before.contains("What do you do?"));
    }
}

mod leaving {
    use super::*;

    #[test]
    fn a_game_left_and_resumed_goes_on_as_if_never_left() {
        let folder = Folder::new("resume");
        let (whole, parts) = (folder.file("whole"), folder.file("parts"));
        let choices = always("1");
        let deal = ["--seed", "12", "-p", "3"];
        play(&folder, &[&deal[..], &["--save", &whole]].concat(), &choices);
        play(&folder, &[&deal[..], &["--save", &parts]].concat(), "1\n1\n1\nq\n");
        for _ in 0..3 {
            play(&folder, &["--resume", &parts], "1\n1\nq\n");
        }
        // Play to the end. Without `--save`, the game is saved to the file it was resumed from.
        let text = play(&folder, &["--resume", &parts], &choices);
        assert!(text.contains("Game resumed from"));
        assert_eq!(played(Path::new(&parts)), played(Path::new(&whole)));
        let over = run(&folder, &["play", "rum", "--plain", "--resume", &parts], b"");
        assert!(!over.status.success());
        assert_eq!(err(&over).lines().count(), 1, "{}", err(&over));
    }

    #[test]
    fn the_command_to_go_on_with_is_told_and_works() {
        let folder = Folder::new("go on");
        let text = play(&folder, &["--seed", "3", "--lang", "de"], "4\nq\n");
        let file = folder.games()[0].to_str().unwrap().to_owned();
        assert!(text.contains(&format!("--resume '{file}' --lang de --plain")), "{text}");
        assert!(file.ends_with(".record") && file.contains("rum-"), "{file}");
        let text = play(&folder, &["--resume", &file], "q\n");
        assert!(text.contains("Game resumed"), "{text}");
    }

    #[test]
    fn the_end_of_the_input_saves_and_says_so() {
        let folder = Folder::new("eof");
        let text = play(&folder, &["--seed", "3"], "4\n");
        assert!(text.contains("The input has ended.\nGame saved to"), "{text}");
        assert_eq!(folder.games().len(), 1);
        let text = play(&folder, &["--seed", "3", "-p", "2"], "");
        assert!(text.contains("The input has ended."), "{text}");
    }

    /// Makes a move, and waits for the next question.
    fn after_one_move(folder: &Folder) -> (Child, ChildStdin, ChildStdout) {
        let mut child = start(folder, &["play", "rum", "--plain", "--seed", "3"]);
        let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        stdin.write_all(b"4\n").unwrap();
        let mut seen = Vec::new();
        while String::from_utf8_lossy(&seen).matches("Your move:").count() < 2 {
            let mut buffer = [0; 1024];
            let n_read = stdout.read(&mut buffer).unwrap();
            assert!(n_read > 0, "the command ended too early");
            seen.extend_from_slice(&buffer[..n_read]);
        }
        (child, stdin, stdout)
    }

    #[cfg(unix)]
    #[test]
    fn a_signal_saves() {
        for signal in ["-INT", "-TERM", "-HUP"] {
            let folder = Folder::new(&format!("signal{signal}"));
            let (mut child, stdin, mut stdout) = after_one_move(&folder);
            let pid = child.id().to_string();
            assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
            let mut text = String::new();
            stdout.read_to_string(&mut text).unwrap();
            assert!(text.contains("The game was interrupted.\nGame saved to"), "{signal}: {text}");
            assert!(child.wait().unwrap().success(), "{signal}");
            assert_eq!(folder.games().len(), 1, "{signal}");
            drop(stdin);
        }
    }

    #[test]
    fn a_closed_pipe_saves_and_fails_with_one_line() {
        let folder = Folder::new("pipe");
        let (child, mut stdin, stdout) = after_one_move(&folder);
        drop(stdout);
        drop(stdin.write_all(always("4\n1").as_bytes()));
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        assert!(!output.status.success());
        assert_eq!(err(&output).lines().count(), 1, "{}", err(&output));
        assert_eq!(folder.games().len(), 1);
    }
}

mod input {
    use super::*;

    #[test]
    fn hostile_lines_are_answered_and_change_nothing() {
        let folder = Folder::new("hostile");
        let mut lines: Vec<Vec<u8>> = [
            "",
            " ",
            "0",
            "00",
            "999999999999999999999999",
            "-1",
            "1.5",
            "１",
            "set",
            "set ",
            "set :",
            "set parrot:1",
            "set red1-blue2:1 red1-blue2:2",
            "back",
            "back parrot",
            "draw beach 4",
            "draw beach 18446744073709551616",
            "draw",
            "DRAW WRECK",
            "{\"kind\":\"draw-wreck\"}",
            "r ",
            "r XY-NOTHING",
            "r \u{202e}",
            "\u{1b}[2J\u{1b}[31mred",
            "\u{0}",
            "ł",
            "h h",
            "? ?",
            "t",
            "m",
            "h",
            "?",
        ]
        .iter()
        .map(|line| line.as_bytes().to_vec())
        .collect();
        lines.push(vec![0xff, 0xfe, 0x80]);
        lines.push(vec![b'x'; 1 << 20]);
        lines.push(b"set ".repeat(10_000));
        for language in LANGUAGES {
            let file = folder.file(language);
            let words =
                ["play", "rum", "--plain", "--seed", "3", "--lang", language, "--save", &file];
            let quiet = run(&folder, &words, b"q\n");
            assert!(quiet.status.success());
            let before = fs::read(&file).unwrap();
            let input = [lines.join(&b'\n'), b"\nq\n".to_vec()].concat();
            let output = run(&folder, &words, &input);
            assert!(output.status.success(), "{}", err(&output));
            assert_eq!(fs::read(&file).unwrap(), before, "nothing was played");
            let text = out(&output);
            assert!(!text.contains(['\u{1b}', '\u{0}', '\u{202e}', '⟨']), "{text}");
        }
    }

    #[test]
    fn a_refusal_names_its_rule_and_r_reads_it() {
        let folder = Folder::new("refusal");
        for (language, rule) in [
            ("en", "At least one card of a set must come from"),
            ("pl", "Co najmniej jedna karta zestawu"),
            ("de", "Mindestens eine Karte des Sets"),
        ] {
            let text =
                play(&folder, &["--seed", "3", "--lang", language], "set\nr\nr rum-end\nq\n");
            assert!(text.contains("RUM-SET-HAND"), "{text}");
            assert!(text.contains(rule), "{text}");
            assert!(text.contains("RUM-END "), "{text}");
        }
    }

    #[test]
    fn actions_can_be_typed_and_hints_are_given() {
        let folder = Folder::new("typed");
        let text = play(&folder, &["--seed", "3"], "h\n draw   wreck \nt\n?\nq\n");
        assert!(text.contains("Hint: "), "{text}");
        assert!(text.contains("You draw from the wreck: "), "{text}");
        assert!(text.contains("type an action in the notation"), "{text}");
    }

    #[test]
    fn without_a_terminal_line_mode_is_chosen_and_said_on_standard_error() {
        let folder = Folder::new("auto");
        let output = run(&folder, &["play", "rum", "--seed", "3"], b"q\n");
        assert!(output.status.success());
        assert_eq!(err(&output).lines().count(), 1, "{}", err(&output));
        assert!(err(&output).contains("--plain"));
        assert!(out(&output).contains("Your move:"));
    }

    #[test]
    fn the_language_of_the_system_is_spoken() {
        let folder = Folder::new("locale");
        let mut command = Command::new(env!("CARGO_BIN_EXE_tortuga"));
        command.args(["play", "rum", "--plain", "--seed", "3"]).stdin(Stdio::null());
        command.env("XDG_DATA_HOME", folder.0.join("data")).env("LC_ALL", "pl_PL.UTF-8");
        assert!(out(&command.output().unwrap()).contains("Twój ruch:"));
    }
}

mod mistakes {
    use super::*;

    #[test]
    fn each_ends_with_one_line_and_a_failure() {
        let folder = Folder::new("mistakes");
        fs::write(folder.0.join("deck"), "rum,red,pink\n").unwrap();
        fs::write(folder.0.join("record"), "tortuga-record: 1\ngame: rum\n").unwrap();
        let (deck, record) = (folder.file("deck"), folder.file("record"));
        let (nowhere, here) = (folder.file("nowhere"), folder.0.to_str().unwrap().to_owned());
        for (words, told) in [
            (vec!["play", "chess"], "chess"),
            (vec!["play", "rum", "-p", "5"], "2 to 4"),
            (vec!["play", "rum", "-p", "1"], "2 to 4"),
            (vec!["play", "rum", "-o", "storm=yes"], "storm"),
            (vec!["play", "rum", "-o", "storm"], "NAME=VALUE"),
            (vec!["play", "rum", "--lang", "fr"], "fr"),
            (vec!["play", "rum", "-p", "2", "--bots", "bosun,random"], "1 seats"),
            (vec!["play", "rum", "--deck", &nowhere], "nowhere"),
            (vec!["play", "rum", "--deck", &deck], "line 1"),
            (vec!["play", "rum", "--resume", &nowhere], "nowhere"),
            (vec!["play", "rum", "--resume", &record], "line 3"),
            (vec!["play", "rum", "--resume", &here], "cannot read"),
            (vec!["play", "rum", "--save", &here], "folder"),
            (vec!["play", "rum", "--save", "/dev/null/x"], "cannot save"),
            (vec!["rules", "chess"], "chess"),
            (vec!["rules", "rum", "--rule", "XY-NOTHING"], "XY-NOTHING"),
        ] {
            let output = run(&folder, &words, b"q\n");
            assert!(!output.status.success(), "{words:?}");
            assert_eq!(out(&output), "", "{words:?}");
            let error = err(&output);
            assert_eq!(error.lines().count(), 1, "{words:?}: {error}");
            assert!(error.starts_with("tortuga: ") && error.contains(told), "{words:?}: {error}");
        }
    }
}

mod rules {
    use super::*;

    #[test]
    fn the_page_is_there_in_every_language_and_fits_80_columns() {
        let folder = Folder::new("rules");
        for language in LANGUAGES {
            let output = run(&folder, &["rules", "rum", "--lang", language], b"");
            assert!(output.status.success());
            let text = out(&output);
            assert!(!text.contains(['⟨', '\u{1b}']), "{text}");
            assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
            assert!(text.contains("RUM-PARTS-DECK    *"), "our rulings are marked: {text}");
            assert!(text.contains("RUM-SECRET  "), "{text}");
        }
    }

    #[test]
    fn one_rule_can_be_asked_for() {
        let folder = Folder::new("rule");
        let output = run(&folder, &["rules", "rum", "--rule", "rum-trio", "--lang", "de"], b"");
        assert!(out(&output).contains("Rum-Trio"), "{}", out(&output));
        assert!(!out(&output).contains("RUM-CAP"));
    }
}
