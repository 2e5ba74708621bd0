//! Games on this machine: saved and resumed, forked, with hints, without waiting.

use super::*;

#[test]
fn a_session_saved_and_read_again_stands_where_it_stood() {
    let folder = std::env::temp_dir().join(format!("tortuga-session-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for (seed, players) in [("1", "2"), ("2", "3"), ("3", "4")] {
        let session = after(&["--seed", seed, "-p", players, "--bots", "deckhand"], 9);
        let path = folder.join(format!("{seed}.record"));
        std::fs::write(&path, session.record().unwrap()).unwrap();
        let again = super::session::<Rum>(&["--resume", path.to_str().unwrap()]);
        assert_eq!(again.view(), session.view());
        assert_eq!(again.turn(), session.turn());
        assert_eq!(again.choices(), session.choices());
        assert_eq!(again.told(), session.told());
        assert_eq!(again.record().unwrap(), session.record().unwrap());
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_fork_stands_where_the_game_stood_and_goes_on_by_chance_of_its_own() {
    let folder = std::env::temp_dir().join(format!("tortuga-fork-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let whole = after(&["--seed", "2", "-p", "3"], 9);
    let path = folder.join("whole.record");
    std::fs::write(&path, whole.record().unwrap()).unwrap();
    let fork = |more: &[&str]| {
        let words = [&["--fork", path.to_str().unwrap()], more].concat();
        super::session::<Rum>(&words)
    };
    // At the end it is the same game with new chance to come.
    let end = fork(&["--seat", "1", "--seed", "5"]);
    assert_eq!(end.view(), whole.view());
    assert_eq!(end.told(), whole.told());
    assert_eq!(end.choices(), whole.choices());
    // In the middle, the person sits in the seat that moved there, and knows what it knew.
    let middle = fork(&["--at", "5", "--seed", "5"]);
    let record = middle.record().unwrap();
    let lines = |text: &str, from: usize, to: usize| -> Vec<String> {
        let number = |line: &str| line.split('.').next().and_then(|n| n.parse().ok());
        let wanted = |line: &&str| number(line).is_some_and(|n| (from..=to).contains(&n));
        text.lines().filter(wanted).map(|line| line.replace(" (bot)", "")).collect()
    };
    assert_eq!(lines(&record.replace(" (user)", ""), 1, 99), lines(&whole.record().unwrap(), 1, 4));
    assert!(record.contains("generator: none"), "{record}");
    let mover =
        lines(&whole.record().unwrap(), 5, 5)[0].split([' ', ':']).nth(1).unwrap().to_owned();
    let mover: u8 = mover.parse().unwrap();
    assert_eq!(middle.about().me.0 + 1, mover);
    // Hidden cards stay as they were; chance only affects what comes later.
    let other = fork(&["--at", "5", "--seed", "6"]);
    assert_eq!(other.view(), middle.view());
    // And it can be saved and continued.
    std::fs::write(&path, &record).unwrap();
    let again = super::session::<Rum>(&["--resume", path.to_str().unwrap()]);
    assert_eq!(again.view(), middle.view());
    assert_eq!(again.record().unwrap(), record);
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Bots with chance of their own choose the same in a resumed game as in one never left.
#[test]
fn a_resumed_game_goes_on_as_it_would_have() {
    let file = format!("tortuga-goes-on-{}.record", std::process::id());
    let path = std::env::temp_dir().join(file);
    let words = ["--seed", "5", "-p", "4", "--bots", "random,deckhand,random"];
    let whole = after(&words, 10);
    for n_before in [1, 4, 7] {
        std::fs::write(&path, after(&words, n_before).record().unwrap()).unwrap();
        let mut resumed = super::session::<Rum>(&["--resume", path.to_str().unwrap()]);
        go_on(&mut resumed, 10 - n_before, "draw wreck");
        assert_eq!(resumed.told(), whole.told(), "{n_before}");
    }
    std::fs::remove_file(&path).unwrap();
}

/// Nobody waits for a clock: each step shows another action, or asks the person.
#[test]
fn every_step_leads_somewhere() {
    let words = ["--seed", "3", "-p", "10", "--bots", "random,bosun@fickle,captain:9"];
    let mut session = super::session::<JollyRoger>(&words);
    while session.n_actions() < 150 {
        let before = session.n_actions();
        match session.turn() {
            Turn::Other(_) | Turn::Others(_) => {
                session.step();
                let asked = matches!(session.turn(), Turn::Mine(_));
                assert!(asked || session.n_actions() > before, "after {before} actions");
            }
            Turn::Mine(_) => go_on(&mut session, 1, "decline"),
            Turn::Over => break,
        }
    }
}

#[test]
fn a_hint_is_a_choice_with_a_reason() {
    let mut session = after(&["--seed", "4"], 3);
    let hint = session.hint().unwrap();
    assert!(session.choices().list.iter().any(|choice| choice.action == hint.action));
    let text = hint.text(session.about(), &hint.words);
    assert!(text.starts_with("Hint: "), "{text}");
    assert!(text.contains(" – "), "{text}");
}

#[test]
fn what_every_choice_would_do_can_be_tried_without_doing_it() {
    let mut session = after(&["--seed", "4"], 6);
    let before = session.record().unwrap();
    for choice in session.choices().list {
        session.attempt(&choice.action).unwrap();
    }
    assert_eq!(session.record().unwrap(), before);
}
