//! The rules page as lines: for the command, for line mode and for the screen.

use contract::{CardTable, Rule, RuleId};
use text::Words;

use super::cards;
use screen::own_key;
use screen::wrap::{fit, width, wrap};

/// The mark of our own rulings.
const OURS: &str = "*";
/// With fewer columns, an id is above its rule instead of beside it.
const BESIDE_MIN: usize = 64;

/// The rules of a game, and their words.
pub(crate) struct Book<'a> {
    /// The game's id.
    pub(crate) id: &'a str,
    pub(crate) words: &'a Words,
    pub(crate) ledger: &'static [Rule],
    /// Keys of the headings, by section of the ledger.
    pub(crate) sections: &'static [&'static str],
    pub(crate) cards: &'a [CardTable],
}

/// The kind of a line of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LineKind {
    /// The title of the page.
    Title,
    /// Plain text.
    Text,
    /// The heading of a section.
    Heading,
    /// A line of a rule.
    Rule(RuleId),
    /// Something about the page.
    Note,
}

/// A line of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PageLine {
    pub(crate) kind: LineKind,
    /// The less important text before it: a rule's id.
    pub(crate) label: String,
    pub(crate) text: String,
}

impl PageLine {
    pub(super) fn new(kind: LineKind, text: impl Into<String>) -> Self {
        Self { kind, label: String::new(), text: text.into() }
    }
}

