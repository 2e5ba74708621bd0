//! Text in lines of a given width, as a terminal counts it.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The number of columns a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// A text in lines of at most `columns`; longer words are cut. Line breaks are kept.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    // A wide character takes two columns, so with fewer none could be placed.
    let columns = columns.max(2);
    text.split('\n').flat_map(|paragraph| wrap_paragraph(paragraph, columns)).collect()
}

fn wrap_paragraph(text: &str, columns: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in units(text) {
        let line = lines.last().map_or(0, |line| width(line));
        let gap = usize::from(line > 0);
        if line > 0 && line + gap + width(&word) > columns {
            lines.push(String::new());
        }
        for (idx, piece) in cut(&word, columns).into_iter().enumerate() {
            if idx > 0 {
                lines.push(String::new());
            }
            let line = lines.last_mut().expect("there is at least one line");
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&piece);
        }
    }
    lines
}

/// The words of a text. A single letter or digit stays with the next word: `1 red`, `z wraku`, `(2
/// coins`.
fn units(text: &str) -> Vec<String> {
    let mut units: Vec<String> = Vec::new();
    let mut is_open = false;
    for word in text.split_whitespace() {
        match units.last_mut() {
            Some(unit) if is_open => {
                unit.push(' ');
                unit.push_str(word);
            }
            Some(_) | None => units.push(word.to_owned()),
        }
        let inner = word.trim_start_matches('(');
        is_open = inner.chars().nth(1).is_none() && word != "–" && word != "·";
    }
    units
}

/// A word in pieces of at most `columns`.
fn cut(word: &str, columns: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut used = 0;
    for char in word.chars() {
        let wide = char.width().unwrap_or(0);
        if used + wide > columns {
            pieces.push(String::new());
            used = 0;
        }
        used += wide;
        pieces.last_mut().expect("there is at least one piece").push(char);
    }
    pieces
}

/// A text of at most `columns`; if something is left out, it ends with an ellipsis.
pub fn shorten(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let Some(room) = columns.checked_sub(1) else { return String::new() };
    let mut short = String::new();
    let mut used = 0;
    for char in text.chars() {
        used += char.width().unwrap_or(0);
        if used > room {
            break;
        }
        short.push(char);
    }
    format!("{}…", short.trim_end())
}

/// A text of exactly `columns`: shortened, or filled with spaces.
pub fn fit(text: &str, columns: usize) -> String {
    let short = shorten(text, columns);
    let gap = columns.saturating_sub(width(&short));
    short + &" ".repeat(gap)
}

/// A text with a capital at its beginning.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    first.into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// A text from outside as it can be repeated on a terminal: short, and without control characters.
pub fn harmless(text: &str) -> String {
    let seen = |char: &char| {
        let marks = matches!(*char, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}');
        !char.is_control() && !marks && !matches!(*char, '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let clean: String = text.chars().filter(seen).take(QUOTE_CHARS_MAX + 1).collect();
    shorten(&clean, QUOTE_CHARS_MAX)
}

/// The most characters of a text from outside that are repeated.
const QUOTE_CHARS_MAX: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("żółta łódź", 5), ["żółta", "łódź"]);
        assert_eq!(wrap("aa\n\nbb", 8), ["aa", "", "bb"]);
        assert_eq!(wrap("", 8), [""]);
    }

    #[test]
    fn a_single_letter_or_digit_stays_with_the_next_word() {
        assert_eq!(wrap("place: 1 red / 2 blue", 8), ["place:", "1 red", "/ 2 blue"]);
        assert_eq!(wrap("karta z wraku", 7), ["karta", "z wraku"]);
        assert_eq!(wrap("a flute (1 coin)", 9), ["a flute", "(1 coin)"]);
    }

    #[test]
    fn a_long_word_is_cut() {
        assert_eq!(wrap("ab 0123456789", 4), ["ab", "0123", "4567", "89"]);
        assert_eq!(wrap("abc", 0), ["ab", "c"]);
    }

    #[test]
    fn a_text_fits_its_columns() {
        assert_eq!(fit("Salty Meg", 7), "Salty… ");
        assert_eq!(fit("Meg", 5), "Meg  ");
        assert_eq!(shorten("abc", 0), "");
    }

    #[test]
    fn a_foreign_text_cannot_touch_the_screen() {
        assert_eq!(harmless("\u{1b}[2Jdraw\u{202e}"), "[2Jdraw");
        assert_eq!(width(&harmless(&"x".repeat(1000))), QUOTE_CHARS_MAX);
    }
}
