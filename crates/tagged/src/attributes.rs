//! The attributes of serde that matter for reading.

use syn::meta::ParseNestedMeta;
use syn::{Attribute, DataEnum, Error, Fields, Ident, LitStr, Result, Variant};

/// Attributes of an enum or a struct.
pub(crate) struct Attributes {
    /// The key of the tag, and whether variants are written in kebab-case.
    tag: Option<String>,
    is_kebab: bool,
    /// The key of what a variant holds, if that is not beside the tag.
    pub(crate) content: Option<String>,
    /// Whether a field that no variant has is a mistake.
    pub(crate) denies_unknown: bool,
}

impl Attributes {
    pub(crate) fn read(all: &[Attribute]) -> Result<Self> {
        let (mut tag, mut content, mut denies_unknown, mut is_kebab) = (None, None, false, false);
        each(all, |meta| {
            if meta.path.is_ident("tag") {
                tag = Some(text(meta)?);
            } else if meta.path.is_ident("content") {
                content = Some(text(meta)?);
            } else if meta.path.is_ident("rename_all") {
                is_kebab = text(meta)? == "kebab-case";
            } else if meta.path.is_ident("deny_unknown_fields") {
                denies_unknown = true;
            } else {
                return Err(unknown(meta));
            }
            Ok(())
        })?;
        Ok(Self { tag, is_kebab, content, denies_unknown })
    }

    /// Whether an enum is written as the name of its variant alone.
    pub(crate) fn is_name(&self, data: &DataEnum) -> bool {
        let is_unit = |variant: &Variant| matches!(variant.fields, Fields::Unit);
        self.tag.is_none() && self.is_kebab && data.variants.iter().all(is_unit)
    }

    /// The key of the tag of an enum.
    pub(crate) fn tag_of(&self, name: &Ident) -> Result<&str> {
        let wrong = |why: &str| Err(Error::new_spanned(name, why));
        match &self.tag {
            None => wrong("an enum with a tag says `tag = …`"),
            Some(_) if !self.is_kebab => wrong("a tag is written in kebab-case"),
            Some(tag) => Ok(tag),
        }
    }
}

/// Attributes of a field.
#[derive(Default)]
pub(crate) struct FieldAttributes {
    /// Its key, if that is not its name.
    pub(crate) rename: Option<String>,
    /// Whether it may be missing.
    pub(crate) is_default: bool,
}

impl FieldAttributes {
    pub(crate) fn read(all: &[Attribute]) -> Result<Self> {
        let mut found = Self::default();
        each(all, |meta| {
            if meta.path.is_ident("rename") {
                found.rename = Some(text(meta)?);
            } else if meta.path.is_ident("default") && is_bare(meta) {
                found.is_default = true;
            } else if meta.path.is_ident("skip_serializing_if") {
                // Only writing cares.
                text(meta)?;
            } else {
                return Err(unknown(meta));
            }
            Ok(())
        })?;
        Ok(found)
    }
}

fn each(all: &[Attribute], mut read: impl FnMut(&ParseNestedMeta<'_>) -> Result<()>) -> Result<()> {
    let ours = all.iter().filter(|attribute| attribute.path().is_ident("serde"));
    ours.into_iter().try_for_each(|attribute| attribute.parse_nested_meta(|meta| read(&meta)))
}

/// Whether an attribute is a word alone, such as `default`.
fn is_bare(meta: &ParseNestedMeta<'_>) -> bool {
    meta.input.is_empty() || meta.input.peek(syn::Token![,])
}

fn text(meta: &ParseNestedMeta<'_>) -> Result<String> {
    Ok(meta.value()?.parse::<LitStr>()?.value())
}

fn unknown(meta: &ParseNestedMeta<'_>) -> Error {
    meta.error("this attribute is not known to `ReadTagged`")
}
