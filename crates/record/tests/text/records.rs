//! Writing, reading, replaying, verifying and resuming.

use contract::chance::Generator;
use contract::{Match, Submission};
use record::{Header, Problem, Proof, Record, RecordError, RecordedEnding, Source};
use record::{read_header, replay, resume, verify};
use testkit::toy::{Options, Raid};

use crate::play::{Table, deck, forged, rules};

const GENERATORS: [Generator; 3] = [Generator::ChaCha8, Generator::Xoshiro256, Generator::Lehmer64];

fn read(text: &str) -> Result<Record<Raid>, RecordError> {
    record::read::<Raid>(text, &deck())
}

/// The error for a text with one part replaced and a matching checksum.
fn forged_problem(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from} in\n{text}");
    let forged = forged(&text.replacen(from, to, 1));
    match read(&forged) {
        Err(error) => error.to_string(),
        Ok(record) => verify(&record).expect_err("it is forged").to_string(),
    }
}

/// The number of the first line that contains this.
fn line_of(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).expect("the part is there") + 1
}

#[test]
fn a_game_is_read_replayed_and_verified() {
    for generator in GENERATORS {
        for seats in 2..=10 {
            let table = Table::deal(seats, generator, u64::from(seats)).finished();
            let text = table.written();
            let record = read(&text).unwrap();
            assert_eq!(record.to_text(), text);
            assert_eq!(verify(&record), Ok(Proof::FromSeed));
            let again = replay(&record).unwrap();
            assert_eq!(again.game(), table.game.game());
            let entries: Vec<_> = table.game.log().iter().map(|entry| entry.submission).collect();
            let replayed: Vec<_> = again.log().iter().map(|entry| entry.submission).collect();
            assert_eq!(entries, replayed, "windows too, which no record tells");
            assert_eq!(read_header(&text), Ok(table.header));
        }
    }
}

#[test]
fn a_record_looks_like_this() {
    let text = Table::deal(3, Generator::ChaCha8, 4).finished().written();
    assert_eq!(text, include_str!("sample.record"), "{text}");
}

#[test]
fn a_saved_game_resumes_as_if_never_interrupted() {
    for generator in GENERATORS {
        let whole = Table::deal(3, generator, 5).finished();
        for count in (0..whole.game.log().len()).step_by(3) {
            let stopped = Table::deal(3, generator, 5).steps(count);
            let text = stopped.saved();
            assert!(text.contains("\nresult: unfinished\nseed: "), "{text}");
            let record = read(&text).unwrap();
            assert_eq!(verify(&record), Ok(Proof::FromSeed));
            let mut resumed = stopped.clone();
            resumed.game = resume(&record).unwrap();
            assert_eq!(resumed.saved(), text);
            assert_eq!(resumed.finished().written(), whole.written());
        }
    }
}

#[test]
fn an_unfinished_game_keeps_its_seed_unless_it_is_saved() {
    let table = Table::deal(3, Generator::ChaCha8, 5).steps(4);
    let text = table.written();
    assert!(text.contains("\nseed: withheld\n"));
    assert!(!text.contains(&table.game.secret_seed().unwrap().to_string()));
    let record = read(&text).unwrap();
    assert_eq!(verify(&record), Ok(Proof::Legal));
    let error = resume(&record).unwrap_err();
    assert_eq!(error.problem, Problem::NoSeed);
    assert_eq!(error.line as usize, line_of(&text, "withheld"));
}

#[test]
fn a_finished_game_cannot_be_resumed() {
    let record = read(&Table::deal(2, Generator::ChaCha8, 5).finished().written()).unwrap();
    assert_eq!(resume(&record).unwrap_err().problem, Problem::Over);
}

#[test]
fn a_game_with_real_cards_has_no_seed() {
    let drawn = Table::deal(2, Generator::ChaCha8, 5).finished();
    let mut game = Match::<Raid>::deal_as(rules(2), drawn.game.deal_drawn()).unwrap();
    for entry in drawn.game.log() {
        game.submit_given(entry.submission, &entry.drawn).unwrap();
    }
    let Header { seats, .. } = drawn.header;
    let header = Header::of(&game, &Options::default(), &seats, &deck(), Generator::ChaCha8);
    assert_eq!(header.source, Source::Given);
    let text = record::write(&game, &header);
    assert!(text.contains("\ngenerator: none\n\ndeal: {"), "{text}");
    assert_eq!(verify(&read(&text).unwrap()), Ok(Proof::Legal));
    let drawn_by = "generator: none";
    let claimed = format!("generator: chacha8\ncommitment: {}", "0".repeat(64));
    let problem = forged_problem(&text, drawn_by, &claimed);
    assert!(problem.ends_with("the seed is not told"), "{problem}");
}

