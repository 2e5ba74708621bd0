//! Hashes a value without writing it.

use std::fmt;
use std::hash::{BuildHasher as _, Hasher as _};

use foldhash::fast::{FixedState, FoldHasher};
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// See [`super::hash_of`].
pub(super) fn hash_of(value: &(impl Serialize + ?Sized)) -> u64 {
    let mut hashing = Hashing(FixedState::default().build_hasher());
    value.serialize(&mut hashing).expect("our own types are plain data");
    hashing.0.finish()
}

/// Takes a value apart and hashes its pieces.
struct Hashing(FoldHasher<'static>);

/// The kind of a piece, hashed with it, so that `[1]` and `1` are told apart.
#[derive(Clone, Copy)]
enum Piece {
    Null,
    Bool,
    Number,
    Negative,
    Real,
    Text,
    Variant,
    Open,
    Close,
    Skipped,
}

type Hashed = Result<(), fmt::Error>;

#[expect(clippy::unnecessary_wraps, reason = "so that the methods of serde end with a call")]
impl Hashing {
    fn piece(&mut self, piece: Piece, word: u64) {
        // One multiplication each: the hasher mixes 128 bits at once.
        self.0.write_u128((piece as u128) << 64 | u128::from(word));
    }

    fn number(&mut self, number: u64) -> Hashed {
        self.piece(Piece::Number, number);
        Ok(())
    }

    /// The same for equal numbers of any type.
    fn signed(&mut self, number: i64) -> Hashed {
        let piece = if number < 0 { Piece::Negative } else { Piece::Number };
        self.piece(piece, number.unsigned_abs());
        Ok(())
    }

    fn bytes(&mut self, bytes: &[u8]) -> Hashed {
        self.piece(Piece::Text, bytes.len() as u64);
        self.0.write(bytes);
        Ok(())
    }

    fn open(&mut self) -> Result<&mut Self, fmt::Error> {
        self.piece(Piece::Open, 0);
        Ok(self)
    }

    fn close(&mut self) -> Hashed {
        self.piece(Piece::Close, 0);
        Ok(())
    }

    fn variant(&mut self, variant: u32) {
        self.piece(Piece::Variant, u64::from(variant));
    }
}

impl Serializer for &mut Hashing {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    fn serialize_bool(self, value: bool) -> Hashed {
        self.piece(Piece::Bool, u64::from(value));
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Hashed {
        self.signed(value.into())
    }

    fn serialize_i16(self, value: i16) -> Hashed {
        self.signed(value.into())
    }

    fn serialize_i32(self, value: i32) -> Hashed {
        self.signed(value.into())
    }

    fn serialize_i64(self, value: i64) -> Hashed {
        self.signed(value)
    }

    fn serialize_u8(self, value: u8) -> Hashed {
        self.number(value.into())
    }

    fn serialize_u16(self, value: u16) -> Hashed {
        self.number(value.into())
    }

    fn serialize_u32(self, value: u32) -> Hashed {
        self.number(value.into())
    }

    fn serialize_u64(self, value: u64) -> Hashed {
        self.number(value)
    }

    fn serialize_f32(self, value: f32) -> Hashed {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Hashed {
        self.piece(Piece::Real, value.to_bits());
        Ok(())
    }

    fn serialize_char(self, value: char) -> Hashed {
        self.bytes(value.encode_utf8(&mut [0; 4]).as_bytes())
    }

    fn serialize_str(self, value: &str) -> Hashed {
        self.bytes(value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Hashed {
        self.bytes(value)
    }

    fn serialize_none(self) -> Hashed {
        self.serialize_unit()
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Hashed {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Hashed {
        self.piece(Piece::Null, 0);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Hashed {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, variant: u32, _: &'static str) -> Hashed {
        self.variant(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Hashed {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        value: &T,
    ) -> Hashed {
        self.variant(variant);
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        self.open()
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, fmt::Error> {
        self.open()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        self.open()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.variant(variant);
        self.open()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, fmt::Error> {
        self.open()
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, fmt::Error> {
        self.open()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        variant: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, fmt::Error> {
        self.variant(variant);
        self.open()
    }
}

/// Lists of values without names.
macro_rules! lists {
    ($($list:ident: $method:ident),*) => {
        $(impl $list for &mut Hashing {
            type Ok = ();
            type Error = fmt::Error;

            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Hashed {
                value.serialize(&mut **self)
            }

            fn end(self) -> Hashed {
                self.close()
            }
        })*
    };
}

/// Lists of values with names. The name is not hashed: the same type has the same names in the same
/// order, and a field that is left out counts as a piece.
macro_rules! structs {
    ($($list:ident),*) => {
        $(impl $list for &mut Hashing {
            type Ok = ();
            type Error = fmt::Error;

            fn serialize_field<T: ?Sized + Serialize>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Hashed {
                value.serialize(&mut **self)
            }

            fn skip_field(&mut self, _: &'static str) -> Hashed {
                self.piece(Piece::Skipped, 0);
                Ok(())
            }

            fn end(self) -> Hashed {
                self.close()
            }
        })*
    };
}

lists!(
    SerializeSeq: serialize_element, SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field, SerializeTupleVariant: serialize_field
);
structs!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for &mut Hashing {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Hashed {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Hashed {
        value.serialize(&mut **self)
    }

    fn end(self) -> Hashed {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    //! Values that are written differently have different hashes, and equal ones the same.
    use std::collections::{BTreeMap, BTreeSet};

    use serde::Serialize;

    use super::hash_of;

    #[derive(Clone, Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Shape {
        Unit,
        Other,
        New(Option<u8>),
        Pair(u8, i8),
        Named { one: Vec<u8>, other: String },
    }

    #[derive(Clone, Serialize)]
    #[serde(tag = "kind")]
    enum Tagged {
        Here { at: u8 },
        There { at: u8 },
    }

    #[derive(Clone, Serialize)]
    struct Sparse {
        #[serde(skip_serializing_if = "Option::is_none")]
        one: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        other: Option<u8>,
    }

    /// The text and the hash of a value.
    fn both(value: &impl Serialize) -> (String, u64) {
        (serde_json::to_string(value).unwrap(), hash_of(value))
    }

    #[test]
    fn values_have_the_same_hash_exactly_if_they_are_written_alike() {
        let named =
            |one: &[u8], other: &str| Shape::Named { one: one.to_vec(), other: other.into() };
        let shapes = [
            Shape::Unit,
            Shape::Other,
            Shape::New(None),
            Shape::New(Some(0)),
            Shape::Pair(0, 1),
            Shape::Pair(1, 0),
            Shape::Pair(1, -1),
            named(&[], ""),
            named(&[0], ""),
            named(&[], "0"),
            named(&[], "00"),
            named(&[0, 0], ""),
        ];
        let sparse = |one, other| Sparse { one, other };
        let lists: [&[&[u8]]; 6] =
            [&[], &[&[]], &[&[], &[]], &[&[1], &[2]], &[&[1, 2]], &[&[1, 2], &[]]];
        let mut found: Vec<(String, u64)> = Vec::new();
        for _ in 0..2 {
            found.extend(shapes.iter().map(both));
            found.extend(shapes.iter().map(|shape| both(&[shape, shape])));
            found.extend(lists.iter().map(both));
            found.extend([None, Some(0_u8), Some(1)].iter().map(both));
            found.extend([true, false].iter().map(both));
            found.extend([-1_i64, 1, i64::MIN, i64::MAX].iter().map(both));
            found.extend([0.5_f64, -0.5].iter().map(both));
            found.extend(['a', 'ż'].iter().map(both));
            found.extend([Tagged::Here { at: 1 }, Tagged::There { at: 1 }].iter().map(both));
            found.extend(
                [sparse(None, None), sparse(Some(1), None), sparse(None, Some(1))].iter().map(both),
            );
            found.push(both(&BTreeMap::from([("a", 1), ("b", 2)])));
            found.push(both(&BTreeMap::from([("a", 2), ("b", 1)])));
            found.push(both(&serde_json::json!({ "a": [null, 1], "b": "c" })));
        }
        let texts: BTreeSet<&String> = found.iter().map(|(text, _)| text).collect();
        let hashes: BTreeSet<u64> = found.iter().map(|(_, hash)| *hash).collect();
        let pairs: BTreeSet<&(String, u64)> = found.iter().collect();
        assert_eq!(pairs.len(), texts.len(), "the same text has the same hash");
        assert_eq!(hashes.len(), texts.len(), "another text has another hash");
    }
}
