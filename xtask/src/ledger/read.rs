//! Parses `RULES.md`. A rule is a list line `- ID text [tags]`; the id is two or more upper-case
//! words joined by `-`, the first of them the game's prefix. Indented lines below continue it. All
//! other lines are prose for people. [`ids_in`] finds ids in other texts.

use std::ops::Range;

use crate::problem::Problem;

/// The rules of one game, in the order of its `RULES.md`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ledger {
    /// The folder of the game: `port-royal`.
    pub(crate) game: String,
    /// The first word of every id: `PR`. Empty only while there is no rule.
    pub(crate) prefix: String,
    pub(crate) rules: Vec<Rule>,
}

/// A rule: its id, and its text with the tags.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(crate) id: String,
    pub(crate) text: String,
    pub(crate) line: usize,
    /// The number of headings `## …` above it, minus one: its section on the rules page.
    pub(crate) section: usize,
}

impl Ledger {
    pub(crate) fn path(&self) -> String {
        format!("games/{}/RULES.md", self.game)
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.rules.iter().any(|rule| rule.id == id)
    }
}

impl Rule {
    /// The constant in `ledger.rs`: `RUM_SET_HAND`.
    pub(crate) fn constant(&self) -> String {
        self.id.replace('-', "_")
    }

    /// The texts in brackets: whose rule it is.
    pub(crate) fn tags(&self) -> Vec<&str> {
        let after = self.text.split('[').skip(1);
        after.filter_map(|part| part.split_once(']').map(|(tag, _)| tag)).collect()
    }

    /// The module with the rule's tests: `rum_set_hand`.
    pub(crate) fn module(&self) -> String {
        self.constant().to_lowercase()
    }

    /// The Fluent message with the rule's text for players: `rule-rum-set-hand`.
    pub(crate) fn message(&self) -> String {
        format!("rule-{}", self.id.to_lowercase())
    }
}

/// Parses a ledger and reports malformed lines; nothing should be generated then.
pub(crate) fn read(game: &str, text: &str) -> (Ledger, Vec<Problem>) {
    let mut ledger = Ledger { game: game.to_owned(), prefix: String::new(), rules: Vec::new() };
    let mut problems = Vec::new();
    let path = ledger.path();
    // Whether the line above belongs to a rule, so that an indented line continues it.
    let mut within_rule = false;
    let mut headings = 0_usize;
    for (idx, line) in text.lines().enumerate() {
        headings += usize::from(line.starts_with("## "));
        if within_rule && line.starts_with("  ") && !line.trim().is_empty() {
            let rule = ledger.rules.last_mut().expect("a rule was read just above");
            rule.text = format!("{} {}", rule.text, line.trim());
            continue;
        }
        let rule = line.strip_prefix("- ").and_then(rule_line);
        within_rule = rule.is_some();
        let Some((id, text)) = rule else { continue };
        let prefix = id.split('-').next().unwrap_or_default();
        if ledger.prefix.is_empty() {
            prefix.clone_into(&mut ledger.prefix);
        }
        if !is_id(id) || prefix != ledger.prefix {
            let what = format!("`{id}` is not an id of the form {}-WORD", ledger.prefix);
            problems.push(Problem::at(&path, idx + 1, what));
        } else if ledger.has(id) {
            problems.push(Problem::at(&path, idx + 1, format!("{id} is listed twice")));
        }
        ledger.rules.push(Rule {
            id: id.to_owned(),
            text: text.trim().to_owned(),
            line: idx + 1,
            section: headings.saturating_sub(1),
        });
    }
    for rule in &ledger.rules {
        let has_tag = rule.text.contains('[') && rule.text.contains(']');
        if !has_tag {
            let what = format!("{} needs a text and a tag that says whose rule it is", rule.id);
            problems.push(Problem::at(&path, rule.line, what));
        }
    }
    if ledger.rules.is_empty() {
        problems.push(Problem::new(&path, "has no rule of the form `- ID text [tags]`"));
    }
    (ledger, problems)
}

/// Splits off the first word of a list line if it is meant as an id. Words such as `RUM-set` count
/// too and are reported later: a mistyped rule must not turn into prose.
fn rule_line(line: &str) -> Option<(&str, &str)> {
    let (word, text) = line.split_once(' ').unwrap_or((line, ""));
    let prefix = word.split_once('-')?.0;
    let upper = prefix.len() > 1 && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    upper.then_some((word, text))
}

