//! One frame: the title, the table, hand and choices on the left, the log on the right, a message,
//! and the keys.

use std::iter::once;

use contract::Phrase;
use ratatui::Frame;
use ratatui::layout::Constraint::{Fill, Length};
use ratatui::layout::{Layout, Margin, Rect, Spacing};
use ratatui::style::{Style, Stylize};
use ratatui::symbols::merge::MergeStrategy;
use ratatui::text::{Line, Span};
use ratatui::widgets::{
    Block, BorderType, Borders, Clear, HighlightSpacing, List, ListState, Padding, Paragraph,
    Scrollbar, ScrollbarOrientation, ScrollbarState,
};

use super::{App, Dialogue, Focus, LETTERS, Tone};
use crate::play::any::Turn;
use screen::part::{clip, pad};
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
const PAGE_COLUMNS_MAX: u16 = 96;

/// What fills a frame above and below the hand, the choices and the log.
struct Plan {
    style: Roominess,
    table: Vec<Line<'static>>,
    message: Vec<String>,
}

impl App<'_> {
    /// Draws the frame.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < COLUMNS_MIN || area.height < ROWS_MIN {
            return self.draw_too_small(frame);
        }
        let view = self.session.view();
        let scene = Scene { about: self.session.about(), view: &view, theme: self.theme };
        let Plan { style, table, message } = self.plan(&scene, area);
        let (table_rows, message_rows) = (cells(table.len()), cells(message.len()));
        let rows = [Length(1), Length(table_rows), Fill(1), Length(message_rows), Length(1)];
        let [top, middle, body, below, bottom] = Layout::vertical(rows).areas(area);
        let columns = usize::from(area.width);
        frame.render_widget(self.title(columns).style(TITLE), top);
        frame.render_widget(Paragraph::new(table), middle);
        // The panels share the line between them.
        let panels = Layout::horizontal([Length(body.width * 3 / 5 + 1), Fill(1)]);
        let [left, right] = panels.spacing(Spacing::Overlap(1)).areas(body);
        self.draw_left(frame, &scene, style, left);
        self.draw_log(frame, right);
        let message = Paragraph::new(message.join("\n")).style(self.tone(self.message().1));
        frame.render_widget(message, below.inner(Margin::new(1, 0)));
        frame.render_widget(self.key_line(columns), bottom);
        // The keys at the bottom stay visible.
        self.draw_page(frame, Rect { height: area.height - 1, ..area });
    }

    fn draw_too_small(&self, frame: &mut Frame<'_>) {
        let (columns, rows) = (i64::from(COLUMNS_MIN), i64::from(ROWS_MIN));
        let gaps = [("width", columns.into()), ("height", rows.into())];
        let text = self.session.about().words.fill("ui-too-small", &gaps);
        let lines = wrap(&text, usize::from(frame.area().width));
        frame.render_widget(Paragraph::new(lines.join("\n")), frame.area());
    }

    fn plan(&self, scene: &Scene<'_>, area: Rect) -> Plan {
        let (columns, rows) = (usize::from(area.width), usize::from(area.height));
        let mut message = wrap(&self.message().0, columns.saturating_sub(2));
        message.truncate(MESSAGE_ROWS_MAX);
        let least = if self.focus == Focus::Hand { MESSAGE_ROWS_MAX } else { MESSAGE_ROWS };
        message.resize(message.len().max(least), String::new());
        let table = |style| -> Vec<Line<'static>> {
            let sections = self.screen.table(scene, Room { columns, style }).into_iter();
            let lines = sections.flat_map(|section| {
                once(section.heading_line(columns, DIM, BOLD)).chain(section.lines)
            });
            lines.collect()
        };
        // The title and the keys take a row each.
        let most = rows.saturating_sub(2 + message.len() + BODY_ROWS);
        let ample = (area.width >= AMPLE_COLUMNS).then(|| table(Roominess::Ample));
        match ample.filter(|table| table.len() <= most) {
            Some(table) => Plan { style: Roominess::Ample, table, message },
            None => Plan { style: Roominess::Tight, table: table(Roominess::Tight), message },
        }
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

    /// The hand, and below it the choices.
    fn draw_left(&self, frame: &mut Frame<'_>, scene: &Scene<'_>, style: Roominess, area: Rect) {
        let panel = panel(Borders::TOP | Borders::RIGHT);
        let (columns, rows) = (usize::from(panel.inner(area).width), usize::from(area.height));
        let keys: Vec<char> = LETTERS.chars().collect();
        let cursor = if self.focus == Focus::Hand { self.cursor } else { usize::MAX };
        let marks = Marks { by_card: &self.marks, cursor, keys: &keys };
        let hand = |style| self.screen.hand(scene, marks, Room { columns, style });
        let mut section = hand(style);
        // Half of the rows belong to the choices.
        if section.height() * 2 > rows {
            section = hand(Roominess::Tight);
        }
        section.lines.truncate(rows.saturating_sub(4));
        let both = Layout::vertical([Length(cells(section.height())), Fill(1)]);
        let [hand, choices] = both.areas(area);
        let heading = section.heading_line(columns, DIM, self.heading_style(Focus::Hand));
        let lines = Paragraph::new(section.lines).block(panel.clone().title(heading));
        frame.render_widget(lines, hand);
        self.draw_choices(frame, panel, choices);
    }

    /// The part of the list around the selection.
    fn draw_choices(&self, frame: &mut Frame<'_>, panel: Block<'_>, area: Rect) {
        let inner = panel.inner(area);
        let (columns, rows) = (usize::from(inner.width), usize::from(inner.height));
        let lines = self.rows.iter().map(|row| {
            let mut line = Line::from(format!("{} ", row.key.unwrap_or(' ')).dim());
            line.spans.extend(row.line.spans.iter().cloned());
            clip(line, columns.saturating_sub(3))
        });
        let list = List::new(lines)
            .highlight_symbol(" ▸")
            .highlight_spacing(HighlightSpacing::Always)
            .highlight_style(BOLD)
            .scroll_padding(1);
        let mut state = ListState::default().with_selected(Some(self.selected));
        frame.render_stateful_widget(list, inner, &mut state);
        let mut title = self.session.about().text("ui-choices");
        for (_, step) in &self.trail {
            title = format!("{title} › {}", step.trim_end_matches('…').trim_end());
        }
        let mut title = shorten(&title, columns.saturating_sub(16));
        if self.rows.len() > rows {
            let above = state.offset();
            title = format!("{title} · {}–{} / {}", above + 1, above + rows, self.rows.len());
        }
        let heading = Section::new(title, Vec::new());
        let heading = heading.heading_line(columns, DIM, self.heading_style(Focus::Choices));
        frame.render_widget(panel.title(heading), area);
    }

    /// The log, the latest event at the bottom.
    fn draw_log(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let about = self.session.about();
        let panel = panel(Borders::TOP | Borders::LEFT).padding(Padding::horizontal(1));
        let inner = panel.inner(area);
        let (columns, rows) = (usize::from(inner.width), usize::from(inner.height));
        let mut lines: Vec<Line<'static>> = Vec::new();
        let opening = about.opening.iter().map(|text| (text.as_str(), true));
        let news = self.session.told().iter().filter(|told| self.screen.is_news(&told.event));
        let news = news.map(|told| (told.text.as_str(), told.seq <= self.n_seen));
        for (text, is_old) in opening.chain(news) {
            let style = if is_old { DIM } else { Style::new() };
            for (idx, part) in wrap(text, columns.saturating_sub(2)).into_iter().enumerate() {
                let indent = if idx == 0 { "· " } else { "  " };
                lines.push(Line::styled(format!("{indent}{part}"), style));
            }
        }
        let most = lines.len().saturating_sub(rows);
        let first = most.saturating_sub(self.log_back);
        let arrow = if first > 0 { "↑ " } else { "" };
        let title = format!(" {} {arrow}", about.text("ui-log"));
        let panel = panel.title(Span::styled(title, self.heading_style(Focus::Log)));
        frame.render_widget(Paragraph::new(lines.split_off(first)).block(panel), area);
        self.log_back = most - first;
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

    /// The page over the table, if one is open.
    fn draw_page(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let Dialogue::Page(page) = &mut self.dialogue else { return };
        let block = Block::bordered()
            .border_type(BorderType::Rounded)
            .border_style(DIM)
            .padding(Padding::horizontal(1));
        let width = area.width.min(PAGE_COLUMNS_MAX);
        let columns = block.inner(Rect { width, ..area }).width;
        let mut drawn = page.drawn(self.session, self.screen, self.theme, usize::from(columns));
        let area = area.centered(Length(width), Length(cells(drawn.lines.len() + 2)));
        let rows = usize::from(block.inner(area).height);
        let last = drawn.lines.len().saturating_sub(rows);
        let scroll = if page.is_scrolled { page.scroll } else { drawn.first };
        page.scroll = scroll.min(last);
        let lines = drawn.lines.split_off(page.scroll);
        frame.render_widget(Clear, area);
        let block = block.title(format!("─ {} ", drawn.title));
        frame.render_widget(Paragraph::new(lines).block(block), area);
        if last > 0 {
            // The border is the track.
            let bar = Scrollbar::new(ScrollbarOrientation::VerticalRight)
                .begin_symbol(None)
                .end_symbol(None)
                .track_symbol(None)
                .thumb_symbol("┃")
                .thumb_style(Style::new().not_dim());
            let state = ScrollbarState::new(last + 1).position(page.scroll);
            let mut state = state.viewport_content_length(rows);
            frame.render_stateful_widget(bar, area.inner(Margin::new(0, 1)), &mut state);
        }
    }
}

/// A panel whose lines join those of its neighbours.
fn panel(borders: Borders) -> Block<'static> {
    Block::new()
        .borders(borders)
        .border_style(DIM)
        .title_style(Style::new().not_dim())
        .merge_borders(MergeStrategy::Exact)
}

/// A number of rows as layouts count them; no terminal has more.
fn cells(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}
