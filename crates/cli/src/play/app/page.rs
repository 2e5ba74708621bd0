//! Pages over the table: help, rules, the end.

use contract::RuleId;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::play::any::About;
use crate::play::closing;
use crate::play::session::Session;
use crate::rules::page::{Book, LineKind, PageLine};
use screen::theme::{BOLD, DIM};
use screen::wrap::{fit, width, wrap};
use screen::{Scene, Screen, Theme};

/// A page over the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Page {
    pub(super) kind: PageKind,
    pub(super) scroll: usize,
    /// Whether the person has scrolled it; until then it shows what it was opened for.
    pub(super) is_scrolled: bool,
}

/// What a page shows.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum PageKind {
    Help,
    /// The rules, opened at one of them.
    Rules(Option<RuleId>),
    /// How the game ended.
    End,
}

pub(super) fn help() -> Page {
    Page { kind: PageKind::Help, scroll: 0, is_scrolled: false }
}

pub(super) fn rules(rule: Option<RuleId>) -> Page {
    Page { kind: PageKind::Rules(rule), scroll: 0, is_scrolled: false }
}

pub(super) fn end() -> Page {
    Page { kind: PageKind::End, scroll: 0, is_scrolled: false }
}

/// A page as it is drawn.
pub(super) struct DrawnPage {
    pub(super) title: String,
    pub(super) lines: Vec<Line<'static>>,
    /// The line to show first.
    pub(super) first: usize,
}

impl Page {
    pub(super) fn drawn(
        &self,
        session: &Session,
        screen: &dyn Screen,
        theme: Theme,
        columns: usize,
    ) -> DrawnPage {
        let about = session.about();
        match self.kind {
            PageKind::Help => help_page(session, screen, theme, columns),
            PageKind::Rules(rule) => rules_page(about, rule, columns),
            PageKind::End => {
                let lines = closing::result(session);
                let lines = lines.iter().flat_map(|line| wrap(line, columns)).map(Line::from);
                DrawnPage { title: about.text("ui-over"), lines: lines.collect(), first: 0 }
            }
        }
    }
}

/// The keys, and what they do.
const KEYS: &[(&str, &str)] = &[
    ("↑ ↓  PgUp PgDn", "ui-help-select"),
    ("1–9, a–z", "ui-help-key"),
    ("Enter", "ui-help-play"),
    ("c", "ui-help-compose"),
    ("Tab", "ui-help-panel"),
    ("l", "ui-help-scroll"),
    ("o", "ui-help-speak"),
    (":", "ui-help-action"),
    ("h", "ui-help-hint"),
    ("+", "ui-help-wait"),
    ("-", "ui-help-no-more"),
    ("r", "ui-help-rules"),
    ("?", "ui-help-help"),
    ("Esc", "ui-help-back"),
    ("q", "ui-help-quit"),
];

fn help_page(session: &Session, screen: &dyn Screen, theme: Theme, columns: usize) -> DrawnPage {
    let about = session.about();
    let view = session.view();
    let scene = Scene { about, view: &view, theme };
    let mut lines = Vec::new();
    let mut paragraph = |text: &str, style: Style| {
        lines.extend(wrap(text, columns).into_iter().map(|line| Line::styled(line, style)));
        lines.push(Line::default());
    };
    let help = screen.help().map(|key| about.text(key));
    for text in scene.question().into_iter().chain(help) {
        paragraph(&text, Style::new());
    }
    paragraph(&about.text("ui-help-intro"), Style::new());
    let widest = KEYS.iter().map(|(key, _)| width(key)).max().unwrap_or_default() + 2;
    let can_compose = screen.composing(&scene).is_some();
    let is_offered = |key: &str| match key {
        "c" => can_compose,
        "o" => session.may_speak_up(),
        _ => true,
    };
    for (key, words) in KEYS.iter().filter(|(key, _)| is_offered(key)) {
        let text = wrap(&about.text(words), columns.saturating_sub(widest));
        for (idx, text) in text.into_iter().enumerate() {
            let key = if idx == 0 { *key } else { "" };
            let key = Span::styled(fit(key, widest), BOLD);
            lines.push(Line::from(vec![key, Span::raw(text)]));
        }
    }
    lines.push(Line::default());
    let notation = session.choices().list.last().map(|choice| choice.notation.clone());
    if let Some(notation) = notation {
        lines.push(Line::styled(format!(":{notation}"), DIM));
        lines.push(Line::default());
    }
    let about_composing = can_compose.then_some("ui-compose-about");
    for key in about_composing.into_iter().chain(["ui-commitment-about"]) {
        lines.extend(
            wrap(&about.text(key), columns).into_iter().map(|line| Line::styled(line, DIM)),
        );
        lines.push(Line::default());
    }
    DrawnPage { title: about.text("ui-help-title"), lines, first: 0 }
}

fn rules_page(about: &About, rule: Option<RuleId>, columns: usize) -> DrawnPage {
    let (ledger, sections) = (about.ledger, about.sections);
    let cards = &about.cards[..];
    let book = Book { id: about.id, words: &about.words, ledger, sections, cards };
    let page = book.page(columns);
    let wanted = |line: &PageLine| rule.is_some_and(|rule| line.kind == LineKind::Rule(rule));
    let first = page.iter().position(wanted).unwrap_or_default();
    let lines = page.into_iter().map(|line| {
        let style = match line.kind {
            LineKind::Title | LineKind::Heading => BOLD,
            LineKind::Note => DIM,
            LineKind::Rule(id) if rule == Some(id) => BOLD,
            LineKind::Text | LineKind::Rule(_) => Style::new(),
        };
        let label = Span::styled(line.label, DIM);
        Line::from(vec![label, Span::styled(line.text, style)])
    });
    DrawnPage { title: about.title(), lines: lines.collect(), first }
}
