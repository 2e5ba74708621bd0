//! What survives a change of the rules: records of every version, and matches in the logs of
//! tables.

#![expect(clippy::unwrap_used, reason = "a test that cannot set itself up has failed")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use contract::chance::{Generator, sha256_hex};
use contract::{
    Actor, AnyAction, Match, Placing, Schedule, SearchRng, Standing, Submission, setup,
};
use hosting::{Opened, PlayedBy, archive, reel};
use registry::{House, Visitor};
use table::clock::Jitter;
use table::entry::{Ending, Secret, Tail};
use table::id::{MatchNumber, Millis, Person};
use table::{Entry, Fact, Proposal, Setting};

const NUMBER: MatchNumber = MatchNumber(1);

/// The records of every version that was ever in use.
fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let versions = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let versions = versions.filter(|path| path.is_dir());
    let records = versions.flat_map(|version| std::fs::read_dir(version).unwrap());
    let mut records: Vec<PathBuf> = records.map(|entry| entry.unwrap().path()).collect();
    records.sort();
    records
}

/// The text with a checksum that matches it.
fn forged(text: &str) -> String {
    let (before, _) = text.split_once("check: ").unwrap();
    format!("{before}check: {}\n", sha256_hex(before.as_bytes()))
}

fn rules_version(game: &str) -> u32 {
    table::Dealer::rules_version(&hosting::AllGames, game).unwrap()
}

#[test]
fn every_record_that_was_kept_opens() {
    for path in files() {
        let text = std::fs::read_to_string(&path).unwrap();
        let header = record::read_header(&text).unwrap();
        let is_own = header.rules_version == rules_version(&header.game);
        match reel::open(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())) {
            Opened::Reel(mut reel) => {
                let by = if is_own { PlayedBy::SameRules } else { PlayedBy::TodaysRules };
                assert_eq!(reel.played_by(), by, "{}", path.display());
                assert_eq!(reel.at(usize::MAX).n_actions(), reel.len());
            }
            Opened::Notation { sheet, why } => {
                assert!(!is_own, "{}: {why}", path.display());
                assert_eq!(sheet.to_text(), text, "nothing of it is lost");
            }
        }
    }
}

#[test]
fn the_records_of_version_1_are_of_every_game_and_option() {
    let texts = files().into_iter().map(|path| std::fs::read_to_string(path).unwrap());
    let headers: Vec<_> = texts.map(|text| record::read_header(&text).unwrap()).collect();
    let of = |game: &str| -> BTreeSet<String> {
        let of_game = headers.iter().filter(|header| header.game == game);
        of_game.filter(|header| header.rules_version == 1).map(|h| h.options.clone()).collect()
    };
    for game in ["rum", "port-royal", "jolly-roger"] {
        let about = registry::ABOUTS.iter().find(|about| about.id == game).unwrap();
        let n_set_ups: usize = about.options.iter().map(|option| option.values.len()).product();
        assert_eq!(of(game).len(), n_set_ups, "{game}");
    }
    let seats: BTreeSet<usize> = headers.iter().map(|header| header.seats.len()).collect();
    assert_eq!((seats.first(), seats.last()), (Some(&2), Some(&10)));
}

/// Simulations drew from another generator until 2026.
#[test]
fn records_of_the_former_generator_verify_from_their_seeds() {
    struct Proof<'a>(&'a str);
    impl Visitor for Proof<'_> {
        type Output = record::Proof;
        fn visit<G: House>(self) -> Self::Output {
            let record = record::read::<G>(self.0, &G::default_deck()).unwrap();
            record::verify(&record).unwrap()
        }
    }
    let mut n_proved = 0;
    for path in files() {
        let text = std::fs::read_to_string(&path).unwrap();
        let header = record::read_header(&text).unwrap();
        let is_own = header.rules_version == rules_version(&header.game);
        if is_own && text.contains("\ngenerator: xoshiro256++\n") {
            let proof = registry::visit(&header.game, Proof(&text)).unwrap();
            assert_eq!(proof, record::Proof::FromSeed, "{}", path.display());
            n_proved += 1;
        }
    }
    assert!(n_proved >= 4, "{n_proved}");
}

#[test]
fn every_record_opens_as_one_of_rules_that_nobody_has() {
    for path in files() {
        let text = std::fs::read_to_string(&path).unwrap();
        let version =
            format!("rules-version: {}", record::read_header(&text).unwrap().rules_version);
        let text = forged(&text.replacen(&version, "rules-version: 0", 1));
        match reel::open(&text).unwrap() {
            Opened::Reel(reel) => assert_eq!(reel.played_by(), PlayedBy::TodaysRules),
            Opened::Notation { sheet, .. } => assert_eq!(sheet.to_text(), text),
        }
        let strange = text.replacen("\n1. ", "\n1. 1: walk the plank\n2. ", 1);
        let renumbered = renumbered(&strange);
        let Opened::Notation { sheet, why } = reel::open(&forged(&renumbered)).unwrap() else {
            panic!("nobody walks the plank here")
        };
        assert_eq!(sheet.moves[0].action, "walk the plank");
        assert!(why.contains("walk the plank"), "{why}");
    }
}

