//! The repository as the chores see it: its root and its text files. Git decides which files belong
//! to it, so that build output and scratch files are never checked.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::process;

/// The repository this tool was started for.
#[derive(Debug)]
pub(crate) struct Repo {
    root: PathBuf,
}

/// A text file of the repository; `path` is relative to the root, with `/` between its parts.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct SourceFile {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl SourceFile {
    /// Whether the file's name ends with `.extension`.
    pub(crate) fn is_a(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }
}

impl Repo {
    /// Cargo says at run time where this package is; a path fixed at compile time would be wrong
    /// after the folder is moved together with its target folder.
    pub(crate) fn find() -> Result<Self> {
        let xtask = std::env::var("CARGO_MANIFEST_DIR")
            .context("start this tool as `cargo xtask`, which says where the repository is")?;
        let root = Path::new(&xtask).parent().context("xtask lies below the repository root")?;
        Ok(Self { root: root.to_owned() })
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Every text file that is tracked, or new and not ignored, sorted by path.
    pub(crate) fn files(&self) -> Result<Vec<SourceFile>> {
        let list = process::capture(self.git().args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ]))?;
        let mut paths: Vec<&str> = list.split('\0').filter(|path| !path.is_empty()).collect();
        paths.sort_unstable();
        paths.dedup();
        let mut files = Vec::new();
        for path in paths {
            if let Some(text) = self.read_text(path)? {
                files.push(SourceFile { path: path.to_owned(), text });
            }
        }
        Ok(files)
    }

    /// Every line ever added to `path`, oldest commits last; empty if there is no history.
    pub(crate) fn lines_ever_added(&self, path: &str) -> Vec<String> {
        let mut git = self.git();
        git.args([
            "log",
            "--format=",
            "--patch",
            "--unified=0",
            "--no-color",
            "--no-ext-diff",
            "--",
            path,
        ]);
        // A repository without a commit has no log, and so nothing to compare with.
        let log = git.output().map(|output| output.stdout).unwrap_or_default();
        String::from_utf8_lossy(&log)
            .lines()
            .filter(|line| !line.starts_with("+++"))
            .filter_map(|line| line.strip_prefix('+').map(ToOwned::to_owned))
            .collect()
    }

    pub(crate) fn write(&self, path: &str, text: &str) -> Result<()> {
        fs::write(self.root.join(path), text).with_context(|| format!("cannot write {path}"))
    }

    fn git(&self) -> std::process::Command {
        let mut git = std::process::Command::new("git");
        git.current_dir(&self.root);
        git
    }

    /// `None` for anything but text files: pictures, links, and deleted files not yet committed.
    fn read_text(&self, path: &str) -> Result<Option<String>> {
        let full = self.root.join(path);
        let Ok(about) = fs::symlink_metadata(&full) else { return Ok(None) };
        if !about.is_file() {
            return Ok(None);
        }
        let bytes = fs::read(&full).with_context(|| format!("cannot read {path}"))?;
        Ok(String::from_utf8(bytes).ok().filter(|text| !text.contains('\0')))
    }
}

/// The text of one of these files, if it is there.
pub(crate) fn text_of<'a>(files: &'a [SourceFile], path: &str) -> Option<&'a str> {
    files.iter().find(|file| file.path == path).map(|file| file.text.as_str())
}

/// A made-up file, for tests of checks.
#[cfg(test)]
pub(crate) fn file(path: &str, text: &str) -> SourceFile {
    SourceFile { path: path.to_owned(), text: text.to_owned() }
}

#[cfg(test)]
mod tests {
    //! Against the real repository, because a made-up one would only test the test.
    use super::*;

    #[test]
    fn this_file_belongs_to_the_repository_and_build_output_does_not() {
        let files = Repo::find().unwrap().files().unwrap();
        assert!(text_of(&files, "xtask/src/repo.rs").is_some());
        assert!(files.iter().all(|file| !file.path.starts_with("target/")));
    }
}
