//! Lines of a text with their line numbers, within limits.

use crate::error::{Problem, RecordError};

/// The longest text that is read, in bytes.
pub(crate) const TEXT_BYTES_MAX: usize = 4 << 20;
/// The most lines that are read.
pub(crate) const LINES_MAX: u32 = 100_000;
/// The longest line that is read, in bytes. A deal is one line, so this is more than anybody would
/// type.
pub(crate) const LINE_BYTES_MAX: usize = 16 << 10;

/// One line without its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SourceLine<'a> {
    /// Its number in the file, from 1.
    pub(crate) number: u32,
    /// Its text.
    pub(crate) text: &'a str,
}

impl SourceLine<'_> {
    /// A problem of this line.
    pub(crate) fn error(&self, problem: Problem) -> RecordError {
        RecordError::at(self.number, problem)
    }

    /// Something else was found instead of `what`.
    pub(crate) fn expected(&self, what: impl Into<String>) -> RecordError {
        self.error(Problem::expected(what, self.text))
    }
}

/// All lines, if the text keeps the limits.
fn bounded(text: &str) -> Result<Vec<SourceLine<'_>>, RecordError> {
    if text.len() > TEXT_BYTES_MAX {
        return Err(RecordError::at(0, Problem::TooLong { max: TEXT_BYTES_MAX }));
    }
    let mut lines = Vec::new();
    for (text, number) in text.lines().zip(1..) {
        let line = SourceLine { number, text };
        if number > LINES_MAX {
            return Err(line.error(Problem::TooManyLines { max: LINES_MAX }));
        }
        if text.len() > LINE_BYTES_MAX {
            return Err(line.error(Problem::TooLong { max: LINE_BYTES_MAX }));
        }
        lines.push(line);
    }
    Ok(lines)
}

/// The lines of a record, except comments and blank lines at its end.
///
/// # Errors
/// When the text is too long in some way.
pub(crate) fn of_record(text: &str) -> Result<Vec<SourceLine<'_>>, RecordError> {
    let mut lines = bounded(text)?;
    lines.retain(|line| !line.text.starts_with('#'));
    while lines.last().is_some_and(|line| line.text.is_empty()) {
        lines.pop();
    }
    Ok(lines)
}

/// The lines of a scenario, without blank lines, comments and surrounding spaces.
///
/// People write scenarios by hand, so a comment may also end a line: it begins with ` # `.
///
/// # Errors
/// When the text is too long in some way.
pub(crate) fn of_scenario(text: &str) -> Result<Vec<SourceLine<'_>>, RecordError> {
    let mut lines = bounded(text)?;
    for line in &mut lines {
        line.text = without_comment(line.text);
    }
    lines.retain(|line| !line.text.is_empty());
    Ok(lines)
}

/// `#3` in braces is a number, so only a `#` with space on both sides starts a comment.
fn without_comment(text: &str) -> &str {
    let text = text.trim();
    if text.starts_with('#') {
        return "";
    }
    let cut = text.split_once(" # ").map_or(text, |(before, _)| before);
    cut.strip_suffix(" #").unwrap_or(cut).trim_end()
}

/// An iterator over lines that can look ahead.
#[derive(Debug)]
pub(crate) struct Walk<'a> {
    lines: Vec<SourceLine<'a>>,
    next: usize,
}

impl<'a> Walk<'a> {
    /// Starts at the first line.
    pub(crate) fn new(lines: Vec<SourceLine<'a>>) -> Self {
        Self { lines, next: 0 }
    }

    /// All the lines.
    pub(crate) fn lines(&self) -> &[SourceLine<'a>] {
        &self.lines
    }

    /// The next line, without consuming it.
    pub(crate) fn peek(&self) -> Option<SourceLine<'a>> {
        self.lines.get(self.next).copied()
    }

    /// The next line.
    ///
    /// # Errors
    /// At the end of the text, naming the expected `what`.
    pub(crate) fn next(&mut self, what: &str) -> Result<SourceLine<'a>, RecordError> {
        let Some(line) = self.peek() else {
            let number = self.lines.last().map_or(1, |line| line.number.saturating_add(1));
            let found = "the end".to_owned();
            let problem = Problem::Expected { what: what.to_owned(), found };
            return Err(RecordError::at(number, problem));
        };
        self.next += 1;
        Ok(line)
    }

    /// The next line, which must be `key: value`; returns the line with only its value.
    ///
    /// # Errors
    /// When it is another line.
    pub(crate) fn field(&mut self, key: &str) -> Result<SourceLine<'a>, RecordError> {
        let what = format!("`{key}: …`");
        let line = self.next(&what)?;
        let value = line.text.strip_prefix(key).and_then(|rest| rest.strip_prefix(": "));
        value.map(|text| SourceLine { text, ..line }).ok_or_else(|| line.expected(what))
    }

    /// The next line, which must be blank.
    ///
    /// # Errors
    /// When it is not.
    pub(crate) fn blank(&mut self) -> Result<(), RecordError> {
        let line = self.next("a blank line")?;
        if line.text.is_empty() { Ok(()) } else { Err(line.expected("a blank line")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(lines: &[SourceLine<'_>]) -> Vec<(u32, String)> {
        lines.iter().map(|line| (line.number, line.text.to_owned())).collect()
    }

    #[test]
    fn a_record_keeps_the_numbers_of_its_lines() {
        let lines = of_record("# mine\r\na: 1\r\n\r\nb\n\n\n# end\n").unwrap();
        assert_eq!(texts(&lines), [(2, "a: 1".into()), (3, String::new()), (4, "b".into())]);
    }

    #[test]
    fn a_scenario_may_have_comments_anywhere_but_not_in_braces() {
        let lines = of_scenario("  1: draw {#3} # three\n#\n\nx #\n").unwrap();
        assert_eq!(texts(&lines), [(1, "1: draw {#3}".into()), (4, "x".into())]);
    }

    #[test]
    fn too_long_texts_are_refused_before_parsing() {
        let long = "x".repeat(LINE_BYTES_MAX + 1);
        let error = of_record(&format!("a\n{long}")).unwrap_err();
        assert_eq!(error, RecordError::at(2, Problem::TooLong { max: LINE_BYTES_MAX }));
        let many = "\n".repeat(LINES_MAX as usize + 1);
        assert_eq!(of_record(&many).unwrap_err().line, LINES_MAX + 1);
        assert_eq!(of_record(&"x\n".repeat(TEXT_BYTES_MAX)).unwrap_err().line, 0);
    }

    #[test]
    fn a_walk_reports_the_expected_line() {
        let mut walk = Walk::new(of_record("game: rum\nb").unwrap());
        assert_eq!(walk.field("game").unwrap().text, "rum");
        let error = walk.field("seats").unwrap_err();
        assert_eq!(error.to_string(), "line 2: expected `seats: …`, found `b`");
        let error = walk.blank().unwrap_err();
        assert_eq!(error.to_string(), "line 3: expected a blank line, found the end");
    }
}
