//! Damage of every kind: nothing panics, and no change that matters goes unnoticed.

use contract::SearchRng;
use contract::chance::Generator;
use record::{read_header, replay, resume, scenario, verify};
use testkit::toy::Raid;

use crate::play::{Table, deck, forged};
use crate::scenarios::SAMPLES;

const RECORDS: u32 = 4_000;
const SCENARIOS: u32 = 10_000;

/// Texts that have broken parsers before: ends of ranges, halves of pairs, odd characters.
const NASTY: [&str; 32] = [
    "0",
    "-1",
    "+1",
    "256",
    "65536",
    "4294967296",
    "99999999999999999999",
    "1e9",
    "NaN",
    "{",
    "}",
    "{}",
    "{#",
    "#",
    "(",
    ")",
    "@",
    ": ",
    ":",
    "|",
    "->",
    " = ",
    "/",
    "\"",
    "\\",
    "é",
    "🏴‍☠️",
    "\u{0}",
    "\r",
    "\u{2028}",
    "\u{feff}",
    "\n",
];

fn below(rng: &mut SearchRng, n: usize) -> usize {
    u32::try_from(n).map_or(0, |n| rng.below(n.max(1)) as usize)
}

/// A place between two characters.
fn place(text: &str, rng: &mut SearchRng) -> usize {
    let mut at = below(rng, text.len() + 1);
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

fn flip(text: &str, rng: &mut SearchRng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = below(rng, bytes.len());
    if let Some(byte) = bytes.get_mut(at) {
        *byte ^= 1 << rng.below(8);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn lines_changed(text: &str, rng: &mut SearchRng) -> String {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let (one, other) = (below(rng, lines.len()), below(rng, lines.len()));
    match rng.below(3) {
        0 => lines.swap(one, other),
        1 => lines.insert(other, lines[one]),
        _ => drop(lines.remove(one)),
    }
    lines.join("\n")
}

/// Puts something else in place of a number.
fn number_changed(text: &str, rng: &mut SearchRng) -> String {
    let digits: Vec<usize> =
        text.match_indices(|c: char| c.is_ascii_digit()).map(|m| m.0).collect();
    let Some(at) = digits.get(below(rng, digits.len())) else { return text.to_owned() };
    format!("{}{}{}", &text[..*at], NASTY[below(rng, 9)], &text[at + 1..])
}

fn mutated(text: &str, rng: &mut SearchRng) -> String {
    let (one, other) = (place(text, rng), place(text, rng));
    let (from, to) = (one.min(other), one.max(other));
    match rng.below(8) {
        0 | 1 => flip(text, rng),
        2 => text[..one].to_owned(),
        3 | 4 => lines_changed(text, rng),
        5 => number_changed(text, rng),
        6 => format!("{}{}{}", &text[..one], NASTY[below(rng, NASTY.len())], &text[one..]),
        _ if rng.below(2) == 0 => format!("{}{}", &text[..from], &text[to..]),
        _ => format!("{}{}", &text[..to], &text[from..]),
    }
}

/// The contents of a record, without what a reader ignores.
fn meaning(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    lines.join("\n").trim_end_matches('\n').to_owned()
}

#[test]
fn a_damaged_record_is_refused_and_nothing_panics() {
    let texts = [
        Table::deal(2, Generator::ChaCha8, 1).finished().written(),
        Table::deal(5, Generator::Lehmer64, 2).finished().written(),
        Table::deal(3, Generator::ChaCha8, 3).steps(9).saved().replace('\n', "\r\n# mine\r\n"),
    ];
    let mut rng = SearchRng::new(11, 0);
    let mut n_changed = 0;
    for n in 0..RECORDS {
        let text = &texts[n as usize % texts.len()];
        let mut changed = mutated(text, &mut rng);
        for _ in 0..rng.below(3) {
            changed = mutated(&changed, &mut rng);
        }
        // Neither may panic, whatever the result.
        let _ = read_header(&changed).map_err(|error| error.to_string());
        let result = record::read::<Raid>(&changed, &deck()).map_err(|error| error.to_string());
        let same = meaning(&changed) == meaning(text);
        assert_eq!(result.is_ok(), same, "{:?}\n{changed}", result.err());
        n_changed += u32::from(!same);
    }
    assert!(n_changed > RECORDS * 8 / 10, "only {n_changed} meant something else");
}

#[test]
fn a_forged_record_makes_nothing_panic() {
    let texts = [
        Table::deal(2, Generator::ChaCha8, 1).finished().written(),
        Table::deal(3, Generator::ChaCha8, 3).steps(9).saved(),
    ];
    let mut rng = SearchRng::new(12, 0);
    let mut n_read = 0;
    for n in 0..RECORDS {
        let text = &texts[n as usize % texts.len()];
        let changed = mutated(text, &mut rng);
        if !changed.contains("check: ") {
            continue;
        }
        let changed = forged(&changed);
        let Ok(record) = record::read::<Raid>(&changed, &deck()) else { continue };
        n_read += 1;
        assert_eq!(record.to_text(), changed, "only what the writer prints is read");
        let _ = replay(&record).map(|game| game.log().len());
        let _ = verify(&record).map_err(|error| error.to_string());
        let _ = resume(&record).map_err(|error| error.to_string());
    }
    assert!(n_read > RECORDS / 100, "only {n_read} could be read");
}

#[test]
fn a_damaged_scenario_makes_nothing_panic() {
    let mut rng = SearchRng::new(13, 0);
    let (mut n_passed, mut n_refused) = (0, 0);
    for n in 0..SCENARIOS {
        let text = SAMPLES[n as usize % SAMPLES.len()];
        let mut changed = mutated(text, &mut rng);
        for _ in 0..rng.below(3) {
            changed = mutated(&changed, &mut rng);
        }
        let _ = scenario::header(&changed).map_err(|error| error.to_string());
        match scenario::check::<Raid>(&changed, &deck()) {
            Ok(_) => n_passed += 1,
            Err(error) => {
                assert!(!error.to_string().contains(char::is_control), "{error}");
                n_refused += 1;
            }
        }
    }
    assert!(n_refused > n_passed && n_passed > 0, "{n_refused} refused, {n_passed} passed");
}
