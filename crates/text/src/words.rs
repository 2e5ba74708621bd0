//! [`Words`]: the texts of one language.

use std::fmt;

use contract::{Game, Language, Phrase, RuleId, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::telling::Telling;
use crate::{Fault, FluentProblem, shared, thing};

/// The texts of one language: the shared ones and a game's. Can be shared by threads.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The person a text is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Listener<'a> {
    /// Their seat, to which a message says 'you'; a spectator has none.
    pub me: Option<Seat>,
    /// The name of each seat.
    pub names: &'a [String],
}

/// An argument of a message outside games: file names, hashes, texts already formatted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap<'a> {
    /// A text as it is.
    Text(&'a str),
    /// A number, which selects the plural.
    Number(i64),
}

impl<'a> From<&'a str> for Gap<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Gap<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Gap<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl Words {
    /// The shared texts and these Fluent files. Entries that cannot be parsed are left out, and the
    /// first of two messages with one key counts: a bad text must not end a player's game, and
    /// [`crate::check_words`] finds it in tests.
    pub fn new(language: Language, files: &[&str]) -> Self {
        let id: LanguageIdentifier = language.code().parse().expect("two letters are a language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The isolation marks are for right-to-left names; a terminal would print them as rubbish.
        bundle.set_use_isolating(false);
        bundle.add_function("NAME", thing::name).expect("the bundle is still empty");
        bundle.add_function("CAP", thing::capital).expect("only NAME is there");
        for file in std::iter::once(&shared::words(language)).chain(files) {
            let resource = FluentResource::try_new((*file).to_owned());
            let resource = resource.unwrap_or_else(|(readable, _)| readable);
            // Repeated keys are a translator's mistake; see above.
            let _doubles = bundle.add_resource(resource);
        }
        Self { language, bundle }
    }

    /// The shared texts and those of a game.
    pub fn of<G: Game>(language: Language) -> Self {
        Self::new(language, &[G::words(language)])
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Formats a phrase for a listener. A missing key is shown in ⟨brackets⟩.
    pub fn say(&self, phrase: &Phrase, listener: &Listener<'_>) -> String {
        Telling::new(self, listener).say(phrase)
    }

    /// Formats a phrase, or returns the problems; for tests.
    ///
    /// # Errors
    /// Missing keys, and arguments that a message needs but does not get.
    pub fn try_say(
        &self,
        phrase: &Phrase,
        listener: &Listener<'_>,
    ) -> Result<String, Vec<FluentProblem>> {
        let mut telling = Telling::new(self, listener);
        let said = telling.say(phrase);
        let problems = telling.into_problems();
        if problems.is_empty() { Ok(said) } else { Err(problems) }
    }

    /// Formats a message with plain values; for the user interfaces' own texts. A missing key is
    /// shown in ⟨brackets⟩.
    ///
    /// ```
    /// use contract::Language;
    /// let words = text::Words::new(Language::En, &["saved = Saved to { $file }."]);
    /// assert_eq!(words.fill("saved", &[("file", "a.txt".into())]), "Saved to a.txt.");
    /// assert_eq!(words.fill("lost", &[]), "⟨lost⟩");
    /// ```
    pub fn fill(&self, key: &str, gaps: &[(&str, Gap<'_>)]) -> String {
        let value = |gap: &Gap<'_>| match gap {
            Gap::Text(text) => FluentValue::from((*text).to_owned()),
            Gap::Number(number) => FluentValue::from(*number),
        };
        let args = gaps.iter().map(|(name, gap)| (*name, value(gap))).collect();
        self.format(key, &args, &mut Vec::new())
    }

    /// A text without arguments; `None` if there is no such key.
    pub fn key(&self, key: &str) -> Option<String> {
        self.bundle.get_message(key)?.value()?;
        Some(self.fill(key, &[]))
    }

    /// The text of a rule for players.
    pub fn rule(&self, rule: RuleId) -> Option<String> {
        self.key(&format!("rule-{}", rule.as_str().to_ascii_lowercase()))
    }

    pub(crate) fn message(&self, key: &str) -> Option<FluentMessage<'_>> {
        self.bundle.get_message(key)
    }

    /// The value of a message with these arguments, or its key in brackets.
    pub(crate) fn format(
        &self,
        key: &str,
        args: &FluentArgs<'_>,
        problems: &mut Vec<FluentProblem>,
    ) -> String {
        let Some(message) = self.message(key) else {
            problems.push(self.problem(key, Fault::Missing));
            return format!("⟨{key}⟩");
        };
        let Some(pattern) = message.value() else {
            problems.push(self.problem(key, Fault::NoValue));
            return format!("⟨{key}⟩");
        };
        let mut errors = Vec::new();
        let text = flowing(&self.bundle.format_pattern(pattern, Some(args), &mut errors));
        problems.extend(errors.iter().map(|e| self.problem(key, Fault::Format(e.to_string()))));
        text
    }

    /// The attributes of a message with these arguments: the forms of a thing.
    pub(crate) fn forms(
        &self,
        key: &str,
        args: &FluentArgs<'_>,
        problems: &mut Vec<FluentProblem>,
    ) -> Vec<(String, String)> {
        let mut errors = Vec::new();
        let attributes = self.message(key).into_iter().flat_map(|message| message.attributes());
        let forms = attributes.map(|form| {
            let text = self.bundle.format_pattern(form.value(), Some(args), &mut errors);
            (form.id().to_owned(), flowing(&text))
        });
        let forms = forms.collect();
        problems.extend(errors.iter().map(|e| self.problem(key, Fault::Format(e.to_string()))));
        forms
    }

    fn problem(&self, key: &str, fault: Fault) -> FluentProblem {
        FluentProblem { language: self.language, key: key.to_owned(), fault }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Fluent files are wrapped for their editors: a line break is a space, an empty line a line break.
fn flowing(text: &str) -> String {
    if !text.contains('\n') {
        return text.to_owned();
    }
    let paragraphs = text.split("\n\n").map(|lines| lines.trim_matches('\n').replace('\n', " "));
    paragraphs.collect::<Vec<_>>().join("\n")
}
