//! Derives `serde::Deserialize` for enums with a tag, such as `#[serde(tag = "kind")]`, for enums
//! that are a name alone, and for structs, in a fraction of the usual code.
//!
//! Serde's own derive writes code for every variant as if it might come from any format: about
//! four kilobytes of WebAssembly each. This one writes a match on the tag, and takes each field
//! from `contract::tagged::Fields`. What is accepted is the same, from JSON. It reads the same
//! attributes as serde, so `Serialize` stays derived by serde: on the enum `tag`, `content`,
//! `rename_all = "kebab-case"` and `deny_unknown_fields`, on fields `rename` and `default`; other
//! attributes that matter for reading are compile errors.
//!
//! Must not be here: what a game or a message is.

mod attributes;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{
    Data, DataEnum, DataStruct, DeriveInput, Error, Field, Fields, FieldsNamed, Ident, Result,
    Type, Variant, parse_macro_input,
};

use attributes::{Attributes, FieldAttributes};

/// Derives `serde::Deserialize` for an enum with a tag, or a struct.
#[proc_macro_derive(ReadTagged, attributes(serde))]
pub fn read_tagged(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    derive(&input).unwrap_or_else(Error::into_compile_error).into()
}

fn derive(input: &DeriveInput) -> Result<TokenStream> {
    if !input.generics.params.is_empty() {
        return Err(Error::new_spanned(&input.generics, "this derive knows no parameters"));
    }
    let of = Attributes::read(&input.attrs)?;
    let name = &input.ident;
    let (open, read) = match &input.data {
        Data::Enum(data) if of.is_name(data) => {
            (quote!(name(deserializer)), variants(name, &of, data)?)
        }
        Data::Enum(data) => {
            let tag = of.tag_of(name)?;
            (quote!(read(deserializer, #tag)), variants(name, &of, data)?)
        }
        Data::Struct(DataStruct { fields: Fields::Named(named), .. }) => {
            (quote!(plain(deserializer)), with_fields(&quote!(#name), named)?)
        }
        Data::Struct(_) | Data::Union(_) => {
            return Err(Error::new_spanned(name, "only an enum or a struct with names"));
        }
    };
    let finish = of.denies_unknown.then(|| quote!(fields.finish()?;));
    Ok(quote! {
        #[automatically_derived]
        impl<'de> ::serde::Deserialize<'de> for #name {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                /// Not generic, so that it exists once.
                fn read(
                    fields: &mut ::contract::tagged::Fields,
                ) -> ::core::result::Result<#name, ::contract::tagged::Error> {
                    let read = #read;
                    #finish
                    ::core::result::Result::Ok(read)
                }
                let mut fields = ::contract::tagged::Fields::#open?;
                read(&mut fields).map_err(::serde::de::Error::custom)
            }
        }
    })
}

/// The expression that reads an enum.
fn variants(name: &Ident, of: &Attributes, data: &DataEnum) -> Result<TokenStream> {
    let names: Vec<String> = data.variants.iter().map(|it| kebab(&it.ident.to_string())).collect();
    let arms = data.variants.iter().map(|it| arm(name, of, it)).collect::<Result<Vec<_>>>()?;
    Ok(quote! {
        match fields.tag() {
            #(#names => #arms,)*
            _ => return ::core::result::Result::Err(fields.unknown(&[#(#names),*])),
        }
    })
}

/// The expression that reads a struct, or a variant that looks like one.
fn with_fields(name: &TokenStream, named: &FieldsNamed) -> Result<TokenStream> {
    let fields = named.named.iter().map(field).collect::<Result<Vec<_>>>()?;
    Ok(quote!(#name { #(#fields),* }))
}

/// The expression that reads a variant.
fn arm(of: &Ident, known: &Attributes, variant: &Variant) -> Result<TokenStream> {
    let name = &variant.ident;
    match &variant.fields {
        Fields::Unit => Ok(quote!(#of::#name)),
        Fields::Named(named) => with_fields(&quote!(#of::#name), named),
        Fields::Unnamed(unnamed) if unnamed.unnamed.len() == 1 => {
            let read = known.content.as_ref().map(|content| quote!(fields.take(#content)?));
            let read = read.unwrap_or_else(|| quote!(fields.rest()?));
            Ok(quote!(#of::#name(#read)))
        }
        Fields::Unnamed(_) => Err(Error::new_spanned(name, "a tag does not fit beside a list")),
    }
}

/// The field of a variant, and how it is read.
fn field(field: &Field) -> Result<TokenStream> {
    let of = FieldAttributes::read(&field.attrs)?;
    let name = field.ident.as_ref().expect("fields of this kind have names");
    let key = of.rename.unwrap_or_else(|| name.to_string());
    Ok(match (of.is_default, is_option(&field.ty)) {
        (true, _) => quote!(#name: fields.take_or_default(#key)?),
        (false, true) => quote!(#name: fields.take_option(#key)?),
        (false, false) => quote!(#name: fields.take(#key)?),
    })
}

/// Whether a type is written as `Option<…>`: serde reads a missing field of it as `None`.
fn is_option(of: &Type) -> bool {
    let Type::Path(path) = of else { return false };
    path.path.segments.last().is_some_and(|last| last.ident == "Option")
}

/// `TakeCard` as `take-card`, as serde writes it.
fn kebab(name: &str) -> String {
    let mut written = String::new();
    for (at, letter) in name.char_indices() {
        if at > 0 && letter.is_ascii_uppercase() {
            written.push('-');
        }
        written.push(letter.to_ascii_lowercase());
    }
    written
}

#[cfg(test)]
mod tests {
    //! Names, and what is no tagged enum.
    use super::*;

    fn problem(text: &str) -> String {
        derive(&syn::parse_str(text).unwrap()).unwrap_err().to_string()
    }

    #[test]
    fn names_are_written_as_serde_writes_them() {
        assert_eq!(kebab("Pass"), "pass");
        assert_eq!(kebab("TakeBackCard"), "take-back-card");
    }

    #[test]
    fn what_it_does_not_understand_is_a_compile_error() {
        let tagged = |rest: &str| {
            format!(r#"#[serde(tag = "kind", rename_all = "kebab-case")] enum Is {{ {rest} }}"#)
        };
        assert!(derive(&syn::parse_str(&tagged("One, Two { a: u8 }")).unwrap()).is_ok());
        assert_eq!(problem("struct Is;"), "only an enum or a struct with names");
        assert_eq!(problem("enum Is { One }"), "an enum with a tag says `tag = …`");
        assert_eq!(problem(&tagged("Two(u8, u8)")), "a tag does not fit beside a list");
        let flat = tagged("One { #[serde(flatten)] a: u8 }");
        assert_eq!(problem(&flat), "this attribute is not known to `ReadTagged`");
    }
}
