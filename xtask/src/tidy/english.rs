//! Docs in plain English: none is a single question word (`Which.`), and none opens with "Who"
//! unless it asks a question. CONTRIBUTING.md, "Plain English", has good and bad examples.

use crate::problem::Problem;
use crate::repo::SourceFile;

/// A doc that is one of these words tells a reader nothing.
const QUESTION_WORDS: &[&str] =
    &["How", "What", "When", "Where", "Which", "Who", "Whom", "Whose", "Why"];

/// All checks of this module.
pub(crate) fn check(files: &[SourceFile]) -> Vec<Problem> {
    files.iter().flat_map(faults).collect()
}

fn faults(file: &SourceFile) -> Vec<Problem> {
    let found = paragraphs(file).into_iter().filter_map(|(line, text)| {
        let what = fault(&text)?;
        Some(Problem::at(&file.path, line, what))
    });
    found.collect()
}

fn fault(text: &str) -> Option<String> {
    if text.strip_suffix('.').is_some_and(|word| QUESTION_WORDS.contains(&word)) {
        return Some(format!("`{text}` tells nothing: say what it is"));
    }
    let first = text.split_inclusive(['.', '?']).next().unwrap_or_default();
    let is_statement = text.starts_with("Who ") && !first.ends_with('?');
    is_statement.then(|| "opens with `Who`: name the subject, as in `The seat that …`".to_owned())
}

/// The paragraphs of doc comments, each with the number of its first line.
fn paragraphs(file: &SourceFile) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut before = None;
    for (idx, line) in file.text.lines().enumerate() {
        let Some((mark, text)) = doc(file, line).filter(|(_, text)| !text.is_empty()) else {
            before = None;
            continue;
        };
        match found.last_mut().filter(|_| before == Some(mark)) {
            Some((_, paragraph)) => {
                paragraph.push(' ');
                paragraph.push_str(text);
            }
            None => found.push((idx + 1, text.to_owned())),
        }
        before = Some(mark);
    }
    found
}

/// The mark of a line of documentation and its text, in Rust or in the page.
fn doc<'a>(file: &SourceFile, line: &'a str) -> Option<(&'static str, &'a str)> {
    let line = line.trim();
    let (line, marks): (&str, &[&'static str]) = if file.is_a("rs") {
        (line, &["///", "//!"])
    } else if file.is_a("ts") || file.is_a("svelte") {
        (line.strip_suffix("*/").unwrap_or(line), &["/**", "*"])
    } else {
        return None;
    };
    marks.iter().find_map(|mark| Some((*mark, line.strip_prefix(mark)?.trim())))
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
    fn a_question_word_is_no_doc() {
        let expected = ["a.rs:2: `Which.` tells nothing: say what it is"];
        assert_eq!(found("a.rs", "//! A.\n    /// Which.\n    card: CardId,\n"), expected);
        assert_eq!(found("a.rs", "//! A.\n//!\n//! Whose.\n").len(), 1);
        assert_eq!(found("a.ts", "/** Why. */\n").len(), 1);
        assert_eq!(found("a.ts", "/**\n * Whom.\n */\n").len(), 1);
        assert!(found("a.rs", "/// The card to take.\n").is_empty());
        assert!(found("a.rs", "/// The cards, and\n/// which.\n").is_empty());
        assert!(found("a.rs", "// Which.\nlet text = \"Which.\";\n").is_empty());
        assert!(found("a.md", "/// Which.\n").is_empty());
    }

    #[test]
    fn a_doc_does_not_open_with_who_unless_it_asks() {
        let expected = ["a.rs:1: opens with `Who`: name the subject, as in `The seat that …`"];
        assert_eq!(found("a.rs", "/// Who does not read is\n/// not waited for.\n"), expected);
        assert_eq!(found("a.rs", "/// A.\n///\n/// Who goes is a choice.\n").len(), 1);
        assert!(found("a.rs", "/// Who acts now? The seat that\n/// is asked.\n").is_empty());
        assert!(found("a.rs", "/// The seats\n/// Who is asked is public.\n").is_empty());
        assert!(found("a.rs", "/// Whole games.\n").is_empty());
    }
}
