//! Reads the texts of a table, which may be anything: a server can be newer, broken or hostile.

use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::Message;

/// The longest text that is read, in bytes.
pub const TEXT_BYTES_MAX: usize = 4 << 20;

/// Why a text of the table was not understood. The client is as it was before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It is longer than [`TEXT_BYTES_MAX`].
    TooLong,
    /// It is not a message of this version of the protocol; says why, in English.
    NotAMessage(String),
}

impl fmt::Display for Misread {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(out, "a message has at most {TEXT_BYTES_MAX} bytes"),
            Self::NotAMessage(why) => write!(out, "not a message of a table: {why}"),
        }
    }
}

impl std::error::Error for Misread {}

/// Parses a message.
pub(crate) fn message(text: &str) -> Result<Message, Misread> {
    if text.len() > TEXT_BYTES_MAX {
        return Err(Misread::TooLong);
    }
    serde_json::from_str(text).map_err(|error| Misread::NotAMessage(error.to_string()))
}

/// Parses a part that the protocol's own types leave open.
pub(crate) fn part<T: DeserializeOwned>(name: &str, value: Value) -> Result<T, Misread> {
    serde_json::from_value(value).map_err(|error| Misread::NotAMessage(format!("{name}: {error}")))
}
