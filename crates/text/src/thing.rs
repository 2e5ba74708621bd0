//! Things with grammatical forms, and the two functions that Fluent files may call on them.
//!
//! In JavaScript a thing is a subclass of `FluentType` with the same two fields, and the functions
//! are passed to `FluentBundle` as here.

use std::borrow::Cow;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

/// The name of a thing in all its forms. Printed directly, it is the nominative.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thing {
    pub(crate) name: String,
    /// The forms by attribute name: `acc`, `gen`, …
    pub(crate) forms: Vec<(String, String)>,
}

impl Thing {
    /// The form asked for, or the nominative if there is none.
    pub(crate) fn form(&self, case: &str) -> &str {
        let found = self.forms.iter().find(|(name, _)| name == case);
        found.map_or(&self.name, |(_, text)| text)
    }
}

impl FluentType for Thing {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.name.clone().into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.name.clone().into()
    }
}

impl From<Thing> for FluentValue<'_> {
    fn from(thing: Thing) -> Self {
        Self::Custom(Box::new(thing))
    }
}

/// `NAME($thing, case: "acc")`: a form of a thing, as text by which a message may also select. A
/// value without forms, such as a seat, is returned unchanged.
pub(crate) fn name<'a>(given: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(value) = given.first() else {
        return FluentValue::Error;
    };
    let Some(thing) = as_thing(value) else {
        return value.clone();
    };
    match named.get("case") {
        Some(FluentValue::String(case)) => thing.form(case).to_owned().into(),
        Some(_) | None => thing.name.clone().into(),
    }
}

/// `CAP($thing)`: with a capital first letter.
pub(crate) fn capital<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(value) = given.first() else {
        return FluentValue::Error;
    };
    match (as_thing(value), value) {
        (Some(thing), _) => capitalised(&thing.name).into(),
        (None, FluentValue::String(text)) => capitalised(text).into(),
        (None, _) => value.clone(),
    }
}

fn as_thing<'v>(value: &'v FluentValue<'_>) -> Option<&'v Thing> {
    let FluentValue::Custom(custom) = value else {
        return None;
    };
    // Dereference the box first: it implements the trait itself.
    (**custom).as_any().downcast_ref()
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    first.into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
