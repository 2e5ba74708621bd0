//! Missing texts, and smaller guarantees of the reader.

use contract::{Language, Phrase, RuleId};
use text::{Fault, Listener, Words};

const FILE: &str = "
rule-rum-set = Lay out cards from your hand;
    bottles on the beach count too.

    Something must be won.
count = { $n } cards
shown = See { $card }.
-brand = Tortuga
only-forms =
    .acc = x
";

fn words() -> Words {
    Words::new(Language::En, &[FILE])
}

#[test]
fn words_can_be_shared_by_threads() {
    fn shareable<T: Send + Sync>(_: &T) {}
    shareable(&words());
}

#[test]
fn a_key_that_is_missing_shows_itself() {
    let listener = Listener::default();
    assert_eq!(words().say(&Phrase::new("nothing"), &listener), "⟨nothing⟩");
    assert_eq!(words().say(&Phrase::new("only-forms"), &listener), "⟨only-forms⟩");
    let nested = Phrase::new("shown").name("card", Phrase::new("nothing"));
    assert_eq!(words().say(&nested, &listener), "See ⟨nothing⟩.");
    let problems = words().try_say(&nested, &listener).unwrap_err();
    assert_eq!(problems.len(), 1);
    assert_eq!((problems[0].key.as_str(), &problems[0].fault), ("nothing", &Fault::Missing));
}

#[test]
fn an_argument_that_is_missing_is_a_problem() {
    let problems = words().try_say(&Phrase::new("count"), &Listener::default()).unwrap_err();
    assert_eq!(
        problems[0].to_string(),
        "en count: cannot be said: Resolver error: Unknown variable: $n"
    );
}

#[test]
fn plain_keys_are_there_or_not() {
    assert_eq!(words().key("refused-over").as_deref(), Some("The game is over."));
    assert_eq!(words().key("nothing"), None);
    assert_eq!(words().key("only-forms"), None);
    assert_eq!(words().key("brand"), None);
    assert_eq!(words().key(""), None);
}

#[test]
fn a_rule_is_found_by_its_id_and_flows() {
    let rule = words().rule(RuleId::new("RUM-SET")).unwrap();
    assert_eq!(
        rule,
        "Lay out cards from your hand; bottles on the beach count too.\nSomething must be won."
    );
    assert_eq!(words().rule(RuleId::new("TOY-NOTHING")), None);
}

#[test]
fn a_broken_file_loses_only_what_is_broken() {
    let words = Words::new(Language::En, &["good = well\nbad = { $\nfine = well too"]);
    assert_eq!(words.key("good").as_deref(), Some("well"));
    assert_eq!(words.key("fine").as_deref(), Some("well too"));
}

#[test]
fn a_bot_has_one_name_of_its_own_for_every_reader() {
    let names = |language| {
        let words = Words::new(language, &[]);
        (1..=10).map(|n| words.key(&format!("bot-name-{n}")).unwrap()).collect::<Vec<_>>()
    };
    let english = names(Language::En);
    assert_eq!(english.iter().collect::<std::collections::BTreeSet<_>>().len(), 10);
    for language in Language::ALL {
        assert_eq!(names(language), english);
    }
}

#[test]
fn yes_and_no_are_different_keys() {
    for language in Language::ALL {
        let words = Words::new(language, &[]);
        let keys = ["ui-yes-key", "ui-no-key"].map(|key| words.key(key).unwrap());
        assert_ne!(keys[0], keys[1]);
        assert!(keys.iter().all(|key| key.len() == 1));
    }
}