impl Book<'_> {
    /// The rule of that id, in upper or lower case.
    pub(crate) fn find(&self, id: &str) -> Option<&'static Rule> {
        self.ledger.iter().find(|rule| rule.id.as_str().eq_ignore_ascii_case(id.trim()))
    }

    /// The whole page.
    pub(crate) fn page(&self, columns: usize) -> Vec<PageLine> {
        let mut lines =
            vec![PageLine::new(LineKind::Title, self.title()), PageLine::new(LineKind::Text, "")];
        if let Some(intro) = self.words.key(&own_key(self.ledger, "rules-intro")) {
            // Separates the paragraphs of a long text by empty lines.
            lines.extend(paragraphs(LineKind::Text, &intro.replace('\n', "\n\n"), columns));
            lines.push(PageLine::new(LineKind::Text, ""));
        }
        lines.extend(paragraphs(LineKind::Note, &self.words.fill("ui-rules-about", &[]), columns));
        lines.extend(self.mark_note(columns));
        lines.extend(self.books_note(columns));
        for (section, key) in (0..).zip(self.sections) {
            lines.push(PageLine::new(LineKind::Text, ""));
            let heading = self.words.fill(key, &[]);
            let rule = "─".repeat(width(&heading));
            lines.push(PageLine::new(LineKind::Heading, heading));
            lines.push(PageLine::new(LineKind::Note, rule));
            let rules = self.ledger.iter().filter(|rule| rule.section == section);
            lines.extend(rules.flat_map(|rule| self.rule(rule, columns)));
        }
        lines.extend(self.cards(columns));
        lines.push(PageLine::new(LineKind::Text, ""));
        let unofficial = self.words.fill("ui-rules-unofficial", &[]);
        lines.extend(paragraphs(LineKind::Note, &unofficial, columns));
        lines
    }

    /// The tables of cards.
    pub(crate) fn cards(&self, columns: usize) -> Vec<PageLine> {
        cards::lines(self.cards, self.words, columns)
    }

    /// One rule alone, with the explanation of its mark.
    pub(crate) fn one(&self, rule: &Rule, columns: usize) -> Vec<PageLine> {
        let mut lines = self.rule(rule, columns);
        if rule.is_ours() {
            lines.extend(self.mark_note(columns));
        }
        if rule.tags.iter().any(|tag| !books(tag).is_empty()) {
            lines.extend(self.books_note(columns));
        }
        lines
    }

    fn title(&self) -> String {
        let own = self.words.key(&own_key(self.ledger, "rules-title"));
        own.unwrap_or_else(|| {
            let game = self.words.key(&own_key(self.ledger, "name"));
            let game = game.unwrap_or_else(|| self.id.to_owned());
            self.words.fill("ui-rules-title", &[("game", (&game).into())])
        })
    }

    /// The explanation of the mark at our rulings.
    fn mark_note(&self, columns: usize) -> Vec<PageLine> {
        let fill = |key| self.words.fill(key, &[]);
        let note = format!("{OURS} {}: {}", fill("ui-rules-ours"), fill("ui-rules-ours-about"));
        paragraphs(LineKind::Note, &note, columns)
    }

    fn rule(&self, rule: &Rule, columns: usize) -> Vec<PageLine> {
        let id = rule.id.as_str();
        let mark = if rule.is_ours() { OURS } else { " " };
        let mut text = self.words.rule(rule.id).unwrap_or_else(|| format!("⟨{id}⟩"));
        if let Some(editions) = self.editions(rule) {
            text = format!("{text} {editions}");
        }
        let longest = self.ledger.iter().map(|rule| width(rule.id.as_str())).max();
        let indent = longest.unwrap_or_default() + 4;
        let line = |label: String, text| PageLine { kind: LineKind::Rule(rule.id), label, text };
        if columns < BESIDE_MIN {
            let head = line(format!("{mark} {id}"), String::new());
            let body = wrap(&text, columns.saturating_sub(2));
            return [head]
                .into_iter()
                .chain(body.into_iter().map(|t| line("  ".into(), t)))
                .collect();
        }
        let lines = wrap(&text, columns - indent);
        let label = |idx| match idx {
            0 => format!("{} {mark} ", fit(id, indent - 3)),
            _ => " ".repeat(indent),
        };
        lines.into_iter().enumerate().map(|(idx, text)| line(label(idx), text)).collect()
    }

    /// For rulebooks that differ: which of them say what, as `[en pl] [de]`; else its other tags in
    /// words.
    fn editions(&self, rule: &Rule) -> Option<String> {
        let marks = rule.tags.iter().filter_map(|tag| {
            let books = books(tag);
            if !books.is_empty() {
                return Some(format!("[{}]", books.join(" ")));
            }
            let first = tag.split(' ').next().unwrap_or_default();
            let known = self.words.key(&format!("ui-rules-edition-{first}"))?;
            (!matches!(first, "all" | "en" | "pl" | "de")).then(|| format!("[{known}]"))
        });
        let mut seen: Vec<String> = Vec::new();
        for mark in marks {
            if !seen.contains(&mark) {
                seen.push(mark);
            }
        }
        (!seen.is_empty()).then(|| seen.join(" "))
    }

    /// The explanation of the rulebooks' marks, if there are any.
    fn books_note(&self, columns: usize) -> Vec<PageLine> {
        let is_marked = |rule: &Rule| rule.tags.iter().any(|tag| !books(tag).is_empty());
        if !self.ledger.iter().any(is_marked) {
            return Vec::new();
        }
        paragraphs(LineKind::Note, &self.words.fill("ui-rules-editions-about", &[]), columns)
    }
}

/// The rulebooks whose own rule a tag marks: `en pl`, `de: …`. A remark after a comma or a
/// semicolon says that all of them amount to the same, or that the rule is used for all.
fn books(tag: &str) -> Vec<&str> {
    if tag.contains([';', ',']) && !tag.contains(':') {
        return Vec::new();
    }
    let words = tag.split(' ').map(|word| word.trim_end_matches(':'));
    words.take_while(|word| matches!(*word, "en" | "pl" | "de")).collect()
}

