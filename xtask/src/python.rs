//! `cargo xtask python`: the Python package and its tests. A virtual environment in the target
//! folder holds the pinned packages, so a second run needs no network.
//!
//! `cargo xtask python zoo` builds the wheel as it would be published, tries it on every Python
//! that is there, and measures the rates.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process;
use crate::repo::Repo;

/// The folder of the package.
const FOLDER: &str = "bindings/python";
/// The oldest minor version of Python 3 that we support.
const OLDEST: u32 = 11;
/// The largest wheel, in kilobytes.
const WHEEL_MAX: u64 = 3000;
/// The Pythons that a wheel is tried on, where they are installed.
const PYTHONS: [&str; 3] = ["python3.11", "python3.12", "python3.13"];

/// `cargo xtask python [zoo]`.
pub(crate) fn run(repo: &Repo, arguments: &[&str]) -> Result<()> {
    match arguments {
        [] => check(repo).map(|lines| println!("{}", lines.join("\n"))),
        ["zoo"] => zoo(repo),
        _ => bail!("python takes nothing or `zoo`"),
    }
}

/// Builds the package and runs its tests; returns the closing line of pytest.
pub(crate) fn check(repo: &Repo) -> Result<Vec<String>> {
    let place = Place::of(repo);
    place.prepare()?;
    let mut maturin = place.program("maturin");
    process::run(maturin.args(["develop", "--quiet"]))?;
    process::run(place.program("python").args(["-m", "mypy.stubtest", "tortuga._tortuga"]))?;
    let mut pytest = place.program("python");
    pytest.args(["-m", "pytest"]);
    process::run_keeping(&mut pytest, |line| line.contains(" passed") || line.contains(" failed"))
}

/// The wheel on every Python, and the rates.
fn zoo(repo: &Repo) -> Result<()> {
    let place = Place::of(repo);
    place.prepare()?;
    let wheels = place.home.join("wheels");
    let mut build = place.program("maturin");
    process::run(build.args(["build", "--release", "--quiet", "--out"]).arg(&wheels))?;
    let wheel = only_wheel(&wheels)?;
    let kilo = std::fs::metadata(&wheel)?.len() / 1000;
    println!("python: {} has {kilo} kB", wheel.display());
    if kilo > WHEEL_MAX {
        bail!("a wheel may have {WHEEL_MAX} kB");
    }
    for python in PYTHONS.into_iter().filter(|python| process::on_path(python)) {
        let fresh = place.home.join(format!("clean-{python}"));
        process::run(Command::new(python).args(["-m", "venv", "--clear"]).arg(&fresh))?;
        let own = |name: &str| fresh.join("bin").join(name);
        process::run(Command::new(own("pip")).args(["install", "--quiet"]).arg(&wheel))?;
        process::run(Command::new(own("python")).arg(place.folder.join("examples/readme.py")))?;
        println!("python: the wheel works on {python}");
    }
    process::run(
        place
            .program("pip")
            .args(["install", "--quiet", "--force-reinstall", "--no-deps"])
            .arg(&wheel),
    )?;
    let mut long = place.program("python");
    long.env("TORTUGA_SIMULATIONS", "20").args(["-m", "pytest"]);
    process::run(&mut long)?;
    process::run(place.program("python").arg(place.folder.join("examples/rates.py")))
}

/// The wheel of the current version.
fn only_wheel(folder: &Path) -> Result<PathBuf> {
    let files = std::fs::read_dir(folder).context("no wheel was built")?;
    let wheels = files.flatten().map(|file| file.path());
    let newest = wheels.max_by_key(|path| path.metadata().and_then(|meta| meta.modified()).ok());
    newest.context("no wheel was built")
}

/// Where the package and its virtual environment are.
struct Place {
    folder: PathBuf,
    home: PathBuf,
}

impl Place {
    fn of(repo: &Repo) -> Self {
        let home = process::target(repo.root()).join("python");
        Self { folder: repo.root().join(FOLDER), home }
    }

    fn environment(&self) -> PathBuf {
        self.home.join("venv")
    }

    /// A program of the virtual environment, in the package's folder.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.environment().join("bin").join(name));
        command.current_dir(&self.folder).env("VIRTUAL_ENV", self.environment());
        command
    }

    /// Makes the virtual environment and installs the pinned packages, unless it is up to date.
    fn prepare(&self) -> Result<()> {
        let version = version()?;
        let pins = self.folder.join("requirements-test.txt");
        let wanted = format!("{version}\n{}", std::fs::read_to_string(&pins)?);
        let stamp = self.home.join("installed.txt");
        if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
            return Ok(());
        }
        std::fs::create_dir_all(&self.home)?;
        process::run(
            Command::new("python3").args(["-m", "venv", "--clear"]).arg(self.environment()),
        )
        .context("no virtual environment: on Debian, install python3-venv")?;
        let mut pip = self.program("pip");
        pip.args(["install", "--quiet", "--require-hashes", "--only-binary=:all:", "-r"]).arg(pins);
        process::run(&mut pip).context(
            "the Python packages could not be installed: is a package registry reachable? \
             pip reads its address from PIP_INDEX_URL or its own settings",
        )?;
        std::fs::write(stamp, wanted)?;
        Ok(())
    }
}

/// The version of Python, if it is new enough.
fn version() -> Result<String> {
    let told = process::capture(Command::new("python3").arg("--version"))
        .context("python3 is missing: on Debian, install python3 and python3-venv")?;
    match minor(&told) {
        Some(minor) if minor >= OLDEST => Ok(told.trim().to_owned()),
        _ => bail!("Python 3.{OLDEST} or later is needed; this is {}", told.trim()),
    }
}

/// The minor version in `Python 3.11.7`.
fn minor(told: &str) -> Option<u32> {
    told.trim().strip_prefix("Python 3.")?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    //! The tests of the package itself are in Python.
    use super::*;

    #[test]
    fn the_version_of_python_is_read() {
        assert_eq!(minor("Python 3.11.7\n"), Some(11));
        assert_eq!(minor("Python 3.13.0rc2"), Some(13));
        assert_eq!(minor("Python 2.7.18"), None);
    }

    #[test]
    fn anything_but_zoo_is_refused() {
        assert!(run(&Repo::find().unwrap(), &["zebra"]).is_err());
    }
}
