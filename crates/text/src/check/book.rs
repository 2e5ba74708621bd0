//! A Fluent file as the checks see it: its messages, and what they use.

use std::collections::{BTreeMap, BTreeSet};

use contract::Language;
use fluent_syntax::ast::{Entry, Message, Pattern, Term};
use fluent_syntax::parser::{ParserError, parse_runtime};

use crate::check::usage::{Usage, Walk};
use crate::telling::BESIDE;
use crate::{Fault, FluentProblem};

/// One Fluent file, and what else its messages may refer to.
pub(crate) struct Book<'a> {
    pub(crate) language: Language,
    /// The file itself.
    pub(crate) text: &'a str,
    errors: Vec<ParserError>,
    doubles: Vec<&'a str>,
    index: Index<'a>,
    messages: BTreeSet<&'a str>,
    terms: BTreeSet<&'a str>,
}

/// Messages and terms by id, of the file and of those it builds on. The Fluent reader keeps both in
/// one map, so they share their ids.
#[derive(Default)]
pub(crate) struct Index<'a>(BTreeMap<&'a str, Entry<&'a str>>);

impl<'a> Index<'a> {
    pub(crate) fn message(&self, id: &str) -> Option<&Message<&'a str>> {
        if let Entry::Message(message) = self.0.get(id)? { Some(message) } else { None }
    }

    pub(crate) fn term(&self, id: &str) -> Option<&Term<&'a str>> {
        if let Entry::Term(term) = self.0.get(id)? { Some(term) } else { None }
    }

    /// Adds the entries of a file; returns the new ids and the repeated ones.
    fn add(&mut self, entries: Vec<Entry<&'a str>>) -> (BTreeSet<&'a str>, Vec<&'a str>) {
        let (mut added, mut doubles) = (BTreeSet::new(), Vec::new());
        for entry in entries {
            let id = match &entry {
                Entry::Message(message) => message.id.name,
                Entry::Term(term) => term.id.name,
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => continue,
            };
            if self.0.contains_key(id) {
                doubles.push(id);
            } else {
                self.0.insert(id, entry);
                added.insert(id);
            }
        }
        (added, doubles)
    }
}

impl<'a> Book<'a> {
    /// Parses `text`, whose messages may refer to those of `base`.
    pub(crate) fn read(language: Language, base: &'a str, text: &'a str) -> Self {
        let mut index = Index::default();
        // Problems in the base are found when the base itself is checked.
        index.add(parse_runtime(base).unwrap_or_else(|(readable, _)| readable).body);
        let (tree, errors) = match parse_runtime(text) {
            Ok(tree) => (tree, Vec::new()),
            Err((readable, errors)) => (readable, errors),
        };
        let (added, doubles) = index.add(tree.body);
        let (messages, terms) = added.into_iter().partition(|id| index.message(id).is_some());
        Self { language, text, errors, doubles, index, messages, terms }
    }

    /// The keys of its messages.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &'a str> {
        self.messages.iter().copied()
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.messages.contains(key)
    }

    pub(crate) fn problem(&self, key: &str, fault: Fault) -> FluentProblem {
        FluentProblem { language: self.language, key: key.to_owned(), fault }
    }

    /// What a message uses, with all its forms and the messages it refers to.
    pub(crate) fn usage(&self, key: &str) -> Usage<'_> {
        self.index.message(key).map(|message| self.walk(patterns(message))).unwrap_or_default()
    }

    fn usage_of_term(&self, id: &str) -> Usage<'_> {
        let usage = self.index.term(id).map(|term| {
            let attributes = term.attributes.iter().map(|attribute| &attribute.value);
            self.walk(attributes.chain([&term.value]))
        });
        usage.unwrap_or_default()
    }

    fn walk<'b>(&'b self, patterns: impl Iterator<Item = &'b Pattern<&'a str>>) -> Usage<'b> {
        let mut walk = Walk::new(self.language, &self.index);
        patterns.for_each(|pattern| walk.pattern(pattern));
        walk.usage
    }

    /// The arguments a message uses; derived arguments such as `$x-n` count as `x`.
    pub(crate) fn arguments(&self, key: &str) -> BTreeSet<&str> {
        let argument = |name| BESIDE.iter().find_map(|end| str::strip_suffix(name, end));
        let names = self.usage(key).variables.into_keys();
        names.map(|name| argument(name).unwrap_or(name)).collect()
    }

    /// Every form that its messages and terms ask for, with the id that asks.
    pub(crate) fn forms_asked(&self) -> impl Iterator<Item = (&str, &str)> {
        let messages = self.messages.iter().map(|key| (*key, self.usage(key)));
        let terms = self.terms.iter().map(|id| (*id, self.usage_of_term(id)));
        let all = messages.chain(terms);
        all.flat_map(|(key, usage)| usage.forms.into_iter().map(move |form| (key, form)))
    }

    /// Every form that its messages have, with the message's id.
    pub(crate) fn forms_given(&self) -> impl Iterator<Item = (&str, &str)> {
        let messages = self.messages.iter().filter_map(|key| self.index.message(key));
        messages.flat_map(|message| {
            message.attributes.iter().map(|form| (message.id.name, form.id.name))
        })
    }

    /// Checks single messages and terms, regardless of the other languages.
    pub(crate) fn check_entries(&self, problems: &mut Vec<FluentProblem>) {
        for error in &self.errors {
            let line = self.text.bytes().take(error.pos.start).filter(|b| *b == b'\n').count() + 1;
            let fault = Fault::Syntax(error.kind.to_string());
            problems.push(self.problem(&format!("line {line}"), fault));
        }
        problems.extend(self.doubles.iter().map(|key| self.problem(key, Fault::Duplicate)));
        for key in &self.messages {
            if self.index.message(key).is_some_and(|message| message.value.is_none()) {
                problems.push(self.problem(key, Fault::NoValue));
            }
            let faults = self.usage(key).faults.into_iter();
            problems.extend(faults.map(|fault| self.problem(key, fault)));
        }
        for id in &self.terms {
            let faults = self.usage_of_term(id).faults.into_iter();
            problems.extend(faults.map(|fault| self.problem(&format!("-{id}"), fault)));
        }
    }
}

/// The value of a message and all its forms.
pub(crate) fn patterns<'b, 'a>(
    message: &'b Message<&'a str>,
) -> impl Iterator<Item = &'b Pattern<&'a str>> {
    message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value))
}
