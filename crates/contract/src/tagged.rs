//! Reads enums with a tag from JSON: an object with the name of the variant in one field, and the
//! variant's own fields beside it. The derive [`ReadTagged`] uses this.
//!
//! Everything inside is read from values that are parsed already. That is one way to read instead
//! of three, and the code for every way and every type is part of the engines that browsers fetch.

use std::fmt;

use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

pub use serde_json::Error;
pub use tagged::ReadTagged;

/// The fields of an object with a tag; each can be taken once.
#[derive(Debug)]
pub struct Fields {
    tag: String,
    rest: Map<String, Value>,
}

impl Fields {
    /// Reads an object, in which `tag` names the variant.
    ///
    /// # Errors
    /// If it is no object, has a field twice, or has no tag.
    pub fn read<'de, D: Deserializer<'de>>(from: D, tag: &'static str) -> Result<Self, D::Error> {
        let mut rest = from.deserialize_map(Object)?;
        match rest.remove(tag) {
            Some(Value::String(tag)) => Ok(Self { tag, rest }),
            Some(_) => Err(D::Error::custom(format_args!("the field `{tag}` is not a text"))),
            None => Err(D::Error::missing_field(tag)),
        }
    }

    /// Reads an object without a tag.
    ///
    /// # Errors
    /// If it is no object, or has a field twice.
    pub fn plain<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self { tag: String::new(), rest: from.deserialize_map(Object)? })
    }

    /// Reads the name of a variant that has no fields.
    ///
    /// # Errors
    /// If it is no text.
    pub fn name<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self { tag: String::deserialize(from)?, rest: Map::new() })
    }

    /// The name of the variant.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// A field that must be there.
    ///
    /// # Errors
    /// If it is missing or malformed.
    pub fn take<T: DeserializeOwned>(&mut self, key: &'static str) -> Result<T, Error> {
        match self.rest.remove(key) {
            Some(value) => T::deserialize(&value),
            None => Err(Error::missing_field(key)),
        }
    }

    /// A field that may be missing, or null.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn take_option<T: DeserializeOwned>(&mut self, key: &str) -> Result<Option<T>, Error> {
        match self.rest.remove(key) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => T::deserialize(&value).map(Some),
        }
    }

    /// A field that has its default if it is missing.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn take_or_default<T: DeserializeOwned + Default>(
        &mut self,
        key: &str,
    ) -> Result<T, Error> {
        self.rest.remove(key).map_or_else(|| Ok(T::default()), |value| T::deserialize(&value))
    }

    /// All other fields together, for a variant that holds a struct.
    ///
    /// # Errors
    /// If they do not make one.
    pub fn rest<T: DeserializeOwned>(&mut self) -> Result<T, Error> {
        T::deserialize(&Value::Object(std::mem::take(&mut self.rest)))
    }

    /// Checks that no field is left.
    ///
    /// # Errors
    /// The first field that nobody has taken.
    pub fn finish(&self) -> Result<(), Error> {
        match self.rest.keys().next() {
            None => Ok(()),
            Some(key) => Err(Error::custom(format_args!("unknown field `{key}`"))),
        }
    }

    /// There is no such variant.
    pub fn unknown(&self, known: &'static [&'static str]) -> Error {
        Error::unknown_variant(&self.tag, known)
    }
}

/// Reads an object whose keys differ.
struct Object;

impl<'de> Visitor<'de> for Object {
    type Value = Map<String, Value>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an object with a tag")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Self::Value, A::Error> {
        let mut fields = Map::new();
        while let Some((key, value)) = from.next_entry::<String, Value>()? {
            if fields.contains_key(&key) {
                return Err(A::Error::custom(format_args!("duplicate field `{key}`")));
            }
            fields.insert(key, value);
        }
        Ok(fields)
    }
}

#[cfg(test)]
mod tests {
    //! It accepts what serde's derive accepts, and nothing else.
    use super::*;

    #[derive(PartialEq, Debug, ReadTagged)]
    #[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
    enum Ours {
        PassOn,
        Take {
            #[serde(rename = "from")]
            place: u8,
            #[serde(default)]
            cards: Vec<u8>,
            to: Option<u8>,
        },
        Whole(Inner),
    }

    #[derive(PartialEq, Debug, Deserialize)]
    #[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
    enum Theirs {
        PassOn,
        Take {
            #[serde(rename = "from")]
            place: u8,
            #[serde(default)]
            cards: Vec<u8>,
            to: Option<u8>,
        },
        Whole(Inner),
    }

    #[derive(PartialEq, Debug, ReadTagged)]
    struct Inner {
        a: u8,
    }

    #[test]
    fn it_reads_what_serde_reads() {
        for text in [
            r#"{"kind":"pass-on"}"#,
            r#"{"from":3,"kind":"take"}"#,
            r#"{"kind":"take","from":3,"cards":[1,2],"to":null}"#,
            r#"{"kind":"take","from":3,"to":4}"#,
            r#"{"kind":"whole","a":1}"#,
        ] {
            let ours: Ours = serde_json::from_str(text).unwrap();
            let theirs: Theirs = serde_json::from_str(text).unwrap();
            assert_eq!(format!("{ours:?}"), format!("{theirs:?}"), "{text}");
            let value: Value = serde_json::from_str(text).unwrap();
            assert_eq!(Ours::deserialize(&value).unwrap(), ours, "{text}");
        }
    }

    #[test]
    fn it_refuses_what_serde_refuses() {
        for text in [
            "3",
            "{}",
            r#"{"kind":3}"#,
            r#"{"kind":"PassOn"}"#,
            r#"{"kind":"take"}"#,
            r#"{"kind":"take","from":300}"#,
            r#"{"kind":"take","from":3,"from":4}"#,
            r#"{"kind":"take","kind":"pass-on","from":3}"#,
            r#"{"kind":"take","from":3,"cards":null}"#,
            r#"{"kind":"take","from":3,"else":1}"#,
            r#"{"kind":"whole","a":"x"}"#,
        ] {
            assert!(serde_json::from_str::<Ours>(text).is_err(), "{text}");
            assert!(serde_json::from_str::<Theirs>(text).is_err(), "{text}");
        }
    }
}
