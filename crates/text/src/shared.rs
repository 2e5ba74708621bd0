//! The texts all games share: refusals, lists, and those of the user interfaces.

use contract::Language;

/// The shared Fluent file of a language.
pub(crate) fn words(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../words/en.ftl"),
        Language::Pl => include_str!("../words/pl.ftl"),
        Language::De => include_str!("../words/de.ftl"),
    }
}
