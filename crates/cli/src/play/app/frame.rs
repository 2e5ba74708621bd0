//! One frame: the title, the table, hand and choices on the left, the log on the right, a message,
//! and the keys.

use contract::Phrase;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use super::{App, Dialogue, Focus, LETTERS, Tone};
use crate::play::any::Turn;
use screen::part::{card, clip, pad};
use screen::theme::{BOLD, DIM, TITLE};
use screen::wrap::{shorten, width, wrap};
use screen::{Marks, Room, Roominess, Scene, Section};

/// The smallest useful terminal.
const COLUMNS_MIN: u16 = 72;
const ROWS_MIN: u16 = 20;
/// From this width on cards look like cards, if there are enough rows too.
const AMPLE_COLUMNS: u16 = 96;
/// The least rows for hand, choices and log before cards may grow.
const BODY_ROWS: usize = 12;
/// The rows of the message, even if it needs fewer, so that the frame does not jump.
const MESSAGE_ROWS: usize = 2;
/// The most rows of the message, used while something is composed.
const MESSAGE_ROWS_MAX: usize = 4;
/// Keys that may be left out at the bottom, since the help page has them; the first goes first.
const SPARE_KEYS: [&str; 3] = [":", "r", "c"];
/// The most columns of a page: long lines are hard to read.
const PAGE_COLUMNS_MAX: usize = 96;

/// The rows of a frame from top to bottom.
struct Plan {
    columns: usize,
    style: Roominess,
    table: Vec<Section>,
    message: Vec<String>,
    /// Hand, choices and log.
    body: usize,
}

