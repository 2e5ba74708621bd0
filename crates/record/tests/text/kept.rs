//! Records of other rules versions: replayed if today's rules agree, otherwise only notation.

use contract::chance::Generator;
use record::{Problem, RecordError, RecordedEnding, Replay, Sheet};
use testkit::toy::Raid;

use crate::play::{Table, deck, forged};

fn open(text: &str) -> Result<Replay<Raid>, RecordError> {
    record::open::<Raid>(text, &deck())
}

fn text() -> String {
    Table::deal(3, Generator::ChaCha8, 5).finished().written()
}

/// The same game as a program with other rules would have written it.
fn of_version(version: u32, text: &str) -> String {
    forged(&text.replacen("rules-version: 1", &format!("rules-version: {version}"), 1))
}

/// Opens a game of other rules in which one part was changed.
fn changed(from: &str, to: &str) -> (Sheet, RecordError) {
    let text = text();
    assert!(text.contains(from), "{from} in\n{text}");
    match open(&of_version(0, &text.replacen(from, to, 1))) {
        Ok(Replay::NotationOnly { sheet, why }) => (sheet, why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_record_of_these_rules_is_read_exactly() {
    assert!(matches!(open(&text()), Ok(Replay::Exact(_))));
    let wrong = forged(&text().replacen("rank 1", "rank 2", 1));
    let Ok(Replay::Exact(record)) = open(&wrong) else { panic!("it is well-formed") };
    assert!(record::verify(&record).is_err(), "its version is ours, so it has to hold");
    assert!(open(&forged(&text().replacen("\n1. 1: ", "\n1. 1: dance ", 1))).is_err());
}

#[test]
fn a_record_of_other_rules_is_replayed_if_todays_rules_agree() {
    for version in [0, 2] {
        let Ok(Replay::ByTodaysRules(record)) = open(&of_version(version, &text())) else {
            panic!("nothing has changed")
        };
        assert_eq!(record.header.rules_version, version, "it keeps what it was played by");
        assert_eq!(record.to_text(), of_version(version, &text()));
    }
    let saved = Table::deal(3, Generator::ChaCha8, 5).steps(4).saved();
    assert!(matches!(open(&of_version(0, &saved)), Ok(Replay::ByTodaysRules(_))));
}

#[test]
fn unknown_notation_is_shown_as_it_is() {
    let text = text();
    let first = text.lines().find(|line| line.starts_with("1. 1: ")).unwrap();
    let (sheet, why) = changed(first, "1. 1 (clock): dance with 2 {a card, #3}");
    assert!(matches!(why.problem, Problem::Notation(_) | Problem::UnknownCard(_)), "{why}");
    assert_eq!(sheet.moves[0].action, "dance with 2");
    assert_eq!(sheet.moves[0].drawn.as_deref(), Some("{a card, #3}"));
    let RecordedEnding::Over { placings, .. } = &sheet.ending else { panic!("it is over") };
    assert_eq!(placings.len(), 3);
    let shown = sheet.to_text();
    assert!(shown.contains("\n1. 1 (clock): dance with 2 {a card, #3}\n"), "{shown}");
    assert_eq!(Sheet::read(&shown).as_ref(), Ok(&sheet));
}

#[test]
fn a_game_that_todays_rules_refuse_is_notation_only() {
    let (_, why) = changed("rank 1", "rank 2");
    assert!(matches!(why.problem, Problem::Result { .. }), "{why}");
    let (_, why) = changed("\"rounds\":6", "\"rounds\":6,\"rum\":1");
    assert!(matches!(why.problem, Problem::Setup(_)) && why.line == 4, "{why}");
    let (_, why) = changed(&deck().hash(), &"0".repeat(64));
    assert!(matches!(why.problem, Problem::OtherDeck { .. }), "{why}");
    let (_, why) = changed("deal: {", "deal: {#3, ");
    assert!(matches!(why.problem, Problem::Chance(_)), "{why}");
    let text = text();
    let seed = text.lines().find(|line| line.starts_with("seed: ")).unwrap();
    let (_, why) = changed(seed, &format!("seed: {}", "0".repeat(64)));
    assert_eq!(why.problem, Problem::OtherSeed);
}

#[test]
fn a_damaged_text_is_refused_whatever_its_version() {
    let old = of_version(0, &text());
    let renamed = old.replacen("Ann", "Eve", 1);
    assert_eq!(open(&renamed).unwrap_err().problem, Problem::Edited);
    for (from, to) in [
        ("\n1. 1: ", "\n1. 1: \u{1b}[2J"),
        ("\n1. 1: ", "\n1. 9: "),
        ("\n1. 1: ", "\n2. 1: "),
        ("\n1. 1: ", "\n1. 1: }"),
        ("deal: {", "deal: {{"),
        ("\nseed", "\n\nseed"),
    ] {
        assert!(open(&forged(&old.replacen(from, to, 1))).is_err(), "{from} -> {to}");
    }
}
