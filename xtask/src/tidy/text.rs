//! Checks of every text file: clean line ends, no marks of unfinished work, and no path that exists
//! on one machine only.

use crate::problem::Problem;
use crate::repo::SourceFile;

/// Marks of unfinished work, split in two here so that this list does not find itself.
const UNFINISHED: &[&str] = &[
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("db", "g!"),
    concat!("FIX", "ME"),
    concat!("TO", "DO"),
];

/// Folders that only the author's machine has; a project must not depend on its location.
const MACHINE_FOLDERS: &[&str] =
    &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// Files written by tools, which are not ours to format.
const TOOL_WRITTEN: &[(&str, &str)] =
    &[("Cargo.lock", "cargo writes it"), ("package-lock.json", "npm writes it")];

/// Kinds of file that may end a line with spaces.
const RAGGED: &[(&str, &str)] = &[(".snap", "a picture of a screen is kept as it was drawn")];

/// All checks of this module.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in files {
        if TOOL_WRITTEN.iter().any(|(name, _)| file.path.ends_with(name)) {
            continue;
        }
        problems.extend(final_newline(file));
        problems.extend(trailing_space(file));
        problems.extend(unfinished(file));
        problems.extend(machine_folder(file));
    }
    problems
}

fn final_newline(file: &SourceFile) -> Option<Problem> {
    let is_ragged = !file.text.is_empty() && !file.text.ends_with('\n');
    let is_padded = file.text.ends_with("\n\n");
    (is_ragged || is_padded).then(|| Problem::new(&file.path, "must end with exactly one newline"))
}

fn trailing_space(file: &SourceFile) -> Vec<Problem> {
    if RAGGED.iter().any(|(ending, _)| file.path.ends_with(ending)) {
        return Vec::new();
    }
    let is_wrong = |line: &str| line.ends_with(char::is_whitespace);
    lines_where(file, is_wrong, |_| "ends with white space".to_owned())
}

fn unfinished(file: &SourceFile) -> Vec<Problem> {
    let mark = |line: &str| UNFINISHED.iter().find(|mark| has_word(line, mark)).copied();
    lines_where(
        file,
        |line| mark(line).is_some(),
        |line| format!("`{}`: finish it, or open an issue", mark(line).unwrap_or_default()),
    )
}

fn machine_folder(file: &SourceFile) -> Vec<Problem> {
    let folder = |line: &str| MACHINE_FOLDERS.iter().find(|folder| has_word(line, folder)).copied();
    lines_where(
        file,
        |line| folder(line).is_some(),
        |line| format!("`{}` is a folder of one machine", folder(line).unwrap_or_default()),
    )
}

/// Whether a line contains `needle` at the start of a word, and up to its end if it is a word
/// itself; `web/home/` is not an absolute path.
fn has_word(line: &str, needle: &str) -> bool {
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(needle).any(|(at, _)| {
        let before_ok = !line[..at].ends_with(|c| in_word(c) || c == '.' || c == '-');
        let after = &line[at + needle.len()..];
        before_ok && !(needle.ends_with(in_word) && after.starts_with(in_word))
    })
}

fn lines_where(
    file: &SourceFile,
    is_wrong: impl Fn(&str) -> bool,
    what: impl Fn(&str) -> String,
) -> Vec<Problem> {
    // `split`, because `lines` would swallow the carriage return of a Windows line end.
    file.text
        .split('\n')
        .enumerate()
        .filter(|(_, line)| is_wrong(line))
        .map(|(idx, line)| Problem::at(&file.path, idx + 1, what(line)))
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
    fn clean_files_pass() {
        assert!(found("a.md", "# Rum\n\nA methodology; web/home/page; dbg(x)\n").is_empty());
        assert!(found("empty.txt", "").is_empty());
    }

    #[test]
    fn a_file_ends_with_one_newline() {
        assert_eq!(found("a.md", "x"), ["a.md: must end with exactly one newline"]);
        assert_eq!(found("a.md", "x\n\n"), ["a.md: must end with exactly one newline"]);
    }

    #[test]
    fn no_line_ends_with_white_space_but_in_pictures_of_screens() {
        assert_eq!(found("a.rs", "x \ny\n"), ["a.rs:1: ends with white space"]);
        assert_eq!(found("a.rs", "x\ny\r\n"), ["a.rs:2: ends with white space"]);
        assert!(found("a.snap", "x \n").is_empty());
    }

    #[test]
    fn unfinished_work_is_named() {
        for mark in UNFINISHED {
            let expected = format!("a.rs:2: `{mark}`: finish it, or open an issue");
            assert_eq!(found("a.rs", &format!("//! A.\n  {mark}(x)\n")), [expected]);
        }
        assert!(found("a.rs", concat!("ME", "TO", "DO\n")).is_empty());
        assert!(found("Cargo.lock", concat!("TO", "DO\n")).is_empty());
    }

    #[test]
    fn paths_of_one_machine_are_named() {
        for folder in MACHINE_FOLDERS {
            let expected = format!("a.toml:1: `{folder}` is a folder of one machine");
            assert_eq!(found("a.toml", &format!("path = \"{folder}x\"\n")), [expected]);
        }
    }
}
