//! What a message uses: a walk over all branches of its syntax tree.

use std::collections::{BTreeMap, BTreeSet};

use contract::Language;
use fluent_syntax::ast::{
    CallArguments, Expression, Identifier, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};

use crate::Fault;
use crate::check::book::{Index, patterns};

/// The plural categories.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What a message uses, and problems in the way it does.
#[derive(Default)]
pub(crate) struct Usage<'a> {
    pub(crate) variables: BTreeMap<&'a str, Variable<'a>>,
    /// The forms of things it asks for.
    pub(crate) forms: BTreeSet<&'a str>,
    pub(crate) faults: Vec<Fault>,
}

/// How a message uses a variable, as far as that shows its type.
#[derive(Default)]
pub(crate) struct Variable<'a> {
    /// The variant keys of its selectors; plural categories and numbers among them make it a
    /// number.
    pub(crate) choices: BTreeSet<&'a str>,
}

impl Variable<'_> {
    pub(crate) fn is_number(&self) -> bool {
        let literal = |choice: &str| !choice.starts_with(|first: char| first.is_ascii_alphabetic());
        let number = |choice: &&str| PLURALS.contains(choice) || literal(choice);
        // A lone `other` is not enough: selectors by words also end with it.
        self.choices.iter().any(|choice| *choice != "other" && number(choice))
    }
}

/// A walk over the patterns of a message.
pub(crate) struct Walk<'b, 'a> {
    language: Language,
    index: &'b Index<'a>,
    /// The messages on the current path, so that a cycle of references ends.
    path: Vec<&'a str>,
    pub(crate) usage: Usage<'b>,
}

impl<'b, 'a: 'b> Walk<'b, 'a> {
    pub(crate) fn new(language: Language, index: &'b Index<'a>) -> Self {
        Self { language, index, path: Vec::new(), usage: Usage::default() }
    }

    pub(crate) fn pattern(&mut self, pattern: &'b Pattern<&'a str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &'b Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    self.choice(id.name, variants);
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &'b InlineExpression<&'a str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.usage.variables.entry(id.name).or_default();
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => self.call(id.name, arguments),
            InlineExpression::MessageReference { id, attribute } => {
                self.message(id.name, attribute.as_ref());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                if self.index.term(id.name).is_none() {
                    self.fault(Fault::Reference(format!("-{}", id.name)));
                }
                // Variables in a term are those passed to it, not those of the message.
                if let Some(given) = arguments {
                    self.arguments(given);
                }
            }
        }
    }

    fn message(&mut self, id: &'a str, attribute: Option<&'b Identifier<&'a str>>) {
        let Some(message) = self.index.message(id) else {
            self.fault(Fault::Reference(id.to_owned()));
            return;
        };
        if let Some(form) = attribute
            && message.attributes.iter().all(|given| given.id.name != form.name)
        {
            self.fault(Fault::Reference(format!("{id}.{}", form.name)));
        }
        // A referenced message sees the same arguments, so it uses them too.
        if !self.path.contains(&id) {
            self.path.push(id);
            patterns(message).for_each(|pattern| self.pattern(pattern));
            self.path.pop();
        }
    }

    fn call(&mut self, function: &str, arguments: &'b CallArguments<&'a str>) {
        self.arguments(arguments);
        let named: Vec<&str> = arguments.named.iter().map(|given| given.name.name).collect();
        match (function, &named[..]) {
            ("NAME", [] | ["case"]) | ("CAP", []) => {}
            ("NAME" | "CAP", _) => {
                self.fault(Fault::Call(format!("{function} does not know the argument {named:?}")));
            }
            _ => self.fault(Fault::Reference(format!("{function}()"))),
        }
        if arguments.positional.len() != 1 {
            self.fault(Fault::Call(format!("{function} wants one thing")));
        }
        for given in &arguments.named {
            if let InlineExpression::StringLiteral { value } = &given.value {
                self.usage.forms.insert(value);
            } else {
                self.fault(Fault::Call(format!("{function} wants its case in quotes")));
            }
        }
    }

    fn arguments(&mut self, given: &'b CallArguments<&'a str>) {
        given.positional.iter().for_each(|inline| self.inline(inline));
        given.named.iter().for_each(|argument| self.inline(&argument.value));
    }

    /// Notes the variant keys of a selector, and checks that plurals are complete.
    fn choice(&mut self, variable: &'a str, variants: &'b [Variant<&'a str>]) {
        let words = variants.iter().map(|variant| match variant.key {
            VariantKey::Identifier { name } => name,
            VariantKey::NumberLiteral { value } => value,
        });
        let words: BTreeSet<&'b str> = words.collect();
        let missing = missing_plurals(self.language, &words);
        if !missing.is_empty() {
            self.fault(Fault::Plural { variable: variable.to_owned(), missing });
        }
        self.usage.variables.entry(variable).or_default().choices.extend(words);
    }

    /// The same problem in two branches is reported once.
    fn fault(&mut self, fault: Fault) {
        if !self.usage.faults.contains(&fault) {
            self.usage.faults.push(fault);
        }
    }
}

/// The plural categories that a selector lacks; none if it is not a plural. Selectors by single
/// numbers, as in `[1] … *[other] …`, are not plurals either: they mean exactly 1.
fn missing_plurals(language: Language, words: &BTreeSet<&str>) -> Vec<&'static str> {
    let forms: &[&str] = match language {
        Language::En | Language::De => &["one", "other"],
        Language::Pl => &["one", "few", "many"],
    };
    if !words.iter().any(|word| *word != "other" && PLURALS.contains(word)) {
        return Vec::new();
    }
    let missing: Vec<&str> = forms.iter().copied().filter(|form| !words.contains(form)).collect();
    // `other` may stand for the one category that is left.
    let spare = usize::from(words.contains("other") && !forms.contains(&"other"));
    if missing.len() > spare { missing } else { Vec::new() }
}