#[test]
fn comments_and_the_line_ends_of_windows_change_nothing() {
    let text = Table::deal(2, Generator::ChaCha8, 5).finished().written();
    let spaced = text.replace('\n', "\r\n# mine, {or not}\r\n") + "\r\n\n\n";
    let record = read(&spaced).unwrap();
    assert_eq!(record.to_text(), text);
    // Problems have the line numbers of the file.
    let bad = spaced.replace("result: toy-end", "result: Toy-end");
    assert_eq!(read(&bad).unwrap_err().line as usize, line_of(&bad, "Toy-end"));
}

#[test]
fn only_what_the_writer_prints_is_read() {
    let text = Table::deal(3, Generator::ChaCha8, 5).finished().written();
    let seed = text.lines().find(|line| line.starts_with("seed: ")).unwrap();
    let first = text.lines().find(|line| line.starts_with("1. ")).unwrap();
    let changes = [
        ("rules-version: 1", "rules-version: 01"),
        ("seats: 3", "seats: +3"),
        ("\n1. ", "\n1.  "),
        ("\n1. ", "\n01. "),
        ("\n1. 1:", "\n1. 1 (user):"),
        ("\n1. 1:", "\n1. 1 @1:"),
        (first, &format!("{first} ")),
        (", points ", ", points +"),
        ("rank 1", "rank 01"),
        ("deal: {", "deal: { "),
        ("\"hand\":3", "\"hand\": 3"),
        (",\"hand\":3", ""),
        ("\ndeal", "\n\ndeal"),
        ("seat 1: user, Ann", "seat 1: user,  Ann"),
        ("\n\nresult", "\nresult"),
        ("\nseed", "\n\nseed"),
        (seed, &seed.to_uppercase().replacen("SEED", "seed", 1)),
    ];
    for (from, to) in changes {
        assert!(text.contains(from), "{from} in\n{text}");
        assert!(read(&forged(&text.replacen(from, to, 1))).is_err(), "{from} -> {to}");
    }
    assert!(read(&format!("{text}more\n")).is_err());
    assert!(read(&format!("\u{feff}{text}")).is_err());
}

#[test]
fn an_edited_record_is_refused_with_the_line() {
    let table = Table::deal(2, Generator::ChaCha8, 5).finished();
    let text = table.written();
    // A name decides nothing, so only the checksum notices.
    let renamed = text.replacen("Ann", "Eve", 1);
    let error = read(&renamed).unwrap_err();
    assert_eq!((error.line as usize, error.problem), (line_of(&text, "check: "), Problem::Edited));
    // An impossible action is named itself.
    let action = text.lines().find(|line| line.starts_with("3. ")).unwrap();
    let swapped = text.replacen(action, "3. 1: reveal 7", 1);
    let error = read(&swapped).unwrap_err();
    assert_eq!(error.line as usize, line_of(&text, "\n3. ".trim()), "{error}");
}

#[test]
fn a_forged_record_is_refused_with_the_reason() {
    let text = Table::deal(2, Generator::ChaCha8, 1).finished().written();
    let problem = |from: &str, to: &str| forged_problem(&text, from, to);
    assert_eq!(problem("game: toy", "game: rum"), "line 2: a game of `rum`, not of toy");
    assert_eq!(
        problem("rules-version: 1", "rules-version: 2"),
        "line 3: played by rules version 2; this program plays version 1"
    );
    assert_eq!(problem("\"rounds\":6", "\"rounds\":7,\"rum\":1").split(':').next(), Some("line 4"));
    assert_eq!(problem("\"rounds\":6", "\"rounds\":99"), "line 5: options: rounds must be 1 to 9");
    assert!(problem("deck: ", "deck: 0").starts_with("line 8: expected the deck's SHA-256"));
    let hash = deck().hash();
    assert_eq!(
        problem(&hash, &"0".repeat(64)),
        "line 8: played with the deck `toy`, but `toy` has other cards"
    );
    assert!(problem("deal: {", "deal: {cook-1, ").ends_with("the deck has no card `cook-1`"));
    assert!(problem("deal: {", "deal: {wind-99, ").ends_with("the deck has no card `wind-99`"));
    assert!(problem("deal: {", "deal: {#99999999999, ").contains("a number after `#`"));
    assert!(problem("deal: {", "deal: {#3, ").ends_with("`#3` cannot be drawn here"));
    assert!(problem("result: toy-end-rounds", "result: toy-end-rich").contains("the record says"));
    assert!(problem("rank 1", "rank 2").contains("the actions lead to `rank 1, points"));
    assert!(problem("seed: ", "seed: 0").contains("64 hexadecimal digits"));
}

