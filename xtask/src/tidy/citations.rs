//! Citations of rules in doc comments: ``Decides: [`A`], [`B`].`` above the one place that decides
//! these rules, and ``See: [`A`].`` above other code that has to do with them. Both are links, so
//! that rustdoc checks them and an editor follows them.

use crate::problem::Problem;
use crate::repo::SourceFile;

/// What a citation says about its code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DependencyKind {
    /// The code decides the rule.
    Decides,
    /// The code has to do with the rule.
    See,
}

impl DependencyKind {
    /// The kind that a word opens a list of.
    fn opened_by(word: &str) -> Option<Self> {
        match word {
            "Decides:" => Some(Self::Decides),
            "See:" => Some(Self::See),
            _ => None,
        }
    }
}

/// One rule in a list.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Citation<'a> {
    pub(crate) kind: DependencyKind,
    /// The last part of the link: `RUM_SET_HAND`.
    pub(crate) constant: &'a str,
    pub(crate) line: usize,
}

/// The citations of a file, and its lists that are not in their form.
pub(crate) fn read(file: &SourceFile) -> (Vec<Citation<'_>>, Vec<Problem>) {
    let (mut cited, mut problems) = (Vec::new(), Vec::new());
    // The list that the line above has left open.
    let mut open = None;
    for (line, text) in (1..).zip(file.text.lines()) {
        let mut problem = |what: String| problems.push(Problem::at(&file.path, line, what));
        let Some(words) = doc_words(text) else {
            if open.take().is_some() {
                problem("the list of rules above must end with a full stop".to_owned());
            }
            if text.trim_start().starts_with("//") && text.contains("Decides:") {
                problem("`Decides:` belongs in a doc comment, which can link to a rule".to_owned());
            }
            continue;
        };
        for word in words {
            let Some(kind) = open else {
                open = DependencyKind::opened_by(word);
                if word == "Rules:" {
                    problem("`Rules:` is out of use: write `Decides:` or `See:`".to_owned());
                }
                continue;
            };
            let link = link(word);
            if let Some((constant, _)) = link {
                cited.push(Citation { kind, constant, line });
            } else {
                problem(format!("`{word}` is no link to a rule, such as [`RUM_SET`]"));
            }
            open = link.filter(|(_, end)| *end == ",").map(|_| kind);
        }
    }
    (cited, problems)
}

/// The words of a line of a doc comment.
fn doc_words(line: &str) -> Option<std::str::SplitWhitespace<'_>> {
    let line = line.trim_start();
    let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"))?;
    Some(text.split_whitespace())
}

/// The constant that a word links to, and the mark after it, if it is one of a list.
fn link(word: &str) -> Option<(&str, &str)> {
    let (path, end) = word.strip_prefix("[`")?.split_once("`]")?;
    let constant = path.rsplit("::").next()?;
    matches!(end, "," | ".").then_some((constant, end))
}

#[cfg(test)]
mod tests {
    //! Lists in every form, right and wrong.
    use super::*;
    use crate::problem::shown;
    use crate::repo::file;

    fn found(text: &str) -> Vec<String> {
        shown(&read(&file("src/toy.rs", text)).1)
    }

    #[test]
    fn lists_may_go_over_lines_and_follow_a_sentence() {
        let text = "//! Toy. See: [`crate::ledger::TOY_END`].\n\n/// Draws.\n\
                    /// Decides: [`TOY_DRAW`],\n/// [`TOY_TAX`].\n/// See: [`TOY_END`].\n";
        let toy = file("src/toy.rs", text);
        let (cited, problems) = read(&toy);
        assert!(problems.is_empty(), "{problems:?}");
        let cited: Vec<_> = cited.iter().map(|it| (it.kind, it.constant, it.line)).collect();
        let (decides, see) = (DependencyKind::Decides, DependencyKind::See);
        let expected = [
            (see, "TOY_END", 1),
            (decides, "TOY_DRAW", 4),
            (decides, "TOY_TAX", 5),
            (see, "TOY_END", 6),
        ];
        assert_eq!(cited, expected);
    }

    #[test]
    fn plain_ids_and_prose_in_a_list_are_reported() {
        assert_eq!(
            found("/// Decides: TOY-DRAW, TOY-END.\n/// See: [`TOY_END`] too.\n"),
            [
                "src/toy.rs:1: `TOY-DRAW,` is no link to a rule, such as [`RUM_SET`]",
                "src/toy.rs:2: `[`TOY_END`]` is no link to a rule, such as [`RUM_SET`]",
            ]
        );
    }

    #[test]
    fn a_list_must_end() {
        let expected = ["src/toy.rs:2: the list of rules above must end with a full stop"];
        assert_eq!(found("/// Decides: [`TOY_DRAW`],\nfn draw();\n"), expected);
    }

    #[test]
    fn only_doc_comments_can_decide() {
        let expected =
            ["src/toy.rs:1: `Decides:` belongs in a doc comment, which can link to a rule"];
        assert_eq!(found("    // Decides: [`TOY_DRAW`].\n"), expected);
    }

    #[test]
    fn the_old_form_is_reported() {
        let expected = ["src/toy.rs:1: `Rules:` is out of use: write `Decides:` or `See:`"];
        assert_eq!(found("/// Draws. Rules: [`TOY_DRAW`].\nfn draw(rules: &Rules) {}\n"), expected);
    }
}
