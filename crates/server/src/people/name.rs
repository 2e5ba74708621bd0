//! Names of people: which characters are allowed, and when two names are too similar.
//!
//! A name is one or a few words in one script, of the characters that Unicode recommends for
//! identifiers (UTS 39). So no character is invisible, changes the direction of writing or stacks
//! up. An account owns its name: no other name may fold to the same letters or look the same.

use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection};

/// The longest name, in bytes: the table's limit.
const BYTES_MAX: usize = table::seats::NAME_BYTES_MAX;
/// The signs that a name may have besides letters, digits and spaces. The dot in the middle is a
/// part of Catalan words.
const SIGNS: &str = "-_.'·";
/// The most combining marks on one letter.
const MARKS_MAX: usize = 2;

/// A valid name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nick(String);

impl Nick {
    /// Parses a name: normalises each letter (NFC) and leaves single spaces.
    pub fn read(text: &str) -> Option<Self> {
        // Whatever is longer than this cannot become short enough.
        if text.len() > 16 * BYTES_MAX {
            return None;
        }
        // Telephones write this apostrophe where people mean the plain one.
        let spelt: String = text.nfc().map(|char| if char == '’' { '\'' } else { char }).collect();
        let words: Vec<&str> = spelt.split(' ').filter(|word| !word.is_empty()).collect();
        let letters = words.concat();
        let fits = letters.chars().all(may_stand)
            && letters.chars().any(char::is_alphanumeric)
            && !has_pile(&letters)
            && letters.check_restriction_level(RestrictionLevel::HighlyRestrictive);
        let name = words.join(" ");
        let short = name.len() <= BYTES_MAX && record::Name::new(&name).is_some();
        (fits && short).then_some(Self(name))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The key for comparing it with other names.
    pub fn key(&self) -> NameKey {
        NameKey::of(&self.0)
    }
}

/// Whether a character is allowed: a letter or digit that UTS 39 recommends, or one of a few signs.
/// UTS 39 recommends more signs, such as a colon, which ends a name in our texts, and two joiners,
/// which are invisible.
fn may_stand(char: char) -> bool {
    let is_mark = unicode_normalization::char::is_combining_mark(char);
    let is_letter = char.is_alphanumeric() || is_mark;
    char.identifier_allowed() && (is_letter || SIGNS.contains(char))
}

/// Whether combining marks pile up on a letter and run into the lines above and below.
fn has_pile(letters: &str) -> bool {
    let mut n_marks = 0;
    letters.chars().any(|char| {
        let is_mark = unicode_normalization::char::is_combining_mark(char);
        n_marks = if is_mark { n_marks + 1 } else { 0 };
        n_marks > MARKS_MAX
    })
}

/// The key for comparing names.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NameKey {
    /// Case-folded and with differences of width removed. People log in with it.
    pub folded: String,
    /// What the name looks like: its UTS 39 skeleton.
    pub skeleton: String,
}

impl NameKey {
    /// The key of any text, even one that is not a valid name today.
    pub fn of(name: &str) -> Self {
        let plain: String = name.nfkc().collect();
        let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        let folded = plain.to_lowercase().nfkc().collect();
        let skeleton: String = unicode_security::skeleton(&plain).collect();
        Self { folded, skeleton: skeleton.to_lowercase() }
    }
}

/// Whether two names fold to the same letters or look the same.
pub fn are_alike(one: &str, other: &str) -> bool {
    let (one, other) = (NameKey::of(one), NameKey::of(other));
    one.folded == other.folded || one.skeleton == other.skeleton
}

#[cfg(test)]
mod tests {
    //! Invalid names, and names that are too similar to another.
    use super::*;

    fn key(name: &str) -> NameKey {
        Nick::read(name).unwrap_or_else(|| panic!("{name} is a name")).key()
    }

    #[test]
    fn plain_names_in_many_scripts_are_read_in_one_spelling() {
        for name in
            ["Ann", "Zoë Müller", "Łukasz", "O'Neill", "Анна", "李小龍", "x_7-y.z", "Marcel·lina"]
        {
            assert_eq!(Nick::read(name).unwrap().as_str(), name);
        }
        assert_eq!(Nick::read("O’Neill").unwrap().as_str(), "O'Neill");
        assert_eq!(Nick::read("  Zoe\u{308}   M. ").unwrap().as_str(), "Zoë M.");
    }

    #[test]
    fn hostile_names_are_refused() {
        let long = "x".repeat(41);
        let pile = format!("Z{}", "\u{324}".repeat(9));
        let hostile = [
            "",
            "   ",
            "...",
            "a\nb",
            "a\tb",
            "a\u{200b}b",
            "a\u{200d}b",
            "\u{202e}nnA",
            "A\u{a0}nn",
            "A\u{2003}nn",
            "a\u{ad}b",
            "\u{feff}Ann",
            "<b>Ann</b>",
            "Ann\u{0}",
            "Ann: Ben",
            "Ann:",
            "Ann (2)",
            "A\u{2010}nn",
            "A\u{30fb}nn",
            "Αnn",
            "Annа",
            &long,
            &pile,
        ];
        for name in hostile {
            assert_eq!(Nick::read(name), None, "{name:?}");
        }
    }

    #[test]
    fn two_names_that_fold_or_look_alike_are_one() {
        assert_eq!(key("Ann").folded, key("ANN").folded);
        assert_eq!(key("Ann Bo").folded, key(" ann   bo").folded);
        assert_ne!(key("Ann").folded, key("Anna").folded);
        assert_eq!(key("Iris").skeleton, key("lris").skeleton);
        assert_eq!(key("Bob0").skeleton, key("BobO").skeleton);
        assert_eq!(key("Соса").skeleton, key("Coca").skeleton, "Cyrillic and Latin");
    }
}
