//! Tests of the rule checks: a small game without problems, then one thing broken at a time.

use super::*;
use crate::problem::shown;
use crate::repo::file;

const RULES: &str = "- TOY-DRAW Take a card. [book]\n- TOY-END Out of cards. [ours]\n";
const CODE: &str = "//! Toy.\n\n/// Decides: [`TOY_DRAW`], [`TOY_END`].\nfn draw() {}\n";
const TESTS: &str = "\
//! Tests.

mod toy_draw {
    #[test]
    fn a_card_is_taken() {}
}

mod toy_end {
    mod inner {
        #[test]
        fn it_ends() {}
    }
}
";
const WORDS: &str = "rule-toy-draw = Draw.\nrule-toy-end = End.\n    .ruling = Ours.\nwon = Won.\n";

/// The toy game with some files changed or added.
fn game(changes: &[(&str, &str)]) -> Vec<SourceFile> {
    let mut files = vec![
        file("games/toy/Cargo.toml", ""),
        file("games/toy/RULES.md", RULES),
        file("games/toy/ledger-ids.txt", "TOY-DRAW\nTOY-END\nTOY-OLD withdrawn\n"),
        file("games/toy/src/ledger.rs", "//! All: TOY_DRAW, TOY_END.\n"),
        file("games/toy/src/lib.rs", CODE),
        file("games/toy/tests/rules/main.rs", TESTS),
        file("games/toy/words/en.ftl", WORDS),
        file("games/toy/words/pl.ftl", WORDS),
        file("games/toy/words/de.ftl", WORDS),
    ];
    for (path, text) in changes {
        files.retain(|file| file.path != *path);
        files.push(file(path, text));
    }
    files
}

fn found(changes: &[(&str, &str)]) -> Vec<String> {
    shown(&check(&game(changes)))
}

#[test]
fn a_game_in_order_passes() {
    assert_eq!(found(&[]), [""; 0]);
    assert_eq!(found(&[("CHANGELOG.md", "TOY-OLD is gone; TOY-DRAW-* stay.\n")]), [""; 0]);
}

#[test]
fn a_game_needs_a_ledger() {
    let files = [file("games/new/Cargo.toml", "")];
    assert_eq!(shown(&check(&files)), ["games/new: has no RULES.md"]);
}

#[test]
fn a_rule_that_no_code_decides_is_reported() {
    let expected = ["games/toy/RULES.md:2: TOY-END is decided nowhere in src"];
    for mention in ["", "//! TOY-END\n", "/// See: [`TOY_END`].\nconst END: RuleId = TOY_END;\n"] {
        let code = format!("//! Decides: [`TOY_DRAW`].\n{mention}");
        assert_eq!(found(&[("games/toy/src/lib.rs", &code)]), expected);
    }
}

#[test]
fn a_rule_that_two_places_decide_is_reported() {
    let code = CODE.to_owned() + "\n/// Decides: [`crate::ledger::TOY_END`].\nfn end() {}\n";
    assert_eq!(
        found(&[("games/toy/src/lib.rs", &code)]),
        ["games/toy/src/lib.rs:6: TOY-END is decided in games/toy/src/lib.rs:3 already"]
    );
}

#[test]
fn a_citation_in_another_form_or_of_no_rule_is_reported() {
    let code = CODE.to_owned() + "\n/// See: [`TOY_NED`].\n/// Rules: [`TOY_END`].\nfn end() {}\n";
    assert_eq!(
        found(&[("games/toy/src/lib.rs", &code)]),
        [
            "games/toy/src/lib.rs:7: `Rules:` is out of use: write `Decides:` or `See:`",
            "games/toy/src/lib.rs:6: TOY_NED is not a rule of games/toy/RULES.md",
        ]
    );
}

/// The toy game, except that another file decides how it ends, with these tests of that.
fn ends_in(source: &str, tests: &str) -> Vec<String> {
    let draw = TESTS.split("mod toy_end").next().unwrap().to_owned();
    let end = TESTS.replace(&draw, "//! Tests.\n\n");
    found(&[
        ("games/toy/src/lib.rs", "//! Decides: [`TOY_DRAW`].\n"),
        (source, "//! Decides: [`TOY_END`].\n"),
        ("games/toy/tests/rules/main.rs", &draw),
        (tests, &end),
    ])
}

#[test]
fn tests_may_be_in_the_file_that_mirrors_the_source_or_in_its_folder() {
    for (source, tests) in [
        ("games/toy/src/end.rs", "games/toy/tests/rules/end.rs"),
        ("games/toy/src/phase/end.rs", "games/toy/tests/rules/phase/end.rs"),
        ("games/toy/src/phase/end.rs", "games/toy/tests/rules/phase/end/late.rs"),
        ("games/toy/src/phase/mod.rs", "games/toy/tests/rules/phase.rs"),
        ("games/toy/src/phase.rs", "games/toy/tests/rules/phase/mod.rs"),
    ] {
        assert_eq!(ends_in(source, tests), [""; 0], "{source} and {tests}");
    }
}

