//! Checks of every Rust file: it says what it is, it is short enough to read in one sitting, and
//! its lines fit on a screen beside another file. Clippy checks the length of functions.

use crate::problem::Problem;
use crate::repo::SourceFile;

const LINES_MAX: usize = 500;
const COLUMNS_MAX: usize = 100;

/// Files that may be longer, each with its reason. An entry that is no longer needed is a problem.
const LONG_FILES: &[(&str, &str)] = &[];

/// All checks of this module.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Problem> {
    let mut problems = needless_exceptions(files, LONG_FILES);
    for file in files.iter().filter(|file| file.is_a("rs")) {
        problems.extend(module_docs(file));
        problems.extend(columns(file));
        if !is_generated(&file.path) {
            problems.extend(length(file, LONG_FILES));
        }
    }
    problems
}

/// Generated files are as long as what they are made from.
fn is_generated(path: &str) -> bool {
    path.starts_with("games/") && path.ends_with("/src/ledger.rs")
}

fn module_docs(file: &SourceFile) -> Option<Problem> {
    let is_documented = file.text.starts_with("//! ");
    (!is_documented)
        .then(|| Problem::at(&file.path, 1, "must open with `//! ` and say what it is for"))
}

fn columns(file: &SourceFile) -> Vec<Problem> {
    let wide = |line: &str| line.chars().count() > COLUMNS_MAX;
    let lines = file.text.lines().enumerate().filter(|(_, line)| wide(line));
    lines
        .map(|(idx, _)| {
            Problem::at(&file.path, idx + 1, format!("is longer than {COLUMNS_MAX} columns"))
        })
        .collect()
}

fn length(file: &SourceFile, exceptions: &[(&str, &str)]) -> Option<Problem> {
    let n_lines = file.text.lines().count();
    let is_excused = exceptions.iter().any(|(path, _)| *path == file.path);
    (n_lines > LINES_MAX && !is_excused).then(|| {
        let what = format!("has {n_lines} lines: split it, the limit is {LINES_MAX}");
        Problem::new(&file.path, what)
    })
}

fn needless_exceptions(files: &[SourceFile], exceptions: &[(&str, &str)]) -> Vec<Problem> {
    let is_long = |path: &str| {
        files.iter().any(|file| file.path == path && file.text.lines().count() > LINES_MAX)
    };
    exceptions
        .iter()
        .filter(|(path, _)| !is_long(path))
        .map(|(path, _)| Problem::new(*path, "no longer needs an exception for its length"))
        .collect()
}

#[cfg(test)]
mod tests {
    //! Each check fails on what it is for, and on nothing else.
    use super::*;
    use crate::problem::shown;
    use crate::repo::file;

    fn found(path: &str, text: &str) -> Vec<String> {
        shown(&check(&[file(path, text)]))
    }

    #[test]
    fn other_files_are_not_looked_at() {
        assert!(found("a.md", &"x".repeat(101)).is_empty());
    }

    #[test]
    fn a_file_opens_with_its_docs() {
        let expected = ["a.rs:1: must open with `//! ` and say what it is for"];
        assert!(found("a.rs", "//! A.\n").is_empty());
        assert_eq!(found("a.rs", "use x;\n//! A.\n"), expected);
        assert_eq!(found("a.rs", "//!\n"), expected);
        assert_eq!(found("a.rs", ""), expected);
    }

    #[test]
    fn lines_are_counted_in_characters() {
        assert!(found("a.rs", &format!("//! {}\n", "ł".repeat(96))).is_empty());
        let expected = ["a.rs:1: is longer than 100 columns"];
        assert_eq!(found("a.rs", &format!("//! {}\n", "ł".repeat(97))), expected);
    }

    #[test]
    fn long_files_are_split_unless_generated() {
        let text = "//! A.\n".repeat(501);
        let expected = ["a.rs: has 501 lines: split it, the limit is 500"];
        assert_eq!(found("a.rs", &text), expected);
        assert!(found("games/rum/src/ledger.rs", &text).is_empty());
        assert!(found("a.rs", &"//! A.\n".repeat(500)).is_empty());
    }

    #[test]
    fn an_exception_excuses_one_file_while_it_is_needed() {
        let long = file("a.rs", &"//! A.\n".repeat(501));
        let exceptions = [("a.rs", "a reason")];
        assert!(length(&long, &exceptions).is_none());
        assert!(needless_exceptions(&[long], &exceptions).is_empty());
        let short = file("a.rs", "//! A.\n");
        assert_eq!(needless_exceptions(&[short], &exceptions).len(), 1);
        assert_eq!(needless_exceptions(&[], &exceptions).len(), 1);
    }
}
