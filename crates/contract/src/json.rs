//! JSON to and from our own types, in one way each.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A value of our own as JSON. It is written as text, which is then read: slower than making the
/// tree at once, but that would be a second way to write every type, and the code for both would be
/// part of the engines that browsers fetch. The hot paths of live tables never make a tree.
pub fn value(of: &(impl Serialize + ?Sized)) -> Value {
    let text = serde_json::to_string(of).expect("our own types are plain data with string keys");
    serde_json::from_str(&text).expect("what was just written is JSON")
}

/// Reads a value of our own from text. Its type is read from a tree, as everything inside of
/// messages is, so that there is one way to read it.
///
/// # Errors
/// If the text is not JSON, or not of this type.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    T::deserialize(&serde_json::from_str::<Value>(text)?)
}
