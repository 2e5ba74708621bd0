//! One module for each rule of the ledger; the tests inside are named as sentences.

mod support;
mod setup;
mod limit;
mod round;
mod attack;
mod share;
mod port;
mod island;
mod mutiny;
mod mutiny_end;
mod timing;
mod anytime;
mod traitor;
mod mutiny_crew;
mod voyage_crew;
mod carpenter;
mod bribe;
mod variants;
mod ending;
mod words;