pub(super) fn paragraphs(kind: LineKind, text: &str, columns: usize) -> Vec<PageLine> {
    wrap(text, columns).into_iter().map(|line| PageLine::new(kind, line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::cards::shipped;
    use contract::{Game, Language};
    use jolly_roger::JollyRoger;
    use port_royal::PortRoyal;
    use rum::Rum;

    fn pages(columns: usize) -> Vec<Vec<PageLine>> {
        let page = |language| {
            let words = Words::of::<Rum>(language);
            let (ledger, sections, cards) = (Rum::ledger(), Rum::sections(), &shipped::<Rum>()[..]);
            Book { id: Rum::ID, words: &words, ledger, sections, cards }.page(columns)
        };
        Language::ALL.map(page).into()
    }

    #[test]
    fn every_rule_is_there_in_every_language_and_fits_the_width() {
        for columns in [30, 63, 64, 80, 100] {
            for page in pages(columns) {
                for rule in Rum::ledger() {
                    assert!(
                        page.iter().any(|line| line.kind == LineKind::Rule(rule.id)),
                        "{}",
                        rule.id
                    );
                }
                for line in &page {
                    let whole = format!("{}{}", line.label, line.text);
                    assert!(width(&whole) <= columns, "{columns}: {whole}");
                    assert!(!whole.contains('⟨'), "{whole}");
                }
            }
        }
    }

    #[test]
    fn the_cards_are_there_in_every_language_and_fit_the_width() {
        fn look<G: Game>(columns: usize) {
            for language in Language::ALL {
                let (words, cards) = (Words::of::<G>(language), &shipped::<G>()[..]);
                let (ledger, sections) = (G::ledger(), G::sections());
                let book = Book { id: G::ID, words: &words, ledger, sections, cards };
                let page = book.page(columns);
                for table in cards {
                    let title = words.fill(table.title, &[]);
                    let is_there =
                        |line: &PageLine| line.kind == LineKind::Heading && line.text == title;
                    assert!(page.iter().any(is_there), "{title}");
                }
                for line in book.cards(columns) {
                    assert!(width(&line.text) <= columns, "{columns}: {}", line.text);
                    assert!(!line.text.contains('⟨'), "{}", line.text);
                }
            }
        }
        for columns in [30, 63, 80, 100] {
            look::<Rum>(columns);
            look::<PortRoyal>(columns);
            look::<JollyRoger>(columns);
        }
    }

    #[test]
    fn a_person_is_looked_up_by_cost_points_and_power() {
        let words = Words::of::<PortRoyal>(Language::En);
        let (ledger, sections) = (PortRoyal::ledger(), PortRoyal::sections());
        let cards = &shipped::<PortRoyal>()[..];
        let book = Book { id: PortRoyal::ID, words: &words, ledger, sections, cards };
        let told = |columns| {
            let lines = book.cards(columns);
            lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join("\n")
        };
        let wide = told(80);
        assert!(wide.contains("Cost  Points  Number\n"), "{wide}");
        assert!(wide.contains("Pirate                       5       1       1\n"), "{wide}");
        assert!(
            wide.contains("                             9       3       1\n  2 swords\n"),
            "{wide}"
        );
        let narrow = told(30);
        assert!(narrow.contains("Pirate\n  Cost: 5 · Points: 1 ·\n  Number: 1\n"), "{narrow}");
    }

    #[test]
    fn rules_are_marked_where_the_books_differ() {
        assert_eq!(books("en pl"), ["en", "pl"]);
        assert_eq!(books("de: its variant says so"), ["de"]);
        assert_eq!(books("en pl: silent, so ours"), ["en", "pl"]);
        for same in ["all", "ours", "all; last de", "de, taken for all", "en; pl says the same"] {
            assert_eq!(books(same), [""; 0], "{same}");
        }
        let (ledger, sections) = (JollyRoger::ledger(), JollyRoger::sections());
        for language in Language::ALL {
            let words = Words::of::<JollyRoger>(language);
            let book = Book { id: JollyRoger::ID, words: &words, ledger, sections, cards: &[] };
            let map = book.editions(book.find("jr-island-map").unwrap());
            assert_eq!(map.as_deref(), Some("[en pl] [de]"));
            assert_eq!(book.editions(book.find("jr-players").unwrap()), None);
            let note = |line: &PageLine| {
                line.kind == LineKind::Note && line.text.contains("[en] [pl] [de]")
            };
            assert!(book.page(80).iter().any(note));
        }
    }

    #[test]
    fn our_rulings_are_marked_and_others_are_not() {
        let first = |page: &[PageLine], rule: &Rule| {
            let found = page.iter().find(|line| line.kind == LineKind::Rule(rule.id));
            found.map(|line| line.label.clone()).unwrap_or_default()
        };
        for page in pages(80) {
            for rule in Rum::ledger() {
                assert_eq!(first(&page, rule).contains(OURS), rule.is_ours(), "{}", rule.id);
            }
        }
    }
}
