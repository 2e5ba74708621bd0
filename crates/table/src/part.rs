//! Parts of messages that are text already.

use std::sync::Arc;

use contract::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// A part of a message: the text that a game wrote, or what a client has parsed from it.
#[derive(Clone, Debug)]
pub enum Part<T> {
    /// JSON that is passed on as it is, perhaps to several clients.
    Written(Text),
    /// The parsed value.
    Parsed(T),
}

impl<T: for<'de> Deserialize<'de>> Part<T> {
    /// The value.
    ///
    /// # Panics
    /// If a game wrote something else.
    pub fn into_parsed(self) -> T {
        match self {
            Self::Written(text) => {
                serde_json::from_str(text.get()).expect("games write what is declared")
            }
            Self::Parsed(value) => value,
        }
    }
}

impl<T> Part<T> {
    /// The length of its text, in bytes; 0 if it was parsed.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Written(text) => text.get().len(),
            Self::Parsed(_) => 0,
        }
    }

    /// Whether both are the very same text, not only equal ones.
    pub(crate) fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Written(one), Self::Written(other)) => Arc::ptr_eq(one, other),
            (Self::Parsed(_), _) | (_, Self::Parsed(_)) => false,
        }
    }
}

impl<T> From<Text> for Part<T> {
    fn from(text: Text) -> Self {
        Self::Written(text)
    }
}

impl<T> From<Box<RawValue>> for Part<T> {
    fn from(text: Box<RawValue>) -> Self {
        Self::Written(text.into())
    }
}

/// Parts are equal if they are written alike; a part that is still text equals no parsed one.
impl<T: PartialEq> PartialEq for Part<T> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Written(one), Self::Written(other)) => one.get() == other.get(),
            (Self::Parsed(one), Self::Parsed(other)) => one == other,
            (Self::Written(_), Self::Parsed(_)) | (Self::Parsed(_), Self::Written(_)) => false,
        }
    }
}

impl<T: Serialize> Serialize for Part<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Written(text) => RawValue::serialize(text, to),
            Self::Parsed(value) => value.serialize(to),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Part<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        T::deserialize(from).map(Self::Parsed)
    }
}

/// Fields of a view by name: as a game wrote them, or as a client has parsed them.
#[derive(Clone, Debug)]
pub enum Fields {
    /// JSON that is passed on as it is, perhaps to several clients.
    Written(Vec<(&'static str, Text)>),
    /// The parsed fields.
    Parsed(Map<String, Value>),
}

impl Fields {
    /// The fields.
    ///
    /// # Panics
    /// If a game wrote something else than JSON.
    pub fn into_parsed(self) -> Map<String, Value> {
        let read = |text: &RawValue| serde_json::from_str(text.get()).expect("games write JSON");
        match self {
            Self::Written(fields) => {
                fields.into_iter().map(|(key, text)| (key.to_owned(), read(&text))).collect()
            }
            Self::Parsed(fields) => fields,
        }
    }
}

impl Fields {
    /// The length of their text, in bytes; 0 if they were parsed.
    pub(crate) fn len(&self) -> usize {
        match self {
            // Each has a name in quotes, a colon and a comma.
            Self::Written(fields) => {
                fields.iter().map(|(key, text)| key.len() + text.get().len() + 4).sum()
            }
            Self::Parsed(_) => 0,
        }
    }

    /// Whether both are the very same texts, not only equal ones.
    pub(crate) fn are(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Written(one), Self::Written(other)) => {
                one.len() == other.len()
                    && one.iter().zip(other).all(|((key, text), (its_key, its_text))| {
                        key == its_key && Arc::ptr_eq(text, its_text)
                    })
            }
            (Self::Parsed(_), _) | (_, Self::Parsed(_)) => false,
        }
    }
}

/// Equal if they are written alike; fields that are still text equal no parsed ones.
impl PartialEq for Fields {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Written(one), Self::Written(other)) => {
                let texts = one.iter().map(|(key, text)| (key, text.get()));
                texts.eq(other.iter().map(|(key, text)| (key, text.get())))
            }
            (Self::Parsed(one), Self::Parsed(other)) => one == other,
            (Self::Written(_), Self::Parsed(_)) | (Self::Parsed(_), Self::Written(_)) => false,
        }
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Written(fields) => {
                to.collect_map(fields.iter().map(|(key, text)| (key, &**text)))
            }
            Self::Parsed(fields) => fields.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Map::deserialize(from).map(Self::Parsed)
    }
}
