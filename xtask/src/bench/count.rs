//! Counts instructions by callgrind. A count does not change with the load of a machine.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::bars::CountBar;
use crate::process::{self, Profile, built, cargo};
use crate::repo::Repo;

/// Builds the programs that the bars name, each linked with what it measures and little else.
pub(crate) fn build(repo: &Repo, bars: &[CountBar]) -> Result<()> {
    let mut command = cargo();
    command.current_dir(repo.root()).args(["build", "--quiet", "--release"]);
    command.args(["--package", "bots", "--package", "hosting"]);
    let mut programs: Vec<&str> = bars.iter().map(|bar| bar.program.as_str()).collect();
    programs.dedup();
    for program in programs {
        command.args(["--example", program]);
    }
    process::run(&mut command)
}

/// The instructions per unit of each bar, two at a time.
pub(crate) fn count(repo: &Repo, bars: &[CountBar]) -> Result<Vec<f64>> {
    let runs: Vec<(&CountBar, u64)> =
        bars.iter().flat_map(|bar| [(bar, bar.short), (bar, bar.long)]).collect();
    let (ours, theirs): (Vec<_>, Vec<_>) =
        runs.iter().enumerate().partition(|(place, _)| place % 2 == 0);
    let all = |runs: Vec<(usize, &(&CountBar, u64))>| -> Result<Vec<Count>> {
        runs.into_iter().map(|(_, (bar, length))| one(repo, bar, *length)).collect()
    };
    let (short, long) = thread::scope(|scope| {
        let short = scope.spawn(|| all(ours));
        let long = all(theirs);
        (short.join().expect("counting does not panic"), long)
    });
    Ok(short?.into_iter().zip(long?).map(|(short, long)| long.per_unit_since(short)).collect())
}

fn one(repo: &Repo, bar: &CountBar, length: u64) -> Result<Count> {
    let program = built(repo.root(), Profile::Release, &format!("examples/{}", bar.program));
    let mut arguments = bar.arguments.clone();
    arguments.push(length.to_string());
    under_callgrind(&program, &arguments, &bar.unit)
}

/// Runs a program under callgrind; it prints how many `unit`s it did, as JSON.
pub(crate) fn under_callgrind(program: &Path, arguments: &[String], unit: &str) -> Result<Count> {
    let out = free_path();
    let valgrind = process::find("valgrind")
        .context("valgrind is missing, which counts instructions: run `cargo xtask setup`")?;
    let mut command = alone(&valgrind, program)?;
    command.args(["--quiet", "--tool=callgrind"]);
    command.arg(format!("--callgrind-out-file={}", out.display()));
    command.arg(Path::new(".").join(program.file_name().context("a program is a file")?));
    let printed = json(command.args(arguments))?;
    let profile = std::fs::read_to_string(&out).context("callgrind writes its counts")?;
    std::fs::remove_file(&out).ok();
    Count::read(&profile, &printed, unit)
}

/// A command that runs in the folder of `program` and without environment variables. Both lie on
/// the stack of a program and move what is above them, and how memory is copied depends on where
/// it lies.
fn alone(command: &Path, program: &Path) -> Result<Command> {
    let mut command = Command::new(command);
    command.env_clear().current_dir(program.parent().context("a program is in a folder")?);
    Ok(command)
}

fn free_path() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("tortuga-count-{}-{number}", std::process::id()))
}

/// Runs a program that prints JSON.
pub(crate) fn json(command: &mut Command) -> Result<Value> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("cannot run {name}"))?;
    if !output.status.success() {
        bail!("{name} failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// The instructions of a run, and what it did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Count {
    instructions: f64,
    units: f64,
}

impl Count {
    /// Parses callgrind's counts, and the number of `units` from the program's output.
    fn read(profile: &str, printed: &Value, unit: &str) -> Result<Self> {
        let totals = profile.lines().find_map(|line| line.strip_prefix("totals: "));
        let instructions = totals.context("callgrind writes totals")?.trim().parse()?;
        let units = printed[unit].as_f64().context("what was done is counted")?;
        Ok(Self { instructions, units })
    }

    pub(crate) fn per_unit_since(self, shorter: Self) -> f64 {
        (self.instructions - shorter.instructions) / (self.units - shorter.units)
    }
}

#[cfg(test)]
mod tests {
    //! With texts as callgrind and our programs write them.
    use serde_json::json;

    use super::*;

    const PROFILE: &str = "# callgrind format\nevents: Ir\nfn=(1) main\n12 7\n\ntotals: 5200\n";

    #[test]
    fn instructions_and_actions_are_read() {
        let count = Count::read(PROFILE, &json!({ "actions": 10, "games": 2 }), "actions").unwrap();
        assert_eq!(count, Count { instructions: 5200.0, units: 10.0 });
    }

    #[test]
    fn a_run_that_counted_nothing_is_an_error() {
        let actions = json!({ "actions": 10 });
        assert!(Count::read("events: Ir\n", &actions, "actions").is_err());
        assert!(Count::read("totals: many\n", &actions, "actions").is_err());
        assert!(Count::read(PROFILE, &json!({ "games": 2 }), "actions").is_err());
    }

    #[test]
    fn a_counted_program_does_not_depend_on_where_it_is_and_on_who_runs_it() {
        let env = process::find("env").unwrap();
        let printed = alone(&env, &env).unwrap().output().unwrap().stdout;
        assert_eq!(String::from_utf8_lossy(&printed), "");
        let folder = process::capture(&mut alone(&process::find("pwd").unwrap(), &env).unwrap());
        let folder = PathBuf::from(folder.unwrap().trim());
        assert_eq!(folder.canonicalize().unwrap(), env.parent().unwrap().canonicalize().unwrap());
    }

    #[test]
    fn one_time_costs_are_left_out() {
        let start = 1_000.0;
        let of = |units: f64| Count { instructions: start + 500.0 * units, units };
        assert_eq!(of(60.0).per_unit_since(of(10.0)).to_string(), "500");
    }
}
