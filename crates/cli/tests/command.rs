//! The command as people and scripts call it: what it prints, and how it fails.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use contract::chance::sha256_hex;
use serde_json::Value;

fn tortuga(args: &[&str]) -> Output {
    let command = Command::new(env!("CARGO_BIN_EXE_tortuga")).args(args).output();
    command.expect("the command was built for this test")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A separate, empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&path));
    fs::create_dir_all(&path).unwrap();
    path
}

/// Checks for one clear line on standard error, nothing on standard output, and a failure.
fn fails_with(args: &[&str], says: &str) {
    let output = tortuga(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{args:?}");
    assert_eq!(output.stdout, b"", "{args:?}");
    assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
    assert!(said.contains(says), "{args:?}: {said}");
}

fn json(args: &[&str]) -> Value {
    let output = tortuga(args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn what_cannot_be_ends_with_one_clear_line() {
    fails_with(&["simulate", "chess"], "there is no game `chess`; there are: jolly-roger");
    fails_with(&["simulate", "rum", "--players", "5"], "5 cannot play rum: it is for 2 to 4");
    fails_with(&["simulate", "rum", "--players", "0"], "0 cannot play rum: it is for 2 to 4");
    fails_with(&["simulate", "rum", "-o", "gold=1"], "rum has no option `gold`");
    fails_with(&["simulate", "rum", "-o", "gold"], "NAME=VALUE");
    fails_with(&["simulate", "rum", "--deck", "no-such-file"], "cannot read no-such-file");
    fails_with(&["record", "verify", "no-such-file"], "cannot read no-such-file");
    fails_with(&["scenario", "check", "no-such-file"], "cannot read no-such-file");
    fails_with(&["record", "verify", "."], "cannot read");
}

#[test]
fn a_deck_that_breaks_a_rule_is_refused_with_line_and_rule() {
    let folder = folder("decks");
    let text = fs::read_to_string(root().join("games/rum/data/deck.csv")).unwrap();
    let path = folder.join("mine.csv");
    let deck = path.to_str().unwrap();
    fs::write(&path, text.replacen("rum,red,orange", "rum,pink,orange", 1)).unwrap();
    let says = "line 9: `pink` is no colour (RUM-PARTS-DECK)";
    fails_with(&["simulate", "rum", "--deck", deck], says);
    fs::write(&path, text.replacen("rum,red,orange", "rum,blue,orange", 1)).unwrap();
    fails_with(&["simulate", "rum", "--deck", deck], "RUM-PARTS-RUM");
    fs::write(&path, b"\xff\xfe").unwrap();
    fails_with(&["simulate", "rum", "--deck", deck], "is not text");
    fs::write(&path, &text).unwrap();
    assert!(tortuga(&["simulate", "rum", "--deck", deck, "--games", "5"]).status.success());
}

#[test]
fn a_closed_pipe_is_one_line_and_a_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .args(["simulate", "rum", "--games", "2000", "--csv"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success());
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("output was closed"), "{said}");
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let run = |threads: &str| {
        let args = ["simulate", "rum", "--games", "300", "--bots", "bosun,random", "--seed", "7"];
        let mut result = json(&[&args[..], &["--json", "--threads", threads]].concat());
        result.as_object_mut().unwrap().remove("timing").unwrap();
        result
    };
    let one = run("1");
    assert_eq!(one, run("3"));
    assert_eq!(one["games"], 300);
    let wins: f64 = (0..3).map(|seat| one["seats"][seat]["share"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9, "shares of wins add up to one");
    assert_eq!(one["seats"][2]["bot"], "bosun", "with fewer bots than seats, the list repeats");
}

#[test]
fn records_of_a_simulation_are_its_very_games_and_verify() {
    let folder = folder("records");
    let path = folder.to_str().unwrap();
    let args = ["simulate", "rum", "--games", "12", "--bots", "deckhand,random", "--json"];
    let strip = |mut result: Value| {
        result.as_object_mut().unwrap().remove("timing").unwrap();
        result
    };
    let recorded = strip(json(&[&args[..], &["--records", path]].concat()));
    assert_eq!(strip(json(&args)), recorded);
    let files: Vec<String> = (1..=12).map(|n| format!("{path}/rum-{n:06}.record")).collect();
    let args: Vec<&str> =
        ["record", "verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let output = String::from_utf8(tortuga(&args).stdout).unwrap();
    assert_eq!(output.matches("comes from the seed").count(), 12, "{output}");
}

#[test]
fn an_edited_record_is_refused_with_its_line() {
    let folder = folder("edited");
    let path = folder.to_str().unwrap();
    json(&["simulate", "rum", "--games", "1", "--json", "--records", path]);
    let file = folder.join("rum-000001.record");
    let text = fs::read_to_string(&file).unwrap();
    let line = text.lines().position(|line| line.starts_with("3. ")).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[line] = "3. 1: draw beach 9";
    fs::write(&file, lines.join("\n") + "\n").unwrap();
    fails_with(&["record", "verify", file.to_str().unwrap()], &format!("line {}:", line + 1));
}

#[test]
fn every_scenario_of_the_house_passes() {
    let mut files = Vec::new();
    for game in fs::read_dir(root().join("games")).unwrap() {
        let Ok(scenarios) = fs::read_dir(game.unwrap().path().join("scenarios")) else { continue };
        files.extend(scenarios.map(|file| file.unwrap().path().to_str().unwrap().to_owned()));
    }
    assert!(files.len() >= 4, "{files:?}");
    let args: Vec<&str> =
        ["scenario", "check"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let output = tortuga(&args);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

/// The first block marked `text` of a page.
fn example(page: &str) -> String {
    let page = fs::read_to_string(root().join(page)).unwrap();
    let block = page.split("```text\n").nth(1).unwrap();
    block.split("```").next().unwrap().to_owned()
}

#[test]
fn the_examples_of_the_format_pages_are_true() {
    let folder = folder("examples");
    let record = folder.join("example.record");
    fs::write(&record, example("docs/record-format.md")).unwrap();
    let output = tortuga(&["record", "verify", record.to_str().unwrap()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let scenario = folder.join("example.scenario");
    fs::write(&scenario, example("docs/scenarios.md")).unwrap();
    let output = tortuga(&["scenario", "check", scenario.to_str().unwrap()]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The lines of a position that `docs/scenarios.md` lists for a game.
fn position_lines(game: &str) -> Vec<String> {
    let page = fs::read_to_string(root().join("docs/scenarios.md")).unwrap();
    let table = page.lines().skip_while(|line| *line != format!("| {game} | |"));
    let first_cells = table.skip(2).take_while(|line| line.starts_with('|'));
    let first_cells = first_cells.map(|line| line.split('|').nth(1).unwrap().to_owned());
    let spans = first_cells
        .flat_map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>());
    spans.collect()
}

#[test]
fn the_page_on_scenarios_has_every_line_of_a_position() {
    let folder = folder("positions");
    let port_royal = "turn start phase harbour expeditions laid coins deck discard rest drawn last \
                      stuck decisions";
    let rum = "turn clock hand beach row";
    let jolly_roger = "captain quartermaster phase round mutiny hand prizes buried discard \
                       prize-discard sailed";
    let games = [
        ("RUM", "rum", rum),
        ("Port Royal", "port-royal", port_royal),
        ("Jolly Roger", "jolly-roger", jolly_roger),
    ];
    for (name, id, keys) in games {
        let lines = position_lines(name);
        for key in keys.split_whitespace() {
            let tells = |line: &String| line.split([':', ' ']).next() == Some(key);
            assert!(lines.iter().any(tells), "{name}: {key} is missing in {lines:?}");
        }
        for line in lines {
            let seats = if id == "jolly-roger" { 4 } else { 3 };
            let text = format!("game: {id}\nseats: {seats}\n\nposition:\n  {line}\nsteps:\n");
            let file = folder.join("line.scenario");
            fs::write(&file, text).unwrap();
            let output = tortuga(&["scenario", "check", file.to_str().unwrap()]);
            let said = String::from_utf8_lossy(&output.stdout).into_owned()
                + &String::from_utf8_lossy(&output.stderr);
            // Some lines are valid only with others, but the game must know each of them.
            let is_known = !said.contains("no such line") && !said.contains("has no card");
            assert!(is_known && (output.status.success() || id == "jolly-roger"), "{line}: {said}");
        }
    }
}

#[test]
fn a_replay_shows_a_seat_what_it_may_see() {
    let folder = folder("replay");
    let path = folder.to_str().unwrap();
    json(&["simulate", "rum", "--games", "1", "--json", "--records", path]);
    let file = folder.join("rum-000001.record");
    let file = file.to_str().unwrap();
    let output = tortuga(&["record", "replay", file, "--seat", "2", "--until", "3"]);
    let lines = String::from_utf8(output.stdout).unwrap();
    assert_eq!(lines.lines().count(), 4, "the deal and three actions");
    let last: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert!(last["view"]["hands"][0]["cards"].is_null());
    assert!(last["view"]["hands"][1]["cards"].is_array());
    fails_with(&["record", "replay", file, "--seat", "4"], "there is no seat 4");
}

#[test]
fn a_replay_names_no_action_that_its_seat_could_not_see() {
    let folder = folder("replay-heads");
    let path = folder.to_str().unwrap();
    let args = ["simulate", "rum", "--games", "9", "--players", "4", "--seed", "3", "--json"];
    json(&[&args[..], &["--records", path]].concat());
    let (mut n_sealed, mut n_open) = (0, 0);
    for number in 1..=9 {
        let file = format!("{path}/rum-{number:06}.record");
        let replay = |seat: &str| -> Vec<Value> {
            let output = tortuga(&["record", "replay", &file, "--seat", seat]);
            let text = String::from_utf8(output.stdout).unwrap();
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
        };
        let all = String::from_utf8(tortuga(&["record", "replay", &file]).stdout).unwrap();
        let all: Vec<Value> = all.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        for seat in 1..=4 {
            for (before, (seen, told)) in
                all.iter().zip(replay(&seat.to_string()).iter().zip(&all).skip(1))
            {
                if told["seat"] == seat {
                    assert_eq!(seen["action"], told["action"], "a seat sees its own action");
                } else if before["window"]["mode"] == "sealed" {
                    n_sealed += 1;
                    assert!(seen["seat"].is_null() && seen["action"].is_null(), "{file} {seen}");
                } else {
                    n_open += 1;
                    assert_eq!(seen["action"], told["action"], "{file} {seen}");
                }
            }
        }
    }
    assert!(n_sealed > 0 && n_open > 0, "{n_sealed} {n_open}");
}

#[test]
fn a_game_that_goes_on_is_shown_without_what_nobody_saw() {
    let folder = folder("unfinished");
    let record = example("docs/record-format.md");
    let (told, _) = record.split_once("\n20. ").unwrap();
    let text = format!("{told}\n\nresult: unfinished\nseed: withheld\n");
    let text = format!("{text}check: {}\n", sha256_hex(text.as_bytes()));
    let file = folder.join("unfinished.record");
    fs::write(&file, text).unwrap();
    let output = tortuga(&["record", "show", file.to_str().unwrap(), "--lang", "en"]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("18. Ann: draw beach 1\n") && said.contains("\n19.\n"), "{said}");
    assert!(!said.contains("back yellow1-white2"), "{said}");
}

#[test]
fn a_database_that_cannot_be_used_is_told_without_its_password() {
    let commands: [&[&str]; 4] = [
        &["serve"],
        &["backup", "no-such-copy"],
        &["restore", "no-such-copy"],
        &["admin", "people"],
    ];
    for (url, says) in [
        ("mysql://ann:sesame@localhost/tortuga", "this is no database URL"),
        ("postgres://ann:sesame@localhost", "needs a host and a database"),
        ("postgres://ann:sesame@localhost/tortuga?sslmode=require", "does not speak TLS"),
        ("postgres://ann:sesame@db.example/tortuga", "?sslmode=disable"),
        ("postgres://ann:sesame@127.0.0.1:1/tortuga", "tortuga at 127.0.0.1"),
    ] {
        for command in commands {
            // A copy is looked at before the database.
            let is_copy = command[0] == "restore" && says.contains(" at ");
            let says = if is_copy { "no-such-copy cannot be restored" } else { says };
            let args = [command, &["--store", url]].concat();
            fails_with(&args, says);
            let said = tortuga(&args).stderr;
            assert!(!String::from_utf8_lossy(&said).contains("sesame"), "{args:?}");
        }
    }
    let replace = ["restore", "copy", "--replace", "--store", "postgres://ann@localhost/tortuga"];
    fails_with(&replace, "--replace is for data folders");
}

#[test]
fn a_server_that_cannot_be_says_what_to_do() {
    let folder = folder("serve");
    let data = folder.join("data").to_str().unwrap().to_owned();
    let settings = folder.join("tortuga.toml");
    fs::write(&settings, "listen = \"127.0.0.1:0\"\nlistens = 1\n").unwrap();
    let config = settings.to_str().unwrap();
    fails_with(&["serve", "--config", config], "line 2: unknown field `listens`");
    fails_with(&["serve", "--config", "no-such-file"], "cannot read the settings no-such-file");
    fails_with(&["backup", "copy", "--data", &data], "there is nothing to back up");
    fails_with(&["restore", "no-such-file", "--data", &data], "there is no such file");
    // The port is taken. The log is quiet, so that only the reason is printed.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let (listen, says) = (address.to_string(), format!("port {} of 127.0.0.1", address.port()));
    let quiet = ["--log-level", "error"];
    let serve = ["serve", "--listen", &listen, "--data", &data, quiet[0], quiet[1]];
    fails_with(&serve, &says);
    fails_with(&serve, "choose another port, such as --listen 127.0.0.1:");
}

#[test]
fn the_printed_settings_are_settings() {
    let printed = tortuga(&["serve", "--print-config"]);
    assert!(printed.status.success());
    let settings = folder("settings").join("tortuga.toml");
    fs::write(&settings, &printed.stdout).unwrap();
    // The settings are right, but the requested level is wrong.
    let config = settings.to_str().unwrap();
    fails_with(&["serve", "--config", config, "--log-level", "loud"], "unknown log level `loud`");
}
