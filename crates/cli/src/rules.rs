//! `tortuga rules`: the players' rules page in our own words, with our rulings marked.

pub(crate) mod page;
mod cards;

use std::io::{self, IsTerminal};

use anyhow::{Result, bail};
use contract::Language;
use contract::cards::shipped;
use ratatui::crossterm::terminal;
use registry::{House, Visitor};
use text::Words;

use crate::args::Rules;
use crate::{language, output, table};
use page::{Book, LineKind, PageLine};

/// The width of a page without a terminal.
const WIDTH: usize = 80;
/// Longer lines are hard to read, however wide the terminal is.
const WIDTH_MAX: usize = 100;

/// Runs the command.
pub(crate) fn run(args: &Rules) -> Result<()> {
    let language = language::choose(args.lang.as_deref())?;
    registry::visit(&args.game, Show { args, language })
        .ok_or_else(|| table::no_such_game(&args.game))?
}

struct Show<'a> {
    args: &'a Rules,
    language: Language,
}

impl Visitor for Show<'_> {
    type Output = Result<()>;
    fn visit<G: House>(self) -> Result<()> {
        let words = Words::of::<G>(self.language);
        let (ledger, sections, cards) = (G::ledger(), G::sections(), &shipped::<G>()[..]);
        let book = Book { id: G::ID, words: &words, ledger, sections, cards };
        let on_terminal = io::stdout().is_terminal();
        let width = if on_terminal { terminal_width() } else { WIDTH };
        let lines = match &self.args.rule {
            None if self.args.cards => book.cards(width),
            None => book.page(width),
            Some(asked) => match book.find(asked) {
                Some(rule) => book.one(rule, width),
                None => bail!(words.fill("ui-rules-none", &[("rule", asked.into())])),
            },
        };
        let dressed = on_terminal && !screen::theme::no_color();
        output::print(&lines.iter().map(|line| printed(line, dressed)).collect::<String>())
    }
}

fn terminal_width() -> usize {
    terminal::size().map_or(WIDTH, |(columns, _)| usize::from(columns)).clamp(30, WIDTH_MAX)
}

/// A line as printed; on a terminal headings are bold and ids are dim.
fn printed(line: &PageLine, dressed: bool) -> String {
    let (start, end) = match line.kind {
        _ if !dressed => ("", ""),
        LineKind::Title | LineKind::Heading => ("\u{1b}[1m", "\u{1b}[0m"),
        LineKind::Note => ("\u{1b}[2m", "\u{1b}[0m"),
        LineKind::Text | LineKind::Rule(_) => ("", ""),
    };
    let (dim, bright) = if dressed { ("\u{1b}[2m", "\u{1b}[0m") } else { ("", "") };
    let PageLine { label, text, .. } = line;
    let label =
        if label.trim().is_empty() { label.clone() } else { format!("{dim}{label}{bright}") };
    format!("{start}{label}{text}{end}\n")
}
