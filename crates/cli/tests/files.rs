//! Commands that write only create a new file, or replace a file of the same kind.
//!
//! The obstacles are made for the test, including a device if root runs it. The test never names a
//! real device, since a command that fails this test might replace it.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::fs;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn tortuga(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tortuga"));
    command.args(args).stdin(Stdio::null()).output().expect("the command was built for this test")
}

/// A separate, empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_dir_all(&path));
    fs::create_dir_all(&path).unwrap();
    path
}

/// Makes obstacles that must stay, all in one folder, and can check that they did.
struct InTheWay(PathBuf);

impl InTheWay {
    fn new(folder: PathBuf) -> Self {
        let in_the_way = Self(folder);
        let path = |name: &str| in_the_way.0.join(name);
        assert!(Command::new("mkfifo").arg(path("pipe")).status().unwrap().success());
        // A second /dev/null, which only root can make.
        let made = Command::new("mknod").arg(path("device")).args(["c", "1", "3"]).output();
        let device = if made.unwrap().status.success() { "device" } else { "pipe" };
        symlink(path(device), path("link")).unwrap();
        fs::create_dir(path("folder")).unwrap();
        fs::write(path("letter"), "Dear Ann").unwrap();
        in_the_way
    }

    fn kinds(&self) -> Vec<(String, String)> {
        let mut kinds: Vec<(String, String)> = fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| {
                let entry = entry.unwrap();
                let kind = entry.file_type().unwrap();
                let is_special = kind.is_fifo() || kind.is_char_device();
                let name = entry.file_name().to_string_lossy().into_owned();
                (name, format!("{kind:?} {is_special} {}", entry.metadata().unwrap().len()))
            })
            .collect();
        kinds.sort();
        kinds
    }

    fn paths(&self) -> Vec<(String, &'static str)> {
        let says = |name: &str| match name {
            "folder" => "a folder, not a file",
            "letter" => "not",
            _ => "no plain file",
        };
        let name = |(name, _): (String, String)| {
            (self.0.join(&name).to_str().unwrap().to_owned(), says(&name))
        };
        self.kinds().into_iter().map(name).collect()
    }
}

/// Checks that the command fails with one line that says why, before it does anything else.
fn refused(args: &[&str], says: &str) {
    let output = tortuga(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{args:?}");
    assert_eq!(output.stdout, b"", "{args:?}");
    assert!(said.lines().count() == 1 && said.contains(says), "{args:?}: {said}");
}

#[test]
fn a_game_is_saved_over_records_only() {
    let in_the_way = InTheWay::new(folder("save"));
    let before = in_the_way.kinds();
    for (path, says) in in_the_way.paths() {
        refused(&["play", "rum", "--plain", "--save", &path], says);
        assert_eq!(in_the_way.kinds(), before, "{path}");
    }
}

#[test]
fn records_of_a_simulation_are_written_over_records_only() {
    for (path, says) in InTheWay::new(folder("simulate-way")).paths() {
        let folder = folder("simulate");
        let place = folder.join("rum-000001.record");
        symlink(&path, &place).unwrap();
        let args = ["simulate", "rum", "--games", "1", "--json", "--records"];
        refused(&[&args[..], &[folder.to_str().unwrap()]].concat(), says);
        assert!(fs::symlink_metadata(&place).unwrap().is_symlink());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left behind");
    }
}

#[test]
fn an_arena_writes_over_its_own_files_only() {
    let in_the_way = InTheWay::new(folder("arena-way"));
    let before = in_the_way.kinds();
    for name in ["deals.jsonl", "results.json", "report.html"] {
        for (path, says) in in_the_way.paths() {
            let folder = folder("arena-out");
            symlink(&path, folder.join(name)).unwrap();
            let args = ["arena", "rum", "--bots", "random,deckhand", "--games", "2", "--out"];
            refused(&[&args[..], &[folder.to_str().unwrap()]].concat(), says);
            assert_eq!(in_the_way.kinds(), before, "{path}");
        }
    }
}

#[cfg(feature = "serve")]
#[test]
fn a_backup_is_a_new_file() {
    let in_the_way = InTheWay::new(folder("backup-way"));
    let before = in_the_way.kinds();
    let data = folder("backup-data");
    fs::write(data.join("tavern.sqlite"), "").unwrap();
    let data = data.to_str().unwrap();
    for (path, says) in in_the_way.paths() {
        let says = if says == "not" { "exists already" } else { says };
        refused(&["backup", &path, "--data", data], says);
        assert_eq!(in_the_way.kinds(), before, "{path}");
    }
    let nowhere = folder("backup").join("link");
    symlink("nothing", &nowhere).unwrap();
    refused(&["backup", nowhere.to_str().unwrap(), "--data", data], "leads nowhere");
}

#[cfg(feature = "serve")]
#[test]
fn a_server_uses_plain_files_only() {
    for name in ["tavern.sqlite", "lock"] {
        for (path, says) in InTheWay::new(folder("serve-way")).paths() {
            if says == "not" {
                continue;
            }
            let data = folder("serve-data");
            symlink(&path, data.join(name)).unwrap();
            let serve = ["serve", "--listen", "127.0.0.1:0", "--log-level", "error", "--data"];
            refused(&[&serve[..], &[data.to_str().unwrap()]].concat(), says);
        }
    }
}
