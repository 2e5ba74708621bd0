//! Texts from the outside: plurals, cases, 'you', lists, missing keys, checks.

mod plurals;
mod names;
mod seats;
mod missing;
mod check;
