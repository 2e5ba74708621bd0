//! The rules of RUM, one module for each id of `RULES.md`: `cargo test -p rum rum_set_hand`
//! runs the tests of RUM-SET-HAND.
//!
//! Tests are written from the ledger. They see a game only from outside: positions written for
//! [`contract::Rig`], steps in the canonical notation with every outcome of chance given, and what
//! observers are shown. [`support`] has the language for that.

mod support;
mod story;

mod setup;
mod turn;
mod set;
mod win;
mod parrot;
mod empty;
mod wave;
mod wave_trio;
mod ending;
mod secrets;
