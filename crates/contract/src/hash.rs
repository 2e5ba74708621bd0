//! A hash of what a value would be as JSON, without writing the JSON.
//!
//! Live tables compare the views of all observers after every action. Most fields have not
//! changed, and writing them only to find that out would be most of a table's work.

#[cfg(not(target_family = "wasm"))]
mod values;

#[cfg(target_family = "wasm")]
use std::hash::{BuildHasher as _, Hasher as _};

use serde::Serialize;

/// A hash of 64 bits of one of our own types. Values that are written differently have different
/// hashes, except by chance. It is never kept longer than a connection, so any good hash will do.
#[cfg(not(target_family = "wasm"))]
pub fn hash_of(value: &(impl Serialize + ?Sized)) -> u64 {
    values::hash_of(value)
}

/// The same in a browser, where few watch a table and every byte of code is fetched: there the
/// value is written, by code that is needed anyway.
#[cfg(target_family = "wasm")]
pub fn hash_of(value: &(impl Serialize + ?Sized)) -> u64 {
    let text = serde_json::value::to_raw_value(value).expect("our own types are plain data");
    let mut hasher = foldhash::fast::FixedState::default().build_hasher();
    hasher.write(text.get().as_bytes());
    hasher.finish()
}
