//! The checks must be able to fail: each kind of mistake is made here and caught.

use contract::Language;
use text::check_words;

/// The problems found in these three files. Fluent requires each variant on a line of its own; to
/// keep these tests short, ` |` stands for such a line break.
fn found(en: &str, pl: &str, de: &str) -> Vec<String> {
    let files = [en, pl, de].map(|file| file.replace(" |", "\n    "));
    let words = |language| match language {
        Language::En => files[0].as_str(),
        Language::Pl => files[1].as_str(),
        Language::De => files[2].as_str(),
    };
    check_words(words).iter().map(ToString::to_string).collect()
}

/// The problems found if all languages have the same file.
fn found_in(file: &str) -> Vec<String> {
    let english = found(file, file, file).into_iter().filter(|problem| problem.starts_with("en "));
    english.collect()
}

#[test]
fn good_files_pass() {
    let en = r"
parrot = parrot
drew = { $seat-is -> |[me] You draw |*[other] { $seat } draws |} { NAME($card) }.
lost = { $n -> |[one] { $n } card |*[other] { $n } cards |} { $how -> |[all] all |*[some] some |}.
won = { refused-over } { $seats }
";
    let pl = r#"
parrot = papuga
    .acc = papugę
drew = { $seat } dobiera { NAME($card, case: "acc") }.
lost = { $n -> |[one] { $n } karta |[few] { $n } karty |*[many] { $n } kart |} mniej, { $how }.
won = { $seats-n -> |[1] Ktoś |*[other] Oni |} { refused-over }
"#;
    let de = r"
parrot = Papagei
drew = { $seat } zieht { $card }.
lost = { $n -> |[one] { $n } Karte |*[other] { $n } Karten |} { $how -> |[all] ja |*[some] nein |}.
won = { refused-over } { $seats-rest }
";
    assert_eq!(found(en, pl, de), [""; 0]);
}

#[test]
fn a_key_missing_in_one_language() {
    assert_eq!(found("a = a\nb = b", "a = a\nb = b", "a = a"), ["de b: is missing"]);
}

#[test]
fn an_argument_missing_in_one_language() {
    let problems = found("a = { $x } { $y }", "a = { $x }", "a = { $y } { $x-is }");
    assert_eq!(problems, ["pl a: does not use $y, as other languages do"]);
}

#[test]
fn a_line_that_cannot_be_read() {
    let problems = found("a = a\nb = { $", "a = a", "a = a");
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].starts_with("en line 2: cannot be read"), "{problems:?}");
}

#[test]
fn repeated_and_shared_keys_are_reported() {
    assert_eq!(found_in("a = a\na = b"), ["en a: is there twice"]);
    assert_eq!(found_in("ui-you = thou"), ["en ui-you: is there twice"]);
    assert_eq!(
        found_in("a = { -a }\n-a = b"),
        ["en a: is there twice", "en a: refers to -a, which is not there"]
    );
}

#[test]
fn a_plural_without_a_form_of_its_language() {
    let two = "a = { $n -> |[one] x |*[other] y |}";
    assert_eq!(found(two, two, two), ["pl a: lacks [few], [many] in the plural by $n"]);
    let three = "a = { $n -> |[one] x |[few] y |*[other] z |}";
    assert_eq!(found(two, three, two), [""; 0]);
    assert_eq!(
        found_in("a = { $n -> |[few] x |*[other] y |}"),
        ["en a: lacks [one] in the plural by $n"]
    );
}

#[test]
fn a_form_that_one_side_does_not_know() {
    let asked = r#"a = { NAME($x, case: "akk") }"#;
    assert_eq!(found_in(asked), ["en a: form `akk` is asked for or given by nobody"]);
    let given = "a = a\n    .akk = b";
    assert_eq!(found_in(given), ["en a: form `akk` is asked for or given by nobody"]);
    let both = "a = { NAME($x, case: \"gender\") }\nb = b\n    .gender = f";
    assert_eq!(found_in(both), [""; 0]);
}

#[test]
fn a_reference_to_what_is_not_there() {
    let hidden = "a = { $x -> |[seldom] { nothing } |*[often] b |}";
    assert_eq!(found_in(hidden), ["en a: refers to nothing, which is not there"]);
    assert_eq!(found_in("a = { NUMBER($n) }"), ["en a: refers to NUMBER(), which is not there"]);
    assert_eq!(found_in("a = { b.acc }\nb = b"), ["en a: refers to b.acc, which is not there"]);
    assert_eq!(found_in("-t = { nothing }"), ["en -t: refers to nothing, which is not there"]);
}

#[test]
fn a_call_that_cannot_work() {
    assert_eq!(found_in("a = { NAME() }"), ["en a: NAME wants one thing"]);
    let unknown = r#"a = { NAME($x, kasus: "acc") }"#;
    assert_eq!(found_in(unknown), [r#"en a: NAME does not know the argument ["kasus"]"#]);
    assert_eq!(found_in("a = { NAME($x, case: 4) }"), ["en a: NAME wants its case in quotes"]);
}

#[test]
fn messages_that_turn_in_circles() {
    let problems = found_in("a = { b }\nb = { a }");
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(problems[0].contains("Cyclical"), "{problems:?}");
}

#[test]
fn a_message_that_says_nothing() {
    assert_eq!(found_in("a =\n    .acc = b"), ["en a: has attributes but no value"]);
}
