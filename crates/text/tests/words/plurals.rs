//! Numbers: plurals as each language has them, digits without grouping.

use contract::{Language, Phrase};
use text::{Listener, Words};

fn cards(language: Language, counts: &[i64]) -> Vec<String> {
    let words = Words::new(language, &[]);
    let phrase = |count: &i64| Phrase::new("ui-cards").number("count", *count);
    counts.iter().map(|count| words.say(&phrase(count), &Listener::default())).collect()
}

#[test]
fn polish_has_one_few_and_many() {
    let said = cards(Language::Pl, &[1, 2, 5, 12, 22]);
    assert_eq!(said, ["1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]);
    let said = cards(Language::Pl, &[0, 4, 11, 14, 21, 25, 102, 112]);
    assert_eq!(
        said,
        ["0 kart", "4 karty", "11 kart", "14 kart", "21 kart", "25 kart", "102 karty", "112 kart"]
    );
}

#[test]
fn english_and_german_have_one_and_other() {
    assert_eq!(cards(Language::En, &[0, 1, 2, 21]), ["0 cards", "1 card", "2 cards", "21 cards"]);
    assert_eq!(cards(Language::De, &[0, 1, 2]), ["0 Karten", "1 Karte", "2 Karten"]);
}

#[test]
fn numbers_are_printed_plainly() {
    for language in Language::ALL {
        let words = Words::new(language, &["n = { $n }"]);
        let say = |n: i64| words.say(&Phrase::new("n").number("n", n), &Listener::default());
        assert_eq!([say(-3), say(1500), say(1_000_000)], ["-3", "1500", "1000000"]);
        assert_eq!(words.fill("n", &[("n", 1500.into())]), "1500");
    }
}