impl App<'_> {
    /// Draws the frame.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        if area.width < COLUMNS_MIN || area.height < ROWS_MIN {
            return self.draw_too_small(area, buffer);
        }
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: self.theme };
        let plan = self.plan(&scene, area);
        let mut canvas = Canvas { buffer, area, row: area.y };
        canvas.line(&self.title(plan.columns), TITLE);
        for section in &plan.table {
            canvas.section(section, BOLD);
        }
        let body = Rect { y: canvas.row, height: u16::try_from(plan.body).unwrap_or(0), ..area };
        let left = body.width * 3 / 5;
        let right = Rect { x: body.x + left, width: body.width - left, ..body };
        let junction = self.draw_left(&scene, &plan, Rect { width: left, ..body }, canvas.buffer);
        let log_back = self.draw_log(right, canvas.buffer);
        canvas.buffer.set_string(right.x, junction, "┤", DIM);
        canvas.row += body.height;
        let tone = self.message().1;
        for line in &plan.message {
            canvas.line(&Line::raw(format!(" {line}")), self.tone(tone));
        }
        canvas.row = area.y + area.height - 1;
        canvas.line(&self.key_line(plan.columns), Style::new());
        if matches!(self.dialogue, Dialogue::Page(_)) {
            self.draw_page(area, canvas.buffer);
        }
        self.log_back = log_back;
    }

    fn draw_too_small(&self, area: Rect, buffer: &mut Buffer) {
        let (columns, rows) = (i64::from(COLUMNS_MIN), i64::from(ROWS_MIN));
        let gaps = [("width", columns.into()), ("height", rows.into())];
        let text = self.session.about().words.fill("ui-too-small", &gaps);
        let mut canvas = Canvas { buffer, area, row: area.y };
        for line in wrap(&text, usize::from(area.width)) {
            canvas.line(&Line::raw(line), Style::new());
        }
    }

    fn plan(&self, scene: &Scene<'_>, area: Rect) -> Plan {
        let (columns, rows) = (usize::from(area.width), usize::from(area.height));
        let mut message = wrap(&self.message().0, columns.saturating_sub(2));
        message.truncate(MESSAGE_ROWS_MAX);
        let least = if self.focus == Focus::Hand { MESSAGE_ROWS_MAX } else { MESSAGE_ROWS };
        message.resize(message.len().max(least), String::new());
        // The title and the keys take a row each.
        let left = rows.saturating_sub(2 + message.len());
        let height = |table: &[Section]| table.iter().map(Section::height).sum::<usize>();
        if area.width >= AMPLE_COLUMNS {
            let room = Room { columns, style: Roominess::Ample };
            let table = self.screen.table(scene, room);
            let body = left.saturating_sub(height(&table));
            if body >= BODY_ROWS {
                return Plan { columns, style: Roominess::Ample, table, message, body };
            }
        }
        let table = self.screen.table(scene, Room { columns, style: Roominess::Tight });
        let body = left.saturating_sub(height(&table));
        Plan { columns, style: Roominess::Tight, table, message, body }
    }

    /// The name of the game, and whose turn it is.
    fn title(&self, columns: usize) -> Line<'static> {
        let about = self.session.about();
        let left = format!(" {} · {}", about.text("ui-title"), about.title());
        let number = i64::try_from(self.session.n_actions() + 1).unwrap_or(i64::MAX);
        let number = about.words.fill("ui-turn-number", &[("number", number.into())]);
        let right = match self.session.turn() {
            Turn::Over => about.text("ui-over"),
            Turn::Mine(_) => {
                format!("{number} · {}", about.say(&Phrase::new("ui-turn").seat("seat", about.me)))
            }
            Turn::Other(seat) => {
                format!("{number} · {}", about.say(&Phrase::new("ui-turn").seat("seat", seat)))
            }
            Turn::Others(count) => {
                let count =
                    about.words.fill("ui-waiting-count", &[("count", i64::from(count).into())]);
                format!("{number} · {count}")
            }
        };
        let right = shorten(&format!("{right} "), columns);
        let gap = columns.saturating_sub(width(&right));
        let left = pad(Line::raw(left), gap);
        Line::from([left.spans, vec![Span::raw(right)]].concat())
    }

    fn heading_style(&self, focus: Focus) -> Style {
        if self.focus == focus { self.theme.focus() } else { BOLD }
    }

    /// The hand, and below it the choices. Returns the row of their heading.
    fn draw_left(&self, scene: &Scene<'_>, plan: &Plan, area: Rect, buffer: &mut Buffer) -> u16 {
        let columns = usize::from(area.width);
        let keys: Vec<char> = LETTERS.chars().collect();
        let cursor = if self.focus == Focus::Hand { self.cursor } else { usize::MAX };
        let marks = Marks { by_card: &self.marks, cursor, keys: &keys };
        let hand = |style| self.screen.hand(scene, marks, Room { columns, style });
        let mut section = hand(plan.style);
        // Half of the rows belong to the choices.
        if section.height() * 2 > plan.body {
            section = hand(Roominess::Tight);
        }
        let most = plan.body.saturating_sub(3).max(1);
        section.lines.truncate(most.saturating_sub(1));
        let mut canvas = Canvas { buffer, area, row: area.y };
        canvas.section(&section, self.heading_style(Focus::Hand));
        let heading = canvas.row;
        let rows = usize::from((area.y + area.height).saturating_sub(heading));
        let choices = self.choices(columns, rows.saturating_sub(1));
        canvas.section(&choices, self.heading_style(Focus::Choices));
        heading
    }

    /// The part of the list around the selection.
    fn choices(&self, columns: usize, rows: usize) -> Section {
        let about = self.session.about();
        let mut title = about.text("ui-choices");
        for (_, step) in &self.trail {
            title = format!("{title} › {}", step.trim_end_matches('…').trim_end());
        }
        let mut title = shorten(&title, columns.saturating_sub(16));
        let first = self.selected.saturating_sub(rows.saturating_sub(1));
        // A scrolled list shows a bit of what comes next.
        let first =
            if self.selected + 1 < self.rows.len() && first > 0 { first + 1 } else { first };
        let first = first.min(self.rows.len().saturating_sub(rows));
        if self.rows.len() > rows {
            let last = (first + rows).min(self.rows.len());
            title = format!("{title} · {}–{last} / {}", first + 1, self.rows.len());
        }
        let lines = self.rows.iter().enumerate().skip(first).take(rows).map(|(idx, row)| {
            let is_selected = idx == self.selected;
            let marker = if is_selected { " ▸" } else { "  " };
            let key = row.key.map_or(' ', |key| key);
            let mut line =
                Line::from(vec![Span::styled(marker, BOLD), Span::styled(format!("{key} "), DIM)]);
            let style = if is_selected { BOLD } else { Style::new() };
            let spans = row.line.spans.iter().cloned();
            line.spans.extend(spans.map(|span| span.patch_style(style)));
            clip(line, columns.saturating_sub(1))
        });
        Section::new(title, lines.collect())
    }

    /// The log, the latest event at the bottom. Returns how far it can be scrolled.
    fn draw_log(&self, area: Rect, buffer: &mut Buffer) -> usize {
        let about = self.session.about();
        let columns = usize::from(area.width).saturating_sub(3);
        let rows = usize::from(area.height).saturating_sub(1);
        let mut lines: Vec<Line<'static>> = Vec::new();
        let opening = about.opening.iter().map(|text| (text.as_str(), true));
        let news = self.session.told().iter().filter(|told| self.screen.is_news(&told.event));
        let news = news.map(|told| (told.text.as_str(), told.seq <= self.n_seen));
        for (text, is_old) in opening.chain(news) {
            let style = if is_old { DIM } else { Style::new() };
            for (idx, part) in wrap(text, columns.saturating_sub(2)).into_iter().enumerate() {
                let indent = if idx == 0 { "· " } else { "  " };
                let text = Span::styled(format!("{indent}{part}"), style);
                lines.push(Line::from(vec![Span::styled("│ ", DIM), text]));
            }
        }
        let back = self.log_back.min(lines.len().saturating_sub(rows));
        let last = lines.len() - back;
        let first = last.saturating_sub(rows);
        let mut title = about.text("ui-log");
        if first > 0 {
            title = format!("{title} ↑");
        }
        let mut shown: Vec<Line<'static>> = lines.drain(first..last).collect();
        shown.resize(rows, Line::styled("│", DIM));
        let mut canvas = Canvas { buffer, area, row: area.y };
        canvas.section(&Section::new(title, shown), self.heading_style(Focus::Log));
        canvas.buffer.set_string(area.x, area.y, "┬", DIM);
        back
    }

    fn tone(&self, tone: Tone) -> Style {
        match tone {
            Tone::Plain => Style::new(),
            Tone::Alarm => self.theme.alarm(),
            Tone::Advice => self.theme.advice(),
        }
    }

    /// The keys that matter now, as many as fit.
    fn key_line(&self, columns: usize) -> Line<'static> {
        let about = self.session.about();
        let mut keys: Vec<(&str, String)> =
            self.keys().iter().map(|(key, words)| (*key, about.text(words))).collect();
        let wide = |keys: &[(&str, String)]| {
            keys.iter().map(|(key, words)| width(key) + width(words) + 3).sum::<usize>()
        };
        if self.marks.is_empty() {
            keys.retain(|(key, _)| *key != "c");
        }
        for spare in SPARE_KEYS {
            if wide(&keys) > columns {
                keys.retain(|(key, _)| *key != spare);
            }
        }
        let mut line = Line::raw(" ");
        for (key, words) in keys {
            line.push_span(Span::styled(key.to_owned(), BOLD));
            line.push_span(Span::styled(format!(" {words}  "), DIM));
        }
        line
    }

    /// The keys that matter now, with the Fluent keys of their words.
    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match (&self.dialogue, self.focus) {
            (Dialogue::Page(_), _) if self.session.turn() == Turn::Over => {
                &[("↑↓", "ui-key-scroll"), ("Esc", "ui-key-back"), ("q", "ui-key-quit")]
            }
            (Dialogue::Page(_), _) | (Dialogue::None, Focus::Log) => {
                &[("↑↓", "ui-key-scroll"), ("Esc", "ui-key-back")]
            }
            (Dialogue::Quit, _) => &[],
            (Dialogue::Typing(_), _) => &[("Enter", "ui-key-play"), ("Esc", "ui-key-back")],
            (Dialogue::None, _) if self.session.turn() == Turn::Over => {
                &[("Enter", "ui-key-result"), ("l", "ui-key-log"), ("q", "ui-key-quit")]
            }
            (Dialogue::None, _) if self.session.may_speak_up() => &[
                ("Enter", "ui-key-skip"),
                ("o", "ui-key-speak"),
                ("?", "ui-key-help"),
                ("q", "ui-key-quit"),
            ],
            (Dialogue::None, _) if !matches!(self.session.turn(), Turn::Mine(_)) => {
                &[("Enter", "ui-key-skip"), ("?", "ui-key-help"), ("q", "ui-key-quit")]
            }
            (Dialogue::None, Focus::Hand) => &[
                ("←→", "ui-key-select"),
                ("␣", "ui-key-mark"),
                ("Enter", "ui-key-play"),
                ("⌫", "ui-key-clear"),
                ("Esc", "ui-key-back"),
            ],
            (Dialogue::None, Focus::Choices) if !self.trail.is_empty() => &[
                ("↑↓", "ui-key-select"),
                ("Enter", "ui-key-play"),
                ("Esc", "ui-key-back"),
                ("h", "ui-key-hint"),
                ("?", "ui-key-help"),
                ("q", "ui-key-quit"),
            ],
            (Dialogue::None, Focus::Choices) => &[
                ("↑↓", "ui-key-select"),
                ("Enter", "ui-key-play"),
                ("c", "ui-key-compose"),
                (":", "ui-key-type"),
                ("h", "ui-key-hint"),
                ("r", "ui-key-rules"),
                ("?", "ui-key-help"),
                ("q", "ui-key-quit"),
            ],
        }
    }

    fn draw_page(&mut self, area: Rect, buffer: &mut Buffer) {
        let Dialogue::Page(page) = &mut self.dialogue else { return };
        // The keys at the bottom stay visible.
        let width = usize::from(area.width).min(PAGE_COLUMNS_MAX);
        let height = usize::from(area.height).saturating_sub(1);
        let columns = width.saturating_sub(4);
        let drawn = page.drawn(self.session, self.screen, self.theme, columns);
        let rows = height.saturating_sub(2);
        let last = drawn.lines.len().saturating_sub(rows);
        if !page.is_scrolled {
            page.scroll = drawn.first;
        }
        page.scroll = page.scroll.min(last);
        let shown = rows.min(drawn.lines.len());
        let mut lines: Vec<Line<'static>> = drawn
            .lines
            .into_iter()
            .skip(page.scroll)
            .take(rows)
            .map(|line| Line::from([vec![Span::raw(" ")], line.spans].concat()).style(line.style))
            .collect();
        lines.resize(shown, Line::default());
        let x = area.x + (area.width - u16::try_from(width).unwrap_or(area.width)) / 2;
        let (up, down) = (page.scroll > 0, page.scroll < last);
        let arrows =
            [(up, " ↑"), (down, " ↓")].map(|(is_on, arrow)| if is_on { arrow } else { "" });
        let title = format!("{}{}", drawn.title, arrows.concat());
        let framed = card(&title, lines, width, DIM);
        let high = u16::try_from(framed.len()).unwrap_or(area.height).min(area.height - 1);
        let y = area.y + (area.height - 1 - high) / 2;
        let box_area =
            Rect { x, y, width: u16::try_from(width).unwrap_or(area.width), height: high };
        Clear.render(box_area, buffer);
        let mut canvas = Canvas { buffer, area: box_area, row: y };
        for line in &framed {
            canvas.line(line, Style::new());
        }
    }
}

/// Rows that are written one after another; rows that do not fit are left out.
struct Canvas<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    row: u16,
}

impl Canvas<'_> {
    fn line(&mut self, line: &Line<'static>, style: Style) {
        if self.row >= self.area.y + self.area.height {
            return;
        }
        let row = Rect { y: self.row, height: 1, ..self.area };
        self.buffer.set_style(row, style);
        self.buffer.set_line(row.x, row.y, line, row.width);
        self.row += 1;
    }

    fn section(&mut self, section: &Section, heading: Style) {
        let columns = usize::from(self.area.width);
        self.line(&section.heading_line(columns, DIM, heading), Style::new());
        for line in &section.lines {
            self.line(line, Style::new());
        }
    }
}
