//! One module a rule of the ledger; tests inside are named as sentences.

mod support;
mod round;
mod attack;
mod share;
mod port;
mod island;
mod mutiny;
mod special;
mod bribe;
mod ending;