/// Whether a word has the form of an id: `RUM-SET-HAND`.
fn is_id(word: &str) -> bool {
    word.contains('-')
        && word.split('-').all(|part| {
            part.starts_with(|c: char| c.is_ascii_uppercase()) && part.bytes().all(is_id_byte)
        })
}

fn is_id_byte(byte: u8) -> bool {
    byte.is_ascii_uppercase() || byte.is_ascii_digit()
}

/// Every id with this prefix in a text, with its line.
pub(crate) fn ids_in(text: &str, prefix: &str) -> Vec<(usize, String)> {
    let ids_of = |line| id_spans(line, prefix);
    (1..)
        .zip(text.lines())
        .flat_map(|(number, line)| {
            ids_of(line).into_iter().map(move |span| (number, line[span].to_owned()))
        })
        .collect()
}

/// Where ids with this prefix appear in a line. They are whole words, and a family such as
/// `RUM-SET-*` does not cite `RUM-SET`.
pub(crate) fn id_spans(line: &str, prefix: &str) -> Vec<Range<usize>> {
    let in_word = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let mut spans = Vec::new();
    for (start, _) in line.match_indices(&format!("{prefix}-")) {
        let rest = &line[start..];
        let in_id = |c: char| c == '-' || u8::try_from(c).is_ok_and(is_id_byte);
        let word = &rest[..rest.find(|c| !in_id(c)).unwrap_or(rest.len())];
        let is_whole =
            !line[..start].ends_with(in_word) && !rest[word.len()..].starts_with(in_word);
        if is_whole && is_id(word) {
            spans.push(start..start + word.len());
        }
    }
    spans
}

#[cfg(test)]
mod tests {
    //! Lines of real ledgers, and mistakes in them.
    use super::*;
    use crate::problem::shown;

    #[test]
    fn rules_are_list_lines_with_an_id() {
        let text = "# Toy\nTags: `[book]`.\n- TOY-DRAW Take a card [book]; or two [ours].\n\
                    - prose\n\
                    - TOY-END-TIE Shared,\n  by all. [ours]\n\n  no more\n";
        let (ledger, problems) = read("toy", text);
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(ledger.prefix, "TOY");
        assert_eq!(ledger.rules.len(), 2);
        assert_eq!(ledger.rules[0].text, "Take a card [book]; or two [ours].");
        assert_eq!(ledger.rules[1].text, "Shared, by all. [ours]");
        assert_eq!(ledger.rules[1].line, 5);
        assert_eq!(ledger.rules[1].constant(), "TOY_END_TIE");
        assert_eq!(ledger.rules[1].module(), "toy_end_tie");
        assert_eq!(ledger.rules[1].message(), "rule-toy-end-tie");
    }

    #[test]
    fn mistakes_are_reported_with_their_line() {
        let text = "- TOY-DRAW Take one. [book]\n- TOY-draw Take two. [book]\n\
                    - TOY-DRAW Take three. [book]\n- TYO-END Over. [book]\n- TOY-TAX No tag.\n\
                    - TOY-BARE\n";
        let (_, problems) = read("toy", text);
        assert_eq!(
            shown(&problems),
            [
                "games/toy/RULES.md:2: `TOY-draw` is not an id of the form TOY-WORD",
                "games/toy/RULES.md:3: TOY-DRAW is listed twice",
                "games/toy/RULES.md:4: `TYO-END` is not an id of the form TOY-WORD",
                "games/toy/RULES.md:5: TOY-TAX needs a text and a tag that says whose rule it is",
                "games/toy/RULES.md:6: TOY-BARE needs a text and a tag that says whose rule it is",
            ]
        );
        assert_eq!(read("toy", "# Toy\n").1.len(), 1);
    }

    #[test]
    fn ids_are_whole_words() {
        let prose = "TOY-SET-HAND, (TOY-SET); TOY-SET-* NOTTOY-X TOY-Story TOY-1 TOY_END TOY-END-";
        let cited: Vec<String> = ids_in(prose, "TOY").into_iter().map(|(_, id)| id).collect();
        assert_eq!(cited, ["TOY-SET-HAND", "TOY-SET"]);
        assert_eq!(ids_in("\n\nTOY-END", "TOY"), [(3, "TOY-END".to_owned())]);
    }
}
