//! Formats one phrase for one listener: turns its arguments into Fluent arguments.

use std::collections::BTreeSet;

use contract::{Arg, Phrase, Seat};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::thing::Thing;
use crate::{FluentProblem, Listener, Words};

/// The suffixes of derived arguments. Languages may differ in whether they use them: one says 'you'
/// by the verb's ending alone, another needs the word.
pub(crate) const BESIDE: [&str; 3] = ["-is", "-rest", "-n"];

/// One phrase being formatted.
pub(crate) struct Telling<'a> {
    words: &'a Words,
    listener: &'a Listener<'a>,
    problems: Vec<FluentProblem>,
}

impl<'a> Telling<'a> {
    pub(crate) fn new(words: &'a Words, listener: &'a Listener<'a>) -> Self {
        Self { words, listener, problems: Vec::new() }
    }

    pub(crate) fn into_problems(self) -> Vec<FluentProblem> {
        self.problems
    }

    pub(crate) fn say(&mut self, phrase: &Phrase) -> String {
        let args = self.args(phrase);
        self.words.format(&phrase.key, &args, &mut self.problems)
    }

    /// A phrase as a thing. A Fluent function cannot look up messages, so every form of the thing
    /// is formatted here, before the message that will ask for one of them.
    fn thing(&mut self, phrase: &Phrase) -> Thing {
        let args = self.args(phrase);
        let name = self.words.format(&phrase.key, &args, &mut self.problems);
        Thing { name, forms: self.words.forms(&phrase.key, &args, &mut self.problems) }
    }

    fn args(&mut self, phrase: &Phrase) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            self.set(&mut args, name, arg);
        }
        args
    }

    fn set(&mut self, args: &mut FluentArgs<'static>, name: &str, arg: &Arg) {
        let own = name.to_owned();
        match arg {
            Arg::Number(number) => args.set(own, *number),
            Arg::Seat(seat) => {
                let is = if self.is_me(*seat) { "me" } else { "other" };
                args.set(own, self.seat_name(*seat));
                args.set(format!("{name}-is"), is);
            }
            Arg::Seats(seats) => self.set_seats(args, name, seats),
            Arg::Name(thing) => args.set(own, self.thing(thing)),
            Arg::Names(things) => {
                let things: Vec<Thing> = things.iter().map(|thing| self.thing(thing)).collect();
                args.set(own, self.list(&things));
                args.set(format!("{name}-n"), things.len());
            }
            Arg::Choice(choice) => args.set(own, choice.to_string()),
        }
    }

    fn set_seats(&mut self, args: &mut FluentArgs<'static>, name: &str, seats: &[Seat]) {
        let all: Vec<String> = seats.iter().map(|seat| self.seat_name(*seat)).collect();
        let others = seats.iter().filter(|seat| !self.is_me(**seat));
        let rest: Vec<Seat> = others.copied().collect();
        let is = match (rest.len() < seats.len(), rest.is_empty()) {
            (false, _) => "other",
            (true, true) => "me",
            (true, false) => "us",
        };
        let rest: Vec<String> = rest.into_iter().map(|seat| self.seat_name(seat)).collect();
        args.set(name.to_owned(), self.join(&all));
        args.set(format!("{name}-rest"), self.join(&rest));
        args.set(format!("{name}-is"), is);
        args.set(format!("{name}-n"), seats.len());
    }

    fn is_me(&self, seat: Seat) -> bool {
        self.listener.me == Some(seat)
    }

    /// A seat without a name is called by its number.
    fn seat_name(&mut self, seat: Seat) -> String {
        if let Some(name) = self.listener.names.get(seat.idx()) {
            return name.clone();
        }
        let number = FluentValue::from(u32::from(seat.0) + 1);
        let args = [("number", number)].into_iter().collect();
        self.words.format("seat-number", &args, &mut self.problems)
    }

    /// Several things as one: each form of the list has every thing in that form.
    fn list(&mut self, things: &[Thing]) -> Thing {
        let forms = things.iter().flat_map(|thing| &thing.forms);
        let cases: BTreeSet<&str> = forms.map(|(case, _)| case.as_str()).collect();
        let in_case = |case| things.iter().map(move |thing| thing.form(case));
        let forms = cases.into_iter().map(|case| {
            let texts: Vec<&str> = in_case(case).collect();
            (case.to_owned(), self.join(&texts))
        });
        let forms = forms.collect();
        let names: Vec<&str> = things.iter().map(|thing| thing.name.as_str()).collect();
        Thing { name: self.join(&names), forms }
    }

    fn join<T: AsRef<str>>(&mut self, items: &[T]) -> String {
        let Some((first, others)) = items.split_first() else {
            return self.words.format("list-nothing", &FluentArgs::new(), &mut self.problems);
        };
        let mut list = first.as_ref().to_owned();
        for (idx, item) in others.iter().enumerate() {
            let key = if idx + 1 == others.len() { "list-and" } else { "list-comma" };
            let item = item.as_ref().to_owned();
            let args = [("list", list), ("item", item)].into_iter().collect();
            list = self.words.format(key, &args, &mut self.problems);
        }
        list
    }
}
