//! The rules of RUM, one module for each id of `RULES.md`: `cargo test -p rum rum_set_hand`
//! runs the tests of RUM-SET-HAND. The files mirror `src`: what `src/phase/set.rs` decides is
//! tested in `phase/set.rs` or, where that is too long, in a file of the folder `phase/set`.
//!
//! Tests are written from the ledger. They see a game only from outside: positions written for
//! [`contract::Rig`], steps in the canonical notation with every outcome of chance given, and what
//! observers are shown. [`support`] has the language for that.

mod support;
mod story;

mod deck;
mod setup;
mod turn;
mod view;
mod event;
mod phase {
    //! The phases.
    mod draw;
    mod set;
    pub(crate) mod parrot;
    mod wave;
}
mod ending;
