//! One module for each rule of the ledger; the tests inside are named as sentences. The files
//! mirror `src`: what `src/phase/mutiny.rs` decides is tested in `phase/mutiny.rs` or, where that
//! is too long, in a file of the folder `phase/mutiny`.

mod support;
mod scenes;

mod deck;
mod setup;
mod state;
mod view;
mod phase;
mod crew;
mod anytime;
mod bribe;
mod words;
