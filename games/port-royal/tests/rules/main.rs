//! The rules of Port Royal, one module for each id of `RULES.md`: `cargo test -p port-royal
//! pr_bust` runs the tests of PR-BUST.
//!
//! Tests are written from the ledger. They see a game only from outside: positions written for
//! [`contract::Rig`], steps in the canonical notation with every outcome of chance given, and what
//! observers are shown. [`support`] has the language for that.

mod support;
mod story;

mod setup;
mod coins;
mod reshuffle;
mod discover;
mod bust;
mod tax;
mod expedition;
mod take;
mod hire;
mod others;
mod outlook;
mod income;
mod ending;
mod long;
mod variant;
