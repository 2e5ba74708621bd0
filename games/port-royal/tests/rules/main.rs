//! The rules of Port Royal, one module for each id of `RULES.md`: `cargo test -p port-royal
//! pr_bust` runs the tests of PR-BUST. The files mirror `src`: what `src/phase/take.rs` decides is
//! tested in `phase/take.rs` or, where that is too long, in a file of the folder `phase/take`.
//!
//! Tests are written from the ledger. They see a game only from outside: positions written for
//! [`contract::Rig`], steps in the canonical notation with every outcome of chance given, and what
//! observers are shown. [`support`] has the language for that.

mod support;
mod story;

mod deck;
mod setup;
mod tally;
mod coins;
mod pile;
mod view;
mod phase {
    //! The phases.
    mod discover;
    mod tax;
    mod take;
}
mod expedition;
mod outlook;
mod ending;