#[test]
fn a_seed_that_was_not_committed_to_is_refused() {
    let table = Table::deal(2, Generator::ChaCha8, 1).finished();
    let other = Table::deal(2, Generator::ChaCha8, 2);
    let (own, other) = (table.game.secret_seed().unwrap(), other.game.secret_seed().unwrap());
    let text = table.written();
    let problem = forged_problem(&text, &own.to_string(), &other.to_string());
    assert!(problem.ends_with("the seed is not the one that was committed to"), "{problem}");
    // A forger who also changes the commitment must change every card.
    let text = text.replacen(&own.commitment().to_string(), &other.commitment().to_string(), 1);
    let problem = forged_problem(&text, &own.to_string(), &other.to_string());
    let deal = line_of(&text, "deal: ");
    assert!(problem.starts_with(&format!("line {deal}: the record says {{")), "{problem}");
    assert!(problem.contains(", the seed gives {"), "{problem}");
    // A finished game must publish its seed.
    let problem = forged_problem(&text, &own.to_string(), "withheld");
    assert!(problem.ends_with("the seed is not told"), "{problem}");
}

#[test]
fn a_game_that_goes_on_after_its_end_is_refused() {
    let table = Table::deal(2, Generator::ChaCha8, 1).finished();
    let next = table.game.log().len() + 1;
    let more = format!("\n{next}. 1: draw\n\nresult");
    let problem = forged_problem(&table.written(), "\n\nresult", &more);
    assert!(problem.ends_with("the action is refused: over"), "{problem}");
    // A match would panic over more actions than its game can need; a reader must not.
    let many: Vec<String> = (next..next + 1000).map(|n| format!("{n}. 1: draw")).collect();
    let many = format!("\n{}\n\nresult", many.join("\n"));
    let problem = forged_problem(&table.written(), "\n\nresult", &many);
    assert!(problem.ends_with("no game has more than 729 actions"), "{problem}");
}

#[test]
fn outcomes_that_fit_but_did_not_happen_are_found_by_the_seed() {
    let table = Table::deal(2, Generator::ChaCha8, 1).steps(0);
    let text = table.saved();
    let deal = text.lines().find(|line| line.starts_with("deal: ")).unwrap();
    let inside = deal.trim_start_matches("deal: {").trim_end_matches('}');
    let mut names: Vec<&str> = inside.split(", ").collect();
    names.reverse();
    let other = format!("deal: {{{}}}", names.join(", "));
    let record = read(&forged(&text.replacen(deal, &other, 1))).unwrap();
    assert!(replay(&record).is_ok(), "it could have been");
    assert!(matches!(verify(&record).unwrap_err().problem, Problem::OtherOutcomes { .. }));
    assert!(matches!(resume(&record).unwrap_err().problem, Problem::OtherOutcomes { .. }));
}

#[test]
fn an_empty_deal_is_refused_and_not_played_for_ever() {
    let text = Table::deal(2, Generator::ChaCha8, 1).saved();
    let deal = text.lines().find(|line| line.starts_with("deal: ")).unwrap();
    let problem = forged_problem(&text, deal, "deal: {}");
    assert!(problem.ends_with("the game draws more than the braces hold"), "{problem}");
}

#[test]
fn a_record_is_a_value_too() {
    let table = Table::deal(4, Generator::Xoshiro256, 9).finished();
    let record = read(&table.written()).unwrap();
    let RecordedEnding::Over { reason, placings } = &record.ending else { panic!("it is over") };
    assert!(reason.starts_with("toy-end-"));
    assert_eq!(placings.len(), 4);
    let logged = table.game.log().iter().zip(&record.entries);
    for (log, entry) in logged {
        let Submission { seat, actor, action, .. } = log.submission;
        assert_eq!((seat, actor, action), (entry.seat, entry.actor, entry.action));
        assert_eq!(log.drawn, entry.drawn);
    }
}