/// The text with its actions renumbered.
fn renumbered(text: &str) -> String {
    let mut number = 0;
    let lines = text.lines().map(|line| match line.split_once(". ") {
        Some((digits, rest)) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
            number += 1;
            format!("{number}. {rest}\n")
        }
        _ => format!("{line}\n"),
    });
    lines.collect()
}

/// A match that ended by its rules, as the log of a table, and its placings.
fn played(game: &str, version: u32) -> (Vec<Entry>, Vec<Placing>) {
    struct Played<'a>(&'a Setting, Secret);
    impl Visitor for Played<'_> {
        type Output = (Vec<Fact>, Vec<Placing>);
        fn visit<G: House>(self) -> Self::Output {
            let Self(setting, deals) = self;
            let options = serde_json::from_str(setting.options()).unwrap();
            let deck = G::default_deck();
            let rules = setup::rules::<G>(&options, setting.seats(), &deck).unwrap();
            let seed = deals.seed_of(NUMBER);
            let mut game = Match::<G>::deal(rules, Generator::ChaCha8, seed);
            let (mut schedule, mut rng) = (Schedule::default(), SearchRng::new(1, 1));
            let mut facts = Vec::new();
            loop {
                let window = match game.game().standing() {
                    Standing::Open(window) => window,
                    Standing::Over(outcome) => return (facts, outcome.placings().to_vec()),
                };
                let ask = schedule.ask(game.game(), game.seats(), &window);
                let menu = game.menu(ask.seat);
                // A seat that may act but is not waited for may have no action.
                let Some(count) = u32::try_from(menu.actions.len()).ok().filter(|n| *n > 0) else {
                    continue;
                };
                let action = menu.actions[rng.below(count) as usize];
                let (seat, window, actor) = (ask.seat, window.id, Actor::Bot);
                game.submit(Submission { seat, window, actor, action }).unwrap();
                let action = AnyAction::new(serde_json::to_value(action).unwrap());
                facts.push(Fact::Played { seat, window, actor, action, given_ms: None });
            }
        }
    }
    let proposal: Proposal =
        serde_json::from_str(&format!(r#"{{"game":"{game}","seats":3}}"#)).unwrap();
    let setting = Setting::new(proposal).unwrap();
    let deals = Secret::new([7; 32]);
    let (actions, placings) = registry::visit(game, Played(&setting, deals)).unwrap();
    let (host, jitter) = (Person(7), Jitter(1));
    let mut facts = vec![Fact::Created { setting, host, deals, jitter, fork: None }];
    facts.push(Fact::Started { number: NUMBER, rules: version });
    facts.extend(actions);
    facts.push(Fact::Ended { ending: Ending::Rules });
    let mut tail = Tail::default();
    let entries = (0..).zip(facts).map(|(seq, fact)| tail.append(Millis(seq), fact, None));
    (entries.collect(), placings)
}

#[test]
fn a_match_of_other_rules_in_a_log_keeps_its_record() {
    for game in registry::GAMES {
        let own = rules_version(game);
        let (log, placings) = played(game, own);
        let exact = archive::record(&log, NUMBER, Some(&placings)).unwrap();
        assert!(matches!(reel::open(&exact), Ok(Opened::Reel(_))), "{game}");

        let (log, _) = played(game, own + 1);
        let text = archive::record(&log, NUMBER, Some(&placings)).unwrap();
        assert_eq!(record::read_header(&text).unwrap().rules_version, own + 1);
        let Ok(Opened::Reel(reel)) = reel::open(&text) else { panic!("today's rules agree") };
        assert_eq!(reel.played_by(), PlayedBy::TodaysRules);
        assert_eq!(archive::record(&log, NUMBER, None), Some(text), "the result follows");
    }
}

#[test]
fn a_match_that_today_would_go_another_way_is_told_as_notation_and_result() {
    for game in registry::GAMES {
        let (mut log, mut placings) = played(game, rules_version(game) + 1);
        placings[0].points += 1;
        let text = archive::record(&log, NUMBER, Some(&placings)).unwrap();
        let Ok(Opened::Notation { sheet, .. }) = reel::open(&text) else { panic!("{text}") };
        assert_eq!(sheet.ending, ended_as(&sheet, &placings));

        let middle = log.len() / 2;
        let Fact::Played { action, .. } = &mut log[middle].fact else { panic!("an action") };
        let unknown = serde_json::json!({ "kind": "parley", "whom": { "seat": 2 } });
        *action = AnyAction::new(unknown);
        let text = archive::record(&log, NUMBER, Some(&placings)).unwrap();
        let Ok(Opened::Notation { sheet, .. }) = reel::open(&text) else { panic!("{text}") };
        assert_eq!(sheet.moves.len(), log.len() - 3, "every action is told");
        let told = &sheet.moves[middle - 2].action;
        assert_eq!(told, r#"("kind":"parley","whom":("seat":2))"#);
        assert_eq!(sheet.ending, ended_as(&sheet, &placings));
        assert_eq!(archive::record(&log, NUMBER, None), None, "nobody knows how it ended");
    }
}

fn ended_as(sheet: &record::Sheet, placings: &[Placing]) -> record::RecordedEnding {
    let record::RecordedEnding::Over { reason, .. } = &sheet.ending else { panic!("it ended") };
    record::RecordedEnding::Over { reason: reason.clone(), placings: placings.to_vec() }
}
