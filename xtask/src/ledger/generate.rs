//! Writes `ledger.rs`. The rule's text becomes documentation, so that an editor shows the rule
//! wherever the constant is used. Markdown markup is escaped, and ids named in a rule become links
//! to the other rule.

use std::process::Command;

use anyhow::Result;

use super::read::{Ledger, Rule, id_spans};
use crate::process;
use crate::repo::Repo;

/// The width of a line of documentation: 100 columns without `/// ` and without an escape in front.
const WIDTH: usize = 94;

/// The text of `ledger.rs`, formatted by rustfmt so that `cargo fmt --check` passes.
pub(crate) fn formatted(repo: &Repo, ledger: &Ledger) -> Result<String> {
    let mut rustfmt = Command::new("rustfmt");
    rustfmt.current_dir(repo.root()).args(["--edition", "2024", "--emit", "stdout"]);
    process::filter(&mut rustfmt, &generate(ledger))
}

const HEAD: &str = r#"//! Every rule of this game as a constant, with the rule as its documentation.
//!
//! GENERATED from `RULES.md` by `cargo xtask ledger`; change the rules there, not here.
#![allow(clippy::doc_markdown, reason = "the rules are prose, not code")]

use contract::{Rule, RuleId};

"#;

fn generate(ledger: &Ledger) -> String {
    let constants = ledger.rules.iter().map(|rule| constant(rule, ledger));
    let entries = ledger.rules.iter().map(entry);
    format!(
        "{HEAD}{}/// Every rule, in the order of `RULES.md`.\npub const ALL: &[Rule] = &[{}];\n",
        constants.collect::<String>(),
        entries.collect::<String>()
    )
}

/// The rule as the rules page needs it: its section, and whose rule it is.
fn entry(rule: &Rule) -> String {
    let tags: Vec<String> = rule.tags().iter().map(|tag| format!("{tag:?}")).collect();
    let (name, section, tags) = (rule.constant(), rule.section, tags.join(", "));
    format!("Rule {{ id: {name}, section: {section}, tags: &[{tags}] }},\n")
}

fn constant(rule: &Rule, ledger: &Ledger) -> String {
    let words = wrapped(&escaped(&rule.text, ledger)).join("\n/// ");
    let (name, id) = (rule.constant(), &rule.id);
    format!("/// {words}\npub const {name}: RuleId = RuleId::new(\"{id}\");\n\n")
}

/// Escapes characters that Markdown or rustdoc would interpret, and links known ids.
fn escaped(text: &str, ledger: &Ledger) -> String {
    let mut out = String::new();
    let mut done = 0;
    for span in id_spans(text, &ledger.prefix) {
        let id = &text[span.clone()];
        if ledger.has(id) {
            out += &literal(&text[done..span.start]);
            out += &["[`", &id.replace('-', "_"), "`]"].concat();
            done = span.end;
        }
    }
    out + &literal(&text[done..])
}

fn literal(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if "\\`*_[]<>&~".contains(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// Wraps a text; no line begins like a Markdown list or heading.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(harmless_start(word)),
        }
    }
    lines
}

fn harmless_start(word: &str) -> String {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, rest) = word.split_at(digits);
    if number.is_empty() && rest.starts_with(['-', '+', '#', '=', '|']) {
        return format!("\\{rest}");
    }
    if !number.is_empty() && rest.starts_with(['.', ')']) {
        return format!("{number}\\{rest}");
    }
    word.to_owned()
}

#[cfg(test)]
mod tests {
    //! What rustdoc and rustfmt would object to, in small.
    use super::super::read::read;
    use super::*;

    fn toy(text: &str) -> Ledger {
        let (ledger, problems) = read("toy", text);
        assert!(problems.is_empty(), "{problems:?}");
        ledger
    }

    #[test]
    fn a_rule_becomes_a_documented_constant() {
        let text =
            generate(&toy("- TOY-DRAW Take <one> card. [book]\n- TOY-END See TOY-DRAW. [ours]\n"));
        assert!(text.contains(
            "\n/// Take \\<one\\> card. \\[book\\]\n\
             pub const TOY_DRAW: RuleId = RuleId::new(\"TOY-DRAW\");\n\
             \n/// See [`TOY_DRAW`]. \\[ours\\]\n"
        ));
        assert!(text.contains("Rule { id: TOY_END, section: 0, tags: &[\"ours\"] },\n"));
        assert!(text.starts_with("//! "));
    }

    #[test]
    fn links_do_not_cut_longer_ids_and_unknown_ids_stay_words() {
        let ledger = toy("- TOY-SET A. [book]\n- TOY-SET-HAND B. [book]\n");
        let text = escaped("TOY-SET, TOY-SET-HAND, TOY-GONE, TOY-SET-GONE", &ledger);
        assert_eq!(text, "[`TOY_SET`], [`TOY_SET_HAND`], TOY-GONE, TOY-SET-GONE");
    }

    #[test]
    fn long_texts_are_wrapped_and_no_line_starts_a_list() {
        let lines = wrapped(&"moves on by 1. Then - or later - 2) comes + more # and ".repeat(20));
        assert!(lines.len() > 5);
        for line in lines {
            assert!(line.chars().count() <= WIDTH + 1, "{line}");
            let first = line.split(' ').next().unwrap();
            assert!(!["-", "+", "#", "1.", "2)"].contains(&first), "{line}");
        }
    }

    #[test]
    fn rustfmt_lays_out_short_and_long_lists() {
        let repo = Repo::find().unwrap();
        let few = formatted(&repo, &toy("- TOY-A One. [book]\n")).unwrap();
        assert!(few.contains("= &[Rule { id: TOY_A, section: 0, tags: &[\"book\"] }];\n"), "{few}");
        let long = "LONG-".repeat(8);
        let many = format!("- TOY-{long}A One. [book]\n- TOY-{long}B Two. [book]\n");
        let text = formatted(&repo, &toy(&many)).unwrap();
        assert!(text.lines().all(|line| line.len() <= 100), "{text}");
    }
}
