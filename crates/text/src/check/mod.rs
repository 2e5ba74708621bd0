//! Checks Fluent files, for tests: all languages must have the same messages, each in its grammar.

mod usage;
mod book;
mod dummy;

use std::collections::BTreeSet;

use contract::Language;

use crate::check::book::Book;
use crate::{Fault, FluentProblem, shared};

/// The grammatical cases of our languages. Other forms are fine too, if a message asks for them.
const CASES: [&str; 7] = ["nom", "acc", "gen", "dat", "ins", "loc", "voc"];

/// What is wrong with a game's Fluent files: keys or arguments that one language lacks, files that
/// cannot be parsed, keys that appear twice, plurals that lack a form of the language, unknown
/// forms, and messages that cannot be formatted with dummy arguments.
///
/// ```
/// use contract::Language;
/// use text::check_words;
///
/// let words = |language| match language {
///     Language::En => "drawn = { $n } drawn",
///     Language::Pl => "drawn = dobrane",
///     Language::De => "draw = Zug",
/// };
/// let problems: Vec<String> = check_words(words).iter().map(ToString::to_string).collect();
/// assert_eq!(problems, [
///     "en draw: is missing",
///     "pl draw: is missing",
///     "pl drawn: does not use $n, as other languages do",
///     "de drawn: is missing",
/// ]);
/// ```
pub fn check_words<'a>(words: impl Fn(Language) -> &'a str) -> Vec<FluentProblem> {
    let read = |language| Book::read(language, shared::words(language), words(language));
    check(&Language::ALL.map(read))
}

fn check(books: &[Book<'_>]) -> Vec<FluentProblem> {
    let mut problems = Vec::new();
    for book in books {
        book.check_entries(&mut problems);
        check_forms(book, &mut problems);
        dummy::check(book, &mut problems);
    }
    let keys: BTreeSet<&str> = books.iter().flat_map(Book::keys).collect();
    for key in keys {
        check_key(books, key, &mut problems);
    }
    problems
}

/// A message must exist in all languages, and use the same arguments.
fn check_key(books: &[Book<'_>], key: &str, problems: &mut Vec<FluentProblem>) {
    let all: BTreeSet<&str> = books.iter().flat_map(|book| book.arguments(key)).collect();
    for book in books {
        if !book.has(key) {
            problems.push(book.problem(key, Fault::Missing));
            continue;
        }
        let used = book.arguments(key);
        let unused: Vec<String> = all.difference(&used).map(|name| (*name).to_owned()).collect();
        if !unused.is_empty() {
            problems.push(book.problem(key, Fault::Arguments(unused)));
        }
    }
}

/// A mistyped form would silently become the nominative. So a form that is not a case must be both
/// asked for by a message and defined by a thing.
fn check_forms(book: &Book<'_>, problems: &mut Vec<FluentProblem>) {
    let asked: BTreeSet<&str> = book.forms_asked().map(|(_, form)| form).collect();
    let given: BTreeSet<&str> = book.forms_given().map(|(_, form)| form).collect();
    let known = |form| CASES.contains(&form) || (asked.contains(form) && given.contains(form));
    for (key, form) in book.forms_asked().chain(book.forms_given()) {
        if !known(form) {
            problems.push(book.problem(key, Fault::Form(form.to_owned())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shared_words_are_whole() {
        let books = Language::ALL.map(|language| Book::read(language, "", shared::words(language)));
        assert_eq!(check(&books), []);
    }
}
