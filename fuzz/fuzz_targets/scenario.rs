//! Whatever a scenario file holds, checking it never panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use record::scenario;
use registry::{House, Visitor};

struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Output = ();
    fn visit<G: House>(self) {
        drop(scenario::check::<G>(self.0, &G::default_deck()));
    }
}

fuzz_target!(|text: &str| {
    if let Ok(head) = scenario::header(text) {
        registry::visit(&head.game, Check(text));
    }
});
