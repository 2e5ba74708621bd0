//! Formats every message with dummy arguments, to find errors that its syntax tree does not show.

use fluent_bundle::{FluentArgs, FluentValue};

use crate::check::CASES;
use crate::check::book::Book;
use crate::check::usage::Variable;
use crate::thing::Thing;
use crate::{FluentProblem, Words};

/// One of each plural form in each of our languages, and zero.
const NUMBERS: [u32; 7] = [0, 1, 2, 5, 12, 22, 100];

/// Formats each message of a file in several rounds, so that every variant is chosen in one of
/// them.
pub(crate) fn check(book: &Book<'_>, problems: &mut Vec<FluentProblem>) {
    let words = Words::new(book.language, &[book.text]);
    for key in book.keys() {
        let usage = book.usage(key);
        if !usage.faults.is_empty() {
            // Problems found in the syntax tree would only be found again.
            continue;
        }
        let most = usage.variables.values().map(|variable| variable.choices.len()).max();
        let mut found = Vec::new();
        for round in 0..most.unwrap_or_default().max(NUMBERS.len()) {
            let args = usage.variables.iter();
            let args: FluentArgs<'_> =
                args.map(|(name, variable)| (*name, dummy(variable, round))).collect();
            words.format(key, &args, &mut found);
            words.forms(key, &args, &mut found);
        }
        // The same problem in two rounds is reported once.
        for problem in found {
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
    }
}

fn dummy(variable: &Variable<'_>, round: usize) -> FluentValue<'static> {
    if variable.is_number() {
        return NUMBERS[round % NUMBERS.len()].into();
    }
    if let Some(choice) = variable.choices.iter().cycle().nth(round) {
        return (*choice).to_owned().into();
    }
    let forms = CASES.map(|case| (case.to_owned(), format!("thing.{case}")));
    Thing { name: "thing".to_owned(), forms: forms.to_vec() }.into()
}
