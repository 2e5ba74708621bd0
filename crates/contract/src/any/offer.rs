//! Menus and events as clients get them: with their phrases.

use serde::Serialize;

use crate::Phrase;

/// A menu as clients get it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Menu"))]
pub struct PhrasedMenu<A> {
    /// The choices.
    pub choices: Vec<Choice<A>>,
    /// The kinds of action for which the list holds suggestions only.
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub composed: &'static [&'static str],
}

/// One line of a menu.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice<A> {
    /// The action, which the client sends back unchanged.
    pub action: A,
    /// The action in the notation of records.
    pub notation: String,
    /// The action in words.
    pub phrase: Phrase,
    /// Whether hardly anybody wants it; clients list it last.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub unlikely: bool,
}

/// An event as clients get it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told<E> {
    /// What happened.
    pub event: E,
    /// The event in words; `None` if there is nothing to say.
    pub phrase: Option<Phrase>,
}
