//! The tables of cards on the rules page: columns side by side if there is room, else each number
//! beside its heading.

use contract::{CardTable, Cell, Phrase};
use text::{Listener, Words};

use super::page::{LineKind, PageLine, paragraphs};
use screen::wrap::{fit, width};

/// The fewest columns for a name beside its numbers.
const NAME_MIN: usize = 24;
/// The space between two columns.
const GAP: usize = 2;

/// A table in the words of a language.
struct Said {
    title: String,
    columns: Vec<String>,
    groups: Vec<Group>,
}

struct Group {
    name: String,
    power: Option<String>,
    rows: Vec<Vec<String>>,
}

/// The lines of all tables.
pub(super) fn lines(tables: &[CardTable], words: &Words, columns: usize) -> Vec<PageLine> {
    tables.iter().flat_map(|table| said(table, words).lines(columns)).collect()
}

fn said(table: &CardTable, words: &Words) -> Said {
    let nobody = Listener { me: None, names: &[] };
    let say = |phrase: &Phrase| words.say(phrase, &nobody);
    let cell = |cell: &Cell| match cell {
        Cell::Number(number) => number.to_string(),
        Cell::Words(phrase) => say(phrase),
    };
    let group = |group: &contract::cards::CardGroup| Group {
        name: capital(&say(&group.name)),
        power: group.power.as_ref().map(|power| capital(&say(power))),
        rows: group.rows.iter().map(|row| row.iter().map(cell).collect()).collect(),
    };
    Said {
        title: words.fill(table.title, &[]),
        columns: table.columns.iter().map(|key| words.fill(key, &[])).collect(),
        groups: table.groups.iter().map(group).collect(),
    }
}

/// Capitalises a name, as at the start of a sentence.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + chars.as_str()
}

impl Said {
    fn lines(&self, columns: usize) -> Vec<PageLine> {
        let mut lines = vec![
            PageLine::new(LineKind::Text, ""),
            PageLine::new(LineKind::Heading, self.title.clone()),
            PageLine::new(LineKind::Note, "─".repeat(width(&self.title))),
        ];
        let widths = self.widths();
        let numbers: usize = widths.iter().map(|width| width + GAP).sum();
        match columns.checked_sub(numbers).filter(|left| *left >= NAME_MIN) {
            Some(left) => {
                let named = self.groups.iter().map(|group| width(&group.name)).max();
                lines.extend(self.beside(left.min(named.unwrap_or(0).max(NAME_MIN)), columns));
            }
            None => lines.extend(self.below(columns)),
        }
        lines
    }

    /// The width of each column.
    fn widths(&self) -> Vec<usize> {
        let rows = || self.groups.iter().flat_map(|group| &group.rows);
        let widest = |(at, heading): (usize, &String)| {
            rows().map(|row| width(&row[at])).chain([width(heading)]).max().unwrap_or(0)
        };
        self.columns.iter().enumerate().map(widest).collect()
    }

    /// Puts names on the left, and numbers below their headings.
    fn beside(&self, name_width: usize, columns: usize) -> Vec<PageLine> {
        let widths = self.widths();
        let line = |kind, name: &str, cells: &[String]| {
            let padded = cells.iter().zip(&widths).map(|(cell, wide)| {
                format!("{}{cell}", " ".repeat(GAP + wide.saturating_sub(width(cell))))
            });
            let text: String = padded.collect();
            PageLine::new(kind, format!("{}{text}", fit(name, name_width)).trim_end().to_owned())
        };
        let mut lines = vec![line(LineKind::Note, "", &self.columns)];
        for group in &self.groups {
            for (at, row) in group.rows.iter().enumerate() {
                lines.push(line(LineKind::Text, if at == 0 { &group.name } else { "" }, row));
            }
            lines.extend(group.power_lines(columns));
        }
        lines
    }

    /// Puts each number beside its heading, below the name.
    fn below(&self, columns: usize) -> Vec<PageLine> {
        let mut lines = Vec::new();
        for group in &self.groups {
            lines.extend(paragraphs(LineKind::Text, &group.name, columns));
            for row in &group.rows {
                let cells = self.columns.iter().zip(row);
                let cells: Vec<String> =
                    cells.map(|(heading, cell)| format!("{heading}: {cell}")).collect();
                lines.extend(indented(LineKind::Text, &cells.join(" · "), columns));
            }
            lines.extend(group.power_lines(columns));
        }
        lines
    }
}

impl Group {
    fn power_lines(&self, columns: usize) -> Vec<PageLine> {
        let power = self.power.iter();
        power.flat_map(|power| indented(LineKind::Note, power, columns)).collect()
    }
}

fn indented(kind: LineKind, text: &str, columns: usize) -> Vec<PageLine> {
    let lines = paragraphs(kind, text, columns.saturating_sub(2));
    lines.into_iter().map(|line| PageLine::new(kind, format!("  {}", line.text))).collect()
}
