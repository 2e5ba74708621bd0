//! The parts of screens: sections with a heading, columns, cards.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::theme::DIM;
use crate::wrap::{fit, shorten, width};

/// A part of the screen: headings in one line, and the lines below.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The headings, each with the column it starts at.
    pub headings: Vec<(usize, String)>,
    /// The lines below the headings.
    pub lines: Vec<Line<'static>>,
}

impl Section {
    /// A section with one heading.
    pub fn new(heading: impl Into<String>, lines: Vec<Line<'static>>) -> Self {
        Self { headings: vec![(0, heading.into())], lines }
    }

    /// Two sections side by side, the first of them `columns` wide.
    #[must_use]
    pub fn beside(self, columns: usize, right: Self) -> Self {
        let moved = right.headings.into_iter().map(|(at, text)| (at + columns, text));
        let headings = self.headings.into_iter().chain(moved).collect();
        Self { headings, lines: side_by_side(vec![(columns, self.lines), (0, right.lines)]) }
    }

    /// The number of lines, including its heading.
    pub fn height(&self) -> usize {
        self.lines.len() + 1
    }

    /// The line with the headings. The last one moves to the left if it is long.
    pub fn heading_line(&self, columns: usize, rule: Style, text: Style) -> Line<'static> {
        let mut spans = Vec::new();
        let mut used = 0;
        for (idx, (at, heading)) in self.headings.iter().enumerate() {
            let next = self.headings.get(idx + 1).map_or(columns, |(at, _)| *at);
            let at = (*at).min(next.saturating_sub(width(heading) + 4)).max(used);
            let gap = at - used + 1;
            let room = next.saturating_sub(at + 4);
            let heading = shorten(heading, room);
            if heading.is_empty() {
                continue;
            }
            used += gap + width(&heading) + 2;
            spans.push(Span::styled("─".repeat(gap), rule));
            spans.push(Span::styled(format!(" {heading} "), text));
        }
        spans.push(Span::styled("─".repeat(columns.saturating_sub(used)), rule));
        Line::from(spans)
    }
}

