//! Running other programs: each command is printed before it runs, so that a failing one can be
//! repeated by hand.

use std::ffi::{OsStr, OsString};
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};

/// The cargo that started us, so that the pinned toolchain is used.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// A cargo profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    Debug,
    Release,
}

/// Cargo's target folder for the folder `root`.
pub(crate) fn target(root: &Path) -> PathBuf {
    root.join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| OsString::from("target")))
}

/// The path of a program that cargo builds in the folder `root`.
pub(crate) fn built(root: &Path, profile: Profile, program: &str) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR");
    built_in(root, target.as_deref(), profile, program)
}

/// `target` is the target folder, if the user chose one.
fn built_in(root: &Path, target: Option<&OsStr>, profile: Profile, program: &str) -> PathBuf {
    let folder = match profile {
        Profile::Debug => "debug",
        Profile::Release => "release",
    };
    root.join(target.unwrap_or(OsStr::new("target"))).join(folder).join(program)
}

/// Runs a command on our own terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    announce(command);
    let status =
        command.status().with_context(|| format!("cannot start `{}`", spelled(command)))?;
    if !status.success() {
        bail!("`{}` ended with {status}", spelled(command));
    }
    Ok(())
}

/// Runs a command quietly and returns what it printed.
pub(crate) fn capture(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{}`", spelled(command)))?;
    if !output.status.success() {
        bail!("`{}` ended with {}", spelled(command), output.status);
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` printed no UTF-8", spelled(command)))
}

/// Runs a command quietly with `input` on its standard input and returns what it printed.
pub(crate) fn filter(command: &mut Command, input: &str) -> Result<String> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", spelled(command)))?;
    let mut stdin = child.stdin.take().expect("the standard input was piped above");
    // Written from a separate thread: otherwise both sides could wait on a full pipe for ever.
    let output = thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input.as_bytes()));
        child.wait_with_output()
    })?;
    if !output.status.success() {
        bail!("`{}` ended with {}", spelled(command), output.status);
    }
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` printed no UTF-8", spelled(command)))
}

/// Runs a command, passes its output through, and returns the lines that `keep` picks.
pub(crate) fn run_keeping(command: &mut Command, keep: fn(&str) -> bool) -> Result<Vec<String>> {
    announce(command);
    if std::io::stdout().is_terminal() {
        // Programs drop their colours when they write into a pipe, as they do here.
        command.env("CARGO_TERM_COLOR", "always");
    }
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", spelled(command)))?;
    let out = child.stdout.take().expect("the standard output was piped above");
    let err = child.stderr.take().expect("the standard error was piped above");
    let kept = thread::scope(|scope| {
        let from_err = scope.spawn(move || pass_on(err, std::io::stderr(), keep));
        let mut kept = pass_on(out, std::io::stdout(), keep)?;
        kept.extend(from_err.join().expect("passing lines on does not panic")?);
        anyhow::Ok(kept)
    })?;
    let status = child.wait()?;
    if !status.success() {
        bail!("`{}` ended with {status}", spelled(command));
    }
    Ok(kept)
}

/// Whether a program is on the PATH.
pub(crate) fn on_path(program: &str) -> bool {
    find(program).is_some()
}

/// Where on the PATH a program is.
pub(crate) fn find(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
}

fn pass_on(from: impl Read, mut to: impl Write, keep: fn(&str) -> bool) -> Result<Vec<String>> {
    let mut from = BufReader::new(from);
    let mut kept = Vec::new();
    let mut line = Vec::new();
    while from.read_until(b'\n', &mut line)? > 0 {
        to.write_all(&line)?;
        to.flush()?;
        let text = String::from_utf8_lossy(&line);
        if keep(&text) {
            kept.push(text.trim_end().to_owned());
        }
        line.clear();
    }
    Ok(kept)
}

fn announce(command: &Command) {
    println!("$ {}", spelled(command));
}

/// The command as one would type it, without the program's folder.
fn spelled(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program());
    let mut words = vec![program.to_string_lossy()];
    words.extend(command.get_args().map(|argument| argument.to_string_lossy()));
    words.join(" ")
}

#[cfg(test)]
mod tests {
    //! With programs that every Unix has.
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn picked_lines_are_kept_from_both_streams() {
        let kept = run_keeping(&mut shell("echo one; echo two; echo one more >&2"), |line| {
            line.starts_with("one")
        });
        assert_eq!(kept.unwrap(), ["one", "one more"]);
    }

    #[test]
    fn a_failing_command_is_an_error_that_names_it() {
        let error = run_keeping(&mut shell("exit 3"), |_| false).unwrap_err().to_string();
        assert!(error.contains("sh -c exit 3"), "{error}");
        assert!(capture(&mut shell("exit 3")).is_err());
        assert!(filter(&mut shell("cat; exit 3"), "text").is_err());
        assert!(run(&mut shell("exit 3")).is_err());
    }

    #[test]
    fn built_programs_are_found_in_any_target_folder() {
        let path = |target: Option<&str>, profile| {
            built_in(Path::new("/repo"), target.map(OsStr::new), profile, "tortuga")
        };
        assert_eq!(path(None, Profile::Debug), Path::new("/repo/target/debug/tortuga"));
        assert_eq!(path(Some("out"), Profile::Release), Path::new("/repo/out/release/tortuga"));
        assert_eq!(path(Some("/out"), Profile::Release), Path::new("/out/release/tortuga"));
    }

    #[test]
    fn a_filter_gets_its_input() {
        assert_eq!(filter(&mut shell("tr a-z A-Z"), "rum").unwrap(), "RUM");
    }

    #[test]
    fn programs_are_looked_up_on_the_path() {
        assert!(on_path("sh"));
        assert!(!on_path("no-program-has-this-name"));
    }
}
