//! Takes a struct apart into its top-level fields, without building a tree.
//!
//! Live tables compare a view field by field after every action; this is their hot path.

use serde::ser::{Error, Impossible, Serialize, SerializeStruct, Serializer};
use serde_json::Error as JsonError;
use serde_json::value::{RawValue, to_raw_value};

/// Receives the top-level fields of a struct, one by one.
pub(crate) trait FieldVisitor {
    /// One field.
    fn field<T: ?Sized + Serialize>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), JsonError>;
}

/// Gives every top-level field to the visitor.
///
/// # Errors
/// If the value is not a struct with named fields, or the visitor fails.
pub(crate) fn visit_fields<T: Serialize>(
    of: &T,
    visitor: &mut impl FieldVisitor,
) -> Result<(), JsonError> {
    of.serialize(Fields(visitor))
}

/// Calls `each` with the name and the JSON of every top-level field.
///
/// # Errors
/// If the value is not a struct with named fields, or does not serialise.
pub fn each_field<T: Serialize>(
    of: &T,
    each: &mut dyn FnMut(&'static str, Box<RawValue>),
) -> Result<(), JsonError> {
    visit_fields(of, &mut Written(each))
}

/// Writes every field.
struct Written<'a>(&'a mut dyn FnMut(&'static str, Box<RawValue>));

impl FieldVisitor for Written<'_> {
    fn field<T: ?Sized + Serialize>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), JsonError> {
        (self.0)(key, to_raw_value(value)?);
        Ok(())
    }
}

struct Fields<'a, V>(&'a mut V);

impl<V: FieldVisitor> SerializeStruct for Fields<'_, V> {
    type Ok = ();
    type Error = JsonError;

    fn serialize_field<T: ?Sized + Serialize>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), JsonError> {
        self.0.field(key, value)
    }

    fn end(self) -> Result<(), JsonError> {
        Ok(())
    }
}

fn no_struct<T>() -> Result<T, JsonError> {
    Err(JsonError::custom("only a struct has fields"))
}

/// Refuses scalars, which have no fields.
macro_rules! refuse {
    ($($method:ident: $type:ty),*) => {
        $(fn $method(self, _: $type) -> Result<(), JsonError> { no_struct() })*
    };
}

impl<V: FieldVisitor> Serializer for Fields<'_, V> {
    type Ok = ();
    type Error = JsonError;
    type SerializeSeq = Impossible<(), JsonError>;
    type SerializeTuple = Impossible<(), JsonError>;
    type SerializeTupleStruct = Impossible<(), JsonError>;
    type SerializeTupleVariant = Impossible<(), JsonError>;
    type SerializeMap = Impossible<(), JsonError>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), JsonError>;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, JsonError> {
        Ok(self)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), JsonError> {
        value.serialize(self)
    }

    refuse!(
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32,
        serialize_i64: i64, serialize_u8: u8, serialize_u16: u16, serialize_u32: u32,
        serialize_u64: u64, serialize_f32: f32, serialize_f64: f64, serialize_char: char,
        serialize_str: &str, serialize_bytes: &[u8], serialize_unit_struct: &'static str
    );

    fn serialize_none(self) -> Result<(), JsonError> {
        no_struct()
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), JsonError> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), JsonError> {
        no_struct()
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
    ) -> Result<(), JsonError> {
        no_struct()
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), JsonError> {
        no_struct()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, JsonError> {
        no_struct()
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, JsonError> {
        no_struct()
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, JsonError> {
        no_struct()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, JsonError> {
        no_struct()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, JsonError> {
        no_struct()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, JsonError> {
        no_struct()
    }
}

#[cfg(test)]
mod tests {
    //! The JSON is the same as that of `serde_json` itself.
    use serde::Serialize;

    use super::each_field;

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    struct Sample {
        n_cards: u8,
        names: Vec<&'static str>,
        nothing: Option<u8>,
    }

    #[test]
    fn every_field_comes_once_in_order() {
        let mut found = Vec::new();
        let sample = Sample { n_cards: 3, names: vec!["a", "\""], nothing: None };
        each_field(&sample, &mut |key, text| found.push(format!("\"{key}\":{text}"))).unwrap();
        assert_eq!(format!("{{{}}}", found.join(",")), serde_json::to_string(&sample).unwrap());
    }

    #[test]
    fn what_is_no_struct_is_refused() {
        assert!(each_field(&[1, 2], &mut |_, _| ()).is_err());
        assert!(each_field(&Some(1), &mut |_, _| ()).is_err());
    }
}
