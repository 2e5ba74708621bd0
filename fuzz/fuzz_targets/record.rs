//! Whatever a record file holds, reading, replaying, verifying and resuming it never panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use registry::{House, Visitor};

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Output = ();
    fn visit<G: House>(self) {
        drop(record::open::<G>(self.0, &G::default_deck()));
        let Ok(record) = record::read::<G>(self.0, &G::default_deck()) else { return };
        drop(record::replay(&record));
        drop(record::verify(&record));
        drop(record::resume(&record));
    }
}

fuzz_target!(|text: &str| {
    if let Ok(header) = record::read_header(text) {
        registry::visit(&header.game, Read(text));
    }
});