#[test]
fn tests_in_a_file_that_mirrors_another_source_are_reported() {
    let source = "games/toy/src/phase/end.rs";
    for tests in [
        "games/toy/tests/rules/end.rs",
        "games/toy/tests/rules/phase.rs",
        "games/toy/tests/phase/end.rs",
        "games/toy/src/phase/end_tests.rs",
    ] {
        let expected = format!(
            "{tests}:3: `toy_end` belongs in games/toy/tests/rules/phase/end.rs, since {source} \
             decides TOY-END"
        );
        assert_eq!(ends_in(source, tests), [expected]);
    }
}

#[test]
fn a_rule_without_a_test_is_reported() {
    let expected = ["games/toy/RULES.md:2: TOY-END has no module `toy_end` with a test"];
    for ending in ["mod toy_end {\n}\n\n#[test]\nfn elsewhere() {}\n", "mod toy_end;\n", ""] {
        let tests = TESTS.split("mod toy_end").next().unwrap().to_owned() + ending;
        assert_eq!(found(&[("games/toy/tests/rules/main.rs", &tests)]), expected);
    }
}

#[test]
fn a_test_module_may_be_a_file_of_its_own() {
    let tests = TESTS.split("mod toy_end").next().unwrap().to_owned() + "mod toy_end;\n";
    let own = ("games/toy/tests/rules/toy_end.rs", "//! End.\n#[test]\nfn it_ends() {}\n");
    assert_eq!(found(&[("games/toy/tests/rules/main.rs", &tests), own]), [""; 0]);
}

#[test]
fn an_exception_excuses_a_rule_while_it_is_needed() {
    let code = ("games/toy/src/lib.rs", "//! Decides: [`TOY_DRAW`].\n");
    let list = "games/toy/ledger-exceptions.txt";
    assert_eq!(found(&[code, (list, "# Why.\n\nTOY-END a list of parts\n")]), [""; 0]);
    assert_eq!(
        found(&[(list, "TOY-END a list of parts\n")]),
        ["games/toy/ledger-exceptions.txt: TOY-END needs no exception here"]
    );
    assert_eq!(
        found(&[(list, "TOY-END\n")]),
        ["games/toy/ledger-exceptions.txt:1: needs the form `ID reason`"]
    );
}

#[test]
fn unknown_ids_are_reported_wherever_they_stand() {
    assert_eq!(
        found(&[
            ("docs/scenarios.md", "See TOY-DARW.\n"),
            ("games/toy/src/more.rs", "//! More.\nconst TOY_SIZE: u8 = 1; // TOY-OLD\n"),
            ("games/toy/ledger-exceptions.txt", "TOY-DRWA a reason\n"),
        ]),
        [
            "docs/scenarios.md:1: TOY-DARW is not a rule of games/toy/RULES.md",
            "games/toy/src/more.rs:2: TOY-OLD is not a rule of games/toy/RULES.md",
            "games/toy/ledger-exceptions.txt:1: TOY-DRWA is not a rule of games/toy/RULES.md",
        ]
    );
}

#[test]
fn a_module_named_after_no_rule_is_reported() {
    let tests =
        TESTS.to_owned() + "\npub(crate) mod toy_ned {}\nmod toy_ned {\n}\nmod other {\n}\n";
    let what = "module `toy_ned` is named after a rule that does not exist";
    assert_eq!(
        found(&[("games/toy/tests/rules/main.rs", &tests)]),
        [format!("games/toy/tests/rules/main.rs:16: {what}")]
    );
}

#[test]
fn a_rule_without_words_and_words_without_a_rule_are_reported() {
    assert_eq!(
        found(&[("games/toy/words/pl.ftl", "rule-toy-draw = Weź.\nrule-toy-edn = Koniec.\n")]),
        [
            "games/toy/words/pl.ftl: has no `rule-toy-end`",
            "games/toy/words/pl.ftl: `rule-toy-edn` belongs to no rule",
        ]
    );
}

#[test]
fn a_game_without_words_is_excused_only_by_name() {
    let mut files = game(&[]);
    files.retain(|file| !file.path.contains("/words/"));
    assert_eq!(check(&files).len(), 3);
    let (ledgers, _) = ledger::ledgers(&files);
    let excuse = [("toy", "a reason")];
    assert!(Game::new(&ledgers[0], &files).rules_page(&excuse).is_empty());
    let files = game(&[]);
    assert_eq!(Game::new(&ledgers[0], &files).rules_page(&excuse).len(), 1);
}