/// A line of exactly this many columns.
pub fn pad(mut line: Line<'static>, columns: usize) -> Line<'static> {
    line = clip(line, columns);
    let gap = columns.saturating_sub(line.width());
    if gap > 0 {
        line.push_span(" ".repeat(gap));
    }
    line
}

/// A line of at most this many columns.
pub fn clip(line: Line<'static>, columns: usize) -> Line<'static> {
    if line.width() <= columns {
        return line;
    }
    let mut left = columns;
    let mut spans = Vec::new();
    for span in line.spans {
        let wide = width(&span.content);
        if wide < left || (wide == left && left == 0) {
            left -= wide;
            spans.push(span);
        } else {
            // Something is certainly cut off, so the last column is an ellipsis.
            spans.push(Span::styled(shorten(&format!("{}  ", span.content), left), span.style));
            break;
        }
    }
    Line { spans, ..Line::default() }
}

/// Blocks of lines side by side; a block of width 0 takes the width it needs.
pub fn side_by_side(blocks: Vec<(usize, Vec<Line<'static>>)>) -> Vec<Line<'static>> {
    let height = blocks.iter().map(|(_, lines)| lines.len()).max().unwrap_or_default();
    let mut rows: Vec<Line<'static>> = vec![Line::default(); height];
    for (columns, lines) in blocks {
        let mut lines = lines.into_iter();
        for row in &mut rows {
            let line = lines.next().unwrap_or_default();
            let line = if columns == 0 { line } else { pad(line, columns) };
            row.spans.extend(line.spans);
        }
    }
    rows
}

/// Cells in rows, with as many in a row as fit.
pub fn grid(cells: Vec<Vec<Line<'static>>>, cell: usize, columns: usize) -> Vec<Line<'static>> {
    let a_row = (columns / cell.max(1)).max(1);
    let mut lines = Vec::new();
    let mut row = Vec::new();
    for content in cells {
        row.push((cell, content));
        if row.len() == a_row {
            lines.extend(side_by_side(std::mem::take(&mut row)));
        }
    }
    lines.extend(side_by_side(row));
    lines
}

/// Things one after another, in at most `rows` lines; the end says how many did not fit.
pub fn flow(
    things: Vec<Line<'static>>,
    gap: &'static str,
    columns: usize,
    rows: usize,
) -> Vec<Line<'static>> {
    let n_things = things.len();
    let mut lines: Vec<Line<'static>> = Vec::new();
    for (idx, thing) in things.into_iter().enumerate() {
        let used = lines.last().map_or(columns, Line::width);
        // If the rest does not fit it is counted, and that takes columns too.
        let is_last = lines.len() >= rows && idx + 1 < n_things;
        let reserve = if is_last { width(gap) + 3 } else { 0 };
        let fits = used + width(gap) + thing.width() + reserve <= columns;
        if !fits && lines.len() >= rows && !lines.is_empty() {
            let rest = Span::styled(format!("{gap}+{}", n_things - idx), DIM);
            lines.last_mut().into_iter().for_each(|line| line.push_span(rest.clone()));
            break;
        }
        match lines.last_mut().filter(|_| fits) {
            Some(line) => {
                line.push_span(Span::styled(gap, DIM));
                line.spans.extend(thing.spans);
            }
            None => lines.push(clip(thing, columns)),
        }
    }
    lines
}

/// A card as a box of this many columns, with a label in its upper edge.
pub fn card(
    label: &str,
    lines: Vec<Line<'static>>,
    columns: usize,
    edge: Style,
) -> Vec<Line<'static>> {
    let inner = columns.saturating_sub(2);
    let label = if label.is_empty() { String::new() } else { format!(" {label} ") };
    let label = shorten(&label, inner.saturating_sub(1));
    let rest = inner.saturating_sub(width(&label) + 1);
    let top = format!("╭─{label}{}╮", "─".repeat(rest));
    let mut card = vec![Line::from(Span::styled(top, edge))];
    for line in lines {
        let mut row = Line::from(Span::styled("│", edge));
        row.spans.extend(pad(line, inner).spans);
        row.push_span(Span::styled("│", edge));
        card.push(row);
    }
    card.push(Line::from(Span::styled(format!("╰{}╯", "─".repeat(inner)), edge)));
    card
}

/// The back of a card, `rows` high.
pub fn back(label: &str, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let inner = columns.saturating_sub(2);
    let lines = vec![Line::from(Span::styled("░".repeat(inner), DIM)); rows];
    card(label, lines, columns, DIM)
}

/// A text of exactly this many columns in a style.
pub fn cell(text: &str, columns: usize, style: Style) -> Span<'static> {
    Span::styled(fit(text, columns), style)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(line: &Line<'_>) -> String {
        line.spans.iter().map(|span| span.content.as_ref()).collect()
    }

    #[test]
    fn headings_stand_in_a_line_that_fills_the_width() {
        let left = Section::new("Beach", vec![Line::raw("1")]);
        let both = left.beside(12, Section::new("Clock", vec![Line::raw("2"), Line::raw("3")]));
        let heading = both.heading_line(24, Style::new(), Style::new());
        assert_eq!(text(&heading), "─ Beach ───── Clock ────");
        let lines: Vec<String> = both.lines.iter().map(text).collect();
        assert_eq!(lines, ["1           2", "            3"]);
    }

    #[test]
    fn a_heading_gives_way_where_there_is_no_room() {
        let section = Section::new("A long heading", Vec::new());
        for columns in 0..30 {
            let line = section.heading_line(columns, Style::new(), Style::new());
            assert!(line.width() <= columns.max(1), "{columns}: {}", text(&line));
        }
    }

    #[test]
    fn a_line_is_clipped_with_an_ellipsis() {
        let line = || Line::from(vec![Span::raw("abc"), Span::raw("def")]);
        assert_eq!(text(&clip(line(), 6)), "abcdef");
        assert_eq!(text(&clip(line(), 5)), "abcd…");
        assert_eq!(text(&clip(line(), 3)), "ab…");
        assert_eq!(text(&clip(line(), 0)), "");
        assert_eq!(text(&pad(line(), 8)), "abcdef  ");
    }

    #[test]
    fn a_card_is_as_wide_as_it_should_be() {
        for columns in 4..20 {
            for line in card("label", vec![Line::raw("something long")], columns, Style::new()) {
                assert_eq!(line.width(), columns, "{}", text(&line));
            }
        }
    }

    #[test]
    fn what_flows_breaks_its_lines_and_counts_the_rest() {
        let things = || (10..15).map(|n| Line::raw(n.to_string())).collect();
        let flow = |columns, rows| -> Vec<String> {
            flow(things(), " ", columns, rows).iter().map(text).collect()
        };
        assert_eq!(flow(20, 1), ["10 11 12 13 14"]);
        assert_eq!(flow(8, 3), ["10 11 12", "13 14"]);
        assert_eq!(flow(9, 1), ["10 11 +3"]);
        for columns in 2..20 {
            for line in flow(columns, 2) {
                assert!(width(&line) <= columns.max(5), "{columns}: {line}");
            }
        }
    }

    #[test]
    fn a_grid_breaks_its_rows() {
        let cells = (0..5).map(|n| vec![Line::raw(n.to_string())]).collect();
        let lines: Vec<String> = grid(cells, 4, 10).iter().map(text).collect();
        assert_eq!(lines, ["0   1   ", "2   3   ", "4   "]);
    }
}
